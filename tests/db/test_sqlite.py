"""A SQLite file that somebody else is writing to: moves wait, the event loop does not."""

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random

from db.database import open_database
from db.table import Table
from tests.db.games import any_move, new_table, person

HELD = 1.0


async def test_a_held_write_lock_delays_moves_and_nothing_else(tmp_path: Path) -> None:  # check 8
    path = tmp_path / "games.db"
    async with await open_database(path) as database:
        table = Table(database)
        made = await new_table(table)
        assert made.game is not None
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        move = any_move(made.game, Random(1))
        playing = asyncio.create_task(table.play(made.id, move, user_id=person(0)))
        lag = 0.0
        while time.monotonic() - begun < HELD:
            before = time.monotonic()
            assert (await table.load(made.id)).version == made.version
            await asyncio.sleep(0)
            lag = max(lag, time.monotonic() - before)
        assert not playing.done()
        other.execute("COMMIT")
        other.close()
        result = await playing
        assert result.version == made.version + 1
        assert lag < HELD / 2
