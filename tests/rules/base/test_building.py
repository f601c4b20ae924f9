"""Roads, settlements, cities (base.md §11)."""

import pytest

from tests.engine.builder import Table

PLENTY = {"brick": 5, "lumber": 5, "wool": 5, "grain": 5, "ore": 5}


@pytest.fixture
def t():
    return Table().hand(0, **PLENTY).action(0)


def test_prices(t):
    t.settlement(0, "(0,0)N")
    t.hand(0, brick=1, lumber=1).do(0, "build_road", "(0,0)NE")
    t.hand(0, brick=1, lumber=1).do(0, "build_road", "(0,0)E")
    t.hand(0, brick=1, lumber=1, wool=1, grain=1).do(0, "build_settlement", "(0,0)SE")
    t.hand(0, grain=2, ore=3).do(0, "build_city", "(0,0)SE")
    t.hand(0, wool=1, grain=1, ore=1).do(0, "buy_development_card")
    assert (t.hand_of(0), sum(t.state.bank)) == ({}, 5 * 19)


@pytest.mark.parametrize(
    ("kind", "params"),
    [
        ("build_road", ["(0,0)NE"]),
        ("build_settlement", ["(1,0)S"]),
        ("build_city", ["(0,0)N"]),
        ("buy_development_card", []),
    ],
)
def test_nothing_is_built_on_credit(t, kind, params):
    t.settlement(0, "(0,0)N").road(0, "(1,0)SW").hand(0, brick=1, wool=1, ore=2)
    t.refused("too-few-cards", 0, kind, *params)


def test_B22_settlement_and_city_in_one_turn(t):
    t.road(0, "(0,0)NE")
    t.do(0, "build_settlement", "(0,0)N")
    t.do(0, "build_city", "(0,0)N")
    assert (t.points(0), t.state.supply("settlement", 0), t.state.supply("city", 0)) == (2, 5, 3)


def test_B22_needs_a_settlement_piece_for_a_moment(t):
    t.lodge(0, settlements=5).road(0, "(0,0)NE")
    assert t.refused("no-piece-left", 0, "build_settlement", "(0,0)N") == {"what": "settlement"}


def test_B23_an_upgrade_frees_a_settlement(t):
    t.lodge(0, settlements=4).settlement(0, "(2,0)S").road(0, "(0,0)NE")
    t.do(0, "build_city", "(2,0)S")
    t.do(0, "build_settlement", "(0,0)N")
    assert (t.state.supply("settlement", 0), t.state.supply("city", 0)) == (0, 3)


def test_B24_four_cities_and_no_more(t):
    t.lodge(0, cities=4).settlement(0, "(2,0)S")
    assert t.refused("no-piece-left", 0, "build_city", "(2,0)S") == {"what": "city"}


def test_T35_no_settlement_piece_left():
    t = Table().lodge(0, settlements=4).settlement(0, "(2,0)S").road(0, "(0,0)NE")
    t.hand(0, grain=3, ore=3, brick=1, lumber=1, wool=1).action(0)
    t.refused("no-piece-left", 0, "build_settlement", "(0,0)N")
    t.do(0, "build_city", "(2,0)S")
    t.do(0, "build_settlement", "(0,0)N")
    assert t.hand_of(0) == {}


def test_B25_no_road_through_an_opponents_building(t):
    t.road(0, "(0,0)NW").settlement(1, "(0,0)N")
    t.refused("road-not-connected", 0, "build_road", "(0,0)NE")


def test_B26_a_road_may_end_at_an_opponents_building(t):
    t.road(0, "(0,0)W").settlement(1, "(0,0)N")
    t.do(0, "build_road", "(0,0)NW")


def test_T17_an_opponents_settlement_at_one_end(t):
    t.road(0, "(0,0)NW").settlement(1, "(0,0)N")
    assert not t.can(0, "build_road", "(0,0)NE")
    assert t.can(0, "build_road", "(0,0)W")


def test_B27_an_opponents_settlement_in_the_middle_of_a_chain(t):
    t.road(0, "(0,0)NW", "(0,0)NE", "(0,0)E").road(1, "(0,-1)E")
    t.hand(1, **dict.fromkeys(("brick", "lumber", "wool", "grain"), 1)).action(1)
    assert t.base.road_length[0] == 3
    t.do(1, "build_settlement", "(0,0)N")
    assert t.base.road_length[0] == 2
    t.action(0)
    assert t.can(0, "build_settlement", "(0,0)SE")
    assert not t.can(0, "build_settlement", "(0,0)NE")


def test_B27_needs_a_road_there(t):
    t.road(0, "(0,0)NW", "(0,0)NE").hand(1, **PLENTY).action(1)
    t.refused("settlement-not-connected", 1, "build_settlement", "(0,0)N")


def test_B28_both_parts_of_a_cut_network_grow(t):
    t.road(0, "(0,0)NW", "(0,0)NE").settlement(1, "(0,0)N")
    assert t.can(0, "build_road", "(0,0)W")
    assert t.can(0, "build_road", "(0,0)E")


def test_B29_a_settlement_needs_an_own_road(t):
    t.settlement(0, "(0,0)N")
    t.refused("settlement-not-connected", 0, "build_settlement", "(0,0)S")
    t.road(1, "(0,0)SE")
    t.refused("settlement-not-connected", 0, "build_settlement", "(0,0)S")


def test_T16_distance_rule(t):
    t.settlement(1, "(0,0)N").road(0, "(0,0)NE", "(0,0)E")
    t.refused("too-near", 0, "build_settlement", "(0,0)NE")
    t.refused("vertex-occupied", 0, "build_settlement", "(0,0)N")
    t.do(0, "build_settlement", "(0,0)SE")


def test_a_settlement_between_two_roads_of_another_player(t):
    t.road(1, "(0,0)NW", "(0,0)NE").road(0, "(0,-1)E")
    t.do(0, "build_settlement", "(0,0)N")


def test_one_road_an_edge(t):
    t.settlement(0, "(0,0)N").road(1, "(0,0)NE").road(0, "(0,0)NW")
    t.refused("edge-occupied", 0, "build_road", "(0,0)NE")
    t.refused("edge-occupied", 0, "build_road", "(0,0)NW")
    t.refused("road-not-connected", 0, "build_road", "(2,0)E")


def test_fifteen_roads_and_no_more(t):
    chain = [*range(14), 40]
    t.road(0, *chain)
    t.refused("no-piece-left", 0, "build_road", 41)


def test_coastal_edges_carry_roads(t):
    t.settlement(0, "(2,0)SE")
    t.do(0, "build_road", "(2,0)E")


def test_a_city_stands_on_an_own_settlement(t):
    t.settlement(1, "(0,0)N").city(0, "(0,0)S")
    for vertex in ("(0,0)N", "(0,0)S", "(2,0)S"):
        t.refused("no-own-settlement", 0, "build_city", vertex)


def test_the_robber_does_not_hinder_building(t):
    t.road(0, "(0,0)NE").robber("(0,0)")
    t.do(0, "build_settlement", "(0,0)N")


def test_nothing_is_built_before_the_roll_or_off_turn(t):
    t.road(0, "(0,0)NE").hand(1, **PLENTY).road(1, "(2,0)E")
    t.refused("not-your-turn", 1, "build_settlement", "(2,0)SE")
    t.pre_roll(0)
    for kind, params in (("build_settlement", ["(0,0)N"]), ("buy_development_card", [])):
        t.refused("not-now", 0, kind, *params)


def test_B52_a_player_with_nothing_must_roll_and_may_end():
    t = Table()
    t.refused("not-now", 0, "end_turn")
    t.roll(1, 1)
    assert {move.kind for move in t.game.legal(0)} == {"end_turn"}
    t.do(0, "end_turn")
    assert (t.game.asked, t.asks, t.state.turn) == ((1,), "pre_roll", 2)


def test_the_turn_passes_clockwise():
    t = Table(seats=3)
    order = []
    for _ in range(6):
        order.append(t.state.active)
        t.roll(1, 1)
        t.do(t.state.active, "end_turn")
    assert order == [0, 1, 2, 0, 1, 2]


def test_Q2_Q7_defaults_of_a_turn():
    t = Table().cards(0, "knight_card").hand(0, **PLENTY)
    assert t.game.default(0) == t.make(0, "roll")
    assert t.game.default(1) is None
    t.roll(1, 1)
    assert t.game.default(0) == t.make(0, "end_turn")


def test_Q7_free_roads_are_forfeited():
    t = Table().settlement(0, "(0,0)N").cards(0, "road_building").action(0)
    t.do(0, "play_road_building")
    t.do(0, "place_free_road", "(0,0)NE")
    t.refused("only-as-default", 0, "forgo_free_road")
    t.default(0)
    assert (t.asks, t.state.roads[0].bit_count(), t.base.cards[0]) == ("action", 1, ())
