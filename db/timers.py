"""One task that sleeps until the next timer is due; each due timer is handled by one process."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlmodel import Session

from db import timer_rows
from db.clock import Now, utc_now
from db.database import Database
from db.loaded import read_rows
from db.models import TimerRow
from db.timer_rows import TIMERS, PlannedTimer

log = logging.getLogger(__name__)

Handler = Callable[[TimerRow], Awaitable[datetime | None]]
"""Does what a timer is for; returns when to do it again, or ``None`` if it is done."""

LEASE = timedelta(minutes=3)
"""How long a handler may take before another process takes the timer over."""
AT_ONCE = 8
POLL_SHARED = timedelta(seconds=30)
"""How often timers set by other processes are looked for."""
POLL_ALONE = timedelta(minutes=10)
"""How often the clock is read again: a computer may have slept meanwhile."""
RETRY = timedelta(minutes=1)
LONGEST_RETRY = timedelta(hours=6)


def nonce(timer: TimerRow) -> str:
    """A nonce for the message a timer sends: the same if it is handled again after a crash."""
    return f"t{timer.id}-{int(timer.due_at.timestamp())}"


class Timers:
    """The timers of a database. ``wake`` makes the sleeping task look at once."""

    def __init__(
        self,
        database: Database,
        *,
        now: Now = utc_now,
        lease: timedelta = LEASE,
        poll: timedelta | None = None,
    ) -> None:
        self._database = database
        self._now = now
        self._lease = lease
        self._poll = poll or (POLL_SHARED if database.shared else POLL_ALONE)
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look for due timers now."""
        self._woken.set()

    async def set(self, *timers: PlannedTimer) -> None:
        """Set timers; one with the same key is moved."""
        at = self._now()

        def work(session: Session) -> None:
            for timer in timers:
                timer_rows.set_timer(session, timer, at)

        await self._database.write(work)
        self.wake()

    async def cancel(self, *keys: str) -> int:
        """Drop timers by key; return how many there were."""
        return await self._database.write(
            lambda session: timer_rows.drop_timers(session, keys=keys)
        )

    async def cancel_game(self, game_id: int, *kinds: str) -> int:
        """Drop the timers of a game, or those of some kinds; return how many there were."""
        return await self._database.write(
            lambda session: timer_rows.drop_timers(session, game_id=game_id, kinds=kinds)
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
        claim, at = secrets.token_hex(8), self._now()
        return await self._database.write(
            lambda session: timer_rows.claim_due(session, claim, at, self._lease, limit)
        )

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

    async def run(self, handle: Handler) -> None:
        """Handle timers as they fall due, until cancelled; what runs then is cancelled too."""
        running: set[asyncio.Task[None]] = set()
        try:
            while True:
                self._woken.clear()
                room = AT_ONCE - len(running)
                timers = await self.claim(room) if room else []
                for timer in timers:
                    task = asyncio.create_task(self._handle(timer, handle))
                    running.add(task)
                    task.add_done_callback(running.discard)
                    task.add_done_callback(lambda _: self.wake())
                if not timers:
                    await self._sleep()
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def _handle(self, timer: TimerRow, handle: Handler) -> None:
        try:
            again_at = await handle(timer)
        except asyncio.CancelledError:
            await self.settle(timer, timer.due_at)
            raise
        except Exception:
            log.exception("timer %s failed (attempt %d)", timer.key, timer.attempts)
            wait = min(RETRY * 2 ** min(timer.attempts - 1, 10), LONGEST_RETRY)
            again_at = self._now() + wait
        settling = asyncio.ensure_future(self.settle(timer, again_at))
        try:
            await asyncio.shield(settling)
        except asyncio.CancelledError:
            # What was done is noted before the task ends, or it would be done again.
            await settling
            raise

    async def _sleep(self) -> None:
        due = await self._database.read(timer_rows.next_due)
        wait = self._poll if due is None else min(self._poll, due - self._now())
        with suppress(TimeoutError):
            # Not wait_for, which on Python 3.11 swallows a cancellation that meets the waking.
            async with asyncio.timeout(max(0.0, wait.total_seconds())):
                await self._woken.wait()
