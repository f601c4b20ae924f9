"""Counts that a seat's card in the panel shows."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True)
class Counter:
    """A sign (name in ``icons.ICONS``) with a number; ``held`` = the seat holds the award.

    ``chip``: a sprite that is shown instead of sign and number, because it tells both. ``bare``:
    the sign says all, without the number.
    """

    icon: str
    value: int
    held: bool = False
    chip: Image.Image | None = None
    bare: bool = False
