"""Where a knight may go: next to own routes, and for some tables along them (§9.2)."""

from engine.bits import bits
from engine.game import Game
from engine.modules.cities_knights.hooks import effective_level
from engine.modules.cities_knights.knights import free_vertices, level_at, route_ends
from engine.modules.cities_knights.slice import ck_slice


def within_reach(game: Game, seat: int, start: int, mask: int) -> int:
    """Those of some vertices that a knight of ``seat`` can reach from ``start``."""
    if game.rules.options["knight_move_connected"]:
        mask &= connected(game, seat, start)
    return mask & ~(1 << start)


def connected(game: Game, seat: int, start: int) -> int:
    """Vertices joined with ``start`` by a continuous line of own routes.

    The line passes own buildings and knights and ends at an opponent's piece. It changes between
    roads and ships only at an own building: a knight does not join them (§14).
    """
    state, board = game.state, game.board
    stops = game.rules.blocking(state, seat) & ~(1 << start)
    masks = [route.pieces(state, seat) for route in game.rules.routes.values()]
    reached = [0] * len(masks)
    todo = [(start, index) for index in range(len(masks))]
    while todo:
        vertex, index = todo.pop()
        if stops >> vertex & 1:
            continue
        for edge in bits(masks[index] & board.vertex_edge_mask[vertex]):
            ends = board.edge_vertices[edge]
            other = ends[0] if ends[1] == vertex else ends[1]
            if reached[index] >> other & 1:
                continue
            reached[index] |= 1 << other
            todo.append((other, index))
            if state.own_buildings(seat) >> other & 1:
                todo += [(other, kind) for kind in range(len(masks)) if kind != index]
    found = 0
    for mask in reached:
        found |= mask
    return found


def move_targets(game: Game, seat: int, start: int) -> int:
    """Free vertices a knight may move to, or be put on when it is displaced."""
    return within_reach(game, seat, start, free_vertices(game.state, seat))


def displace_targets(game: Game, seat: int, start: int) -> int:
    """Vertices with an opponent's knight of lower level that an own knight may take."""
    part = ck_slice(game.state)
    level = effective_level(game, start, level_at(part, start))
    if level <= 1:
        return 0
    others = 0
    for other, mask in enumerate(part.knights):
        if other != seat:
            others |= mask
    weaker = 0
    for vertex in bits(others & route_ends(game.state, seat)):
        if effective_level(game, vertex, level_at(part, vertex)) < level:
            weaker |= 1 << vertex
    return within_reach(game, seat, start, weaker) if weaker else 0
