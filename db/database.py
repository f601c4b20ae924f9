"""One way to SQLite and PostgreSQL: short transactions as plain functions of a session.

A transaction is a function ``work(session) -> result``. It runs as a whole, is committed when it
returns and rolled back when it raises, and can hold nothing open while a person thinks.
"""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, Self, TypeVar

from sqlalchemy import URL, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError
from sqlmodel import Session

from db.announce import SENDER
from db.errors import UnsupportedDatabase
from db.owed import INFO, owed_now
from db.postgres import PostgresServer
from db.sqlite import SqliteFile

T = TypeVar("T")
Work = Callable[[Session], T]

DEFAULT_URL = "sqlite:///data/katane.sqlite"
DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class Backend(Protocol):
    """What runs a transaction given as a function of a connection."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run on one consistent picture; nothing is kept."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run and commit, or roll back if it raises."""

    async def migrate(self) -> None:
        """Bring the tables up to date."""

    async def listen(self, sender: str, heard: Callable[[], None]) -> None:
        """Call ``heard`` when a process other than ``sender`` has announced something."""

    async def close(self) -> None:
        """Close all connections."""


class Database:
    """A database that is connected, and of use once it is migrated."""

    def __init__(self, url: URL, backend: Backend) -> None:
        self.url = url
        self._backend = backend
        self._name = secrets.token_hex(8)

    @property
    def dialect(self) -> str:
        """``sqlite`` or ``postgresql``."""
        return self.url.get_backend_name()

    @property
    def shared(self) -> bool:
        """Tell whether several bot processes may play on this database at once."""
        return self.dialect == "postgresql"

    async def read(self, work: Work[T]) -> T:
        """Run ``work`` on one consistent picture of the database; nothing it writes is kept."""
        return await self._backend.read(_in_session(work, self._name))

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in one transaction: committed when it returns, undone when it raises."""
        return await self._backend.write(_in_session(work, self._name))

    async def migrate(self) -> None:
        """Bring the tables up to date; raises DatabaseTooNew if a newer program wrote them."""
        await self._backend.migrate()

    async def listen(self, heard: Callable[[], None]) -> None:
        """Call ``heard`` when another process has changed something that concerns all.

        A SQLite file has one process, which hears nothing.
        """
        await self._backend.listen(self._name, heard)

    async def close(self) -> None:
        """Close all connections; the last one of a SQLite file folds the log into the file."""
        await self._backend.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _in_session(work: Work[T], name: str) -> Callable[[Connection], T]:
    info = {SENDER: name, INFO: owed_now()}

    def run(connection: Connection) -> T:
        with Session(
            connection,
            expire_on_commit=False,
            join_transaction_mode="rollback_only",
            info=info,
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
        return URL.create("sqlite", database=str(url))
    try:
        parsed = make_url(url)
    except ArgumentError:
        # only the beginning: there may be a password in it
        raise UnsupportedDatabase(backend=url.partition(":")[0][:20] or "–") from None
    driver = DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise UnsupportedDatabase(backend=parsed.get_backend_name())
    if driver == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise UnsupportedDatabase(backend="sqlite in memory")
    return parsed.set(drivername=driver)


async def connect(url: str | Path) -> Database:
    """Connect to a database as it is, create it if need be.

    Raises UnsupportedDatabase, or DatabaseUnreachable.
    """
    address = normal_url(url)
    if address.get_backend_name() == "sqlite":
        return Database(address, await SqliteFile.open(address))
    return Database(address, await PostgresServer.open(address))


async def open_database(url: str | Path) -> Database:
    """Open a database, create it if need be and bring its tables up to date.

    Raises DatabaseTooNew if a newer program wrote it, UnsupportedDatabase for other kinds,
    DatabaseUnreachable if it cannot be used.
    """
    database = await connect(url)
    try:
        await database.migrate()
    except BaseException:
        await database.close()
        raise
    return database
