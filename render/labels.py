"""Labels of the places that are asked for: where they stand, so that nothing is hidden."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from PIL import Image

from render.board import variant
from render.camera import harbor_spot
from render.figures import bare_ground
from render.ink import Point
from render.layers import figures_of, pieces_of
from render.marks import edge_dot, hex_plate, label
from render.pieces import house_scale, token
from render.scene import Scene

ROOMY_HEX = 72
"""Pixels per unit from which labels, tokens and pieces have room beside each other."""
SLANT_STEP = math.sqrt(3) / 2
"""Units from a vertex to the next one in its zigzag row, sideways."""
TOKEN_LIFT = -0.08
"""Where the token of a labelled hex lies, in units below the middle, above its label."""
HEX_LABEL = 0.6
"""Where the label of a hex lies: below its token, on the roof of a building at its foot."""
BOAT_LABEL = 0.5
"""The same below the boat on a small hex: under the rate, above the plate of the next hex."""
APART = 0.1
"""Units by which the two labels of a step in a zigzag row are moved apart."""
ASIDE = 0.12
"""Units by which a label at a harbour gives way to its boat."""
FOOT = 0.6
"""Units of a building below its middle where the label of its vertex lies: under its letter."""
RIM, ROUNDS = 4, 30
"""Pixels by which two labels may touch; how often labels are moved apart."""
BOAT_REACH = 1.2
"""Units within which a boat is beside a vertex."""


def lift_tokens(scene: Scene) -> None:
    """Make room for the labels of hexes below their tokens."""
    if scene.size < ROOMY_HEX:
        return
    standing = figures_of(scene.view, scene.colors)
    for hex_ in scene.ask_places.get("hex", ()):
        if scene.state.number[hex_] and hex_ not in standing:
            clear_token(scene, hex_)
            x, y = scene.board.hex_xy[hex_]
            scene.paste(token(scene.state.number[hex_], scene.size), (x, y + TOKEN_LIFT))


def clear_token(scene: Scene, hex_: int) -> None:
    """Show the bare ground where the static board has the hex's number token."""
    q, r = scene.board.hexes[hex_]
    ground, mask = bare_ground(scene.state.terrain[hex_], variant(q, r), scene.size)
    x, y = scene.camera.at(scene.board.hex_xy[hex_])
    corner = (round(x - ground.width / 2), round(y - ground.height / 2))
    scene.image.paste(ground, corner, mask)


def draw_labels(scene: Scene) -> None:
    """Labels of the legal places. An edge is told by the numbers of its two ends."""
    board = scene.board
    vertices = set(scene.ask_places.get("vertex", ()))
    for edge in scene.ask_places.get("edge", ()):
        vertices.update(board.edge_vertices[edge])
    for vertex, (x, y) in vertex_labels(scene, sorted(vertices)).items():
        sprite = label(board.vertex_label(vertex))
        corner = (round(x - sprite.width / 2), round(y - sprite.height / 2))
        scene.image.paste(sprite, corner, sprite)
    if scene.size < ROOMY_HEX:
        for edge in scene.ask_places.get("edge", ()):
            scene.paste(edge_dot(), board.edge_xy[edge])
    for hex_ in scene.ask_places.get("hex", ()):
        scene.paste(hex_label(scene, hex_), hex_label_spot(scene, hex_))


def hex_label(scene: Scene, hex_: int) -> Image.Image:
    """The label of a hex; on a small one it shares a plate with the number."""
    text, number = scene.board.hex_label(hex_), scene.state.number[hex_]
    return hex_plate(text, number) if number and scene.size < ROOMY_HEX else label(text)


def hex_label_spot(scene: Scene, hex_: int) -> Point:
    """Below the token or the boat of a hex; in the middle where there is neither."""
    x, y = scene.board.hex_xy[hex_]
    roomy = scene.size >= ROOMY_HEX
    if scene.state.number[hex_]:
        return x, y + (HEX_LABEL if roomy else 0.0)
    boats = (harbor_spot(scene.ground, edge, 0.84) for edge, _ in scene.ground.harbors)
    if any(math.dist(boat, (x, y)) < 0.5 for boat in boats):
        return x, y + (HEX_LABEL if roomy else BOAT_LABEL)
    return x, y


def vertex_labels(scene: Scene, vertices: Sequence[int]) -> dict[int, Point]:
    """Pixel positions of the labels of some vertices; those that would meet are moved apart."""
    taken = occupied(scene)
    spots = [list(scene.camera.at(vertex_label_spot(scene, each, taken))) for each in vertices]
    sizes = [label(scene.board.vertex_label(vertex)).size for vertex in vertices]
    for _ in range(ROUNDS):
        met = False
        for (one, first), (two, second) in combinations(zip(spots, sizes, strict=True), 2):
            wide = (first[0] + second[0]) / 2 - RIM - abs(one[0] - two[0])
            high = (first[1] + second[1]) / 2 - RIM - abs(one[1] - two[1])
            if wide > 0 and high > 0:
                met, axis = True, int(high <= wide)
                push = (wide, high)[axis] / 2 if one[axis] <= two[axis] else -(wide, high)[axis] / 2
                one[axis] -= push
                two[axis] += push
        if not met:
            break
    return {vertex: (x, y) for vertex, (x, y) in zip(vertices, spots, strict=True)}


def vertex_label_spot(scene: Scene, vertex: int, taken: int) -> Point:
    """Where a vertex label stands so that no two of them meet, however many there are.

    Vertices lie in zigzag rows. Where labels are wider than a step of a row, the upper ones move
    up and the lower ones down a little, which makes the steps within a row and between rows about
    equal; and they give way to the boat of a harbour. At the foot of a building or a knight the
    label leaves its letter free; ``taken`` are the vertices with one.
    """
    x, y = scene.board.vertex_xy[vertex]
    if taken >> vertex & 1:
        return x, y + FOOT * house_scale(scene.size) / scene.size
    if scene.size * SLANT_STEP > _widest_label(scene.board.vertex_count):
        return x, y
    upper = round(y * 2) % 3 == 1
    return x + _aside(scene, vertex), y + (-APART if upper else APART)


def occupied(scene: Scene) -> int:
    """Mask of the vertices on which anything stands."""
    pieces = (each for seat in range(scene.state.seats) for each in pieces_of(scene.view, seat))
    return reduce(or_, (each.places for each in pieces if each.place_kind == "vertex"), 0)


def _aside(scene: Scene, vertex: int) -> float:
    x, y = scene.board.vertex_xy[vertex]
    for edge, _ in scene.ground.harbors:
        boat = harbor_spot(scene.ground, edge, 0.84)
        if math.dist(boat, (x, y)) < BOAT_REACH and abs(boat[0] - x) > 0.3:
            return ASIDE if boat[0] < x else -ASIDE
    return 0.0


def _widest_label(vertices: int) -> int:
    return label("0" * len(str(vertices))).width
