"""Positions of the Cheops scenario by hand."""

from typing import Any, Self

from engine.modules.cheops.pharaoh import cursed
from engine.modules.cheops.slice import PHARAOH, CheopsSlice, cheops_slice
from tests.engine.builder import Place, Table, place

SITE = "(0,5)S"
"""A violet point."""


class Nile(Table):
    """A table without pieces, cards and gold, seat 0 in the action phase."""

    def __init__(self, seats: int = 4, founding: bool = False, **options: Any) -> None:
        super().__init__("cheops", seats=seats, founding=founding, **options)
        if not founding:
            for seat in range(seats):
                self.hand(seat)
            self.action(0)

    @property
    def cheops(self) -> CheopsSlice:
        """The scenario's slice."""
        return cheops_slice(self.state)

    def ship(self, seat: int, *places: Place) -> Self:
        """Add ships."""
        for where in places:
            self.cheops.ships[seat] |= 1 << place(self.board, "edge", where)
        return self.refresh()

    def started(self, *stones: int, blessing: int = -1, black: int = 0) -> Self:
        """Let the pyramid be begun, with stones by seat and the cards that follow from them."""
        part = self.cheops
        part.started, part.blessing = True, blessing
        owned = [seat for seat, count in enumerate(stones) for _ in range(count)]
        part.placed = (*owned, *[PHARAOH] * black)
        part.cursed = cursed(part.stones, blessing) if blessing >= 0 else ()
        return self

    def at_site(self, seat: int) -> Self:
        """Give a seat a settlement on a violet point and a stone's price twice."""
        return self.settlement(seat, SITE).hand(seat, brick=2, ore=2)

    def points_of_all(self) -> list[int]:
        """All points, seat by seat."""
        return [self.points(seat) for seat in range(self.state.seats)]

    def with_points(self, *points: int) -> Self:
        """Fill the seats up to so many points with victory point cards."""
        for seat, count in enumerate(points):
            self.base.cards[seat] = ()
            missing = count - self.points(seat)
            self.base.cards[seat] = ("victory_point_card",) * missing
        return self
