"""Keeps each channel up to date: one worker per game sends the newest post that is owed.

A new message goes to the bottom of the channel when somebody is newly asked something, when the
dice were rolled, when places must be shown, or when the live post is old; within a turn the live
post's words and buttons are changed, its picture never. The older post loses its buttons.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from cogs.errors import UNREACHABLE
from cogs.posts.compose import game_post
from cogs.posts.lobby import lobby_post
from cogs.posts.notes import Annotate, no_notes, with_notes
from cogs.posts.picture import Painter, picture_request, words
from cogs.posts.position import Position
from cogs.posts.sender import Sent, change, send, strip
from cogs.wording.people import is_person, language
from db.errors import GameNotFound
from db.loaded import LoadedGame, LogEntry
from db.models import Actor, GameState
from db.posts import LivePost, PostJob, Posts
from db.table import Table

if TYPE_CHECKING:
    from cogs.client import KataneBot

EDITABLE: Final = timedelta(minutes=55)
"""Discord refuses more than a few edits of messages older than an hour (30046)."""
RETRY: Final = timedelta(seconds=20)
"""After which a post that Discord did not take is tried again."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Shown:
    """The live post of a game as this process sent it.

    `since` is the version after which its story begins, `version` that of its picture.
    """

    sent: Sent
    since: int
    version: int
    at: datetime
    position: Position | None


class Presenter:
    """Sends the posts. `request` may be called as often as one likes."""

    def __init__(self, bot: "KataneBot", table: Table, painter: Painter) -> None:
        self._bot = bot
        self._table = table
        self._posts = Posts(bot.database, now=bot.now)
        self._painter = painter
        self._shown: dict[int, Shown] = {}
        self._dirty: set[int] = set()
        self._working: dict[int, asyncio.Task[None]] = {}
        self._held: set[int] = set()
        self._anew: set[int] = set()
        self.annotate: Annotate = no_notes
        """Tells what others add to the posts."""
        self.on_trouble: Callable[[LoadedGame, Exception], Awaitable[None]] = _ignore
        """Told of each post that Discord did not take."""
        self.on_success: Callable[[LoadedGame], Awaitable[None]] = _ignore
        """Told of each post that Discord took."""
        self.on_delay: Callable[[datetime], None] = _no_matter
        """Told when a post that cannot be sent now may be sent."""

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

        A post that is owed by what happens in the block waits for the block to end.
        """
        self._held.add(game_id)
        try:
            yield
            self._anew.add(game_id)
        finally:
            self._held.discard(game_id)
            self.request(game_id)

    async def post_anew(self, game_id: int) -> None:
        """Post a game at the bottom of its channel, whatever stands there; notifies nobody.

        Raises what Discord raises.
        """
        table = await self._table.load(game_id)
        shown = await (
            self._new_lobby(table)
            if table.state is GameState.LOBBY
            else self._new_post(table, None, self._since(table, None), called=())
        )
        await self._note(table, None, shown)

    async def finish(self) -> None:
        """Wait for the posts under way."""
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    # --- one game ---------------------------------------------------------------------------------

    async def _work(self, game_id: int) -> None:
        try:
            while game_id in self._dirty:
                self._dirty.discard(game_id)
                await self._present(game_id)
        except GameNotFound:
            self._shown.pop(game_id, None)
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
        if job is None and (later := await self._posts.retry_at(game_id)) is not None:
            self.on_delay(later)
        if job is None and table.state is not GameState.LOBBY:
            return
        try:
            table = await self._table.load(game_id)
            if table.state is GameState.LOBBY:
                shown = await self._lobby(table)
            else:
                shown = await self._game(table, job)
        except UNREACHABLE as error:
            await self._trouble(table, job, error)
            return
        await self._note(table, job, shown)

    async def _note(self, table: LoadedGame, job: PostJob | None, shown: Shown) -> None:
        """Note what the channel shows, and take the buttons off the post it showed before."""
        former, self._shown[table.id] = self._shown.get(table.id), shown
        channel_id, message_id = table.row.channel_id, shown.sent.message.id
        if job is None:
            replaced = await self._posts.replace_live(
                table.id, channel_id=channel_id, message_id=message_id
            )
        else:
            replaced = await self._posts.posted(job, channel_id=channel_id, message_id=message_id)
        if replaced is not None:
            await self._retire(former, replaced)
        await self.on_success(table)

    async def _retire(self, former: Shown | None, replaced: LivePost) -> None:
        known = former is not None and former.sent.message.id == replaced.message_id
        if known and former and await change(former.sent, former.sent.post, buttons=False):
            return
        if replaced.channel_id is not None and replaced.message_id is not None:
            channel = self._bot.get_partial_messageable(replaced.channel_id)
            await strip(channel, replaced.message_id)

    async def _trouble(self, table: LoadedGame, job: PostJob | None, error: Exception) -> None:
        """The channel cannot be reached: try again soon, or at the next change if it is closed."""
        _log.warning("post of game %s not sent: %s", table.id, error)
        await self.on_trouble(table, error)
        if job is None:
            return
        if isinstance(error, discord.Forbidden | discord.NotFound):
            await self._posts.dropped(job)
        else:
            again_at = self._bot.now() + RETRY
            await self._posts.failed(job, again_at=again_at)
            self.on_delay(again_at)

    def _serves(self, table: LoadedGame) -> bool:
        """Tell whether this process is connected to the server of a game."""
        return self._bot.get_guild(table.row.guild_id) is not None

    def _channel(self, table: LoadedGame) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)

    # --- a lobby ----------------------------------------------------------------------------------

    async def _lobby(self, table: LoadedGame) -> Shown:
        """Change the lobby's post in place, or send it."""
        shown = self._shown.get(table.id) or await self._found_lobby(table)
        post = lobby_post(table)
        young = shown is not None and self._bot.now() - shown.at < EDITABLE
        if shown is not None and young and await change(shown.sent, post):
            return replace(shown, sent=replace(shown.sent, post=post))
        return await self._new_lobby(table)

    async def _new_lobby(self, table: LoadedGame) -> Shown:
        nonce = f"{table.id}-{table.version}-lobby"
        sent = await send(self._channel(table), lobby_post(table), None, nonce)
        return Shown(sent, 0, table.version, self._bot.now(), None)

    async def _found_lobby(self, table: LoadedGame) -> Shown | None:
        """The lobby's post of an earlier process."""
        row = table.row
        if row.live_message_id is None or row.live_channel_id != row.channel_id:
            return None
        message = self._channel(table).get_partial_message(row.live_message_id)
        sent = Sent(message, lobby_post(table), picture=False)
        return Shown(sent, 0, row.live_version, message.created_at, None)

    # --- a game -----------------------------------------------------------------------------------

    async def _game(self, table: LoadedGame, job: PostJob | None) -> Shown:
        """Change the live post, or send a new one."""
        shown = self._shown.get(table.id)
        before = shown.position if shown else None
        position = Position.of(table)
        below = table.id in self._anew or position.needs_new_post(before)
        self._anew.discard(table.id)
        if shown is not None and not below:
            young = self._bot.now() - shown.at < EDITABLE
            changed = await self._changed(table, shown, position) if young else None
            if changed is not None:
                return changed
        since = self._since(table, job)
        return await self._new_post(table, job, since, called=position.newly_called(before))

    def _since(self, table: LoadedGame, job: PostJob | None) -> int:
        """The version of the last picture: a new post tells what happened after it."""
        shown = self._shown.get(table.id)
        if shown is not None and shown.position is not None:
            return shown.version
        return job.since if job is not None else table.row.live_version

    async def _changed(self, table: LoadedGame, shown: Shown, position: Position) -> Shown | None:
        """Change words and buttons of the live post; None if that did not work."""
        entries = await self._table.log(table.id, since=shown.since)
        old = shown.sent.post
        told = with_notes(game_post(table, entries, since=shown.since), await self.annotate(table))
        post = replace(told, alt_text=old.alt_text, extra=old.extra)
        if not await change(shown.sent, post):
            return None
        moves = shown.position.moves if shown.position else position.moves
        return replace(
            shown, sent=replace(shown.sent, post=post), position=replace(position, moves=moves)
        )

    async def _new_post(
        self, table: LoadedGame, job: PostJob | None, since: int, called: Iterable[int]
    ) -> Shown:
        entries = await self._table.log(table.id, since=since)
        changes = [event for entry in entries for event in entry.events]
        post = with_notes(
            game_post(table, entries, since=since, pings=self._pings(table, called, entries)),
            await self.annotate(table),
            new_turn=any(event.kind == "turn_began" for event in changes),
        )
        request = picture_request(table, changes=changes)
        alt = words(request, language(table))
        picture = None
        if self._may_attach(table):
            picture = await self._painter.picture(table.id, request)
        sent = await send(
            self._channel(table),
            replace(post, alt_text=alt, extra=alt),
            picture,
            job.nonce if job else f"{table.id}-{self._bot.now().timestamp():.0f}",
        )
        return Shown(sent, since, table.version, self._bot.now(), Position.of(table))

    @staticmethod
    def _pings(table: LoadedGame, called: Iterable[int], entries: Sequence[LogEntry]) -> list[int]:
        """The people to notify: whoever is newly called, but not for their own last move.

        The last move may have been one that was made for them by itself: of a turn of their own
        that begins with it they are told all the same.
        """
        last, own = entries[-1] if entries else None, -1
        if last is not None and last.actor is Actor.PERSON:
            own = -1 if any(event.kind == "turn_began" for event in last.events) else last.seat
        users = (table.seat(seat).user_id for seat in sorted(called) if seat != own)
        return [user for user in users if user is not None]

    def _may_attach(self, table: LoadedGame) -> bool:
        """Tell whether the bot may send files there, as far as it knows."""
        guild = self._bot.get_guild(table.row.guild_id)
        channel = guild.get_channel_or_thread(table.row.channel_id) if guild else None
        if guild is None or channel is None:
            return True
        return channel.permissions_for(guild.me).attach_files


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
