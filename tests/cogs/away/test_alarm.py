"""The task that handles timers: each once, again if it failed, given back if it has to end."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.away import alarm as parts
from cogs.away.alarm import Again, Alarm
from db.database import Database, open_database
from db.models import TimerRow
from db.timer_rows import PlannedTimer
from db.timers import Timers
from tests.db.clock import FakeClock
from tests.patience import becomes

MINUTE = timedelta(minutes=1)
Handler = Callable[[TimerRow], Awaitable[Again | None]]


class Desk:
    """An alarm with its timers, and the faults that it noted."""

    def __init__(self, database: Database) -> None:
        self.clock = FakeClock()
        self.timers = Timers(database, now=self.clock)
        self.faults: list[str] = []
        self._bot: Any = SimpleNamespace(
            database=database,
            now=self.clock,
            errors=SimpleNamespace(note=lambda error, where, **_: self.faults.append(where)),
        )

    async def set(self, **minutes: int) -> None:
        """Set a timer for each name, so many minutes from now."""
        at = self.clock.time
        await self.timers.set(
            *(PlannedTimer(name, "x", at + wait * MINUTE) for name, wait in minutes.items())
        )

    async def run(self, handler: Handler, until: Callable[[], bool]) -> None:
        """Run the task until a condition holds, then tell it to end."""
        alarm = Alarm(self._bot, self.timers, {"x": handler})
        alarm.start()

        def looked() -> bool:
            alarm.wake()
            return until()

        await becomes(looked)
        await alarm.stop()

    async def left(self) -> dict[str, timedelta]:
        """The timers that are set, and how long they have to come."""
        return {timer.key: timer.due_at - self.clock.time for timer in await self.timers.pending()}


@pytest.fixture
async def desk(database_url: str) -> AsyncIterator[Desk]:
    async with await open_database(database_url) as database:
        yield Desk(database)


async def test_what_falls_due_is_handled_once(desk: Desk) -> None:
    handled: list[str] = []

    async def handle(timer: TimerRow) -> Again | None:
        handled.append(timer.key)
        if timer.key == "sets another":
            await desk.set(other=0)
        return Again(desk.clock.time + MINUTE) if timer.key == "again" else None

    await desk.set(**{"again": 0, "sets another": 0, "later": 1})
    await desk.run(handle, lambda: "other" in handled)
    assert sorted(handled) == ["again", "other", "sets another"]
    assert await desk.left() == {"again": MINUTE, "later": MINUTE}


async def test_05_three_days_of_downtime_make_one_reminder(desk: Desk) -> None:
    handled: list[str] = []

    async def handle(timer: TimerRow) -> Again | None:
        handled.append(timer.key)
        return Again(desk.clock.time + timedelta(hours=12))

    await desk.set(a=1)
    desk.clock.pass_time(days=3)
    await desk.run(handle, lambda: bool(handled))
    assert handled == ["a"]
    await desk.set(b=0)  # found together with whatever else would be due
    await desk.run(handle, lambda: "b" in handled)
    assert handled == ["a", "b"]
    assert await desk.left() == dict.fromkeys("ab", timedelta(hours=12))


async def test_what_failed_is_tried_again_later(desk: Desk) -> None:
    handled: list[str] = []

    async def handle(timer: TimerRow) -> Again | None:
        handled.append(timer.key)
        if timer.key == "offline":
            raise OSError("no route")
        if timer.key == "wrong":
            raise ValueError("a mistake")
        return None

    await desk.set(offline=0, wrong=0, good=0)
    await desk.run(handle, lambda: len(handled) >= 3)
    assert sorted(handled) == ["good", "offline", "wrong"]
    assert desk.faults == ["timer x"]
    assert await desk.left() == {"offline": MINUTE, "wrong": MINUTE}
    desk.clock.pass_time(minutes=1)
    await desk.run(handle, lambda: len(handled) >= 5)
    assert await desk.left() == {"offline": 2 * MINUTE, "wrong": 2 * MINUTE}


async def test_what_is_under_way_is_finished(desk: Desk) -> None:
    handled: list[str] = []

    async def handle(timer: TimerRow) -> Again | None:
        handled.append(timer.key)
        await asyncio.sleep(0.1)
        return None

    await desk.set(a=0)
    await desk.run(handle, lambda: bool(handled))
    assert await desk.left() == {}


async def test_what_takes_too_long_is_given_back(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "TIME_TO_FINISH", 0.05)
    handled: list[str] = []

    async def handle(timer: TimerRow) -> Again | None:
        handled.append(timer.key)
        await asyncio.sleep(60)
        return None

    await desk.set(a=0)
    await desk.run(handle, lambda: bool(handled))
    assert [timer.key for timer in await desk.timers.claim()] == ["a"]
