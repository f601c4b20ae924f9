"""Walks through an action's parameters, one by one, among the legal values.

Nothing here knows what an action means: a new rule module's actions are chosen the same way.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cogs.play.codec import Selection
from engine.actions import Action, BagChoice, Bounds
from engine.params import Param

PLACES = ("vertex", "edge", "hex")

Moves = Iterable[Action | BagChoice]


@dataclass(frozen=True, slots=True)
class Values:
    """The next parameter has one of these values."""

    selection: Selection
    name: str
    param: Param
    values: tuple[Any, ...]

    @property
    def is_place(self) -> bool:
        """Tell whether a place on the board is to be chosen."""
        return self.param.name in PLACES


@dataclass(frozen=True, slots=True)
class Cards:
    """The next parameter is a bag of cards within these bounds."""

    selection: Selection
    name: str
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class Ready:
    """Everything is chosen."""

    selection: Selection


Step = Values | Cards | Ready


class NoChoice(Exception):
    """No legal move goes on from what was chosen."""


def next_step(moves: Moves, selection: Selection) -> Step:
    """What is to be chosen next. `moves` are the legal moves of the seat.

    A value that is the only one left is taken by itself, unless it is a place, which people want to
    see; no place at all is nothing to see. Raises NoChoice if no legal move goes on from what was
    chosen.
    """
    kept = [move for move in moves if _fits(move, selection)]
    if not kept:
        raise NoChoice(selection.kind)
    while not selection.complete:
        name, param = selection.next
        bounds = _bounds(kept, name)
        if bounds is not None:
            return Cards(selection, name, bounds)
        values = _values(kept, name)
        if len(values) > 1 or (param.name in PLACES and values[0] is not None):
            return Values(selection, name, param, values)
        selection = selection.with_value(values[0])
    return Ready(selection)


def _fits(move: Action | BagChoice, selection: Selection) -> bool:
    if move.kind != selection.kind:
        return False
    if isinstance(move, Action):
        return all(getattr(move, name) == value for name, value in selection.chosen.items())
    return all(
        move.bounds[name].admits(value) if name in move.bounds else move.fixed[name] == value
        for name, value in selection.chosen.items()
    )


def _bounds(kept: Moves, name: str) -> Bounds | None:
    for move in kept:
        if isinstance(move, BagChoice) and name in move.bounds:
            return move.bounds[name]
    return None


def _values(kept: Moves, name: str) -> tuple[Any, ...]:
    values = (
        getattr(move, name) if isinstance(move, Action) else move.fixed[name] for move in kept
    )
    return tuple(dict.fromkeys(values))


def place_options(moves: Moves) -> dict[str, list[int]]:
    """The legal places by type of place, over all moves whose only parameter is a place."""
    found: dict[str, dict[int, None]] = {}
    for move in moves:
        if not isinstance(move, Action):
            continue
        params = Selection(type(move)).params
        if len(params) == 1 and params[0][1].name in PLACES:
            name, param = params[0]
            value = getattr(move, name)
            if value is not None:
                found.setdefault(param.name, {})[value] = None
    return {place: list(options) for place, options in found.items()}
