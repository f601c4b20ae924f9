"""Choosing the rules of a table in its lobby, by presses."""

from discord.ext import commands

from cogs.client import KataneBot
from cogs.host import Host
from cogs.interactions import Ack, Press, answers
from cogs.lobby import options as option_panels
from cogs.lobby.cog import Lobby
from db.loaded import LoadedGame


class Choosing(commands.Cog):
    """The private panel of the options."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _host(self) -> Host:
        return self._bot.host

    @property
    def _lobby(self) -> Lobby:
        lobby = self._bot.get_cog(Lobby.__name__)
        assert isinstance(lobby, Lobby)
        return lobby

    @answers("lobby-options", Ack.SILENT)
    async def options(self, press: Press) -> None:
        """Show the rules that can be chosen."""
        table = await self._host.table.load(press.id.game)
        self._lobby.require_lobby(table, press.interaction)
        self._lobby.require_seat(table, press.interaction)
        locale = await self._bot.readers.locale(press.interaction)
        panel = option_panels.all_options(table, locale)
        await press.reply(panel.content, view=panel.view)

    @answers("lobby-option", Ack.SILENT)
    async def option(self, press: Press) -> None:
        """Show the values of one option, or another page of them."""
        table = await self._host.table.load(press.id.game)
        self._lobby.require_lobby(table, press.interaction)
        locale = await self._bot.readers.locale(press.interaction)
        name = press.values[0] if press.values else press.id.payload.partition("|")[0]
        panel = option_panels.one_option(table, locale, name, press.page)
        press.answered = True
        await press.interaction.edit_original_response(content=panel.content, view=panel.view)

    @answers("lobby-option-back", Ack.SILENT)
    async def back_to_options(self, press: Press) -> None:
        """Show all options again."""
        table = await self._host.table.load(press.id.game)
        self._lobby.require_lobby(table, press.interaction)
        locale = await self._bot.readers.locale(press.interaction)
        panel = option_panels.all_options(table, locale)
        press.answered = True
        await press.interaction.edit_original_response(content=panel.content, view=panel.view)

    @answers("lobby-set", Ack.SILENT)
    async def set_option(self, press: Press) -> None:
        """Choose a value of an option."""

        async def work(table: LoadedGame) -> LoadedGame:
            self._lobby.require_seat(table, press.interaction)
            name = press.id.payload.partition("|")[0]
            return await self._lobby.configure(table, name, press.values)

        table = await self._lobby.change(press, work)
        if table is not None:
            locale = await self._bot.readers.locale(press.interaction)
            panel = option_panels.all_options(table, locale)
            press.answered = True
            await press.interaction.edit_original_response(content=panel.content, view=panel.view)


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Choosing(bot))
