"""Check 66: saved while people play, restored on another machine, and the games go on there."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from db.table import Table
from tests.db.postgres import PostgresServer
from tests.served.process import ROOT, BotProcess
from tests.served.server import ServedDiscord, served_discord
from tests.served.soak import Plan, Run
from tests.served.test_processes import live, moves


@pytest.fixture(
    params=[
        "sqlite to postgresql",
        pytest.param("postgresql to sqlite", marks=pytest.mark.soak),
    ]
)
def places(
    request: pytest.FixtureRequest, postgres: PostgresServer, tmp_path: Path
) -> Iterator[tuple[str, str]]:
    """The database of one machine and that of another."""
    file = f"sqlite:///{tmp_path / 'a machine' / 'katane.sqlite'}"
    with postgres.database() as server:
        yield (file, server) if request.param.startswith("sqlite") else (server, file)


async def command(*words: str, url: str) -> None:
    """The command of the page on running, as it is typed there."""
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "db.backup", *words],
        cwd=ROOT,
        env=os.environ | {"DATABASE_URL": url},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@asynccontextmanager
async def playing(url: str, folder: Path, discord: ServedDiscord) -> AsyncIterator[Run]:
    run = Run(discord, url, folder, Plan(2, 0))
    try:
        await run.open()
        await run.settle()
        yield run
    finally:
        await run.close()


async def test_66_saved_in_play_and_restored_on_another_machine(
    places: tuple[str, str], tmp_path: Path
) -> None:
    here, there = places
    backup = str(tmp_path / "katane.backup")
    async with served_discord() as discord, playing(here, tmp_path, discord) as run:
        await asyncio.gather(*(moves(table, 2) for table in run.tables))
        saving = asyncio.create_task(command("save", backup, url=here))
        await asyncio.gather(*(moves(table, 3) for table in run.tables))
        await saving
        await run.settle()
        (lost,) = run.processes
        await lost.kill()  # that machine is gone, with all that was played after the backup
        await command("restore", backup, url=there)
        old = {table.channel_id: live(table) for table in run.tables}
        await run.moved_to(there, BotProcess(discord, tmp_path, there))
        await run.settle()
        for table in run.tables:
            (shown,) = live(table)
            assert [shown] != old[table.channel_id]
            before = (await table.loaded()).row.move_count
            assert 2 <= before <= 5
            table.hashes.clear()
            await moves(table, 3)
            assert await Table(run.database).matches_replay(table.game_id)
        await run.settle()
        await command("restore", backup, "--replace", url=there)  # while the bot runs
        await run.settle()
        for table in run.tables:
            table.hashes.clear()
            await moves(table, 2)
        await run.settle()
        for table in run.tables:
            await run.check_table(table)
        assert run.processes[0].running
        assert not run.processes[0].faults()
        assert not [wrong for wrong in run.figures.wrong() if not wrong.startswith("doubled")]
