"""The base game's layer: glow, roads, robber, houses, marks of the last change, labels."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from engine.bits import bits
from engine.modules.base.slice import base_slice
from engine.state import Concealed
from engine.view import View
from render.counters import Counter
from render.figures import FIGURE_MIDDLE, PLATE_DROP, Figure, feet, number_plate
from render.labels import clear_token, draw_labels, lift_tokens
from render.layers import (
    BUILDINGS,
    CHANGES,
    GLOW,
    GROUND,
    LABELS,
    ROADS,
    ROBBER,
    Layers,
    figures_of,
    replaced_signs,
)
from render.marks import (
    change_bar,
    change_ring,
    ghost_ring,
    ghost_road,
    production_glow,
    token_halo,
)
from render.phrases import Phrase, Pieces, Seat, Value, bag
from render.pieces import TOKEN_DROP, city, road, robber, settlement
from render.scene import Mark, Scene


def slant(scene: Scene, edge: int) -> int:
    """Direction of an edge on the picture, in degrees: 30, 90 or 150."""
    a, b = scene.board.edge_vertices[edge]
    (ax, ay), (bx, by) = scene.board.vertex_xy[a], scene.board.vertex_xy[b]
    return round(math.degrees(math.atan2(by - ay, bx - ax))) % 180


def draw_glow(scene: Scene) -> None:
    """Mark the hexes that this roll has paid from."""
    for mark in scene.marks:
        if mark.style == "production":
            x, y = scene.board.hex_xy[mark.place]
            scene.paste(production_glow(scene.size), (x, y))
            scene.paste(token_halo(scene.size), (x, y + TOKEN_DROP))


def draw_roads(scene: Scene) -> None:
    for seat, mask in enumerate(scene.state.roads):
        for edge in bits(mask):
            sprite = road(scene.colors[seat], slant(scene, edge), scene.size)
            scene.paste(sprite, scene.board.edge_xy[edge])


def draw_possible_roads(scene: Scene) -> None:
    for edge in scene.ask_places.get("edge", ()):
        scene.paste(ghost_road(scene.size, slant(scene, edge)), scene.board.edge_xy[edge])


def figures(view: View, _: Sequence[int]) -> list[Figure]:
    """The robber."""
    hex_ = view.state.robber
    return [Figure(hex_, robber, stops=True)] if hex_ >= 0 else []


def clear_tokens(scene: Scene) -> None:
    """Take the number tokens off the hexes on which a figure stands."""
    for hex_ in figures_of(scene.view, scene.colors):
        if scene.state.number[hex_]:
            clear_token(scene, hex_)


def draw_figures(scene: Scene) -> None:
    """Robber and the like on their hexes, the number on a plate at their feet."""
    for hex_, standing in figures_of(scene.view, scene.colors).items():
        x, y = scene.board.hex_xy[hex_]
        number = scene.state.number[hex_]
        for i, figure in enumerate(standing):
            dx, dy = feet(i, len(standing), numbered=bool(number))
            scene.paste(figure.sprite(scene.size), (x + dx, y + dy), (0.5, 0.78))
        if number:
            dull = any(figure.stops for figure in standing)
            scene.paste(number_plate(number, dull=dull), (x, y + PLATE_DROP))


def draw_buildings(scene: Scene) -> None:
    """Settlements and cities, those behind first."""
    found = [
        (scene.board.vertex_xy[vertex], seat, piece)
        for piece, masks in ((settlement, scene.state.settlements), (city, scene.state.cities))
        for seat, mask in enumerate(masks)
        for vertex in bits(mask)
    ]
    for at, seat, piece in sorted(found, key=lambda item: (item[0][1], item[0][0])):
        scene.paste(piece(scene.colors[seat], scene.letters[seat], scene.size), at)


def draw_edge_changes(scene: Scene) -> None:
    """Marks of roads and ships lie below buildings, whose letters stay free."""
    _draw_marks(scene, [mark for mark in scene.marks if mark.kind == "edge"])


def draw_figure_changes(scene: Scene) -> None:
    """Marks of figures lie below them, so that the number at their feet can be read."""
    _draw_marks(scene, [mark for mark in scene.marks if mark.offset == FIGURE_MIDDLE])


def draw_changes(scene: Scene) -> None:
    """Rings around what the last move put there, a dashed one where a piece came from."""
    shown = [mark for mark in scene.marks if mark.kind != "edge" and mark.offset != FIGURE_MIDDLE]
    _draw_marks(scene, shown)


def _draw_marks(scene: Scene, marks: Sequence[Mark]) -> None:
    for mark in marks:
        x, y = scene.place(mark.kind, mark.place)
        at = (x + mark.offset[0], y + mark.offset[1])
        if mark.style == "from":
            scene.paste(ghost_ring(scene.size), at)
        elif mark.style == "change" and mark.kind == "edge":
            scene.paste(change_bar(scene.size, slant(scene, mark.place)), at)
        elif mark.style == "change":
            radius = 0.5 if mark.offset == FIGURE_MIDDLE else 0.62
            scene.paste(change_ring(scene.size, radius), at)


def counters(view: View, seat: int) -> list[Counter]:
    """Cards in hand, development cards, knights played, longest road."""
    base = base_slice(view.state)
    cards: Any = base.cards[seat]
    return [
        Counter("cards", view.hand_size(seat)),
        Counter("development", cards.size if isinstance(cards, Concealed) else len(cards)),
        Counter("knight", base.knights[seat], base.largest_army == seat),
        Counter("road", base.road_length[seat], base.longest_road == seat),
    ]


def pieces(view: View, seat: int) -> list[Pieces]:
    state = view.state
    return [
        Pieces("settlement", "vertex", state.settlements[seat]),
        Pieces("city", "vertex", state.cities[seat]),
        Pieces("road", "edge", state.roads[seat]),
    ]


def phrases(view: View) -> list[Phrase]:
    """Where the robber stands."""
    hex_ = view.state.robber
    if hex_ < 0:
        return [Phrase("picture-robber-beside")]
    return [Phrase("picture-robber", {"hex": view.board.hex_label(hex_)})]


def details(view: View) -> list[Phrase]:
    """Bank, deck, and the offers that are open."""
    state, kinds = view.state, view.rules.kinds
    base: Any = base_slice(state)
    left = base.deck.size if isinstance(base.deck, Concealed) else sum(base.deck.values())
    cards = view.rules.card_kinds
    found = [Phrase("picture-bank", {"cards": bag(kinds[:cards], state.bank[:cards])})]
    if "development" not in replaced_signs(view):
        found.append(Phrase("picture-deck", {"count": left + sum(base.under_deck.values())}))
    for offer in base.offers:
        params: dict[str, Value] = {
            "giver": Seat(offer.giver),
            "give": bag(kinds, offer.give),
            "get": bag(kinds, offer.get),
            "to": [Seat(seat) for seat in offer.to],
        }
        found.append(Phrase("picture-open-offer", params))
        for key, seats in (("yes", offer.accepted), ("no", offer.refused)):
            found += [Phrase(f"picture-offer-{key}", {"name": Seat(seat)}) for seat in seats]
    return found


Params = Mapping[str, Any]


def _edge(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"])]


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


def _removed(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"], "from")]


def _corrected(params: Params) -> list[Mark]:
    """What a moderator put there; what was taken off leaves nothing to mark."""
    place = "edge" if "edge" in params else "vertex"
    return [Mark(place, params[place])] if params["done"] == "given" else []


def _robber(params: Params) -> list[Mark]:
    marks = [Mark("hex", params["hex"], offset=FIGURE_MIDDLE)]
    if params["former"] >= 0:
        marks.append(Mark("hex", params["former"], "from", FIGURE_MIDDLE))
    return marks


def _pawn(params: Params) -> list[Mark]:
    return [Mark("hex", params["hex"], offset=FIGURE_MIDDLE)]


def _production(params: Params) -> list[Mark]:
    return [Mark("hex", hex_, "production") for hex_ in params["hexes"]]


LAYERS = Layers(
    module="base",
    draw=(
        (GROUND - 1, clear_tokens),
        (GROUND - 1, lift_tokens),
        (GLOW, draw_glow),
        (ROADS, draw_roads),
        (ROADS, draw_possible_roads),
        (ROADS + 1, draw_edge_changes),
        (BUILDINGS, draw_buildings),
        (ROBBER, draw_figure_changes),
        (ROBBER, draw_figures),
        (CHANGES, draw_changes),
        (LABELS, draw_labels),
    ),
    marks={
        "road_built": _edge,
        "road_removed": _removed,
        "settlement_built": _vertex,
        "city_built": _vertex,
        "correction_edge": _corrected,
        "correction_vertex": _corrected,
        "correction_pawn": _pawn,
        "robber_moved": _robber,
        "production": _production,
    },
    counters=counters,
    pieces=pieces,
    phrases=phrases,
    details=details,
    figures=figures,
)
