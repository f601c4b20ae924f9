"""What each channel shows: sends the post of a game or changes it, and takes older buttons away.

A new message goes to the bottom of the channel when somebody is newly asked something, when the
dice were rolled, when places must be shown, or when the live post is old; within a turn the live
post's words and buttons are changed, its picture never.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from cogs.posts.compose import game_post
from cogs.posts.layout import PICTURE, SHEET, Post
from cogs.posts.lobby import lobby_post
from cogs.posts.lost import Found, has_file, posts_of
from cogs.posts.notes import Annotate, Finale, no_finale, no_notes, with_notes
from cogs.posts.picture import Painter, picture_request, words
from cogs.posts.position import Position
from cogs.posts.sender import Drawn, Sent, change, send, take_buttons
from cogs.wording.people import language
from db.loaded import LoadedGame, LogEntry
from db.models import Actor, GameState
from db.posts import LivePost, PostJob, Posts
from db.table import Table
from render.picture import PictureRequest

if TYPE_CHECKING:
    from cogs.client import KataneBot

EDITABLE: Final = timedelta(minutes=55)
"""Discord refuses more than a few edits of messages older than an hour (30046)."""


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
    leftover: tuple[discord.Message, ...] = ()
    """Posts that were sent before without being noted: their buttons are to go."""


class Publisher:
    """Brings one channel at a time up to date. All methods raise what Discord raises."""

    def __init__(self, bot: "KataneBot", table: Table, posts: Posts, painter: Painter) -> None:
        self._bot = bot
        self._table = table
        self._posts = posts
        self._painter = painter
        self._shown: dict[int, Shown] = {}
        self.annotate: Annotate = no_notes
        """Tells what others add to the posts."""
        self.finale: Finale = no_finale
        """Draws the second picture of the post of the end."""

    async def publish(
        self, table: LoadedGame, job: PostJob | None, *, below: bool = False
    ) -> Shown:
        """Show a table as it is; `below`: at the bottom of the channel, whatever stands there."""
        if table.game is None:
            return await self._lobby(table, job, below=below)
        return await self._game(table, job, below=below)

    async def publish_anew(self, table: LoadedGame) -> Shown:
        """Send a table's post whatever stands there, and notify nobody."""
        if table.game is None:
            return await self._new_lobby(table, None)
        return await self._new_post(table, None, await self._since(table, None), called=())

    async def noted(self, table: LoadedGame, shown: Shown, replaced: LivePost | None) -> None:
        """Keep in mind what is shown; take the buttons off all other posts of the game.

        Raises what Discord raises where that may work later.
        """
        leftover, shown = shown.leftover, replace(shown, leftover=())
        former, self._shown[table.id] = self._shown.get(table.id), shown
        if table.state is GameState.FINISHED:
            self.forget(table.id)
        if replaced is not None:
            await self._retire(former, replaced)
        done = {shown.sent.message.id, replaced.message_id if replaced else None}
        for message in leftover:
            if message.id not in done:
                await take_buttons(self._channel(table), message.id)

    def forget(self, game_id: int) -> None:
        """A game is over or gone."""
        self._shown.pop(game_id, None)

    async def _retire(self, former: Shown | None, replaced: LivePost) -> None:
        known = former is not None and former.sent.message.id == replaced.message_id
        if known and former and await change(former.sent, former.sent.post, buttons=False):
            return
        if replaced.channel_id is not None and replaced.message_id is not None:
            channel = self._bot.get_partial_messageable(replaced.channel_id)
            await take_buttons(channel, replaced.message_id)

    def _channel(self, table: LoadedGame) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)

    # --- a lobby ----------------------------------------------------------------------------------

    async def _lobby(self, table: LoadedGame, job: PostJob | None, *, below: bool) -> Shown:
        """Change the lobby's post in place, or send it."""
        if below or (job is not None and job.unsure):
            return await self._new_lobby(table, job)
        shown = self._shown.get(table.id) or await self._found_lobby(table)
        post = lobby_post(table)
        young = shown is not None and self._bot.now() - shown.at < EDITABLE
        if shown is not None and young and await change(shown.sent, post):
            return replace(shown, sent=replace(shown.sent, post=post))
        return await self._new_lobby(table, job)

    async def _new_lobby(self, table: LoadedGame, job: PostJob | None) -> Shown:
        found, sent = await self._found(table, job), None
        if (adopted := _same(found, table)) is not None:
            sent = Sent(adopted, lobby_post(table), picture=False)
        else:
            nonce = f"{table.id}-{table.version}-lobby"
            post = replace(lobby_post(table), pings=await self._invited(table))
            sent = await send(self._channel(table), post, Drawn(None), nonce)
        leftover = tuple(each.message for each in found)
        return Shown(sent, 0, table.version, self._bot.now(), None, leftover)

    async def _invited(self, table: LoadedGame) -> list[int]:
        """The people to notify of the first post of a table at which they were given seats."""
        row = table.row
        if row.after_game is None or await self._posts.live(table.id) is not None:
            return []
        silent = (await self.annotate(table)).silent
        users = (seat.user_id for seat in table.seats if seat.user_id != row.created_by)
        return [user for user in users if user is not None and user not in silent]

    async def _found_lobby(self, table: LoadedGame) -> Shown | None:
        """The lobby's post of an earlier process."""
        live = await self._posts.live(table.id)
        if live is None or live.message_id is None or live.channel_id != table.row.channel_id:
            return None
        message = self._channel(table).get_partial_message(live.message_id)
        sent = Sent(message, lobby_post(table), picture=False)
        return Shown(sent, 0, live.version, message.created_at, None)

    # --- a game -----------------------------------------------------------------------------------

    async def _game(self, table: LoadedGame, job: PostJob | None, *, below: bool) -> Shown:
        """Change the live post, or send a new one: always where one may stand below it unknown."""
        shown = self._shown.get(table.id)
        before = shown.position if shown else None
        position = Position.of(table)
        unsure = job is not None and job.unsure
        if shown is not None and not (below or unsure or position.needs_new_post(before)):
            young = self._bot.now() - shown.at < EDITABLE
            changed = await self._changed(table, shown, position) if young else None
            if changed is not None:
                return changed
        since = await self._since(table, job)
        return await self._new_post(table, job, since, called=position.newly_called(before))

    async def _since(self, table: LoadedGame, job: PostJob | None) -> int:
        """The version of the last picture: a new post tells what happened after it."""
        shown = self._shown.get(table.id)
        if shown is not None and shown.position is not None:
            return shown.version
        if job is not None:
            return job.since
        live = await self._posts.live(table.id)
        return live.version if live is not None else 0

    async def _changed(self, table: LoadedGame, shown: Shown, position: Position) -> Shown | None:
        """Change words and buttons of the live post; None if that did not work."""
        entries = await self._table.log(table.id, since=shown.since, take_backs=True)
        old = shown.sent.post
        told = game_post(table, entries, since=shown.since, pictured=shown.version)
        told = with_notes(told, await self.annotate(table))
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
        entries = await self._table.log(table.id, since=since, take_backs=True)
        changes = [event for entry in entries for event in entry.events]
        post = with_notes(
            game_post(table, entries, since=since, pings=self._pings(table, called, entries)),
            await self.annotate(table),
            new_turn=any(event.kind == "turn_began" for event in changes),
        )
        request = picture_request(table, changes=changes)
        alt = words(request, language(table))
        post = replace(post, alt_text=alt, extra=alt)
        found = await self._found(table, job)
        adopted = _same(found, table)
        if adopted is not None:
            sent = Sent(adopted, post, has_file(adopted, PICTURE), has_file(adopted, SHEET))
        else:
            sent = await self._sent(table, job, post, request)
        leftover = tuple(each.message for each in found)
        return Shown(sent, since, table.version, self._bot.now(), Position.of(table), leftover)

    async def _sent(
        self, table: LoadedGame, job: PostJob | None, post: Post, request: PictureRequest
    ) -> Sent:
        drawn = Drawn(None)
        if self._may_attach(table):
            sheet = await self.finale(table) if table.state is GameState.FINISHED else None
            drawn = Drawn(
                await self._painter.picture(table.id, request), sheet.png if sheet else None
            )
            post = replace(post, sheet_alt=sheet.alt if sheet else "")
        nonce = job.nonce if job else f"{table.id}-{self._bot.now().timestamp():.0f}"
        small = replace(request, size=request.size // 2)
        return await send(
            self._channel(table),
            post,
            drawn,
            nonce,
            smaller=lambda: self._painter.picture(table.id, small),
        )

    async def _found(self, table: LoadedGame, job: PostJob | None) -> list[Found]:
        """The posts that may have reached the channel without being noted."""
        if job is None or not job.unsure or self._bot.user is None:
            return []
        return await posts_of(self._channel(table), table.id, self._bot.user.id)

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


def _same(found: Sequence[Found], table: LoadedGame) -> discord.Message | None:
    """The post of this very version, if it is in the channel."""
    return next((each.message for each in found if each.version == table.version), None)
