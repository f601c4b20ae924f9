"""Masks: Python ints used as sets of places, bit i standing for place i."""

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """Yield the places of a mask in rising order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(places: Iterable[int]) -> int:
    """Return the mask of some places; -1 ("none") is left out."""
    mask = 0
    for place in places:
        if place >= 0:
            mask |= 1 << place
    return mask
