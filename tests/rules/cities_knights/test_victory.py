"""Points and the end of the game (§16)."""

import pytest

from engine.modules.cities_knights.points import target
from tests.rules.cities_knights.table import A, B, City, D


def on(points, seat=A, **options):
    """A seat with so many points from settlements, cities and Defender cards."""
    t = City(**options)
    t.ck.defenders[seat] = points
    return t


def test_T48_the_merchant_brings_the_thirteenth_point():
    t = on(11).settlement(A, "(0,-1)N").progress(A, "merchant_card").action()
    assert t.points(A) == 12
    t.do(A, "play_merchant", "(0,-1)")
    assert t.game.winners == (A,)


def test_T49_thirteen_points_in_another_players_turn():
    t = on(12, B).city(A, "(0,0)N").knight(B, "(1,0)S", 1, active=True).pre_roll(A).land()
    assert t.points(B) == 13
    assert not t.game.finished
    t.do(A, "end_turn")
    assert t.game.winners == (B,)


def test_K72_points_that_are_lost_again_do_not_win():
    t = on(10, B).merchant(B, "(0,-1)").city(B, "(1,1)S").action(A)
    assert t.points(B) == 13
    t.settlement(A, "(0,-1)N").progress(A, "merchant_card")
    t.do(A, "play_merchant", "(0,-1)")
    t.do(A, "end_turn")
    assert not t.game.finished
    assert t.asks == "pre_roll"


def test_K72_points_that_are_kept_win_before_the_roll():
    t = on(13, B).action(A)
    assert not t.game.finished
    t.do(A, "end_turn")
    assert t.game.winners == (B,)


def test_K71_a_player_without_cities_wins():
    t = on(12).road(A, "(0,0)NE").hand(A, brick=1, lumber=1, wool=1, grain=1).action()
    t.do(A, "build_settlement", "(0,0)N")
    assert t.game.winners == (A,)


def test_what_counts():
    t = City().settlement(A, "(0,0)N").city(A, "(1,1)S").metropolis("trade", A, "(1,1)S")
    t.merchant(A, "(1,1)")
    t.ck.defenders[A], t.ck.open_cards[A] = 1, ("printer", "constitution")
    t.road(A, "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW")
    assert t.points(A) == 1 + 2 + 2 + 1 + 1 + 2 + 2


def test_all_points_are_public():
    t = on(3).city(A, "(0,0)N")
    t.ck.open_cards[A] = ("printer",)
    assert [t.game.view(viewer).points(A) for viewer in (None, A, D)] == [6, 6, 6]


def test_twelve_are_not_enough():
    t = on(12).action()
    assert not t.game.finished
    t.do(A, "end_turn")
    assert t.game.asked == (B,)


@pytest.mark.parametrize(
    ("map_id", "seats", "points"),
    [("seafarers_new_shores_4p", 4, 16), ("seafarers_fog_islands_3p", 3, 14)],
)
def test_the_target_on_islands_is_two_more(map_id, seats, points):
    t = City("seafarers", map=map_id, seats=seats)
    assert target(t.rules) == t.rules.target == points


def test_the_target_with_six_players():
    assert City("five_six", seats=6).rules.target == 13


def test_victory_is_announced_where_the_table_wants_it():
    t = on(13, auto_claim_victory=False).action()
    assert not t.game.finished
    t.do(A, "claim_victory")
    assert t.game.winners == (A,)
