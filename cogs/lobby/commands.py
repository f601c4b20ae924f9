"""`/game …`: the lobby, typed."""

import io
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs import colours
from cogs.away import choosing
from cogs.client import KataneBot
from cogs.commands import suggest
from cogs.computers import LEVEL
from cogs.explain import EXPECTED, explain
from cogs.host import Host
from cogs.lobby import options as option_panels
from cogs.lobby.cog import Lobby
from cogs.lobby.rules import lobby_rules, map_name, module_names, say_value, write_value
from cogs.operator.proof import prove
from cogs.slash import choices, described, named, options, suggests
from cogs.wording.families import term
from db.loaded import LoadedGame
from engine import registry
from engine.combinations import modules_for
from engine.errors import Refusal
from engine.players import LEVELS
from engine.rules import MAX_SEATS, MIN_SEATS

Choices = list[app_commands.Choice[str]]
SEATS = app_commands.Range[int, MIN_SEATS, MAX_SEATS]


class LobbyCommands(commands.Cog):
    """Opening, joining and starting by commands."""

    game = app_commands.Group(name=named("command-game"), description=described("command-game"))

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

    @game.command(name=named("command-game-create"), description=described("command-game-create"))
    @options("command-game-create")
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named("language-french"), value="fr"),
            app_commands.Choice(name=named("language-english"), value="en"),
        ]
    )
    async def create(
        self,
        interaction: discord.Interaction,
        seats: SEATS = 4,
        modules: str = "",
        board: str = "",
        points: app_commands.Range[int, 3, 40] | None = None,
        language: str | None = None,
    ) -> None:
        """Open a table with some rules chosen already."""
        await interaction.response.defer(ephemeral=True)
        chosen: dict[str, object] = {}
        if board:
            chosen["map"] = map_name(board)
        if points is not None:
            chosen["victory_points"] = points
        settings: dict[str, object] = {"seat_limit": seats, "options": chosen}
        if modules.strip():
            settings["modules"] = modules_for(module_names(modules), 0)
        if language is not None:
            settings["language"] = language
        await self._lobby.open_table(interaction, **settings)

    @create.autocomplete("modules")
    @suggests
    async def _modules(self, interaction: discord.Interaction, typed: str) -> Choices:
        """One more module behind those typed already."""
        locale = await self._bot.readers.locale(interaction)
        return choices(suggest.modules(locale, typed))

    @create.autocomplete("board")
    @suggests
    async def _boards(self, interaction: discord.Interaction, typed: str) -> Choices:
        locale = await self._bot.readers.locale(interaction)
        maps = [name for module in registry.all_modules().values() for name in module.maps]
        return choices(
            suggest.filtered([(term(locale, "map", name), name) for name in maps], typed)
        )

    @game.command(name=named("command-game-join"), description=described("command-game-join"))
    async def join(self, interaction: discord.Interaction) -> None:
        """Sit down."""
        await self._change(
            interaction,
            lambda table: self._lobby.join_table(table, interaction.user),
            "lobby-joined",
        )

    @game.command(name=named("command-game-leave"), description=described("command-game-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Stand up."""

        async def work(table: LoadedGame) -> LoadedGame:
            return await self._host.table.lobby.leave(table.id, user_id=interaction.user.id)

        await self._change(interaction, work, "lobby-left")

    @game.command(name=named("command-game-colour"), description=described("command-game-colour"))
    @options("command-game-colour")
    @app_commands.choices(
        colour=[
            app_commands.Choice(name=named(f"picture-color-{colour}"), value=colour)
            for colour in colours.COLOURS
        ]
    )
    async def colour(self, interaction: discord.Interaction, colour: str) -> None:
        """Take another colour."""

        async def work(table: LoadedGame) -> LoadedGame:
            return await self._host.table.lobby.choose_colour(
                table.id, colour, user_id=interaction.user.id
            )

        await self._change(interaction, work, "lobby-changed")

    @game.command(
        name=named("command-game-computer"), description=described("command-game-computer")
    )
    @options("command-game-computer")
    @app_commands.choices(
        level=[app_commands.Choice(name=named(f"level-{name}"), value=name) for name in LEVELS]
    )
    async def computer(
        self, interaction: discord.Interaction, level: str = LEVEL, remove: bool = False
    ) -> None:
        """Give the next seat to the computer, or take its last one from it."""

        async def work(table: LoadedGame) -> LoadedGame:
            self._lobby.require_seat(table, interaction)
            if remove:
                return await self._lobby.remove_computer(table)
            return await self._lobby.add_computer(table, level)

        await self._change(interaction, work, "lobby-changed")

    @game.command(name=named("command-game-option"), description=described("command-game-option"))
    @options("command-game-option")
    async def option(self, interaction: discord.Interaction, option: str, value: str) -> None:
        """Change a rule of the table, its language, or its number of seats."""

        async def work(table: LoadedGame) -> LoadedGame:
            self._lobby.require_seat(table, interaction)
            name = option_panels.meant(table, option)
            modules = name == option_panels.MODULES
            values = module_names(value) if modules else [value.strip()]
            return await self._lobby.configure(table, name, tuple(values))

        await self._change(interaction, work, "lobby-changed")

    @option.autocomplete("option")
    @suggests
    async def _options(self, interaction: discord.Interaction, typed: str) -> Choices:
        table = await self._table(interaction)
        if table is None:
            return []
        locale = await self._bot.readers.locale(interaction)
        listed = option_panels.listed(table, locale)
        entries = [
            (locales.text(locale, "labelled", label=label, value=value), name)
            for name, label, value in listed
        ]
        return choices(suggest.filtered(entries, typed))

    @option.autocomplete("value")
    @suggests
    async def _values(self, interaction: discord.Interaction, typed: str) -> Choices:
        table = await self._table(interaction)
        name = str(getattr(interaction.namespace, "option", "") or "")
        if table is None or not name:
            return []
        locale = await self._bot.readers.locale(interaction)
        if choosing.is_time(name):
            times = choosing.values(table.row.table_options, locale, name)
            return choices(suggest.filtered([(label, value) for value, label, _ in times], typed))
        try:
            choice = option_panels.find_choice(table, name)
        except Refusal:
            return []
        entries = [
            (say_value(locale, choice.option, value), write_value(value)) for value in choice.values
        ]
        return choices(suggest.filtered(entries, typed))

    @game.command(name=named("command-game-start"), description=described("command-game-start"))
    @options("command-game-start")
    async def start(self, interaction: discord.Interaction, fill: bool = False) -> None:
        """Begin; seats that are missing may be given to the computer."""

        async def work(table: LoadedGame) -> LoadedGame:
            self._lobby.require_seat(table, interaction)
            return await self._lobby.start(table, fill=fill)

        await self._change(interaction, work, "lobby-started")

    @game.command(name=named("command-game-verify"), description=described("command-game-verify"))
    async def verify(self, interaction: discord.Interaction) -> None:
        """Prove that the dice and draws follow from the seed committed to at the start."""
        await interaction.response.defer(ephemeral=True)
        table = await self._host.game_here(interaction)
        locale = await self._bot.readers.locale(interaction)
        proof = await prove(self._host.table, table, locale)
        if proof.record is None:
            await interaction.followup.send(proof.words, ephemeral=True)
            return
        file = discord.File(io.BytesIO(proof.record.encode()), f"katane-{table.id}.txt")
        await interaction.followup.send(proof.words, file=file, ephemeral=True)

    async def _table(self, interaction: discord.Interaction) -> LoadedGame | None:
        game_id = await self._host.lookup.in_channel(interaction.channel_id or 0)
        table = await self._host.table.load(game_id) if game_id is not None else None
        return table if table is not None and lobby_rules(table.row, 4) is not None else None

    async def _change(
        self,
        interaction: discord.Interaction,
        work: Callable[[LoadedGame], Awaitable[LoadedGame]],
        done: str,
    ) -> None:
        """Change the lobby of the channel, show it, and confirm or explain privately."""
        await interaction.response.defer(ephemeral=True)
        locale = await self._bot.readers.locale(interaction)
        table = await self._host.game_here(interaction)
        try:
            self._lobby.require_lobby(table, interaction)
            table = await work(table)
        except EXPECTED as error:
            await interaction.followup.send(explain(error, locale, table), ephemeral=True)
            return
        self._host.presenter.request(table.id)
        await interaction.followup.send(locales.text(locale, done), ephemeral=True)


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(LobbyCommands(bot))
