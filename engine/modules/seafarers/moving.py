"""Moving one ship a turn: which are open, and where they may go (seafarers.md §5)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.board import Board
from engine.errors import Refusal
from engine.game import Game
from engine.modules.seafarers.ships import (
    connected_edges,
    pirate_edges,
    put_ship,
    require_free_sea_edge,
)
from engine.modules.seafarers.slice import seafarers_slice
from engine.params import Edge


def movable_ships(game: Game, seat: int) -> int:
    """Ships of a seat that it may pick up now, as a mask of edges."""
    part = seafarers_slice(game.state)
    if part.moved:
        return 0
    mask = 0
    for edge in bits(part.ships[seat] & ~part.built & ~pirate_edges(game.state)):
        if is_open(game, seat, edge):
            mask |= 1 << edge
    return mask


def held_vertices(game: Game, seat: int) -> int:
    """Vertices with a piece of the seat's own: buildings and whatever else stands on vertices."""
    state, mask = game.state, 0
    for hook in game.rules.on_occupied:
        mask |= hook(state)
    return mask & ~game.rules.blocking(state, seat)


def is_open(game: Game, seat: int, edge: int) -> bool:
    """Tell whether a ship has an open end, or lies on a loop that the rules open."""
    board, ships = game.board, seafarers_slice(game.state).ships[seat]
    others = ships & ~(1 << edge)
    held = held_vertices(game, seat)
    for vertex in board.edge_vertices[edge]:
        if not held >> vertex & 1 and not others & board.vertex_edge_mask[vertex]:
            return True
    return closes_loop(board, others, edge, game.state.own_buildings(seat))


def closes_loop(board: Board, others: int, edge: int, buildings: int) -> bool:
    """Tell whether an edge closes a loop with other ships that has at most one building on it.

    The one building must be at an end of the edge.
    """
    goal, start = board.edge_vertices[edge]
    if buildings >> start & 1:
        goal, start = start, goal
    if buildings >> start & 1:
        return False
    seen, todo = 1 << start, [start]
    while todo:
        vertex = todo.pop()
        for around in bits(board.vertex_edge_mask[vertex] & others):
            other = board.other_end(around, vertex)
            if other == goal:
                return True
            if not (seen | buildings) >> other & 1:
                seen |= 1 << other
                todo.append(other)
    return False


def move_targets(game: Game, seat: int, ship: int) -> int:
    """Edges to which a ship may go: legal with the ship already taken away."""
    ships = seafarers_slice(game.state).ships[seat] & ~(1 << ship)
    mask = connected_edges(game, seat, ships)
    for vertex in bits(stranded(game, seat, ship)):
        mask &= game.board.vertex_edge_mask[vertex]
    return game.rules.allowed(game, seat, "move_ship", mask)


def stranded(game: Game, seat: int, ship: int) -> int:
    """Vertices where a piece other than a building would keep no own road or ship."""
    state, board = game.state, game.board
    rest = (state.roads[seat] | seafarers_slice(state).ships[seat]) & ~(1 << ship)
    pieces = held_vertices(game, seat) & ~state.own_buildings(seat)
    return sum(
        1 << vertex
        for vertex in board.edge_vertices[ship]
        if pieces >> vertex & 1 and not rest & board.vertex_edge_mask[vertex]
    )


def require_movable(game: Game, seat: int, ship: int) -> None:
    """Raise ``Refusal`` with the reason if the seat may not pick up a ship."""
    part = seafarers_slice(game.state)
    if not part.ships[seat] >> ship & 1:
        raise Refusal("no-own-ship", edge=ship)
    if part.moved:
        raise Refusal("one-ship-per-turn")
    if part.built >> ship & 1:
        raise Refusal("ship-built-this-turn", edge=ship)
    if pirate_edges(game.state) >> ship & 1:
        raise Refusal("ship-held-by-pirate", edge=ship)
    if not is_open(game, seat, ship):
        raise Refusal("ship-closed", edge=ship)


def may_move_ship(game: Game, seat: int) -> bool:
    """Tell whether a seat has ships and has not moved one in this turn."""
    part = seafarers_slice(game.state)
    return bool(part.ships[seat]) and not part.moved


class MoveShip(Action, frozen=True):
    """Pick up one open ship and put it elsewhere, free of charge."""

    kind: ClassVar[str] = "move_ship"
    gate = staticmethod(may_move_ship)
    open: ClassVar[bool] = True

    ship: Edge
    """Where it stands."""
    edge: Edge
    """Where it goes."""

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [
            cls(seat, ship, edge)
            for ship in bits(movable_ships(game, seat))
            for edge in bits(move_targets(game, seat, ship))
        ]

    def check(self, game: Game) -> None:
        require_movable(game, self.seat, self.ship)
        if move_targets(game, self.seat, self.ship) >> self.edge & 1:
            return
        if self.edge == self.ship:
            raise Refusal("ship-same-edge", edge=self.edge)
        require_free_sea_edge(game, self.edge)
        game.rules.require_allowed(game, self.seat, "move_ship", self.edge)
        raise Refusal("ship-not-connected", edge=self.edge)

    def apply(self, game: Game) -> None:
        part = seafarers_slice(game.state)
        part.moved = True
        part.ships[self.seat] &= ~(1 << self.ship)
        game.state.occupied_edges &= ~(1 << self.ship)
        game.emit("ship_moved", seat=self.seat, edge=self.edge, from_edge=self.ship)
        put_ship(game, self.seat, self.edge)
