"""Ships on edges, for every module that has them."""

from __future__ import annotations

import math

from PIL import Image

from engine.bits import bits
from render.ink import Ink, Point, curve, with_shadow
from render.layers.base import slant
from render.pieces import sign, stroke
from render.scene import Scene
from render.sprites import SPRITES
from render.theme import OUTLINE, SEATS, WHITE, SeatPaint


def draw_ships(scene: Scene, ships: list[int]) -> None:
    """The ships of all seats (masks of edges), those behind first."""
    found = [
        (scene.board.edge_xy[edge], seat, edge)
        for seat, mask in enumerate(ships)
        for edge in bits(mask)
    ]
    for at, seat, edge in sorted(found, key=lambda item: (item[0][1], item[0][0])):
        scene.paste(ship(scene.colors[seat], slant(scene, edge), scene.size), at)


def ship(color: int, direction: int, size: int) -> Image.Image:
    """A ship upon its stretch of route, with its seat's sign on the sail."""
    return SPRITES.get(
        ("ship", color, direction, size), lambda: _ship(SEATS[color], direction, size)
    )


def _ship(paint: SeatPaint, direction: int, size: int) -> Image.Image:
    ink = Ink((-0.75, -0.75, 0.75, 0.75), size)
    dx = math.cos(math.radians(direction)) * 0.36
    dy = math.sin(math.radians(direction)) * 0.36
    line = stroke(size, 0.045)
    wake = [(-dx, -dy), (dx, dy)]
    ink.line(wake, line * 3.4, OUTLINE)
    ink.line(wake, line * 1.4, paint.fill)
    scale = max(1.0, 62 / size)
    for points, fill in ((_hull(scale), paint.fill), (_sail(scale), WHITE)):
        ink.line(points, line * 3.0, OUTLINE, closed=True)
        ink.line(points, line * 1.2, WHITE, closed=True)
        ink.poly(points, fill)
    ink.poly(
        [(x * scale, y * scale) for x, y in ((-0.3, 0.13), (0.3, 0.13), (0.27, 0.2), (-0.27, 0.2))],
        paint.shade,
    )
    sign(ink, paint.shape, (0.01 * scale, -0.13 * scale), 0.12 * scale, OUTLINE)
    return with_shadow(ink.finish(), (2, 4), 1.2, 0.42)


def _hull(scale: float) -> list[Point]:
    points = [
        (-0.34, 0.1),
        (0.34, 0.1),
        *curve((0.34, 0.1), (0.28, 0.3), (0.16, 0.32)),
        *curve((-0.16, 0.32), (-0.28, 0.3), (-0.34, 0.1)),
    ]
    return [(x * scale, y * scale) for x, y in points]


def _sail(scale: float) -> list[Point]:
    points = [
        *curve((-0.2, -0.38), (0.04, -0.42), (0.22, -0.36)),
        *curve((0.22, -0.36), (0.3, -0.14), (0.22, 0.06)),
        *curve((0.22, 0.06), (0.0, 0.1), (-0.2, 0.06)),
        *curve((-0.2, 0.06), (-0.12, -0.16), (-0.2, -0.38)),
    ]
    return [(x * scale, y * scale) for x, y in points]
