"""What a moderator puts right: cards and pieces given or taken, with a record that replays it.

These are nobody's moves: ``Game.check`` refuses them unless they stand in for somebody
(``absent``), and no listing offers them. They keep what the rules keep: cards go to and come from
the bank, pieces lie where they may lie, and whoever is asked something can still answer.
"""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import covers, give_to_bank, take_from_bank
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import (
    open_vertices,
    place_city,
    place_settlement,
    routes_cut,
)
from engine.params import Bag, Edge, Flag, Vertex, Word


class Correction(Action, frozen=True):
    """Something put right for a seat, whoever's turn it is."""

    stand_in: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return ()


class CorrectCards(Correction, frozen=True):
    """Give a seat cards of the bank, and take others from it."""

    kind: ClassVar[str] = "correct_cards"

    give: Bag
    take: Bag

    def check(self, game: Game) -> None:
        state = game.state
        if not any(self.give) and not any(self.take):
            raise Refusal("correction-of-nothing")
        if not covers(state.bank, self.give):
            raise Refusal("correction-bank-lacks")
        if not covers(state.hands[self.seat], self.take):
            raise Refusal("correction-hand-lacks", seat=self.seat)

    def apply(self, game: Game) -> None:
        state = game.state
        give_to_bank(state, self.seat, self.take)
        take_from_bank(state, self.seat, self.give)
        if any(self.take):
            game.emit("correction_took", seat=self.seat, cards=self.take)
        if any(self.give):
            game.emit("correction_gave", seat=self.seat, cards=self.give)
        require_answerable(game)


class CorrectRoute(Correction, frozen=True):
    """Put a road, or another piece of an edge, where it may lie, or take one off."""

    kind: ClassVar[str] = "correct_route"

    piece: Word
    edge: Edge
    remove: Flag

    def check(self, game: Game) -> None:
        route = game.rules.routes.get(self.piece)
        if route is None:
            raise Refusal("correction-unknown-piece")
        if self.remove:
            if not route.pieces(game.state, self.seat) >> self.edge & 1:
                raise Refusal("correction-no-piece-there", seat=self.seat)
            return
        require_supply(game, self.seat, self.piece)
        if not route.edges(game, self.seat) >> self.edge & 1:
            raise Refusal("correction-not-there")

    def apply(self, game: Game) -> None:
        route = game.rules.routes[self.piece]
        change = route.remove if self.remove else route.place
        change(game, self.seat, self.edge)
        require_answerable(game)


class CorrectSettlement(Correction, frozen=True):
    """Put a settlement on a free corner, connected or not, or take one off."""

    kind: ClassVar[str] = "correct_settlement"

    vertex: Vertex
    remove: Flag

    def check(self, game: Game) -> None:
        if self.remove:
            if not game.state.settlements[self.seat] >> self.vertex & 1:
                raise Refusal("correction-no-piece-there", seat=self.seat)
            return
        require_supply(game, self.seat, "settlement")
        free = game.rules.allowed(game, self.seat, "settlement", open_vertices(game))
        if not free >> self.vertex & 1:
            raise Refusal("correction-not-there")

    def apply(self, game: Game) -> None:
        if self.remove:
            state = game.state
            state.settlements[self.seat] &= ~(1 << self.vertex)
            state.refresh_pieces()
            game.emit("correction_removed", seat=self.seat, piece="settlement", vertex=self.vertex)
            routes_cut(game, self.vertex)
            for changed in game.rules.on_pieces_changed:
                changed(game, range(game.rules.seats))
        else:
            place_settlement(game, self.seat, self.vertex)
            for hook in game.rules.on_founded:
                hook(game, self.seat, self.vertex)
        require_answerable(game)


class CorrectCity(Correction, frozen=True):
    """Make a city of a settlement."""

    kind: ClassVar[str] = "correct_city"

    vertex: Vertex

    def check(self, game: Game) -> None:
        require_supply(game, self.seat, "city")
        if not game.state.settlements[self.seat] >> self.vertex & 1:
            raise Refusal("correction-no-piece-there", seat=self.seat)

    def apply(self, game: Game) -> None:
        place_city(game, self.seat, self.vertex)
        require_answerable(game)


def require_supply(game: Game, seat: int, piece: str) -> None:
    """Raise ``Refusal`` if a seat has no such piece left."""
    if piece in game.rules.supplies and game.state.supply(piece, seat) <= 0:
        raise Refusal("no-piece-left", what=piece)


def require_answerable(game: Game) -> None:
    """Raise ``Refusal`` if somebody is asked what they could no longer answer: a discard."""
    for seat in game.asked:
        action = game.default(seat)
        try:
            if action is not None:
                game.check(action, absent=True)
        except Refusal as error:
            raise Refusal("correction-blocks", seat=seat) from error


CORRECTIONS = (CorrectCards, CorrectRoute, CorrectSettlement, CorrectCity)
