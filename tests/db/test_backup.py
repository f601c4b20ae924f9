"""Backup and restore while people play, on this machine or another, on this database or another."""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random

import pytest

from db import backup
from db.database import DEFAULT_URL, Database, normal_url, open_database
from db.errors import BackupUnreadable, DatabaseTooNew, NotEmpty, StaleVersion
from db.models import GameState
from db.posts import Posts
from db.store import Store
from db.table import Table
from db.timer_rows import PlannedTimer
from db.timers import Timers
from settings import Settings
from tests.db.clock import FakeClock
from tests.db.games import CHANNEL, any_move, new_table, person, play_on


async def test_a_backup_while_people_play(  # check 66
    table: Table, database: Database, tmp_path: Path
) -> None:
    games = [await new_table(table, channel=number) for number in range(3)]
    playing = asyncio.gather(*(play_on(table, game.id, 40, Random(game.id)) for game in games))
    file = tmp_path / "copies" / "katane.backup"
    for _ in range(3):
        await asyncio.sleep(0.05)
        await backup.save(database, file)
    await playing
    assert backup.check(file)["games"] == 3
    async with await open_database(tmp_path / "another machine" / "katane.db") as other:
        assert await backup.restore(other, file) == 3
        restored = Table(other)
        for game in games:
            loaded = await restored.load(game.id)
            log = await restored.log(game.id)
            assert len(log) == loaded.row.move_count <= 40
            assert await restored.matches_replay(game.id)
            await play_on(restored, game.id, 10, Random(1))
            await restored.take_back_to(game.id, 1, moderator_id=1, reason="test")
        assert tuple(await Posts(other).owing()) == tuple(game.id for game in games)


async def test_every_row_comes_back(
    table: Table, database: Database, clock: FakeClock, tmp_path: Path, database_url: str
) -> None:
    made = await new_table(table)
    await play_on(table, made.id, 30, Random(1))
    store = Store(database, now=clock)
    await store.save_person(person(0), locale="fr", standing={"é": [1, None]})
    await store.save_guild(5, language="en", allowed_channels=[CHANNEL])
    await store.save_note("tree", {"hash": "abc"})
    await Timers(database, now=clock).set(PlannedTimer("a", "ask", clock.time, made.id, seat=1))
    await backup.save(database, tmp_path / "one")
    before = await table.load(made.id)
    with pytest.raises(NotEmpty):
        await backup.restore(database, tmp_path / "one")
    await backup.restore(database, tmp_path / "one", replace=True)
    after = await table.load(made.id)
    assert after.seats == before.seats
    assert after.version > before.version
    await backup.save(database, tmp_path / "two")
    changed = {"games", "posts"}
    assert rows(tmp_path / "one", changed) == rows(tmp_path / "two", changed)
    second = await new_table(table, channel=2)
    assert second.id > made.id


def rows(path: Path, left_out: set[str]) -> list[object]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        lines = [json.loads(line) for line in file][1:-1]
    return [line for line in lines if line[0] not in left_out]


async def test_a_restore_under_a_running_process(
    table: Table, database: Database, tmp_path: Path
) -> None:
    """The process goes on from what was restored; buttons of the lost time are stale."""
    made = await new_table(table)
    await play_on(table, made.id, 10, Random(1))
    await backup.save(database, tmp_path / "file")
    lost = await play_on(table, made.id, 5, Random(2))
    await backup.restore(database, tmp_path / "file", replace=True)
    loaded = await table.load(made.id)
    assert loaded.row.move_count == 10
    assert loaded.game is not None
    move = any_move(loaded.game, Random(3))
    with pytest.raises(StaleVersion):
        await table.play(
            made.id, move, user_id=person(move.seat), expected_version=lost.version, strict=True
        )
    await table.play(made.id, move, user_id=person(move.seat), expected_version=loaded.version)
    assert await table.matches_replay(made.id)
    assert loaded.state is GameState.RUNNING


async def test_66_restored_twice(table: Table, database: Database, tmp_path: Path) -> None:
    """Versions of the time between two restores of one backup do not come again."""
    made = await new_table(table)
    await backup.save(database, tmp_path / "file")
    seen = {made.version}
    for _ in range(3):
        await backup.restore(database, tmp_path / "file", replace=True)
        now = {(await table.load(made.id)).version}
        for _ in range(3):
            now.add((await play_on(table, made.id, 1, Random(1))).version)
        assert min(now) > max(seen)
        seen |= now


@pytest.mark.parametrize("cut", [0, 10, 200, -20])
async def test_a_damaged_backup_changes_nothing(
    table: Table, database: Database, tmp_path: Path, cut: int
) -> None:
    made = await new_table(table)
    file = tmp_path / "file"
    await backup.save(database, file)
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(BackupUnreadable):
        await backup.restore(database, file, replace=True)
    assert (await table.load(made.id)).mark == made.mark


async def test_a_backup_that_lost_lines_is_noticed(
    table: Table, database: Database, tmp_path: Path
) -> None:
    await new_table(table)
    file = tmp_path / "file"
    await backup.save(database, file)
    with gzip.open(file, "rt", encoding="utf-8") as whole:
        lines = whole.readlines()
    with gzip.open(file, "wt", encoding="utf-8") as less:
        less.writelines(lines[:-2] + lines[-1:])
    with pytest.raises(BackupUnreadable):
        backup.check(file)


async def test_a_backup_of_a_newer_program(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "file"
    await backup.save(database, file)
    with gzip.open(file, "rt", encoding="utf-8") as whole:
        text = whole.read().replace('"revision": "', '"revision": "9')
    with gzip.open(file, "wt", encoding="utf-8") as newer:
        newer.write(text)
    with pytest.raises(DatabaseTooNew):
        await backup.restore(database, file)


def test_the_command(database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "file")
    assert backup.main(["save", file, "--url", database_url]) == 0
    assert Path(file).stat().st_mode & 0o077 == 0  # it holds hands and seeds
    assert backup.main(["check", file]) == 0
    assert backup.main(["restore", file, "--url", database_url]) == 0
    assert "games=0" in capsys.readouterr().out
    assert backup.main(["restore", str(tmp_path / "none"), "--url", database_url]) == 1
    assert "backup-unreadable" in capsys.readouterr().err


def test_the_default_place_is_that_of_the_settings() -> None:
    default = Settings.model_fields["database_url"].default
    assert normal_url(default) == normal_url(DEFAULT_URL)
