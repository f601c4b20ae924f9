"""A bench: a game with its planner on a fresh file."""

from collections.abc import AsyncIterator

import pytest

from db.database import open_database
from tests.cogs.away.tables import Bench


@pytest.fixture
async def bench(database_url: str) -> AsyncIterator[Bench]:
    async with await open_database(database_url) as database:
        yield Bench(database)
