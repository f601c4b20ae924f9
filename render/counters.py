"""Counts that a seat's card in the panel shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Counter:
    """A sign (name in ``icons.ICONS``) with a number; ``held`` = the seat holds the award."""

    icon: str
    value: int
    held: bool = False
