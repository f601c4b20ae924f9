"""The logs of games that earlier versions stored are told in today's words (check 50)."""

from pathlib import Path

import pytest

import locales
from cogs.book.log import log_lines
from cogs.wording.people import voice
from db import backup
from db.database import open_database
from db.table import Table
from tests.db.test_saves import SAVES, expected


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
async def test_every_stored_event_has_its_sentence(save: Path, tmp_path: Path) -> None:
    async with await open_database(tmp_path / "games.db") as database:
        await backup.restore(database, save)
        table = Table(database)
        for number in map(int, expected(save)):
            loaded = await table.load(number)
            for reader in (None, 0):
                entries = await table.log(number, reader=reader)
                assert entries
                for locale in locales.LOCALES:
                    assert log_lines(voice(loaded, locale, reader), entries)
