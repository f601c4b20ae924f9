"""Alexander's way, what it closes, and the ends of the game (alexander.md §3, §6, §9, §12)."""

import itertools
from collections import Counter

import pytest

from engine.bits import bits
from engine.layout import coastal_edges
from engine.modules.alexander.path import EMPTY, EVENT, TEMPLE, VIOLET, path_of
from tests.rules.alexander.march import March

# --- the map --------------------------------------------------------------------------------------


def test_T35_map():
    board = March().board
    assert (board.tiles.bit_count(), board.vertex_count, board.edge_count) == (65, 164, 228)
    terrain = March().state.terrain
    assert coastal_edges(board, terrain).bit_count() == 36
    path = path_of(board)
    for here, there in itertools.pairwise(path):
        assert board.edge_between(here.vertex, there.vertex) >= 0


def test_path_kinds():
    path = path_of(March().board)
    kinds = [point.kind for point in path]
    assert Counter(kinds) == {TEMPLE: 13, EVENT: 25, EMPTY: 5, VIOLET: 3}
    assert len({point.vertex for point in path}) == 46
    assert (path[0].place, path[6].place, path[45].place) == ("pella", "tyre", "persepolis")


# --- moving ---------------------------------------------------------------------------------------


def roll(t, *dice, seat=0, more=()):
    t.pre_roll(seat)
    t.do(seat, "roll", outcomes=[*dice, *more])
    return t


def test_T25_an_empty_point_has_no_event():
    t = roll(March().passed(8), 1, 2)
    assert (t.alexander.passed, t.asks) == (9, "action")
    assert t.event("alexander_moved").params["point"] == 8
    assert not t.told("auction_opened")


def test_a_temple_brings_the_founding_auction():
    t = roll(March().passed(3), 1, 2)
    assert t.event("auction_opened").params["event"] == "founding_event"
    assert t.event("auction_opened").params["place"] == "sardis"


def test_a_token_is_turned_on_arrival():
    t = roll(March().passed(1), 1, 2, more=["statue_event"])
    assert t.event("auction_opened").params["event"] == "statue_event"
    assert t.alexander.tokens["statue_event"] == 6


def test_an_auction_says_what_pays():
    for token, kinds, knights in (
        ("statue_event", ["brick", "ore", "gold_coin"], 0),
        ("battle_event", ["wool", "ore", "gold_coin"], 3),
    ):
        t = roll(March().passed(1), 1, 2, more=[token])
        told = t.event("auction_opened").params
        assert [t.rules.kinds[kind] for kind in told["kinds"]] == kinds
        assert told["knights"] == knights


def test_a_seven_changes_nothing_on_other_points():
    t = roll(March().passed(8), 3, 4)
    t.do(0, "move_robber", "(0,0)")
    assert (t.alexander.passed, t.asks) == (9, "action")


def test_T22_R19_a_violet_point_waits_for_a_seven():
    t = roll(March().passed(43).hand(0, brick=1, lumber=1, gold_coin=4), 3, 5)
    assert (t.alexander.passed, t.asks) == (43, "action")
    assert t.told("alexander_waits")
    assert t.can(0, "maritime_trade", "gold_coin", "ore")


def test_T22_R18_a_seven_passes_it():
    t = March().passed(43).hand(1, wool=12).supply(ore=8)
    roll(t, 3, 4)
    assert t.asks == "discard"
    t.default(1)
    t.do(0, "move_robber", "(0,0)", outcomes=["ore"] * 4)
    assert (t.alexander.passed, t.asks) == (44, "action")
    assert t.hand_of(0) == {"ore": 1}
    assert not t.told("auction_opened")


def test_T23_persepolis_ends_the_game_before_the_action_phase():
    t = roll(March().passed(45).settlement(2, "(0,0)N"), 3, 4)
    t.do(0, "move_robber", "(8,0)")
    assert t.alexander.passed == 46
    assert t.game.winners == (2,)
    assert t.asks == ""


# --- the end --------------------------------------------------------------------------------------


def give_points(t, *points):
    """Give the seats so many points in victory point cards."""
    for seat, count in enumerate(points):
        t.base.cards[seat] = ("victory_point_card",) * count
    return t


@pytest.mark.parametrize(("tokens", "winners"), [((6, 7, 3, 2), (1,)), ((7, 7, 3, 2), (0, 1))])
def test_T24_most_points_then_most_tokens(tokens, winners):
    t = March().passed(45)
    for seat, count in enumerate(tokens):
        t.alexander.won[seat] = ("famine_event",) * count
    give_points(t, 11, 11, 9, 8)
    roll(t, 3, 4)
    t.do(0, "move_robber", "(8,0)")
    assert t.game.winners == winners


def win_auction(t, event, seat):
    t.hand(seat, brick=1, wool=1).auction(event, active=1)
    order = [(1 + step) % t.state.seats for step in range(t.state.seats)]
    t.bids(*((other, int(other == seat)) for other in order))
    if t.asks == "pay_bid":
        t.default(seat)
    return t


def test_T32_a_temple_on_anothers_turn_is_not_enough():
    t = win_auction(give_points(March(), 12), "founding_event", 0)
    assert t.points(0) == 13
    assert not t.game.finished


def test_T32_R21_the_first_advisor_on_anothers_turn_ends_the_game():
    t = win_auction(give_points(March().tokens(2), 12), "bridge_event", 0)
    assert t.points(0) == 16
    assert t.game.winners == (0,)


def battle_won_with_a_knight(points_of_winner, points_of_rival):
    """Seat 0 gets its third token, and seat 1 the largest army for the knight that was paid."""
    t = give_points(March().tokens(2), points_of_winner, points_of_rival)
    t.knights(3, 3, holder=0).auction("battle_event")
    t.bids((0, 3), (1, 0), (2, 0), (3, 0))
    return t


def test_R24_both_reach_the_points_by_the_same_change():
    t = battle_won_with_a_knight(10, 13)
    assert t.points_of_all()[:2] == [14, 15]
    assert t.game.winners == (1,)


def test_R24_more_tokens_decide():
    t = battle_won_with_a_knight(10, 12)
    assert t.points_of_all()[:2] == [14, 14]
    assert t.game.winners == (0,)


def test_claimed_victory_only():
    t = give_points(March(auto_claim_victory=False), 14)
    assert not t.game.finished
    t.do(0, "claim_victory")
    assert t.game.winners == (0,)


def test_a_claim_ends_the_game_for_whoever_leads():
    """§12: most points, then most tokens, whoever announces it."""
    t = give_points(March(auto_claim_victory=False).tokens(0, 2), 14, 14)
    t.do(0, "claim_victory")
    assert t.game.winners == (1,)


# --- building -------------------------------------------------------------------------------------

SETTLEMENT = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}


def owner_of_pella():
    return March().settlement(0, "(1,0)S").hand(0, brick=2, lumber=2, wool=1, grain=1)


def test_T17_a_neighbour_of_an_unpassed_point():
    t = owner_of_pella().road(0, "(1,0)SW", "(0,0)SE").passed(1)
    # (0,1)SE is point 1: its neighbours wait with it
    t.road(0, "(0,1)E", "(0,1)SE")
    t.refused("alexander-has-not-passed", 0, "build_settlement", "(0,1)S")
    t.passed(2)
    assert t.can(0, "build_settlement", "(0,1)S")


def test_T18_a_passed_point_beside_an_unpassed_one():
    t = owner_of_pella().road(0, "(1,1)SW", "(0,1)E", "(1,1)SE").passed(3)
    t.refused("alexander-has-not-passed", 0, "build_settlement", "(1,1)S")
    t.passed(4)
    assert t.can(0, "build_settlement", "(1,1)S")
    t.settlement(1, "(1,1)SE")
    t.refused("too-near", 0, "build_settlement", "(1,1)S")


def test_T19_R14_roads_are_free_of_the_rule():
    t = owner_of_pella().passed(1)
    assert t.can(0, "build_road", "(0,1)E")
    t.road(0, "(1,0)SW", "(0,0)SE")
    assert t.can(0, "build_settlement", "(0,0)S")


def test_R13_a_city_is_free_of_the_rule():
    t = owner_of_pella().passed(1).hand(0, grain=2, ore=3)
    assert t.can(0, "build_city", "(1,0)S")


def test_R25_a_road_along_the_outer_border():
    t = March().settlement(0, "(0,0)NW").hand(0, brick=1, lumber=1)
    edge = t.edge("(0,0)W")
    assert t.board.edge_hexes[edge] == (t.hex("(0,0)"),)
    assert t.can(0, "build_road", edge)


def test_the_temple_just_passed_can_never_be_blocked():
    board = March().board
    for index, point in enumerate(path_of(board)):
        if point.kind == TEMPLE:
            t = March().passed(index)
            closed = 1 << point.vertex | board.vertex_neighbor_mask[point.vertex]
            for vertex in bits(closed):
                assert not t.game.rules.allowed(t.game, 0, "settlement", 1 << vertex)


# --- gold and trade -------------------------------------------------------------------------------


def test_T27_gold_buys_cards_of_open_piles():
    t = March().hand(0, gold_coin=4)
    t.do(0, "maritime_trade", "gold_coin", "ore")
    assert t.hand_of(0) == {"ore": 1}
    t.hand(0, gold_coin=4).bank(ore=0)
    t.refused("bank-empty", 0, "maritime_trade", "gold_coin", "ore")
    t.hand(0, gold_coin=3)
    t.refused("trade-too-few", 0, "maritime_trade", "gold_coin", "wool")


def test_T27_with_a_generic_port():
    t = March().settlement(0, "(2,1)NE").hand(0, gold_coin=3)
    t.do(0, "maritime_trade", "gold_coin", "wool")
    assert t.hand_of(0) == {"wool": 1}


def test_cards_buy_gold():
    t = March().hand(0, wool=4)
    t.do(0, "maritime_trade", "wool", "gold_coin")
    assert t.hand_of(0) == {"gold_coin": 1}


def test_T34_tyre_trades_lumber_two_to_one():
    t = March().settlement(0, "(1,2)S").hand(0, lumber=4, gold_coin=3)
    t.do(0, "maritime_trade", "lumber", "ore")
    t.do(0, "maritime_trade", "lumber", "gold_coin")
    assert t.hand_of(0) == {"ore": 1, "gold_coin": 4}
    t.do(0, "maritime_trade", "gold_coin", "wool")
    assert t.hand_of(0) == {"ore": 1, "wool": 1}


def test_gold_between_players():
    t = March().hand(0, gold_coin=3).hand(1, ore=1)
    t.do(0, "offer_trade", give={"gold_coin": 2}, get={"ore": 1}, to=[1])
    t.do(1, "accept_offer", 1)
    assert (t.hand_of(0), t.hand_of(1)) == ({"ore": 1, "gold_coin": 1}, {"gold_coin": 2})


def test_gold_on_both_sides_is_refused():
    t = March().hand(0, gold_coin=3)
    give, get = {"gold_coin": 2}, {"gold_coin": 1}
    t.refused("trade-same-kind", 0, "offer_trade", give=give, get=get, to=[1])


def test_gold_pays_no_building():
    t = owner_of_pella().hand(0, brick=1, gold_coin=9)
    t.refused("too-few-cards", 0, "build_road", "(0,1)E")


def test_T33_monopoly_cannot_name_gold():
    t = March().cards(0, "monopoly").hand(1, gold_coin=3)
    t.refused("not-a-resource", 0, "play_monopoly", "gold_coin")


def test_invention_cannot_give_gold():
    t = March().cards(0, "year_of_plenty")
    t.refused("not-a-resource", 0, "play_year_of_plenty", ["ore", "gold_coin"])


def test_everybody_sees_the_gold_and_nobody_the_cards():
    t = March().hand(0, gold_coin=3, ore=2)
    hand = t.game.view(1).state.hands[0]
    assert hand[t.rules.kind("gold_coin")] == 3
    assert t.game.view(1).hand_size(0) == 2
