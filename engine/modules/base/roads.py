"""Longest road: the length of a network and who holds the card (base.md §13)."""

from collections.abc import Iterable

from engine.bits import bits
from engine.board import Board
from engine.game import Game
from engine.modules.base.slice import base_slice

LEAST_LENGTH = 5

Network = dict[int, list[tuple[int, int]]]
"""The edges at each vertex, each with the vertex at its other end."""


def longest_trail(
    board: Board, edges: int, stops: int, second: int = 0, junctions: int = 0, start: int = -1
) -> int:
    """Edges of the longest walk over a mask of edges that uses no edge twice.

    The walk may end at a vertex of ``stops`` but not pass it. Edges that are also in ``second``
    (ships) join the others only at a vertex of ``junctions`` (seafarers.md §8). With ``start`` only
    walks that begin at that vertex count.
    """
    at: Network = {}
    for edge in bits(edges):
        a, b = board.edge_vertices[edge]
        at.setdefault(a, []).append((edge, b))
        at.setdefault(b, []).append((edge, a))
    best = 0

    def walk(vertex: int, used: int, length: int, last: int) -> None:
        nonlocal best
        if length > best:
            best = length
        if length and stops >> vertex & 1:
            return
        for edge, other in at[vertex]:
            if used >> edge & 1:
                continue
            if not second or last < 0 or junctions >> vertex & 1 or _same_kind(second, edge, last):
                walk(other, used | 1 << edge, length + 1, edge)

    starts = [start] if start >= 0 else _starts(at, stops, second & edges, junctions)
    for vertex in starts:
        walk(vertex, 0, 0, -1)
    return best


def _same_kind(second: int, edge: int, other: int) -> bool:
    return not (second >> edge ^ second >> other) & 1


def _starts(at: Network, stops: int, second: int, junctions: int) -> list[int]:
    """Vertices at one of which a longest walk begins.

    Where two edges meet that a walk may pass, it could be begun one edge further back or, if it is
    closed, at any other of its vertices: such a vertex is needed only in a loop of nothing else.
    """
    ends = [
        vertex
        for vertex, around in at.items()
        if len(around) != 2
        or stops >> vertex & 1
        or (second and not junctions >> vertex & 1 and not _same_kind(second, *_edges(around)))
    ]
    seen, starts = set[int](), list[int]()
    for vertex in (*ends, *at):
        if vertex not in seen:
            starts.append(vertex)
            _spread(at, vertex, seen)
    return list({*ends, *starts})


def _edges(around: list[tuple[int, int]]) -> tuple[int, int]:
    return around[0][0], around[1][0]


def _spread(at: Network, start: int, seen: set[int]) -> None:
    """Add the vertices joined to ``start`` to ``seen``."""
    todo = [start]
    while todo:
        vertex = todo.pop()
        if vertex not in seen:
            seen.add(vertex)
            todo += [other for _, other in at[vertex]]


def road_length(game: Game, seat: int) -> int:
    """Length of the longest road of a seat."""
    state = game.state
    return longest_trail(game.board, state.roads[seat], game.rules.blocking(state, seat))


def road_grown(game: Game, seat: int, edge: int) -> None:
    """Measure a seat's roads after one was added.

    Where the new road ends alone and only roads make routes, whatever is longer begins there.
    """
    state, board = game.state, game.board
    others = state.roads[seat] & ~(1 << edge)
    ends = [v for v in board.edge_vertices[edge] if not board.vertex_edge_mask[v] & others]
    if not ends or len(game.rules.on_route_pieces) > 1:
        update_longest_road(game, (seat,))
        return
    stops, base = game.rules.blocking(state, seat), base_slice(state)
    grown = longest_trail(board, state.roads[seat], stops, start=ends[0])
    if grown > base.road_length[seat]:
        base.road_length[seat] = grown
        give_longest_road(game)


def update_longest_road(game: Game, seats: Iterable[int]) -> None:
    """Measure the roads of some seats again and move the card as base.md §13 says."""
    base = base_slice(game.state)
    for seat in seats:
        base.road_length[seat] = game.rules.route_length(game, seat)
    give_longest_road(game)


def give_longest_road(game: Game) -> None:
    """Move the card to whom the lengths give it."""
    base = base_slice(game.state)
    holder = longest_road_holder(base.road_length, base.longest_road)
    if holder != base.longest_road:
        former, base.longest_road = base.longest_road, holder
        length = base.road_length[holder] if holder >= 0 else 0
        game.emit("longest_road", seat=holder, former=former, length=length)


def longest_road_holder(lengths: list[int], holder: int) -> int:
    """Who holds the card after the lengths changed, or -1."""
    longest = max(lengths)
    if longest < LEAST_LENGTH:
        return -1
    if holder >= 0 and lengths[holder] == longest:
        return holder
    leaders = [seat for seat, length in enumerate(lengths) if length == longest]
    return leaders[0] if len(leaders) == 1 else -1
