"""Servers come and go: what is kept for how long, and what is of no use any more.

A server that removes the bot keeps its data for a time: its games wait, and go on where they stood
if the bot is invited again. A server that Discord cannot reach for a while has removed nothing.
"""

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.away.shared import REMOVED
from cogs.sleeper import Sleeper
from db.errors import WrongState
from db.models import GameState

if TYPE_CHECKING:
    from cogs.client import KataneBot
    from db.store import Store

EVERY: Final = timedelta(days=1)
"""Between two tidyings."""

_log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """Follows where the bot is, and tidies up once a day."""

    def __init__(self, bot: "KataneBot") -> None:
        self._bot = bot
        self._tidying = Sleeper(bot, "tidying", self._tidy)

    @property
    def _store(self) -> "Store":
        return self._bot.away.shared.store

    async def cog_unload(self) -> None:
        """Tidy no more."""
        self._tidying.stop()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find out which servers came and went while the bot was away; then games go on."""
        present = {guild.id for guild in self._bot.guilds}
        removed = {guild for guild in await self._store.removed_guilds() if guild in present}
        for guild in removed:
            await self._joined(guild)
        for guild in await self._store.playing_guilds():
            if guild not in present and self._bot.serves(guild):
                await self._removed(guild)
        await self._bot.host.go_on()
        self._tidying.start()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self._removed(guild.id)

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def on_server(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again, or Discord reaches a server again.

        Only when its games go on is it sent what it is owed: not that they had to wait.
        """
        if (await self._store.guild(guild.id)).removed_at is not None:
            await self._joined(guild.id)
        await self._bot.host.go_on()

    async def _removed(self, guild_id: int) -> None:
        """Keep everything of a server for a time; nobody there is waited for meanwhile."""
        await self._store.save_guild(guild_id, removed_at=self._bot.now())
        for table in await self._store.games_of_guild(guild_id, (GameState.RUNNING,)):
            try:
                await self._bot.host.table.moderation.pause(table.id, reason=REMOVED, post=False)
                self._bot.host.presenter.forget(table.id)
            except WrongState as error:
                _log.info("game %s needs no pause: %s", table.id, error)
        _log.info("removed from server %s", guild_id)

    async def _joined(self, guild_id: int) -> None:
        """Let the games of a server go on that waited for the bot."""
        await self._store.save_guild(guild_id, removed_at=None)
        for table in await self._store.games_of_guild(guild_id, (GameState.PAUSED,)):
            if table.row.pause_reason != REMOVED:
                continue
            try:
                await self._bot.host.table.moderation.resume(table.id)
            except WrongState as error:
                _log.info("game %s goes on already: %s", table.id, error)
        _log.info("back on server %s", guild_id)

    async def _tidy(self) -> datetime:
        """Delete what is of no use any more, and the servers whose time is over."""
        now = self._bot.now()
        rows = await self._store.prune()
        for guild_id in await self._store.guilds_removed_before(now - self._bot.keep_removed):
            games = await self._store.purge_guild(guild_id)
            _log.info("deleted the data of server %s: %d games", guild_id, games)
        _log.info("tidied: %d rows deleted", rows)
        return now + EVERY


async def setup(bot: "KataneBot") -> None:
    """Load the cog."""
    await bot.add_cog(Servers(bot))
