"""The timers: what is to be done when; each due timer is handled by one process."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlmodel import Session

from db import timer_rows
from db.claims import new_claim
from db.clock import Now, utc_now
from db.database import Database
from db.loaded import read_rows
from db.models import TimerRow
from db.timer_rows import TIMERS, PlannedTimer

LEASE = timedelta(minutes=3)
"""How long a handler may take before another process takes the timer over."""
AT_ONCE = 8
"""Timers that a process takes at a time."""


def nonce(timer: TimerRow) -> str:
    """A nonce for the message a timer sends: the same if it is handled again after a crash."""
    return f"t{timer.id}-{int(timer.due_at.timestamp() * 1000)}"


class Timers:
    """The timers of a database."""

    def __init__(
        self,
        database: Database,
        *,
        now: Now = utc_now,
        lease: timedelta = LEASE,
        owner: str = "",
    ) -> None:
        self._database = database
        self._now = now
        self._lease = lease
        self._owner = owner

    async def set(self, *timers: PlannedTimer) -> None:
        """Set timers; one with the same key is moved."""
        at = self._now()

        def work(session: Session) -> None:
            for timer in timers:
                timer_rows.set_timer(session, timer, at)

        await self._database.write(work)

    async def cancel(self, *keys: str) -> int:
        """Drop timers by key; return how many there were."""
        return await self._database.write(
            lambda session: timer_rows.drop_timers(session, keys=keys)
        )

    async def pending(
        self, *, game_id: int | None = None, user_id: int | None = None
    ) -> tuple[TimerRow, ...]:
        """The timers set, of a game or of a person or all, in the order they are due."""
        query = select(TIMERS).order_by(TIMERS.c.due_at, TIMERS.c.id)
        if game_id is not None:
            query = query.where(TIMERS.c.game_id == game_id)
        if user_id is not None:
            query = query.where(TIMERS.c.user_id == user_id)
        return tuple(await self._database.read(lambda session: read_rows(session, query, TimerRow)))

    async def claim(self, limit: int = AT_ONCE) -> list[TimerRow]:
        """Take timers that are due; no other process gets them before the lease is over."""
        claim, at = new_claim(self._owner), self._now()
        return await self._database.write(
            lambda session: timer_rows.claim_due(session, claim, at, self._lease, limit)
        )

    async def claimed(self, key: str, claim: str) -> TimerRow | None:
        """The timer of a key, if it is set and this claim holds it."""
        query = select(TIMERS).where(TIMERS.c.key == key, TIMERS.c.claim == claim)
        rows = await self._database.read(lambda session: read_rows(session, query, TimerRow))
        return rows[0] if rows else None

    async def settle(
        self,
        timer: TimerRow,
        again_at: datetime | None = None,
        payload: Mapping[str, Any] | None = None,
    ) -> bool:
        """Drop a claimed timer, or set it again; tell whether the claim still held."""
        claim = timer.claim or ""
        return await self._database.write(
            lambda session: timer_rows.settle(session, timer.id, claim, again_at, payload)
        )

    async def next_due(self) -> datetime | None:
        """When the next timer wants attention."""
        return await self._database.read(timer_rows.next_due)
