"""Tables are made by the migrations alone, and a database of a newer program is refused."""

from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlmodel import Session

from db import backup, migrate
from db.database import Database, normal_url, open_database
from db.errors import DatabaseTooNew, DatabaseUnreachable, UnsupportedDatabase
from db.models import metadata
from db.table import Table
from tests.db.games import new_table, play_on

NEXT = '''
"""Add a column, by copying the table where SQLite needs it."""

import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"


def upgrade() -> None:
    copied = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("games", recreate=copied) as games:
        games.add_column(sa.Column("mood", sa.String(), nullable=False, server_default="calm"))
'''


async def test_the_migrations_make_the_models_tables(database: Database) -> None:
    def work(session: Session) -> object:
        options = {"compare_type": True}
        context = MigrationContext.configure(session.connection(), opts=options)
        return compare_metadata(context, metadata)

    assert await database.read(work) == []


async def test_a_newer_database_is_refused(database: Database, database_url: str) -> None:
    change = text("UPDATE alembic_version SET version_num = 'future'")
    await database.write(lambda session: session.connection().execute(change))
    with pytest.raises(DatabaseTooNew) as refused:
        await open_database(database_url)
    assert refused.value.params == {"revision": "future"}


async def test_a_migration_keeps_the_games(  # check 67
    table: Table,
    database: Database,
    database_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Batch mode drops the table it copies, which must not delete the moves that refer to it."""
    made = await new_table(table)
    await play_on(table, made.id, 20, Random(1))
    await backup.save(database, tmp_path / "backup")
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for source in [*migrate.FOLDER.glob("*.py"), *migrate.FOLDER.glob("versions/*.py")]:
        (folder / source.relative_to(migrate.FOLDER)).write_text(source.read_text("utf-8"))
    newest = migrate.head_revision()
    (folder / "versions" / "next.py").write_text(NEXT.format(before=newest))
    monkeypatch.setattr(migrate, "FOLDER", folder)
    async with await open_database(database_url) as later:
        query = text("SELECT mood FROM games")
        assert await later.read(lambda session: session.connection().scalar(query)) == "calm"
        assert len(await Table(later).log(made.id)) == 20
        assert await Table(later).matches_replay(made.id)
    async with await open_database(tmp_path / "restored.db") as restored:
        await backup.restore(restored, tmp_path / "backup")
        assert len(await Table(restored).log(made.id)) == 20


async def test_opening_twice_changes_nothing(table: Table, database_url: str) -> None:
    made = await new_table(table)
    async with await open_database(database_url) as again:
        assert (await Table(again).load(made.id)).mark == made.mark


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://h/d", "katane", ""])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(UnsupportedDatabase):
        normal_url(url)


async def test_what_cannot_be_used_is_refused_with_its_reason(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear reader, this is no database. " * 9)
    for place in (other, tmp_path, other / "games.db"):
        with pytest.raises(DatabaseUnreachable) as refused:
            await open_database(place)
        assert refused.value.params["place"] == str(place)
        assert refused.value.params["again"] is False
    with pytest.raises(DatabaseUnreachable) as refused:
        await open_database("postgresql://katane:secret@127.0.0.1:1/katane")
    assert refused.value.params["again"] is True
    assert "secret" not in str(refused.value)


async def test_sqlite_is_set_up_for_many_readers(tmp_path: Path) -> None:
    async with await open_database(tmp_path / "new folder" / "games.db") as database:

        def pragmas(session: Session) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            connection = session.connection()
            return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

        assert await database.read(pragmas) == ["wal", 1, 1, 10_000]
        assert await database.write(pragmas) == ["wal", 1, 1, 10_000]
