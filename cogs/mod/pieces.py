"""Acts on what seats hold: cards, hidden cards, pieces on the board and beside it."""

import locales
from cogs.commands.suggest import filtered
from cogs.errors import UserError
from cogs.mod import choosing, correcting
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, Choices, Interaction, Reason
from cogs.mod.settings import SettingActs
from cogs.slash import choices, described, named, options, suggests
from cogs.wording.families import term
from cogs.wording.people import game_of, language, name, voice
from cogs.wording.typed import read_bag
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import Actor, SeatRow
from engine.actions import Action
from engine.errors import Refusal
from engine.modules.base.corrections import CorrectCards


class PieceActs(SettingActs):
    """Corrections: they are moves of the record, and may be taken back like others."""

    @MOD.command(name=named("command-mod-cards"), description=described("command-mod-cards"))
    @options("command-mod-cards")
    async def cards(
        self, interaction: Interaction, seat: str, reason: Reason, give: str = "", take: str = ""
    ) -> None:
        """Give a seat cards of the bank, take others from it."""
        await self.begin(interaction)
        table = await self._begun(interaction)
        row, rules = choosing.seat_named(table, seat), game_of(table).rules
        action = CorrectCards(row.number, read_bag(rules, give), read_bag(rules, take))
        said = voice(table, language(table))
        bags = (("+", action.give), ("−", action.take))
        what = " · ".join(f"{sign} {said.bag(bag)}" for sign, bag in bags if any(bag))
        await self._correct(interaction, table, action, "cards", reason, row, what=what)

    @MOD.command(name=named("command-mod-card"), description=described("command-mod-card"))
    @options("command-mod-card")
    async def card(
        self, interaction: Interaction, seat: str, card: str, reason: Reason, remove: bool = False
    ) -> None:
        """Give a seat a development or progress card, or shuffle one of its own into its deck."""
        await self.begin(interaction)
        table = await self._begun(interaction)
        row, rules = choosing.seat_named(table, seat), game_of(table).rules
        card = choosing.called("card", correcting.cards(rules), card)
        action = correcting.card_correction(rules, row.number, card, remove=remove)
        what = correcting.deck_name(rules, language(table), card)
        key = "card-taken" if remove else "card-given"
        await self._correct(interaction, table, action, key, reason, row, what=what)

    @MOD.command(name=named("command-mod-piece"), description=described("command-mod-piece"))
    @options("command-mod-piece")
    async def piece(
        self,
        interaction: Interaction,
        piece: str,
        reason: Reason,
        seat: str = "",
        place: str = "",
        remove: bool = False,
    ) -> None:
        """Put a piece on the board or before a seat, or take one off."""
        await self.begin(interaction)
        table = await self._begun(interaction)
        rules = game_of(table).rules
        piece = choosing.called("piece", correcting.things(rules), piece)
        owned = correcting.thing_named(rules, piece).owned
        if owned and not seat:
            raise UserError("mod-whose-piece")
        row = choosing.seat_named(table, seat) if owned else None
        number = row.number if row else game_of(table).state.active
        action = correcting.correction(rules, number, piece, place, remove=remove)
        what = correcting.written(rules, language(table), action)
        key = "piece" if owned else "piece-of-table"
        await self._correct(interaction, table, action, key, reason, row, what=what)

    async def _begun(self, interaction: Interaction) -> LoadedGame:
        table = await self.table(interaction)
        if table.game is None:
            raise WrongState(state=table.state)
        return table

    async def _correct(
        self,
        interaction: Interaction,
        table: LoadedGame,
        action: Action,
        key: str,
        reason: str,
        row: SeatRow | None,
        **said: locales.Param,
    ) -> None:
        async def work() -> LoadedGame:
            made = await self.host.table.play(
                table.id,
                action,
                user_id=interaction.user.id,
                interaction_id=interaction.id,
                actor=Actor.MODERATOR,
                reason=reason,
            )
            return made.table

        if row is not None:
            said["seat"] = name(row)
        try:
            game_of(table).check(action, absent=True)
        except Refusal as refusal:
            if refusal.key in correcting.PROBES:
                await self._tried(interaction, table, action, reason, row)
        await self.answer(interaction, table, key, reason, work, **said)

    async def _tried(
        self,
        interaction: Interaction,
        table: LoadedGame,
        action: Action,
        reason: str,
        row: SeatRow | None,
    ) -> None:
        """Tell the table of an attempt that failed: that it failed tells something hidden."""
        seat = {} if row is None else {"seat": name(row)}
        key = "tried" if row is not None else "tried-of-table"

        async def work() -> None:
            await self.audit(interaction, f"tried:{action.kind}", reason, table, seat=action.seat)

        await self.carry_out(interaction, table, key, reason, work, **seat)

    # --- lists ------------------------------------------------------------------------------------

    @cards.autocomplete("seat")
    @card.autocomplete("seat")
    @piece.autocomplete("seat")
    @suggests
    async def _corrected(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        return choices(choosing.seats((await self.table(interaction)).seats, typed))

    @card.autocomplete("card")
    @suggests
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        table = await self._begun(interaction)
        locale = await self._bot.readers.locale(interaction)
        names = correcting.cards(game_of(table).rules)
        return choices(filtered([(term(locale, "card", one), one) for one in names], typed))

    @piece.autocomplete("piece")
    @suggests
    async def _pieces(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        table = await self._begun(interaction)
        locale = await self._bot.readers.locale(interaction)
        names = correcting.things(game_of(table).rules)
        return choices(filtered([(term(locale, "piece", one), one) for one in names], typed))

    @piece.autocomplete("place")
    @suggests
    async def _places(self, interaction: Interaction, typed: str) -> Choices:
        """Where the piece chosen may be put for the seat chosen, or taken off."""
        await require_moderator(self._bot, interaction)
        table, filled = await self._begun(interaction), interaction.namespace
        locale = await self._bot.readers.locale(interaction)
        seat = str(getattr(filled, "seat", "") or "")
        number = choosing.seat_named(table, seat).number if seat else game_of(table).state.active
        names = correcting.things(game_of(table).rules)
        piece = choosing.called("piece", names, str(getattr(filled, "piece", "") or ""))
        remove = bool(getattr(filled, "remove", False))
        listed = correcting.places(table, locale, number, piece, remove=remove)
        return choices(filtered(listed, typed))
