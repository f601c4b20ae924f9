"""The green cards (§11.4). Those of several steps stand in files of their own."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, ClassVar

from engine.actions import Action
from engine.bags import can_pay, cost_of, pay, single, take_from_bank
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import (
    city_vertices,
    free_land_edges,
    place_city,
    require_city_vertex,
)
from engine.modules.base.development import FREE_ROADS, FreeRoad
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.improvements import improvable
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.modules.cities_knights.walls import (
    WALL,
    place_wall,
    require_wall_vertex,
    wall_vertices,
)
from engine.params import Hex, Number, Vertex

DIE = range(1, 7)
FIXED_NUMBERS = (0, 2, 6, 8, 12)
"""Discs that the inventor leaves alone; 0 is no disc."""
CARDS_PER_HEX = 2


class PlayAlchemist(ProgressCard, frozen=True):
    """Fix both number dice instead of rolling them; the event die still falls first."""

    kind: ClassVar[str] = "play_alchemist"
    card: ClassVar[str] = "alchemist"
    gate: ClassVar[Any] = None

    white: Number
    red: Number

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, white, red) for white in DIE for red in DIE]

    def require(self, game: Game) -> None:
        for value in (self.white, self.red):
            if value not in DIE:
                raise Refusal("no-die-face", value=value)

    def effect(self, game: Game) -> None:
        game.state.stack.pop()
        game.state.dice = (self.white, self.red)
        ck_slice(game.state).dice_fixed = True
        game.emit("dice_fixed", seat=self.seat, dice=game.state.dice)


class PlayCrane(ProgressCard, frozen=True):
    """One improvement of this turn costs one commodity less."""

    kind: ClassVar[str] = "play_crane"
    card: ClassVar[str] = "crane"

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if _any_improvable(game, seat) else []

    def require(self, game: Game) -> None:
        if not _any_improvable(game, self.seat):
            every = (1 << len(tables(game.rules).domains)) - 1
            game.rules.require_somewhere(game, self.seat, "improvement", every)
            raise Refusal("crane-without-use")

    def effect(self, game: Game) -> None:
        ck_slice(game.state).cranes[self.seat] += 1


def _any_improvable(game: Game, seat: int) -> bool:
    return any(improvable(game, seat, domain) for domain in range(len(tables(game.rules).domains)))


class PlayEngineer(ProgressCard, frozen=True):
    """Build a wall without paying."""

    kind: ClassVar[str] = "play_engineer"
    card: ClassVar[str] = "engineer"

    vertex: Vertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        if game.state.supply(WALL, seat) <= 0:
            return ()
        return [cls(seat, vertex) for vertex in bits(wall_vertices(game, seat))]

    def require(self, game: Game) -> None:
        require_wall_vertex(game, self.seat, self.vertex)
        if game.state.supply(WALL, self.seat) <= 0:
            raise Refusal("no-piece-left", what=WALL)

    def effect(self, game: Game) -> None:
        place_wall(game, self.seat, self.vertex)


class PlayInventor(ProgressCard, frozen=True):
    """Swap two number discs; ``first`` comes before ``second`` in reading order."""

    kind: ClassVar[str] = "play_inventor"
    card: ClassVar[str] = "inventor"

    first: Hex
    second: Hex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        number = game.state.number
        found = [hex_ for hex_, disc in enumerate(number) if disc not in FIXED_NUMBERS]
        return [cls(seat, a, b) for a, b in combinations(found, 2) if number[a] != number[b]]

    def require(self, game: Game) -> None:
        number = game.state.number
        for hex_ in (self.first, self.second):
            if not number[hex_]:
                raise Refusal("no-disc", hex=hex_)
            if number[hex_] in FIXED_NUMBERS:
                raise Refusal("disc-fixed", hex=hex_, number=number[hex_])
        if self.first >= self.second:
            raise Refusal("discs-order")
        if number[self.first] == number[self.second]:
            raise Refusal("discs-equal", number=number[self.first])

    def effect(self, game: Game) -> None:
        state = game.state
        number = list(state.number)
        a, b = self.first, self.second
        number[a], number[b] = number[b], number[a]
        state.number = tuple(number)
        state.refresh_terrain()
        game.emit(
            "discs_swapped",
            seat=self.seat,
            hex=a,
            other_hex=b,
            number=number[a],
            other_number=number[b],
        )


class HarvestCard(ProgressCard, frozen=True):
    """Two cards per hex of a terrain with an own building, the robber's hex included."""

    terrain: ClassVar[str] = ""
    resource: ClassVar[str] = ""

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if cls.harvest(game, seat) else []

    @classmethod
    def harvest(cls, game: Game, seat: int) -> int:
        """Cards the bank gives."""
        own = game.state.own_buildings(seat)
        around = game.board.hex_vertex_mask
        hexes = [h for h, terrain in enumerate(game.state.terrain) if terrain == cls.terrain]
        owed = CARDS_PER_HEX * sum(1 for hex_ in hexes if around[hex_] & own)
        return min(owed, game.state.bank[game.rules.kind(cls.resource)])

    def require(self, game: Game) -> None:
        kind = game.rules.kind(self.resource)
        if not game.state.bank[kind]:
            raise Refusal("bank-empty", kind=kind)
        if not self.harvest(game, self.seat):
            raise Refusal("no-building-there", terrain=self.terrain)

    def effect(self, game: Game) -> None:
        kind = game.rules.kind(self.resource)
        cards = single(len(game.rules.kinds), kind, self.harvest(game, self.seat))
        take_from_bank(game.state, self.seat, cards)
        game.emit("harvest", seat=self.seat, cards=cards)


class PlayIrrigation(HarvestCard, frozen=True):
    """Grain from the fields."""

    kind: ClassVar[str] = "play_irrigation"
    card: ClassVar[str] = "irrigation"
    terrain: ClassVar[str] = "fields"
    resource: ClassVar[str] = "grain"


class PlayMining(HarvestCard, frozen=True):
    """Ore from the mountains."""

    kind: ClassVar[str] = "play_mining"
    card: ClassVar[str] = "mining"
    terrain: ClassVar[str] = "mountains"
    resource: ClassVar[str] = "ore"


class PlayMedicine(ProgressCard, frozen=True):
    """Upgrade a settlement to a city for 2 ore and 1 grain."""

    kind: ClassVar[str] = "play_medicine"
    card: ClassVar[str] = "medicine"

    vertex: Vertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        price = cost_of(medicine_price(game))
        if not can_pay(game.state.hands[seat], price) or game.state.supply("city", seat) <= 0:
            return ()
        return [cls(seat, vertex) for vertex in bits(city_vertices(game, seat))]

    def require(self, game: Game) -> None:
        require_city_vertex(game, self.seat, self.vertex)
        if game.state.supply("city", self.seat) <= 0:
            raise Refusal("no-piece-left", what="city")
        price = medicine_price(game)
        if not can_pay(game.state.hands[self.seat], cost_of(price)):
            raise Refusal("too-few-cards", what="city", cost=price)

    def effect(self, game: Game) -> None:
        pay(game.state, self.seat, cost_of(medicine_price(game)))
        place_city(game, self.seat, self.vertex)


def medicine_price(game: Game) -> tuple[int, ...]:
    """What a city costs with the card."""
    return game.rules.bag(ore=2, grain=1)


class PlayRoadBuilding(ProgressCard, frozen=True):
    """Place two free roads (Seafarers: or ships), wherever they are legal."""

    kind: ClassVar[str] = "play_road_building"
    card: ClassVar[str] = "road_building"

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if game.rules.can_build_free(game, seat) else []

    def require(self, game: Game) -> None:
        if not game.rules.can_build_free(game, self.seat):
            game.rules.require_somewhere(game, self.seat, "road", free_land_edges(game))
            raise Refusal("no-road-possible")

    def effect(self, game: Game) -> None:
        game.state.push(FreeRoad(seats=(self.seat,), left=FREE_ROADS))
