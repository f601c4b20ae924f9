"""The log, the board and help, by the buttons of the live post."""

import io
from dataclasses import replace

import discord
from discord.ext import commands

from cogs.album.pages import DARK
from cogs.book.guide import TOPICS, help_text, help_view
from cogs.book.log import PAGE, digest_text, log_buttons, log_text
from cogs.client import KataneBot
from cogs.host import Host
from cogs.interactions import Ack, Press, answers
from cogs.posts.layout import PICTURE
from cogs.posts.picture import picture_request, words
from cogs.widgets import Buttons, shortened
from cogs.wording.people import voice
from db.errors import WrongState
from db.loaded import LoadedGame


class Book(commands.Cog):
    """What anybody in the channel may read; a seat reads its own secrets too."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _host(self) -> Host:
        return self._bot.host

    @answers("log", Ack.SILENT)
    async def log(self, press: Press) -> None:
        """Show a page of the log, or what happened since the own last move."""
        table = await self._host.table.load(press.id.game)
        if press.id.payload == "since":
            content, view = await self.digest(press.interaction, table)
        else:
            content, view = await self.page(press.interaction, table, press.page)
        await show(press.interaction, content, view)

    @answers("help", Ack.SILENT)
    async def help(self, press: Press) -> None:
        """Show the first topic of the help, with a select of the others."""
        await self._topic(press, TOPICS[0])

    @answers("topic", Ack.SILENT)
    async def topic(self, press: Press) -> None:
        """Show another topic."""
        await self._topic(press, press.choice)

    @answers("board", Ack.SILENT)
    async def board(self, press: Press) -> None:
        """Show the board privately, as it is now."""
        await self.show_board(press.interaction, await self._host.table.load(press.id.game))

    async def _topic(self, press: Press, topic: str) -> None:
        locale = await self._bot.readers.locale(press.interaction)
        table = await self._host.table.load(press.id.game) if press.id.game else None
        rules = table.game.rules if table and table.game else None
        posts = await self._host.posts_language(table, press.interaction.guild_id)
        text = help_text(locale, topic, rules, posts)
        await show(press.interaction, text, help_view(locale, press.id.game, topic, rules))

    async def page(
        self, interaction: discord.Interaction, table: LoadedGame, page: int
    ) -> tuple[str, Buttons]:
        """A page of the log, counted from the newest."""
        _require_game(table)
        seat = table.seat_of(interaction.user.id)
        reader = seat.number if seat else None
        locale = await self._bot.readers.locale(interaction)
        said = voice(table, locale, reader)
        wanted = (page + 1) * PAGE
        entries = await self._host.table.log(
            table.id, reader=reader, limit=wanted + 1, take_backs=True
        )
        more = len(entries) > wanted
        newest_first = list(reversed(entries))[page * PAGE : wanted]
        text = log_text(said, said.say("log-title"), newest_first[::-1])
        return text, log_buttons(table, said, page, more=more)

    async def digest(
        self, interaction: discord.Interaction, table: LoadedGame
    ) -> tuple[str, Buttons]:
        """What happened since the reader's last move; for others, since the start."""
        _require_game(table)
        seat = table.seat_of(interaction.user.id)
        reader = seat.number if seat else None
        locale = await self._bot.readers.locale(interaction)
        said = voice(table, locale, reader)
        since = 0
        if reader is not None:
            since = await self._host.table.version_of_last_move(table.id, reader)
        entries = await self._host.table.log(table.id, since=since, reader=reader, take_backs=True)
        return digest_text(said, entries), log_buttons(table, said, 0, more=len(entries) > 0)

    async def show_board(
        self, interaction: discord.Interaction, table: LoadedGame, theme: str = DARK
    ) -> None:
        """Send the picture privately, with the position in words for who does not see it."""
        _require_game(table)
        locale = await self._bot.readers.locale(interaction)
        request = replace(picture_request(table, locale=locale), theme=theme)
        picture = await self._host.painter.picture((table.id, interaction.user.id), request)
        described = words(request, locale)
        if picture is None:
            await interaction.followup.send(described, ephemeral=True)
            return
        file = discord.File(io.BytesIO(picture), PICTURE, description=shortened(described, 1024))
        await interaction.followup.send(file=file, ephemeral=True)


def _require_game(table: LoadedGame) -> None:
    if table.game is None:
        raise WrongState(state=table.state)


async def show(interaction: discord.Interaction, content: str, view: Buttons) -> None:
    """Show a private page: in place if it was turned there, else as a new message."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.edit_original_response(content=content, view=view, attachments=[])
    else:
        await interaction.followup.send(content, view=view, ephemeral=True)


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Book(bot))
