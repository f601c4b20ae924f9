"""The pictures beside the board, by command and by button: for oneself, or for everybody."""

import io
from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.album import pages
from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from cogs.errors import UserError
from cogs.host import Host
from cogs.interactions import Press, answers
from cogs.posts.layout import Button
from cogs.slash import described, named, options
from cogs.widgets import Buttons, shortened
from cogs.wording.people import language
from db.errors import WrongState
from db.loaded import LoadedGame
from render.film import FilmTooLargeError
from render.sheet import Sheet

CONTENT = 2000
ICONS = {
    "hand": "🃏",
    "offers": "🤝",
    "dice": "🎲",
    "points": "📈",
    "harvest": "🌾",
    "standing": "🏁",
    "film": "🎬",
    "words": "📖",
}


class Album(commands.Cog):
    """Anybody in the channel may look; the own hand is shown to its holder alone."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Let the last post of every game show the standing."""
        self._host.presenter.end_with(self._finale)

    async def _finale(self, table: LoadedGame) -> Sheet | None:
        """The standing in the language of the table."""
        try:
            game = await self._host.table.replayed(table.id)
            draw = pages.history(table, game, pages.STANDING, language(table))
            (sheet,) = await self._host.studio.run_slowly(draw)
        except Exception as error:  # noqa: BLE001  the words of the post tell the same
            self._bot.errors.note(error, "drawing the standing", game=table.id)
            return None
        return sheet

    @property
    def _host(self) -> Host:
        return self._bot.host

    @app_commands.command(name=named("command-pictures"), description=described("command-pictures"))
    @options("command-pictures")
    @app_commands.choices(
        what=[app_commands.Choice(name=named(f"album-{kind}"), value=kind) for kind in pages.KINDS],
        theme=[
            app_commands.Choice(name=named(f"theme-{name}"), value=name) for name in pages.THEMES
        ],
    )
    async def pictures(
        self,
        interaction: discord.Interaction,
        what: str,
        everybody: bool = False,
        theme: str = pages.DARK,
    ) -> None:
        """Show a picture of the game of this channel."""
        shared = everybody and what not in (pages.HAND, pages.WORDS)
        await interaction.response.defer(ephemeral=not shared)
        table = await self._host.game_here(interaction)
        reader = await self._bot.readers.locale(interaction)
        await self._show(interaction, table, what, language(table) if shared else reader, theme)

    @answers("album")
    async def album(self, press: Press) -> None:
        """Show a picture privately, or first ask which."""
        table = await self._host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        if press.id.payload in pages.KINDS:
            await self._show(press.interaction, table, press.id.payload, locale)
            press.answered = True
            return
        kinds = pages.offered(_begun(table), self._seat(press.interaction, table))
        view = Buttons(*(_button(table, kind, locale).item() for kind in kinds))
        await press.reply(locales.text(locale, "album-which"), view=view)

    async def _show(
        self,
        interaction: discord.Interaction,
        table: LoadedGame,
        kind: str,
        locale: locales.Locale,
        theme: str = pages.DARK,
    ) -> None:
        """Send a picture as the answer to an interaction that was deferred."""
        if kind not in pages.offered(_begun(table), self._seat(interaction, table)):
            raise UserError("album-not-here", what=locales.text(locale, f"album-{kind}"))
        if kind == pages.WORDS:
            for part in _parts(pages.in_words(table, locale)):
                await interaction.followup.send(part, ephemeral=True)
        elif kind == pages.FILM:
            await interaction.followup.send(
                file=await self._film(interaction, table, locale, theme)
            )
        else:
            sheets = await self._drawn(interaction, table, kind, locale, theme)
            await interaction.followup.send(files=pages.files(kind, sheets))

    async def _drawn(
        self,
        interaction: discord.Interaction,
        table: LoadedGame,
        kind: str,
        locale: locales.Locale,
        theme: str,
    ) -> list[Sheet]:
        studio, seat = self._host.studio, self._seat(interaction, table)
        if kind == pages.HAND and seat is not None:
            return await studio.sheets(pages.hand(table, seat, locale, theme))
        if kind == pages.OFFERS:
            return await studio.sheets(pages.offers(table, locale, theme))
        if kind in pages.HISTORY:
            game = await self._host.table.replayed(table.id)
            return await studio.run_slowly(pages.history(table, game, kind, locale, theme))
        return await studio.sheets(pages.further(table, kind, locale, theme))

    async def _film(
        self,
        interaction: discord.Interaction,
        table: LoadedGame,
        locale: locales.Locale,
        theme: str,
    ) -> discord.File:
        """The film within what the server takes; raises UserError if it cannot be so small."""
        game = await self._host.table.replayed(table.id)
        limit = interaction.filesize_limit
        try:
            data = await self._host.studio.run_slowly(
                pages.moving(table, game, locale, limit, theme)
            )
        except FilmTooLargeError:
            raise UserError("album-film-too-large") from None
        name = locales.text(locale, "album-film-words", turns=game.state.turn)
        return discord.File(io.BytesIO(data), f"katane-{table.id}.gif", description=name)

    @staticmethod
    def _seat(interaction: discord.Interaction, table: LoadedGame) -> int | None:
        seat = table.seat_of(interaction.user.id)
        return seat.number if seat else None


def _begun(table: LoadedGame) -> LoadedGame:
    if table.game is None:
        raise WrongState(state=table.state)
    return table


def _button(table: LoadedGame, kind: str, locale: locales.Locale) -> Button:
    custom_id = CustomId("album", table.id, table.version, kind)
    return Button(locales.text(locale, f"album-{kind}"), custom_id, emoji=ICONS.get(kind, "🖼️"))


def _parts(lines: Iterable[str]) -> list[str]:
    """Lines in as few messages as they need."""
    parts: list[str] = []
    for line in lines:
        cut = shortened(line, CONTENT)
        if parts and len(parts[-1]) + 1 + len(cut) <= CONTENT:
            parts[-1] += f"\n{cut}"
        else:
            parts.append(cut)
    return parts


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Album(bot))
