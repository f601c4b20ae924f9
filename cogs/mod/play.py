"""Acts on the moves of a game: play for a seat, take back, look at hidden hands."""

import locales
from cogs.errors import UserError
from cogs.interactions import Press, answers
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, Choices, Interaction, Reason, confirmation
from cogs.mod.tables import TableActs
from cogs.mod.telling import reasoned
from cogs.numbers import whole_number
from cogs.play.hand import hand_text
from cogs.slash import choices, described, named, options, suggests
from cogs.widgets import shortened
from cogs.wording.people import game_of, name, voice
from db.errors import StaleVersion, WrongState
from db.loaded import LoadedGame
from db.models import Actor, GameState, SeatRow

MOST = 40
"""Moves that one act makes for a seat at most."""
LISTED = 2000
"""Moves among which one is looked for."""


class PlayActs(TableActs):
    """What happens to the position."""

    @MOD.command(name=named("command-mod-force"), description=described("command-mod-force"))
    @options("command-mod-force")
    async def force(
        self, interaction: Interaction, reason: Reason, seat: str = "", skip: bool = False
    ) -> None:
        """Answer a question for a seat as if its time were up, or all it is asked now."""
        await self.begin(interaction)
        table = await self.table(interaction)
        if table.game is None:
            raise WrongState(state=table.state)
        row = self._asked(table, seat)

        async def work() -> LoadedGame:
            return await self._play_for(interaction, table, row.number, reason, whole=skip)

        key = "skip" if skip else "force"
        await self.answer(interaction, table, key, reason, work, seat=name(row))

    @staticmethod
    def _asked(table: LoadedGame, typed: str) -> SeatRow:
        """The seat that is to be played for; raises UserError if nothing is asked of it."""
        game = game_of(table)
        waiting = (*game.asked, *game.invited)
        if not waiting:
            raise UserError("mod-nothing-asked")
        row = choosing.seat_named(table, typed) if typed else table.seat(waiting[0])
        if game.default(row.number) is None:
            raise UserError("mod-nothing-asked")
        return row

    async def _play_for(
        self, interaction: Interaction, table: LoadedGame, seat: int, reason: str, *, whole: bool
    ) -> LoadedGame:
        first = True
        for _ in range(MOST):
            action = game_of(table).default(seat)
            if action is None or not (first or whole):
                break
            try:
                made = await self.host.table.play(
                    table.id,
                    action,
                    user_id=interaction.user.id,
                    interaction_id=interaction.id if first else None,
                    expected_version=table.version,
                    actor=Actor.MODERATOR,
                    strict=True,
                    reason=reason,
                )
            except StaleVersion:
                if first:
                    raise
                break  # somebody else moved: what was played until then is done, and is told
            table, first = made.table, False
        return table

    @force.autocomplete("seat")
    @suggests
    async def _waited_for(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        table = await self.table(interaction)
        game = table.game
        waiting = {*game.asked, *game.invited} if game is not None else set()
        rows = [row for row in table.seats if row.number in waiting]
        return choices(choosing.seats(rows, typed))

    # --- taking back ------------------------------------------------------------------------------

    @MOD.command(name=named("command-mod-back"), description=described("command-mod-back"))
    @options("command-mod-back")
    async def back(self, interaction: Interaction, move: str, reason: Reason) -> None:
        """Take back a move with everything after it."""
        await self.begin(interaction)
        table = await self.table(interaction)
        if not table.row.move_count:
            raise UserError("mod-no-moves")
        chosen = whole_number(move.partition(".")[0])
        if chosen is None or not 1 <= chosen <= table.row.move_count:
            raise UserError("mod-which-move", count=table.row.move_count)

        async def work() -> LoadedGame:
            taken = await self.host.table.take_back_to(
                table.id,
                chosen - 1,
                moderator_id=interaction.user.id,
                reason=reason,
                interaction_id=interaction.id,
            )
            return taken.table

        # The last post of a won game has shown the seed: all dice to come follow from it.
        key = "back-seed-shown" if table.state is GameState.FINISHED else "back"
        count = table.row.move_count - chosen + 1
        await self.answer(interaction, table, key, reason, work, move=chosen, count=count)

    @back.autocomplete("move")
    @suggests
    async def _moves(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        table = await self.table(interaction)
        if table.game is None:
            return []
        entries = await self.host.table.log(table.id, limit=LISTED)
        locale = await self._bot.readers.locale(interaction)
        return choices(choosing.moves(table, entries, locale, typed))

    # --- hidden hands -----------------------------------------------------------------------------

    @MOD.command(name=named("command-mod-hands"), description=described("command-mod-hands"))
    async def hands(self, interaction: Interaction) -> None:
        """Ask for the reason to look at hidden hands; giving it confirms."""
        await require_moderator(self._bot, interaction)
        table = await self.table(interaction)
        if table.game is None:
            raise WrongState(state=table.state)
        locale = await self._bot.readers.locale(interaction)
        await interaction.response.send_modal(confirmation(locale, "mod-hands", table))

    @answers("mod-hands")
    async def hands_confirmed(self, press: Press) -> None:
        """Show all hands to a moderator, who is named for it at the table."""
        table, reason = await self.confirmed(press)
        if table.game is None:
            raise WrongState(state=table.state)
        locale = await self._bot.readers.locale(press.interaction)

        reasoned(reason)
        async with self.host.presenter.before_post(table.id):
            # Told first: where the table cannot be told, nobody looks.
            if not await self.teller.at_table(table, "hands", reason, press.interaction.user):
                raise UserError("mod-hands-untold")
            await self.audit(press.interaction, "hands", reason, table)
        await self.teller.in_log(table, "hands", reason, press.interaction.user)
        said = locales.text(locale, "mod-done")
        lines = [said, *(_hand(table, row, locale) for row in table.seats)]
        await press.reply(shortened("\n".join(lines), 2000))


def _hand(table: LoadedGame, row: SeatRow, locale: locales.Locale) -> str:
    held = hand_text(table, row.number, voice(table, locale, row.number))
    return f"**{name(row)}**\n{held}"
