"""Red and green metropolis exclude each other: the 13 cases of church.md §8."""

import pytest

from engine.modules.cities_knights.slice import NOBODY
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C, D

P, Q = A, B
"""As in the table of cases: P holds red, or wants what it may not hold."""
HOME = {A: ("(0,-2)N", "(0,-2)SE"), B: ("(2,-2)N", "(2,-2)SE"), C: ("(-2,2)S",), D: ("(0,2)S",)}
SCIENCE, RED = 2, 3


def parish(red_level=4, red_owner=P, **cards):
    """Everybody has cities and cards; P holds red provisionally."""
    t = Parish()
    for seat, places in HOME.items():
        t.city(seat, *places)
    t.bank(cloth=99, bread=99)
    for seat in range(4):
        t.hand(seat, cloth=15, bread=15)
    if red_owner != NOBODY:
        t.levels("church", *(red_level if seat == red_owner else 0 for seat in range(4)))
        t.metropolis("church", red_owner, HOME[red_owner][0])
    return t.action(P)


def buy(t, seat, domain, vertex=None):
    t.action(seat).do(seat, "improve_city", domain, vertex)


def green(t, *levels):
    return t.levels("science", *levels)


def test_C1_R1_level_4_of_the_red_domain_brings_the_red_metropolis():
    t = parish(red_owner=NOBODY).levels("church", 3)
    buy(t, P, "church", HOME[P][0])
    assert (t.owner("church"), t.points(P)) == (P, 6)


def test_C2_T18_the_holder_of_red_gets_no_green():
    t = green(parish(), 3, 3)
    t.refused("metropolis-not-gained", P, "improve_city", "science", HOME[P][1])
    buy(t, P, "science")
    assert (t.level("science", P), t.owner("science")) == (4, NOBODY)
    buy(t, Q, "science", HOME[Q][0])
    assert (t.owner("science"), t.points(Q)) == (Q, 6)


def test_C3_a_metropolis_that_is_owned():
    t = green(parish(red_owner=NOBODY), 4, 3).metropolis("science", P, HOME[P][0])
    buy(t, Q, "science")
    assert t.owner("science") == P


def test_C4_the_owner_reaches_level_5_first():
    t = green(parish(red_owner=NOBODY), 4, 4).metropolis("science", P, HOME[P][0])
    buy(t, P, "science")
    assert t.ck.first_at_top[SCIENCE] == P
    buy(t, Q, "science")
    assert t.owner("science") == P


def test_C5_level_5_first_takes_it_from_a_provisional_owner():
    t = green(parish(red_owner=NOBODY), 4, 4).metropolis("science", P, HOME[P][0])
    buy(t, Q, "science", HOME[Q][0])
    assert (t.owner("science"), t.points(P), t.points(Q)) == (Q, 4, 6)


def test_C6_T19_level_5_first_while_excluded():
    t = green(parish(), 4, 3)
    buy(t, P, "science")
    assert (t.ck.first_at_top[SCIENCE], t.owner("science")) == (P, NOBODY)
    buy(t, Q, "science")
    buy(t, Q, "science")
    assert (t.level("science", Q), t.owner("science")) == (5, NOBODY)


def test_T20_R12_green_is_taken_when_red_is_lost():
    t = green(parish(), 4, 3)
    buy(t, P, "science")
    t.levels("church", 4, 0, 4)
    buy(t, C, "church", HOME[C][0])
    assert t.owner("church") == C
    assert t.game.asked == (P,)
    t.default(P)
    assert (t.owner("science"), t.ck.first_at_top[SCIENCE]) == (P, P)
    buy(t, Q, "science")
    assert t.owner("science") == P


def test_C7_R11_T21_an_owner_keeps_what_an_excluded_seat_reaches():
    t = green(parish(), 4, 4, 4).metropolis("science", Q, HOME[Q][0])
    buy(t, P, "science")
    assert t.owner("science") == Q
    buy(t, C, "science")
    assert t.owner("science") == Q


def test_C8_level_5_of_another_was_first():
    t = green(parish(red_owner=NOBODY), 4, 5).metropolis("science", Q, HOME[Q][0])
    buy(t, P, "science")
    assert t.owner("science") == Q


@pytest.mark.parametrize(("level", "first"), [(4, NOBODY), (5, P)])
def test_C9_who_loses_red_takes_green(level, first):
    t = green(parish(), level).levels("church", 4, 4)
    buy(t, Q, "church", HOME[Q][0])
    assert (t.asks, t.game.asked) == ("regain_metropolis", (P,))
    t.do(P, "take_metropolis", "science", HOME[P][1])
    assert (t.owner("science"), t.ck.first_at_top[SCIENCE]) == (P, first)
    assert t.ck.metropolis[SCIENCE] == t.vertex(HOME[P][1])
    assert t.asks == "action"


def test_C9_nothing_is_due():
    t = green(parish(), 3).levels("church", 4, 4)
    buy(t, Q, "church", HOME[Q][0])
    assert (t.owner("science"), t.asks) == (NOBODY, "action")


@pytest.mark.parametrize("first", [A, C])
def test_C9_level_4_is_too_late_where_another_was_first_at_the_top(first):
    t = green(parish(red_owner=B), 0, 4).levels("church", 0, 4, 0, 4)
    t.ck.first_at_top[SCIENCE] = first
    buy(t, D, "church", HOME[D][0])
    assert (t.owner("church"), t.owner("science")) == (D, NOBODY)


def test_C9_what_another_owns_is_not_due():
    t = green(parish(red_owner=B), 4, 4).levels("church", 0, 4, 0, 4)
    t.metropolis("science", A, HOME[A][0])
    buy(t, D, "church", HOME[D][0])
    assert (t.owner("science"), t.asks) == (A, "action")


def test_C9_with_one_city_nobody_is_asked():
    t = green(parish(red_owner=C), 0, 0, 4).levels("church", 0, 4, 4)
    buy(t, Q, "church", HOME[Q][0])
    assert (t.owner("science"), t.ck.metropolis[SCIENCE]) == (C, t.vertex(HOME[C][0]))


def test_losing_another_metropolis_frees_nobody():
    t = green(parish(red_owner=NOBODY), 4).levels("trade", 4, 4)
    t.metropolis("trade", P, HOME[P][0])
    t.hand(Q, paper=5, cloth=5)
    buy(t, Q, "trade", HOME[Q][0])
    assert (t.owner("trade"), t.owner("science"), t.asks) == (Q, NOBODY, "action")


def test_C10_who_loses_green_takes_red():
    t = green(parish(red_owner=NOBODY), 4, 4).metropolis("science", P, HOME[P][0])
    t.levels("church", 4)
    buy(t, Q, "science", HOME[Q][0])
    t.default(P)
    assert (t.owner("science"), t.owner("church")) == (Q, P)
    assert t.ck.metropolis[RED] == t.vertex(HOME[P][0])


def test_C11_T22_who_holds_green_does_not_take_red():
    t = green(parish(red_owner=Q), 4).metropolis("science", P, HOME[P][0])
    t.levels("church", 4, 4)
    buy(t, P, "church")
    assert (t.owner("church"), t.ck.first_at_top[RED]) == (Q, P)
    t = green(parish(red_owner=NOBODY), 4).metropolis("science", P, HOME[P][0])
    t.levels("church", 3, 3)
    buy(t, P, "church")
    assert t.owner("church") == NOBODY
    buy(t, Q, "church", HOME[Q][0])
    assert t.owner("church") == Q


def test_C12_Q45_green_comes_first():
    """With the violet domain dormant there is never a second one to choose."""
    t = green(parish(), 4).levels("church", 4, 4)
    buy(t, Q, "church", HOME[Q][0])
    assert {move.domain for move in t.game.legal(P).of("take_metropolis")} == {"science"}
    t.refused("metropolis-not-gained", P, "take_metropolis", "politics", HOME[P][0])
    t.refused("metropolis-city", P, "take_metropolis", "science", HOME[C][0])
    t.default(P)
    assert t.ck.metropolis[SCIENCE] == t.vertex(HOME[P][0])


def test_C13_no_voluntary_swap():
    t = green(parish(), 4)
    t.refused("metropolis-not-gained", P, "improve_city", "science", HOME[P][1])
    assert not t.game.legal(P).of("take_metropolis")


def test_T40_level_4_needs_a_city_of_its_own():
    t = Parish().city(A, "(0,0)N").levels("church", 4).metropolis("church", A, "(0,0)N")
    t.levels("science", 3).hand(A, cloth=4).action()
    t.refused("improvement-needs-city", A, "improve_city", "science", None)
    t.city(A, "(1,1)S").do(A, "improve_city", "science", None)
    assert t.owner("science") == NOBODY


@pytest.mark.parametrize("lost", HOME[B])
def test_T48_Q45_the_city_that_lost_red(lost):
    t = green(parish(red_owner=B), 0, 4).levels("church", 4, 4).metropolis("church", B, lost)
    buy(t, A, "church", HOME[A][0])
    t.default(B)
    assert t.owner("church") == A
    assert (t.owner("science"), t.ck.metropolis[SCIENCE]) == (B, t.vertex(lost))


def test_a_metropolis_is_regained_in_a_special_building_phase():
    t = Parish("five_six", seats=5).city(A, "(0,-2)N", "(0,-2)SE").city(B, "(2,-2)N")
    t.levels("science", 4).levels("church", 4, 4).metropolis("church", A, "(0,-2)N")
    t.hand(B, bread=5).action()
    t.do(A, "end_turn")
    t.do(B, "improve_city", "church", "(2,-2)N")
    assert (t.asks, t.game.asked) == ("regain_metropolis", (A,))
    t.default(A)
    assert t.owner("science") == A
