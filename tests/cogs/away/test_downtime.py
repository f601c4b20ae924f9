"""Time in which no process ran counts for nobody."""

from datetime import timedelta

from cogs.away import timers
from db.downtime import mark_alive
from tests.cogs.away.tables import NOON

KINDS = ("deadline", "offer")
LEAST = timedelta(minutes=20)


async def alive(bench, **passed: float) -> timedelta:
    """Let time pass, then note that a process runs."""
    now = bench.clock.pass_time(**passed)
    return await mark_alive(bench.database, now, least=LEAST, kinds=KINDS)


async def test_a_deadline_moves_by_the_time_nobody_could_press(bench):
    assert await alive(bench) == timedelta(0)
    await bench.start(deadline="soft", turn_minutes=600)
    assert await alive(bench, days=3) == timedelta(days=3)
    timer = await bench.one(timers.DEADLINE)
    assert timer.due_at == NOON + timedelta(days=3, hours=10)
    assert timer.payload["since"] == (NOON + timedelta(days=3)).isoformat()
    assert (await bench.one(timers.REMIND)).due_at == NOON + timedelta(days=1)


async def test_a_clock_did_not_run_meanwhile(bench):
    await alive(bench)
    await bench.start(deadline="budget", budget_minutes=600)
    await alive(bench, days=3)
    seat = (await bench.load()).seats[0]
    assert seat.clock_since == NOON + timedelta(days=3)


async def test_a_short_break_is_not_made_up_for(bench):
    await alive(bench)
    await bench.start(deadline="soft", turn_minutes=600)
    assert await alive(bench, minutes=19) == timedelta(0)
    assert (await bench.one(timers.DEADLINE)).due_at == NOON + timedelta(hours=10)


async def test_it_is_made_up_for_once(bench):
    await alive(bench)
    await bench.start(deadline="soft", turn_minutes=600)
    await alive(bench, days=1)
    assert await alive(bench) == timedelta(0)
    assert (await bench.one(timers.DEADLINE)).due_at == NOON + timedelta(days=1, hours=10)
