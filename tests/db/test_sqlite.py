"""A SQLite file that somebody else is writing to: moves wait, the event loop does not."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

from db.database import open_database
from db.table import Table
from tests.db.games import any_move, new_table, person

LOOKS = 50
"""How often a table is looked at while the file is held."""


async def test_a_held_write_lock_delays_moves_and_nothing_else(tmp_path: Path) -> None:  # check 8
    path = tmp_path / "games.db"
    async with await open_database(path) as database:
        table = Table(database)
        made = await new_table(table)
        assert made.game is not None
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        move = any_move(made.game, Random(1))
        playing = asyncio.create_task(table.play(made.id, move, user_id=person(0)))
        for _ in range(LOOKS):
            assert (await table.load(made.id)).version == made.version
        assert not playing.done()  # with a loop that waited for the lock it would have given up
        other.execute("COMMIT")
        other.close()
        result = await playing
        assert result.version == made.version + 1
