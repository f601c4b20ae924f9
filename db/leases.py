"""Parts that one process at a time may hold, such as being the bot, or being a shard."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from sqlalchemy import and_, delete, select, update
from sqlmodel import Session

from db.clock import Now, utc_now
from db.database import Database
from db.loaded import read_rows
from db.models import LeaseRow, metadata
from db.upsert import insert_once

log = logging.getLogger(__name__)

LEASES = metadata.tables["leases"]
TERM = timedelta(seconds=30)
"""A dead holder is replaced within this time; a living one renews three times within it."""


class Leases:
    """The leases of a database, asked for by one process (``owner``, unique to it)."""

    def __init__(
        self, database: Database, owner: str, *, now: Now = utc_now, term: timedelta = TERM
    ) -> None:
        self._database = database
        self._owner = owner
        self._now = now
        self._term = term

    async def take(self, name: str, details: Mapping[str, Any] | None = None) -> bool:
        """Take or renew a lease; tell whether this process has it now."""
        at = self._now()
        values = {
            "name": name,
            "owner": self._owner,
            "expires_at": at + self._term,
            "details": dict(details or {}),
        }

        def work(session: Session) -> bool:
            mine = and_(LEASES.c.name == name, LEASES.c.owner == self._owner)
            connection = session.connection()
            if connection.execute(update(LEASES).where(mine).values(**values)).rowcount:
                return True
            free = and_(LEASES.c.name == name, LEASES.c.expires_at <= at)
            taken = {**values, "taken_at": at}
            if connection.execute(update(LEASES).where(free).values(**taken)).rowcount:
                return True
            return insert_once(session, LEASES, taken)

        return await self._database.write(work)

    async def give_back(self, name: str) -> None:
        """End a lease that this process has."""
        mine = and_(LEASES.c.name == name, LEASES.c.owner == self._owner)
        await self._database.write(
            lambda session: session.connection().execute(delete(LEASES).where(mine)) and None
        )

    async def all(self) -> tuple[LeaseRow, ...]:
        """All leases, those that ran out as well."""
        query = select(LEASES).order_by(LEASES.c.name)
        return tuple(await self._database.read(lambda session: read_rows(session, query, LeaseRow)))

    @asynccontextmanager
    async def held(
        self, name: str, lost: Callable[[], None], details: Mapping[str, Any] | None = None
    ) -> AsyncIterator[None]:
        """Wait for a lease, hold it during the block, give it back.

        ``lost`` is called when it cannot be renewed in time: another process may hold it then, and
        this one has to stop.
        """
        pause = self._term.total_seconds() / 3
        while True:
            if await self.take(name, details):
                break
            await asyncio.sleep(pause)
        renewing = asyncio.create_task(self._renew(name, lost, details, pause))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
            await self.give_back(name)

    async def _renew(
        self,
        name: str,
        lost: Callable[[], None],
        details: Mapping[str, Any] | None,
        pause: float,
    ) -> None:
        deadline = self._now() + self._term
        while True:
            await asyncio.sleep(pause)
            try:
                asked = self._now()
                held = await self.take(name, details)
            except Exception:
                log.exception("lease %s could not be renewed", name)
                held = self._now() < deadline
            else:
                deadline = asked + self._term
            if not held:
                lost()
                return
