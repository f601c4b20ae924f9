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

from cogs.errors import UNREACHABLE
from cogs.sleeper import Sleeper
from db.downtime import mark_alive
from db.models import TimerRow
from db.timers import AT_ONCE, Timers

if TYPE_CHECKING:
    from cogs.client import KataneBot

ALIVE_EVERY: Final = timedelta(minutes=10)
"""How often a process notes that it runs; a computer that slept meanwhile looks for timers too."""
DOWNTIME: Final = timedelta(minutes=20)
"""A shorter time in which nothing ran is not made up for."""
RETRY: Final = timedelta(minutes=1)
"""After which a timer that failed is handled again; doubled each time, up to the longest."""
LONGEST_RETRY: Final = timedelta(hours=6)
TIME_TO_FINISH: Final = 10.0
"""Seconds that handlers have to finish when the process is told to end."""
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
        self._handlers = dict(handlers)
        self._alive_until: datetime | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._sleeper = Sleeper(bot, "timers", self._look)

    def add(self, kind: str, handler: Handler) -> None:
        """Let somebody handle a further kind of timers."""
        self._handlers[kind] = handler

    def start(self) -> None:
        """Begin, once Discord can be reached."""
        self._sleeper.start()

    async def stop(self) -> None:
        """Finish what is being handled; what takes too long is left to the next process."""
        self._sleeper.stop()
        if not self._running:
            return
        _, slow = await asyncio.wait(self._running, timeout=TIME_TO_FINISH)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    def wake(self) -> None:
        """Something changed that may have set timers: look for what is due."""
        self._sleeper.wake()

    # --- the task ---------------------------------------------------------------------------------

    async def _look(self) -> datetime:
        """Begin what is due; return when to look again."""
        await self._note_alive()
        while True:
            due, now = await self._timers.next_due(), self._bot.now()
            if due is None or due > now or len(self._running) >= AT_ONCE:
                return self._again(due, now)
            for timer in await self._timers.claim(AT_ONCE - len(self._running)):
                self._begin(timer)

    def _again(self, due: datetime | None, now: datetime) -> datetime:
        """When to look again; where too much runs already, its end wakes the task."""
        latest = now + ALIVE_EVERY
        if due is None or due <= now:
            return latest
        return min(latest, due + timedelta(seconds=_EARLY))

    async def _note_alive(self) -> None:
        now = self._bot.now()
        if self._alive_until is not None and now < self._alive_until:
            return
        self._alive_until = now + ALIVE_EVERY
        gap = await mark_alive(self._bot.database, now, least=DOWNTIME, kinds=("deadline", "offer"))
        if gap:
            _log.warning("no process ran for %s: deadlines and clocks moved", gap)

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
        except asyncio.CancelledError:
            await self._timers.settle(timer, timer.due_at)
            raise
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
