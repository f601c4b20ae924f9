"""Backup and restore while people play.

::

    python -m db.backup save FILE              write a backup of the database in DATABASE_URL
    python -m db.backup restore FILE           put it into an empty database
    python -m db.backup restore FILE --replace replace what is there
    python -m db.backup check FILE             read a backup through and count

A backup (see ``db.dump``) is read in one transaction, so it is one moment of the database, whatever
is played meanwhile, and it moves games between SQLite and PostgreSQL. One of an earlier version of
the program is brought up to date on the way in.

A restore is one transaction too. Processes that play on the database go on with what was restored:
every game gets a new stamp. Versions are raised beyond all that channels may have seen after the
backup was made, or after it was restored before, so no button of that time is taken for a new one,
and no new post for one of that time. Each open game owes its channel a post of where it stands.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import MetaData, create_engine, delete, func, select, update
from sqlalchemy.engine import Connection
from sqlmodel import Session

from db import commit, dump
from db.clock import utc_now
from db.database import DEFAULT_URL, Database, open_database
from db.errors import DatabaseTooNew, NotEmpty, StorageError
from db.loaded import GAMES
from db.migrate import head_revision, known_revisions, upgrade
from db.models import OPEN_STATES, PostState, metadata

VERSIONS_SINCE = datetime(2020, 1, 1, tzinfo=UTC)
"""A restored game's version is the number of seconds since then: no game changes as often."""
TIMERS = metadata.tables["timers"]


async def save(database: Database, path: Path) -> int:
    """Write a backup of one moment of the database; return the number of rows."""

    def work(session: Session) -> int:
        rows = dump.rows_of(session.connection(), metadata)
        return dump.write(path, head_revision(), utc_now(), rows)

    return await database.read(work)


async def restore(database: Database, path: Path, *, replace: bool = False) -> int:
    """Put a backup in place of what the database holds; return the number of games.

    Raises NotEmpty if the database holds games and ``replace`` is not given, DatabaseTooNew for a
    backup of a newer program, BackupUnreadable for a damaged one; the database is as it was then.
    """
    revision, rows = dump.read(path)
    if revision not in known_revisions():
        raise DatabaseTooNew(revision=revision)
    with tempfile.TemporaryDirectory() as folder:
        if revision != head_revision():
            rows = await asyncio.to_thread(_modern, Path(folder), revision, rows)
        return await database.write(lambda session: _replace(session, rows, replace=replace))


def check(path: Path) -> dict[str, int]:
    """Read a backup through and count its rows by table; raises BackupUnreadable."""
    counts: dict[str, int] = {}
    for name, _ in dump.read(path)[1]:
        counts[name] = counts.get(name, 0) + 1
    return counts


def _modern(folder: Path, revision: str, rows: Iterable[dump.Row]) -> Iterator[dump.Row]:
    """Bring the rows of an earlier program up to date, by way of a database of that time."""
    engine = create_engine(f"sqlite:///{folder / 'earlier.db'}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            upgrade(connection, revision)
            earlier = MetaData()
            earlier.reflect(connection)
            dump.load_rows(connection, earlier, rows)
        with engine.begin() as connection:
            upgrade(connection)
        with engine.connect() as connection:
            return iter(list(dump.rows_of(connection, metadata)))
    finally:
        engine.dispose()


def _replace(session: Session, rows: Iterable[dump.Row], *, replace: bool) -> int:
    connection = session.connection()
    if not replace and connection.scalar(select(func.count()).select_from(GAMES)):
        raise NotEmpty
    present = connection.scalar(select(func.max(GAMES.c.version))) or 0
    for table in reversed(metadata.sorted_tables):
        connection.execute(delete(table))
    dump.load_rows(connection, metadata, rows)
    if connection.dialect.name == "postgresql":
        _advance_sequences(connection)
    _resume(session, utc_now(), present)
    return connection.scalar(select(func.count()).select_from(GAMES)) or 0


def _advance_sequences(connection: Connection) -> None:
    """Let PostgreSQL count on from the highest number restored."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            following = func.coalesce(func.max(column), 0) + 1
            connection.execute(select(func.setval(sequence, following, False)))


def _resume(session: Session, at: datetime, present: int) -> None:
    """Leave behind what belonged to the processes and channels of another time.

    ``present`` is the highest version that the database had.
    """
    connection = session.connection()
    restored = connection.scalar(select(func.max(GAMES.c.version))) or 0
    version = max(int((at - VERSIONS_SINCE).total_seconds()), present + 1, restored + 1)
    stamp = secrets.randbits(commit.STAMP_BITS)
    connection.execute(update(GAMES).values(version=version, stamp=stamp))
    connection.execute(update(TIMERS).values(claim=None, lease_until=None))
    owed = commit.POSTS.c.state.in_((PostState.DUE, PostState.SENDING))
    connection.execute(delete(commit.POSTS).where(owed))
    open_games = select(GAMES.c.id, GAMES.c.version).where(GAMES.c.state.in_(OPEN_STATES))
    for game in connection.execute(open_games).all():
        commit.owe_post(session, game.id, game.version, at)
    # As if they had been sent before: posts that the channel saw after the backup are looked for
    # then, and lose their buttons.
    connection.execute(
        update(commit.POSTS)
        .where(commit.POSTS.c.state == PostState.DUE)
        .values(state=PostState.SENDING, lease_until=None)
    )


class _Address(BaseSettings):
    """Where the games are kept: the bot's own setting."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    database_url: str = DEFAULT_URL


async def _run(arguments: argparse.Namespace) -> str:
    if arguments.command == "check":
        counts = check(arguments.file)
        return "\n".join(f"{name}={count}" for name, count in counts.items())
    async with await open_database(arguments.url or _Address().database_url) as database:
        if arguments.command == "save":
            return f"rows={await save(database, arguments.file)} saved={arguments.file}"
        games = await restore(database, arguments.file, replace=arguments.replace)
        return f"games={games} restored={arguments.file}"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m db.backup", description="Backup and restore.")
    parser.add_argument("command", choices=("save", "restore", "check"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--url", help="database, instead of DATABASE_URL")
    parser.add_argument("--replace", action="store_true", help="replace the games that are there")
    try:
        answer = asyncio.run(_run(parser.parse_args(given)))
    except StorageError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{answer}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
