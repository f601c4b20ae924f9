"""Areas, founding places and bonus chits (seafarers.md §9, §12)."""

import pytest

from engine.modules.seafarers.islands import areas_of
from tests.rules.seafarers.table import LINE, P, Q, Sea, new_shores

PRICE = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}


def vertices_of(t, area):
    """Vertices of an area that touch no other area."""
    board, found = t.board, areas_of(t.board, t.state.terrain)
    (own,) = [region.hexes for region in found if region.id == area]
    others = sum(region.hexes for region in found if region.id != area)
    mask = board.vertices_of(own & t.state.land) & ~board.vertices_of(others & t.state.land)
    return [v for v in range(board.vertex_count) if mask >> v & 1]


def settle(t, seat, vertex):
    """Build a settlement at a vertex, reached by a ship or road put there; the chits it earned."""
    state, board = t.state, t.board
    before = t.part.chits[seat]
    edge = next(e for e in board.vertex_edges[vertex] if not state.occupied_edges >> e & 1)
    (t.ship if state.sea_edges >> edge & 1 else t.road)(seat, edge)
    t.hand(seat, **PRICE)
    t.do(seat, "build_settlement", vertex)
    return t.part.chits[seat] - before


def apart(t, vertices):
    """The first of some vertices where a settlement may stand."""
    open_ = t.state.land_vertices & ~t.state.buildings & ~t.state.near_buildings
    return next(v for v in vertices if open_ >> v & 1)


def settle_in(t, seat, area):
    return settle(t, seat, apart(t, vertices_of(t, area)))


def live_in(t, seat, *areas):
    """Founding pieces of a seat in some areas."""
    for area in areas:
        t.settlement(seat, apart(t, vertices_of(t, area)))
    return t.homes()


# --- founding -------------------------------------------------------------------------------------


def test_T16_no_founding_in_a_foreign_area():
    t = new_shores(founding=True)
    t.refused("founding-not-here", 0, "found_settlement", Q)


def test_S51_no_founding_on_the_desert_coast():
    t = Sea("through_the_desert_4p", founding=True)
    desert = vertices_of(t, "desert")
    assert desert
    for vertex in desert:
        t.refused("founding-not-here", 0, "found_settlement", vertex)


@pytest.mark.parametrize(
    ("board", "seats", "places"),
    [
        ("new_shores_3p", 3, 42),
        ("new_shores_4p", 4, 54),
        ("new_shores_6p", 6, 80),
        ("four_islands_3p", 3, 76),
        ("four_islands_4p", 4, 87),
        ("six_islands_6p", 6, 120),
        ("fog_islands_3p", 3, 50),
        ("fog_islands_4p", 4, 60),
        ("fog_islands_6p", 6, 69),
        ("through_the_desert_3p", 3, 44),
        ("through_the_desert_4p", 4, 52),
        ("through_the_desert_6p", 6, 63),
    ],
)
def test_T1_start_vertices(board, seats, places):
    t = Sea(board, seats=seats, founding=True)
    assert len(t.places(0, "found_settlement")) == places


# --- chits ----------------------------------------------------------------------------------------


def test_T5_S35_a_second_settlement_on_the_island_earns_nothing():
    t = new_shores().settlement(0, P).homes().ship(0, *LINE).hand(0, **PRICE).action(0)
    t.do(0, "build_settlement", Q)
    assert (t.points(0), t.part.chits[0]) == (4, 2)
    assert settle(t, 0, t.vertex("(0,0)NW")) == 0
    assert t.points(0) == 5


def test_S36_every_player_gets_chits_of_his_own():
    t = live_in(live_in(new_shores(), 0, "main"), 1, "main").action(0)
    assert settle_in(t, 0, "island_2") == 2
    assert settle_in(t.action(1), 1, "island_2") == 2


def test_S37_no_chit_for_a_city():
    t = live_in(new_shores(), 0, "main").action(0)
    settle_in(t, 0, "island_1")
    (vertex,) = [v for v in vertices_of(t, "island_1") if t.state.settlements[0] >> v & 1]
    t.hand(0, grain=2, ore=3).do(0, "build_city", vertex)
    assert t.part.chits[0] == 2


def test_settling_the_home_area_earns_nothing():
    t = live_in(new_shores(), 0, "main").action(0)
    assert settle_in(t, 0, "main") == 0


def test_chits_stay_when_the_settlement_is_lost():
    t = live_in(new_shores(), 0, "main").action(0)
    settle_in(t, 0, "island_1")
    t.clear(0)
    assert (t.points(0), t.part.chits[0]) == (2, 2)
    assert settle_in(t, 0, "island_1") == 0


def test_T27_two_home_islands():
    t = live_in(Sea("four_islands_4p"), 0, "northwest", "southeast").action(0)
    assert settle_in(t, 0, "southwest") == 2
    assert settle_in(t, 0, "northeast") == 2
    assert settle_in(t, 0, "southwest") == 0
    assert settle_in(t.city(0, *own(t)), 0, "northwest") == 0


def own(t):
    """Vertices with a settlement of seat 0."""
    return [v for v in range(t.board.vertex_count) if t.state.settlements[0] >> v & 1]


def test_T28_one_home_island():
    t = live_in(Sea("four_islands_4p"), 0, "northeast", "northeast").action(0)
    for island in ("northwest", "southwest", "southeast"):
        assert settle_in(t, 0, island) == 2
    assert t.part.chits[0] == 6


def test_T29_the_strip_is_one_region():
    t = live_in(Sea("through_the_desert_4p"), 0, "main").action(0)
    assert settle(t, 0, apart(t, hex_vertices(t, "(-2,2)"))) == 2
    assert settle(t, 0, apart(t, hex_vertices(t, "(-1,1)"))) == 0


def hex_vertices(t, hex_):
    return t.board.hex_vertices[t.hex(hex_)]


def test_a_vertex_at_strip_and_desert_belongs_to_the_strip():
    t = live_in(Sea("through_the_desert_4p"), 0, "main").action(0)
    strip, desert = (
        next(region.hexes for region in areas_of(t.board, t.state.terrain) if region.id == name)
        for name in ("strip", "desert")
    )
    both = t.board.vertices_of(strip) & t.board.vertices_of(desert)
    assert settle(t, 0, apart(t, [v for v in range(t.board.vertex_count) if both >> v & 1])) == 2


def test_T30_desert_and_main_earn_nothing():
    t = live_in(Sea("through_the_desert_4p"), 0, "main").action(0)
    assert settle_in(t, 0, "desert") == 0


def test_the_founding_phase_makes_the_homes():
    t = Sea("four_islands_4p", founding=True)
    while not t.state.turn:
        t.default(t.game.asked[0])
    areas = areas_of(t.board, t.state.terrain)
    for seat in range(4):
        lived = {
            area.id
            for area in areas
            if t.board.vertices_of(area.hexes & t.state.land) & t.state.settlements[seat]
        }
        noted = {area.id for i, area in enumerate(areas) if t.part.settled[seat] >> i & 1}
        assert noted == lived
    assert t.part.chits == [0, 0, 0, 0]


def test_new_world_islands_earn_one_each():
    t = Sea("new_world_34p", seats=4, harbor_placement="random")
    islands = areas_of(t.board, t.state.terrain)
    assert {area.kind for area in islands} == {"home_or_foreign"}
    assert len(islands) > 1
    live_in(t, 0, islands[0].id).action(0)
    assert settle_in(t, 0, islands[1].id) == 1


# --- bonus_mode -----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["new_shores_3p", "through_the_desert_3p"])
def test_older_editions_gave_one_chit_an_area(board):
    t = live_in(Sea(board, bonus_mode="older"), 0, "main").action(0)
    assert settle_in(t, 0, "island_1") == 1
    assert settle_in(t, 0, "island_2") == 1


def test_older_editions_gave_more_for_the_second_of_the_four_islands():
    t = live_in(Sea("four_islands_4p", bonus_mode="older"), 0, "northeast").action(0)
    assert settle_in(t, 0, "northwest") == 1
    assert settle_in(t, 0, "southwest") == 2


@pytest.mark.parametrize("board", ["new_shores_3p", "four_islands_3p"])
def test_no_chits_at_all(board):
    t = Sea(board, bonus_mode="none")
    first = areas_of(t.board, t.state.terrain)[0].id
    live_in(t, 0, first).action(0)
    second = next(a.id for a in areas_of(t.board, t.state.terrain)[1:])
    assert settle_in(t, 0, second) == 0


# --- victory --------------------------------------------------------------------------------------


def test_T34_chits_win():
    t = new_shores().settlement(0, P).homes().ship(0, *LINE).hand(0, **PRICE)
    t.cards(0, *["victory_point_card"] * 12).action(0)
    assert (t.points(0), t.rules.target) == (13, 14)
    t.do(0, "build_settlement", Q)
    assert t.points(0) == 16
    assert t.game.winners == (0,)
