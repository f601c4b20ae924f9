"""Walls and the hand limit at a 7 (§7, §13)."""

import pytest

from engine.modules.base.robber import cards_owed
from tests.rules.cities_knights.table import A, B, City

CITIES = ("(0,0)N", "(0,0)S", "(-1,1)SW", "(1,1)S")


def walled(count, **hand):
    return City().city(A, *CITIES).wall(A, *CITIES[:count]).hand(A, **hand)


@pytest.mark.parametrize(("cards", "owed"), [(13, 0), (14, 7)])
def test_K8_thirteen_and_fourteen_cards_behind_three_walls(cards, owed):
    assert cards_owed(walled(3, wool=cards).game, A) == owed


def test_T27_fifteen_cards_behind_three_walls():
    t = walled(3, wool=12, coin=3)
    t.roll(3, 4, "ship")
    assert (t.asks, t.game.decision.owed[A]) == ("discard", 7)


def test_T28_thirteen_cards_behind_three_walls():
    t = walled(3, wool=13)
    t.roll(3, 4, "ship")
    assert t.asks == "move_robber"


def test_a_changed_discard_limit_is_raised_by_walls():
    t = City(discard_limit=5).city(A, "(0,0)N").wall(A, "(0,0)N").hand(A, wool=8)
    assert cards_owed(t.game, A) == 4
    assert cards_owed(t.hand(A, wool=7).game, A) == 0


def test_a_wall_costs_two_bricks():
    t = City().city(A, "(0,0)N").hand(A, brick=3).action()
    t.do(A, "build_wall", "(0,0)N")
    assert t.hand_of(A) == {"brick": 1}
    assert t.ck.walls[A] == 1 << t.vertex("(0,0)N")


def test_K9_no_wall_under_a_settlement_or_twice_under_a_city():
    t = City().settlement(A, "(0,0)S").city(A, "(0,0)N").wall(A, "(0,0)N").hand(A, brick=4).action()
    t.refused("no-own-city", A, "build_wall", "(0,0)S")
    t.refused("wall-stands", A, "build_wall", "(0,0)N")


def test_K9_no_fourth_wall():
    t = walled(3, brick=2).action()
    t.refused("no-piece-left", A, "build_wall", CITIES[3])
    assert t.places(A, "build_wall") == set()


def test_no_wall_without_bricks_or_under_a_foreign_city():
    t = City().city(A, "(0,0)N").city(B, "(0,0)S").hand(A, brick=1).action()
    t.refused("too-few-cards", A, "build_wall", "(0,0)N")
    t.refused("no-own-city", A, "build_wall", "(0,0)S")


def test_a_metropolis_may_have_a_wall():
    t = City().city(A, "(0,0)N").metropolis("trade", A, "(0,0)N").hand(A, brick=2).action()
    assert t.can(A, "build_wall", "(0,0)N")


def test_K10_the_limit_falls_with_the_wall():
    t = City().city(A, "(0,0)N").wall(A, "(0,0)N").hand(A, wool=9)
    assert cards_owed(t.game, A) == 0
    t.land()
    assert t.event("city_lost").params["wall"]
    assert cards_owed(t.game, A) == 4
    assert t.state.supply("wall", A) == 3


def test_T14_a_limit_of_eleven_falls_to_nine():
    t = City().city(A, "(0,0)N", "(0,0)S").wall(A, "(0,0)N", "(0,0)S").hand(A, wool=10)
    assert cards_owed(t.game, A) == 0
    t.land()
    t.do(A, "lose_city", "(0,0)N")
    assert cards_owed(t.game, A) == 5
    assert cards_owed(t.hand(A, wool=9).game, A) == 0
