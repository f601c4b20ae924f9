"""Recruiting, promoting, activating; knights in the way (§9.1, §9.3)."""

import pytest

from tests.rules.cities_knights.table import A, B, C, City, D


def recruiter(**hand):
    return City().road(A, "(0,0)NE").hand(A, **(hand or {"wool": 3, "ore": 3, "grain": 3})).action()


def test_a_recruit_is_basic_and_passive():
    t = recruiter()
    t.do(A, "recruit_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 1, False)
    assert t.hand_of(A) == {"wool": 2, "ore": 2, "grain": 3}
    assert t.state.supply("basic_knight", A) == 1


def test_K19_next_to_settlements():
    t = recruiter().settlement(B, "(0,0)NW").settlement(A, "(0,0)SE")
    assert t.places(A, "recruit_knight") == {t.vertex("(0,0)N"), t.vertex("(0,0)NE")}


@pytest.mark.parametrize("seat", [A, B])
def test_K20_not_on_a_piece(seat):
    t = recruiter().settlement(seat, "(0,0)N").knight(seat, "(0,0)NE")
    t.refused("vertex-occupied", A, "recruit_knight", "(0,0)N")
    t.refused("vertex-occupied", A, "recruit_knight", "(0,0)NE")


def test_not_without_an_own_road():
    t = recruiter().road(B, "(0,0)SW")
    t.refused("knight-without-route", A, "recruit_knight", "(0,0)SW")


def test_not_without_the_price_or_a_third_basic_knight():
    t = recruiter(wool=1)
    t.refused("too-few-cards", A, "recruit_knight", "(0,0)N")
    t = recruiter().road(A, "(0,0)E").knight(A, "(0,0)N").knight(A, "(0,0)NE")
    t.refused("no-piece-left", A, "recruit_knight", "(0,0)SE")


def test_activating_costs_one_grain():
    t = recruiter().knight(A, "(0,0)N")
    t.do(A, "activate_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 1, True)
    assert t.hand_of(A) == {"wool": 3, "ore": 3, "grain": 2}
    t.refused("knight-active", A, "activate_knight", "(0,0)N")


def test_activating_needs_an_own_knight_and_grain():
    t = recruiter(wool=1).knight(B, "(0,0)N").knight(A, "(0,0)NE")
    t.refused("no-own-knight", A, "activate_knight", "(0,0)N")
    t.refused("too-few-cards", A, "activate_knight", "(0,0)NE")


def test_recruited_and_activated_in_one_turn():
    t = recruiter()
    t.do(A, "recruit_knight", "(0,0)N")
    t.do(A, "activate_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 1, True)


@pytest.mark.parametrize("active", [True, False])
def test_promotion_keeps_the_side(active):
    t = recruiter().knight(A, "(0,0)N", 1, active)
    t.do(A, "promote_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 2, active)
    assert t.hand_of(A) == {"wool": 2, "ore": 2, "grain": 3}


def test_K23_one_level_a_turn_by_whatever_means():
    t = recruiter().knight(A, "(0,0)N").levels("politics", 3).progress(A, "smith")
    t.do(A, "promote_knight", "(0,0)N")
    t.refused("knight-promoted", A, "play_smith", "(0,0)N")
    t.refused("knight-promoted", A, "promote_knight", "(0,0)N")


def test_a_promoted_knight_may_rise_again_in_the_next_turn():
    t = recruiter().knight(A, "(0,0)N").levels("politics", 3)
    t.do(A, "promote_knight", "(0,0)N")
    for seat in (A, B, 2, 3):
        t.do(seat, "end_turn")
        t.roll(1, 1, "trade")
    t.do(A, "promote_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 3, False)


def test_K24_no_strong_piece_left():
    t = recruiter().road(A, "(0,0)E").knight(A, "(0,0)N")
    t.knight(A, "(0,0)NE", 2).knight(A, "(0,0)SE", 2)
    t.refused("no-piece-left", A, "promote_knight", "(0,0)N")
    t.levels("politics", 3)
    t.do(A, "promote_knight", "(0,0)NE")
    t.do(A, "promote_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 2, False)


def test_K25_mighty_needs_the_fortress():
    t = recruiter().knight(A, "(0,0)N", 2).levels("politics", 2)
    t.refused("knight-needs-fortress", A, "promote_knight", "(0,0)N")
    t.levels("politics", 3)
    t.do(A, "promote_knight", "(0,0)N")
    assert t.at("(0,0)N") == (A, 3, False)


def test_a_mighty_knight_rises_no_more():
    t = recruiter().knight(A, "(0,0)N", 3).levels("politics", 3)
    t.refused("knight-mighty", A, "promote_knight", "(0,0)N")


# --- in the way -----------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [True, False])
def test_K32_a_knight_cuts_the_longest_road(active):
    t = City().road(A, "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,1)E", "(0,1)SE", "(0,1)SW", "(0,1)W")
    assert t.base.road_length[A] == 7
    assert t.base.longest_road == A
    t.road(B, "(0,0)SW").hand(B, wool=1, ore=1, grain=1).action(B)
    t.do(B, "recruit_knight", "(0,0)S")
    if active:
        t.do(B, "activate_knight", "(0,0)S")
    assert t.base.road_length[A] == 4
    assert t.base.longest_road == -1


def test_T26_a_knight_in_the_middle_of_five_roads():
    t = City().road(A, "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW")
    assert t.base.road_length[A] == 5
    t.knight(B, "(0,0)SE", 1, active=True).road(B, "(1,0)SW").action(B)
    assert t.base.road_length[A] == 3
    t.do(B, "move_knight", "(0,0)SE", "(1,0)S")
    assert t.base.road_length[A] == 5


def test_an_own_knight_cuts_nothing():
    t = City().road(A, "(0,0)NE", "(0,0)E", "(0,0)SE").knight(A, "(0,0)NE")
    assert t.base.road_length[A] == 3


def test_a_knight_stops_roads_and_settlements_of_others():
    t = City().road(A, "(0,0)NE").hand(A, brick=2, lumber=2, wool=1, grain=1).action()
    assert t.can(A, "build_road", "(0,0)E")
    t.knight(B, "(0,0)NE")
    t.refused("road-not-connected", A, "build_road", "(0,0)E")
    t.refused("vertex-occupied", A, "build_settlement", "(0,0)NE")


def test_an_own_knight_must_leave_before_a_settlement_is_built():
    t = City().road(A, "(0,0)NE").hand(A, brick=1, lumber=1, wool=1, grain=1)
    t.knight(A, "(0,0)NE", 1, active=True).action()
    t.refused("vertex-occupied", A, "build_settlement", "(0,0)NE")
    t.do(A, "move_knight", "(0,0)NE", "(0,0)N")
    t.do(A, "build_settlement", "(0,0)NE")


def test_knights_are_worth_no_points():
    t = City().road(A, "(0,0)NE").knight(A, "(0,0)N", 3, active=True)
    assert t.points(A) == 0


def test_displacing_frees_no_vertex_in_between():
    """The longest road is looked at when both knights have moved, not between (base.md §13)."""
    t = City().road(C, "(0,0)W", "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,1)E", "(-1,0)SE")
    t.knight(B, "(0,0)NE").road(A, "20-25", "15-20", "10-15", "6-10", "2-6")
    t.road(D, "1-4", "4-8", "8-12", "12-17", "17-22").longest_road(A)
    t.knight(A, "20", 2, active=True).action(A)
    assert t.base.road_length == [5, 0, 4, 5]
    t.do(A, "displace_knight", "20", "(0,0)NE")
    assert t.base.road_length == [5, 0, 4, 5]
    assert t.base.longest_road == A
    assert not t.told("longest_road")


def test_a_knight_is_told_before_the_road_it_cuts():
    t = City().road(A, "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW")
    t.road(B, "(1,0)SW").hand(B, wool=1, ore=1).action(B)
    t.do(B, "recruit_knight", "(0,0)SE")
    assert [event.kind for event in t.events] == ["knight_recruited", "longest_road"]
