"""Keeps each channel up to date: one worker per game sends the newest post that is owed.

A failed post is tried again; one that may have arrived is looked for first.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from cogs.errors import UNREACHABLE, may_have_arrived
from cogs.posts.notes import Annotate, Finale
from cogs.posts.picture import Painter
from cogs.posts.publisher import Publisher, Shown
from cogs.wording.people import is_person
from db.errors import GameNotFound
from db.loaded import LoadedGame
from db.models import OPEN_STATES, GameState
from db.posts import LivePost, PostJob, Posts
from db.table import Table

if TYPE_CHECKING:
    from cogs.client import KataneBot

RETRY: Final = timedelta(seconds=2)
"""After which a post that Discord did not take is tried again; doubled each time."""
LONGEST_RETRY: Final = timedelta(minutes=5)
TIME_TO_POST: Final = 15.0
"""Seconds that posts have to arrive when the process is told to end."""

_log = logging.getLogger(__name__)


class Presenter:
    """Sends the posts. `request` may be called as often as one likes."""

    def __init__(self, bot: "KataneBot", table: Table, painter: Painter) -> None:
        self._bot = bot
        self._table = table
        self._posts = Posts(bot.database, now=bot.now, owner=bot.identity)
        self._publisher = Publisher(bot, table, self._posts, painter)
        self._dirty: set[int] = set()
        self._working: dict[int, asyncio.Task[None]] = {}
        self._held: Counter[int] = Counter()
        self._anew: set[int] = set()
        self.on_trouble: Callable[[LoadedGame, Exception], Awaitable[None]] = _ignore
        """Told of each post that Discord did not take."""
        self.on_success: Callable[[LoadedGame], Awaitable[None]] = _ignore
        """Told of each post that Discord took."""
        self.on_delay: Callable[[datetime], None] = _no_matter
        """Told when a post that cannot be sent now may be sent."""

    def end_with(self, finale: Finale) -> None:
        """Let somebody draw the second picture of the last post of a game."""
        self._publisher.finale = finale

    def annotate_with(self, annotate: Annotate) -> None:
        """Let somebody add notes to the posts."""
        self._publisher.annotate = annotate

    async def request_owed(self) -> tuple[int, ...]:
        """Bring all channels up to date that are owed a post; return the numbers of the games.

        Servers that another process is connected to are left to it.
        """
        owing = await self._posts.owing()
        served = tuple(game for game, guild in owing.items() if self._bot.get_guild(guild))
        for game_id in served:
            self.request(game_id)
        return served

    def request(self, game_id: int) -> None:
        """Bring a game's channel up to date soon."""
        self._dirty.add(game_id)
        if game_id not in self._working and game_id not in self._held:
            task = asyncio.create_task(self._work(game_id), name=f"posts-{game_id}")
            self._working[game_id] = task

    @asynccontextmanager
    async def before_post(self, game_id: int) -> AsyncIterator[None]:
        """Say something in a game's channel before its next post, which comes at the bottom.

        A post that is owed by what happens in the block waits for the block to end. Where none is,
        the game is posted anew, so that its buttons are the last thing in the channel all the same.
        """
        self._held[game_id] += 1
        try:
            yield
            self._anew.add(game_id)
        finally:
            self._held[game_id] -= 1
            if not self._held[game_id]:
                del self._held[game_id]
            self.request(game_id)

    async def post_anew(self, game_id: int) -> None:
        """Post a game at the bottom of its channel, whatever stands there; notifies nobody.

        Raises what Discord raises.
        """
        table = await self._table.load(game_id)
        shown = await self._publisher.publish_anew(table)
        await self._note(table, None, shown)

    def forget(self, game_id: int) -> None:
        """The channel is out of reach: whoever is asked is called anew when it is back."""
        self._publisher.forget(game_id)

    async def live(self, game_id: int) -> LivePost | None:
        """The post that has a game's live buttons."""
        return await self._posts.live(game_id)

    async def finish(self) -> None:
        """Wait for the posts under way; those that take too long are sent at the next start."""
        if not self._working:
            return
        _, slow = await asyncio.wait(self._working.values(), timeout=TIME_TO_POST)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    # --- one game ---------------------------------------------------------------------------------

    async def _work(self, game_id: int) -> None:
        try:
            while game_id in self._dirty:
                self._dirty.discard(game_id)
                await self._present(game_id)
        except GameNotFound:
            self._publisher.forget(game_id)
            self._anew.discard(game_id)
        except Exception as error:  # noqa: BLE001  a post that fails must not end the game
            self._bot.errors.note(error, "posting a game", game=game_id)
        finally:
            self._working.pop(game_id, None)
            self._dirty.discard(game_id)

    async def _present(self, game_id: int) -> None:
        table = await self._table.load(game_id)
        if not self._serves(table) or waits_for_computers_only(table):
            return
        job = await self._posts.claim(game_id)
        below = game_id in self._anew
        later = await self._posts.retry_at(game_id) if job is None else None
        if later is not None:
            self.on_delay(later)
        idle = job is None and table.state is not GameState.LOBBY
        if idle and (later is not None or not below or table.state not in OPEN_STATES):
            return
        try:
            table = await self._table.load(game_id)
            if idle:
                shown = await self._publisher.publish_anew(table)
            else:
                shown = await self._publisher.publish(table, job, below=below)
            self._anew.discard(game_id)
            await self._note(table, job, shown)
        except UNREACHABLE as error:
            await self._trouble(table, job, error)

    async def _note(self, table: LoadedGame, job: PostJob | None, shown: Shown) -> None:
        """Take the buttons off the post that the channel showed before, then note what it shows.

        In this order: a process that dies in between is followed by one that finds the new post and
        does it again.
        """
        channel_id, message_id = table.row.channel_id, shown.sent.message.id
        before = await self._posts.live(table.id)
        same = before == LivePost(channel_id, message_id)
        await self._publisher.noted(table, shown, None if same else before)
        if job is None:
            await self._posts.replace_live(table.id, channel_id=channel_id, message_id=message_id)
        else:
            await self._posts.posted(job, channel_id=channel_id, message_id=message_id)
        await self.on_success(table)

    async def _trouble(self, table: LoadedGame, job: PostJob | None, error: Exception) -> None:
        """The channel cannot be reached: try again soon, or at the next change if it is closed."""
        _log.warning("post of game %s not sent: %s", table.id, error)
        await self.on_trouble(table, error)
        if job is None:
            return
        if isinstance(error, discord.Forbidden | discord.NotFound):
            await self._posts.dropped(job)
        else:
            wait = min(RETRY * 2 ** min(job.attempts - 1, 10), LONGEST_RETRY)
            again_at = self._bot.now() + wait
            await self._posts.failed(job, again_at=again_at, unsure=may_have_arrived(error))
            self.on_delay(again_at)

    def _serves(self, table: LoadedGame) -> bool:
        """Tell whether this process is connected to the server of a game."""
        return self._bot.get_guild(table.row.guild_id) is not None


async def _ignore(*_: object) -> None:
    """Nobody wants to know."""


def _no_matter(_: object) -> None:
    """Nobody waits for it."""


def waits_for_computers_only(table: LoadedGame) -> bool:
    """Computers and stewards act by themselves; that is told together, when a person is asked.

    The board is shown before its first move in any case, and a table without people at each turn.
    """
    game = table.game
    if (
        game is None
        or game.finished
        or table.state is not GameState.RUNNING
        or not game.move_count
        or not any(is_person(seat) for seat in table.seats)
    ):
        return False
    waiting = {*game.asked, *game.invited}
    return not any(is_person(table.seat(seat)) for seat in waiting)
