"""Set-ups of Cheops: both numbers of players, its options."""

from engine.bits import bits
from engine.game import Game
from engine.modules.cheops.pharaoh import cursed
from engine.modules.cheops.points import founding_points, site_points
from engine.modules.cheops.pyramid import SIZE
from engine.modules.cheops.slice import cheops_slice
from tests.engine.setups import Setup

MODULES = ("base", "cheops")

SETUPS = [
    Setup("cheops", MODULES, options={"victory_points": 9}),
    Setup("cheops 3 seats", MODULES, seats=3, options={"pyramid_guest_fee": 0}),
    Setup("cheops strict", MODULES, options={"strict_phases": True, "victory_points": 7}),
]


def check(game: Game) -> None:
    """cheops.md §4, §5, §9, §11: pieces, the pyramid and the Pharaoh's cards."""
    state, cheops = game.state, cheops_slice(game.state)
    for seat, ships in enumerate(cheops.ships):
        assert not ships & ~state.sea_edges
        assert not state.roads[seat] & ~state.land_edges
    buildings = [state.own_buildings(seat) for seat in range(state.seats)]
    if not state.turn:
        assert not state.buildings & ~founding_points(game.board)
    assert cheops.started == any(site_points(game.board) & mask for mask in buildings)
    assert len(cheops.placed) <= SIZE
    assert cheops.started or not cheops.placed
    if cheops.blessing >= 0:
        assert cheops.stones[cheops.blessing] == max(cheops.stones) > 0
        assert cheops.cursed == cursed(cheops.stones, cheops.blessing)
    else:
        assert not any(cheops.stones)
    for vertex in bits(state.buildings):
        assert not game.board.vertex_neighbor_mask[vertex] & state.buildings
