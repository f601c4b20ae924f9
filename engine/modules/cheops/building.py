"""Ships bought and ships of a road building card (cheops.md §5)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import affordable, may_buy, require_payment
from engine.modules.base.development import resume_free_pieces
from engine.modules.cheops.ships import place_ship, require_ship_edge, ship_edges
from engine.params import Edge


class BuildShip(Action, frozen=True):
    """Buy and place a ship."""

    kind: ClassVar[str] = "build_ship"
    gate = staticmethod(may_buy)

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not affordable(game, seat, "ship"):
            return ()
        return [cls(seat, edge) for edge in bits(ship_edges(game, seat))]

    def check(self, game: Game) -> None:
        require_ship_edge(game, self.seat, self.edge)
        require_payment(game, self.seat, "ship")

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, "ship"))
        place_ship(game, self.seat, self.edge)


class PlaceFreeShip(Action, frozen=True):
    """Place a ship of a road building card."""

    kind: ClassVar[str] = "place_free_ship"

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if game.state.supply("ship", seat) <= 0:
            return []
        return [cls(seat, edge) for edge in bits(ship_edges(game, seat))]

    def check(self, game: Game) -> None:
        if game.state.supply("ship", self.seat) <= 0:
            raise Refusal("no-piece-left", what="ship")
        require_ship_edge(game, self.seat, self.edge)

    def apply(self, game: Game) -> None:
        depth = len(game.state.stack) - 1
        place_ship(game, self.seat, self.edge)
        resume_free_pieces(game, depth, self.seat)
