"""Sprites: small pictures drawn once, supersampled, and kept in a bounded cache."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from random import Random
from threading import Lock

from PIL import Image

from render.ink import Color, Ink, darker, faded, lighter, ring, rounded
from render.motifs import GROUND, MOTIFS

SPRITE_BUDGET = 48 * 1024 * 1024
"""Bytes of pixels that the sprite cache may hold."""


class ImageCache:
    """Pictures by key, least recently used ones dropped beyond a budget in bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._items: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The picture of this key, made if it is not there. Callers must not change it."""
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
                return self._items[key]
        image = make()
        with self._lock:
            if key not in self._items:
                self._items[key] = image
                self.used += _weight(image)
            while self.used > self.budget and len(self._items) > 1:
                _, old = self._items.popitem(last=False)
                self.used -= _weight(old)
        return image

    def clear(self) -> None:
        with self._lock:
            self._items.clear()
            self.used = 0


def _weight(image: Image.Image) -> int:
    pixel = {"RGB": 4, "RGBA": 4, "L": 1, "P": 1}[image.mode]
    return image.width * image.height * pixel


SPRITES = ImageCache(SPRITE_BUDGET)

HEX_BOX = (-math.sqrt(3) / 2, -1.0, math.sqrt(3) / 2, 1.0)
GAP = 0.045
VARIANTS = 2


def hex_mask(size: int) -> Image.Image:
    """Coverage of a tile: a hex, cut back by the gap between tiles, with round corners."""

    def make() -> Image.Image:
        ink = Ink(HEX_BOX, size)
        ink.poly(rounded(ring((0, 0), 1 - GAP / 0.866, 6), 0.12), (255, 255, 255))
        return ink.finish().getchannel("A")

    return SPRITES.get(("hex_mask", size), make)


def tile(terrain: str, variant: int, size: int) -> Image.Image:
    """A terrain hex with its motif and a soft light from the upper left; RGB.

    ``variant`` may be any whole number; there are ``VARIANTS`` different ones.
    """
    variant %= VARIANTS

    def make() -> Image.Image:
        ground = GROUND[terrain]
        ink = Ink(HEX_BOX, size, 3, ground, least=4)
        MOTIFS[terrain](ink, Random(f"{terrain}{variant}"))
        _facets(ink, lighter(ground, 0.75), darker(ground, 0.7))
        return ink.finish()

    return SPRITES.get(("tile", terrain, variant, size), make)


# Alpha of the rim on each side, NE first and clockwise: lit ones positive, shaded ones negative.
_RIM = (60, -70, -120, -70, 50, 130)


def _facets(ink: Ink, lit: Color, shade: Color) -> None:
    """A bevelled rim that lets the tile look raised in a light from the upper left."""
    outer, inner = ring((0, 0), 1.0, 6), ring((0, 0), 1 - GAP / 0.866 - 0.075, 6)
    for side, alpha in enumerate(_RIM):
        after = (side + 1) % 6
        strip = [outer[side], outer[after], inner[after], inner[side]]
        ink.poly(strip, faded(lit if alpha > 0 else shade, abs(alpha)))
