"""One fixed palette of 256 colours per theme: the quickest and smallest way to a PNG.

``python -m render.palette`` chooses the colours anew after a change of the style.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PIL import Image

COLORS = 192


@cache
def palette(theme: str) -> Image.Image:
    """A palette picture for ``Image.quantize``; do not change it."""
    text = (files("render") / "palettes" / f"{theme}.txt").read_text(encoding="ascii")
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex("".join(text.split())))
    return image
