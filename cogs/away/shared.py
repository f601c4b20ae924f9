"""What the parts for absent people share: storage, clock, and a way to speak in a channel."""

import logging
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs.away.requests import Request, is_present
from cogs.away.rhythm import Rhythm
from cogs.away.terms import Terms
from cogs.custom_ids import CustomId
from cogs.errors import UNREACHABLE
from cogs.posts.lost import message_with
from cogs.widgets import Buttons, shortened
from db.errors import GameNotFound
from db.loaded import LoadedGame
from db.models import GameState, SeatRow
from db.store import Store
from db.table import Table
from db.timers import Timers
from db.votes import Votes

if TYPE_CHECKING:
    from cogs.client import KataneBot

_log = logging.getLogger(__name__)

CONTENT: Final = 2000
"""Characters of a plain message."""
NOBODY: Final = "nobody"
"""The reason for a pause when no person is at the table any more."""
_CLOCKS: Final = timedelta(seconds=10)
"""By so much Discord's clock may differ from ours."""
REMOVED: Final = "removed"
"""The reason for a pause when the bot was removed from the server."""


@dataclass(frozen=True, slots=True)
class Shared:
    """Handed to every part."""

    bot: "KataneBot"
    table: Table
    store: Store
    timers: Timers
    votes: Votes

    def now(self) -> datetime:
        """The time of everything the bot does."""
        return self.bot.now()

    async def rhythm(self, user_id: int | None) -> Rhythm:
        """What a person has set about being disturbed."""
        return Rhythm() if user_id is None else Rhythm.of(await self.store.person(user_id))

    async def running(self, game_id: int | None) -> LoadedGame | None:
        """A game that is being played, or None."""
        try:
            table = await self.table.load(game_id or 0)
        except GameNotFound:
            return None
        if table.state is not GameState.RUNNING or table.game is None or table.game.finished:
            return None
        return table

    async def request(self, table: LoadedGame, seat: int) -> Request | None:
        """What a running game asks a seat whose person moves for it, or None."""
        row = table.seat(seat)
        if table.game is None or seat not in table.game.asked or not is_present(row):
            return None
        rhythm = await self.rhythm(row.user_id)
        return Request(table, row, rhythm, Terms.of(table.row.table_options))

    async def has_left(self, table: LoadedGame, seat: SeatRow) -> bool:
        """Tell whether a seat's person is no longer on the server, as far as Discord says."""
        guild = self.bot.get_guild(table.row.guild_id)
        if guild is None or seat.user_id is None:
            return False
        try:
            await guild.fetch_member(seat.user_id)
        except discord.NotFound:
            return True
        except UNREACHABLE:
            return False
        return False

    async def go_on(self, table: LoadedGame) -> None:
        """Resume a game that was paused because nobody was there."""
        if table.state is GameState.PAUSED and table.row.pause_reason == NOBODY:
            await self.table.moderation.resume(table.id)

    def channel(self, table: LoadedGame) -> discord.PartialMessageable:
        """The channel of a game."""
        row = table.row
        return self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    def before_post(self, table: LoadedGame) -> AbstractAsyncContextManager[None]:
        """Something happens at a table and is told: its post comes after what is told."""
        return self.bot.host.presenter.before_post(table.id)

    async def tell(self, table: LoadedGame, words: str) -> None:
        """One public line, above the post; where it does not arrive the post says the same."""
        try:
            async with self.before_post(table):
                await self.say(table, words)
        except UNREACHABLE as error:
            _log.info("line for game %s not sent: %s", table.id, error)

    async def said_already(
        self, table: LoadedGame, since: datetime, wanted: Callable[[CustomId], bool]
    ) -> discord.Message | None:
        """A message with a certain button that a process sent and did not live to note."""
        if self.bot.user is None:
            return None
        return await message_with(self.channel(table), self.bot.user.id, since - _CLOCKS, wanted)

    async def say(
        self,
        table: LoadedGame,
        words: str,
        *,
        items: Iterable[ui.Item[Any]] = (),
        pings: Iterable[int] = (),
        nonce: str | None = None,
    ) -> discord.Message:
        """Send a message to a game's channel; raises what Discord raises."""
        users = [discord.Object(user) for user in pings]
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=users or False
        )
        message: dict[str, Any] = {"allowed_mentions": mentions, "nonce": nonce}
        shown = list(items)
        if shown:
            message["view"] = Buttons(*shown)
        return await self.channel(table).send(shortened(words, CONTENT), **message)
