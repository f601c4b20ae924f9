"""Roads, settlements, cities: where they stand, what they cost, how they are placed (§11)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import can_pay, pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.module import Route
from engine.params import Vertex
from engine.rules import Rules

MAY_BUY = "may_buy"
"""Where the tables of a set-up hold the prices of what is bought behind ``may_buy``."""


def road_edges(game: Game, seat: int) -> int:
    """Edges where the position lets ``seat`` put a road, price and supply aside."""
    state, board = game.state, game.board
    passable = state.road_ends[seat] & ~game.rules.blocking(state, seat)
    near = 0
    for vertex in bits(passable | state.own_buildings(seat)):
        near |= board.vertex_edge_mask[vertex]
    return game.rules.allowed(game, seat, "road", near & free_land_edges(game))


def free_land_edges(game: Game) -> int:
    """Edges at land that carry no piece."""
    return game.state.land_edges & ~game.state.occupied_edges


def settlement_vertices(game: Game, seat: int) -> int:
    """Vertices where the position lets ``seat`` put a settlement, price and supply aside."""
    reach = 0
    for hook in game.rules.on_settlement_reach:
        reach |= hook(game.state, seat)
    return game.rules.allowed(game, seat, "settlement", reach & open_vertices(game))


def open_vertices(game: Game) -> int:
    """Land vertices that are free and keep the distance rule."""
    state = game.state
    taken = state.near_buildings
    for hook in game.rules.on_occupied:
        taken |= hook(state)
    return state.land_vertices & ~taken


def city_vertices(game: Game, seat: int) -> int:
    """Own settlements that may become cities, price and supply aside."""
    return game.rules.allowed(game, seat, "city", game.state.settlements[seat])


# --- placing --------------------------------------------------------------------------------------


def place_road(game: Game, seat: int, edge: int) -> None:
    """Put a road on the board, whoever pays for it."""
    state = game.state
    state.roads[seat] |= 1 << edge
    state.occupied_edges |= 1 << edge
    state.road_ends[seat] |= game.board.edge_vertex_mask[edge]
    game.emit("road_built", seat=seat, edge=edge)
    for hook in game.rules.on_route_built:
        hook(game, seat, edge)


def remove_road(game: Game, seat: int, edge: int) -> None:
    """Take a road off the board, back to its owner's supply."""
    state = game.state
    state.roads[seat] &= ~(1 << edge)
    state.refresh_pieces()
    game.emit("road_removed", seat=seat, edge=edge)
    for changed in game.rules.on_pieces_changed:
        changed(game, (seat,))


def place_settlement(game: Game, seat: int, vertex: int) -> None:
    """Put a settlement on the board, whoever pays for it."""
    state = game.state
    state.settlements[seat] |= 1 << vertex
    state.buildings |= 1 << vertex
    state.near_buildings |= game.board.vertex_neighbor_mask[vertex]
    game.emit("settlement_built", seat=seat, vertex=vertex)
    routes_cut(game, vertex)


def place_city(game: Game, seat: int, vertex: int) -> None:
    """Put a city on the board: on an own settlement, or straight in a founding phase."""
    state = game.state
    upgraded = state.settlements[seat] >> vertex & 1
    state.settlements[seat] &= ~(1 << vertex)
    state.cities[seat] |= 1 << vertex
    game.emit("city_built", seat=seat, vertex=vertex)
    if not upgraded:
        state.buildings |= 1 << vertex
        state.near_buildings |= game.board.vertex_neighbor_mask[vertex]
        routes_cut(game, vertex)


def routes_cut(game: Game, vertex: int) -> None:
    """Measure again the routes that end at or pass a vertex where a piece came or went."""
    seats = [
        seat
        for seat in range(game.rules.seats)
        if any(hook(game.state, seat) >> vertex & 1 for hook in game.rules.on_settlement_reach)
    ]
    if seats:
        for changed in game.rules.on_pieces_changed:
            changed(game, seats)


# --- refusals -------------------------------------------------------------------------------------


def require_payment(game: Game, seat: int, what: str) -> None:
    """Raise ``Refusal`` if ``seat`` has no piece or not the cards for ``what``."""
    if what in game.rules.supplies and game.state.supply(what, seat) <= 0:
        raise Refusal("no-piece-left", what=what)
    cost = game.rules.price(game, seat, what)
    if not can_pay(game.state.hands[seat], cost):
        bag = tuple(dict(cost).get(kind, 0) for kind in range(len(game.rules.kinds)))
        raise Refusal("too-few-cards", what=what, cost=bag)


def require_road_edge(game: Game, seat: int, edge: int) -> None:
    """Raise ``Refusal`` with the reason if ``seat`` may not put a road on ``edge``."""
    if road_edges(game, seat) >> edge & 1:
        return
    state = game.state
    if state.occupied_edges >> edge & 1:
        raise Refusal("edge-occupied", edge=edge)
    if not state.land_edges >> edge & 1:
        raise Refusal("edge-not-on-land", edge=edge)
    game.rules.require_allowed(game, seat, "road", edge)
    raise Refusal("road-not-connected", edge=edge)


def require_settlement_vertex(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` with the reason if ``seat`` may not put a settlement on ``vertex``."""
    if settlement_vertices(game, seat) >> vertex & 1:
        return
    require_open_vertex(game, vertex)
    game.rules.require_allowed(game, seat, "settlement", vertex)
    raise Refusal("settlement-not-connected", vertex=vertex)


def require_open_vertex(game: Game, vertex: int) -> None:
    """Raise ``Refusal`` with the reason if no settlement can stand on ``vertex``."""
    state = game.state
    if open_vertices(game) >> vertex & 1:
        return
    if not state.land_vertices >> vertex & 1:
        raise Refusal("vertex-not-on-land", vertex=vertex)
    if state.near_buildings >> vertex & 1 and not state.buildings >> vertex & 1:
        raise Refusal("too-near", vertex=vertex)
    raise Refusal("vertex-occupied", vertex=vertex)


def require_city_vertex(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` with the reason if ``seat`` may not put a city on ``vertex``."""
    if city_vertices(game, seat) >> vertex & 1:
        return
    if not game.state.settlements[seat] >> vertex & 1:
        raise Refusal("no-own-settlement", vertex=vertex)
    game.rules.require_allowed(game, seat, "city", vertex)
    raise Refusal("no-own-settlement", vertex=vertex)


def affordable(game: Game, seat: int, what: str) -> bool:
    """Tell whether ``seat`` has the cards and the piece for ``what``."""
    return (
        can_pay(game.state.hands[seat], game.rules.price(game, seat, what))
        and game.state.supply(what, seat) > 0
    )


def may_buy(game: Game, seat: int) -> bool:
    """Tell whether a hand buys anything at all: an item of the price list, or a bank trade."""
    rules, hand = game.rules, game.state.hands[seat]
    if rules.on_cost:
        return any(hand)
    key = tuple(hand)
    found = rules.buying_hands.get(key)
    if found is None:
        found = max(key) >= 2 or any(can_pay(key, price) for price in rules.tables[MAY_BUY])
        rules.buying_hands[key] = found
    return found


def note_prices(rules: Rules) -> None:
    """Note what is bought behind ``may_buy``, when all modules have had their say.

    Other gates know their own prices.
    """
    gated = [cls for cls in rules.actions.values() if cls.gate is may_buy]
    items = [cls.price or cls.kind.partition("_")[2] for cls in gated]
    rules.tables[MAY_BUY] = tuple(rules.prices[item] for item in items if item in rules.prices)


ROADS = Route(
    lambda state, seat: state.roads[seat],
    road_edges,
    require_road_edge,
    place_road,
    remove_road,
    ("road_built", "road_removed"),
)


# --- actions --------------------------------------------------------------------------------------


class BuildSettlement(Action, frozen=True):
    """Buy and place a settlement."""

    kind: ClassVar[str] = "build_settlement"
    gate = staticmethod(may_buy)

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not affordable(game, seat, "settlement"):
            return ()
        return [cls(seat, vertex) for vertex in bits(settlement_vertices(game, seat))]

    def check(self, game: Game) -> None:
        require_settlement_vertex(game, self.seat, self.vertex)
        require_payment(game, self.seat, "settlement")

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, "settlement"))
        place_settlement(game, self.seat, self.vertex)
        for hook in game.rules.on_founded:
            hook(game, self.seat, self.vertex)


class BuildCity(Action, frozen=True):
    """Upgrade an own settlement to a city."""

    kind: ClassVar[str] = "build_city"
    gate = staticmethod(may_buy)

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not affordable(game, seat, "city"):
            return ()
        return [cls(seat, vertex) for vertex in bits(city_vertices(game, seat))]

    def check(self, game: Game) -> None:
        require_city_vertex(game, self.seat, self.vertex)
        require_payment(game, self.seat, "city")

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, "city"))
        place_city(game, self.seat, self.vertex)
