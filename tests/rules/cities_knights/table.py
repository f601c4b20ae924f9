"""Positions of Cities & Knights by hand: what ``Table`` lacks for them.

``City()`` is the beginner board without pieces, seat 0 (A) before its first roll. A roll takes the
white die, the red die and the face of the event die, then whatever chance brings:
``t.roll(3, 4, "trade", "merchant_card")``.
"""

from typing import Any, Self

from engine.modules.cities_knights.knights import knight_owner, level_at, set_level
from engine.modules.cities_knights.slice import CitiesKnightsSlice, ck_slice
from engine.modules.cities_knights.tables import tables
from tests.engine.builder import Place, Table

A, B, C, D = range(4)
QUIET = "ship"
"""A face of the event die that changes nothing but the step of the barbarian ship."""


class City(Table):
    """A table with Cities & Knights; ``City("seafarers", ...)`` adds other modules."""

    def __init__(self, *modules: str, **options: Any) -> None:
        super().__init__("cities_knights", *modules, **options)

    @property
    def ck(self) -> CitiesKnightsSlice:
        """The module's slice."""
        return ck_slice(self.state)

    # --- pieces -----------------------------------------------------------------------------------

    def knight(self, seat: int, where: Place, level: int = 1, active: bool = False) -> Self:
        """Put a knight down; an active one of the seat whose turn begins may act."""
        vertex = self.vertex(where)
        self.ck.knights[seat] |= 1 << vertex
        set_level(self.ck, vertex, level)
        if active:
            self.ck.active |= 1 << vertex
        return self.refresh()

    def wall(self, seat: int, *places: Place) -> Self:
        """Put walls under cities."""
        for where in places:
            self.ck.walls[seat] |= 1 << self.vertex(where)
        return self

    def sabotaged(self, *places: Place) -> Self:
        """Turn cities over."""
        for where in places:
            self.ck.sabotaged |= 1 << self.vertex(where)
        return self

    def levels(self, domain: str, *levels: int) -> Self:
        """Set the calendars of a domain, seat by seat; level 5 is noted as the first."""
        index = tables(self.rules).domain(domain)
        row = [*levels, *self.ck.levels[index][len(levels) :]]
        self.ck.levels[index] = tuple(row)
        if 5 in row:
            self.ck.first_at_top[index] = row.index(5)
        return self

    def level(self, domain: str, seat: int) -> int:
        """Level of a seat in a domain."""
        return self.ck.levels[tables(self.rules).domain(domain)][seat]

    def metropolis(self, domain: str, seat: int, where: Place) -> Self:
        """Put the metropolis of a domain on a city."""
        index = tables(self.rules).domain(domain)
        self.ck.metropolis[index] = self.vertex(where)
        self.ck.metropolis_owner[index] = seat
        return self

    def owner(self, domain: str) -> int:
        """Who holds the metropolis of a domain."""
        return self.ck.metropolis_owner[tables(self.rules).domain(domain)]

    def merchant(self, seat: int, where: Place) -> Self:
        """Put the merchant on a hex for a seat."""
        self.ck.merchant, self.ck.merchant_holder = self.hex(where), seat
        return self

    def ship_at(self, step: int) -> Self:
        """Put the barbarian ship on a step of its track."""
        self.ck.ship = step
        return self

    # --- cards ------------------------------------------------------------------------------------

    def progress(self, seat: int, *names: str) -> Self:
        """Put hidden progress cards into a hand, out of their decks where those have them."""
        made = tables(self.rules)
        for name in names:
            index = made.domain_of(name)
            deck = self.ck.decks[index]
            self.ck.decks[index] = {**deck, name: max(0, deck[name] - 1)}
        self.ck.cards[seat] = (*self.ck.cards[seat], *names)
        return self

    def stack(self, domain: str, *bottom: str, **counts: int) -> Self:
        """Leave exactly these cards in a deck, and these under it."""
        index = tables(self.rules).domain(domain)
        self.ck.decks[index] = {name: counts.get(name, 0) for name in self.ck.decks[index]}
        self.ck.bottoms[index] = bottom
        return self

    def under(self, domain: str) -> tuple[str, ...]:
        """The cards put under a deck."""
        return self.ck.bottoms[tables(self.rules).domain(domain)]

    # --- phase ------------------------------------------------------------------------------------

    def action(self, seat: int = 0, dice: tuple[int, ...] = (1, 1)) -> Self:
        """The action phase of a seat; its active knights may act, whoever put them there."""
        super().action(seat, dice)
        self.ck.ready = self.ck.knights[seat] & self.ck.active
        return self

    def land(self, *dice: int) -> Self:
        """The active seat rolls the ship that lands: a roll that pays nobody unless said so."""
        self.ship_at(6)
        self.roll(*(dice or (1, 1)), "ship")
        return self

    # --- looking ----------------------------------------------------------------------------------

    def at(self, where: Place) -> tuple[int, int, bool] | None:
        """Owner, level and side of the knight on a vertex."""
        vertex = self.vertex(where)
        owner = knight_owner(self.ck, vertex)
        if owner < 0:
            return None
        return owner, level_at(self.ck, vertex), bool(self.ck.active >> vertex & 1)

    def held(self, seat: int) -> tuple[str, ...]:
        """Hidden progress cards of a seat."""
        return self.ck.cards[seat]
