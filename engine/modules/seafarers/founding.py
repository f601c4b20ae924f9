"""Ships placed in the founding phase (seafarers.md §4)."""

from typing import ClassVar

from engine.game import Game
from engine.modules.base.founding import FoundRoute
from engine.modules.seafarers.ships import free_sea_edges, require_free_sea_edge


class FoundShip(FoundRoute, frozen=True):
    """Place a ship instead of the road at the founding piece just placed."""

    kind: ClassVar[str] = "found_ship"
    piece: ClassVar[str] = "ship"
    elsewhere: ClassVar[str] = "founding-ship-elsewhere"

    @staticmethod
    def free(game: Game) -> int:
        """Free, at sea, and off the pirate."""
        return free_sea_edges(game.state)

    require_free = staticmethod(require_free_sea_edge)
