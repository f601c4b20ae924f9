"""Acts on what seats hold: give and take cards, put pieces on the board or take them off."""

from cogs.commands.suggest import filtered
from cogs.errors import UserError
from cogs.mod import choosing
from cogs.mod.access import require_moderator
from cogs.mod.base import MOD, Choices, Interaction, Reason
from cogs.mod.settings import SettingActs
from cogs.slash import choices, described, named, options, suggests
from cogs.wording.families import term
from cogs.wording.people import game_of, language, name, voice
from cogs.wording.typed import read_bag, read_place
from db.errors import WrongState
from db.loaded import LoadedGame
from db.models import Actor, SeatRow
from engine.actions import Action, parameters
from engine.modules.base.corrections import (
    CorrectCards,
    CorrectCity,
    CorrectRoute,
    CorrectSettlement,
)

BUILDINGS = ("settlement", "city")


class PieceActs(SettingActs):
    """Corrections: they are moves of the record, and may be taken back like others."""

    @MOD.command(name=named("command-mod-cards"), description=described("command-mod-cards"))
    @options("command-mod-cards")
    async def cards(
        self, interaction: Interaction, seat: str, reason: Reason, give: str = "", take: str = ""
    ) -> None:
        """Give a seat cards of the bank, take others from it."""
        await self.begin(interaction)
        table, row = await self._seat(interaction, seat)
        rules = game_of(table).rules
        action = CorrectCards(row.number, read_bag(rules, give), read_bag(rules, take))
        await self._correct(interaction, table, row, action, "cards", reason)

    @MOD.command(name=named("command-mod-piece"), description=described("command-mod-piece"))
    @options("command-mod-piece")
    async def piece(
        self,
        interaction: Interaction,
        seat: str,
        piece: str,
        place: str,
        reason: Reason,
        remove: bool = False,
    ) -> None:
        """Put a piece of a seat on the board, or take one off."""
        await self.begin(interaction)
        table, row = await self._seat(interaction, seat)
        action = _correction(table, row.number, piece, place, remove=remove)
        await self._correct(interaction, table, row, action, "piece", reason)

    async def _seat(self, interaction: Interaction, seat: str) -> tuple[LoadedGame, SeatRow]:
        table = await self.table(interaction)
        if table.game is None:
            raise WrongState(state=table.state)
        return table, choosing.seat_named(table, seat)

    async def _correct(
        self,
        interaction: Interaction,
        table: LoadedGame,
        row: SeatRow,
        action: Action,
        key: str,
        reason: str,
    ) -> None:
        public = voice(table, language(table))

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

        if isinstance(action, CorrectCards):
            what = f"+ {public.bag(action.give)} · − {public.bag(action.take)}"
        else:
            what = _written(table, action)
        await self.answer(interaction, table, key, reason, work, seat=name(row), what=what)

    @cards.autocomplete("seat")
    @piece.autocomplete("seat")
    @suggests
    async def _corrected(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        return choices(choosing.seats((await self.table(interaction)).seats, typed))

    @piece.autocomplete("piece")
    @suggests
    async def _pieces(self, interaction: Interaction, typed: str) -> Choices:
        await require_moderator(self._bot, interaction)
        table = await self.table(interaction)
        locale = await self._bot.readers.locale(interaction)
        names = (*game_of(table).rules.routes, *BUILDINGS) if table.game is not None else ()
        return choices(filtered([(term(locale, "piece", one), one) for one in names], typed))


def _correction(table: LoadedGame, seat: int, piece: str, typed: str, *, remove: bool) -> Action:
    """What a moderator typed as a correction; raises UserError or Refusal."""
    rules = game_of(table).rules
    if piece in rules.routes:
        edge = read_place(rules, dict(parameters(CorrectRoute))["edge"], typed)
        return CorrectRoute(seat, piece, edge, remove)
    if piece not in BUILDINGS:
        raise UserError("mod-which-piece")
    vertex = read_place(rules, dict(parameters(CorrectCity))["vertex"], typed)
    if piece == "settlement":
        return CorrectSettlement(seat, vertex, remove)
    if remove:
        raise UserError("mod-no-city-removed")
    return CorrectCity(seat, vertex)


def _written(table: LoadedGame, action: Action) -> str:
    """A correction of a piece in a few words: “+ road 27-28”."""
    rules, locale = game_of(table).rules, language(table)
    if isinstance(action, CorrectRoute):
        piece, place = action.piece, rules.board.edge_label(action.edge)
    else:
        assert isinstance(action, CorrectSettlement | CorrectCity)
        piece = "city" if isinstance(action, CorrectCity) else "settlement"
        place = rules.board.vertex_label(action.vertex)
    sign = "−" if getattr(action, "remove", False) else "+"
    return f"{sign} {term(locale, 'piece', piece)} {place}"
