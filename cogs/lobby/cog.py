"""Opening a table and getting it started: `/katane`, `/game …`, and the buttons of the lobby."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs import colours
from cogs.client import KataneBot
from cogs.computers import LEVEL
from cogs.custom_ids import CustomId
from cogs.errors import UserError
from cogs.explain import EXPECTED, explain
from cogs.host import Host
from cogs.interactions import Ack, Press, answers
from cogs.lobby import options as option_panels
from cogs.lobby import start as starting
from cogs.lobby.defaults import require_allowed, rules_of_table, with_defaults
from cogs.lobby.names import computer_name
from cogs.lobby.rules import check_rules
from cogs.play.rights import require_rights, without_pictures
from cogs.posts.layout import Button
from cogs.slash import described, named
from cogs.widgets import Buttons, upright
from cogs.wording.buttons import public_buttons
from cogs.wording.people import is_computer, language
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import GameState, SeatRow
from engine.errors import Refusal


class Lobby(commands.Cog):
    """Everything up to the first picture."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _host(self) -> Host:
        return self._bot.host

    # --- opening a table --------------------------------------------------------------------------

    @app_commands.command(name=named("command-katane"), description=described("command-katane"))
    async def katane(self, interaction: discord.Interaction) -> None:
        """Open a table in this channel, or bring the one that is there to the bottom."""
        await interaction.response.defer(ephemeral=True)
        game_id = await self._host.lookup.in_channel(interaction.channel_id or 0)
        table = await self._host.table.load(game_id) if game_id is not None else None
        if table is None or table.state is not GameState.LOBBY:
            await self.open_table(interaction)
            return
        locale = await self._bot.readers.locale(interaction)
        require_rights(interaction, locale)
        await self._host.presenter.post_anew(table.id)
        await interaction.followup.send(locales.text(locale, "lobby-is-here"), ephemeral=True)

    async def open_table(self, interaction: discord.Interaction, **settings: Any) -> None:
        """Open a table, its opener seated, and answer with where to look.

        The interaction has been acknowledged.
        """
        settings.setdefault("language", await self._host.language(interaction.guild_id))
        guild = await self._bot.away.shared.store.guild(interaction.guild_id or 0)
        settings["modules"], settings["options"] = rules_of_table(guild, settings)
        settings.setdefault("table_options", {**guild.reminders, **guild.default_table_options})
        table = await self.create(interaction, **settings)
        if table.seat_of(interaction.user.id) is None:
            await self.join_table(table, interaction.user)
        locale = await self._bot.readers.locale(interaction)
        said = [locales.text(locale, "lobby-opened"), without_pictures(interaction, locale)]
        await interaction.followup.send("\n".join(filter(None, said)), ephemeral=True)

    async def create(self, interaction: discord.Interaction, **settings: Any) -> LoadedGame:
        """Store a new table for the channel of an interaction, by settings that are complete.

        Raises UserError if no table may be there, ChannelBusy if there is one.
        """
        require_rights(interaction, await self._bot.readers.locale(interaction))
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        guild = await self._bot.away.shared.store.guild(interaction.guild_id or 0)
        require_allowed(guild, interaction.channel_id, parent)
        return await self._host.table.create(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            parent_id=parent,
            user_id=interaction.user.id,
            interaction_id=interaction.id,
            **settings,
        )

    async def join_table(
        self, table: LoadedGame, user: discord.User | discord.Member
    ) -> LoadedGame:
        """Give the next seat of a table to a person, with the standing answers they keep."""
        person = await self._bot.away.shared.store.person(user.id)
        return await self._host.table.lobby.join(
            table.id,
            user_id=user.id,
            display_name=upright(user.display_name),
            colours=colours.COLOURS,
            standing=person.standing,
        )

    # --- buttons ----------------------------------------------------------------------------------

    @answers("lobby-join", Ack.SILENT)
    async def join(self, press: Press) -> None:
        """Sit down."""
        await self.change(press, lambda table: self.join_table(table, press.interaction.user))

    @answers("lobby-leave", Ack.SILENT)
    async def leave(self, press: Press) -> None:
        """Stand up."""

        async def work(table: LoadedGame) -> LoadedGame:
            return await self._host.table.lobby.leave(table.id, user_id=press.interaction.user.id)

        await self.change(press, work)

    @answers("lobby-computer", Ack.SILENT)
    async def computer(self, press: Press) -> None:
        """Give the next seat to the computer."""

        async def work(table: LoadedGame) -> LoadedGame:
            self.require_seat(table, press.interaction)
            return await self.add_computer(table)

        await self.change(press, work)

    async def add_computer(self, table: LoadedGame, level: str = LEVEL) -> LoadedGame:
        """Give the next seat of a table to the computer."""
        taken = {seat.display_name for seat in table.seats}
        return await self._host.table.lobby.add_computer(
            table.id,
            level=level,
            display_name=computer_name(taken),
            colours=colours.COLOURS,
        )

    @answers("lobby-remove", Ack.SILENT)
    async def remove(self, press: Press) -> None:
        """Take the last seat that the computer has from it."""

        async def work(table: LoadedGame) -> LoadedGame:
            self.require_seat(table, press.interaction)
            return await self.remove_computer(table)

        await self.change(press, work)

    async def remove_computer(self, table: LoadedGame) -> LoadedGame:
        """Free the last seat of a computer; raises UserError if there is none."""
        seats = [seat.number for seat in table.seats if is_computer(seat)]
        if not seats:
            raise UserError("lobby-no-computer")
        return await self._host.table.lobby.remove_seat(table.id, seats[-1])

    @answers("lobby-colour", Ack.SILENT)
    async def colour(self, press: Press) -> None:
        """Offer the colours that are free."""
        locale = await self._bot.readers.locale(press.interaction)
        table = await self._host.table.load(press.id.game)
        own = self.require_seat(table, press.interaction)
        taken = {seat.colour for seat in table.seats if seat is not own}
        buttons = [
            Button(
                locales.text(locale, f"picture-color-{colour}"),
                CustomId("lobby-colour-set", table.id, table.version, colour),
                emoji=colours.sign(colour),
            )
            for colour in colours.COLOURS
            if colour not in taken
        ]
        await press.reply(
            locales.text(locale, "lobby-choose-colour"),
            view=Buttons(*(button.item() for button in buttons)),
        )

    @answers("lobby-colour-set", Ack.SILENT)
    async def set_colour(self, press: Press) -> None:
        """Take a colour."""

        async def work(table: LoadedGame) -> LoadedGame:
            return await self._host.table.lobby.choose_colour(
                table.id, press.id.payload, user_id=press.interaction.user.id
            )

        if await self.change(press, work):
            locale = await self._bot.readers.locale(press.interaction)
            name = locales.text(locale, f"picture-color-{press.id.payload}")
            press.answered = True
            await press.interaction.edit_original_response(
                content=locales.text(locale, "lobby-colour-is", colour=name), view=None
            )

    async def configure(self, table: LoadedGame, name: str, values: tuple[str, ...]) -> LoadedGame:
        """Set an option of the rules or of the table; raises Refusal for values that do not fit.

        Other modules begin with the server's defaults.
        """
        changes = option_panels.changes(table, name, values)
        if "modules" in changes:
            guild = await self._bot.away.shared.store.guild(table.row.guild_id)
            limit, seated = table.row.seat_limit, len(table.seats)
            changes["options"] = with_defaults(guild, changes["modules"], {}, limit, seated)
        return await self._host.table.lobby.configure(table.id, **changes)

    # --- starting ---------------------------------------------------------------------------------

    @answers("lobby-start", Ack.SILENT)
    async def start_pressed(self, press: Press) -> None:
        """Start the game; if seats are missing, say what can be done about it."""
        await self._start(press, fill=False)

    @answers("lobby-fill", Ack.SILENT)
    async def fill_pressed(self, press: Press) -> None:
        """Give the missing seats to the computer and start."""
        await self._start(press, fill=True)

    async def _start(self, press: Press, *, fill: bool) -> None:
        locale = await self._bot.readers.locale(press.interaction)
        table = await self._host.table.load(press.id.game)
        self.require_lobby(table, press.interaction)
        self.require_seat(table, press.interaction)
        try:
            await self.start(table, fill=fill)
        except Refusal as error:
            needed = self._missing(table)
            said = explain(error, locale, table)
            if needed <= 0:
                raise
            fill_button = Button(
                locales.text(locale, "lobby-button-fill", count=needed),
                CustomId("lobby-fill", table.id, table.version),
                discord.ButtonStyle.success,
                "🤖",
            )
            await press.reply(said, view=Buttons(fill_button.item()))
            return
        if fill:
            press.answered = True
            await press.interaction.edit_original_response(
                content=locales.text(locale, "lobby-started"), view=None
            )

    async def start(self, table: LoadedGame, *, fill: bool = False) -> LoadedGame:
        """Start a game; `fill` gives seats that are missing to the computer.

        Raises the engine's Refusal if the rules do not fit the number of seats.
        """
        for _ in range(self._missing(table) if fill else 0):
            table = await self.add_computer(table)
        check_rules(table.row, len(table.seats))
        seed = starting.new_seed()
        order = starting.seat_order(seed, [seat.number for seat in table.seats])
        return await self._host.table.lobby.start(table.id, order=order, seed=seed)

    @staticmethod
    def _missing(table: LoadedGame) -> int:
        """Seats that must be taken before the rules allow a start."""
        for count in range(len(table.seats), table.row.seat_limit + 1):
            try:
                check_rules(table.row, count)
            except Refusal:
                continue
            return count - len(table.seats)
        return 0

    # --- around every press -----------------------------------------------------------------------

    async def change(
        self, press: Press, work: Callable[[LoadedGame], Awaitable[LoadedGame]]
    ) -> LoadedGame | None:
        """Change the lobby, show it, and put refusals into words."""
        table = await self._host.table.load(press.id.game)
        try:
            self.require_lobby(table, press.interaction)
            table = await work(table)
        except EXPECTED as error:
            locale = await self._bot.readers.locale(press.interaction)
            await press.reply(explain(error, locale, table))
            return None
        self._host.presenter.request(table.id)
        return table

    @staticmethod
    def require_lobby(table: LoadedGame, interaction: discord.Interaction) -> None:
        """Raise WrongState once the game has begun."""
        if table.state is not GameState.LOBBY:
            raise WrongState(state=table.state, by=interaction.user.id)

    @staticmethod
    def require_seat(table: LoadedGame, interaction: discord.Interaction) -> SeatRow:
        """The seat of whoever decides on the table; raises UserError for everybody else."""
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("lobby-sit-first", **public_buttons(language(table)))
        return seat


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Lobby(bot))
