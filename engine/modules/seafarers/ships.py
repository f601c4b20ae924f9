"""Where ships may stand, how they are placed, how long a route is (seafarers.md §3, §4, §8)."""

from functools import lru_cache

from engine.bits import bits
from engine.board import Board
from engine.errors import Refusal
from engine.game import Game
from engine.module import Route
from engine.modules.base.roads import longest_trail
from engine.modules.seafarers.slice import seafarers_slice
from engine.state import State


@lru_cache(maxsize=4096)
def ends_of(board: Board, edges: int) -> int:
    """Vertices at the ends of some edges, as a mask."""
    mask = 0
    for edge in bits(edges):
        mask |= board.edge_vertex_mask[edge]
    return mask


def pirate_edges(state: State) -> int:
    """Edges that the pirate closes to building and moving."""
    pirate = seafarers_slice(state).pirate
    return state.rules.board.hex_edge_mask[pirate] if pirate >= 0 else 0


def free_sea_edges(state: State) -> int:
    """Edges at sea that carry no piece and do not touch the pirate."""
    return state.sea_edges & ~state.occupied_edges & ~pirate_edges(state)


def connected_edges(game: Game, seat: int, ships: int) -> int:
    """Free edges where these ships of a seat, or its buildings, let it put one more (§4)."""
    state, board = game.state, game.board
    passable = ends_of(board, ships) & ~game.rules.blocking(state, seat)
    near = 0
    for vertex in bits(passable | state.own_buildings(seat)):
        near |= board.vertex_edge_mask[vertex]
    return near & free_sea_edges(state)


def ship_edges(game: Game, seat: int) -> int:
    """Edges where the position lets a seat put a ship, price and supply aside."""
    ships = seafarers_slice(game.state).ships[seat]
    return game.rules.allowed(game, seat, "ship", connected_edges(game, seat, ships))


def can_place_free_ship(game: Game, seat: int) -> bool:
    """Tell whether at least one free ship fits."""
    return game.state.supply("ship", seat) > 0 and ship_edges(game, seat) != 0


def require_free_sea_edge(game: Game, edge: int) -> None:
    """Raise ``Refusal`` with the reason if nobody may put a ship on ``edge``."""
    state = game.state
    if state.occupied_edges >> edge & 1:
        raise Refusal("edge-occupied", edge=edge)
    if not state.sea_edges >> edge & 1:
        raise Refusal("edge-not-at-sea", edge=edge)
    if pirate_edges(state) >> edge & 1:
        raise Refusal("pirate-there", edge=edge)


def require_ship_edge(game: Game, seat: int, edge: int) -> None:
    """Raise ``Refusal`` with the reason if ``seat`` may not put a ship on ``edge``."""
    if ship_edges(game, seat) >> edge & 1:
        return
    require_free_sea_edge(game, edge)
    game.rules.require_allowed(game, seat, "ship", edge)
    raise Refusal("ship-not-connected", edge=edge)


def place_ship(game: Game, seat: int, edge: int) -> None:
    """Put a ship on the board, whoever pays for it."""
    seafarers_slice(game.state).built |= 1 << edge
    game.emit("ship_built", seat=seat, edge=edge)
    put_ship(game, seat, edge)


def remove_ship(game: Game, seat: int, edge: int) -> None:
    """Take a ship off the board, back to its owner's supply."""
    part = seafarers_slice(game.state)
    part.ships[seat] &= ~(1 << edge)
    part.built &= ~(1 << edge)
    game.state.occupied_edges &= ~(1 << edge)
    game.emit("ship_removed", seat=seat, edge=edge)
    for changed in game.rules.on_pieces_changed:
        changed(game, (seat,))


def put_ship(game: Game, seat: int, edge: int) -> None:
    """Let a ship, new or moved, stand on ``edge``."""
    seafarers_slice(game.state).ships[seat] |= 1 << edge
    game.state.occupied_edges |= 1 << edge
    for hook in game.rules.on_route_built:
        hook(game, seat, edge)


def route_length(game: Game, seat: int) -> int:
    """Length of the longest trade route: roads and ships join at own buildings only (§8)."""
    state, board = game.state, game.board
    roads, ships = state.roads[seat], seafarers_slice(state).ships[seat]
    joints = ends_of(board, roads) & ends_of(board, ships)
    ends = ends_of(board, roads) | ends_of(board, ships)
    buildings = state.own_buildings(seat)
    # where roads and ships meet at own buildings only, their kinds make no difference
    second = ships if joints & ~buildings else 0
    stops = game.rules.blocking(state, seat) & ends
    return _trail(board, roads | ships, stops, second, joints & buildings)


@lru_cache(maxsize=4096)
def _trail(board: Board, edges: int, stops: int, second: int, junctions: int) -> int:
    """``longest_trail``, remembered: a ship moved away and back gives the same network again."""
    return longest_trail(board, edges, stops, second, junctions)


SHIP_ROUTE = Route(
    lambda state, seat: seafarers_slice(state).ships[seat],
    ship_edges,
    require_ship_edge,
    place_ship,
    remove_ship,
    ("ship_built", "ship_removed"),
)
