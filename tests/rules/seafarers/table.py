"""A position at sea by hand: the table of ``tests.engine.builder`` with ships, pirate and fog."""

from typing import Any, Self

from engine.modules.seafarers.islands import note_homes
from engine.modules.seafarers.moving import movable_ships
from engine.modules.seafarers.slice import SeafarersSlice, seafarers_slice
from tests.engine.builder import Place, Table

P, Q = "(0,2)N", "(1,0)SE"
"""Vertices of seafarers.md, Test cases; ``LINE`` are its ships a, b, c on the way from P past Q."""
LINE = A, B, C = "(0,1)E", "(1,0)SE", "(1,0)E"
RING = ("(0,1)NE", "(0,1)E", "(0,1)SE", "(0,1)SW", "(0,1)W", "(0,1)NW")


class Sea(Table):
    """A board of Seafarers without pieces."""

    def __init__(self, board: str, *modules: str, seats: int = 0, **options: Any) -> None:
        size = int(board[-2]) if board[-2] != "4" else 4
        more = ("five_six",) if (seats or size) > 4 else ()
        super().__init__(
            *more, "seafarers", *modules, seats=seats or size, map=f"seafarers_{board}", **options
        )

    @property
    def part(self) -> SeafarersSlice:
        """The slice of Seafarers."""
        return seafarers_slice(self.state)

    def ship(self, seat: int, *places: Place) -> Self:
        """Add ships of an earlier turn."""
        return self._pieces(self.part.ships, seat, "edge", places)

    def no_ship(self, seat: int, *places: Place) -> Self:
        """Take ships away."""
        for where in places:
            self.part.ships[seat] &= ~(1 << self.edge(where))
        return self.refresh()

    def pirate(self, where: Place) -> Self:
        """Put the pirate on a hex (-1: beside the board)."""
        self.part.pirate = self.hex(where)
        return self

    def homes(self) -> Self:
        """Take the buildings on the board for the founding pieces."""
        note_homes(self.game)
        return self

    def movable(self, seat: int) -> set[int]:
        """Edges of the ships that may be moved."""
        mask = movable_ships(self.game, seat)
        return {edge for edge in range(self.board.edge_count) if mask >> edge & 1}

    def edges(self, *places: Place) -> set[int]:
        """Several edges."""
        return {self.edge(where) for where in places}

    def length(self, seat: int) -> int:
        """Length of the longest trade route of a seat."""
        return self.base.road_length[seat]

    def next_turn(self, seat: int = 0) -> Self:
        """What was built was built in an earlier turn."""
        self.part.built, self.part.moved = 0, False
        return self.action(seat)


def new_shores(**options: Any) -> Sea:
    """NS3."""
    return Sea("new_shores_3p", **options)


def fog_islands(**options: Any) -> Sea:
    """FI3."""
    return Sea("fog_islands_3p", **options)
