"""Labels of the places that are asked for: where they stand, so that nothing is hidden."""

from __future__ import annotations

import math

from PIL import Image

from render.board import variant
from render.camera import harbor_spot
from render.figures import bare_ground
from render.ink import Point
from render.layers import figures_of
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
APART = 0.14
"""Units by which the two labels of a step in a zigzag row are moved apart."""
ASIDE = 0.12
"""Units by which a label at a harbour gives way to its boat."""
FOOT = 0.6
"""Units of a building below its middle where the label of its vertex lies: under its letter."""
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
    for vertex in sorted(vertices):
        scene.paste(label(board.vertex_label(vertex)), vertex_label_spot(scene, vertex))
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
    if scene.size < ROOMY_HEX:
        return x, y
    boats = (harbor_spot(scene.ground, edge, 0.84) for edge, _ in scene.ground.harbors)
    full = scene.state.number[hex_] or any(math.dist(boat, (x, y)) < 0.5 for boat in boats)
    return x, y + (HEX_LABEL if full else 0.0)


def vertex_label_spot(scene: Scene, vertex: int) -> Point:
    """Where a vertex label stands so that no two of them meet, however many there are.

    Vertices lie in zigzag rows. Where labels are wider than a step of a row, the upper ones move
    up and the lower ones down a little, which makes the steps within a row and between rows about
    equal; and they give way to the boat of a harbour. At the foot of a building the
    label leaves its letter free.
    """
    x, y = scene.board.vertex_xy[vertex]
    if scene.state.building_owner(vertex) >= 0:
        return x, y + FOOT * house_scale(scene.size) / scene.size
    if scene.size * SLANT_STEP > _widest_label(scene.board.vertex_count):
        return x, y
    upper = round(y * 2) % 3 == 1
    return x + _aside(scene, vertex), y + (-APART if upper else APART)


def _aside(scene: Scene, vertex: int) -> float:
    x, y = scene.board.vertex_xy[vertex]
    for edge, _ in scene.ground.harbors:
        boat = harbor_spot(scene.ground, edge, 0.84)
        if math.dist(boat, (x, y)) < BOAT_REACH and abs(boat[0] - x) > 0.3:
            return ASIDE if boat[0] < x else -ASIDE
    return 0.0


def _widest_label(vertices: int) -> int:
    return label("0" * len(str(vertices))).width
