"""`/table`: times, clocks and people of a game; votes, free seats, leaving. And `/since`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.away import choosing, clocks, words
from cogs.away.notes import deadline_lines, pause_lines, steward_lines
from cogs.away.presses import AwayPresses, free_seats
from cogs.away.questions import Count
from cogs.away.requests import is_present
from cogs.away.rhythm import Rhythm
from cogs.away.terms import Deadline, kind_of
from cogs.client import KataneBot
from cogs.errors import UserError
from cogs.host import Host
from cogs.slash import choices, described, named, options, suggests
from cogs.wording import sentences
from cogs.wording.people import name, voice
from db.loaded import LoadedGame
from db.models import GameState, SeatRow

if TYPE_CHECKING:
    from cogs.away.cog import Away

Choices = list[app_commands.Choice[str]]
Interaction = discord.Interaction[KataneBot]


class TableCommands(commands.Cog):
    """What a table may know and do about people who are away."""

    group = app_commands.Group(name=named("command-table"), description=described("command-table"))

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @property
    def _host(self) -> Host:
        return self._bot.host

    @property
    def _away(self) -> "Away":
        return self._bot.away

    @property
    def _presses(self) -> AwayPresses:
        presses = self._bot.get_cog(AwayPresses.__name__)
        assert isinstance(presses, AwayPresses)
        return presses

    @app_commands.command(name=named("command-since"), description=described("command-since"))
    async def since(self, interaction: Interaction) -> None:
        """Tell what happened since the own last turn."""
        await interaction.response.defer(ephemeral=True)
        table = await self._host.game_here(interaction)
        told = await self._presses.since_last_turn(interaction, table)
        await interaction.followup.send(told, ephemeral=True)

    @group.command(name=named("command-table-show"), description=described("command-table-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show who is waited for, what is missing, deadlines, clocks, absences, votes."""
        await interaction.response.defer(ephemeral=True)
        table = await self._host.game_here(interaction)
        locale = await self._bot.readers.locale(interaction)
        lines = [locales.text(locale, "lobby-time", terms=self._terms(table, locale))]
        if table.game is not None and table.state is not GameState.FINISHED:
            lines += await self._situation(table, locale)
        await interaction.followup.send("\n".join(lines), ephemeral=True)

    @staticmethod
    def _terms(table: LoadedGame, locale: locales.Locale) -> str:
        return choosing.summary(table.row.table_options, locale)

    async def _situation(self, table: LoadedGame, locale: locales.Locale) -> list[str]:
        shared, said = self._away.shared, voice(table, locale)
        pending = await shared.timers.pending(game_id=table.id)
        users = [seat.user_id for seat in table.seats if seat.user_id is not None]
        people = await shared.store.people(users)
        assert table.game is not None
        missing = sentences.questions(said, table.game, {s.number: name(s) for s in table.seats})
        lines = [*pause_lines(table, locale), *(f"➡️ {line}" for line in missing)]
        lines += deadline_lines(table, pending, locale)
        lines += [words.away_line(locale, seat, Rhythm.of(people[seat.user_id]), shared.now())
                  for seat in table.seats if seat.user_id is not None]  # fmt: skip
        lines += steward_lines(table, locale)
        lines += self._clock_lines(table, locale)
        lines += await self._vote_lines(table, locale)
        return [line for line in lines if line]

    def _clock_lines(self, table: LoadedGame, locale: locales.Locale) -> Iterator[str]:
        """What the clocks show, where the table has clocks."""
        if kind_of(table.row.table_options) is not Deadline.BUDGET:
            return
        now = self._bot.now()
        for seat in table.seats:
            if is_present(seat) and seat.clock_ms is not None:
                left = words.length(locale, clocks.left(seat, now))
                yield locales.text(locale, "clock-line", seat=name(seat), left=left)

    async def _vote_lines(self, table: LoadedGame, locale: locales.Locale) -> list[str]:
        """The votes that are open."""
        lines = []
        for vote in await self._away.shared.votes.running(table.id):
            count, about = Count.of(table, vote), vote.row.about_seat
            lines.append(
                locales.text(
                    locale,
                    "vote-line",
                    question=locales.text(locale, f"vote-about-{vote.row.kind}"),
                    seat="" if about is None else name(table.seat(about)),
                    cast=sum(count.ballots.values()),
                    voters=count.voters,
                )
            )
        return lines

    # --- votes ------------------------------------------------------------------------------------

    @group.command(name=named("command-table-vote"), description=described("command-table-vote"))
    @options("command-table-vote")
    @app_commands.choices(
        question=[
            app_commands.Choice(name=named("vote-about-replace"), value="replace"),
            app_commands.Choice(name=named("vote-about-pause"), value="pause"),
            app_commands.Choice(name=named("vote-about-resume"), value="resume"),
            app_commands.Choice(name=named("vote-about-end"), value="end"),
        ]
    )
    async def vote(self, interaction: Interaction, question: str, seat: str = "") -> None:
        """Propose something to the table."""
        await interaction.response.defer(ephemeral=True)
        table = await self._host.game_here(interaction)
        own = await self._host.seat_of(table, interaction.user.id)
        about = _seat_named(table, seat) if question == "replace" else None
        await self._away.propose(table, question, about, own)
        locale = await self._bot.readers.locale(interaction)
        await interaction.followup.send(locales.text(locale, "vote-opened"), ephemeral=True)

    @vote.autocomplete("seat")
    @suggests
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        table = await self._host.game_here(interaction)
        seats = [seat for seat in table.seats if seat.user_id not in (None, interaction.user.id)]
        return _seat_choices(seats, typed)

    # --- seats ------------------------------------------------------------------------------------

    @group.command(name=named("command-table-take"), description=described("command-table-take"))
    @options("command-table-take")
    async def take(self, interaction: Interaction, seat: str = "") -> None:
        """Take a free seat, or the own one back."""
        await interaction.response.defer(ephemeral=True)
        table = await self._host.game_here(interaction)
        number = _seat_named(table, seat) if seat else None
        taken = await self._presses.take_over(interaction, table, number)
        await interaction.followup.send(taken, ephemeral=True)

    @take.autocomplete("seat")
    @suggests
    async def _free(self, interaction: Interaction, typed: str) -> Choices:
        return _seat_choices(free_seats(await self._host.game_here(interaction)), typed)

    @group.command(name=named("command-table-leave"), description=described("command-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give the own seat up in a game that is being played."""
        await interaction.response.defer(ephemeral=True)
        table = await self._host.game_here(interaction)
        await self._presses.ask_before_leaving(interaction, table)


def _seat_choices(seats: list[SeatRow], typed: str) -> Choices:
    wanted = typed.strip().lower()
    return choices(
        (seat.display_name or str(seat.number + 1), str(seat.number))
        for seat in seats
        if wanted in seat.display_name.lower()
    )


def _seat_named(table: LoadedGame, typed: str) -> int:
    """The seat of a number chosen or a name typed; raises UserError if there is none."""
    wanted = typed.strip().lower()
    for seat in table.seats:
        if wanted in (str(seat.number), seat.display_name.lower()):
            return seat.number
    raise UserError("vote-about-whom")


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(TableCommands(bot))
