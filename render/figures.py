"""Figures that stand on a hex beside its number, and where the number then goes.

Where a robber or a merchant stands, the number token gives way: a plate with the number lies at
the figure's feet. So figures hide neither the number nor the pieces around the hex.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.ink import Color, Ink, Point, mix, rgb, rounded, with_shadow
from render.pieces import CREAM, RED, TOKEN_DROP, token_radius
from render.sprites import SPRITES, hex_mask, tile
from render.text import HEAVY, NUMBER_SIZE, font
from render.theme import OUTLINE

FIGURE_MIDDLE: Point = (0.0, -0.22)
"""Where a figure that stands alone on its hex has its middle, in units off the hex's."""
PLATE_DROP = 0.44
"""Units by which the plate with the number lies below the middle of the hex."""
STEP = 0.5
"""Units between two figures on the same hex."""
DULL: Color = mix(CREAM, rgb("8d8574"), 0.22)


@dataclass(frozen=True)
class Figure:
    """A figure on a hex. ``sprite`` draws it for a size; its feet are near the sprite's foot.

    ``stops``: the hex does not produce because of it.
    """

    hex: int
    sprite: Callable[[int], Image.Image]
    stops: bool = False


def feet(index: int, count: int, *, numbered: bool) -> Point:
    """Where the figure of that index among several stands, in units off the middle of the hex."""
    return (index - (count - 1) / 2) * STEP, 0.2 if numbered else 0.3


def number_plate(number: int, *, dull: bool) -> Image.Image:
    """The number of a hex on which a figure stands; greyed where it does not produce."""

    def make() -> Image.Image:
        face = font(NUMBER_SIZE, HEAVY)
        width, height = round(face.getlength("12")) + 22, NUMBER_SIZE + 2
        ink = Ink((-4, -4, width + 4, height + 6), 1)

        def box(by: float, radius: float) -> list[Point]:
            corners = [(by, by), (width - by, by), (width - by, height - by), (by, height - by)]
            return rounded(corners, radius)

        ink.poly(box(0, 16), rgb("5a4632"))
        ink.poly(box(4, 12), DULL if dull else CREAM)
        image = with_shadow(ink.finish(), (2, 3), 1.2, 0.4)
        color = RED if number in (6, 8) else OUTLINE
        middle = (image.width / 2, 4 + height / 2 + 15)
        ImageDraw.Draw(image).text(middle, str(number), fill=color, font=face, anchor="ms")
        return image

    return SPRITES.get(("number_plate", number, dull), make)


def bare_ground(terrain: str, variant: int, size: int) -> tuple[Image.Image, Image.Image]:
    """A tile, and the mask of the part of it that its number token covers."""

    def make() -> Image.Image:
        whole = hex_mask(size)
        mask = Image.new("L", whole.size, 0)
        reach = round(1.16 * token_radius(size))
        x, y = whole.width / 2, whole.height / 2 + TOKEN_DROP * size
        ImageDraw.Draw(mask).ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
        mask.paste(0, (0, 0), whole.point([255 - i for i in range(256)]))
        return mask

    return tile(terrain, variant, size), SPRITES.get(("under_token", size), make)
