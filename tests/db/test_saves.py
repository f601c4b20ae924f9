"""Databases as released versions left them load, are the same, and go on (checks 50 and 67)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from db import backup
from db.database import Database
from db.models import GameState
from db.store import Store
from db.table import Table
from db.timers import Timers
from db.votes import Votes
from engine import registry
from tests.db.games import any_move
from tests.saves.__main__ import write

FOLDER = Path(__file__).parent.parent / "saves"
SAVES = sorted(
    FOLDER.glob("*.backup"), key=lambda path: [int(part) for part in path.stem.split(".")]
)
LARGEST = 300_000
"""Bytes that the files of one release may have together."""


def expected(save: Path) -> dict[str, Any]:
    """What the games of a save were like when it was written."""
    content: dict[str, Any] = json.loads(save.with_suffix(".json").read_text("utf-8"))
    return content


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
async def test_a_release_loads_and_goes_on(save: Path, database: Database) -> None:
    await backup.restore(database, save)
    table = Table(database)
    for number, was in expected(save).items():
        loaded = await table.load(int(number))
        assert loaded.game is not None
        assert loaded.game.hash() == was["hash"], was["modules"]
        assert list(loaded.game.rules.module_ids) == was["modules"]
        assert (loaded.state, loaded.row.move_count) == (was["state"], was["moves"])
        assert (list(loaded.asked), loaded.row.undo_seat) == (was["asked"], was["undo_seat"])
        seats = [[seat.user_id, seat.controller, seat.clock_ms] for seat in loaded.seats]
        assert seats == was["seats"]
        assert await table.matches_replay(loaded.id), was["modules"]
        if loaded.state is GameState.RUNNING:
            await _goes_on(table, loaded.id)


async def _goes_on(table: Table, number: int) -> None:
    random = Random(number)
    for _ in range(15):
        loaded = await table.load(number)
        assert loaded.game is not None
        if loaded.game.finished:
            break
        action = any_move(loaded.game, random)
        await table.play(number, action, user_id=loaded.seat(action.seat).user_id)
    assert await table.matches_replay(number)


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
async def test_what_waits_is_kept(save: Path, database: Database) -> None:
    await backup.restore(database, save)
    pending = {timer.kind for timer in await Timers(database).pending()}
    assert {"remind", "deadline", "vote"} <= pending
    counts = await Store(database).counts()
    assert set(counts.games) >= {"lobby", "running", "paused", "finished"}
    votes = Votes(database)
    running = [vote for number in expected(save) for vote in await votes.running(int(number))]
    assert [len(vote.ballots) for vote in running] == [1]


def test_every_module_is_saved() -> None:
    assert SAVES, "python -m tests.saves"
    for save in SAVES:
        size = save.stat().st_size + save.with_suffix(".json").stat().st_size
        assert size < LARGEST
    saved = {name for was in expected(SAVES[-1]).values() for name in was["modules"]}
    assert saved == set(registry.all_modules())


async def test_the_files_of_this_release_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.saves.__main__.MOVES", 2)
    made = await write(tmp_path)
    assert backup.check(made)["games"] == len(expected(made)) + 1
