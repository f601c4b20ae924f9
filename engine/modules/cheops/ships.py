"""Ships: one network with the roads, never moved (cheops.md §5)."""

from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.module import Route
from engine.modules.cheops.slice import cheops_slice


def free_sea_edges(game: Game) -> int:
    """Edges at sea that carry no piece; a coast takes one piece of either kind."""
    return game.state.sea_edges & ~game.state.occupied_edges


def ship_edges(game: Game, seat: int) -> int:
    """Edges where the position lets ``seat`` put a ship, price and supply aside.

    ``road_ends`` holds the ends of its ships too: either kind goes on from either.
    """
    state, board = game.state, game.board
    passable = state.road_ends[seat] & ~game.rules.blocking(state, seat)
    near = 0
    for vertex in bits(passable | state.own_buildings(seat)):
        near |= board.vertex_edge_mask[vertex]
    return game.rules.allowed(game, seat, "ship", near & free_sea_edges(game))


def can_place_free_ship(game: Game, seat: int) -> bool:
    """Tell whether at least one free ship fits."""
    return game.state.supply("ship", seat) > 0 and ship_edges(game, seat) != 0


def require_free_sea_edge(game: Game, edge: int) -> None:
    """Raise ``Refusal`` with the reason if nobody may put a ship on ``edge``."""
    if game.state.occupied_edges >> edge & 1:
        raise Refusal("edge-occupied", edge=edge)
    if not game.state.sea_edges >> edge & 1:
        raise Refusal("edge-not-at-sea", edge=edge)


def require_ship_edge(game: Game, seat: int, edge: int) -> None:
    """Raise ``Refusal`` with the reason if ``seat`` may not put a ship on ``edge``."""
    if ship_edges(game, seat) >> edge & 1:
        return
    require_free_sea_edge(game, edge)
    game.rules.require_allowed(game, seat, "ship", edge)
    raise Refusal("route-not-connected", edge=edge)


def place_ship(game: Game, seat: int, edge: int) -> None:
    """Put a ship on the board, whoever pays for it."""
    state = game.state
    cheops_slice(state).ships[seat] |= 1 << edge
    state.occupied_edges |= 1 << edge
    state.road_ends[seat] |= game.board.edge_vertex_mask[edge]
    game.emit("ship_built", seat=seat, edge=edge)
    for hook in game.rules.on_route_built:
        hook(game, seat, edge)
    for changed in game.rules.on_pieces_changed:
        changed(game, (seat,))


def remove_ship(game: Game, seat: int, edge: int) -> None:
    """Take a ship off the board, back to its owner's supply."""
    cheops_slice(game.state).ships[seat] &= ~(1 << edge)
    game.state.refresh_pieces()
    game.emit("ship_removed", seat=seat, edge=edge)
    for changed in game.rules.on_pieces_changed:
        changed(game, (seat,))


SHIP_ROUTE = Route(
    lambda state, seat: cheops_slice(state).ships[seat],
    ship_edges,
    require_ship_edge,
    place_ship,
    remove_ship,
    ("ship_built", "ship_removed"),
)
