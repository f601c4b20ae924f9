"""Production of cities, shortages, the aqueduct (§5, §8.3)."""

import pytest

from tests.rules.cities_knights.table import QUIET, A, B, City


def paid(t, seat, white, red):
    before = list(t.state.hands[seat])
    t.pre_roll(t.state.active).roll(white, red, QUIET)
    gain = [now - was for now, was in zip(t.state.hands[seat], before, strict=True)]
    return t.cards_in(gain)


@pytest.mark.parametrize(
    ("dice", "cards"),
    [
        ((1, 2), {"ore": 1, "coin": 1}),
        ((2, 3), {"brick": 2}),
        ((4, 4), {"lumber": 1, "paper": 1}),
    ],
)
def test_T3_a_city_on_mountains_hills_and_forest(dice, cards):
    assert paid(City().city(A, "(-1,1)SW"), A, *dice) == cards


@pytest.mark.parametrize(
    ("dice", "cards"),
    [((6, 6), {"grain": 2}), ((3, 3), {"brick": 2}), ((5, 6), {"lumber": 1, "paper": 1})],
)
def test_T4_a_city_on_fields_hills_and_forest(dice, cards):
    assert paid(City().city(B, "(0,-1)SW"), B, *dice) == cards


def test_T5_a_settlement_gives_resources_only():
    assert paid(City().settlement(A, "(-1,1)SW"), A, 1, 2) == {"ore": 1}


def test_a_city_on_pasture():
    assert paid(City().city(A, "(1,1)S"), A, 2, 3) == {"wool": 1, "cloth": 1}


def test_a_metropolis_yields_as_a_city():
    t = City().city(A, "(-1,1)SW").metropolis("trade", A, "(-1,1)SW")
    assert paid(t, A, 1, 2) == {"ore": 1, "coin": 1}


def test_K5_a_pillaged_city_yields_as_a_settlement_in_the_same_roll():
    t = City().city(A, "(-1,1)SW").ship_at(6)
    t.pre_roll().roll(1, 2, "ship")
    assert t.told("city_lost")
    assert t.hand_of(A) == {"ore": 1}


def test_K6_no_coin_in_the_bank():
    t = City().city(A, "(-1,1)SW").bank(coin=0)
    assert paid(t, A, 1, 2) == {"ore": 1}


def test_K6_no_ore_in_the_bank_is_not_replaced_either():
    t = City().city(A, "(-1,1)SW").bank(ore=0)
    assert paid(t, A, 1, 2) == {"coin": 1}


def test_K6_two_seats_short_of_coins_get_none():
    t = City().city(A, "(-1,1)SW").city(B, "(-1,1)NE").bank(coin=1)
    t.roll(1, 2, QUIET)
    assert (t.hand_of(A), t.hand_of(B)) == ({"ore": 1}, {"ore": 1})


def test_K7_two_cities_on_one_forest():
    t = City().city(A, "(-2,1)N", "(-2,1)S")
    assert paid(t, A, 4, 4) == {"lumber": 2, "paper": 2}


# --- aqueduct -------------------------------------------------------------------------------------


def aqueduct(**options):
    return City(**options).levels("science", 3)


def test_K66_the_robber_counts_as_getting_nothing():
    t = aqueduct().settlement(A, "(2,0)NE").robber("(2,0)")
    t.roll(4, 4, QUIET)
    assert t.asks == "aqueduct"
    t.do(A, "take_from_aqueduct", "grain")
    assert t.hand_of(A) == {"grain": 1}
    assert t.asks == "action"


def test_K67_nothing_on_a_seven():
    t = aqueduct()
    t.roll(3, 4, QUIET)
    assert t.asks == "move_robber"
    t.do(A, "move_robber", "(0,-2)")
    assert t.asks == "action"


def test_K68_a_coin_is_no_resource():
    t = aqueduct().city(A, "(-1,1)SW").bank(ore=0)
    t.roll(1, 2, QUIET)
    assert t.hand_of(A) == {"coin": 1}
    assert t.asks == "aqueduct"


def test_K68_a_coin_is_a_card():
    t = aqueduct(aqueduct_trigger="no_card").city(A, "(-1,1)SW").bank(ore=0)
    t.roll(1, 2, QUIET)
    assert t.hand_of(A) == {"coin": 1}
    assert t.asks == "action"


def test_K83_the_aqueduct_may_be_declined():
    t = aqueduct()
    t.roll(1, 1, QUIET)
    t.do(A, "decline_aqueduct")
    assert t.hand_of(A) == {}
    assert t.asks == "action"


def test_T64_nobody_is_asked_if_the_bank_has_no_resource():
    t = aqueduct().empty_bank(coin=5)
    t.roll(4, 4, QUIET)
    assert t.asks == "action"


def test_the_aqueduct_gives_no_commodity_and_nothing_the_bank_lacks():
    t = aqueduct().bank(brick=0)
    t.roll(1, 1, QUIET)
    t.refused("not-a-resource", A, "take_from_aqueduct", "coin")
    t.refused("bank-empty", A, "take_from_aqueduct", "brick")


def test_a_resource_paid_by_the_roll_leaves_the_aqueduct_dry():
    t = aqueduct().settlement(A, "(2,0)NE")
    t.roll(4, 4, QUIET)
    assert t.asks == "action"


def test_owners_are_asked_together_while_the_bank_is_full():
    t = City().levels("science", 3, 3)
    t.roll(1, 1, QUIET)
    assert t.game.asked == (A, B)
    t.do(B, "take_from_aqueduct", "ore")
    t.do(A, "decline_aqueduct")
    assert t.asks == "action"


def test_owners_are_asked_clockwise_where_the_bank_runs_short():
    t = City().levels("science", 3, 3).empty_bank(ore=1).pre_roll(B)
    t.roll(1, 1, QUIET)
    assert t.game.asked == (B,)
    t.do(B, "take_from_aqueduct", "ore")
    assert t.asks == "action", "the bank is empty: A is not asked"
    assert t.hand_of(A) == {}


def test_Q23_the_default_is_the_kind_held_least():
    t = aqueduct().hand(A, brick=1, lumber=1, wool=2, grain=1).bank(ore=0)
    t.roll(1, 1, QUIET)
    t.default(A)
    assert t.hand_of(A) == {"brick": 2, "lumber": 1, "wool": 2, "grain": 1}
