"""One table of timers, one task that sleeps; each due row is handled by one process."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from random import Random

import pytest

from db.database import Database
from db.models import TimerRow
from db.plan import Change, Clock, Plan
from db.table import Table
from db.timer_rows import PlannedTimer
from db.timers import Timers, nonce
from tests.db.clock import FakeClock
from tests.db.games import new_table, play_on

MINUTE = timedelta(minutes=1)


@pytest.fixture
def timers(database: Database, clock: FakeClock) -> Timers:
    return Timers(database, now=clock)


def reminder(key: str, due_at: datetime, **rest: object) -> PlannedTimer:
    return PlannedTimer(key, "reminder", due_at, **rest)  # type: ignore[arg-type]


async def test_setting_a_key_again_moves_it(timers: Timers, clock: FakeClock) -> None:
    await timers.set(reminder("a", clock.time + MINUTE), reminder("b", clock.time))
    await timers.set(reminder("a", clock.time + 2 * MINUTE, payload={"round": 2}))
    pending = await timers.pending()
    assert [timer.key for timer in pending] == ["b", "a"]
    assert pending[1].payload == {"round": 2}
    assert await timers.cancel("a", "c") == 1


async def test_each_due_timer_goes_to_one_process(
    timers: Timers, database: Database, clock: FakeClock
) -> None:
    processes = [Timers(database, now=clock) for _ in range(5)]
    await timers.set(*(reminder(str(number), clock.time) for number in range(40)))
    taken: list[str] = []
    while batch := await asyncio.gather(*(process.claim() for process in processes)):
        keys = [timer.key for timers in batch for timer in timers]
        if not keys:
            break
        taken += keys
    assert sorted(taken, key=int) == [str(number) for number in range(40)]


async def test_a_dead_process_is_taken_over(timers: Timers, clock: FakeClock) -> None:
    await timers.set(reminder("a", clock.time))
    (left,) = await timers.claim()
    assert await timers.claim() == []
    clock.pass_time(minutes=3)
    (taken,) = await timers.claim()
    assert (taken.key, taken.attempts, nonce(taken)) == ("a", 2, nonce(left))
    assert not await timers.settle(left)
    assert await timers.settle(taken)
    assert await timers.pending() == ()


async def test_a_timer_set_anew_while_it_is_handled_stays(timers: Timers, clock: FakeClock) -> None:
    await timers.set(reminder("a", clock.time))
    (taken,) = await timers.claim()
    await timers.set(reminder("a", clock.time + MINUTE))
    assert not await timers.settle(taken)
    assert len(await timers.pending()) == 1


async def run_until(
    timers: Timers,
    handle: Callable[[TimerRow], Awaitable[datetime | None]],
    done: Callable[[], bool],
) -> None:
    """Run the task until a condition holds."""
    task = asyncio.create_task(timers.run(handle))
    try:
        async with asyncio.timeout(10):
            while not done():
                assert not task.done()
                await asyncio.sleep(0.01)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_task_handles_what_falls_due(timers: Timers, clock: FakeClock) -> None:
    handled: list[str] = []

    async def handle(timer: TimerRow) -> datetime | None:
        handled.append(timer.key)
        if timer.key == "again" and len(handled) < 4:
            return clock.time
        if timer.key == "sets another":
            await timers.set(reminder("other", clock.time))
        return None

    await timers.set(
        reminder("again", clock.time),
        reminder("sets another", clock.time),
        reminder("later", clock.time + MINUTE),
    )
    await run_until(timers, handle, lambda: "other" in handled and handled.count("again") > 1)
    assert "later" not in handled


async def test_three_days_of_downtime_make_one_reminder(  # check 5
    timers: Timers, clock: FakeClock
) -> None:
    handled: list[datetime] = []

    async def handle(_: TimerRow) -> datetime | None:
        handled.append(clock.time)
        return clock.time + timedelta(hours=12)

    await timers.set(reminder("a", clock.time + MINUTE))
    back = clock.pass_time(days=3)
    await run_until(timers, handle, lambda: bool(handled))
    await run_until(timers, handle, lambda: True)
    assert handled == [back]
    assert [timer.due_at for timer in await timers.pending()] == [back + timedelta(hours=12)]


async def test_a_failing_handler_is_tried_again_later(
    timers: Timers, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    calls: list[str] = []

    async def handle(timer: TimerRow) -> datetime | None:
        calls.append(timer.key)
        if timer.key == "bad":
            raise OSError("no route")
        return None

    await timers.set(reminder("bad", clock.time), reminder("good", clock.time))
    await run_until(timers, handle, lambda: {"bad", "good"} <= set(calls))
    assert calls.count("bad") == 1
    (left,) = await timers.pending()
    assert left.due_at == clock.time + MINUTE
    assert "timer bad failed" in caplog.text


async def test_a_stopped_task_gives_its_timers_back(timers: Timers, clock: FakeClock) -> None:
    started = asyncio.Event()

    async def handle(timer: TimerRow) -> datetime | None:
        started.set()
        await asyncio.sleep(60)
        return None

    await timers.set(reminder("a", clock.time))
    await run_until(timers, handle, started.is_set)
    assert [timer.key for timer in await timers.claim()] == ["a"]


async def test_the_plan_is_stored_with_the_move(database: Database, clock: FakeClock) -> None:
    woken: list[int] = []

    def planner(change: Change) -> Plan:
        due = change.at + MINUTE
        return Plan(
            set=tuple(
                PlannedTimer(f"ask:{change.after.id}:{seat}", "ask", due, seat=seat)
                for seat in change.after.asked
            ),
            cancel_kinds=("ask",),
            clocks={seat: Clock(1000, change.at) for seat in change.after.asked},
        )

    timers = Timers(database, now=clock)
    table = Table(database, now=clock, planner=planner, wake=lambda: woken.append(1))
    made = await new_table(table)
    result = await play_on(table, made.id, 3, Random(1))
    pending = await timers.pending(game_id=made.id)
    assert tuple(timer.seat for timer in pending) == result.table.asked
    asked = result.table.asked[0]
    assert result.table.seat(asked).clock_since == clock.time
    assert (await table.load(made.id)).seat(asked).clock_ms == 1000
    assert len(woken) >= 3
    await table.moderation.delete(made.id, reason="over", moderator_id=1)
    assert await timers.cancel_game(made.id, "ask") == 0


async def test_a_failing_plan_undoes_the_move(database: Database, clock: FakeClock) -> None:
    def planner(change: Change) -> Plan:
        if change.kind == "move":
            raise OSError("no plan")
        return Plan()

    table = Table(database, now=clock, planner=planner)
    made = await new_table(table)
    with pytest.raises(OSError, match="no plan"):
        await play_on(table, made.id, 1, Random(1))
    assert (await table.load(made.id)).mark == made.mark
