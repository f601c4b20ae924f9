"""The founding phase: three settlements on orange points, each with a road or a ship (§4)."""

from collections.abc import Sequence
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.game import Game
from engine.module import Founding
from engine.modules.base.founding import FoundRoad, FoundRoadDecision, FoundRoute
from engine.modules.cheops.ships import free_sea_edges, require_free_sea_edge


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
        roads, ships = FoundRoad.edges(game), FoundShip.edges(game)
        edge = next(bits(roads | ships))
        return FoundRoad(seat, edge) if roads >> edge & 1 else FoundShip(seat, edge)


class FoundShip(FoundRoute, frozen=True):
    """Place a ship instead of the road at the founding settlement just placed."""

    kind: ClassVar[str] = "found_ship"
    piece: ClassVar[str] = "ship"
    elsewhere: ClassVar[str] = "founding-ship-elsewhere"

    free = staticmethod(free_sea_edges)
    require_free = staticmethod(require_free_sea_edge)
