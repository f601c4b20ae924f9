"""Longest road and largest army (base.md §13, §14)."""

import pytest

from engine.modules.base.roads import longest_trail
from tests.engine.builder import Table

RING = tuple(f"(0,0){side}" for side in ("NE", "E", "SE", "SW", "W", "NW"))
COAST = (
    "(-2,2)SW",
    "(-2,2)SE",
    "(-1,2)SW",
    "(-1,2)SE",
    "(0,2)SW",
    "(0,2)SE",
    "(0,2)E",
)
"""Seven edges in a row along the southern coast, from west to east."""
EAST = tuple(f"(2,-2){side}" for side in ("NE", "E", "SE", "SW", "W"))
WEST = tuple(f"(-2,0){side}" for side in ("NE", "E", "SE", "SW", "W"))
CUTS = {
    3: ("(-1,2)SE", "(-1,2)E"),
    2: ("(-2,2)SE", "(-2,2)E"),
}
"""By the length of the shorter part: where an opponent cuts ``COAST``, and the road there."""
SETTLEMENT = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}


def length(*roads, opponents=()):
    t = Table().road(0, *roads)
    for vertex in opponents:
        t.settlement(1, vertex)
    return t.base.road_length[0]


# --- length ---------------------------------------------------------------------------------------


def test_B39_T18_a_closed_loop():
    assert length(*RING) == 6


def test_T19_a_loop_with_a_tail():
    assert length(*RING, "(0,-1)E") == 7


def test_T20_an_opponent_on_a_loop():
    assert length(*RING, opponents=["(0,0)N"]) == 6


@pytest.mark.parametrize(
    ("vertex", "expected"), [("N", 4), ("NE", 3), ("SE", 3), ("S", 4), ("SW", 5), ("NW", 5)]
)
def test_T21_an_opponent_on_a_chain(vertex, expected):
    chain = tuple(f"(0,0){side}" for side in ("NW", "NE", "E", "SE", "SW"))
    assert length(*chain) == 5
    assert length(*chain, opponents=[f"(0,0){vertex}"]) == expected


def test_T22_two_hexes():
    roads = (*RING, *(f"(1,0){side}" for side in ("NE", "E", "SE", "SW", "NW")))
    assert length(*roads) == 11
    assert length(*roads, opponents=["(0,0)NE"]) == 10
    assert length(*roads, opponents=["(0,0)NE", "(0,0)SE"]) == 5


def test_T23_branches_do_not_add():
    assert length("(0,0)NE", "(0,0)NW", "(0,-1)E", "(0,0)E", "(0,0)W") == 4


def test_own_buildings_do_not_interrupt():
    t = Table().road(0, *COAST).settlement(0, "(-2,2)SE").city(0, "(-1,2)SE")
    assert t.base.road_length[0] == 7


def test_separate_parts_do_not_add():
    assert length(*RING, *COAST) == 7


def every_trail(board, edges, stops):
    """The rule's own search: try every walk from every vertex."""
    best = 0

    def walk(vertex, used):
        nonlocal best
        best = max(best, len(used))
        if used and stops >> vertex & 1:
            return
        for edge in board.vertex_edges[vertex]:
            if edge in edges and edge not in used:
                walk(board.other_end(edge, vertex), used | {edge})

    for vertex in {v for edge in edges for v in board.edge_vertices[edge]}:
        walk(vertex, frozenset())
    return best


@pytest.mark.parametrize("seed", range(60))
def test_length_is_that_of_the_rules_own_search(seed):
    from random import Random

    random, board = Random(seed), Table().board
    edges = {random.randrange(board.edge_count)}
    while len(edges) < 12:
        around = {n for e in edges for v in board.edge_vertices[e] for n in board.vertex_edges[v]}
        edges.add(random.choice(sorted(around)))
    stops = 0
    for _ in range(random.randrange(4)):
        stops |= 1 << random.choice(board.edge_vertices[random.choice(sorted(edges))])
    mask = sum(1 << edge for edge in edges)
    assert longest_trail(board, mask, stops) == every_trail(board, edges, stops)


# --- who holds the longest road -------------------------------------------------------------------


def cut(t, size, seat=3):
    """A seat builds a settlement that leaves ``size`` edges of the coast on the short side."""
    vertex, road = CUTS[size]
    t.road(seat, road).hand(seat, **SETTLEMENT).action(seat)
    t.do(seat, "build_settlement", vertex)


def test_five_edges_are_needed_and_one_who_leads():
    t = Table().settlement(0, "(2,-2)N").road(0, *EAST[:4]).hand(0, brick=1, lumber=1).action(0)
    assert t.base.longest_road == -1
    t.do(0, "build_road", EAST[4])
    assert (t.base.longest_road, t.points(0)) == (0, 3)
    assert t.event("longest_road").params == {"seat": 0, "former": -1, "length": 5}


def test_B40_equalling_does_not_take():
    t = Table().road(0, *COAST[:6]).road(1, *EAST).hand(1, brick=1, lumber=1).action(1)
    t.do(1, "build_road", "(2,-2)NW")
    assert t.base.road_length[:2] == [6, 6]
    assert t.base.longest_road == 0


def test_B41_T26_the_holder_is_cut_but_ties():
    t = Table().road(0, *COAST).road(1, *EAST)
    cut(t, 2)
    assert t.base.road_length[:2] == [5, 5]
    assert t.base.longest_road == 0


def test_B42_T25_set_aside_until_one_leads_alone():
    t = Table().road(0, *COAST).road(1, *EAST).road(2, *WEST)
    cut(t, 3)
    assert t.base.road_length[:3] == [4, 5, 5]
    assert t.base.longest_road == -1
    assert t.event("longest_road").params == {"seat": -1, "former": 0, "length": 0}
    t.hand(2, brick=1, lumber=1).action(2)
    t.do(2, "build_road", "(-2,0)NW")
    assert t.base.longest_road == 2


def test_B43_one_rival_gets_it_off_turn():
    t = Table().road(0, *COAST).road(1, *EAST)
    cut(t, 3)
    assert (t.base.longest_road, t.state.active) == (1, 3)


def test_B44_nobody_is_left_with_five():
    t = Table().road(0, *COAST).road(1, *EAST[:4])
    cut(t, 3)
    assert t.base.longest_road == -1


def test_T24_the_card_changes_hands():
    t = Table().road(0, *COAST[:5]).road(1, *EAST).hand(1, brick=1, lumber=1).action(1)
    before = [t.points(seat) for seat in range(2)]
    t.do(1, "build_road", "(2,-2)NW")
    assert t.base.longest_road == 1
    assert [t.points(seat) - old for seat, old in enumerate(before)] == [-2, 2]


# --- largest army ---------------------------------------------------------------------------------


def play_knight(t, seat):
    t.cards(seat, "knight_card").action(seat)
    t.base.card_played = False
    t.do(seat, "play_knight")


def test_the_third_knight_takes_the_army_before_the_robber_moves():
    t = Table().knights(2)
    play_knight(t, 0)
    assert (t.asks, t.base.largest_army, t.points(0)) == ("move_robber", 0, 2)


def test_two_knights_are_too_few():
    t = Table().knights(1)
    play_knight(t, 0)
    assert t.base.largest_army == -1


def test_B45_equalling_keeps_the_fourth_takes():
    t = Table().knights(3, 2, holder=0)
    play_knight(t, 1)
    assert t.base.largest_army == 0
    play_knight(t, 1)
    assert t.base.largest_army == 1


def test_T27_one_more_than_the_holder():
    t = Table().knights(3, 3, holder=0)
    play_knight(t, 1)
    assert (t.base.largest_army, t.points(0), t.points(1)) == (1, 0, 2)


def test_knights_in_hand_do_not_count():
    t = Table().knights(2).cards(0, "knight_card", "knight_card", "knight_card").action(0)
    assert t.base.largest_army == -1
