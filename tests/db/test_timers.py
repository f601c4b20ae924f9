"""One table of timers; each due row is handled by one process."""

import asyncio
from datetime import datetime, timedelta
from random import Random

import pytest

from db.database import Database
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
    assert await timers.pending(game_id=made.id) == ()


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
