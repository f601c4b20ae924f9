"""What a bid is paid with (alexander.md §7.1, §7.3, §13) and the armies (§11)."""

import pytest

from engine.modules.alexander.payment import max_payable
from tests.rules.alexander.march import March

FOUNDING, FAMINE, BRIDGE = "founding_event", "famine_event", "bridge_event"
BATTLE, STATUE = "battle_event", "statue_event"


def won(t, event, bid, seat=0):
    """Let a seat win the auction of an event with a bid; the others pass."""
    t.auction(event, active=seat)
    order = [(seat + step) % t.state.seats for step in range(1, t.state.seats)]
    t.bids((seat, bid), *((other, 0) for other in order))
    return t


def test_T6_ore_does_not_count_for_a_founding():
    t = won(March().hand(0, brick=2, lumber=2, ore=2), FOUNDING, 3)
    assert t.refused("payment-kind", 0, "pay_bid", 0, {"brick": 1, "ore": 2}) == {
        "event": FOUNDING,
        "kind": t.rules.kind("ore"),
    }
    t.do(0, "pay_bid", 0, {"brick": 1, "lumber": 2})
    assert t.hand_of(0) == {"brick": 1, "ore": 2}


HAND = {"brick": 2, "lumber": 2, "grain": 2, "wool": 4, "ore": 1, "gold_coin": 3}


@pytest.mark.parametrize(
    "cards", [{"lumber": 2, "brick": 2, "grain": 1}, {"grain": 2, "gold_coin": 3}]
)
def test_T7_compositions_accepted(cards):
    t = won(March().hand(0, **HAND), FOUNDING, 5)
    t.do(0, "pay_bid", 0, cards)
    assert t.told("settlement_built")


def test_T7_composition_refused():
    t = won(March().hand(0, **HAND), FOUNDING, 5)
    t.refused("payment-kind", 0, "pay_bid", 0, {"wool": 4, "ore": 1})


def test_T8_what_can_be_paid_in_a_famine():
    t = March().hand(0, grain=2, wool=1, brick=3, gold_coin=1)
    assert max_payable(t.state, 0, FAMINE) == 4


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        (FOUNDING, 1 + 2 + 3 + 1),
        (FAMINE, 3 + 1),
        (BRIDGE, 1 + 2),
        (BATTLE, 3 + 6 + 3 * 3),
        (STATUE, 1 + 6),
    ],
)
def test_values_of_each_event(event, cards):
    t = March().hand(0, brick=1, lumber=2, wool=3, grain=1, ore=6).knights(3)
    assert max_payable(t.state, 0, event) == cards
    t.hand(0, brick=1, lumber=2, wool=3, grain=1, ore=6, gold_coin=5)
    assert max_payable(t.state, 0, event) == cards + 5


def test_T9_karl_pays_a_battle():
    t = March().hand(0, ore=1, wool=1, gold_coin=1, brick=4).knights(1).deck(monopoly=1)
    t.auction(BATTLE)
    t.bids((0, 3), (1, 5), (2, 0), (3, 0), (0, 6), (1, 0))
    # ore + wool + gold + a knight are all he has: paid without asking
    assert t.event("bid_paid").params["knights"] == 1
    assert t.hand_of(0) == {"brick": 4}
    assert t.base.knights[0] == 0
    assert t.alexander.won[0] == (BATTLE,)
    assert t.base.under_deck == {"knight_card": 1}


def test_T9_the_knight_lies_under_the_deck():
    t = March().hand(0, wool=2, grain=2, ore=2).knights(1).deck(monopoly=1)
    won(t, BATTLE, 3)
    t.do(0, "pay_bid", 1, {})
    drawn = []
    for _ in range(2):
        t.do(0, "buy_development_card")
        drawn.append(t.event("development_card_drawn").params["card"])
    assert drawn == ["monopoly", "knight_card"]
    t.hand(0, wool=1, grain=1, ore=1)
    t.refused("deck-empty", 0, "buy_development_card")


def test_T10_a_knight_in_hand_does_not_count():
    t = March().cards(0, "knight_card").hand(0, ore=1)
    assert max_payable(t.state, 0, BATTLE) == 1


def test_R8_a_knight_bought_this_turn_cannot_be_played_and_does_not_count():
    t = March().cards(0, "knight_card", bought_now=True).hand(0, ore=1)
    t.refused("card-bought-this-turn", 0, "play_knight")
    assert max_payable(t.state, 0, BATTLE) == 1


def test_a_knight_played_before_the_roll_counts():
    t = March().passed(1).cards(0, "knight_card").pre_roll(0)
    t.do(0, "play_knight")
    t.do(0, "move_robber", "(0,0)")
    t.do(0, "roll", outcomes=[1, 1, BATTLE])
    assert max_payable(t.state, 0, BATTLE) == 3


def test_R5_wool_is_worth_nothing_for_a_bridge():
    t = March().hand(0, wool=4, brick=1, lumber=1)
    assert max_payable(t.state, 0, BRIDGE) == 2
    won(t, BRIDGE, 5)
    assert t.told("bid_not_paid")


def test_R6_two_knights_for_four_without_change():
    t = won(March().knights(2), BATTLE, 4)
    assert t.event("bid_paid").params["knights"] == 2
    assert t.base.knights[0] == 0


def test_R7_exact_payment_comes_first():
    t = won(March().knights(2).hand(0, wool=1), BATTLE, 4)
    assert t.event("bid_paid").params["knights"] == 1
    assert t.hand_of(0) == {}


def test_overpaying_is_refused_where_an_exact_payment_exists():
    t = won(March().knights(2).hand(0, wool=2, ore=2), BATTLE, 4)
    t.refused("payment-over", 0, "pay_bid", 2, {})
    t.refused("payment-over", 0, "pay_bid", 1, {"wool": 2})
    t.refused("payment-short", 0, "pay_bid", 0, {"wool": 2, "ore": 1})
    t.refused("payment-knights", 0, "pay_bid", 3, {})
    t.refused("cards-not-held", 0, "pay_bid", 0, {"wool": 4})
    assert t.can(0, "pay_bid", 1, {"ore": 1})
    assert t.can(0, "pay_bid", 0, {"ore": 2, "wool": 2})


def test_knights_do_not_count_elsewhere():
    t = won(March().knights(2).hand(0, wool=3, grain=3), FAMINE, 4)
    t.refused("payment-knights", 0, "pay_bid", 1, {"wool": 1})


def test_the_bank_takes_cards_and_gold():
    t = won(March().hand(0, wool=2, grain=2, gold_coin=2), FAMINE, 5)
    wool, gold = t.in_bank("wool"), t.in_bank("gold_coin")
    t.do(0, "pay_bid", 0, {"wool": 1, "grain": 2, "gold_coin": 2})
    assert (t.in_bank("wool"), t.in_bank("gold_coin")) == (wool + 1, gold + 2)


def test_others_pay_nothing():
    t = March().hand(0, brick=3).hand(1, brick=3).auction(BRIDGE)
    t.bids((0, 1), (1, 2), (2, 0), (3, 0), (0, 0))
    assert (t.hand_of(0), t.hand_of(1)) == ({"brick": 3}, {"brick": 1})


# --- defaults -------------------------------------------------------------------------------------


def test_T39_default_payment():
    t = won(March().hand(0, lumber=3, grain=2, gold_coin=2), FOUNDING, 4)
    t.default(0)
    assert t.hand_of(0) == {"grain": 1, "gold_coin": 2}


def test_default_payment_takes_knights_last_and_gold_before_them():
    t = won(March().knights(2).hand(0, wool=1, ore=1, gold_coin=4), BATTLE, 5)
    t.default(0)
    assert (t.hand_of(0), t.base.knights[0]) == ({"gold_coin": 1}, 2)


def test_default_payment_with_as_few_knights_as_it_takes():
    t = won(March().knights(3).hand(0, wool=2, ore=1), BATTLE, 7)
    t.default(0)
    assert (sum(t.hand_of(0).values()), t.base.knights[0]) == (2, 1)


# --- largest army ---------------------------------------------------------------------------------


def pay_one_knight(t):
    t.hand(0, wool=3)
    won(t, BATTLE, 3)
    t.do(0, "pay_bid", 1, {})
    return t


def test_T29_the_unique_leader_takes_the_army():
    t = pay_one_knight(March().knights(3, 3, holder=0))
    assert (t.base.knights[:2], t.base.largest_army) == ([2, 3], 1)
    assert (t.points(0), t.points(1)) == (0, 2)
    assert t.event("largest_army").params == {"seat": 1, "former": 0, "knights": 3}


def test_T30_nobody_has_enough_knights():
    t = pay_one_knight(March().knights(3, 2, 2, holder=0))
    assert t.base.largest_army == -1
    assert t.event("largest_army_lost").params == {"former": 0}


def test_a_tie_above_the_holder_sets_the_army_aside_until_one_leads_alone():
    t = pay_one_knight(March().knights(4, 4, 4, holder=0))
    assert (t.base.knights, t.base.largest_army) == ([3, 4, 4, 0], -1)
    t.action(0).cards(0, "knight_card")
    t.do(0, "play_knight")
    assert t.base.largest_army == -1
    t.base.card_played = False
    t.action(1).cards(1, "knight_card")
    t.do(1, "play_knight")
    assert t.base.largest_army == 1


def test_the_holder_keeps_the_army_with_three_and_nobody_above():
    t = pay_one_knight(March().knights(4, 3, holder=0))
    assert (t.base.knights[:2], t.base.largest_army) == ([3, 3], 0)
