"""The yellow cards (§11.5, §12): each with its plain effect, an edge case and a refusal."""

import pytest

from engine.errors import HiddenInformation
from tests.rules.cities_knights.table import A, B, C, City, D


def holding(*cards, **options):
    """A holds these cards in its action phase."""
    return City(**options).progress(A, *cards).action()


# --- commercial harbour ---------------------------------------------------------------------------


def harbor(**options):
    t = holding("commercial_harbor", **options).hand(A, wool=3)
    return t.hand(B, coin=1, cloth=2, ore=1).hand(C, ore=2)


def test_the_commercial_harbor_swaps_a_resource_for_a_commodity():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.do(A, "offer_resource", B, "wool", None)
    assert (t.asks, t.game.asked) == ("give_commodity", (B,))
    t.do(B, "give_commodity", "coin")
    assert t.hand_of(A) == {"wool": 2, "coin": 1}
    assert t.hand_of(B) == {"wool": 1, "cloth": 2, "ore": 1}


def test_K53_an_opponent_with_resources_only_keeps_them():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.do(A, "offer_resource", C, "wool", None)
    assert (t.asks, t.game.asked) == ("give_commodity", (C,))
    t.do(C, "give_commodity", None)
    assert t.told("no_exchange")
    assert (t.hand_of(A), t.hand_of(C)) == ({"wool": 3}, {"ore": 2})


def test_K53_who_holds_none_is_asked_in_the_same_way():
    looks = []
    for commodity in ({"coin": 1, "ore": 1}, {"ore": 2}):
        t = harbor().hand(C, **commodity)
        t.do(A, "play_commercial_harbor")
        t.do(A, "offer_resource", C, "wool", None)
        looks.append((t.asks, t.game.asked, t.game.decision, t.game.record(B), t.events))
    assert looks[0] == looks[1]
    assert t.game.decision.forced(t.game, C).commodity is None


def test_each_opponent_once_and_an_end_at_will():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.do(A, "offer_resource", B, "wool", None)
    t.do(B, "give_commodity", "cloth")
    t.refused("harbor-partner", A, "offer_resource", B, "wool", None)
    t.refused("harbor-partner", A, "offer_resource", D, "wool", None)
    t.do(A, "finish_card")
    assert t.asks == "action"


def test_a_commodity_must_be_given_by_who_has_one():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.do(A, "offer_resource", B, "wool", None)
    t.refused("must-give-commodity", B, "give_commodity", None)
    t.refused("not-a-commodity", B, "give_commodity", "ore")
    t.refused("cards-not-held", B, "give_commodity", "paper")


def test_the_kinds_are_known_to_the_two_only():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.do(A, "offer_resource", B, "wool", None)
    assert t.game.view(B).state.slices["cities_knights"].offered == t.rules.kind("wool")
    assert t.game.view(C).state.slices["cities_knights"].offered == -1
    assert "wool" not in t.game.record(C).partition("moves")[2]
    t.do(B, "give_commodity", "coin")
    assert "coin" not in t.game.record(C)
    assert t.event("harbor_exchange_kinds").audience == (A, B)


def test_only_resources_are_offered():
    t = harbor().hand(A, coin=1, wool=1)
    t.do(A, "play_commercial_harbor")
    t.refused("not-a-resource", A, "offer_resource", B, "coin", None)
    t.refused("cards-not-held", A, "offer_resource", B, "ore", None)
    t.refused("harbor-names-none", A, "offer_resource", B, "wool", "cloth")


def test_the_harbor_without_a_resource_or_an_opponent_with_cards():
    t = holding("commercial_harbor").hand(A, coin=2).hand(B, coin=1)
    t.refused("no-resource-held", A, "play_commercial_harbor")
    t.hand(A, wool=1).hand(B)
    t.refused("opponents-without-cards", A, "play_commercial_harbor")


def test_the_old_edition_lets_the_active_player_name_the_commodity():
    t = harbor(commercial_harbor_chooser="active")
    t.do(A, "play_commercial_harbor")
    t.refused("harbor-names-commodity", A, "offer_resource", B, "wool", None)
    t.refused("not-a-commodity", A, "offer_resource", B, "wool", "ore")
    t.do(A, "offer_resource", B, "wool", "cloth")
    assert t.hand_of(A) == {"wool": 2, "cloth": 1}
    t.do(A, "offer_resource", C, "wool", "paper")
    assert t.told("no_exchange")
    assert not t.game.can_undo(A)


def test_Q26_the_default_gives_the_commodity_held_most():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.do(A, "offer_resource", B, "wool", None)
    t.default(B)
    assert t.hand_of(A) == {"wool": 2, "cloth": 1}


def test_Q29_further_exchanges_of_an_absent_player_are_forfeited():
    t = harbor()
    t.do(A, "play_commercial_harbor")
    t.default(A)
    assert t.asks == "action"


# --- master merchant ------------------------------------------------------------------------------


def leader(**hand):
    """B has more points than A and C as many as A."""
    t = holding("master_merchant").city(B, "(0,0)N")
    return t.hand(B, **hand).hand(C, wool=3)


def test_the_master_merchant_sees_a_hand_and_takes_two():
    t = leader(wool=1, coin=1, ore=2)
    with pytest.raises(HiddenInformation):
        t.game.view(A).state.hands[B][0]
    t.do(A, "play_master_merchant", B)
    assert t.event("hand_seen").audience == (A,)
    assert t.game.view(A).state.hands[B] == t.state.hands[B]
    with pytest.raises(HiddenInformation):
        t.game.view(C).state.hands[B][0]
    t.do(A, "take_cards", {"coin": 1, "ore": 1})
    assert t.hand_of(A) == {"coin": 1, "ore": 1}
    assert t.hand_of(B) == {"wool": 1, "ore": 1}
    assert t.event("cards_taken").params == {"seat": A, "victim": B, "count": 2}


def test_all_cards_if_there_are_no_more_than_two():
    t = leader(wool=1)
    t.do(A, "play_master_merchant", B)
    assert t.hand_of(A) == {"wool": 1}
    assert t.asks == "action"


def test_K56_equal_points_are_not_enough():
    t = leader(wool=3)
    t.refused("victim-not-ahead", A, "play_master_merchant", C)
    t.refused("own-seat", A, "play_master_merchant", A)


def test_K80_a_leader_without_cards():
    t = leader()
    t.refused("victim-without-cards", A, "play_master_merchant", B)
    assert t.held(A) == ("master_merchant",)


def test_exactly_two_cards_that_are_there():
    t = leader(wool=3, ore=1)
    t.do(A, "play_master_merchant", B)
    t.refused("take-count", A, "take_cards", {"wool": 1})
    t.refused("victim-cards-not-held", A, "take_cards", {"ore": 2})


def test_Q30_an_absent_player_takes_two_at_random():
    t = leader(wool=3, ore=1)
    t.do(A, "play_master_merchant", B)
    t.default(A, outcomes=["ore", "wool"])
    assert t.hand_of(A) == {"wool": 1, "ore": 1}
    t = leader(wool=3, ore=1)
    t.do(A, "play_master_merchant", B)
    t.refused("only-as-default", A, "take_random_cards")


# --- merchant -------------------------------------------------------------------------------------


def test_T32_the_merchant_gives_a_point_and_two_to_one():
    t = holding("merchant_card").settlement(A, "(0,-1)N").hand(A, brick=2)
    t.do(A, "play_merchant", "(0,-1)")
    assert t.points(A) == 2
    t.do(A, "maritime_trade", "brick", "ore")
    assert t.hand_of(A) == {"ore": 1}


def test_T33_K65_the_merchant_is_taken_over():
    t = City().merchant(A, "(0,-1)").settlement(A, "(0,-1)N").settlement(C, "(1,1)S")
    before = t.points(A), t.points(C)
    t.progress(C, "merchant_card").hand(A, brick=2).action(C)
    t.do(C, "play_merchant", "(1,1)")
    assert (t.points(A) - before[0], t.points(C) - before[1]) == (-1, 1)
    t.action(A)
    t.refused("trade-too-few", A, "maritime_trade", "brick", "ore")


def test_K64_the_robber_beside_the_merchant():
    t = City().merchant(A, "(0,-1)").settlement(A, "(0,-1)N").robber("(0,-1)").hand(A, brick=2)
    t.action()
    assert t.can(A, "maritime_trade", "brick", "ore")
    t.pre_roll().roll(3, 3, "ship")
    assert t.hand_of(A) == {"brick": 2}


def test_the_merchant_may_stay_where_it_is():
    t = holding("merchant_card").merchant(B, "(0,-1)").settlement(A, "(0,-1)N")
    t.do(A, "play_merchant", "(0,-1)")
    assert t.ck.merchant_holder == A


def test_the_merchant_helps_with_resources_only():
    t = City().merchant(A, "(-1,1)").settlement(A, "(-1,1)N").hand(A, coin=2, ore=2).action()
    t.refused("trade-too-few", A, "maritime_trade", "coin", "wool")
    assert t.can(A, "maritime_trade", "ore", "wool")


@pytest.mark.parametrize("place", ["(0,0)", "(2,0)"])
def test_the_merchant_not_on_the_desert_or_away_from_own_buildings(place):
    t = holding("merchant_card").settlement(A, "(0,0)N")
    t.refused("merchant-hex", A, "play_merchant", place)
    assert t.places(A, "play_merchant") == {t.hex("(0,-1)"), t.hex("(1,-1)")}


@pytest.mark.parametrize("allowed", [False, True])
def test_the_merchant_on_gold(allowed):
    t = City("seafarers", map="seafarers_new_shores_4p", merchant_on_gold=allowed)
    gold = t.state.terrain.index("gold")
    t.settlement(A, t.board.hex_vertices[gold][0]).progress(A, "merchant_card").action()
    assert t.can(A, "play_merchant", gold) == allowed
    if allowed:
        t.do(A, "play_merchant", gold)
        t.hand(A, ore=2, brick=2, coin=2)
        assert t.can(A, "maritime_trade", "ore", "wool")
        assert t.can(A, "maritime_trade", "brick", "wool")
        t.refused("trade-too-few", A, "maritime_trade", "coin", "wool")


# --- merchant fleet -------------------------------------------------------------------------------


def test_T34_the_fleet_exchanges_all_resources_this_turn():
    t = holding("merchant_fleet").hand(A, ore=2, grain=4)
    t.do(A, "play_merchant_fleet", None)
    t.do(A, "maritime_trade", "ore", "wool")
    t.do(A, "maritime_trade", "grain", "coin")
    assert t.hand_of(A) == {"wool": 1, "coin": 1, "grain": 2}
    t.do(A, "end_turn")
    t.action(A)
    t.refused("trade-too-few", A, "maritime_trade", "grain", "coin")


def test_T34_the_fleet_of_the_seed_takes_no_commodity():
    t = holding("merchant_fleet").hand(A, coin=2)
    t.do(A, "play_merchant_fleet", None)
    t.refused("trade-too-few", A, "maritime_trade", "coin", "ore")


def test_T35_the_official_fleet_takes_one_named_kind():
    t = holding("merchant_fleet", preset="official").hand(A, cloth=2, ore=2)
    t.do(A, "play_merchant_fleet", "cloth")
    t.refused("trade-too-few", A, "maritime_trade", "ore", "wool")
    t.do(A, "maritime_trade", "cloth", "ore")
    assert t.hand_of(A) == {"ore": 3}


def test_the_fleet_names_a_kind_where_it_has_one():
    t = holding("merchant_fleet")
    t.refused("fleet-names-none", A, "play_merchant_fleet", "ore")
    t = holding("merchant_fleet", preset="official")
    t.refused("fleet-names-one", A, "play_merchant_fleet", None)


def test_a_second_fleet_of_the_same_kind_is_refused():
    t = holding("merchant_fleet", "merchant_fleet")
    t.do(A, "play_merchant_fleet", None)
    t.refused("fleet-already", A, "play_merchant_fleet", None)
    t = holding("merchant_fleet", "merchant_fleet", preset="official")
    t.do(A, "play_merchant_fleet", "ore")
    t.refused("fleet-already", A, "play_merchant_fleet", "ore")
    assert t.can(A, "play_merchant_fleet", "coin")


# --- monopolies -----------------------------------------------------------------------------------


def test_K54_resource_monopoly():
    t = holding("resource_monopoly").hand(B, ore=5).hand(C, ore=1).hand(D, wool=3)
    t.do(A, "play_resource_monopoly", "ore")
    assert t.hand_of(A) == {"ore": 3}
    assert (t.hand_of(B), t.hand_of(C)) == ({"ore": 3}, {})
    assert t.event("progress_monopoly").params["shares"] == {B: 2, C: 1}


def test_a_resource_monopoly_nobody_serves_is_spent():
    t = holding("resource_monopoly")
    t.do(A, "play_resource_monopoly", "ore")
    assert t.held(A) == ()
    assert t.hand_of(A) == {}


def test_a_resource_monopoly_names_no_commodity():
    t = holding("resource_monopoly")
    t.refused("not-a-resource", A, "play_resource_monopoly", "coin")


def test_K55_trade_monopoly():
    t = holding("trade_monopoly").hand(B, coin=3).hand(C, coin=1)
    t.do(A, "play_trade_monopoly", "coin")
    assert t.hand_of(A) == {"coin": 2}
    assert (t.hand_of(B), t.hand_of(C)) == ({"coin": 2}, {})


def test_K79_a_trade_monopoly_nobody_serves_is_spent():
    t = holding("trade_monopoly").hand(B, cloth=3)
    t.do(A, "play_trade_monopoly", "coin")
    assert t.held(A) == ()
    assert t.under("trade") == ("trade_monopoly",)
    assert t.hand_of(A) == {}


def test_a_trade_monopoly_names_no_resource():
    t = holding("trade_monopoly")
    t.refused("not-a-commodity", A, "play_trade_monopoly", "ore")
