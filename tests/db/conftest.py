"""A database of each kind, empty for every test; PostgreSQL where its server is installed."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db.database import Database, open_database
from db.table import Table
from tests.db.clock import FakeClock
from tests.db.postgres import PostgresServer, find_binaries


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    """A private PostgreSQL server in a temporary folder."""
    binaries = find_binaries()
    if binaries is None:
        pytest.skip("no PostgreSQL server here: neither initdb on the PATH nor Debian's package")
    with PostgresServer(binaries) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/data/katane.db"
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open, migrated database."""
    async with await open_database(database_url) as opened:
        yield opened


@pytest.fixture
def clock() -> FakeClock:
    """A clock that stands still until a test moves it."""
    return FakeClock()


@pytest.fixture
def table(database: Database, clock: FakeClock) -> Table:
    """The games of the database."""
    return Table(database, now=clock)
