"""Longest road: the length of a network and who holds the card (base.md §13)."""

from collections.abc import Iterable

from engine.bits import bits
from engine.board import Board
from engine.game import Game
from engine.modules.base.slice import base_slice

LEAST_LENGTH = 5


def longest_trail(board: Board, edges: int, stops: int, second: int = 0, junctions: int = 0) -> int:
    """Edges of the longest walk over a mask of edges that uses no edge twice.

    The walk may end at a vertex of ``stops`` but not pass it. Edges that are also in ``second``
    (ships) join the others only at a vertex of ``junctions`` (seafarers.md §8).
    """
    at: dict[int, list[tuple[int, int]]] = {}
    for edge in bits(edges):
        a, b = board.edge_vertices[edge]
        at.setdefault(a, []).append((edge, b))
        at.setdefault(b, []).append((edge, a))
    best = 0

    def walk(vertex: int, used: int, length: int, last: int) -> None:
        nonlocal best
        best = max(best, length)
        if length and stops >> vertex & 1:
            return
        for edge, other in at[vertex]:
            if used >> edge & 1:
                continue
            changes = last >= 0 and (second >> edge ^ second >> last) & 1
            if not changes or junctions >> vertex & 1:
                walk(other, used | 1 << edge, length + 1, edge)

    for vertex in _starts(at, stops, second, junctions):
        walk(vertex, 0, 0, -1)
    return best


def _starts(
    at: dict[int, list[tuple[int, int]]], stops: int, second: int, junctions: int
) -> Iterable[int]:
    """Vertices among which a longest walk begins.

    A walk that begins where exactly two edges meet and may pass could be begun further back, unless
    the network is a closed loop: then every vertex does, so one per loop is kept by keeping all.
    """
    if second or stops:
        return at
    ends = [vertex for vertex, around in at.items() if len(around) != 2]
    return ends if ends and _all_reached(at, ends) else at


def _all_reached(at: dict[int, list[tuple[int, int]]], ends: list[int]) -> bool:
    """Tell whether every part of the network holds one of ``ends``."""
    seen, todo = set(ends), list(ends)
    while todo:
        for _, other in at[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(at)


def road_length(game: Game, seat: int) -> int:
    """Length of the longest road of a seat."""
    state = game.state
    return longest_trail(game.board, state.roads[seat], game.rules.blocking(state, seat))


def update_longest_road(game: Game, seats: Iterable[int]) -> None:
    """Measure the roads of some seats again and move the card as base.md §13 says."""
    base = base_slice(game.state)
    for seat in seats:
        base.road_length[seat] = game.rules.route_length(game, seat)
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
