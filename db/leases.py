"""Parts that one process at a time may hold, such as being the bot, or serving a shard."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from sqlalchemy import and_, delete, inspect, select, update
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


class _Held(Exception):
    """One of the leases belongs to another process: none is taken."""


class Leases:
    """The leases of a database, asked for by one process (``owner``, unique to it)."""

    def __init__(
        self, database: Database, owner: str, *, now: Now = utc_now, term: timedelta = TERM
    ) -> None:
        self._database = database
        self._owner = owner
        self._now = now
        self._term = term

    async def take(self, *names: str, details: Mapping[str, Any] | None = None) -> bool:
        """Take or renew leases, all or none; tell whether this process has them now."""
        return await self._take(names, details) is not None

    async def _take(self, names: Sequence[str], details: Mapping[str, Any] | None) -> bool | None:
        """Take or renew leases; tell whether this process had them all, None if it has not."""
        at = self._now()
        values = {
            "owner": self._owner,
            "expires_at": at + self._term,
            "details": dict(details or {}),
        }

        def work(session: Session) -> bool:
            connection, had = session.connection(), True
            for name in sorted(names):  # in one order, so that two processes never wait in a ring
                mine = and_(LEASES.c.name == name, LEASES.c.owner == self._owner)
                if connection.execute(update(LEASES).where(mine).values(**values)).rowcount:
                    continue
                had = False
                free = and_(LEASES.c.name == name, LEASES.c.expires_at <= at)
                taken = {**values, "taken_at": at}
                if connection.execute(update(LEASES).where(free).values(**taken)).rowcount:
                    continue
                if not insert_once(session, LEASES, {**taken, "name": name}):
                    raise _Held
            return had

        try:
            return await self._database.write(work)
        except _Held:
            return None

    async def give_back(self, *names: str) -> None:
        """End leases that this process has."""
        mine = and_(LEASES.c.name.in_(names), LEASES.c.owner == self._owner)
        await self._database.write(
            lambda session: session.connection().execute(delete(LEASES).where(mine)) and None
        )

    async def all(self) -> tuple[LeaseRow, ...]:
        """All leases, those that ran out as well."""
        query = select(LEASES).order_by(LEASES.c.name)
        return tuple(await self._database.read(lambda session: read_rows(session, query, LeaseRow)))

    async def exist(self) -> bool:
        """Tell whether the database was ever set up, so that its leases can be asked for."""
        return await self._database.read(
            lambda session: inspect(session.connection()).has_table(LEASES.name)
        )

    @asynccontextmanager
    async def held(
        self,
        *names: str,
        lost: Callable[[], None],
        restored: Callable[[], None] = lambda: None,
        details: Mapping[str, Any] | None = None,
    ) -> AsyncIterator[None]:
        """Wait for leases, hold them during the block, give them back.

        ``lost`` is called when they cannot be renewed in time: another process may hold them then,
        and this one has to stop. ``restored`` is called when they were gone and could be taken
        anew: a backup has replaced what the database held.
        """
        pause = self._term.total_seconds() / 3
        await self._wait(names, details, pause)
        renewing = asyncio.create_task(self._renew(names, lost, restored, details, pause))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
            try:
                await self.give_back(*names)
            except Exception:
                log.exception("leases %s run out by themselves", ", ".join(names))

    async def _wait(
        self, names: Sequence[str], details: Mapping[str, Any] | None, pause: float
    ) -> None:
        told = False
        while not await self.take(*names, details=details):
            if not told:
                holders = {lease.name: lease.owner for lease in await self.all()}
                log.info("waiting for another process to end: %s", holders)
                told = True
            await asyncio.sleep(pause)

    async def _renew(
        self,
        names: Sequence[str],
        lost: Callable[[], None],
        restored: Callable[[], None],
        details: Mapping[str, Any] | None,
        pause: float,
    ) -> None:
        deadline = self._now() + self._term
        while True:
            await asyncio.sleep(pause)
            asked = self._now()
            try:
                had = await self._take(names, details)
            except Exception:
                log.exception("leases %s could not be renewed", ", ".join(names))
                held = self._now() < deadline
            else:
                held, deadline = had is not None, asked + self._term
                if had is False:
                    log.info("leases %s were gone: the database was restored", ", ".join(names))
                    restored()
            if not held:
                lost()
                return
