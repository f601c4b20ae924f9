"""Domestic and maritime trade (base.md §10)."""

import pytest

from tests.engine.builder import Table

WOOL, BRICK, ORE = {"wool": 1}, {"brick": 1}, {"ore": 1}


@pytest.fixture
def t():
    rich = {"brick": 2, "lumber": 2, "wool": 4, "grain": 2, "ore": 3}
    return Table().hands(rich, {"ore": 2, "brick": 1}, {"grain": 3}, {"wool": 1}).action(0)


def offer(t, seat, give, get, to, **kind):
    t.do(seat, "offer_trade", give=give, get=get, to=to)
    return t.event("offer_made").params["offer"]


# --- what an offer may be -------------------------------------------------------------------------


def test_B14_a_kind_on_both_sides_is_illegal(t):
    given = {"give": {"wool": 3}, "get": {"wool": 1, "ore": 1}, "to": (1,)}
    assert t.refused("trade-same-kind", 0, "offer_trade", **given) == {"kind": t.rules.kind("wool")}


def test_T39_the_reason_names_the_kind_on_both_sides(t):
    given = {"give": WOOL, "get": {"wool": 1, "brick": 1}, "to": (1, 2, 3)}
    assert t.refused("trade-same-kind", 0, "offer_trade", **given) == {"kind": t.rules.kind("wool")}


def test_B15_no_gifts(t):
    t.refused("trade-no-gifts", 0, "offer_trade", give=BRICK, get={}, to=(1,))
    t.refused("trade-no-gifts", 0, "offer_trade", give={}, get=BRICK, to=(1,))


def test_B16_T40_two_others_never_trade(t):
    params = t.refused(
        "trade-without-active", 1, "offer_trade", give=ORE, get={"grain": 1}, to=(2,)
    )
    assert params == {"active": 0}
    t.refused("trade-without-active", 1, "offer_trade", give=ORE, get={"grain": 1}, to=(0, 2))
    number = offer(t, 1, ORE, WOOL, (0,))
    t.refused("offer-not-for-you", 2, "accept_offer", number)
    t.refused("offer-not-for-you", 3, "counter_offer", offer=number, give=WOOL, get=ORE)


def test_B16_two_separate_deals_through_the_active_player(t):
    t.do(0, "accept_offer", offer(t, 1, ORE, BRICK, (0,)))
    t.do(2, "accept_offer", offer(t, 0, ORE, {"grain": 1}, (2,)))
    assert t.hand_of(2) == {"grain": 2, "ore": 1}


def test_B17_no_trade_before_the_roll(t):
    t.pre_roll(0)
    t.refused("no-trading-now", 0, "offer_trade", give=WOOL, get=ORE, to=(1,))
    t.refused("no-trading-now", 1, "offer_trade", give=ORE, get=WOOL, to=(0,))
    t.refused("not-now", 0, "maritime_trade", "wool", "ore")


def test_no_trade_while_a_card_is_resolved(t):
    t.cards(0, "knight_card")
    number = offer(t, 0, WOOL, ORE, (1,))
    t.do(0, "play_knight")
    t.refused("no-trading-now", 1, "accept_offer", number)
    t.refused("no-trading-now", 0, "offer_trade", give=WOOL, get=ORE, to=(1,))
    t.do(0, "move_robber", "(0,1)")
    t.do(1, "accept_offer", number)


def test_an_offer_needs_the_cards_offered_not_those_wanted(t):
    t.refused("cards-not-held", 0, "offer_trade", give={"wool": 5}, get=ORE, to=(1,))
    offer(t, 0, WOOL, {"lumber": 3}, (1,))


def test_an_offer_goes_to_others(t):
    t.refused("offer-to-nobody", 0, "offer_trade", give=WOOL, get=ORE, to=())
    t.refused("offer-to-nobody", 0, "offer_trade", give=WOOL, get=ORE, to=(0, 1))


def test_more_cards_than_exist_cannot_be_wanted(t):
    t.refused("more-than-exist", 0, "offer_trade", give=WOOL, get={"ore": 20}, to=(1,))


# --- deals ----------------------------------------------------------------------------------------


def test_one_asked_seat_accepts_and_the_cards_move(t):
    number = offer(t, 0, {"wool": 2}, {"ore": 1, "brick": 1}, (1,))
    assert t.game.invited == (1,)
    t.do(1, "accept_offer", number)
    assert t.hand_of(0) == {"brick": 3, "lumber": 2, "wool": 2, "grain": 2, "ore": 4}
    assert t.hand_of(1) == {"ore": 1, "wool": 2}
    assert (t.base.offers, t.game.invited) == ((), ())
    t.refused("offer-gone", 1, "accept_offer", number)


def test_an_offer_to_several_waits_for_its_maker(t):
    number = offer(t, 0, WOOL, {"grain": 1}, (1, 2, 3))
    t.hand(1, grain=1)
    t.do(1, "accept_offer", number)
    t.do(2, "accept_offer", number)
    assert t.game.invited == (3,)
    assert t.hand_of(2) == {"grain": 3}
    t.refused("offer-not-accepted", 0, "confirm_trade", number, 3)
    t.refused("offer-not-yours", 1, "confirm_trade", number, 2)
    t.do(0, "confirm_trade", number, 2)
    assert (t.hand_of(2), t.hand_of(1)) == ({"grain": 2, "wool": 1}, {"grain": 1})
    t.refused("offer-gone", 0, "confirm_trade", number, 1)


def test_an_acceptance_can_be_taken_back(t):
    number = offer(t, 0, WOOL, {"grain": 1}, (2, 3))
    t.do(2, "accept_offer", number)
    t.do(2, "refuse_offer", number)
    t.refused("offer-not-accepted", 0, "confirm_trade", number, 2)
    t.refused("offer-not-for-you", 2, "accept_offer", number)
    t.do(3, "refuse_offer", number)
    assert t.base.offers == ()


def test_the_asked_seat_must_hold_what_is_wanted(t):
    number = offer(t, 0, WOOL, ORE, (3,))
    t.refused("cards-not-held", 3, "accept_offer", number)
    assert not t.can(3, "accept_offer", number)


def test_a_counter_offer_refuses_the_first(t):
    number = offer(t, 0, WOOL, ORE, (1,))
    t.do(1, "counter_offer", offer=number, give=ORE, get={"wool": 2})
    made = t.event("offer_made").params
    assert (made["seat"], made["to"], made["answers"]) == (1, (0,), number)
    t.refused("offer-gone", 1, "accept_offer", number)
    t.do(0, "accept_offer", made["offer"])
    assert t.hand_of(1) == {"ore": 1, "brick": 1, "wool": 2}


def test_others_offer_to_the_active_player(t):
    number = offer(t, 2, {"grain": 2}, {"lumber": 1}, (0,))
    assert t.game.invited == (0,)
    t.refused("offer-not-for-you", 1, "accept_offer", number)
    t.do(0, "accept_offer", number)
    assert t.hand_of(2) == {"grain": 1, "lumber": 1}


def test_an_offer_can_be_withdrawn_by_its_maker_only(t):
    number = offer(t, 0, WOOL, ORE, (1, 2))
    t.refused("offer-not-yours", 1, "withdraw_offer", number)
    t.do(0, "withdraw_offer", number)
    t.refused("offer-gone", 1, "accept_offer", number)


def test_open_offers_stop_nobody(t):
    numbers = [offer(t, 0, WOOL, ORE, (1,)), offer(t, 0, WOOL, {"grain": 1}, (2,))]
    numbers.append(offer(t, 1, BRICK, {"lumber": 1}, (0,)))
    assert len(set(numbers)) == 3
    t.do(0, "buy_development_card")
    t.do(2, "accept_offer", numbers[1])
    assert [offer.number for offer in t.base.offers] == [numbers[0], numbers[2]]


def test_a_seat_has_four_open_offers_at_most(t):
    for count in range(1, 5):
        number = offer(t, 0, WOOL, {"ore": count}, (1,))
    more = {"give": WOOL, "get": {"ore": 5}, "to": (1,)}
    assert t.refused("too-many-offers", 0, "offer_trade", **more) == {"most": 4}
    t.do(0, "withdraw_offer", number)
    offer(t, 0, WOOL, {"ore": 5}, (1,))


def test_the_same_offer_is_open_once(t):
    """Whoever was asked already is not asked the same again; an answer frees the way."""
    number = offer(t, 0, WOOL, ORE, (1, 2))
    for to in ((1,), (2, 3), (1, 2, 3)):
        again = t.refused("offer-made-already", 0, "offer_trade", give=WOOL, get=ORE, to=to)
        assert again == {"offer": number}
    offer(t, 0, WOOL, ORE, (3,))
    offer(t, 0, ORE, WOOL, (1,))
    t.do(0, "withdraw_offer", number)
    number = offer(t, 0, WOOL, ORE, (1,))
    other = offer(t, 0, WOOL, {"grain": 1}, (1,))
    counter = {"give": BRICK, "get": WOOL}
    t.do(1, "counter_offer", number, **counter)
    assert t.refused("offer-made-already", 1, "counter_offer", other, **counter)


def test_B53_offers_lapse_at_the_end_of_the_turn(t):
    number = offer(t, 0, WOOL, ORE, (1,))
    t.do(0, "end_turn")
    assert t.event("offers_lapsed").params == {"offers": (number,)}
    t.refused("no-trading-now", 1, "accept_offer", number)
    t.roll(1, 1)
    t.refused("offer-gone", 1, "accept_offer", number)


def test_B54_a_deal_that_a_side_can_no_longer_pay_fails(t):
    number = offer(t, 0, {"wool": 4}, ORE, (1,))
    t.do(0, "buy_development_card", outcomes=["monopoly"])
    before = [t.hand_of(seat) for seat in range(4)]
    t.do(1, "accept_offer", number)
    assert [t.hand_of(seat) for seat in range(4)] == before
    assert t.told("deal_failed")
    assert not t.told("deal")
    assert t.base.offers == ()
    assert not t.game.can_undo(1)


def test_B54_an_acceptance_that_can_no_longer_be_paid_fails(t):
    number = offer(t, 0, WOOL, {"ore": 2}, (1, 2))
    t.do(1, "accept_offer", number)
    t.do(0, "accept_offer", offer(t, 1, ORE, BRICK, (0,)))
    before = [t.hand_of(seat) for seat in range(4)]
    t.do(0, "confirm_trade", number, 1)
    assert [t.hand_of(seat) for seat in range(4)] == before
    assert t.told("deal_failed")


def test_Q6_the_default_answer_is_no(t):
    number = offer(t, 0, WOOL, ORE, (1, 2))
    assert t.game.default(1) == t.make(1, "refuse_offer", number)
    t.default(1)
    assert t.game.default(1) is None
    assert t.game.invited == (2,)


# --- with the bank --------------------------------------------------------------------------------


def test_B18_wool_for_wool_is_illegal(t):
    t.refused("trade-same-kind", 0, "maritime_trade", "wool", "wool")


def test_B19_the_bank_must_hold_the_card(t):
    t.bank(brick=0)
    t.refused("bank-empty", 0, "maritime_trade", "wool", "brick")


def test_B20_rates_do_not_combine(t):
    t.settlement(0, "(1,1)SE", "(2,0)SE")
    before = t.hand_of(0)
    t.do(0, "maritime_trade", "ore", "brick")
    t.do(0, "maritime_trade", "wool", "brick")
    after = {kind: t.hand_of(0).get(kind, 0) - n for kind, n in before.items()}
    assert after == {"brick": 2, "lumber": 0, "wool": -2, "grain": 0, "ore": -3}


def test_T13_four_for_one():
    t = Table.start().hand(0, wool=4).action(0)
    t.do(0, "maritime_trade", "wool", "ore")
    assert t.hand_of(0) == {"ore": 1}
    assert t.event("maritime_trade").params == {
        "seat": 0,
        "give": t.rules.kind("wool"),
        "count": 4,
        "get": t.rules.kind("ore"),
    }


def test_T14_three_for_one_at_a_generic_harbor():
    t = Table().settlement(1, "(2,0)SE").hand(1, lumber=3).action(1)
    t.do(1, "maritime_trade", "lumber", "grain")
    assert t.hand_of(1) == {"grain": 1}


def test_T15_two_for_one_of_the_harbors_kind_only():
    t = Table().settlement(0, "(1,1)S").hand(0, wool=2, ore=3).action(0)
    refused = t.refused("trade-too-few", 0, "maritime_trade", "ore", "brick")
    assert (refused["rate"], refused["held"]) == (4, 3)
    t.do(0, "maritime_trade", "wool", "brick")
    assert t.hand_of(0) == {"ore": 3, "brick": 1}


def test_the_harbor_of_another_seat_is_of_no_use():
    t = Table().settlement(1, "(1,1)S").hand(0, wool=3).action(0)
    t.refused("trade-too-few", 0, "maritime_trade", "wool", "brick")


@pytest.mark.parametrize("piece", ["settlement", "city"])
@pytest.mark.parametrize("vertex", ["(1,1)S", "(1,1)SE"])
def test_both_corners_of_a_harbor_serve_it(piece, vertex):
    t = Table().hand(0, wool=2).action(0)
    getattr(t, piece)(0, vertex)
    assert t.can(0, "maritime_trade", "wool", "ore")


def test_B21_a_new_harbor_works_at_once():
    t = Table().road(0, "(1,1)SE").hand(0, brick=1, lumber=1, wool=3, grain=1).action(0)
    t.refused("trade-too-few", 0, "maritime_trade", "wool", "ore")
    t.do(0, "build_settlement", "(1,1)S")
    t.do(0, "maritime_trade", "wool", "ore")


# --- strict phases --------------------------------------------------------------------------------


@pytest.fixture
def strict():
    t = Table(strict_phases=True).road(0, "(1,1)SE").settlement(1, "(0,0)N")
    return t.hands({"brick": 2, "lumber": 2, "wool": 4, "grain": 2, "ore": 2}, {"ore": 2})


def test_B21_with_strict_phases_a_new_harbor_waits_for_the_next_turn(strict):
    t = strict.pre_roll(0)
    t.roll(1, 1)
    t.refused("not-now", 0, "build_settlement", "(1,1)S")
    t.do(0, "end_trading")
    t.do(0, "build_settlement", "(1,1)S")
    t.refused("not-now", 0, "maritime_trade", "wool", "ore")
    t.action(0)
    t.do(0, "maritime_trade", "wool", "ore")


def test_strict_phases_trade_first_then_build(strict):
    t = strict.action(0)
    assert t.asks == "trade_phase"
    t.refused("not-now", 0, "buy_development_card")
    t.refused("not-now", 0, "build_road", "(1,1)E")
    number = offer(t, 0, WOOL, ORE, (1,))
    t.do(0, "end_trading")
    assert t.asks == "build_phase"
    t.refused("no-trading-now", 0, "offer_trade", give=WOOL, get=ORE, to=(1,))
    assert not t.can(1, "accept_offer", number)
    assert t.game.invited == ()
    t.do(0, "build_road", "(1,1)E")
    t.refused("not-now", 0, "end_trading")
    t.do(0, "end_turn")


@pytest.mark.parametrize("phase", ["action", "build_phase"])
def test_strict_phases_let_a_card_be_played_in_either(strict, phase):
    t = getattr(strict.cards(0, "monopoly"), phase)(0)
    t.do(0, "play_monopoly", "ore")
    assert t.hand_of(0)["ore"] == 4


def test_strict_phases_end_the_turn_from_either(strict):
    strict.action(0).do(0, "end_turn")
    assert strict.game.asked == (1,)
