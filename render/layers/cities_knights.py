"""What Cities & Knights adds to the picture: knights, walls, metropolises, merchant, barbarians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

from PIL import Image

from engine.bits import bits
from engine.game import Game
from engine.modules.cities_knights.barbarians import forecast, losers
from engine.modules.cities_knights.knights import awake_knights, level_at, of_level
from engine.modules.cities_knights.pillage import substitutes
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import SHIP, tables
from engine.state import Concealed
from engine.view import View
from render.barbarians import STEPS, Outlook, barbarian_ship
from render.barbarians import strip as barbarian_strip
from render.calendars import calendar_picture
from render.cards import CardFace
from render.counters import Counter
from render.dice import DIE, IVORY, RED, die, sign_die
from render.domains import DOMAINS, emblem, level_chip
from render.figures import FIGURE_MIDDLE, Figure
from render.icons import icon
from render.ink import rgb
from render.knights import knight, merchant, metropolis, wall
from render.layers import BUILDINGS, Layers, StripRequest
from render.phrases import Phrase, Pieces, Seat, Value
from render.pieces import TOKEN_DROP, house_scale, lying_city
from render.scene import Mark, Scene

Params = Mapping[str, Any]


def draw_knights(scene: Scene) -> None:
    part = ck_slice(scene.state)
    for seat, mask in enumerate(part.knights):
        awake = awake_knights(scene.state, seat)
        for vertex in bits(mask):
            sprite = knight(
                scene.colors[seat],
                scene.letters[seat],
                level_at(part, vertex),
                scene.size,
                active=bool(awake >> vertex & 1),
            )
            scene.paste(sprite, scene.board.vertex_xy[vertex], (0.5, 0.548))


def draw_lying_cities(scene: Scene) -> None:
    """A city that lies on its side in place of a settlement."""
    for seat in range(scene.state.seats):
        for vertex in bits(substitutes(scene.state, seat)):
            sprite = lying_city(scene.colors[seat], scene.letters[seat], scene.size)
            scene.paste(sprite, scene.board.vertex_xy[vertex])


def draw_city_parts(scene: Scene) -> None:
    """Walls before cities, gates on metropolises, a cross on a city that was sabotaged."""
    part = ck_slice(scene.state)
    unit = house_scale(scene.size) / scene.size
    for mask in part.walls:
        for vertex in bits(mask):
            x, y = scene.board.vertex_xy[vertex]
            scene.paste(wall(scene.size), (x, y + 0.56 * unit))
    for domain, vertex in zip(tables(scene.view.rules).domains, part.metropolis, strict=True):
        if vertex >= 0:
            x, y = scene.board.vertex_xy[vertex]
            scene.paste(metropolis(domain.name, scene.size), (x - 0.36 * unit, y - 0.46 * unit))
    for vertex in bits(part.sabotaged):
        x, y = scene.board.vertex_xy[vertex]
        scene.paste(icon("no", round(0.5 * house_scale(scene.size))), (x - 0.26 * unit, y))


def figures(view: View, colors: Sequence[int]) -> list[Figure]:
    """The merchant, in the colour of who holds him."""
    part = ck_slice(view.state)
    holder = part.merchant_holder
    color = colors[holder] if holder >= 0 else None
    return [Figure(part.merchant, partial(merchant, color=color))] if part.merchant >= 0 else []


def title(view: View) -> list[Image.Image]:
    """The event die once it has been rolled."""
    face = ck_slice(view.state).face
    return (
        [event_die(face, len(tables(view.rules).event_faces))] if view.state.dice and face else []
    )


def event_die(face: str, faces: int) -> Image.Image:
    """The barbarian ship, or the emblem of a domain, on a die of that many faces."""
    if face == SHIP:
        return sign_die(face, faces, rgb("9fc4dc"), barbarian_ship)
    return sign_die(
        face, faces, IVORY, lambda ink, at, size: emblem(ink, face, at, size * 0.86, 0.13)
    )


def dice(view: View) -> list[Image.Image]:
    """The first die is white, the second red; it is the red one that gives progress cards."""
    white, red = view.state.dice[:2]
    return [die(white, DIE), die(red, DIE, RED)]


def outlook(view: View) -> Outlook:
    """The battle as it would end if the ship landed now."""
    game = cast(Game, view)  # the rules read of it what they read of a game
    now = forecast(game)
    best = max(now.contributions)
    heroes = tuple(s for s, count in enumerate(now.contributions) if best and count == best)
    hit = tuple(losers(game, now)) if now.barbarians_win else ()
    return Outlook(ck_slice(view.state).ship, now.barbarians, now.defence, hit, heroes)


def card(view: View, name: str) -> CardFace | None:
    """A progress card: its own sign, the colour and the emblem of its domain."""
    for domain in tables(view.rules).domains:
        if name in domain.cards:
            return CardFace(DOMAINS[domain.name], name, domain.name)
    return None


def strip(request: StripRequest) -> Image.Image:
    return barbarian_strip(request.width, outlook(request.view), request.seats, request.theme)


def counters(view: View, seat: int) -> list[Counter]:
    """Progress cards, defender cards, and the level of each calendar (held: its metropolis)."""
    part = ck_slice(view.state)
    cards: Any = part.cards[seat]
    hidden = cards.size if isinstance(cards, Concealed) else len(cards)
    found = [Counter("progress", hidden + len(part.open_cards[seat]))]
    if part.defenders[seat]:
        found.append(Counter("defender", part.defenders[seat]))
    for domain, levels, owner in zip(
        tables(view.rules).domains, part.levels, part.metropolis_owner, strict=True
    ):
        held = owner == seat
        chip = level_chip(domain.name, levels[seat], held=held)
        found.append(Counter(domain.name, levels[seat], held, chip))
    return found


def pieces(view: View, seat: int) -> list[Pieces]:
    part = ck_slice(view.state)
    awake = awake_knights(view.state, seat)
    found = []
    for level, name in enumerate(("basic_knight", "strong_knight", "mighty_knight"), 1):
        own = of_level(part, seat, level)
        found.append(Pieces(f"active_{name}", "vertex", own & awake))
        found.append(Pieces(name, "vertex", own & ~awake))
    found.append(Pieces("wall", "vertex", part.walls[seat]))
    for domain, vertex, owner in zip(
        tables(view.rules).domains, part.metropolis, part.metropolis_owner, strict=True
    ):
        if owner == seat and vertex >= 0:
            found.append(Pieces(f"metropolis_{domain.name}", "vertex", 1 << vertex))
    found.append(Pieces("sabotaged_city", "vertex", part.sabotaged & view.state.cities[seat]))
    found.append(Pieces("lying_city", "vertex", substitutes(view.state, seat)))
    return found


def phrases(view: View) -> list[Phrase]:
    """Dice, barbarians and what they would do, merchant."""
    part, now = ck_slice(view.state), outlook(view)
    found = []
    if view.state.dice and part.face:
        white, red = view.state.dice[:2]
        face = Phrase(f"word-{part.face}")
        found.append(Phrase("picture-red-die", {"white": white, "red": red, "face": face}))
    found.append(Phrase("picture-barbarians", {"left": STEPS - part.ship}))
    strengths = {"barbarians": now.barbarians, "defence": now.defence}
    found.append(Phrase("picture-strength", strengths))
    if now.losers:
        found.append(Phrase("picture-would-lose", {"names": [Seat(s) for s in now.losers]}))
    elif now.heroes and now.barbarians <= now.defence:
        found.append(Phrase("picture-would-defend", {"names": [Seat(s) for s in now.heroes]}))
    if part.merchant >= 0:
        params: dict[str, Value] = {"hex": view.board.hex_label(part.merchant)}
        if part.merchant_holder >= 0:
            params["name"] = Seat(part.merchant_holder)
        held = "-held" if part.merchant_holder >= 0 else ""
        found.append(Phrase(f"picture-merchant{held}", params))
    return found


def details(view: View) -> list[Phrase]:
    """Battles so far, decks, cards that lie open or work in this turn, the final metropolises."""
    part: Any = ck_slice(view.state)
    found = [Phrase("picture-attacks", {"count": part.attacks})]
    for index, domain in enumerate(tables(view.rules).domains):
        name = Phrase(f"word-{domain.name}")
        count = _size(part.decks[index]) + _size(part.bottoms[index])
        found.append(Phrase("picture-domain-deck", {"name": name, "count": count}))
        if part.first_at_top[index] >= 0:
            holder = Seat(part.first_at_top[index])
            found.append(Phrase("picture-final-metropolis", {"domain": name, "name": holder}))
    for seat in range(view.state.seats):
        cards = [Phrase(f"card-{card}") for card in part.open_cards[seat]]
        cards += [Phrase("card-crane")] * part.cranes[seat]
        cards += [Phrase(f"kind-{view.rules.kinds[kind]}") for kind in part.fleets[seat]]
        if cards:
            found.append(Phrase("picture-open-cards", {"name": Seat(seat), "cards": cards}))
    return found


def _size(cards: Any) -> int:
    if isinstance(cards, Concealed):
        return cards.size
    return sum(cards.values()) if isinstance(cards, dict) else len(cards)


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


def _moved(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"]), Mark("vertex", params["from_vertex"], "from")]


def _driven(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"], "from")]


def _woken(params: Params) -> list[Mark]:
    return [Mark("vertex", vertex) for vertex in params["vertices"]]


def _swapped(params: Params) -> list[Mark]:
    hexes = (params["hex"], params["other_hex"])
    return [Mark("hex", hex_, offset=(0.0, TOKEN_DROP)) for hex_ in hexes]


def _merchant(params: Params) -> list[Mark]:
    return [Mark("hex", params["hex"], offset=FIGURE_MIDDLE)]


LAYERS = Layers(
    module="cities_knights",
    draw=(
        (BUILDINGS, draw_lying_cities),
        (BUILDINGS, draw_city_parts),
        (BUILDINGS, draw_knights),
    ),
    marks={
        **dict.fromkeys(
            (
                "city_lost",
                "city_repaired",
                "city_sabotaged",
                "deserter_placed",
                "knight_activated",
                "knight_promoted",
                "knight_recruited",
                "metropolis",
                "robber_chased",
                "wall_built",
            ),
            _vertex,
        ),
        "discs_swapped": _swapped,
        "intrigue": _driven,
        "knight_deserted": _driven,
        "knight_displaced": _moved,
        "knight_moved": _moved,
        "knight_relocated": _moved,
        "knights_activated": _woken,
        "merchant_placed": _merchant,
    },
    counters=counters,
    pieces=pieces,
    phrases=phrases,
    details=details,
    replaces=frozenset(("development", "knight")),
    title=title,
    dice=dice,
    figures=figures,
    strip=strip,
    card=card,
    sheets={"calendars": calendar_picture},
    deeds={
        "improvement_bought": "picture-best-improver",
        "defender": "picture-best-defender",
        "city_lost": "picture-best-pillaged",
    },
)
