"""One way to SQLite and PostgreSQL: short transactions as plain functions of a session.

A transaction is a function ``work(session) -> result``. It runs as a whole, is committed when it
returns and rolled back when it raises, and can hold nothing open while a person thinks.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import URL, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlmodel import Session

from db.errors import UnsupportedDatabase
from db.migrate import upgrade

T = TypeVar("T")
Work = Callable[[Session], T]

BUSY_TIMEOUT_MS = 10_000
SQLITE_READERS = 4
POSTGRES_CONNECTIONS = 10
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class Database:
    """A migrated database. SQLite has one writer connection: writers queue instead of failing."""

    def __init__(self, url: URL, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.url = url
        self._reader = reader
        self._writer = writer

    @property
    def dialect(self) -> str:
        """``sqlite`` or ``postgresql``."""
        return self._writer.dialect.name

    @property
    def shared(self) -> bool:
        """Tell whether several bot processes may play on this database at once."""
        return self.dialect == "postgresql"

    async def read(self, work: Work[T]) -> T:
        """Run ``work`` on one consistent picture of the database; nothing it writes is kept."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(_in_session(work))

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in one transaction: committed when it returns, undone when it raises."""
        async with self._writer.begin() as connection:
            return await connection.run_sync(_in_session(work))

    async def close(self) -> None:
        """Close all connections; the last one of a SQLite file folds the log into the file."""
        await self._reader.dispose()
        if self._writer is not self._reader:
            await self._writer.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _in_session(work: Work[T]) -> Callable[[Connection], T]:
    def run(connection: Connection) -> T:
        with Session(
            connection, expire_on_commit=False, join_transaction_mode="rollback_only"
        ) as session:
            result = work(session)
            session.flush()
            return result

    return run


def normal_url(url: str | Path) -> URL:
    """Return the address with the driver that this program uses.

    A path or ``sqlite:///file`` is a SQLite file, ``postgresql://…`` a PostgreSQL database. Raises
    UnsupportedDatabase for anything else and for a database in memory.
    """
    if isinstance(url, Path):
        return URL.create("sqlite+aiosqlite", database=str(url))
    parsed = make_url(url)
    driver = DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise UnsupportedDatabase(backend=parsed.get_backend_name())
    if driver.startswith("sqlite") and parsed.database in (None, "", ":memory:"):
        raise UnsupportedDatabase(backend="sqlite in memory")
    return parsed.set(drivername=driver)


async def open_database(url: str | Path) -> Database:
    """Open a database, create it if need be and bring its tables up to date.

    Raises DatabaseTooNew if a newer program wrote it, UnsupportedDatabase for other kinds.
    """
    address = normal_url(url)
    if address.get_backend_name() == "sqlite":
        _make_folder(address)
        await _migrate(_sqlite_engine(address, "BEGIN IMMEDIATE", foreign_keys=False))
        return Database(
            address,
            reader=_sqlite_engine(address, "BEGIN", pool_size=SQLITE_READERS),
            writer=_sqlite_engine(address, "BEGIN IMMEDIATE"),
        )
    engine = create_async_engine(
        address, pool_size=POSTGRES_CONNECTIONS, max_overflow=0, pool_pre_ping=True
    )
    await _migrate(engine)
    return Database(address, engine, engine)


async def _migrate(engine: AsyncEngine) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def _make_folder(url: URL) -> None:
    Path(str(url.database)).absolute().parent.mkdir(parents=True, exist_ok=True)


def _sqlite_engine(
    url: URL, begin: str, pool_size: int = 1, foreign_keys: bool = True
) -> AsyncEngine:
    """Set up connections: WAL, foreign keys, waiting instead of failing, explicit transactions.

    ``synchronous=NORMAL`` with WAL syncs at checkpoints, not at every commit: a killed process
    loses nothing, a power cut may lose the last moments but never damages the file, and a move
    does not wait for the disk. ``BEGIN IMMEDIATE`` takes the write lock at the start, since a
    reader cannot become a writer once somebody else has written. Migrations run without foreign
    keys: batch mode drops the table it replaces, which must not delete the rows that refer to it.
    """
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0)
    pragmas = (
        f"busy_timeout={BUSY_TIMEOUT_MS}",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
