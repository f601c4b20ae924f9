"""Brewing, ripening, every use, and how long it lasts (church.md §6)."""

import pytest

from engine.modules.church.beer import supply
from engine.modules.cities_knights.barbarians import forecast
from engine.modules.cities_knights.knights import strength
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C, D

SPOT, OTHER = "(1,0)N", "(1,0)S"


def worth(t, where):
    return strength(t.game, 1 << t.vertex(where))


def fights(t, seat):
    return forecast(t.game).contributions[seat]


def left(t):
    beer = t.beer_on(SPOT)
    return beer.left if beer else 0


def test_T6_brewing():
    t = Parish().hand(A, grain=7).action()
    t.do(A, "brew")
    t.do(A, "brew")
    assert (t.hand_of(A), t.church.fresh[A], supply(t.state)) == ({"grain": 1}, 2, 28)
    t.refused("too-few-cards", A, "brew")


def test_no_token_left():
    t = Parish().hand(A, grain=3).ripe(B, 30).action()
    t.refused("no-beer-left", A, "brew")


def test_T7_R8_R7_fresh_beer_is_no_use():
    t = Parish().knight(C, SPOT, 2, active=True).hand(B, grain=6).turn(6)
    t.do(B, "brew")
    t.do(B, "brew")
    t.refused("too-few-beers", B, "pour_beer", SPOT, 2)
    t.to_turn(7)
    assert t.state.active == C
    t.do(B, "pour_beer", SPOT, 2)
    assert worth(t, SPOT) == 1


def test_T8_beer_in_the_own_turn():
    t = Parish().knight(C, SPOT, 2, active=True).ripe(B, 2).turn(6)
    t.do(B, "pour_beer", SPOT, 2)
    assert worth(t, SPOT) == 1
    assert t.at(SPOT) == (C, 2, True)
    assert left(t) == 2
    t.to_turn(10)
    assert (left(t), worth(t, SPOT)) == (1, 1)
    t.to_turn(13)
    assert (left(t), worth(t, SPOT)) == (1, 1)
    t.to_turn(14)
    assert (left(t), worth(t, SPOT), supply(t.state)) == (0, 2, 30)


def test_T9_beer_out_of_turn():
    t = Parish().knight(C, SPOT, 1, active=True).ripe(B, 2).turn(8)
    assert t.state.active == D
    t.do(B, "pour_beer", SPOT, 2)
    assert fights(t, C) == 0
    for turn, tokens in ((10, 2), (14, 1), (17, 1)):
        t.to_turn(turn)
        assert (left(t), fights(t, C)) == (tokens, 0)
    t.to_turn(18)
    assert (left(t), fights(t, C)) == (0, 1)


def test_T10_four_beers():
    t = Parish().knight(C, SPOT, 2, active=True).ripe(B, 3).turn(6)
    t.refused("too-few-beers", B, "pour_beer", SPOT, 4)
    t.ripe(B, 4).do(B, "pour_beer", SPOT, 4)
    assert (fights(t, C), left(t)) == (0, 4)
    t.to_turn(10)
    assert (fights(t, C), left(t)) == (0, 2)
    t.to_turn(14)
    assert (fights(t, C), left(t)) == (2, 0)


@pytest.mark.parametrize("count", [2, 4])
def test_T11_a_mighty_knight_is_immune(count):
    t = Parish().knight(C, SPOT, 3, active=True).ripe(B, 4).turn(6)
    t.refused("knight-immune", B, "pour_beer", SPOT, count)


def test_R4_a_passive_knight_is_not_put_to_sleep():
    t = Parish().knight(C, SPOT, 1).knight(D, OTHER, 2).ripe(B, 4).turn(6)
    t.refused("beer-on-passive", B, "pour_beer", SPOT, 2)
    t.refused("beer-on-passive", B, "pour_beer", OTHER, 4)
    t.do(B, "pour_beer", OTHER, 2)
    assert worth(t, OTHER) == 1


def test_other_numbers_and_own_knights():
    t = Parish().knight(C, SPOT, 1, active=True).knight(B, OTHER, 1, active=True)
    t.ripe(B, 4).turn(6)
    t.refused("beer-count", B, "pour_beer", SPOT, 4)
    t.refused("no-foreign-knight", B, "pour_beer", OTHER, 2)
    t.refused("no-foreign-knight", B, "pour_beer", "(0,0)N", 2)


def test_R5_one_beer_for_a_knight():
    t = Parish().knight(C, SPOT, 2, active=True).ripe(B, 2).ripe(A, 2).turn(6)
    t.do(B, "pour_beer", SPOT, 2)
    t.refused("knight-under-beer", A, "pour_beer", SPOT, 2)


def test_Q41_nobody_is_asked_for_beer():
    t = Parish().knight(C, SPOT, 2, active=True).ripe(B, 2).turn(5)
    assert t.game.asked == (A,)
    assert t.game.invited == ()
    assert t.stand_in(B) is None
    assert t.can(B, "pour_beer", SPOT, 2)


def test_T13_R27_no_beer_in_the_special_building_phase():
    t = Parish("five_six", seats=6).knight(C, SPOT, 2, active=True).ripe(B, 2).ripe(D, 2)
    t.hand(B, brick=9).city(B, "(2,0)SE").action()
    t.do(A, "end_turn")
    assert t.asks == "special_building"
    t.refused("no-beer-now", B, "pour_beer", SPOT, 2)
    t.refused("no-beer-now", D, "pour_beer", SPOT, 2)


def test_no_beer_while_something_is_resolved():
    t = Parish().knight(C, SPOT, 2, active=True).ripe(B, 2).seven()
    assert t.asks == "move_robber"
    t.refused("no-beer-now", B, "pour_beer", SPOT, 2)


def test_a_knight_under_beer_does_not_rise():
    t = Parish().knight(B, SPOT, 2).ripe(A, 2).turn(5)
    t.do(A, "pour_beer", SPOT, 2)
    t.hand(B, wool=1, ore=1, grain=1).levels("politics", 0, 3).progress(B, "warlord", "smith")
    t.action(B)
    t.refused("knight-under-beer", B, "promote_knight", SPOT)
    t.refused("knight-under-beer", B, "activate_knight", SPOT)
    t.refused("no-passive-knight", B, "play_warlord")
    t.refused("knight-under-beer", B, "play_smith", SPOT)


def test_a_sleeping_knight_stays_active_underneath():
    t = Parish().city(A, "(0,0)N", "(1,1)S").knight(B, SPOT, 1, active=True)
    t.knight(C, OTHER, 2, active=True).ripe(A, 2).road(B, "(1,0)NW").action(B)
    t.do(A, "pour_beer", SPOT, 2)
    t.refused("knight-under-beer", B, "move_knight", SPOT, "(1,0)NW")
    t.pre_roll(B).land()
    assert t.at(SPOT) == (B, 1, True)
    assert t.at(OTHER) == (C, 2, False)


def test_a_weakened_knight_fights_and_turns_passive():
    t = Parish().knight(B, SPOT, 2, active=True).ripe(A, 2).turn(5)
    t.do(A, "pour_beer", SPOT, 2)
    t.pre_roll(B).land()
    assert t.event("battle").params["shares"] == {B: 1}
    assert t.at(SPOT) == (B, 2, False)
    assert t.beer_on(SPOT)


def test_a_weakened_knight_may_act():
    t = Parish().knight(B, SPOT, 2, active=True).road(B, "(1,0)NW").ripe(A, 2).action(B)
    t.do(A, "pour_beer", SPOT, 2)
    t.do(B, "move_knight", SPOT, "(1,0)NW")
    assert t.at("(1,0)NW") == (B, 2, False)
    assert t.beer_on("(1,0)NW")


def test_displacing_both_ways():
    t = Parish().road(A, "(1,0)NE").knight(A, "(1,0)N", 2, active=True).knight(B, "(1,0)NE", 2)
    t.road(B, "(1,0)E").ripe(A, 2).ripe(C, 2).action()
    t.refused("knight-not-weaker", A, "displace_knight", "(1,0)N", "(1,0)NE")
    t.do(A, "pour_beer", "(1,0)NE", 2)
    t.do(A, "displace_knight", "(1,0)N", "(1,0)NE")
    beer = t.beer_on("(1,0)SE")
    assert beer
    assert beer.by == A, "the tokens go with the knight"
    t.action().do(C, "pour_beer", "(1,0)NE", 2)
    t.refused("knight-passive", A, "move_knight", "(1,0)NE", "(1,0)N")


def test_a_knight_that_leaves_gives_the_tokens_back():
    t = Parish().road(A, "(1,0)NE").knight(B, "(1,0)NE", 2).progress(A, "intrigue").ripe(A, 2)
    t.action().do(A, "pour_beer", "(1,0)NE", 2)
    t.do(A, "play_intrigue", "(1,0)NE")
    assert (t.church.beers, supply(t.state)) == ((), 30)


def test_the_deserter_brings_the_printed_level():
    t = Parish().road(A, "(1,0)NE").knight(B, SPOT, 2, active=True).progress(A, "deserter")
    t.ripe(A, 2).action().do(A, "pour_beer", SPOT, 2)
    t.do(A, "play_deserter", B)
    t.do(A, "place_deserter", "(1,0)NE", 2)
    assert t.at("(1,0)NE") == (A, 2, True)
    assert t.church.beers == ()


def test_paired_players_count_turns_as_player_1_only():
    t = Parish("five_six", seats=6, extra_build="paired_players")
    t.knight(C, SPOT, 2, active=True).ripe(D, 4).hand(D, grain=3).turn(1)
    t.do(A, "end_turn")
    assert t.asks == "paired_action"
    t.do(D, "brew")
    t.do(D, "pour_beer", SPOT, 2)
    beer = t.beer_on(SPOT)
    assert beer
    assert not beer.armed, "a part is no turn"
    t.do(D, "end_turn")
    assert t.state.turn == 2
    assert t.church.ripe[D] == 3
