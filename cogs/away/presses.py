"""Buttons about absence: not today, since my turn, I am back, votes, free seats, leaving."""

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

import locales
from cogs.away import clocks, words
from cogs.away.ballots import BY_VOTE
from cogs.away.digest import digest, last_turn
from cogs.away.requests import is_stewarded
from cogs.away.terms import Deadline, Terms
from cogs.custom_ids import CustomId
from cogs.errors import UNREACHABLE, UserError
from cogs.interactions import Ack, Press, answers
from cogs.numbers import whole_number
from cogs.posts.layout import Button
from cogs.widgets import Buttons, plain, upright
from cogs.wording.buttons import public_buttons
from cogs.wording.people import language, name, voice
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import GameState, SeatRow

if TYPE_CHECKING:
    from cogs.away.cog import Away
    from cogs.client import KataneBot

LOOKED_BACK = 600
"""Moves among which the last own turn is looked for."""

_log = logging.getLogger(__name__)


class AwayPresses(commands.Cog):
    """Answers presses; what they do is in the parts of `Away`."""

    def __init__(self, bot: "KataneBot", away: "Away") -> None:
        self._bot = bot
        self._away = away

    # --- reminders --------------------------------------------------------------------------------

    @answers("later")
    async def later(self, press: Press) -> None:
        """“Not today”: no reminder before the next morning."""
        table = await self._bot.host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        seat = await self._bot.host.seat_of(table, press.interaction.user.id)
        if press.id.payload != str(seat.number):
            other = table.seat(whole_number(press.id.payload) or 0)
            raise UserError("later-not-yours", seat=name(other))
        until = await self.not_today(press.interaction.user.id)
        await press.reply(until and locales.text(locale, "later-set", until=until))

    async def not_today(self, user_id: int) -> str:
        """Send no reminder before the next morning; return that moment in words."""
        rhythm = await self._away.shared.rhythm(user_id)
        until = rhythm.tomorrow(self._bot.now())
        await self._away.people.change(user_id, not_before=until)
        return words.both(until)

    @answers("since")
    async def since(self, press: Press) -> None:
        """What happened since the own last turn."""
        table = await self._bot.host.table.load(press.id.game)
        await press.reply(await self.since_last_turn(press.interaction, table))

    async def since_last_turn(self, interaction: discord.Interaction, table: LoadedGame) -> str:
        """The digest of whoever asks, in their language."""
        if table.game is None:
            raise UserError("not-started", **public_buttons(language(table)))
        seat = await self._bot.host.seat_of(table, interaction.user.id)
        locale = await self._bot.readers.locale(interaction)
        entries = await self._bot.host.table.log(table.id, reader=seat.number, limit=LOOKED_BACK)
        version = last_turn(entries, seat.number)
        told = [entry for entry in entries if entry.version > version]
        said = voice(table, locale, seat.number)
        return "\n".join([f"### {said.say('since-title')}", digest(table, said, told, seat.number)])

    # --- coming back, going -----------------------------------------------------------------------

    @answers("back")
    async def back(self, press: Press) -> None:
        """The press itself has brought the person back; say so."""
        table = await self._bot.host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        seat = await self._bot.host.seat_of(table, press.interaction.user.id)
        await self._away.people.seen(seat.user_id or 0, press.interaction.created_at, table.id)
        key = "back-done" if is_stewarded(seat) else "back-here"
        await press.reply(locales.text(locale, key))

    @answers("takeover")
    async def takeover(self, press: Press) -> None:
        """Take a free seat."""
        table = await self._bot.host.table.load(press.id.game)
        number = press.id.payload
        taken = await self.take_over(press.interaction, table, whole_number(number))
        await press.reply(taken)

    async def take_over(
        self, interaction: discord.Interaction, table: LoadedGame, number: int | None
    ) -> str:
        """Give a free seat with its hand, rights and clock to whoever asks; say what they have."""
        shared, user = self._away.shared, interaction.user
        free = free_seats(table)
        chosen = next((seat for seat in free if number in (None, seat.number)), None)
        if chosen is None:
            raise UserError("takeover-none" if number is None else "error-seat-held")
        terms = Terms.of(table.row.table_options)
        clock = clocks.full(terms) if terms.deadline is Deadline.BUDGET else None
        former = name(chosen)
        async with shared.before_post(table):
            table = await shared.table.seats.hand_over(
                table.id,
                chosen.number,
                to_user_id=user.id,
                display_name=upright(user.display_name),
                clock=clock,
                only_if_free=True,
                interaction_id=interaction.id,
            )
            await self._tell(table, "takeover-told", person=plain(user.display_name), seat=former)
            await shared.go_on(table)
        locale = await self._bot.readers.locale(interaction)
        buttons = public_buttons(language(table))
        return locales.text(locale, "takeover-done", seat=former, **buttons)

    async def ask_before_leaving(self, interaction: discord.Interaction, table: LoadedGame) -> None:
        """Say what leaving means; the answer is a press."""
        await self._bot.host.seat_of(table, interaction.user.id)
        if table.state not in (GameState.RUNNING, GameState.PAUSED):
            raise WrongState(state=table.state)
        locale = await self._bot.readers.locale(interaction)
        leave = Button(
            locales.text(locale, "leave-yes"),
            CustomId("leave", table.id, table.version),
            discord.ButtonStyle.danger,
            "🚪",
        )
        said = locales.text(locale, "leave-confirm")
        await interaction.followup.send(said, view=Buttons(leave.item()), ephemeral=True)

    @answers("leave")
    async def leave(self, press: Press) -> None:
        """Give the own seat up; it can be taken by anybody."""
        table = await self._bot.host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        seat = await self._bot.host.seat_of(table, press.interaction.user.id)
        shared = self._away.shared
        async with shared.before_post(table):
            table = await shared.table.seats.vacate(
                table.id, seat.number, reason="left", interaction_id=press.interaction.id
            )
            await press.reply(locales.text(locale, "leave-done"))
            await self._tell(table, "leave-told", seat=name(seat))

    async def _tell(self, table: LoadedGame, key: str, **params: locales.Param) -> None:
        """One public line; where the channel cannot be reached the post will show it."""
        try:
            await self._away.shared.say(table, locales.text(language(table), key, **params))
        except UNREACHABLE as error:
            _log.info("line for game %s not sent: %s", table.id, error)

    # --- votes ------------------------------------------------------------------------------------

    @answers("vote", Ack.PRIVATE)
    async def vote(self, press: Press) -> None:
        """Answer a vote."""
        table = await self._bot.host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        seat = await self._bot.host.seat_of(table, press.interaction.user.id)
        number, _, choice = press.id.payload.partition(".")
        await self._away.ballots.cast(whole_number(number) or 0, seat, choice)
        said = locales.text(locale, f"vote-choice-{choice}")
        await press.reply(locales.text(locale, "vote-cast", choice=said))

    @answers("resume")
    async def resume(self, press: Press) -> None:
        """Go on with a table that paused itself: at once, or by a vote where it voted."""
        table = await self._bot.host.table.load(press.id.game)
        locale = await self._bot.readers.locale(press.interaction)
        seat = await self._bot.host.seat_of(table, press.interaction.user.id)
        if table.state is GameState.PAUSED and table.row.pause_reason != BY_VOTE:
            await self._away.people.seen(seat.user_id or 0, press.interaction.created_at, table.id)
            await press.reply(locales.text(locale, "back-done"))
            return
        await self._away.propose(table, "resume", None, seat)
        await press.reply(locales.text(locale, "vote-opened"))


def free_seats(table: LoadedGame) -> list[SeatRow]:
    """The seats that nobody has and anybody may take."""
    return [seat for seat in table.seats if seat.user_id is None and is_stewarded(seat)]
