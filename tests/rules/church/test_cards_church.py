"""Reform, Indulgences, Church Tax (church.md §10.2, §10.5, §10.10)."""

from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C, D


def test_T25_reform():
    t = Parish().progress(A, "reform", "crane", "lent", "merchant_card").progress(B, "spy")
    t.action()
    t.do(A, "play_reform", outcomes=["trade_monopoly", "smith", "exile", "wedding"])
    assert sorted(t.held(A)) == ["exile", "smith", "trade_monopoly"]
    assert t.held(B) == ("wedding",)
    assert t.under("church") == ("reform",)
    assert t.ck.decks[3]["reform"] == 0
    assert t.ck.decks[2]["crane"] == 2
    given = [(e.params["seat"], e.params["domains"]) for e in t.events if e.kind == "reformed"]
    assert given == [(A, {"trade": 1, "science": 1, "church": 1}), (B, {"politics": 1})]
    assert not t.told("progress_card_drawn"), "one line tells it all"


def test_reform_shuffles_what_lies_under_the_decks():
    t = Parish().progress(A, "reform").stack("science", "crane", smith=1).action()
    t.do(A, "play_reform")
    assert t.under("science") == ()
    assert t.ck.decks[2]["crane"] == 1


def test_a_grail_drawn_by_the_reform_is_shown_and_not_replaced():
    t = Parish().progress(A, "reform").progress(B, "lent").action()
    t.do(A, "play_reform", outcomes=["holy_grail"])
    assert (t.held(B), t.points(B)) == ((), 1)


def test_the_reform_draws_nothing_of_a_banned_domain():
    t = Parish().settlement(B, "(2,0)SE").progress(A, "anathema", "reform")
    t.progress(B, "crane", "spy").action()
    t.do(A, "play_anathema", B, "science", "3ore")
    t.do(A, "play_reform", outcomes=["wedding"])
    assert t.held(B) == ("wedding",)
    assert t.event("reform_withheld").params == {"seat": B, "domain": "science"}


def test_R19_reform_with_empty_hands():
    t = Parish().progress(A, "reform").action()
    t.do(A, "play_reform")
    assert t.held(A) == ()


def test_T28_indulgences():
    t = Parish().progress(A, "indulgences").hand(A, grain=1, bread=1).ship_at(6)
    t.roll(3, 4, "ship")
    assert t.asks == "indulgences"
    t.refused("too-few-cards", A, "play_indulgences", True, True, False)
    t.refused("no-die-named", A, "play_indulgences", False, False, False)
    t.do(A, "play_indulgences", False, True, True, outcomes=[6, "trade"])
    assert t.hand_of(A) == {}
    assert (t.state.dice, t.ck.face, t.ck.ship, t.asks) == ((3, 6), "trade", 6, "action")
    assert t.under("church") == ("indulgences",)


def test_Q42_the_roll_is_kept_by_default():
    t = Parish().progress(A, "indulgences").hand(A, grain=1)
    t.roll(1, 1, "ship")
    t.default(A)
    assert (t.state.dice, t.held(A), t.ck.ship) == ((1, 1), ("indulgences",), 1)


def test_nobody_is_asked_who_could_not_pay():
    t = Parish().progress(A, "indulgences").hand(A, ore=9)
    t.roll(1, 1, "ship")
    assert t.asks == "action"


def test_dice_set_by_the_alchemist_stay():
    t = Parish().progress(A, "indulgences", "alchemist").hand(A, grain=2, bread=1)
    t.do(A, "play_alchemist", 1, 1, outcomes=["ship"])
    t.refused("dice-fixed", A, "play_indulgences", True, False, False)
    t.do(A, "play_indulgences", False, False, True, outcomes=["politics"])
    assert t.state.dice == (1, 1)


def test_T33_R17_Q46_church_tax():
    t = Parish().hand(B, ore=2).hand(C, cloth=1).progress(A, "church_tax")
    t.settlement(D, "(0,-1)N").action()
    t.do(A, "play_church_tax")
    assert t.game.asked == (B, C)
    t.default(B)
    assert t.decision.forced(t.game, C) == t.stand_in(C)
    t.default(C)
    assert (t.hand_of(A), t.hand_of(B)) == ({"ore": 1}, {"ore": 1})
    assert [(debt.debtor, debt.creditor) for debt in t.church.debts] == [(D, A), (C, A)]
    t.pre_roll(B).roll(2, 4, "ship")
    assert t.hand_of(D) == {}
    assert t.hand_of(A) == {"ore": 1, "brick": 1}
    assert [debt.debtor for debt in t.church.debts] == [C]


def test_Q46_the_kind_held_most():
    t = Parish().hand(B, ore=2, wool=2, cloth=5).progress(A, "church_tax").action()
    t.do(A, "play_church_tax")
    t.refused("must-pay-tax", B, "pay_church_tax", None)
    t.refused("not-a-resource", B, "pay_church_tax", "cloth")
    t.refused("cards-not-held", B, "pay_church_tax", "brick")
    t.default(B)
    assert t.hand_of(A) == {"wool": 1}


def owing(*debtors):
    t = Parish().progress(A, "church_tax").action()
    t.do(A, "play_church_tax")
    kept = [debt for debt in t.church.debts if debt.debtor in debtors]
    t.church.debts = tuple(kept)
    return t


def test_Q46_a_debtor_with_two_kinds_is_asked():
    t = owing(B).settlement(B, "(1,1)S").hand(C)
    t.state.number = tuple(5 if n == 11 else n for n in t.state.number)
    t.state.refresh_terrain()
    t.settlement(B, "(-2,2)S").pre_roll(C).roll(2, 3, "ship")
    assert (t.asks, t.game.asked) == ("church_tax_debt", (B,))
    t.default(B)
    assert t.hand_of(A) == {"brick": 1}
    assert t.church.debts == ()


def test_several_debts_are_paid_in_order():
    t = owing(D)
    t.progress(B, "church_tax").action(B).do(B, "play_church_tax")
    t.church.debts = tuple(debt for debt in t.church.debts if debt.debtor == D)
    assert [(x.debtor, x.creditor) for x in t.church.debts] == [(D, A), (D, B)]
    t.settlement(D, "(0,-1)N").pre_roll(C).roll(2, 4, "ship")
    assert (t.hand_of(A), t.hand_of(B)) == ({"brick": 1}, {})
    t.pre_roll(C).roll(2, 4, "ship")
    assert t.hand_of(B) == {"brick": 1}


def test_a_debtor_who_steals_answers_for_himself():
    t = owing(B).settlement(C, "(1,1)S").hand(C, cloth=1)
    t.pre_roll(B).seven()
    t.do(B, "move_robber", "(1,1)", outcomes=["cloth"])
    assert t.asks == "church_tax_debt"
    assert t.decision.forced(t.game, B) == t.stand_in(B)
    t.default(B)
    assert t.told("tax_still_owed")
    assert (t.hand_of(B), len(t.church.debts), t.asks) == ({"cloth": 1}, 1, "action")
