"""A city lost to the barbarians (§10.3)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision, answered
from engine.game import Game
from engine.modules.base.founding import pips_at
from engine.modules.cities_knights.metropolis import metropolis_vertices
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Vertex
from engine.state import State


def pillageable(game: Game, seat: int) -> int:
    """Cities of a seat that the barbarians can take: those without metropolis."""
    mask = game.state.cities[seat] & ~metropolis_vertices(game.state)
    return game.rules.allowed(game, seat, "lose_city", mask) if mask else 0


def ask_for_cities(game: Game, seats: Sequence[int]) -> None:
    """Each of these seats loses a city: of several the one its owner names."""
    asked = []
    for seat in seats:
        cities = pillageable(game, seat)
        if cities.bit_count() == 1:
            lose_city(game, seat, next(bits(cities)))
        else:
            asked.append(seat)
    if asked:
        game.state.push(LoseCityDecision(seats=tuple(asked)))


def substitutes(state: State, seat: int) -> int:
    """City pieces of a seat that lie down as settlements; one that was raised again is a city."""
    return ck_slice(state).substitutes[seat] & state.settlements[seat]


def count_settlements(state: State, seat: int) -> int:
    """Settlement pieces of a seat on the board."""
    return (state.settlements[seat] & ~substitutes(state, seat)).bit_count()


def lose_city(game: Game, seat: int, vertex: int) -> None:
    """Turn a city into a settlement; its wall and its sabotage go with it.

    Without a settlement piece the city piece stays, lying down; it counts as a settlement and is
    raised again by paying for a city, and until then no other upgrade is possible.
    """
    state, part = game.state, ck_slice(game.state)
    bit = 1 << vertex
    lying = substitutes(state, seat)
    if state.supply("settlement", seat) <= 0:
        lying |= bit
    part.substitutes[seat] = lying
    state.cities[seat] &= ~bit
    state.settlements[seat] |= bit
    walled = bool(part.walls[seat] & bit)
    part.walls[seat] &= ~bit
    part.sabotaged &= ~bit
    game.emit("city_lost", seat=seat, vertex=vertex, wall=walled, substitute=bool(lying & bit))


class LoseCityDecision(Decision, frozen=True):
    """Each victim names the city it loses; all are asked at the same time (K87)."""

    kind: ClassVar[str] = "lose_city"

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q20: without wall, then fewest pips, then reading order."""
        walls = ck_slice(game.state).walls[seat]

        def worth(vertex: int) -> tuple[int, int, int]:
            return walls >> vertex & 1, pips_at(game, vertex), vertex

        return LoseCity(seat, min(bits(pillageable(game, seat)), key=worth))


class LoseCity(Action, frozen=True):
    """Name the city that becomes a settlement."""

    kind: ClassVar[str] = "lose_city"

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, vertex) for vertex in bits(pillageable(game, seat))]

    def check(self, game: Game) -> None:
        if pillageable(game, self.seat) >> self.vertex & 1:
            return
        if not game.state.cities[self.seat] >> self.vertex & 1:
            raise Refusal("no-own-city", vertex=self.vertex)
        game.rules.require_allowed(game, self.seat, "lose_city", self.vertex)
        raise Refusal("metropolis-safe", vertex=self.vertex)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        game.state.stack[-1] = answered(decision, self.seat)
        lose_city(game, self.seat, self.vertex)
