"""Answers that a seat gives in advance, so that the game need not wait for it.

A module declares which of its questions may be answered so; whoever runs the table keeps what each
seat chose, secretly, and plays the answers as moves of the seat's own. Hidden cards may decide
here: when an answer comes must therefore tell nothing (five_six.md §4, cities_knights.md §19).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.actions import Action

if TYPE_CHECKING:
    from engine.game import Game
    from engine.rules import Rules

EVERY_TURN = -1


class StandingAnswer:
    """A question that may be answered in advance, and what each choice answers."""

    id: ClassVar[str] = ""
    several: ClassVar[bool] = False
    """True if more than one choice may be made at once."""
    turn_only: ClassVar[tuple[str, ...]] = ()
    """Choices that hold until the present turn ends."""

    @classmethod
    def choices(cls, rules: "Rules") -> tuple[str, ...]:
        """Names of what may be chosen: own words, card kinds, kinds of action."""
        raise NotImplementedError(cls.id)

    @classmethod
    def answer(cls, game: "Game", seat: int, chosen: Sequence[str]) -> Action | None:
        """The move that these choices make for a seat now; ``None``: it must be asked."""
        raise NotImplementedError(cls.id)


class Standing(msgspec.Struct, frozen=True):
    """What a seat chose for one question; ``turn`` is the only turn in which it holds, or -1."""

    chosen: tuple[str, ...]
    turn: int = EVERY_TURN


def chosen_for(game: "Game", answer: type[StandingAnswer], names: Sequence[str]) -> Standing | None:
    """Make what is kept of a choice, unknown names left out; ``None`` if nothing is left."""
    known = answer.choices(game.rules)
    kept = tuple(name for name in known if name in names)
    if not answer.several:
        kept = kept[:1]
    if not kept:
        return None
    bound = any(name in answer.turn_only for name in kept)
    return Standing(kept, game.state.turn if bound else EVERY_TURN)


def standing_answer(game: "Game", seat: int, kept: Mapping[str, Standing]) -> Action | None:
    """The move that a seat's standing answers make now, or ``None``: it must be asked."""
    for name, answer in game.rules.standing.items():
        standing = kept.get(name)
        if standing is None or standing.turn not in (EVERY_TURN, game.state.turn):
            continue
        action = answer.answer(game, seat, standing.chosen)
        if action is not None:
            return action
    return None
