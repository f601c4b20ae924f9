"""Puts the parts for absent people together, and follows who is there."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.away import timers
from cogs.away.alarm import Alarm
from cogs.away.autos import Autos
from cogs.away.ballots import Ballots
from cogs.away.notes import Notices
from cogs.away.people import People
from cogs.away.presses import AwayPresses
from cogs.away.questions import Question
from cogs.away.reminders import Reminders
from cogs.away.shared import Shared
from cogs.away.stewards import Stewards
from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from db.loaded import LoadedGame
from db.models import SeatRow
from db.store import Store
from db.timers import Timers
from db.votes import Votes

OWN_BUSINESS = ("me",)
"""Commands about oneself: who sets a vacation is not back by setting it."""
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Away(commands.Cog):
    """People who are away. `people`, `ballots`, `autos` are for the commands."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot
        host = bot.host
        self.shared = shared = Shared(
            bot,
            host.table,
            Store(bot.database, now=bot.now),
            Timers(bot.database, now=bot.now, owner=bot.identity),
            Votes(bot.database, now=bot.now),
        )
        self.people = People(shared)
        self.ballots = Ballots(shared)
        self.autos = Autos(shared, host.random)
        reminders = Reminders(shared, self.ballots)
        stewards = Stewards(shared, self.ballots)
        self.alarm = Alarm(
            bot,
            shared.timers,
            {
                timers.REMIND: reminders.remind,
                timers.TIDY: reminders.tidy,
                timers.DEADLINE: stewards.time_is_up,
                timers.OFFER: stewards.offer_is_over,
                timers.STEWARD: stewards.act,
                timers.AUTO: self.autos.answer,
                timers.VOTE: self.ballots.due,
                timers.VACATION: self.people.due,
            },
        )
        host.presenter.annotate_with(Notices(shared).notes)
        host.followers.append(self.alarm.wake)

    async def cog_unload(self) -> None:
        """Stop waiting; the rows stay for the next start."""
        self._bot.host.followers.remove(self.alarm.wake)
        await self.alarm.stop()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to look at the timers."""
        self.alarm.start()

    async def propose(
        self, table: LoadedGame, question: str, about: int | None, proposer: SeatRow
    ) -> None:
        """Open a vote for somebody at the table; raises UserError, VoteRunning."""
        await self.ballots.propose(table, Question(question), about, proposer)
        self.alarm.wake()

    # --- who is there -----------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Whoever presses something is back: from a vacation, and from their steward."""
        game_id = await self._game_of(interaction)
        if game_id is not None:
            await self.people.seen(interaction.user.id, interaction.created_at, game_id)

    async def _game_of(self, interaction: discord.Interaction) -> int | None:
        """The game that a press or a command is about."""
        if interaction.type in PRESSED:
            data: Mapping[str, Any] = interaction.data or {}
            pressed = CustomId.parse(str(data.get("custom_id", "")))
            return pressed.game or None if pressed else None
        if interaction.type is not discord.InteractionType.application_command:
            return None
        command = interaction.command
        if command is None or command.qualified_name.split(" ")[0] in OWN_BUSINESS:
            return None
        return await self._bot.host.lookup.in_channel(interaction.channel_id or 0)


async def setup(bot: KataneBot) -> None:
    """Load the cogs."""
    away = Away(bot)
    bot.away = away
    await bot.add_cog(away)
    await bot.add_cog(AwayPresses(bot, away))
