"""The great pyramid, stone by stone in the colours of those who laid them (cheops.md §9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from render.ink import Color, Ink, Point, faded, rgb, with_shadow
from render.pieces import sign
from render.sprites import SPRITES
from render.text import HEAVY, NUMBER_SIZE, font
from render.theme import OUTLINE, SEATS, WHITE

ROWS = (8, 8, 5, 4, 2, 2, 1)
"""Stones per row from the bottom: two rows for each tier but the last."""
WIDE, HIGH = 0.6, 0.47
"""Size of a stone in units."""
BLACK, BLACK_LIT, BLACK_SIGN = rgb("272c35"), rgb("6b7484"), rgb("aab2c0")
SANDSTONE: Color = rgb("b9a273")
JOINT: Color = rgb("6d5a36")

BOX = (0.0, -len(ROWS) * HIGH - 0.15, max(ROWS) * WIDE + 0.2, 0.3)


def pyramid(colors: Sequence[int], size: int) -> Image.Image:
    """The pyramid; its stones by colour of the seats in the order of placing, -1 = black.

    Places that are still free are pale sandstone. Above it stands how many stones lie there. The
    sprite's lower left corner is the pyramid's.
    """
    key = ("great_pyramid", tuple(colors), size)
    return SPRITES.get(key, lambda: _pyramid(colors, size))


def _spots() -> Iterator[Point]:
    """Lower left corners of the stones, in the order of placing."""
    for row, count in enumerate(ROWS):
        left = 0.1 + (max(ROWS) - count) * WIDE / 2
        for column in range(count):
            yield left + column * WIDE, -row * HIGH


def _pyramid(colors: Sequence[int], size: int) -> Image.Image:
    ink = Ink(BOX, size)
    middle = 0.1 + max(ROWS) * WIDE / 2
    ink.oval((middle, 0.06), middle * 0.99, 0.2, faded(SANDSTONE, 120))
    spots = list(_spots())
    for x, y in spots:
        ink.poly(_rect(x, y, -4 / size), OUTLINE)
    for number, (x, y) in enumerate(spots):
        if number < len(colors):
            _stone(ink, (x, y), colors[number], 2 / size)
        else:
            ink.poly(_rect(x, y, 0.0), JOINT)
            ink.poly(_rect(x, y, 2 / size), SANDSTONE)
    image = with_shadow(ink.finish(), (3, 4), 1.5, 0.4)
    _count(image, len(colors), size)
    return image


def _rect(x: float, y: float, inset: float) -> list[Point]:
    left, right, bottom, top = x + inset, x + WIDE - inset, y - inset, y - HIGH + inset
    return [(left, bottom), (left, top), (right, top), (right, bottom)]


def _stone(ink: Ink, corner: Point, color: int, inset: float) -> None:
    x, y = corner
    paint = SEATS[color] if color >= 0 else None
    fill, lit = (BLACK, BLACK_LIT) if paint is None else (paint.fill, paint.light)
    ink.poly(_rect(x, y, 0.0), OUTLINE)
    ink.poly(_rect(x, y, inset), lit)
    band = 4 / (ink.scale / ink.factor)
    stone = _rect(x, y, inset)
    lowered = [
        (px + (band if i in (0, 1) else 0), py + (band if i in (1, 2) else 0))
        for i, (px, py) in enumerate(stone)
    ]
    ink.poly(lowered, fill)
    middle = (x + WIDE / 2 + band / 2, y - HIGH / 2 + band / 2)
    if paint is None:
        ink.line([(middle[0] - 0.1, middle[1]), (middle[0] + 0.1, middle[1])], 0.1, BLACK_SIGN)
    else:
        sign(ink, paint.shape, middle, 0.13, paint.ink)


def _count(image: Image.Image, stones: int, size: int) -> None:
    """How many of all stones lie there, left of the top."""
    ImageDraw.Draw(image).text(
        (0.1 * size, 1.0 * size),
        f"{stones}/{sum(ROWS)}",
        fill=WHITE,
        font=font(NUMBER_SIZE, HEAVY),
        anchor="ls",
        stroke_width=5,
        stroke_fill=OUTLINE,
    )
