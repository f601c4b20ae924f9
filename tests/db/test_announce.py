"""What one process changes wakes the others at once, instead of being asked for again and again."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import pytest
from sqlalchemy import text

from db import postgres
from db.clock import utc_now
from db.database import open_database
from db.table import Table
from db.timer_rows import PlannedTimer
from db.timers import Timers
from tests.db.games import new_table
from tests.patience import becomes


@pytest.fixture
def database_url(database_url: str) -> str:
    if database_url.startswith("sqlite"):
        pytest.skip("a SQLite file has one process")
    return database_url


async def test_posts_and_timers_of_one_process_wake_the_other(database_url: str) -> None:
    heard = {"one": 0, "two": 0}

    def note(name: str) -> Callable[[], None]:
        def hear() -> None:
            heard[name] += 1

        return hear

    async with await open_database(database_url) as one, await open_database(database_url) as two:
        await Timers(two).set(PlannedTimer("a", "x", utc_now()))
        await one.listen(note("one"))
        await two.listen(note("two"))
        # A claim and an end are heard by nobody; whatever is heard comes in the order of commits.
        (claimed,) = await Timers(two).claim()
        await Timers(one).cancel(claimed.key)
        later = utc_now() + timedelta(days=1)
        await Timers(two).set(PlannedTimer("b", "x", later))
        await Timers(one).set(PlannedTimer("c", "x", later))
        await becomes(lambda: all(heard.values()))
        await asyncio.sleep(0.1)
        assert heard == {"one": 1, "two": 1}
        await new_table(Table(one))
        await becomes(lambda: heard["two"] > 2)


async def test_a_broken_connection_is_made_anew(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LISTEN_AGAIN", 0.05)
    heard: list[int] = []
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    )
    async with await open_database(database_url) as one, await open_database(database_url) as two:
        await one.listen(lambda: heard.append(1))
        await two.write(lambda session: session.connection().execute(cut) and None)
        await becomes(lambda: len(heard) == 1)
        await new_table(Table(two))
        await becomes(lambda: len(heard) > 1)
