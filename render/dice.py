"""Dice as sprites: number dice in their colours, and dice with a sign on their face."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.ink import Color, Ink, Point, darker, lighter, rgb, ring, rounded
from render.sprites import SPRITES
from render.theme import OUTLINE, WHITE

DIE = 62
"""Pixels of a die in the title line."""
IVORY: Color = rgb("fff8e6")
RED: Color = rgb("c4281c")
ONE: Color = rgb("b3160f")

_SPOTS: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def die(pips: int, size: int, color: Color = IVORY) -> Image.Image:
    """One number die; a dark one has light pips."""

    def make() -> Image.Image:
        ink = Ink((-1, -1, 1, 1), size / 2)
        _cube(ink, color)
        spot = OUTLINE if color == IVORY else WHITE
        for x, y in _SPOTS[pips]:
            ink.dot((x * 0.42, y * 0.42), 0.17, ONE if pips == 1 and color == IVORY else spot)
        return ink.finish()

    return SPRITES.get(("die", pips, size, color), make)


def _cube(ink: Ink, color: Color) -> None:
    for half, fill in ((0.9, OUTLINE), (0.78, darker(color, 0.14)), (0.74, color)):
        lift = 0.0 if half != 0.74 else -0.04
        box: list[Point] = [(-half, -half), (half, -half), (half, half), (-half, half)]
        ink.poly(rounded([(x, y + lift) for x, y in box], half * 0.38), fill)


def sign_die(
    name: str, faces: int, color: Color, draw: Callable[[Ink, Point, float], None]
) -> Image.Image:
    """A die that shows a sign: a cube, or an octahedron if it has eight faces.

    ``draw`` puts the sign on a canvas, at a middle, with a radius; ``name`` tells signs apart.
    """

    def make() -> Image.Image:
        ink = Ink((-1, -1, 1, 1), DIE / 2)
        if faces == 8:
            _octahedron(ink, color)
            draw(ink, (0.0, 0.08), 0.5)
        else:
            _cube(ink, color)
            draw(ink, (0.0, -0.02), 0.6)
        return ink.finish()

    return SPRITES.get(("sign_die", name, faces, color), make)


def _octahedron(ink: Ink, color: Color) -> None:
    """Seen along an axis through two opposite faces: a hexagon around the upper triangle."""
    ink.poly(rounded(ring((0, 0), 1.0, 6), 0.12), OUTLINE)
    rim = ring((0, 0), 0.86, 6)
    for side in range(6):
        shade = lighter(color, 0.25) if side in (0, 4, 5) else darker(color, 0.22)
        ink.poly([rim[side], rim[(side + 1) % 6], (0.0, 0.0)], shade)
    ink.poly([rim[0], rim[2], rim[4]], color)
    for a, b in ((0, 2), (2, 4), (4, 0)):
        ink.line([rim[a], rim[b]], 0.06, darker(color, 0.35))
