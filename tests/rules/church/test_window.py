"""Beer between the landing and the battle (church.md §6.4)."""

from engine.standing import Standing, chosen_for, standing_answer
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C, D

SPOTS = ("(1,0)N", "(1,0)S", "(2,0)SE")


def landing(**options):
    t = Parish(seats=3, **options).city(A, "(0,-2)N", "(0,-2)SE").city(B, "(2,-2)N", "(2,-2)SE")
    t.city(C, "(-2,2)S")
    for seat, level in ((A, 2), (B, 2), (C, 1)):
        t.knight(seat, SPOTS[seat], level, active=True)
    return t


def test_T12_R6_beer_turns_the_battle():
    t = landing().ripe(C, 2).land()
    assert (t.asks, t.game.asked) == ("beer_window", (C,))
    t.do(C, "pour_beer", SPOTS[A], 2)
    battle = t.event("battle").params
    assert (battle["barbarians"], battle["defence"]) == (5, 4)
    assert battle["shares"] == {A: 1, B: 2, C: 1}
    assert t.told("city_lost")
    assert t.game.asked == (A,), "A names one of two, C has lost the only one"
    assert t.state.cities[C] == 0


def test_Q40_the_default_is_to_pass():
    t = landing().ripe(C, 2).land()
    t.default(C)
    assert t.event("battle").params["defence"] == 5


def test_who_said_so_in_advance_passes():
    t = landing().ripe(A, 2).ripe(C, 2)
    answer = t.rules.standing["beer_window"]
    kept = {"beer_window": Standing(("always",))}
    assert standing_answer(t.game, A, kept) is None
    t.land()
    assert standing_answer(t.game, C, kept) is None, "A is asked first"
    assert standing_answer(t.game, A, kept) == t.stand_in(A)
    assert chosen_for(t.game, answer, ["this_turn"]) == Standing(("this_turn",), t.state.turn)


def test_nobody_is_asked_without_beer():
    t = landing().ripe(C, 1).land()
    assert t.event("battle").params["defence"] == 5


def test_after_a_play_the_circle_starts_again():
    t = landing().ripe(A, 2).ripe(B, 4).ripe(C, 2).land()
    assert t.game.asked == (A,)
    t.do(A, "pass_beer")
    assert t.game.asked == (B,)
    t.refused("no-beer-now", C, "pour_beer", SPOTS[A], 2)
    t.do(B, "pour_beer", SPOTS[C], 2)
    assert t.game.asked == (A,), "A is asked again"
    t.do(A, "pass_beer")
    t.do(B, "pass_beer")
    t.do(C, "pass_beer")
    assert t.told("battle")


def test_no_knight_wakes_in_the_window():
    t = landing().ripe(A, 2).hand(A, grain=1).land()
    assert not t.game.legal(A).of("activate_knight")


def test_T44_R26_the_window_comes_before_the_declarations():
    t = Parish(knights_participation="chosen").knight(A, SPOTS[A], 1, active=True)
    t.knight(B, SPOTS[B], 1, active=True).ripe(C, 2).land()
    assert (t.asks, t.game.asked) == ("beer_window", (C,))
    t.do(C, "pour_beer", SPOTS[A], 2)
    assert (t.asks, t.game.asked) == ("commit_knights", (B,))


def test_a_holder_without_a_target_is_not_asked():
    t = Parish().knight(D, SPOTS[A], 3, active=True).ripe(C, 4).land()
    assert t.told("battle")
