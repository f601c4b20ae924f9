"""Ships placed in the founding phase (seafarers.md §4)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.founding import FoundRoadDecision
from engine.modules.seafarers.ships import (
    free_sea_edges,
    place_ship,
    require_free_sea_edge,
)
from engine.params import Edge


class FoundShip(Action, frozen=True):
    """Place a ship instead of the road at the founding piece just placed."""

    kind: ClassVar[str] = "found_ship"

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, edge) for edge in bits(founding_edges(game))]

    def check(self, game: Game) -> None:
        if founding_edges(game) >> self.edge & 1:
            return
        decision = game.decision
        assert isinstance(decision, FoundRoadDecision)
        require_free_sea_edge(game, self.edge)
        raise Refusal("founding-ship-elsewhere", edge=self.edge, vertex=decision.vertex)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        place_ship(game, self.seat, self.edge)


def founding_edges(game: Game) -> int:
    """Edges for a founding ship: free, at sea, off the pirate, at the piece just placed."""
    decision = game.decision
    assert isinstance(decision, FoundRoadDecision)
    return game.board.vertex_edge_mask[decision.vertex] & free_sea_edges(game.state)
