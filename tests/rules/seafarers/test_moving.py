"""Moving a ship: open and closed routes (seafarers.md §5)."""

import pytest

from tests.rules.seafarers.table import LINE, RING, P, Q, new_shores

A, B, C = LINE


@pytest.fixture
def t():
    """T2 a turn later: the line a, b, c of seat 0, which lives at P."""
    return new_shores().settlement(0, P).ship(0, *LINE).action(0)


def ring(settlement):
    """Six ships of seat 0 around the sea hex (0,1)."""
    return new_shores().settlement(0, settlement).ship(0, *RING).action(0)


# --- which ships are open -------------------------------------------------------------------------


def test_T6_S14_only_the_end_of_an_open_line(t):
    assert t.movable(0) == t.edges(C)
    t.refused("ship-closed", 0, "move_ship", A, "(0,1)SE")
    t.refused("ship-closed", 0, "move_ship", B, "(0,1)SE")


def test_T7_a_settlement_closes_what_lies_behind(t):
    t.settlement(0, Q)
    assert t.movable(0) == t.edges(C)
    t.refused("ship-closed", 0, "move_ship", B, "(1,1)NE")


def test_S12_an_own_road_does_not_continue_a_route(t):
    end = t.board.edge_vertices[t.edge(C)]
    (vertex,) = [v for v in end if v not in t.board.edge_vertices[t.edge(B)]]
    road = next(
        e for e in t.board.vertex_edges[vertex] if e != t.edge(C) and t.state.land_edges >> e & 1
    )
    t.road(0, road)
    assert t.movable(0) == t.edges(C)


def test_S13_an_opponents_settlement_does_not_close_an_end(t):
    t.no_ship(0, C).settlement(1, Q)
    assert t.movable(0) == t.edges(B)


def test_S15_an_opponent_on_a_closed_line_opens_nothing():
    t = new_shores().settlement(0, P, "(1,0)NE").ship(0, *LINE).settlement(1, Q).action(0)
    assert t.movable(0) == set()


def test_a_branched_route_is_open_at_each_end(t):
    t.ship(0, "(1,1)NE")
    assert t.movable(0) == t.edges(C, "(1,1)NE")


def test_T19_S16_a_loop_with_one_building_is_open_there():
    assert ring(P).movable(0) == ring(P).edges(A, "(0,1)SE")


def test_a_loop_with_two_buildings_is_closed():
    t = ring(P).settlement(0, "(0,1)NW")
    assert t.movable(0) == set()


def test_T20_S17_a_loop_without_building_is_open_all_round():
    t = ring("(-1,0)SE").ship(0, "(-1,1)NE")
    assert t.movable(0) == t.edges(*RING)
    t.refused("ship-closed", 0, "move_ship", "(-1,1)NE", "(1,0)SE")


def test_S20_the_pirate_holds_a_ship(t):
    t.pirate("(2,0)")
    assert t.edges(C) <= {e for e in range(t.board.edge_count) if t.part.ships[0] >> e & 1}
    t.refused("ship-held-by-pirate", 0, "move_ship", C, "(0,1)SE")
    assert t.length(0) == 3


# --- when -----------------------------------------------------------------------------------------


def test_T8_S9_not_in_the_turn_it_was_built():
    t = new_shores().settlement(0, P).ship(0, A, B).hand(0, lumber=1, wool=1).action(0)
    t.do(0, "build_ship", C)
    t.refused("ship-built-this-turn", 0, "move_ship", C, "(0,1)SE")


def test_S9_nor_if_a_card_placed_it():
    t = new_shores().settlement(0, P).cards(0, "road_building").action(0)
    t.do(0, "play_road_building")
    t.do(0, "place_free_ship", A)
    t.do(0, "place_free_ship", B)
    t.refused("ship-built-this-turn", 0, "move_ship", B, "(0,1)SE")


def test_a_ship_built_earlier_moves_in_a_later_turn():
    t = new_shores().settlement(0, P).hand(0, lumber=1, wool=1).robber(-1).action(0)
    t.do(0, "build_ship", A)
    for seat in (0, 1, 2):
        t.do(seat, "end_turn")
        t.roll(1, 1)
    t.do(0, "move_ship", A, "(0,1)SE")


def test_S10_one_ship_a_turn(t):
    t.ship(0, "(1,1)NE")
    t.do(0, "move_ship", C, "(0,1)SE")
    t.refused("one-ship-per-turn", 0, "move_ship", "(1,1)NE", "(1,0)E")
    assert t.movable(0) == set()


def test_not_before_the_roll(t):
    t.pre_roll(0)
    t.refused("not-now", 0, "move_ship", C, "(0,1)SE")


def test_Q15_by_default_no_ship_is_moved(t):
    t.default(0)
    assert t.part.ships[0] == sum(1 << edge for edge in t.edges(*LINE))


# --- where to -------------------------------------------------------------------------------------


def test_S18_the_only_ship_of_a_settlement_goes_to_another_route():
    t = new_shores().settlement(0, P, "(-1,0)SE").ship(0, A).action(0)
    t.do(0, "move_ship", A, "(-1,1)NE")
    assert t.part.ships[0] == 1 << t.edge("(-1,1)NE")


def test_S19_not_to_a_place_reached_through_itself():
    t = new_shores().settlement(0, P).ship(0, A, B).action(0)
    t.refused("ship-not-connected", 0, "move_ship", B, C)


def test_not_back_on_its_edge(t):
    t.refused("ship-same-edge", 0, "move_ship", C, C)


def test_a_move_is_free_and_told(t):
    t.hand(0, brick=1)
    t.do(0, "move_ship", C, "(1,1)NE")
    assert t.hand_of(0) == {"brick": 1}
    assert t.event("ship_moved").params == {
        "seat": 0,
        "edge": t.edge("(1,1)NE"),
        "from_edge": t.edge(C),
    }


def test_only_own_ships(t):
    t.ship(1, "(1,4)NE")
    t.refused("no-own-ship", 0, "move_ship", "(1,4)NE", "(0,1)SE")


def test_T9_T10_the_pirate_on_the_way(t):
    t.settlement(0, Q).hand(0, lumber=1, wool=1).pirate("(1,1)")
    touched = {e for e in t.board.hex_edges[t.hex("(1,1)")] if e >= 0}
    assert touched & t.edges(*LINE) == t.edges(A, B)
    assert t.movable(0) == t.edges(C)
    t.refused("pirate-there", 0, "build_ship", "(1,1)NE")
    t.refused("pirate-there", 0, "move_ship", C, "(1,1)NE")
    t.do(0, "move_ship", C, "(0,1)SE")


def test_S21_a_settlement_at_the_pirates_coast(t):
    t.pirate("(1,1)").hand(0, brick=1, lumber=1, wool=1, grain=1)
    t.do(0, "build_settlement", Q)


def test_strict_phases_move_ships_while_building():
    t = new_shores(strict_phases=True).settlement(0, P).ship(0, A).action(0)
    t.refused("not-now", 0, "move_ship", A, "(0,1)SE")
    t.do(0, "end_trading")
    t.do(0, "move_ship", A, "(0,1)SE")
