"""What all game cogs share: the table, the posts, the computer players, and who sits where."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

import locales
from cogs.away.planner import Planner
from cogs.computers import Computers
from cogs.errors import UserError
from cogs.explain import explainer
from cogs.lookup import Lookup
from cogs.posts.picture import SafePainter
from cogs.posts.presenter import Presenter
from cogs.sleeper import LONGEST, Sleeper
from cogs.wording.people import language
from db.loaded import LoadedGame
from db.models import SeatRow
from db.table import Table
from render.worker import Studio

if TYPE_CHECKING:
    from cogs.client import KataneBot

AGAIN: Final = timedelta(seconds=30)
"""After which a computer seat whose move failed is tried again."""


class Host(commands.Cog):
    """Follows every change of a game with the post that the channel is owed."""

    def __init__(self, bot: "KataneBot") -> None:
        self._bot = bot
        self.random = Random()
        """Decides when automatic answers come; nothing of a game depends on it."""
        planner = Planner(self.random)
        self.table = Table(bot.database, now=bot.now, planner=planner, wake=self.wake)
        self.followers: list[Callable[[], None]] = []
        """Called after every change of a game."""
        self.lookup = Lookup(bot.database)
        self.studio = Studio()
        self.painter = SafePainter(self.studio, bot.errors)
        self.presenter = Presenter(bot, self.table, self.painter)
        self.computers = Computers(bot, self.table)
        self._retry = Sleeper(bot, "posts", self._try_again)
        self.presenter.on_delay = self._retry.by
        self.computers.on_failure = lambda: self._retry.by(bot.now() + AGAIN)
        self._delivery: asyncio.Task[None] | None = None
        self._again = False
        self._ended = False
        bot.errors.explain_with(explainer)

    async def cog_load(self) -> None:
        """Begin to follow the changes of other processes, and to play for computers."""
        self._retry.start()
        self.computers.start()
        await self._bot.database.listen(self.wake)

    async def cog_unload(self) -> None:
        """Finish the posts under way; what is owed beyond them comes at the next start."""
        self._ended = True
        self._retry.stop()
        self.computers.stop()
        await self.delivered()
        self.studio.close()

    async def delivered(self) -> None:
        """Wait until nothing more is under way to the channels."""
        if self._delivery is not None:
            await asyncio.gather(self._delivery, return_exceptions=True)
        await self.presenter.finish()

    async def go_on(self) -> None:
        """Send what was owed while a server could not be reached, and let computers go on."""
        if not self._bot.is_ready():
            return
        self.wake()
        for game_id in await self.lookup.with_computers():
            self.computers.request(game_id)

    def wake(self) -> None:
        """Something changed: look for posts that are owed. Called after every change."""
        if self._ended:
            return
        for follow in self.followers:
            follow()
        self._again = True
        if self._delivery is None or self._delivery.done():
            self._delivery = asyncio.create_task(self._deliver(), name="owed-posts")

    async def _deliver(self) -> None:
        while self._again:
            self._again = False
            for game_id in await self.presenter.request_owed():
                self.computers.request(game_id)

    async def _try_again(self) -> datetime:
        """Try again what Discord did not take, and what went wrong for a computer."""
        if self._bot.is_ready():
            self.wake()
            self.computers.try_again()
        return self._bot.now() + LONGEST

    # --- looking things up ------------------------------------------------------------------------

    async def game_here(self, interaction: discord.Interaction) -> LoadedGame:
        """The game of the channel; raises UserError if there never was one."""
        game_id = await self.lookup.in_channel(interaction.channel_id or 0)
        if game_id is None:
            raise UserError("no-game-here")
        return await self.table.load(game_id)

    async def seat_of(self, table: LoadedGame, user_id: int) -> SeatRow:
        """The seat of a person; raises NotSeated for anybody else."""
        seat = table.seat_of(user_id)
        if seat is None:
            raise await self.lookup.seatless(table, user_id)
        return seat

    async def language(self, guild_id: int | None) -> locales.Locale:
        """The language of a new table: the server's choice, else the bot's."""
        return await self.lookup.guild_language(guild_id or 0) or self._bot.language

    async def posts_language(
        self, table: LoadedGame | None, guild_id: int | None
    ) -> locales.Locale:
        """The language of a table's posts; without one, of those that a new one would have."""
        return language(table) if table is not None else await self.language(guild_id)


async def setup(bot: "KataneBot") -> None:
    """Load the cog and hand it to the others."""
    bot.host = Host(bot)
    await bot.add_cog(bot.host)
