"""What all acts of moderators share: who may, at which table, and how it is told."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord
from discord import app_commands, ui
from discord.ext import commands

import locales
from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from cogs.explain import EXPECTED, explain
from cogs.host import Host
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.telling import REASON, Teller, reasoned
from cogs.slash import described, named
from cogs.widgets import Form
from db.errors import GameNotFound
from db.loaded import LoadedGame
from db.owed import owing
from db.timer_rows import LINE

MOD: Final = app_commands.Group(name=named("command-mod"), description=described("command-mod"))
"""`/mod`. The acts register with it; the cog that inherits them all carries it."""

Interaction = discord.Interaction[KataneBot]
Choices = list[app_commands.Choice[str]]
Work = Callable[[], Awaitable[object]]
Reason = app_commands.Range[str, 1, REASON]
REASON_FIELD: Final = "reason"


class ModActs(commands.Cog):
    """The ground of the acts."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot
        self.teller = Teller(bot)
        bot.away.alarm.add(LINE, self.teller.due)

    @property
    def host(self) -> Host:
        """The table and its posts."""
        return self._bot.host

    async def begin(self, interaction: Interaction) -> locales.Locale:
        """Acknowledge a command of a moderator; raises UserError for anybody else."""
        await interaction.response.defer(ephemeral=True)
        await require_moderator(self._bot, interaction)
        return await self._bot.readers.locale(interaction)

    async def table(self, interaction: Interaction, game: str = "") -> LoadedGame:
        """The game of the channel, or a game of the server by its number.

        Raises UserError or GameNotFound.
        """
        if not game:
            return await self.host.game_here(interaction)
        return await self.of_server(interaction, choosing.game_number(game))

    async def of_server(self, interaction: discord.Interaction, game_id: int) -> LoadedGame:
        """A game of the server of an interaction; raises GameNotFound for any other."""
        table = await self.host.table.load(game_id)
        if table.row.guild_id != interaction.guild_id:
            raise GameNotFound(game=game_id)
        return table

    async def carry_out(
        self,
        interaction: discord.Interaction,
        table: LoadedGame,
        key: str,
        reason: str,
        work: Work,
        **params: locales.Param,
    ) -> str:
        """Do something at a table and tell everybody; return what to answer the moderator.

        `work` stores the act with its row in the audit, and thereby the line that is owed for it.
        """
        locale = await self._bot.readers.locale(interaction)
        line = self.teller.owed(interaction, table, key, reasoned(reason), **params)
        try:
            async with self.host.presenter.before_post(table.id):
                with owing(line):
                    await work()
                told = await self.teller.tell(line)
        except EXPECTED as error:
            return explain(error, locale, table)
        return locales.text(locale, "mod-done" if told else "mod-done-untold")

    async def answer(
        self,
        interaction: discord.Interaction,
        table: LoadedGame,
        key: str,
        reason: str,
        work: Work,
        **params: locales.Param,
    ) -> None:
        """Carry an act out and answer the command."""
        said = await self.carry_out(interaction, table, key, reason, work, **params)
        await interaction.followup.send(said, ephemeral=True)

    async def announce(
        self, interaction: Interaction, key: str, reason: str, **params: locales.Param
    ) -> None:
        """Tell an act that is about the server and no table: in the log, else where it was done.

        The command was answered in private; what is said here is public.
        """
        guild = interaction.guild_id or 0
        line = self.teller.line(
            await self.host.language(guild), key, reason, interaction.user, **params
        )
        if not await self.teller.log(guild, line):
            await interaction.followup.send(line, ephemeral=False)

    async def audit(
        self,
        interaction: discord.Interaction,
        act: str,
        reason: str,
        table: LoadedGame | None = None,
        *,
        seat: int | None = None,
        subject: int | None = None,
        **details: object,
    ) -> None:
        """Write down an act that the storage does not write down itself."""
        await self._bot.away.shared.store.write_audit(
            guild_id=interaction.guild_id or 0,
            moderator_id=interaction.user.id,
            act=act,
            reason=reasoned(reason),
            game_id=table.id if table is not None else None,
            seat=seat,
            subject_id=subject,
            details=dict(details),
        )


def confirmation(locale: locales.Locale, kind: str, table: LoadedGame) -> Form:
    """A form that says what an act means and asks for its reason; sending it confirms."""
    return Form(
        locales.text(locale, f"confirm-{kind}"),
        str(CustomId(kind, table.id, table.version)),
        ui.TextDisplay(locales.text(locale, f"confirm-{kind}.text", game=table.id)),
        ui.Label(
            text=locales.text(locale, "mod-reason"),
            component=ui.TextInput(custom_id=REASON_FIELD, max_length=REASON, required=True),
        ),
    )
