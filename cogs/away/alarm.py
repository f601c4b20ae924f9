"""The one task that sleeps until the next timer; each due timer is handled by one process.

Nothing waits in memory: a timer is a row, claimed while it is handled, and done, set again or left
to whoever runs next.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from discord.ext import tasks

from cogs.errors import UNREACHABLE
from db.downtime import mark_alive
from db.models import TimerRow
from db.timers import AT_ONCE, LONGEST_RETRY, POLL_ALONE, POLL_SHARED, RETRY, Timers

if TYPE_CHECKING:
    from cogs.client import KataneBot

ALIVE_EVERY: Final = POLL_ALONE
"""How often a process notes that it runs."""
DOWNTIME: Final = timedelta(minutes=20)
"""A shorter time in which nothing ran is not made up for."""
_EARLY: Final = 0.01
"""Seconds: a sleep may end so much before its time."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Again:
    """A timer is not done: when it comes next, and what it carries then."""

    at: datetime
    payload: Mapping[str, Any] | None = None


Handler = Callable[[TimerRow], Awaitable[Again | None]]
"""Does what a timer is for; `None`: done."""


class Alarm:
    """Calls the handler of each timer that is due. `wake` makes it look at once."""

    def __init__(self, bot: "KataneBot", timers: Timers, handlers: Mapping[str, Handler]) -> None:
        self._bot = bot
        self._timers = timers
        self._handlers = handlers
        self._poll = POLL_SHARED if bot.database.shared else POLL_ALONE
        self._alive_until: datetime | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._looking = False
        self._again = False
        self._interval = self._poll
        self._loop = tasks.loop(seconds=self._poll.total_seconds())(self._look)

    def start(self) -> None:
        """Begin, once Discord can be reached."""
        if not self._loop.is_running():
            self._loop.start()

    async def stop(self) -> None:
        """Stop; what is being handled is left to the next process."""
        self._loop.cancel()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def wake(self) -> None:
        """Something changed that may have set timers: look for what is due."""
        self._again = True
        if self._loop.is_running() and not self._looking:
            self._sleep_until(self._bot.now())

    # --- the task ---------------------------------------------------------------------------------

    async def _look(self) -> None:
        """Handle what is due, then sleep until the next timer."""
        self._looking, wait = True, self._poll
        try:
            await self._note_alive()
            wait = await self._handle_due()
        except Exception as error:  # noqa: BLE001  the task must not end: it would never wake again
            self._bot.errors.note(error, "looking for timers")
        finally:
            self._looking = False
            self._sleep_until(self._bot.now() + wait)

    def _sleep_until(self, moment: datetime) -> None:
        """Let the library's loop run next at a moment; it reckons from when it was to run last."""
        following = self._loop.next_iteration
        if following is not None:
            last = following - self._interval
            self._interval = max(timedelta(0), moment - last)
            self._loop.change_interval(seconds=self._interval.total_seconds())

    async def _note_alive(self) -> None:
        now = self._bot.now()
        if self._alive_until is not None and now < self._alive_until:
            return
        self._alive_until = now + ALIVE_EVERY
        gap = await mark_alive(self._bot.database, now, least=DOWNTIME, kinds=("deadline", "offer"))
        if gap:
            _log.warning("no process ran for %s: deadlines and clocks moved", gap)

    async def _handle_due(self) -> timedelta:
        """Begin what is due; return how long to sleep."""
        while True:
            self._again = False
            due = await self._timers.next_due()
            now = self._bot.now()
            if due is not None and due <= now and len(self._running) < AT_ONCE:
                for timer in await self._timers.claim(AT_ONCE - len(self._running)):
                    self._begin(timer)
            elif not self._again:
                return self._until(due, now)

    def _until(self, due: datetime | None, now: datetime) -> timedelta:
        """How long to sleep; where too much runs already, its end wakes the task."""
        if due is None or due <= now:
            return self._poll
        return min(self._poll, due - now + timedelta(seconds=_EARLY))

    # --- one timer --------------------------------------------------------------------------------

    def _begin(self, timer: TimerRow) -> None:
        task = asyncio.create_task(self._handle(timer), name=f"timer-{timer.key}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        task.add_done_callback(lambda _: self.wake())

    async def _handle(self, timer: TimerRow) -> None:
        handler = self._handlers.get(timer.kind)
        try:
            again = await handler(timer) if handler else None
        except UNREACHABLE as error:
            _log.warning("timer %s: Discord cannot be reached: %s", timer.key, error)
            again = self._later(timer)
        except Exception as error:  # noqa: BLE001  one timer must not keep the others waiting
            self._bot.errors.note(error, f"timer {timer.kind}", key=timer.key)
            again = self._later(timer)
        if again is None:
            await self._timers.settle(timer)
        else:
            await self._timers.settle(timer, again.at, again.payload)

    def _later(self, timer: TimerRow) -> Again:
        """When a timer that failed is tried again: later each time."""
        wait = min(RETRY * 2 ** min(timer.attempts - 1, 10), LONGEST_RETRY)
        return Again(self._bot.now() + wait)
