"""Acts on the people of a table: swap, give a seat, free a seat, keep somebody out."""

import discord

import locales
from cogs.away import clocks
from cogs.away.ballots import takeover_button
from cogs.away.terms import Deadline, Terms
from cogs.errors import UNREACHABLE
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, Choices, Interaction, Reason
from cogs.mod.play import PlayActs
from cogs.mod.telling import reasoned
from cogs.slash import choices, described, named, options, suggests
from cogs.widgets import plain
from cogs.wording.people import language, name
from db.loaded import LoadedGame
from db.models import GameState, SeatRow


class PeopleActs(PlayActs):
    """Who plays."""

    @MOD.command(name=named("command-mod-swap"), description=described("command-mod-swap"))
    @options("command-mod-swap")
    async def swap(self, interaction: Interaction, first: str, second: str, reason: Reason) -> None:
        """Let two people change places; hands and colours stay."""
        await self.begin(interaction)
        table = await self.table(interaction)
        one, two = choosing.seat_named(table, first), choosing.seat_named(table, second)

        async def work() -> LoadedGame:
            return await self.host.table.seats.swap(
                table.id,
                one.number,
                two.number,
                moderator_id=interaction.user.id,
                reason=reason,
                interaction_id=interaction.id,
            )

        await self.answer(
            interaction, table, "swap", reason, work, first=name(one), second=name(two)
        )

    @MOD.command(name=named("command-mod-seat"), description=described("command-mod-seat"))
    @options("command-mod-seat")
    async def give_seat(
        self, interaction: Interaction, seat: str, person: discord.Member, reason: Reason
    ) -> None:
        """Give a seat with its hand, rights and clock to somebody."""
        await self.begin(interaction)
        table = await self.table(interaction)
        row = choosing.seat_named(table, seat)
        terms = Terms.of(table.row.table_options)

        async def work() -> LoadedGame:
            return await self.host.table.seats.hand_over(
                table.id,
                row.number,
                to_user_id=person.id,
                display_name=person.display_name,
                clock=clocks.full(terms) if terms.deadline is Deadline.BUDGET else None,
                moderator_id=interaction.user.id,
                reason=reason,
                interaction_id=interaction.id,
            )

        who = plain(person.display_name)
        await self.answer(interaction, table, "seat", reason, work, seat=name(row), person=who)

    @MOD.command(name=named("command-mod-remove"), description=described("command-mod-remove"))
    @options("command-mod-remove")
    async def remove(self, interaction: Interaction, seat: str, reason: Reason) -> None:
        """Take a seat from its person; anybody may have it, a steward plays it until then."""
        await self.begin(interaction)
        table = await self.table(interaction)
        row = choosing.seat_named(table, seat)

        async def work() -> LoadedGame:
            return await self._free(interaction, table, row, reason)

        await self.answer(interaction, table, "remove", reason, work, seat=name(row))
        await self._offer(table.id, row.number)

    async def _free(
        self, interaction: Interaction, table: LoadedGame, row: SeatRow, reason: str
    ) -> LoadedGame:
        if table.state is GameState.LOBBY:
            return await self.host.table.lobby.remove_seat(
                table.id,
                row.number,
                moderator_id=interaction.user.id,
                reason=reason,
                interaction_id=interaction.id,
            )
        return await self.host.table.seats.vacate(
            table.id,
            row.number,
            moderator_id=interaction.user.id,
            reason=reason,
            interaction_id=interaction.id,
        )

    async def _offer(self, game_id: int, number: int) -> None:
        """Offer a seat that was freed to whoever presses first."""
        table = await self.host.table.load(game_id)
        if table.state is GameState.LOBBY or table.seat(number).user_id is not None:
            return
        button = takeover_button(table, number)
        words = locales.text(language(table), "free-line", seat=name(table.seat(number)))
        try:
            await self._bot.away.shared.say(table, words, items=[button.item()])
        except UNREACHABLE:  # `/table take` does the same
            return

    @MOD.command(name=named("command-mod-forbid"), description=described("command-mod-forbid"))
    @options("command-mod-forbid")
    async def forbid(
        self,
        interaction: Interaction,
        person: discord.User,
        reason: Reason,
        everywhere: bool = False,
    ) -> None:
        """Keep somebody out of this game, or of all games of the server."""
        await self.begin(interaction)
        table = await self.table(interaction)
        seat = table.seat_of(person.id)

        async def work() -> LoadedGame | None:
            await self.host.table.moderation.forbid(
                table.row.guild_id,
                person.id,
                moderator_id=interaction.user.id,
                reason=reasoned(reason),
                game_id=None if everywhere else table.id,
            )
            if seat is None or table.state not in (
                GameState.LOBBY, GameState.RUNNING, GameState.PAUSED
            ):  # fmt: skip
                return None
            return await self._free(interaction, table, seat, reason)

        key = "forbid-everywhere" if everywhere else "forbid"
        who = plain(person.display_name)
        await self.answer(interaction, table, key, reason, work, person=who)
        if seat is not None:
            await self._offer(table.id, seat.number)

    @MOD.command(name=named("command-mod-allow"), description=described("command-mod-allow"))
    @options("command-mod-allow")
    async def allow(self, interaction: Interaction, person: discord.User, reason: Reason) -> None:
        """Let somebody play again who was kept out, here and on the server."""
        await self.begin(interaction)
        table = await self.table(interaction)

        async def work() -> None:
            for game in (table.id, None):
                await self.host.table.moderation.allow(
                    table.row.guild_id,
                    person.id,
                    moderator_id=interaction.user.id,
                    reason=reasoned(reason),
                    game_id=game,
                )

        who = plain(person.display_name)
        await self.answer(interaction, table, "allow", reason, work, person=who)

    @swap.autocomplete("first")
    @swap.autocomplete("second")
    @give_seat.autocomplete("seat")
    @remove.autocomplete("seat")
    @suggests
    async def _seats(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        return choices(choosing.seats((await self.table(interaction)).seats, typed))
