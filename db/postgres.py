"""A PostgreSQL server, reached through asyncpg: transactions, and what other processes announce."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Self, TypeVar

import asyncpg
from sqlalchemy import URL, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.announce import CHANNEL
from db.migrate import upgrade
from db.reach import reaching

T = TypeVar("T")

CONNECTIONS = 10
LISTEN_AGAIN = 5.0
"""Seconds after which a listener whose connection broke connects again."""

log = logging.getLogger(__name__)


class PostgresServer:
    """Runs transactions on a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        # One connection more than transactions need: the listener keeps its own. Parameters hold
        # hands and seeds: an error that is logged must not tell them.
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS + 1,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._ear: AsyncConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Connect to a server; raises DatabaseUnreachable."""
        server = cls(url)
        try:
            with reaching(url.render_as_string(), again=True):
                await server.read(lambda connection: connection.scalar(select(1)))
        except BaseException:
            await server.close()
            raise
        return server

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run on one consistent picture; nothing is kept."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run and commit, or roll back if it raises."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def migrate(self) -> None:
        """Bring the tables up to date; raises DatabaseUnreachable."""
        with reaching(self._engine.url.render_as_string(), again=True):
            await self.write(upgrade)

    async def listen(self, sender: str, heard: Callable[[], None]) -> None:
        """Call ``heard`` when a process other than ``sender`` has announced something.

        A connection that breaks is made anew; ``heard`` is called then too, for what was missed.
        """

        def notified(_connection: Any, _pid: int, _channel: str, announced_by: str) -> None:
            if announced_by != sender:
                heard()

        def broken(_connection: Any) -> None:
            if not self._closed:
                log.warning("the connection that hears other processes broke")
                self._listening = asyncio.create_task(self._listen_again(sender, heard))

        self._ear = await self._engine.connect()
        raw = (await self._ear.get_raw_connection()).driver_connection
        assert raw is not None
        await raw.add_listener(CHANNEL, notified)
        raw.add_termination_listener(broken)

    async def _listen_again(self, sender: str, heard: Callable[[], None]) -> None:
        while not self._closed:
            await asyncio.sleep(LISTEN_AGAIN)
            try:
                if self._ear is not None:
                    await self._ear.invalidate()
                    await self._ear.close()
                    self._ear = None
                await self.listen(sender, heard)
            except (OSError, SQLAlchemyError, asyncpg.PostgresError) as error:
                log.warning("other processes cannot be heard: %s", error)
            else:
                heard()
                return

    async def close(self) -> None:
        """Close all connections."""
        self._closed = True
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._ear is not None:
            await self._ear.invalidate()
            await self._ear.close()
        await self._engine.dispose()
