"""A background task that sleeps until there is something to do."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from discord.ext import tasks

if TYPE_CHECKING:
    from cogs.client import KataneBot

LONGEST: Final = timedelta(days=1)
"""No sleep is longer: a task that has nothing to do looks again once a day."""
RETRY: Final = timedelta(minutes=1)
"""After which work that failed is tried again."""


class Sleeper:
    """Does `work`, then sleeps until the moment that the work returns, or until it is woken.

    The library's loop does the sleeping, since simulated time knows it.
    """

    def __init__(
        self, bot: "KataneBot", name: str, work: Callable[[], Awaitable[datetime]]
    ) -> None:
        self._bot = bot
        self._name = name
        self._work = work
        self._working = False
        self._early: datetime | None = None
        self._interval = LONGEST
        self._loop = tasks.loop(seconds=LONGEST.total_seconds())(self._run)

    def start(self) -> None:
        """Begin with the work; nothing happens if it has begun."""
        if not self._loop.is_running():
            self._loop.start()

    def stop(self) -> None:
        """Do nothing more."""
        self._loop.cancel()

    def wake(self) -> None:
        """Do the work now, or once more after what is being done."""
        self.by(self._bot.now())

    def by(self, moment: datetime) -> None:
        """Do the work at a moment, if it would not be done before."""
        if not self._loop.is_running():
            return
        if self._working:
            self._early = moment if self._early is None else min(self._early, moment)
            return
        following = self._loop.next_iteration
        if following is None or moment < following:
            self._sleep_until(moment)

    async def _run(self) -> None:
        self._working, self._early = True, None
        following = self._bot.now() + RETRY
        try:
            following = await self._work()
        except Exception as error:  # noqa: BLE001  the task must not end: it would never wake again
            self._bot.errors.note(error, self._name)
        finally:
            self._working = False
            self._sleep_until(following if self._early is None else min(following, self._early))

    def _sleep_until(self, moment: datetime) -> None:
        """Let the loop run next at a moment; it reckons from when it was to run last."""
        following = self._loop.next_iteration
        if following is not None:
            moment = min(moment, self._bot.now() + LONGEST)
            self._interval = max(timedelta(0), moment - (following - self._interval))
            self._loop.change_interval(seconds=self._interval.total_seconds())
