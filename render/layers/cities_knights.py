"""What Cities & Knights adds to the picture: knights, walls, metropolises, merchant, barbarians."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.bits import bits
from engine.modules.cities_knights.knights import level_at, of_level
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.state import Concealed
from render.counters import Counter
from render.icons import icon
from render.knights import STEPS, barbarian_track, event_die, knight, merchant, metropolis, wall
from render.layers import BUILDINGS, ROBBER, Layers
from render.phrases import Phrase, Pieces
from render.pieces import house_scale
from render.scene import Mark, Scene

Params = Mapping[str, Any]
MERCHANT_SPOT = (0.44, -0.25)
"""Where the merchant stands, seen from the middle of his hex: opposite the robber."""


def draw_knights(scene: Scene) -> None:
    part = ck_slice(scene.state)
    for seat, mask in enumerate(part.knights):
        for vertex in bits(mask):
            sprite = knight(
                scene.colors[seat],
                scene.letters[seat],
                level_at(part, vertex),
                scene.size,
                active=bool(part.active >> vertex & 1),
            )
            scene.paste(sprite, scene.board.vertex_xy[vertex], (0.5, 0.55))


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
            scene.paste(metropolis(domain.name, scene.size), (x - 0.27 * unit, y - 0.72 * unit))
    for vertex in bits(part.sabotaged):
        x, y = scene.board.vertex_xy[vertex]
        scene.paste(icon("no", round(0.5 * house_scale(scene.size))), (x - 0.26 * unit, y))


def draw_merchant(scene: Scene) -> None:
    hex_ = ck_slice(scene.state).merchant
    if hex_ >= 0:
        x, y = scene.board.hex_xy[hex_]
        at = (x + MERCHANT_SPOT[0], y + MERCHANT_SPOT[1])
        scene.paste(merchant(scene.size), at, (0.5, 0.78))


def title(view: Any) -> list[Image.Image]:
    """The barbarian ship's way, and the event die once it has been rolled."""
    part = ck_slice(view.state)
    sprites = [barbarian_track(part.ship)]
    if view.state.dice and part.face:
        sprites.append(event_die(part.face))
    return sprites


def counters(view: Any, seat: int) -> list[Counter]:
    """Progress cards, defender cards, and the level of each calendar (held: its metropolis)."""
    part = ck_slice(view.state)
    cards: Any = part.cards[seat]
    hidden = cards.size if isinstance(cards, Concealed) else len(cards)
    found = [
        Counter("progress", hidden + len(part.open_cards[seat])),
        Counter("defender", part.defenders[seat]),
    ]
    for domain, levels, owner in zip(
        tables(view.rules).domains, part.levels, part.metropolis_owner, strict=True
    ):
        found.append(Counter(domain.name, levels[seat], owner == seat))
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
    x, y = MERCHANT_SPOT
    return [Mark("hex", params["hex"], offset=(x, y - 0.25))]


LAYERS = Layers(
    module="cities_knights",
    draw=((BUILDINGS, draw_city_parts), (BUILDINGS, draw_knights), (ROBBER, draw_merchant)),
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
)
