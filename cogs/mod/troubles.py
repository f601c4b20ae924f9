"""Channels that cannot be posted in: told once where moderators read it, and what to do about it.

A post that Discord refuses is found out about at the next action of its game. It is told in the log
channel, else where the server itself speaks to its people; again only once it has been mended. It
is mended when a post arrives, when the game goes on elsewhere, or when somebody gives the bot its
rights or opens the thread: then the game is posted at once.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

import locales
from cogs.mod.telling import Teller
from cogs.play.rights import WITHOUT, lacking, say_rights
from db.loaded import LoadedGame

if TYPE_CHECKING:
    from cogs.client import KataneBot
    from db.store import Store

GONE, LOCKED, RIGHTS, CLOSED = "gone", "locked", "rights", "closed"
THREAD_CLOSED: Final = (50083, 160005)
"""Discord's codes for a thread that is archived and locked: others it opens by itself."""

Place = discord.abc.GuildChannel | discord.Thread


class Troubles(commands.Cog):
    """Told by the presenter of each post that Discord did not take, or took."""

    def __init__(self, bot: "KataneBot") -> None:
        self._bot = bot
        self._teller = Teller(bot)
        self._troubled: dict[int, tuple[int, str]] = {}
        """Channels with a trouble that was told: the game that had it, and its kind."""
        bot.host.presenter.on_trouble = self.reported
        bot.host.presenter.on_success = self.mended

    @property
    def _store(self) -> "Store":
        return self._bot.away.shared.store

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Know what earlier processes have told, and look whether it was mended meanwhile."""
        self._troubled = {**await self._store.reported(), **self._troubled}
        for guild in self._bot.guilds:
            await self._look_again(guild)

    async def reported(self, table: LoadedGame, error: Exception) -> None:
        """A post of a game was refused: tell moderators once."""
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            return
        kind, rights = self._cause(table, error)
        await self._report(table, kind, rights)

    async def mended(self, table: LoadedGame) -> None:
        """A post arrived: a trouble there, or where the game was before, would be a new one."""
        for channel, (game, _) in list(self._troubled.items()):
            if game == table.id or channel == table.row.channel_id:
                await self._forget(channel)

    async def _forget(self, channel: int) -> None:
        self._troubled.pop(channel, None)
        await self._store.clear_reports(channel)

    # --- places that change -----------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its game waits to go on elsewhere."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone: its game waits to go on elsewhere."""
        await self._gone(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """The rights in a channel may have changed."""
        await self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _: object, after: discord.Thread) -> None:
        """A thread may have been unlocked."""
        await self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread that was archived, and so forgotten, is open again."""
        await self._look_again(thread.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        """The rights of the bot's role may have changed."""
        await self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, after: discord.Member) -> None:
        """The bot may have been given a role; of other members it hears nothing."""
        await self._look_again(after.guild)

    async def _gone(self, channel_id: int) -> None:
        table = await self._store.open_game_in(channel_id)
        if table is not None:
            await self._report(table, GONE, [])

    async def _look_again(self, guild: discord.Guild) -> None:
        """Post the games of troubled channels that take posts again."""
        for channel, (game, kind) in list(self._troubled.items()):
            place = guild.get_channel_or_thread(channel)
            if kind not in (RIGHTS, LOCKED) or place is None or not _takes_posts(place):
                continue
            await self._forget(channel)
            table = await self._store.open_game_in(channel)
            if table is not None and table.id == game:
                await self._bot.host.table.moderation.repost(table.id)

    # --- telling ----------------------------------------------------------------------------------

    def _cause(self, table: LoadedGame, error: discord.HTTPException) -> tuple[str, list[str]]:
        """Why a channel takes no posts, and which rights are missing."""
        guild = self._bot.get_guild(table.row.guild_id)
        place = guild.get_channel_or_thread(table.row.channel_id) if guild else None
        if isinstance(error, discord.NotFound):
            return GONE, []
        if error.code in THREAD_CLOSED:
            return LOCKED, []
        if place is None:
            return CLOSED, []
        missing = _missing(place)
        if missing:
            return RIGHTS, missing
        if isinstance(place, discord.Thread) and place.locked:
            return LOCKED, []
        return CLOSED, []

    async def _report(self, table: LoadedGame, kind: str, rights: list[str]) -> None:
        """Tell it where somebody who can mend it reads it, once; other rights are another one."""
        row = table.row
        self._troubled[row.channel_id] = (table.id, kind)
        noted = ":".join([kind, *rights])
        if not await self._store.first_report(row.channel_id, noted, {"game": table.id}):
            return
        locale = await self._bot.host.language(row.guild_id)
        said = locales.text(
            locale,
            f"trouble-{kind}",
            game=table.id,
            channel=f"<#{row.channel_id}>",
            rights=say_rights(locale, rights) if rights else "–",
        )
        line = f"⚠️ {said}"
        if await self._teller.log(row.guild_id, line):
            return
        for place in self._public_places(row.guild_id):
            if await self._teller.send(place, row.guild_id, line):
                return

    def _public_places(self, guild_id: int) -> Iterator[int]:
        """Where a server speaks to its people, as far as the bot may write there."""
        guild = self._bot.get_guild(guild_id)
        if guild is None:
            return
        for place in (guild.public_updates_channel, guild.system_channel):
            if place is not None and place.permissions_for(guild.me).send_messages:
                yield place.id


def _missing(place: Place) -> list[str]:
    """The rights without which the bot cannot post in a place."""
    rights = place.permissions_for(place.guild.me)
    missing = lacking(rights, thread=isinstance(place, discord.Thread))
    return [name for name in missing if name not in WITHOUT]


def _takes_posts(place: Place) -> bool:
    """Tell whether a post would arrive, as far as the bot knows."""
    closed = isinstance(place, discord.Thread) and place.locked
    return not closed and not _missing(place)


async def setup(bot: "KataneBot") -> None:
    """Load the cog."""
    await bot.add_cog(Troubles(bot))
