"""A SQLite file: one thread that writes, a few that read, no waiting in the event loop.

A transaction runs as a whole in one of these threads. A driver that hands every statement to a
thread of its own goes back and forth some twenty times per move, and each time waits for whatever
Python code draws a picture at that moment; measured under drawing, that made the slowest moves five
times slower. One writer also means that writers queue in order instead of polling for the lock.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.pool import NullPool

from db.migrate import upgrade
from db.reach import reaching

T = TypeVar("T")

BUSY_TIMEOUT_MS = 10_000
READERS = 4


class SqliteFile:
    """Runs transactions on a SQLite file."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._reader = _engine(url, "BEGIN", pool_size=READERS, max_overflow=0)
        self._writer = _engine(url, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0)
        self._read_threads = ThreadPoolExecutor(READERS, "sqlite-read")
        self._write_thread = ThreadPoolExecutor(1, "sqlite-write")

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Open a file; create it and its folder if need be. Raises DatabaseUnreachable."""
        opened = cls(url)
        try:
            with reaching(str(url.database), again=False):
                await asyncio.to_thread(_make_folder, Path(str(url.database)))
                await opened.read(_look)
        except BaseException:
            await opened.close()
            raise
        return opened

    async def migrate(self) -> None:
        """Bring the tables up to date; raises DatabaseUnreachable."""
        loop = asyncio.get_running_loop()
        with reaching(str(self._url.database), again=False):
            await loop.run_in_executor(self._write_thread, _migrate, self._url)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run on one consistent picture; nothing is kept."""

        def run() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run and commit, or roll back if it raises.

        A caller that is cancelled meanwhile does not know the outcome: the work may be committed.
        """

        def run() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._write_thread, run)

    async def listen(self, sender: str, heard: Callable[[], None]) -> None:
        """There is no other process to hear."""

    async def close(self) -> None:
        """Finish what runs and close all connections."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for threads, engine in (
            (self._read_threads, self._reader),
            (self._write_thread, self._writer),
        ):
            threads.shutdown(wait=True)
            engine.dispose()


def _look(connection: Connection) -> None:
    """Read the file, which is what finds out that it is no database."""
    connection.exec_driver_sql("PRAGMA schema_version")


def _make_folder(file: Path) -> None:
    file.absolute().parent.mkdir(parents=True, exist_ok=True)


def _migrate(url: URL) -> None:
    """Migrate the file without foreign keys.

    Batch mode drops the table that it replaces, which must not delete the rows that refer to it.
    """
    engine = _engine(url, "BEGIN IMMEDIATE", foreign_keys=False, poolclass=NullPool)
    with engine.begin() as connection:
        upgrade(connection)


def _engine(url: URL, begin: str, *, foreign_keys: bool = True, **options: Any) -> Engine:
    """Set up connections: WAL, foreign keys, waiting instead of failing, explicit transactions.

    ``synchronous=NORMAL`` with WAL syncs at checkpoints, not at every commit: a killed process
    loses nothing, a power cut may lose the last moments but never damages the file, and a move
    does not wait for the disk. ``BEGIN IMMEDIATE`` takes the write lock at the start, since a
    reader cannot become a writer once somebody else has written.
    """
    engine = create_engine(url, hide_parameters=True, **options)  # hands and seeds: not for a log
    pragmas = (
        f"busy_timeout={BUSY_TIMEOUT_MS}",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
