"""What Cities & Knights adds to the picture: knights, walls, metropolises, merchant, barbarians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PIL import Image

from engine.bits import bits
from engine.modules.cities_knights.barbarians import forecast, losers
from engine.modules.cities_knights.knights import awake_knights, level_at, of_level
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import SHIP, tables
from engine.state import Concealed
from render.barbarians import STEPS, Outlook, barbarian_ship
from render.barbarians import strip as barbarian_strip
from render.cards import CardFace
from render.counters import Counter
from render.dice import DIE, IVORY, RED, die, sign_die
from render.domains import DOMAINS, emblem, level_chip
from render.figures import FIGURE_MIDDLE, Figure
from render.icons import icon
from render.ink import rgb
from render.knights import knight, merchant, metropolis, wall
from render.layers import BUILDINGS, Layers, StripRequest
from render.phrases import Phrase, Pieces
from render.pieces import house_scale
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
            scene.paste(sprite, scene.board.vertex_xy[vertex], (0.5, 0.555))


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


def figures(view: Any, colors: Sequence[int]) -> list[Figure]:
    """The merchant, in the colour of who holds him."""
    part = ck_slice(view.state)
    holder = part.merchant_holder
    color = colors[holder] if holder >= 0 else None
    return [Figure(part.merchant, partial(merchant, color=color))] if part.merchant >= 0 else []


def title(view: Any) -> list[Image.Image]:
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


def dice(view: Any) -> list[Image.Image]:
    """The first die is white, the second red; it is the red one that gives progress cards."""
    white, red = view.state.dice[:2]
    return [die(white, DIE), die(red, DIE, RED)]


def outlook(view: Any) -> Outlook:
    """The battle as it would end if the ship landed now."""
    now = forecast(view)
    best = max(now.contributions)
    heroes = tuple(s for s, count in enumerate(now.contributions) if best and count == best)
    hit = tuple(losers(view, now)) if now.barbarians_win else ()
    return Outlook(ck_slice(view.state).ship, now.barbarians, now.defence, hit, heroes)


def card(view: Any, name: str) -> CardFace | None:
    """A progress card: the colour and the emblem of its domain."""
    for domain in tables(view.rules).domains:
        if name in domain.cards:
            return CardFace(DOMAINS[domain.name], domain.name)
    return None


def strip(request: StripRequest) -> Image.Image:
    return barbarian_strip(request.width, outlook(request.view), request.seats, request.theme)


def counters(view: Any, seat: int) -> list[Counter]:
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


def pieces(view: Any, seat: int) -> list[Pieces]:
    part = ck_slice(view.state)
    found = []
    for level, name in enumerate(("basic_knight", "strong_knight", "mighty_knight"), 1):
        own = of_level(part, seat, level)
        found.append(Pieces(f"active_{name}", "vertex", own & part.active))
        found.append(Pieces(name, "vertex", own & ~part.active))
    found.append(Pieces("wall", "vertex", part.walls[seat]))
    return found


def phrases(view: Any) -> list[Phrase]:
    part = ck_slice(view.state)
    found = [Phrase("picture-barbarians", {"left": STEPS - part.ship})]
    if part.merchant >= 0:
        found.append(Phrase("picture-merchant", {"hex": view.board.hex_label(part.merchant)}))
    return found


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


def _moved(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"]), Mark("vertex", params["from_vertex"], "from")]


def _merchant(params: Params) -> list[Mark]:
    return [Mark("hex", params["hex"], offset=FIGURE_MIDDLE)]


LAYERS = Layers(
    module="cities_knights",
    draw=((BUILDINGS, draw_city_parts), (BUILDINGS, draw_knights)),
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
                "wall_built",
            ),
            _vertex,
        ),
        "knight_displaced": _moved,
        "knight_moved": _moved,
        "knight_relocated": _moved,
        "merchant_placed": _merchant,
    },
    counters=counters,
    pieces=pieces,
    phrases=phrases,
    replaces=frozenset(("development", "knight")),
    title=title,
    dice=dice,
    figures=figures,
    strip=strip,
    card=card,
    deeds={
        "improvement_bought": "picture-best-improver",
        "defender": "picture-best-defender",
        "city_lost": "picture-best-pillaged",
    },
)
