"""City walls (§7)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import affordable, require_payment
from engine.modules.cities_knights.payable import payable
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Vertex

WALL = "wall"
"""Name of the piece and of its price."""
PER_PLAYER = 3
CARDS_PER_WALL = 2
"""Cards that a wall adds to the hand limit at a 7."""


def wall_vertices(game: Game, seat: int) -> int:
    """Cities of a seat that may get a wall: without one, and not sabotaged (§11.7)."""
    part = ck_slice(game.state)
    mask = game.state.cities[seat] & ~part.walls[seat] & ~part.sabotaged
    return game.rules.allowed(game, seat, WALL, mask) if mask else 0


def require_wall_vertex(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` with the reason if a city cannot get a wall."""
    if wall_vertices(game, seat) >> vertex & 1:
        return
    part = ck_slice(game.state)
    if not game.state.cities[seat] >> vertex & 1:
        raise Refusal("no-own-city", vertex=vertex)
    if part.walls[seat] >> vertex & 1:
        raise Refusal("wall-stands", vertex=vertex)
    if part.sabotaged >> vertex & 1:
        raise Refusal("city-sabotaged", vertex=vertex)
    game.rules.require_allowed(game, seat, WALL, vertex)


def place_wall(game: Game, seat: int, vertex: int) -> None:
    """Put a wall under a city, whoever pays for it."""
    ck_slice(game.state).walls[seat] |= 1 << vertex
    game.emit("wall_built", seat=seat, vertex=vertex)


def hand_limit(game: Game, seat: int, limit: int) -> int:
    """Cards a seat may hold at a 7."""
    return limit + CARDS_PER_WALL * ck_slice(game.state).walls[seat].bit_count()


class BuildWall(Action, frozen=True):
    """Buy a wall for an own city."""

    kind: ClassVar[str] = "build_wall"
    gate = staticmethod(payable)
    price: ClassVar[str] = WALL

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not game.state.cities[seat] or not affordable(game, seat, WALL):
            return ()
        return [cls(seat, vertex) for vertex in bits(wall_vertices(game, seat))]

    def check(self, game: Game) -> None:
        require_wall_vertex(game, self.seat, self.vertex)
        require_payment(game, self.seat, WALL)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, WALL))
        place_wall(game, self.seat, self.vertex)
