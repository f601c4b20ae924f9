"""Real processes on one database, killed while they play: no move is lost or made twice."""

import asyncio
import sys
from random import Random

from db.database import Database, open_database
from db.table import Table
from tests.db.games import new_table

ROUNDS = 4
MOST = 20
"""Moves that a process makes at most before it is killed."""


class Process:
    """A playing process and what it says it stored."""

    def __init__(self, url: str, seed: int, games: list[int]) -> None:
        self._arguments = [url, str(seed), *map(str, games)]

    async def start(self) -> None:
        """Start it and wait for its first move."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.db.worker", *self._arguments, stdout=-1, stderr=-1
        )
        assert self._process.stdout is not None
        self._told = await self._process.stdout.readline()

    async def play(self, moves: int) -> None:
        """Wait for some more moves; it goes on meanwhile."""
        assert self._process.stdout is not None
        for _ in range(moves):
            self._told += await self._process.stdout.readline()

    async def kill(self) -> list[tuple[int, int]]:
        """Kill it without warning; the moves that it was told are stored."""
        if self._process.returncode is None:
            self._process.kill()
        out, err = await self._process.communicate()
        assert not err, err.decode()
        lines = (self._told + out).decode().splitlines(keepends=True)
        told = [line.split() for line in lines if line.endswith("\n")]
        return [(int(game), int(version)) for game, version in told]


async def test_processes_are_killed_while_they_play(
    table: Table, database: Database, database_url: str
) -> None:
    games = [(await new_table(table, channel=number)).id for number in range(3)]
    stored: list[tuple[int, int]] = []
    random = Random(1)
    survivor = Process(database_url, 1000, games)
    await survivor.start()
    for round_number in range(ROUNDS):
        victim = Process(database_url, round_number, games)
        await victim.start()
        await asyncio.gather(victim.play(random.randint(1, MOST)), survivor.play(MOST))
        stored += await victim.kill()
    stored += await survivor.kill()
    assert len(set(stored)) == len(stored) > ROUNDS * MOST
    async with await open_database(database_url) as fresh:
        after = Table(fresh)
        for game in games:
            log = await after.log(game)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1))
            assert {version for number, version in stored if number == game} <= {
                entry.version for entry in log
            }
            # Each move is one version; only the last one of each killed process may be untold.
            loaded = await after.load(game)
            assert loaded.version == log[-1].version
            assert loaded.row.move_count == len(log)
            assert await after.matches_replay(game)
        moves = sum([len(await after.log(game)) for game in games])
        assert 0 <= moves - len(stored) <= ROUNDS + 1
