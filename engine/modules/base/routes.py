"""Pieces on edges, bought or placed by a card: roads here, ships in the modules that have them."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import affordable, may_buy, require_payment
from engine.modules.base.development import resume_free_pieces
from engine.params import Edge


class BuildRoute(Action, frozen=True):
    """Buy a piece of an edge and place it (base.md §11)."""

    piece: ClassVar[str]
    """Its name in ``rules.routes``."""
    gate = staticmethod(may_buy)

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not affordable(game, seat, cls.piece):
            return ()
        return [cls(seat, edge) for edge in bits(game.rules.routes[cls.piece].edges(game, seat))]

    def check(self, game: Game) -> None:
        game.rules.routes[self.piece].require(game, self.seat, self.edge)
        require_payment(game, self.seat, self.piece)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, self.piece))
        game.rules.routes[self.piece].place(game, self.seat, self.edge)


class PlaceFreeRoute(Action, frozen=True):
    """Place a piece of an edge by a road building card (base.md §12)."""

    piece: ClassVar[str]
    """Its name in ``rules.routes``."""

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if game.state.supply(cls.piece, seat) <= 0:
            return []
        return [cls(seat, edge) for edge in bits(game.rules.routes[cls.piece].edges(game, seat))]

    def check(self, game: Game) -> None:
        if game.state.supply(self.piece, self.seat) <= 0:
            raise Refusal("no-piece-left", what=self.piece)
        game.rules.routes[self.piece].require(game, self.seat, self.edge)

    def apply(self, game: Game) -> None:
        depth = len(game.state.stack) - 1
        game.rules.routes[self.piece].place(game, self.seat, self.edge)
        resume_free_pieces(game, depth, self.seat)


class BuildRoad(BuildRoute, frozen=True):
    """Buy and place a road."""

    kind: ClassVar[str] = "build_road"
    piece: ClassVar[str] = "road"


class PlaceFreeRoad(PlaceFreeRoute, frozen=True):
    """Place a road of a road building card."""

    kind: ClassVar[str] = "place_free_road"
    piece: ClassVar[str] = "road"


class BuildShip(BuildRoute, frozen=True):
    """Buy and place a ship (seafarers.md §4, cheops.md §5)."""

    kind: ClassVar[str] = "build_ship"
    piece: ClassVar[str] = "ship"


class PlaceFreeShip(PlaceFreeRoute, frozen=True):
    """Place a ship by a road building card (seafarers.md §4, cheops.md §5)."""

    kind: ClassVar[str] = "place_free_ship"
    piece: ClassVar[str] = "ship"
