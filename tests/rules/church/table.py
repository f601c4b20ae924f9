"""Positions of the church by hand: what ``City`` lacks for them."""

from typing import Any, Self

from engine.modules.church.slice import Beer, ChurchSlice, church_slice
from tests.engine.builder import Place
from tests.rules.cities_knights.table import City


class Parish(City):
    """A table with the church; ``Parish("seafarers", ...)`` adds other modules."""

    def __init__(self, *modules: str, **options: Any) -> None:
        super().__init__("church", *modules, **options)

    @property
    def church(self) -> ChurchSlice:
        """The module's slice."""
        return church_slice(self.state)

    def bakery(self, *seats: int, bake: bool = True) -> Self:
        """Give seats their bakery."""
        for seat in seats:
            self.church.bakeries |= 1 << seat
            if not bake:
                self.church.baking &= ~(1 << seat)
        return self

    def ripe(self, seat: int, count: int) -> Self:
        """Give a seat ripe beer."""
        self.church.ripe[seat] = count
        return self

    def inquisitor(self, seat: int, where: Place) -> Self:
        """Put the inquisitor beside a city of a seat."""
        self.church.inquisitor, self.church.inquisitor_holder = self.vertex(where), seat
        return self

    def turn(self, number: int) -> Self:
        """Make it that turn of the game, the fourth part of which is of each seat."""
        self.state.turn = self.church.turn = number
        return self.action((number - 1) % self.state.seats)

    def to_turn(self, number: int) -> Self:
        """Let all pass until a turn of that number has begun."""
        while self.state.turn < number:
            self.ship_at(0)
            if self.asks == "pre_roll":
                self.roll(1, 1, "ship")
            self.do(self.state.active, "end_turn")
        return self

    def beer_on(self, where: Place) -> Beer | None:
        """The beer on a knight."""
        vertex = self.vertex(where)
        return next((beer for beer in self.church.beers if beer.vertex == vertex), None)

    def seven(self, *more: Any) -> Self:
        """The active seat rolls a 7 and the ship moves."""
        self.roll(3, 4, "ship", *more)
        return self
