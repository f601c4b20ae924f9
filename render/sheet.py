"""Pictures other than the board: a titled page with its alternative text."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.encoding import COMPRESSION
from render.panel import badge
from render.text import HEAVY, LABEL_SIZE, fit, font
from render.theme import Theme

WIDTH = 1400
MARGIN = 28
HEAD = 104
TALLEST = 1555
"""Height in pixels from which phones crop a picture."""
COLORS = 160


@dataclass(frozen=True)
class Sheet:
    """A PNG and the words for who does not see it."""

    png: bytes
    alt: str


def blank_sheet(width: int, height: int, theme: Theme, title: str) -> Image.Image:
    """An empty page with its title."""
    image = Image.new("RGB", (width, height), theme.page[:3])
    words, size = fit(title, width - 2 * MARGIN, 50, LABEL_SIZE, HEAVY)
    ImageDraw.Draw(image).text(
        (MARGIN, 66), words, fill=theme.text, font=font(size, HEAVY), anchor="ls"
    )
    return image


def finished(image: Image.Image, alt: Sequence[str]) -> Sheet:
    """The page as PNG, with its sentences."""
    indexed = image.quantize(COLORS, dither=Image.Dither.NONE)
    buffer = io.BytesIO()
    indexed.save(buffer, "PNG", compress_level=COMPRESSION)
    return Sheet(buffer.getvalue(), " ".join(alt))


def paste(image: Image.Image, sprite: Image.Image, left: float, top: float) -> None:
    """Put a sprite with its upper left corner on a pixel."""
    image.paste(sprite, (round(left), round(top)), sprite)


def seat_badge(image: Image.Image, color: int, letter: str, left: float, middle: float) -> None:
    """A seat's house and sign, centred on a line."""
    mark = badge(color, letter)
    paste(image, mark, left, middle - mark.height / 2)
