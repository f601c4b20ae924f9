"""The great pyramid, stone by stone in the colours of those who laid them (cheops.md §9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.ink import Color, Ink, Point, faded, rgb, with_shadow
from render.pieces import sign, stroke
from render.sprites import SPRITES
from render.theme import OUTLINE, SEATS, WHITE

ROWS = (8, 8, 5, 4, 2, 2, 1)
"""Stones per row from the bottom: two rows for each tier but the last."""
WIDE, HIGH = 0.57, 0.46
"""Size of a stone in units."""
BLACK: Color = rgb("14181f")
BLACK_EDGE: Color = rgb("8b93a3")
SANDSTONE: Color = rgb("c9b487")

BOX = (0.0, -len(ROWS) * HIGH - 0.1, max(ROWS) * WIDE + 0.1, 0.1)


def pyramid(colors: Sequence[int], size: int) -> Image.Image:
    """The pyramid; its stones by colour of the seats in the order of placing, -1 = black.

    Places that are still free are outlines. The sprite's lower left corner is the pyramid's.
    """
    key = ("great_pyramid", tuple(colors), size)
    return SPRITES.get(key, lambda: _pyramid(colors, size))


def _spots() -> Iterator[Point]:
    """Lower left corners of the stones, in the order of placing."""
    for row, count in enumerate(ROWS):
        left = 0.05 + (max(ROWS) - count) * WIDE / 2
        for column in range(count):
            yield left + column * WIDE, -row * HIGH


def _pyramid(colors: Sequence[int], size: int) -> Image.Image:
    ink = Ink(BOX, size)
    line = stroke(size, 0.035)
    for number, (x, y) in enumerate(_spots()):
        stone = [(x, y), (x, y - HIGH), (x + WIDE, y - HIGH), (x + WIDE, y)]
        if number < len(colors):
            _stone(ink, stone, colors[number], line)
        else:
            ink.line(stone, line, faded(SANDSTONE, 110), closed=True)
    return with_shadow(ink.finish(), (3, 4), 1.5, 0.4)


def _stone(ink: Ink, stone: list[Point], color: int, line: float) -> None:
    (left, bottom), _, (right, top), _ = stone
    fill, edge = (BLACK, BLACK_EDGE) if color < 0 else (SEATS[color].fill, OUTLINE)
    ink.shape(stone, fill, edge, line * 1.4)
    ink.line([(left + line, top + line), (right - line, top + line)], line, faded(WHITE, 120))
    if color >= 0:
        paint = SEATS[color]
        middle = ((left + right) / 2, (top + bottom) / 2)
        sign(ink, paint.shape, middle, 0.13, paint.ink)
