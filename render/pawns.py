"""Where a pawn stands at a corner: beside what is built there, off letters and numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.bits import bits
from render.camera import HARBOR_AWAY, harbor_spot
from render.ink import Point
from render.labels import occupied
from render.pieces import boat_scale, house_scale, token_radius
from render.scene import Scene

SPOTS = (
    *((0.98, 0.5), (-0.98, 0.5), (0.92, -0.1), (-0.92, -0.1)),
    *((-0.62, 0.42), (0.78, 0.62), (-0.5, 0.3)),
)
"""Where a pawn may stand beside a building or before it, in house units; the first free one."""
OWN_LETTER = (0.24, 0.08)
"""Where a building has its letter, in house units; that of a settlement is farther left."""
LETTER, FIGURES, RATE, PAWN, TALL = 0.26, 0.75, 0.34, 0.3, 0.75
"""Half widths: of a letter in house units, of a number in radii of its token, of a rate in units
of its boat, of the pawn in its own units; and its width over its height."""


def pawn_spot(scene: Scene, vertex: int, scale: float) -> Point:
    """Where a pawn's feet are so that it hides no letter and no number, if there is room.

    ``scale``: pixels per unit of the pawn, which is drawn about 0.6 units wide and one high.
    """
    unit, half = house_scale(scene.size) / scene.size, PAWN * scale / scene.size
    x, y = scene.board.vertex_xy[vertex]
    near = list(_legends(scene, vertex, unit))

    def room(spot: Point) -> float:
        """Units left between the pawn and what is nearest to it; 0 is enough."""
        waist = x + spot[0] * unit, y + spot[1] * unit - half
        free = (
            math.hypot(waist[0] - at[0], (waist[1] - at[1]) * TALL) - wide - half
            for at, wide in near
        )
        return min((0.0, *free))

    dx, dy = max(SPOTS, key=room)
    return x + dx * unit, y + dy * unit


def _legends(scene: Scene, vertex: int, unit: float) -> Iterator[tuple[Point, float]]:
    """Letters, numbers, rates that must be read: where they are, half their width, in units."""
    board, state = scene.board, scene.state
    x, y = board.vertex_xy[vertex]
    yield (x + OWN_LETTER[0] * unit, y + OWN_LETTER[1] * unit), LETTER * unit
    for other in bits(occupied(scene) & ~(1 << vertex)):
        yield board.vertex_xy[other], LETTER * unit
    for hex_ in board.vertex_hexes[vertex]:
        if state.number[hex_]:
            yield board.hex_xy[hex_], FIGURES * token_radius(scene.size) / scene.size
    for edge, _ in scene.ground.harbors:
        yield (
            harbor_spot(scene.ground, edge, HARBOR_AWAY),
            RATE * boat_scale(scene.size) / scene.size,
        )
