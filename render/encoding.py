"""Pictures into bytes."""

from __future__ import annotations

import io

from PIL import Image

from render.palette import palette

COMPRESSION = 6
"""zlib level: higher ones cost several times the time for a few per cent of size."""


def indexed(image: Image.Image, theme: str) -> Image.Image:
    """The picture in the theme's palette."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def encode(image: Image.Image, width: int, theme: str) -> bytes:
    """PNG in the theme's palette, reduced to ``width`` pixels if the picture is wider."""
    if width < image.width:
        height = round(image.height * width / image.width)
        image = image.resize((width, height), Image.Resampling.LANCZOS)
    buffer = io.BytesIO()
    indexed(image, theme).save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
