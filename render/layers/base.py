"""The base game's layer: glow, roads, robber, houses, marks of the last change, labels."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from engine.bits import bits
from engine.modules.base.slice import base_slice
from engine.state import Concealed
from render.counters import Counter
from render.ink import Point
from render.layers import BUILDINGS, CHANGES, GLOW, LABELS, ROADS, ROBBER, Layers
from render.marks import (
    change_bar,
    change_ring,
    edge_dot,
    ghost_ring,
    ghost_road,
    hex_plate,
    label,
    production_glow,
    token_halo,
)
from render.phrases import Phrase, Pieces
from render.pieces import TOKEN_DROP, city, house_scale, road, robber, settlement, token
from render.scene import Mark, Scene

ROBBER_SPOT: Point = (-0.42, -0.25)
"""Where the robber's feet stand, seen from the middle of the hex, beside the token."""
ROBBER_MIDDLE: Point = (-0.42, -0.5)
ROOMY_HEX = 72
"""Pixels per unit from which labels, tokens and pieces have room beside each other."""


SLANT_STEP = math.sqrt(3) / 2
"""Units from a vertex to the next one in its zigzag row, sideways."""


def slant(scene: Scene, edge: int) -> int:
    """Direction of an edge on the picture, in degrees: 30, 90 or 150."""
    a, b = scene.board.edge_vertices[edge]
    (ax, ay), (bx, by) = scene.board.vertex_xy[a], scene.board.vertex_xy[b]
    return round(math.degrees(math.atan2(by - ay, bx - ax))) % 180


def robber_spot(scene: Scene, hex_: int) -> Point:
    x, y = scene.board.hex_xy[hex_]
    return x + ROBBER_SPOT[0], y + ROBBER_SPOT[1]


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


def draw_robber(scene: Scene) -> None:
    if scene.state.robber >= 0:
        scene.paste(robber(scene.size), robber_spot(scene, scene.state.robber), (0.5, 0.78))


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


def draw_changes(scene: Scene) -> None:
    """Rings around what the last move put there, a dashed one where a piece came from."""
    for mark in scene.marks:
        x, y = scene.place(mark.kind, mark.place)
        at = (x + mark.offset[0], y + mark.offset[1])
        if mark.style == "from":
            scene.paste(ghost_ring(scene.size), at)
        elif mark.style == "change" and mark.kind == "edge":
            scene.paste(change_bar(scene.size, slant(scene, mark.place)), at)
        elif mark.style == "change":
            radius = 0.43 if mark.offset == ROBBER_MIDDLE else 0.62
            scene.paste(change_ring(scene.size, radius), at)


def draw_labels(scene: Scene) -> None:
    """Labels of the legal places. An edge is told by the numbers of its two ends."""
    board = scene.board
    vertices = set(scene.ask_places.get("vertex", ()))
    for edge in scene.ask_places.get("edge", ()):
        vertices.update(board.edge_vertices[edge])
    for vertex in sorted(vertices):
        scene.paste(label(board.vertex_label(vertex)), vertex_label_spot(scene, vertex))
    if scene.size < ROOMY_HEX:
        for edge in scene.ask_places.get("edge", ()):
            scene.paste(edge_dot(), board.edge_xy[edge])
    for hex_ in scene.ask_places.get("hex", ()):
        draw_hex_label(scene, hex_)


def draw_hex_label(scene: Scene, hex_: int) -> None:
    """The label peeps out behind the number token; on a small hex it shares a plate with it."""
    x, y = scene.board.hex_xy[hex_]
    text, number = scene.board.hex_label(hex_), scene.state.number[hex_]
    if scene.size < ROOMY_HEX:
        scene.paste(hex_plate(text, number) if number else label(text), (x, y))
        return
    scene.paste(label(text), (x, y - 0.55 if number else y))
    if number:
        scene.paste(token(number, scene.size), (x, y + TOKEN_DROP))


def vertex_label_spot(scene: Scene, vertex: int) -> Point:
    """Where a vertex label stands so that no two of them meet, however many there are.

    Vertices lie in zigzag rows. Where labels are wider than a step of a row, the upper ones move
    up and the lower ones down by an eighth of a unit, which makes the steps within a row and
    between rows equal. At the foot of a building the label leaves its letter free.
    """
    x, y = scene.board.vertex_xy[vertex]
    if scene.state.building_owner(vertex) >= 0:
        return x, y + 0.47 * house_scale(scene.size) / scene.size
    if scene.size * SLANT_STEP > _widest_label(scene.board.vertex_count):
        return x, y
    upper = round(y * 2) % 3 == 1
    return x, y + (-0.125 if upper else 0.125)


def _widest_label(vertices: int) -> int:
    return label("0" * len(str(vertices))).width


def counters(view: Any, seat: int) -> list[Counter]:
    """Cards in hand, development cards, knights played, longest road."""
    base = base_slice(view.state)
    cards: Any = base.cards[seat]
    return [
        Counter("cards", view.hand_size(seat)),
        Counter("development", cards.size if isinstance(cards, Concealed) else len(cards)),
        Counter("knight", base.knights[seat], base.largest_army == seat),
        Counter("road", base.road_length[seat], base.longest_road == seat),
    ]


def pieces(view: Any, seat: int) -> list[Pieces]:
    state = view.state
    return [
        Pieces("settlement", "vertex", state.settlements[seat]),
        Pieces("city", "vertex", state.cities[seat]),
        Pieces("road", "edge", state.roads[seat]),
    ]


def phrases(view: Any) -> list[Phrase]:
    """Where the robber stands."""
    hex_ = view.state.robber
    if hex_ < 0:
        return [Phrase("picture-robber-beside")]
    return [Phrase("picture-robber", {"hex": view.board.hex_label(hex_)})]


Params = Mapping[str, Any]


def _edge(params: Params) -> list[Mark]:
    return [Mark("edge", params["edge"])]


def _vertex(params: Params) -> list[Mark]:
    return [Mark("vertex", params["vertex"])]


def _robber(params: Params) -> list[Mark]:
    marks = [Mark("hex", params["hex"], offset=ROBBER_MIDDLE)]
    if params["former"] >= 0:
        marks.append(Mark("hex", params["former"], "from", ROBBER_MIDDLE))
    return marks


def _production(params: Params) -> list[Mark]:
    return [Mark("hex", hex_, "production") for hex_ in params["hexes"]]


LAYERS = Layers(
    module="base",
    draw=(
        (GLOW, draw_glow),
        (ROADS, draw_roads),
        (ROADS, draw_possible_roads),
        (BUILDINGS, draw_buildings),
        (ROBBER, draw_robber),
        (CHANGES, draw_changes),
        (LABELS, draw_labels),
    ),
    marks={
        "road_built": _edge,
        "settlement_built": _vertex,
        "city_built": _vertex,
        "robber_moved": _robber,
        "production": _production,
    },
    counters=counters,
    pieces=pieces,
    phrases=phrases,
)
