"""A recorded game, move by move: what the film and the statistics are made from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine import record
from engine.events import Event
from engine.game import Game


@dataclass(frozen=True)
class Step:
    """The game after a move (the same object each time) and the move's public events.

    Before the first move there is a step without events.
    """

    game: Game
    events: tuple[Event, ...]


def steps(header: str, lines: Iterable[str]) -> Iterator[Step]:
    """Replay a full record; raises ``RecordError`` where a line does not fit."""
    game = record.start(Game, header)
    yield Step(game, ())
    for line in lines:
        action, outcomes = record.parse_line(game.rules, line)
        events = game.play(action, outcomes)
        yield Step(game, tuple(event for event in events if event.audience is None))
