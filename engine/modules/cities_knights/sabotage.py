"""Cities turned over by a saboteur, and their repair (§11.7)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import can_pay, pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.cities_knights.metropolis import metropolis_vertices
from engine.modules.cities_knights.recruiting import require_price
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Vertex

REPAIR = "repair"
"""Name of the price."""


def sabotage_targets(game: Game, seat: int) -> int:
    """Opponents' cities without metropolis that are not turned over yet."""
    state = game.state
    mask = 0
    for other, cities in enumerate(state.cities):
        if other != seat:
            mask |= cities
    return mask & ~metropolis_vertices(state) & ~ck_slice(state).sabotaged


def sabotaged_city(game: Game, seat: int) -> bool:
    """Gate: some city lies turned over."""
    return bool(ck_slice(game.state).sabotaged)


class RepairCity(Action, frozen=True):
    """Pay to turn an own sabotaged city up again."""

    kind: ClassVar[str] = "repair_city"
    price: ClassVar[str] = REPAIR
    gate = staticmethod(sabotaged_city)

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        mask = game.state.cities[seat] & ck_slice(game.state).sabotaged
        if not mask or not can_pay(game.state.hands[seat], game.rules.price(game, seat, REPAIR)):
            return ()
        return [cls(seat, vertex) for vertex in bits(mask)]

    def check(self, game: Game) -> None:
        if not game.state.cities[self.seat] >> self.vertex & 1:
            raise Refusal("no-own-city", vertex=self.vertex)
        if not ck_slice(game.state).sabotaged >> self.vertex & 1:
            raise Refusal("city-not-sabotaged", vertex=self.vertex)
        require_price(game, self.seat, REPAIR)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, REPAIR))
        ck_slice(game.state).sabotaged &= ~(1 << self.vertex)
        game.emit("city_repaired", seat=self.seat, vertex=self.vertex)
