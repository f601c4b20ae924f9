"""The founding phase: three settlements on orange points, each with a road or a ship (§4)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.module import Founding
from engine.modules.base.founding import FoundRoad, FoundRoadDecision, founding_edges
from engine.modules.cheops.ships import free_sea_edges, place_ship, require_free_sea_edge
from engine.params import Edge


def three_rounds(seats: int) -> Sequence[Founding]:
    """1…n, n…1, 1…n; the third settlement pays its hexes."""
    order = range(seats)
    return [
        *(Founding(seat, 0) for seat in order),
        *(Founding(seat, 1) for seat in reversed(order)),
        *(Founding(seat, 2, grants=True) for seat in order),
    ]


class FoundRouteDecision(FoundRoadDecision, frozen=True):
    """A road or a ship is to be placed at the founding settlement on ``vertex``."""

    kind: ClassVar[str] = "found_road"

    def default(self, game: Game, seat: int) -> Action:
        """cheops.md §13: the first side in reading order, a road if one is legal there."""
        roads, ships = founding_edges(game), founding_ship_edges(game)
        edge = next(bits(roads | ships))
        return FoundRoad(seat, edge) if roads >> edge & 1 else FoundShip(seat, edge)


def founding_ship_edges(game: Game) -> int:
    """Edges for a founding ship: free, at sea, at the settlement just placed."""
    decision = game.decision
    assert isinstance(decision, FoundRoadDecision)
    return game.board.vertex_edge_mask[decision.vertex] & free_sea_edges(game)


class FoundShip(Action, frozen=True):
    """Place a ship instead of the road at the founding settlement just placed."""

    kind: ClassVar[str] = "found_ship"

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, edge) for edge in bits(founding_ship_edges(game))]

    def check(self, game: Game) -> None:
        if founding_ship_edges(game) >> self.edge & 1:
            return
        decision = game.decision
        assert isinstance(decision, FoundRoadDecision)
        require_free_sea_edge(game, self.edge)
        raise Refusal("founding-ship-elsewhere", edge=self.edge, vertex=decision.vertex)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        place_ship(game, self.seat, self.edge)
