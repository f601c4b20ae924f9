"""Answers that come by themselves, when their random time has come."""

from datetime import timedelta
from random import Random
from typing import Final

from cogs.away import timers
from cogs.away.alarm import Again
from cogs.away.answers import answer_at, automatic, subject
from cogs.away.requests import is_present
from cogs.away.shared import Shared
from db.errors import NotSeated, StaleVersion, WrongState
from db.loaded import LoadedGame
from db.models import Actor, TimerRow
from db.timer_rows import PlannedTimer
from engine.errors import Refusal

LATE: Final = timedelta(minutes=5)
"""After a time without the bot all answers that were due would come at once and be recognised."""
_SOON = timedelta(seconds=1)


class Autos:
    """Plays standing and forced answers as moves of the person's own."""

    def __init__(self, shared: Shared, random: Random) -> None:
        self._shared = shared
        self._random = random

    async def plan(self, game_id: int, seat: int) -> None:
        """Plan the answer to what is open already, where one was just given in advance."""
        shared = self._shared
        table = await shared.running(game_id)
        if table is None or table.game is None or not is_present(table.seat(seat)):
            return
        action = automatic(table.game, table.seat(seat))
        if action is None:
            return
        about = subject(table.game, action)
        key = timers.auto(game_id, seat, about)
        if key in {timer.key for timer in await shared.timers.pending(game_id=game_id)}:
            return
        rhythm = await shared.rhythm(table.seat(seat).user_id)
        due = answer_at(shared.now(), rhythm, self._random)
        await shared.timers.set(
            PlannedTimer(key, timers.AUTO, due, game_id, seat, payload={"about": about})
        )
        shared.bot.away.alarm.wake()

    async def answer(self, timer: TimerRow) -> Again | None:
        """Answer, if the same thing is still asked and would be answered the same way."""
        shared, number = self._shared, timer.seat or 0
        table = await shared.running(timer.game_id)
        if table is None or table.game is None or not is_present(table.seat(number)):
            return None
        row, now = table.seat(number), shared.now()
        action = automatic(table.game, row)
        if action is None or subject(table.game, action) != timer.payload["about"]:
            return None
        rhythm = await shared.rhythm(row.user_id)
        if rhythm.present(now) > now or now - timer.due_at > LATE:
            return Again(answer_at(now, rhythm, self._random))
        if await self._is_voted_on(table, number):
            return Again(answer_at(now + timedelta(hours=1), rhythm, self._random))
        try:
            await shared.table.play(
                table.id,
                action,
                user_id=row.user_id,
                expected_version=table.version,
                actor=Actor.PERSON,
            )
        except StaleVersion:
            return Again(now + _SOON)
        except (Refusal, NotSeated, WrongState):
            return None
        return None

    async def _is_voted_on(self, table: LoadedGame, seat: int) -> bool:
        """Tell whether the table votes about the seat: only its person may end such a vote."""
        votes = await self._shared.votes.running(table.id)
        return any(vote.row.about_seat == seat for vote in votes)
