"""What there is to read: the board, the own hand, the log, the points, help."""

import io

import discord
from discord import app_commands

import locales
from cogs.album.pages import DARK, THEMES
from cogs.book.cog import Book, show
from cogs.book.guide import TOPICS, help_text, help_view
from cogs.book.score import score_text
from cogs.client import KataneBot
from cogs.play import panel as panels
from cogs.play.rights import require_rights
from cogs.play.seated import AtTable, Seated
from cogs.slash import described, named, options
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import GameState


class Reading(AtTable):
    """Everybody in the channel may read what is public."""

    @app_commands.command(name=named("command-board"), description=described("command-board"))
    @options("command-board")
    @app_commands.choices(
        theme=[app_commands.Choice(name=named(f"theme-{name}"), value=name) for name in THEMES]
    )
    async def board(
        self, interaction: discord.Interaction, anew: bool = False, theme: str = DARK
    ) -> None:
        """Show the board: privately, or anew for everybody at the bottom of the channel."""
        await interaction.response.defer(ephemeral=True)
        table = await self.host.game_here(interaction)
        if not anew:
            await self._book.show_board(interaction, table, theme)
            return
        await self.host.seat_of(table, interaction.user.id)
        locale = await self._bot.readers.locale(interaction)
        require_rights(interaction, locale)
        await self.host.presenter.post_anew(table.id)
        await interaction.followup.send(locales.text(locale, "board-posted"), ephemeral=True)

    @app_commands.command(name=named("command-hand"), description=described("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the own hand and what can be done."""

        async def work(seated: Seated) -> None:
            await self.show(seated, panels.root(seated.desk))

        await self.at_command(interaction, work)

    @app_commands.command(name=named("command-log"), description=described("command-log"))
    @options("command-log")
    async def log(
        self, interaction: discord.Interaction, since: bool = False, record: bool = False
    ) -> None:
        """Show the log, or what happened since the own last move, or give the record as a file."""
        await interaction.response.defer(ephemeral=True)
        table = await self.host.game_here(interaction)
        if record:
            await self._record(interaction, table)
            return
        if since:
            content, view = await self._book.digest(interaction, table)
        else:
            content, view = await self._book.page(interaction, table, 0)
        await show(interaction, content, view)

    async def _record(self, interaction: discord.Interaction, table: LoadedGame) -> None:
        """Send the record as its reader may know it; that of a finished game holds everything."""
        seat = table.seat_of(interaction.user.id)
        game = await self.host.table.replayed(table.id)
        text = game.record(seat.number if seat else None, full=table.state is GameState.FINISHED)
        file = discord.File(io.BytesIO(text.encode()), f"katane-{table.id}.txt")
        locale = await self._bot.readers.locale(interaction)
        await interaction.followup.send(
            locales.text(locale, "log-record"), file=file, ephemeral=True
        )

    @app_commands.command(name=named("command-score"), description=described("command-score"))
    async def score(self, interaction: discord.Interaction) -> None:
        """Show the points everybody can count, and who is waited for."""
        await interaction.response.defer(ephemeral=True)
        table = await self.host.game_here(interaction)
        if table.game is None:
            raise WrongState(state=table.state)
        locale = await self._bot.readers.locale(interaction)
        await interaction.followup.send(score_text(table, locale), ephemeral=True)

    @app_commands.command(name=named("command-help"), description=described("command-help"))
    @options("command-help")
    @app_commands.choices(
        topic=[app_commands.Choice(name=named(f"help-{name}"), value=name) for name in TOPICS]
    )
    async def help(self, interaction: discord.Interaction, topic: str = TOPICS[0]) -> None:
        """Explain the rules and the buttons."""
        await interaction.response.defer(ephemeral=True)
        locale = await self._bot.readers.locale(interaction)
        game_id = await self.host.lookup.in_channel(interaction.channel_id or 0)
        table = await self.host.table.load(game_id) if game_id is not None else None
        rules = table.game.rules if table and table.game else None
        posts = await self.host.posts_language(table, interaction.guild_id)
        text = help_text(locale, topic, rules, posts)
        await interaction.followup.send(
            text, view=help_view(locale, game_id or 0, topic, rules), ephemeral=True
        )

    @property
    def _book(self) -> Book:
        book = self._bot.get_cog(Book.__name__)
        assert isinstance(book, Book)
        return book


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Reading(bot))
