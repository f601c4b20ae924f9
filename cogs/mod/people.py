"""Acts on the people of a table: swap, give a seat, free a seat, keep somebody out."""

from typing import Any

import discord

import locales
from cogs.away import clocks
from cogs.away.ballots import takeover_button
from cogs.away.requests import is_stewarded
from cogs.away.terms import Deadline, Terms
from cogs.errors import UNREACHABLE, UserError
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, Choices, Interaction, Reason
from cogs.mod.play import PlayActs
from cogs.mod.telling import reasoned
from cogs.posts.presenter import waits_for_computers_only
from cogs.slash import choices, described, named, options, suggests
from cogs.widgets import plain, upright
from cogs.wording.people import language, name
from db.errors import AlreadySeated, Forbidden
from db.loaded import LoadedGame
from db.models import OPEN_STATES, GameState, SeatRow


class PeopleActs(PlayActs):
    """Who plays."""

    @MOD.command(name=named("command-mod-swap"), description=described("command-mod-swap"))
    @options("command-mod-swap")
    async def swap(self, interaction: Interaction, first: str, second: str, reason: Reason) -> None:
        """Let two people change places; hands and colours stay."""
        await self.begin(interaction)
        table = await self.table(interaction)
        one, two = choosing.seat_named(table, first), choosing.seat_named(table, second)
        if one.number == two.number:
            raise UserError("mod-same-seat")

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

        who = plain(person.display_name)
        if person.bot:
            raise UserError("mod-is-a-bot", person=who)

        async def work() -> LoadedGame:
            try:
                return await self.host.table.seats.hand_over(
                    table.id,
                    row.number,
                    to_user_id=person.id,
                    display_name=upright(person.display_name),
                    clock=clocks.full(terms) if terms.deadline is Deadline.BUDGET else None,
                    moderator_id=interaction.user.id,
                    reason=reason,
                    interaction_id=interaction.id,
                )
            except AlreadySeated as error:
                raise UserError("mod-has-seat", person=who) from error
            except Forbidden as error:
                raise UserError("mod-is-kept-out", person=who) from error

        await self.answer(interaction, table, "seat", reason, work, seat=name(row), person=who)

    @MOD.command(name=named("command-mod-remove"), description=described("command-mod-remove"))
    @options("command-mod-remove")
    async def remove(self, interaction: Interaction, seat: str, reason: Reason) -> None:
        """Take a seat from its person; anybody may have it, a steward plays it until then."""
        await self.begin(interaction)
        table = await self.table(interaction)
        row = choosing.seat_named(table, seat)
        if row.user_id is None and is_stewarded(row):
            raise UserError("mod-seat-is-free")

        async def work() -> LoadedGame:
            return await self._free(interaction, table, row, reason)

        await self.answer(interaction, table, "remove", reason, work, seat=name(row))
        await self._offer(table.id, row.number)

    async def _free(
        self,
        interaction: Interaction,
        table: LoadedGame,
        row: SeatRow,
        reason: str,
        *,
        once: bool = True,
    ) -> LoadedGame:
        """Take a seat from its person; `once`: the command frees no other one."""
        given: dict[str, Any] = {
            "moderator_id": interaction.user.id,
            "reason": reason,
            "interaction_id": interaction.id if once else None,
        }
        if table.state is GameState.LOBBY:
            return await self.host.table.lobby.remove_seat(table.id, row.number, **given)
        return await self.host.table.seats.vacate(table.id, row.number, **given)

    async def _offer(self, game_id: int, number: int) -> None:
        """Offer a seat that was freed, unless the game's post that follows does so at once."""
        table = await self.host.table.load(game_id)
        free = [seat for seat in table.seats if seat.number == number and seat.user_id is None]
        if table.state is GameState.LOBBY or not free or not waits_for_computers_only(table):
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
        why, who = reasoned(reason), plain(person.display_name)
        if everywhere:
            await self._keep_out(interaction, person, why, None)
            await interaction.followup.send(await self._done(interaction), ephemeral=True)
            tables = await self._tables_of(interaction, person)
            for table in tables:
                await self._tell_kept_out(interaction, table, person, why, "forbid-everywhere")
            if not tables:
                await self.announce(interaction, "forbid-everywhere", why, person=who)
            return
        table = await self._here_or(interaction, "mod-forbid-where")
        said = await self._tell_kept_out(interaction, table, person, why, "forbid")
        await interaction.followup.send(said, ephemeral=True)

    async def _keep_out(
        self, interaction: Interaction, person: discord.User, why: str, table: LoadedGame | None
    ) -> None:
        await self.host.table.moderation.forbid(
            interaction.guild_id or 0,
            person.id,
            moderator_id=interaction.user.id,
            reason=why,
            game_id=table.id if table is not None else None,
        )

    async def _tell_kept_out(
        self, interaction: Interaction, table: LoadedGame, person: discord.User, why: str, key: str
    ) -> str:
        """Free the seat of somebody who is kept out now, and tell their table.

        ``forbid`` keeps them out of this game; of all games they are kept out already.
        """
        seat = table.seat_of(person.id) if table.state in OPEN_STATES else None

        async def work() -> None:
            if key == "forbid":
                await self._keep_out(interaction, person, why, table)
            if seat is not None:
                await self._free(interaction, table, seat, why, once=False)

        who = plain(person.display_name)
        said = await self.carry_out(interaction, table, key, why, work, person=who)
        if seat is not None:
            await self._offer(table.id, seat.number)
        return said

    async def _tables_of(self, interaction: Interaction, person: discord.User) -> list[LoadedGame]:
        """The open tables of the server where somebody sits."""
        open_tables = await self._bot.away.shared.store.games_of_person(person.id)
        here = [table for table in open_tables if table.row.guild_id == interaction.guild_id]
        return [await self.host.table.load(table.id) for table in here]

    async def _here_or(self, interaction: Interaction, key: str) -> LoadedGame:
        """The game of the channel; raises UserError with a sentence of its own if there is none."""
        number = await self.host.lookup.in_channel(interaction.channel_id or 0)
        if number is None:
            raise UserError(key)
        return await self.host.table.load(number)

    async def _done(self, interaction: Interaction) -> str:
        locale = await self._bot.readers.locale(interaction)
        return locales.text(locale, "mod-done-server")

    @MOD.command(name=named("command-mod-allow"), description=described("command-mod-allow"))
    @options("command-mod-allow")
    async def allow(self, interaction: Interaction, person: discord.User, reason: Reason) -> None:
        """Let somebody play again who was kept out, here and on the server."""
        await self.begin(interaction)
        why, who = reasoned(reason), plain(person.display_name)
        number = await self.host.lookup.in_channel(interaction.channel_id or 0)

        async def work() -> None:
            ended = [
                await self.host.table.moderation.allow(
                    interaction.guild_id or 0,
                    person.id,
                    moderator_id=interaction.user.id,
                    reason=why,
                    game_id=game,
                )
                for game in dict.fromkeys((number, None))
            ]
            if not any(ended):
                raise UserError("mod-not-kept-out", person=who)

        if number is None:
            await work()
            await interaction.followup.send(await self._done(interaction), ephemeral=True)
            await self.announce(interaction, "allow", why, person=who)
            return
        table = await self.host.table.load(number)
        await self.answer(interaction, table, "allow", why, work, person=who)

    @swap.autocomplete("first")
    @swap.autocomplete("second")
    @give_seat.autocomplete("seat")
    @remove.autocomplete("seat")
    @suggests
    async def _seats(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        return choices(choosing.seats((await self.table(interaction)).seats, typed))
