"""Trade routes: chains of roads and ships of all colours between buildings (cheops.md §7)."""

from functools import lru_cache

from engine.bags import single
from engine.bits import bits
from engine.board import Board
from engine.game import Game
from engine.modules.cheops.slice import GOLD, cheops_slice


@lru_cache(maxsize=1024)
def networks(board: Board, edges: int) -> tuple[int, ...]:
    """The connected parts of a mask of edges, each as the mask of its vertices."""
    parts: list[int] = []
    for edge in bits(edges):
        joined, apart = board.edge_vertex_mask[edge], []
        for part in parts:
            if part & joined:
                joined |= part
            else:
                apart.append(part)
        parts = [*apart, joined]
    return tuple(parts)


def linked_vertices(game: Game, seat: int) -> int:
    """Vertices that a trade route joins to a building of ``seat``; no building interrupts it."""
    state = game.state
    edges, own = 0, state.own_buildings(seat)
    for roads, ships in zip(state.roads, cheops_slice(state).ships, strict=True):
        edges |= roads | ships
    linked = 0
    for part in networks(game.board, edges):
        if part & own:
            linked |= part
    return linked


def pay_fee(game: Game, seat: int, owner: int, fee: int) -> None:
    """Hand gold to the owner of what one uses: he cannot refuse (cheops.md §8, §9)."""
    gold = game.rules.kind(GOLD)
    game.state.hands[seat][gold] -= fee
    game.state.hands[owner][gold] += fee


def fee_bag(game: Game, fee: int) -> tuple[int, ...]:
    """A fee as a bag."""
    return single(len(game.rules.kinds), game.rules.kind(GOLD), fee)


def gold_of(game: Game, seat: int) -> int:
    """Coins of a seat."""
    return game.state.hands[seat][game.rules.kind(GOLD)]
