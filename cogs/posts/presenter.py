"""Keeps each channel up to date: one worker per game sends the newest post that is owed.

A new message goes to the bottom of the channel when somebody is newly asked something, when the
dice were rolled, when places must be shown, or when the live post is old; within a turn the live
post's words and buttons are changed, its picture never. The older post loses its buttons.
"""

import asyncio
import io
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.errors import UNREACHABLE
from cogs.posts.compose import game_post
from cogs.posts.layout import PICTURE, Post, layout
from cogs.posts.lobby import lobby_post
from cogs.posts.outbox import Outbox
from cogs.posts.picture import Painter, asked_places, picture_request, words
from cogs.widgets import Layout
from cogs.wording.people import game_of, is_computer, language
from db.errors import GameNotFound
from db.loaded import LoadedGame, LogEntry
from db.models import Actor, GameState
from db.table import Table

if TYPE_CHECKING:
    from cogs.client import KataneBot

EDITABLE: Final = timedelta(minutes=55)
"""Discord refuses more than a few edits of messages older than an hour (30046)."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Shown:
    """The live post of a game as this process sent it."""

    message: discord.Message
    post: Post
    picture: bool
    told_from: int
    """Version after which its story begins."""
    at: datetime
    position: "Position | None"


@dataclass(frozen=True)
class Position:
    """What decides whether a change needs a new post."""

    turn: int
    dice: tuple[object, ...]
    decision: str
    asked: frozenset[int]
    invited: frozenset[int]
    moves: int
    finished: bool

    @classmethod
    def of(cls, table: LoadedGame) -> "Position":
        """Read it from a table that has begun."""
        game = game_of(table)
        return cls(
            turn=game.state.turn,
            dice=tuple(game.state.dice),
            decision=game.decision.kind if game.decision else "",
            asked=frozenset(game.asked),
            invited=frozenset(game.invited),
            moves=game.move_count,
            finished=game.finished,
        )

    def newly_asked(self, before: "Position | None") -> frozenset[int]:
        """Seats that are to be told now that something is up to them."""
        if before is None:
            return self.asked | self.invited
        called = self.asked - before.asked
        if self.turn != before.turn or (self.asked and not self.asked <= before.asked):
            called |= self.asked
        called |= self.invited - before.invited
        if before.invited and not self.invited and self.decision == before.decision:
            called |= self.asked
        return called

    def needs_new_post(self, before: "Position | None") -> bool:
        """Tell whether the channel must see more than other words in the live post."""
        if before is None or self.finished or self.newly_asked(before):
            return True
        return self.turn != before.turn or self.dice != before.dice or self.moves < before.moves


class Presenter:
    """Sends the posts. `request` may be called as often as one likes."""

    def __init__(self, bot: "KataneBot", table: Table, outbox: Outbox, painter: Painter) -> None:
        self._bot = bot
        self._table = table
        self._outbox = outbox
        self._painter = painter
        self._shown: dict[int, Shown] = {}
        self._dirty: set[int] = set()
        self._working: dict[int, asyncio.Task[None]] = {}

    def request(self, game_id: int) -> None:
        """Bring a game's channel up to date soon."""
        self._dirty.add(game_id)
        if game_id not in self._working:
            task = asyncio.create_task(self._work(game_id), name=f"posts of game {game_id}")
            self._working[game_id] = task

    async def finish(self) -> None:
        """Wait for the posts under way."""
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    async def _work(self, game_id: int) -> None:
        try:
            while game_id in self._dirty:
                self._dirty.discard(game_id)
                await self._present(game_id)
        except GameNotFound:
            self._shown.pop(game_id, None)
        except UNREACHABLE as error:
            self._trouble(game_id, error)
        except Exception as error:  # noqa: BLE001  a post that fails must not end the game
            self._bot.errors.note(error, "posting a game", game=game_id)
        finally:
            self._working.pop(game_id, None)
            self._dirty.discard(game_id)

    def _trouble(self, game_id: int, error: Exception) -> None:
        """The channel cannot be reached now: the post stays owed, the next change tries again."""
        _log.warning("post of game %s not sent: %s", game_id, error)

    async def _present(self, game_id: int) -> None:
        table = await self._table.load(game_id)
        if table.state is GameState.LOBBY:
            await self._show(table, lobby_post(table), None, told_from=0)
        elif not self._waits_for_computers_only(table):
            await self._present_game(table)

    @staticmethod
    def _waits_for_computers_only(table: LoadedGame) -> bool:
        """Computers move by themselves; what they do is told together, when a person is asked."""
        game = game_of(table)
        if game.finished or all(is_computer(seat) for seat in table.seats):
            return False
        waiting = {*game.asked, *game.invited}
        return all(is_computer(table.seat(seat)) for seat in waiting)

    async def _present_game(self, table: LoadedGame) -> None:
        shown, position = self._shown.get(table.id), Position.of(table)
        before = shown.position if shown else None
        if (
            shown is not None
            and not position.needs_new_post(before)
            and not (asked_places(table) and before and position.decision != before.decision)
            and self._bot.now() - shown.at < EDITABLE
            and await self._update(table, shown, position)
        ):
            return
        since = table.row.live_version
        entries = await self._table.log(table.id, since=since)
        pings = self._pings(table, position.newly_asked(before), entries)
        post = game_post(table, entries, pings=pings)
        await self._show(table, post, entries, told_from=since)

    def _pings(
        self, table: LoadedGame, called: Iterable[int], entries: Sequence[LogEntry]
    ) -> list[int]:
        """The people to notify: whoever is newly asked, but not for their own last move."""
        mover = entries[-1] if entries else None
        own = mover.seat if mover is not None and mover.actor is Actor.PERSON else -1
        users = (table.seat(seat).user_id for seat in sorted(called) if seat != own)
        return [user for user in users if user is not None]

    # --- sending ----------------------------------------------------------------------------------

    async def _show(
        self, table: LoadedGame, post: Post, entries: Sequence[LogEntry] | None, *, told_from: int
    ) -> None:
        """Send a post, or change the lobby's post in place."""
        if entries is None and await self._changed_lobby(table, post):
            return
        picture = None
        if entries is not None:
            changes = [event for entry in entries for event in entry.events]
            request = picture_request(table, changes=changes)
            alt = words(request, language(table))
            post = replace(post, alt_text=alt, extra=alt)
            if self._may_attach(table):
                picture = await self._painter.picture(table.id, request)
        message, with_picture = await self._send(table, post, picture)
        position = None if entries is None else Position.of(table)
        former, at = self._shown.get(table.id), self._bot.now()
        self._shown[table.id] = Shown(message, post, with_picture, told_from, at, position)
        await self._outbox.settle(table.id, table.version, at, (message.channel.id, message.id))
        await self._retire(table, former)

    async def _send(
        self, table: LoadedGame, post: Post, picture: bytes | None
    ) -> tuple[discord.Message, bool]:
        """Send a new message; without the picture if Discord does not take it."""
        channel = self._channel(table)
        nonce = f"{table.id}-{table.version}"
        if picture is not None:
            try:
                file = discord.File(io.BytesIO(picture), PICTURE, description=post.alt_text)
                view = layout(post, picture=True)
                return (
                    await channel.send(
                        view=view, file=file, nonce=nonce, allowed_mentions=post.mentions()
                    ),
                    True,
                )
            except (discord.Forbidden, discord.HTTPException) as error:
                if not _is_about_the_file(error):
                    raise
                _log.info("picture of game %s not taken: %s", table.id, error)
        view = layout(post, picture=False)
        sent = await channel.send(view=view, nonce=nonce, allowed_mentions=post.mentions())
        return sent, False

    async def _update(self, table: LoadedGame, shown: Shown, position: Position) -> bool:
        """Change words and buttons of the live post; tell whether that worked."""
        entries = await self._table.log(table.id, since=shown.told_from)
        post = replace(game_post(table, entries), alt_text=shown.post.alt_text)
        if not await self._edit(shown, post):
            return False
        self._shown[table.id] = replace(
            shown,
            post=post,
            position=replace(position, moves=shown.position.moves) if shown.position else position,
        )
        await self._outbox.settle(table.id, table.version, self._bot.now())
        return True

    async def _edit(self, shown: Shown, post: Post) -> bool:
        try:
            await shown.message.edit(
                view=layout(post, picture=shown.picture),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except UNREACHABLE as error:
            _log.info("live post %s not changed: %s", shown.message.id, error)
            return False
        return True

    async def _changed_lobby(self, table: LoadedGame, post: Post) -> bool:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = await self._found_lobby(table, post)
        if shown is None or self._bot.now() - shown.at >= EDITABLE:
            return False
        if not await self._edit(shown, post):
            return False
        self._shown[table.id] = replace(shown, post=post)
        await self._outbox.settle(table.id, table.version, self._bot.now())
        return True

    async def _found_lobby(self, table: LoadedGame, post: Post) -> Shown | None:
        """The lobby's post of an earlier process."""
        row = table.row
        if row.live_message_id is None or row.live_channel_id != row.channel_id:
            return None
        message = self._channel(table).get_partial_message(row.live_message_id)
        try:
            found = await message.fetch()
        except UNREACHABLE:
            return None
        return Shown(found, post, picture=False, told_from=0, at=found.created_at, position=None)

    async def _retire(self, table: LoadedGame, former: Shown | None) -> None:
        """Take the buttons off the post that was the live one before."""
        row = table.row
        try:
            if former is not None:
                old = layout(former.post, picture=former.picture, buttons=False)
                await former.message.edit(view=old, allowed_mentions=discord.AllowedMentions.none())
            elif row.live_message_id and row.live_channel_id:
                await self._retire_unknown(row.live_channel_id, row.live_message_id)
        except UNREACHABLE as error:
            _log.info("old post of game %s keeps its buttons: %s", table.id, error)

    async def _retire_unknown(self, channel_id: int, message_id: int) -> None:
        """Take the buttons off a post that an earlier process sent: all but them is kept."""
        channel = self._bot.get_partial_messageable(channel_id)
        message = await channel.fetch_message(message_id)
        await message.edit(
            view=without_buttons(message), allowed_mentions=discord.AllowedMentions.none()
        )

    # --- where ------------------------------------------------------------------------------------

    def _channel(self, table: LoadedGame) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)

    def _may_attach(self, table: LoadedGame) -> bool:
        """Tell whether the bot may send files there, as far as it knows."""
        guild = self._bot.get_guild(table.row.guild_id)
        channel = guild.get_channel_or_thread(table.row.channel_id) if guild else None
        if guild is None or channel is None:
            return True
        return channel.permissions_for(guild.me).attach_files


def _is_about_the_file(error: discord.HTTPException) -> bool:
    """Missing right to attach (403), file too large (413, 40005), or a body that is not taken."""
    return error.status in (400, 403, 413)


def without_buttons(message: discord.Message) -> Layout:
    """The view of a sent components-v2 post, less its rows of buttons."""
    kept = ui.LayoutView.from_message(message, timeout=None)
    view = Layout()
    for item in kept.children:
        if isinstance(item, ui.ActionRow):
            continue
        if isinstance(item, ui.Container):
            for row in [part for part in item.children if isinstance(part, ui.ActionRow)]:
                item.remove_item(row)
        view.add_item(item)
    return view
