"""Channels that cannot be posted in: told once where moderators read it, and what to do about it.

A post that Discord refuses is found out about at the next action of its game. It is told in the log
channel, else where the server itself speaks to its people; again only once it has been mended.
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

GONE, LOCKED, RIGHTS, CLOSED = "gone", "locked", "rights", "closed"
THREAD_CLOSED: Final = (50083, 160005)
"""Discord's codes for a thread that is archived and locked: others it opens by itself."""
KINDS: Final = (GONE, LOCKED, RIGHTS, CLOSED)


class Troubles(commands.Cog):
    """Told by the presenter of each post that Discord did not take, or took."""

    def __init__(self, bot: "KataneBot") -> None:
        self._bot = bot
        self._teller = Teller(bot)
        self._troubled: set[int] = set()
        """Channels that this process has reported, to look for mended ones."""
        bot.host.presenter.on_trouble = self.reported
        bot.host.presenter.on_success = self.mended

    async def reported(self, table: LoadedGame, error: Exception) -> None:
        """A post of a game was refused: tell moderators once."""
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            return
        kind, rights = self._cause(table, error)
        await self._report(table, kind, rights)

    async def mended(self, table: LoadedGame) -> None:
        """A post arrived: a trouble there would be a new one."""
        channel = table.row.channel_id
        if channel in self._troubled:
            self._troubled.discard(channel)
            await self._bot.away.shared.store.clear_reports(channel, *KINDS)

    # --- deleted places ---------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its game waits to go on elsewhere."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone: its game waits to go on elsewhere."""
        await self._gone(payload.thread_id)

    async def _gone(self, channel_id: int) -> None:
        table = await self._bot.away.shared.store.open_game_in(channel_id)
        if table is not None:
            await self._report(table, GONE, [])

    # --- servers ----------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: all is kept for a time."""
        await self._bot.away.shared.store.save_guild(guild.id, removed_at=self._bot.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited (again): its games there go on."""
        store = self._bot.away.shared.store
        if (await store.guild(guild.id)).removed_at is None:
            return
        await store.save_guild(guild.id, removed_at=None)
        for table in await store.games_of_guild(guild.id):
            self._bot.host.presenter.request(table.id)

    # --- telling ----------------------------------------------------------------------------------

    def _cause(self, table: LoadedGame, error: discord.HTTPException) -> tuple[str, list[str]]:
        """Why a channel takes no posts, and which rights are missing."""
        guild = self._bot.get_guild(table.row.guild_id)
        place = guild.get_channel_or_thread(table.row.channel_id) if guild else None
        if isinstance(error, discord.NotFound):
            return GONE, []
        if error.code in THREAD_CLOSED:
            return LOCKED, []
        if guild is None or place is None:
            return CLOSED, []
        thread = isinstance(place, discord.Thread)
        rights = place.permissions_for(guild.me)
        missing = [name for name in lacking(rights, thread=thread) if name not in WITHOUT]
        if missing:
            return RIGHTS, missing
        if isinstance(place, discord.Thread) and place.locked:
            return LOCKED, []
        return CLOSED, []

    async def _report(self, table: LoadedGame, kind: str, rights: list[str]) -> None:
        """Tell it where somebody who can mend it reads it, once."""
        row, store = table.row, self._bot.away.shared.store
        self._troubled.add(row.channel_id)
        if not await store.first_report(row.channel_id, kind, {"rights": rights}):
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


async def setup(bot: "KataneBot") -> None:
    """Load the cog."""
    await bot.add_cog(Troubles(bot))
