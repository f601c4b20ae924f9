"""Lent, Anathema (church.md §10.7, §10.9)."""

import pytest

from engine.modules.church.beer import supply
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C

FIELDS = "(-1,-1)NW"
PASTURE, FOREST = "(1,-2)NE", "(-1,0)S"


def lent(**hand):
    t = Parish().settlement(B, FIELDS).road(B, "(-1,-1)W").progress(A, "lent").action()
    t.do(A, "play_lent", B)
    return t.hand(B, **hand).action(B)


def test_T30_Q47_lent():
    t = lent(brick=1, lumber=1, wool=1, ore=1, bread=1).ripe(B, 1)
    edge = "(-1,-1)SW"
    t.refused("lent-forbids", B, "build_road", edge)
    t.do(B, "recruit_knight", "(-1,-1)SW")
    t.do(B, "pay_lent")
    assert supply(t.state) == 30
    assert t.under("church") == ("lent",)
    t.do(B, "build_road", edge)


def test_Q47_lent_is_not_paid_by_default():
    t = lent(bread=1).ripe(B, 1)
    t.default(B)
    assert (t.church.lent, t.hand_of(B)) == (B, {"bread": 1})


def test_lent_asks_for_ripe_beer_and_bread():
    t = lent(bread=1)
    t.church.fresh[B] = 1
    t.refused("too-few-beers", B, "pay_lent")
    t.ripe(B, 1).hand(B).refused("too-few-cards", B, "pay_lent")


def test_what_lent_forbids_and_allows():
    t = lent(brick=9, lumber=9, wool=9, grain=9, ore=9, coin=9, bread=9)
    t.city(B, "(1,1)S").progress(B, "road_building", "engineer", "medicine", "crane")
    t.knight(B, "(2,0)SE", 1)
    kinds = {move.kind for move in t.game.legal(B)}
    built = ("build_road", "build_settlement", "build_city", "build_wall", "improve_city")
    cards = ("play_road_building", "play_engineer", "play_medicine", "play_crane")
    assert not kinds & {*built, *cards}
    assert kinds >= {"build_bakery", "brew", "maritime_trade", "activate_knight", "recruit_knight"}
    t.refused("lent-forbids", B, "play_road_building")
    t.refused("lent-forbids", B, "play_crane")


def test_R15_trade_and_bakery_under_lent():
    t = lent(brick=2, lumber=2, grain=2, ore=4)
    t.do(B, "build_bakery")
    t.do(B, "maritime_trade", "ore", "bread")
    assert t.hand_of(B) == {"bread": 1}


def test_lent_needs_fields():
    t = Parish().settlement(B, "(2,0)SE").progress(A, "lent").action()
    t.refused("victim-without-fields", A, "play_lent", B)
    t.refused("own-seat", A, "play_lent", A)
    t.refused("no-lent", A, "pay_lent")


def test_no_ship_under_lent_but_one_may_move():
    t = Parish("seafarers", map="seafarers_new_shores_4p")
    t.church.lent = A
    assert t.rules.allowed(t.game, A, "ship", 7) == 0
    assert t.rules.allowed(t.game, A, "move_ship", 7) == 7


# --- Anathema -------------------------------------------------------------------------------------


def anathema(domain="science", cards="2ore+1wool", **options):
    t = Parish(**options).city(B, PASTURE, FOREST, "(-1,1)SW", FIELDS).bakery(B)
    t.progress(A, "anathema").action()
    t.do(A, "play_anathema", B, domain, cards)
    return t


@pytest.mark.parametrize("preset", ["seed", "official"])
def test_T31_R22_the_commodity_is_blocked(preset):
    t = anathema(preset=preset)
    t.pre_roll(C).roll(1, 1, "ship")
    t.pre_roll(C).roll(5, 6, "ship")
    got = t.hand_of(B)
    if preset == "seed":
        assert got == {"wool": 1, "lumber": 1, "paper": 1}
    else:
        assert got == {"wool": 1, "lumber": 1, "cloth": 1}


def test_T31_Q47_no_card_until_it_is_paid():
    t = anathema().levels("science", 0, 4)
    t.pre_roll(C).roll(1, 1, "science")
    assert t.held(B) == ()
    t.hand(B, ore=2, wool=1, cloth=9).action(B)
    t.refused("domain-banned", B, "improve_city", "science", None)
    t.do(B, "pay_anathema")
    assert t.hand_of(A) == {"ore": 2, "wool": 1}
    assert t.under("church") == ("anathema",)
    t.hand(B).pre_roll(C).roll(1, 1, "ship")
    assert t.hand_of(B) == {"wool": 1, "cloth": 1}


def test_T32_only_what_the_victim_produces():
    t = Parish().settlement(B, "(2,0)SE").progress(A, "anathema").action()
    t.refused("victim-cannot-produce", A, "play_anathema", B, "science", "2ore+1lumber")
    t.refused("anathema-count", A, "play_anathema", B, "science", "2ore")
    t.refused("victim-without-production", A, "play_anathema", C, "science", "3ore")
    t.refused("unknown-domain", A, "play_anathema", B, "magic", "3ore")
    t.do(A, "play_anathema", B, "church", "3ore")


def test_T45_R16_bread_is_lost():
    t = anathema("church", "3grain")
    t.pre_roll(C).roll(6, 6, "ship")
    assert t.hand_of(B) == {"grain": 1}
    t.hand(B, ore=4).action(B)
    t.refused("kind-not-receivable", B, "maritime_trade", "ore", "bread")
    t.church.baking = 0
    t.hand(B).pre_roll(C).roll(6, 6, "ship")
    assert t.hand_of(B) == {"grain": 2}


def test_R23_nor_does_a_trade_bring_it():
    t = anathema().hand(A, cloth=2, ore=1).hand(B, brick=2).hand(C, brick=1)
    t.refused("kind-not-receivable", A, "offer_trade", {"cloth": 1}, {"brick": 1}, (B,))
    t.refused("kind-not-receivable", B, "offer_trade", {"brick": 1}, {"cloth": 1}, (A,))
    t.do(A, "offer_trade", {"cloth": 1}, {"brick": 1}, (B, C))
    t.refused("kind-not-receivable", B, "accept_offer", 1)
    t.do(C, "accept_offer", 1)
    t.do(A, "confirm_trade", 1, C)
    t.refused("kind-not-receivable", B, "offer_trade", {"brick": 1}, {"cloth": 1}, (A,))


def test_an_offer_accepted_before_the_ban_fails():
    t = Parish().settlement(B, "(2,0)SE").progress(A, "anathema").hand(A, cloth=1)
    t.hand(B, ore=1).action()
    t.do(A, "offer_trade", {"cloth": 1}, {"ore": 1}, (B, C))
    t.do(B, "accept_offer", 1)
    t.do(A, "play_anathema", B, "science", "3ore")
    t.do(A, "confirm_trade", 1, B)
    assert t.told("deal_failed")


def test_a_counter_offer_does_not_bring_it():
    t = anathema().hand(A, ore=1, cloth=1).hand(B, brick=1)
    t.do(A, "offer_trade", {"ore": 1}, {"brick": 1}, (B,))
    t.refused("kind-not-receivable", B, "counter_offer", 1, {"brick": 1}, {"cloth": 1})


def test_R24_a_thief_keeps_it():
    t = anathema().settlement(C, "(0,2)S").hand(C, cloth=1)
    t.pre_roll(B).seven()
    t.do(B, "move_robber", "(0,2)", outcomes=["cloth"])
    assert t.hand_of(B) == {"cloth": 1}


def test_a_tied_defender_must_use_another_deck():
    t = anathema().knight(A, "(1,0)N", 2, active=True).knight(B, "(1,0)S", 2, active=True)
    t.pre_roll(C).land()
    t.refused("deck-not-available", B, "choose_deck", "science")


def test_no_ban_no_payment():
    Parish().action().refused("no-anathema", A, "pay_anathema")
