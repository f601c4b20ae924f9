"""What a computer player does beside the base game: stones for the Pharaoh, ships to new land."""

from engine.actions import Action, BagChoice
from engine.bits import bits
from engine.modules.base.routes import BuildShip
from engine.modules.cheops.founding import FoundShip
from engine.modules.cheops.pyramid import BuildStone
from engine.modules.cheops.slice import cheops_slice
from engine.view import View

Moves = list[Action | BagChoice]


def act(view: View, moves: Moves) -> Action | None:
    """A stone that moves one of the Pharaoh's cards, or a ship where no road leads to land."""
    return _stone(view, moves) or _ship(view, moves)


def _stone(view: View, moves: Moves) -> Action | None:
    cheops, seat = cheops_slice(view.state), view.seat
    assert seat is not None
    stones = cheops.stones
    leads = stones[seat] + 1 > max(stones)
    if (leads and cheops.blessing != seat) or seat in cheops.cursed:
        return next((move for move in moves if isinstance(move, BuildStone)), None)
    return None


def _ship(view: View, moves: Moves) -> Action | None:
    """The ship that brings the best building place within reach, if there is none yet."""
    seat = view.seat
    assert seat is not None
    if _open_land(view) & view.state.road_ends[seat]:
        return None
    ships = [move for move in moves if isinstance(move, BuildShip)]
    best = max(ships, key=lambda move: _worth(view, move.edge), default=None)
    return best if best is not None and _worth(view, best.edge) else None


def found_route(view: View, moves: Moves) -> Action | None:
    """A ship only where no road can be placed."""
    if all(isinstance(move, FoundShip) for move in moves):
        return max(
            (move for move in moves if isinstance(move, FoundShip)),
            key=lambda move: _worth(view, move.edge),
        )
    return None


def _open_land(view: View) -> int:
    state = view.state
    return state.land_vertices & ~state.near_buildings & ~state.buildings


def _worth(view: View, edge: int) -> int:
    """Pips at the best building place at an end of an edge that is new to the seat."""
    seat, board = view.seat, view.board
    assert seat is not None
    fresh = board.edge_vertex_mask[edge] & _open_land(view) & ~view.state.road_ends[seat]
    return max((_pips(view, vertex) for vertex in bits(fresh)), default=0)


def _pips(view: View, vertex: int) -> int:
    numbers = (view.state.number[hex_] for hex_ in view.board.vertex_hexes[vertex])
    return sum(6 - abs(7 - number) for number in numbers if number)
