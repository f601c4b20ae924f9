"""Inquisitor, Exile (church.md §9, §10.6, §10.12)."""

from engine import former
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B

CITY, SECOND = "(0,0)N", "(1,1)S"


def test_T35_R13_the_protected_city_is_spared():
    t = Parish().city(A, CITY).city(B, SECOND, "(-2,2)S").knight(B, "(2,0)SE", 1, active=True)
    t.progress(A, "inquisitor_card").action()
    points = t.points(A)
    t.do(A, "play_inquisitor", CITY)
    assert t.points(A) == points + 1
    t.pre_roll().land()
    battle = t.event("battle").params
    assert (battle["barbarians"], battle["won"]) == (3, "barbarians")
    assert t.state.cities[A] == 1 << t.vertex(CITY)
    assert t.game.asked == (B,), "A has no city to lose and is passed over"


def test_without_passing_over_nobody_loses():
    t = Parish(pillage_skip_immune=False).city(A, CITY).city(B, SECOND, "(-2,2)S")
    t.knight(B, "(2,0)SE", 1, active=True).inquisitor(A, CITY).land()
    assert not t.told("city_lost")
    assert t.asks == "action"


def test_T36_the_pawn_goes_to_the_next_card():
    t = Parish().city(A, CITY).city(B, SECOND).inquisitor(A, CITY).progress(B, "inquisitor_card")
    before = (t.points(A), t.points(B))
    t.action(B).do(B, "play_inquisitor", SECOND)
    assert (t.points(A), t.points(B)) == (before[0] - 1, before[1] + 1)
    assert t.church.inquisitor == t.vertex(SECOND)
    assert t.under("church") == ("inquisitor_card",)


def test_the_holder_moves_it_to_another_city():
    t = Parish().city(A, CITY, SECOND).inquisitor(A, CITY).progress(A, "inquisitor_card").action()
    t.refused("inquisitor-stands", A, "play_inquisitor", CITY)
    t.refused("no-own-city", A, "play_inquisitor", "(1,0)SE")
    t.do(A, "play_inquisitor", SECOND)
    assert t.church.inquisitor == t.vertex(SECOND)
    told = t.event("inquisitor_placed").params
    assert told["kept"], "no point comes or goes"
    written = {"seat": A, "vertex": told["vertex"], "former": A}
    assert former.event("inquisitor_placed", written)[1].items() >= told.items()
    assert former.event("inquisitor_placed", told)[1] == told


def test_T29_Q48_exile():
    t = Parish().settlement(A, CITY).city(B, SECOND).merchant(A, "(0,-1)").inquisitor(B, SECOND)
    t.progress(A, "exile", "bishop").action()
    before = (t.points(A), t.points(B))
    t.do(A, "play_exile")
    assert (t.points(A), t.points(B)) == (before[0] - 1, before[1] - 1)
    lost = [e.params for e in t.events if e.kind == "exile_point_lost"]
    assert [(params["seat"], params["piece"]) for params in lost] == [
        (A, "merchant"),
        (B, "inquisitor"),
    ]
    assert (t.state.robber, t.ck.merchant, t.church.inquisitor) == (-1, -1, -1)
    t.refused("robber-in-exile", A, "play_bishop", "(0,1)")
    t.pre_roll(B).seven()
    t.default(B)
    assert t.state.robber >= 0
    t.action(A).do(A, "play_bishop", t.hex("(0,1)"))


def test_T29_Q48_the_roller_chooses_robber_or_pirate():
    t = Parish("seafarers", map="seafarers_new_shores_4p").progress(A, "exile").action()
    t.do(A, "play_exile")
    assert (t.state.robber, t.state.slices["seafarers"].pirate) == (-1, -1)
    t.pre_roll(B).seven()
    assert t.asks == "robber_or_pirate"
    assert t.game.legal(B).of("move_pirate")
    t.default(B)
    assert t.state.robber >= 0
    assert t.state.slices["seafarers"].pirate == -1


def test_R18_nobody_to_exile():
    t = Parish().robber(-1).progress(A, "exile").action()
    t.refused("nobody-to-exile", A, "play_exile")


def test_a_robber_that_was_not_there_is_not_in_exile():
    t = Parish().city(A, CITY).robber(-1).inquisitor(A, CITY).progress(A, "exile", "bishop")
    t.action().do(A, "play_exile")
    t.do(A, "play_bishop", "(0,1)")


def test_no_hex_is_blocked_while_the_robber_is_away():
    t = Parish().settlement(A, "(-1,1)SW").robber("(-1,1)").progress(A, "exile").action()
    t.do(A, "play_exile")
    t.pre_roll(B).roll(1, 2, "ship")
    assert t.hand_of(A) == {"ore": 1}
