"""Auctions: bidding, failure, rewards, maximum bids (alexander.md §7)."""

import pytest

from engine.errors import HiddenInformation
from engine.modules.alexander.path import path_of
from tests.rules.alexander.march import March

FOUNDING, FAMINE, BRIDGE = "founding_event", "famine_event", "bridge_event"
BATTLE, STATUE = "battle_event", "statue_event"


# --- bidding in turn ------------------------------------------------------------------------------


def test_T5_course_of_an_auction():
    t = March().hand(3, brick=3).auction(FOUNDING)
    t.bids((0, 1), (1, 2), (2, 0), (3, 3), (0, 0), (1, 0))
    assert t.event("auction_won").params == {"seat": 3, "amount": 3, "event": FOUNDING}
    assert t.asks == "action"


def test_the_active_player_bids_first_and_may_pass():
    t = March().hand(1, brick=1).auction(BRIDGE, active=2)
    assert t.game.asked == (2,)
    t.bids((2, 0), (3, 0), (0, 0), (1, 1))
    assert t.event("auction_won").params["seat"] == 1


def test_the_last_one_left_is_still_asked_for_his_bid():
    t = March().hand(3, brick=1).auction(BRIDGE)
    t.bids((0, 0), (1, 0), (2, 0))
    assert t.game.asked == (3,)


def test_a_bid_is_higher_than_the_last_one():
    t = March().auction(BRIDGE)
    t.refused("bid-too-low", 0, "bid", 0)
    t.bids((0, 4))
    assert t.refused("bid-too-low", 1, "bid", 4) == {"least": 5}
    assert t.can(1, "bid", 5)
    assert min(t.places(1, "bid")) == 5


def test_R22_a_bid_of_100():
    t = March().auction(BRIDGE)
    t.refused("bid-too-high", 0, "bid", 100)
    t.bids((0, 99))
    assert not t.places(1, "bid")
    assert t.can(1, "pass_bid")


def test_whoever_passed_is_not_asked_again():
    t = March().hand(1, brick=9).auction(BRIDGE)
    t.bids((0, 0), (1, 1), (2, 0), (3, 2), (1, 3), (3, 0))
    assert t.event("auction_won").params["seat"] == 1


def test_R4_without_any_usable_card_one_may_pass_or_bluff():
    t = March().hand(0, ore=3).auction(FAMINE)
    assert t.can(0, "pass_bid")
    assert t.can(0, "bid", 7)


def test_no_trade_and_no_building_during_an_auction():
    t = March().hand(0, brick=4).auction(BRIDGE)
    t.refused("not-now", 0, "end_turn")
    t.refused("no-trading-now", 0, "offer_trade", give={"brick": 1}, get={"ore": 1}, to=[1])


def test_the_default_is_a_pass():
    t = March().auction(BRIDGE)
    assert t.game.default(0) == t.make(0, "pass_bid")
    assert t.game.default(1) is None


def test_a_bid_can_be_taken_back_until_the_auction_shows_something():
    t = March().hand(0, brick=1).auction(BRIDGE)
    t.bids((0, 1))
    assert t.game.can_undo(0)
    t.bids((1, 0), (2, 0))
    assert t.game.can_undo(2)
    t.bids((3, 0))
    assert not t.game.can_undo(3)


# --- nobody ---------------------------------------------------------------------------------------


def test_T12_R12_a_token_without_bidder():
    t = March().auction(STATUE)
    t.bids((0, 0), (1, 0), (2, 0), (3, 0))
    assert t.told("auction_void")
    assert t.alexander.won == [()] * 4
    assert t.alexander.auction is None
    assert (t.asks, t.game.asked) == ("action", (0,))


def test_R11_a_temple_without_bidder_is_an_ordinary_corner():
    t = March().auction(FOUNDING, point=0)
    t.bids((0, 0), (1, 0), (2, 0), (3, 0))
    pella = path_of(t.board)[0].vertex
    assert t.state.building_owner(pella) == -1
    t.road(0, "(1,0)SW").hand(0, brick=1, lumber=1, wool=1, grain=1)
    t.refused("alexander-has-not-passed", 0, "build_settlement", pella)
    t.passed(2)
    assert t.can(0, "build_settlement", pella)


# --- payment that fails ---------------------------------------------------------------------------


def test_T11_who_cannot_pay_loses_half_and_is_out():
    t = March().hand(1, brick=2, lumber=2, ore=3).auction(BRIDGE)
    t.bids((0, 0), (1, 6), (2, 0), (3, 0))
    assert t.told("bid_not_paid")
    assert (t.asks, t.game.asked, t.owed(1)) == ("discard", (1,), 3)
    t.do(1, "discard", {"ore": 3})
    assert t.in_bank("ore") == 10 - 3 + 3
    assert (t.asks, t.game.asked) == ("bid", (0,))
    t.bids((0, 0), (2, 0), (3, 0))
    assert t.told("auction_void")


def test_T11_the_next_one_begins_if_the_active_player_failed():
    t = March().hand(0, brick=4, ore=3).auction(BRIDGE)
    t.bids((0, 6), (1, 0), (2, 0), (3, 0))
    t.default(0)
    assert (t.asks, t.game.asked) == ("bid", (1,))


def test_R10_earlier_passes_are_void_after_a_failure():
    t = March().hand(0, ore=2).hand(2, brick=1).auction(BRIDGE)
    t.bids((0, 1), (1, 0), (2, 0), (3, 0))
    t.default(0)
    t.bids((1, 0), (2, 1), (3, 0))
    assert t.event("auction_won").params["seat"] == 2


def test_R9_a_failed_winner_with_one_card_loses_nothing():
    t = March().hand(0, ore=1).auction(BRIDGE)
    t.bids((0, 2), (1, 0), (2, 0), (3, 0))
    assert t.hand_of(0) == {"ore": 1}
    assert (t.asks, t.game.asked) == ("bid", (1,))


def test_gold_and_knights_are_not_lost_by_a_failure():
    t = March().hand(0, gold_coin=9, ore=2).knights(2).auction(BATTLE)
    t.bids((0, 99), (1, 0), (2, 0), (3, 0))
    t.default(0)
    assert (t.hand_of(0), t.base.knights[0]) == ({"gold_coin": 9, "ore": 1}, 2)


def test_all_fail_one_after_the_other():
    t = March(3).auction(BRIDGE)
    t.bids((0, 1), (1, 0), (2, 0), (1, 1), (2, 0), (2, 1))
    assert t.told("auction_void")
    assert t.asks == "action"


# --- rewards --------------------------------------------------------------------------------------


def test_T6_the_winner_founds_at_the_temple():
    t = March().hand(3, brick=1, lumber=2, ore=2).auction(FOUNDING, point=0)
    t.bids((0, 1), (1, 2), (2, 0), (3, 3), (0, 0), (1, 0))
    assert t.hand_of(3) == {"ore": 2}
    assert t.state.building_owner(t.vertex("(1,0)S")) == 3
    assert t.points(3) == 1


def test_T31_no_settlement_left():
    t = March().hand(0, brick=2).auction(FOUNDING, point=22)
    t.settlement(0, "(0,0)N", "(1,0)N", "(0,1)S", "(8,0)N", "(7,0)N")
    t.bids((0, 2), (1, 0), (2, 0), (3, 0))
    assert t.told("bid_paid")
    assert t.told("temple_left_empty")
    assert t.state.building_owner(path_of(t.board)[22].vertex) == -1
    assert t.asks == "action"


def test_R23_without_the_option_it_must_be_placed():
    t = March().hand(0, brick=1).auction(FOUNDING)
    t.bids((0, 1), (1, 0), (2, 0), (3, 0))
    assert t.told("settlement_built")


@pytest.mark.parametrize(
    ("answer", "built"), [("found_at_temple", True), ("decline_temple", False)]
)
def test_R23_with_the_option_it_may_be_declined(answer, built):
    t = March(founding_may_decline=True).hand(0, brick=1).auction(FOUNDING)
    t.bids((0, 1), (1, 0), (2, 0), (3, 0))
    assert (t.asks, t.game.asked) == ("temple", (0,))
    t.do(0, answer)
    assert t.told("settlement_built") == built
    assert t.asks == "action"


def test_T38_the_default_places_it():
    t = March(founding_may_decline=True).hand(2, brick=1).auction(FOUNDING)
    t.bids((0, 0), (1, 0), (2, 1), (3, 0))
    t.default(2)
    assert t.state.building_owner(path_of(t.board)[0].vertex) == 2


def test_other_events_give_their_token():
    t = March().hand(1, wool=1).auction(FAMINE)
    t.bids((0, 0), (1, 1), (2, 0), (3, 0))
    assert t.alexander.won == [(), (FAMINE,), (), ()]
    assert t.event("token_won").params == {"seat": 1, "event": FAMINE, "tokens": 1}


# --- maximum bids ---------------------------------------------------------------------------------


def secret_table():
    return March(auction_mode="maximum_bids")


def test_T36_course_of_maximum_bids():
    t = secret_table().hand(1, brick=6).auction(BRIDGE)
    assert (t.asks, t.game.asked) == ("maximum_bid", (0, 1, 2, 3))
    t.maxima(2, 6, 0, 5)
    assert t.course() == [
        *[(0, 1), (1, 2), (2, 0), (3, 3), (0, 0)],
        *[(1, 4), (3, 5), (1, 6), (3, 0)],
    ]
    assert t.event("auction_won").params == {"seat": 1, "amount": 6, "event": BRIDGE}


def test_T37_equal_maxima():
    t = secret_table().hand(1, brick=6).auction(BRIDGE)
    t.maxima(4, 4, 0, 0)
    assert t.course() == [(0, 1), (1, 2), (2, 0), (3, 0), (0, 3), (1, 4), (0, 0)]
    assert t.event("auction_won").params["amount"] == 4


def test_maxima_stay_secret():
    t = secret_table().auction(BRIDGE)
    t.do(1, "set_maximum_bid", 7)
    assert t.event("maximum_named").params == {"seat": 1}
    assert t.game.view(1).state.slices["alexander"].maxima[1] == (7,)
    with pytest.raises(HiddenInformation):
        print(t.game.view(0).state.slices["alexander"].maxima[1][0])
    assert "set_maximum_bid ?" in t.game.record(0)
    assert "set_maximum_bid 7" in t.game.record(1)


def test_only_what_open_bidding_shows_is_told():
    told = []
    for most in (3, 50):
        t = secret_table().hand(0, brick=3).auction(BRIDGE)
        t.maxima(most, 2, 0, 0)
        told.append([(event.kind, event.params) for event in t.events])
        assert not any(t.alexander.maxima)
    assert told[0] == told[1]


def test_the_last_to_name_a_maximum_cannot_take_it_back():
    t = secret_table().hand(0, brick=3).auction(BRIDGE)
    t.do(1, "set_maximum_bid", 1)
    assert t.game.can_undo(1)
    t.do(0, "set_maximum_bid", 2)
    t.do(3, "set_maximum_bid", 0)
    t.do(2, "set_maximum_bid", 0)
    assert not t.game.can_undo(2)


def test_all_maxima_zero():
    t = secret_table().auction(STATUE)
    for seat in range(4):
        t.default(seat)
    assert t.course() == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert t.told("auction_void")


def test_after_a_failure_the_others_name_their_maximum_anew():
    t = secret_table().hand(0, ore=4).hand(2, brick=2).auction(BRIDGE)
    t.maxima(5, 3, 2, 0)
    assert t.asks == "discard"
    t.default(0)
    assert (t.asks, t.game.asked) == ("maximum_bid", (1, 2, 3))
    t.do(1, "set_maximum_bid", 0)
    t.do(3, "set_maximum_bid", 0)
    t.do(2, "set_maximum_bid", 99)
    assert t.event("auction_won").params == {"seat": 2, "amount": 1, "event": BRIDGE}


def test_a_maximum_is_at_most_99():
    t = secret_table().auction(BRIDGE)
    t.refused("bid-too-high", 0, "set_maximum_bid", 100)
