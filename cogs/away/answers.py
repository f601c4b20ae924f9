"""Answers that come by themselves: those given in advance, and those that hidden cards force.

They are played as moves of the person's own, at a moment that tells nothing: never at once, never
while the person sleeps or is known to be away.
"""

import math
from collections.abc import Mapping
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final

import msgspec

from cogs.away.rhythm import Rhythm
from cogs.play.codec import selection_of, written
from db.models import SeatRow
from engine.actions import Action
from engine.game import Game
from engine.standing import Standing, standing_answer

USUAL: Final = timedelta(minutes=3)
SPREAD: Final = 0.9
SHORTEST: Final = timedelta(seconds=20)
LONGEST: Final = timedelta(minutes=30)


def kept(stored: Mapping[str, Any]) -> dict[str, Standing]:
    """The standing answers of a seat as the engine takes them; what cannot be read is left out."""
    found = {}
    for name, value in stored.items():
        try:
            found[name] = msgspec.convert(value, Standing)
        except msgspec.ValidationError:
            continue
    return found


def automatic(game: Game, seat: SeatRow) -> Action | None:
    """The move that is to be made for a person's seat by itself now, if there is one."""
    decision, number = game.decision, seat.number
    if decision is not None and number in decision.seats:
        forced = decision.forced(game, number)
        if forced is not None:
            return forced
    return standing_answer(game, number, kept(seat.standing)) if seat.standing else None


def subject(game: Game, action: Action) -> str:
    """What an automatic move answers: the open decision, or the one thing beside it."""
    if type(action) in game.rules.off_turn:
        return written(selection_of(action))
    return game.decision.kind if game.decision else ""


def answer_at(at: datetime, rhythm: Rhythm, random: Random) -> datetime:
    """A moment at which the person might answer what is asked now.

    It is not in their quiet hours, and not right at the end of these either.
    """
    due = at + human_delay(random)
    while (awake := rhythm.present(due)) > due:
        due = awake + human_delay(random)
    return due


def human_delay(random: Random) -> timedelta:
    """A time that a person may take to answer: minutes in most cases."""
    seconds = random.lognormvariate(math.log(USUAL.total_seconds()), SPREAD)
    return min(max(timedelta(seconds=seconds), SHORTEST), LONGEST)
