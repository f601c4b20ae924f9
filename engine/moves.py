"""A move as it was played."""

from typing import TYPE_CHECKING

import msgspec

from engine import record
from engine.actions import Action

if TYPE_CHECKING:
    from engine.rules import Rules


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """One result of chance: its stream, its text, and who may know it (``None``: everybody)."""

    stream: str
    text: str
    audience: tuple[int, ...] | None = None


class Move:
    """A move that was played, with what chance gave and whether it may be taken back."""

    __slots__ = ("action", "outcomes", "revealed", "rules")

    def __init__(
        self, rules: "Rules", action: Action, outcomes: tuple[Outcome, ...], revealed: bool
    ) -> None:
        self.rules = rules
        self.action = action
        self.outcomes = outcomes
        self.revealed = revealed

    @property
    def line(self) -> str:
        """Its line in the record."""
        return record.move_line(self.rules, self.action, self.outcomes)
