"""A move as it was played."""

import msgspec

from engine.actions import Action


class Outcome(msgspec.Struct, frozen=True):
    """One result of chance: its stream, its text, and who may know it (``None``: everybody)."""

    stream: str
    text: str
    audience: tuple[int, ...] | None = None


class Move(msgspec.Struct, frozen=True):
    """A move that was played, with what chance gave and whether it may be taken back."""

    action: Action
    outcomes: tuple[Outcome, ...]
    revealed: bool
    line: str
    """Its line in the record."""
