"""Gold (seafarers.md §7, §15)."""

import pytest

from tests.rules.seafarers.table import Q, new_shores

FAR = "(1,0)NW"
"""Another vertex of the gold hex (1,0)."""


@pytest.fixture
def t():
    """Seat 0 lives at Q on the gold hex with a 5; the robber is elsewhere."""
    return new_shores().settlement(0, Q).robber(-1)


def test_T15_a_settlement_takes_one_card(t):
    t.roll(2, 3)
    assert (t.asks, t.game.asked) == ("choose_gold", (0,))
    (choice,) = t.game.legal(0).choices()
    assert (choice.bounds["cards"].least, choice.bounds["cards"].most) == (1, 1)
    t.refused("gold-count", 0, "take_gold", "2wool")
    t.do(0, "take_gold", "wool")
    assert t.hand_of(0) == {"wool": 1}
    assert t.asks == "action"


def test_T15_S28_a_city_takes_two_in_any_combination(t):
    t.city(0, Q).roll(2, 3)
    t.do(0, "take_gold", "wool+ore")
    assert t.hand_of(0) == {"wool": 1, "ore": 1}


def test_S27_the_robber_stops_the_gold(t):
    t.robber("(1,0)").roll(2, 3)
    assert t.asks == "action"


def test_gold_comes_after_the_ordinary_production(t):
    t.settlement(1, "(-1,3)N").roll(2, 3)
    assert t.hand_of(1) == {"ore": 1}
    assert t.asks == "choose_gold"


def test_all_owners_are_asked_at_once_while_the_bank_suffices(t):
    t.city(1, FAR).pre_roll(1).roll(2, 3)
    assert (t.asks, set(t.game.asked)) == ("choose_gold", {0, 1})
    t.do(0, "take_gold", "wool")
    t.do(1, "take_gold", "2ore")
    assert t.asks == "action"


def test_S29_the_last_brick_goes_to_the_first_clockwise(t):
    t.settlement(1, FAR).empty_bank(brick=1).pre_roll(1).roll(2, 3)
    assert t.asks == "action"
    assert t.hand_of(1) == {"brick": 1}
    assert t.hand_of(0) == {}


def test_S29_the_first_clockwise_chooses_first(t):
    t.city(1, FAR).empty_bank(brick=1, ore=1, wool=1)
    t.city(0, Q).pre_roll(1).roll(2, 3)
    assert (t.asks, t.game.asked) == ("choose_gold", (1,))
    t.do(1, "take_gold", "brick+ore")
    assert t.asks == "action"
    assert t.hand_of(0) == {"wool": 1}


def test_T41_a_bank_with_one_brick(t):
    t.city(0, Q).settlement(1, FAR).empty_bank(brick=1).roll(2, 3)
    assert t.hand_of(0) == {"brick": 1}
    assert t.hand_of(1) == {}
    assert t.asks == "action"
    short = [event.params for event in t.events if event.kind == "gold_short"]
    assert short == [{"seat": 0, "owed": 2, "left": 1}, {"seat": 1, "owed": 1, "left": 0}]


def test_only_what_the_bank_holds(t):
    t.empty_bank(brick=2, ore=2).roll(2, 3)
    t.refused("bank-empty", 0, "take_gold", "wool")
    t.do(0, "take_gold", "ore")


def test_an_empty_bank_gives_nothing(t):
    t.empty_bank().roll(2, 3)
    assert t.asks == "action"
    assert t.told("gold_short")


def test_Q12_S50_the_default_takes_what_is_held_least(t):
    t.city(0, Q).hand(0, brick=1, lumber=2, wool=2, grain=1, ore=2).roll(2, 3)
    t.default(0)
    assert t.hand_of(0) == {"brick": 2, "lumber": 2, "wool": 2, "grain": 2, "ore": 2}


def test_Q12_among_what_the_bank_has():
    t = new_shores().city(0, Q).robber(-1).hand(0, ore=1).empty_bank(ore=3)
    t.roll(2, 3)
    t.default(0)
    assert t.hand_of(0) == {"ore": 3}


def test_gold_of_the_founding_payment_is_chosen():
    t = new_shores(founding=True)
    gold = t.hex("(1,0)")
    field = t.hex("(0,2)")
    terrain = list(t.state.terrain)
    terrain[gold], terrain[field] = "pasture", "gold"
    t.state.terrain = tuple(terrain)
    t.refresh()
    while t.decision.round == 0:
        t.default(t.game.asked[0])
        t.default(t.game.asked[0])
    (seat,) = t.game.asked
    t.do(seat, "found_settlement", "(0,2)N")
    assert (t.asks, t.game.asked) == ("choose_gold", (seat,))
    t.do(seat, "take_gold", "ore")
    assert t.asks == "found_road"
    assert t.hand_of(seat) == {"ore": 1}
