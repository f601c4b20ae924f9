"""Supplies, event die, targets, what goes together (church.md §1, §3, §4, §10 general)."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.modules.church.beer import supply
from engine.modules.church.tables import CARDS, event_faces
from engine.modules.cities_knights.tables import tables
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B, C


def test_T1_bank_beer_and_deck():
    t = Parish()
    assert t.in_bank("bread") == 12
    assert supply(t.state) == 30
    deck = t.ck.decks[3]
    assert (sum(deck.values()), deck["inquisitor_card"], deck["crusade"]) == (18, 6, 2)
    assert list(CARDS.values()).count(1) == 10
    assert Parish("five_six", seats=5).in_bank("bread") == 17


def test_T14_the_red_face():
    t = Parish().levels("church", 3, 2, 3).stack("church", lent=4, exile=4).pre_roll(C)
    t.roll(1, 4, "church", "lent", "exile")
    drawn = [e.params["seat"] for e in t.events if e.kind == "progress_card_drawn"]
    assert drawn == [C, A]
    assert t.held(B) == ()


def test_the_red_face_finds_an_empty_deck():
    t = Parish().levels("church", 3).stack("church")
    t.roll(1, 2, "church")
    assert t.held(A) == ()


def test_T38_the_event_die():
    t = Parish()
    faces = tables(t.rules).event_faces
    assert len(faces) == 8
    assert {face: faces.count(face) for face in faces} == {
        "ship": 4,
        "trade": 1,
        "politics": 1,
        "science": 1,
        "church": 1,
    }
    both = event_faces(church=True, smd=True)
    assert (len(both), both.count("ship"), len(set(both))) == (10, 5, 6)


def test_the_sister_module_is_not_there_yet():
    with pytest.raises(Refusal) as caught:
        Parish(smd=True)
    assert caught.value.key == "option-value"


def test_T41_a_default_game_of_three():
    t = Parish(seats=3).lodge(A, cities=4, settlements=2).hand(A, bread=1).action(A)
    t.ck.defenders[A] = 6
    t.do(A, "improve_city", "church", None)
    assert (t.points(A), t.rules.target, t.game.winners) == (16, 17, ())
    t.progress(A, "inquisitor_card")
    t.do(A, "play_inquisitor", min(t.places(A, "play_inquisitor")))
    assert t.game.winners == (A,)


@pytest.mark.parametrize(("seats", "target"), [(3, 17), (4, 16), (5, 15), (6, 15)])
def test_targets(seats, target):
    more = ("five_six",) if seats > 4 else ()
    assert Parish(*more, seats=seats).rules.target == target


def test_the_host_sets_another_target():
    assert Parish(victory_points=25).rules.target == 25
    with pytest.raises(Refusal):
        Parish(victory_points=12)


def test_T42_decks():
    t = Parish()
    assert [sum(deck.values()) for deck in t.ck.decks] == [18, 18, 19, 18]
    assert sum(Parish(engineer_count=1).ck.decks[2].values()) == 18


def test_T47_R30_new_shores():
    assert Parish("seafarers", map="seafarers_new_shores_4p").rules.target == 19
    assert Parish("seafarers", map="seafarers_new_shores_3p", seats=3).rules.target == 20


def test_R31_no_church_with_the_war():
    assert "war" in type(Parish().rules.modules[2]).excludes
    for other in ("cheops", "alexander"):
        with pytest.raises(Refusal) as caught:
            Game.create(("base", "cities_knights", "church", other))
        assert caught.value.key == "modules-exclude"


def test_R20_a_win_needs_the_own_turn():
    t = Parish().lodge(B, cities=4, settlements=2).action(A)
    t.ck.defenders[B] = 9
    t.do(A, "end_turn")
    assert t.game.winners == (B,)


def test_R25_T46_a_tied_defender_takes_the_red_deck_at_level_0():
    t = Parish().knight(A, "(1,0)N", 1, active=True).knight(B, "(1,0)S", 1, active=True).land()
    t.do(A, "choose_deck", "church")
    t.do(B, "choose_deck", "church", outcomes=["lent", "exile"])
    assert (t.held(A), t.held(B)) == (("lent",), ("exile",))


def test_T37_the_grail_is_laid_down():
    t = Parish().levels("church", 3)
    t.progress(A, "spy", "spy", "spy", "crane")
    t.roll(1, 2, "church", "holy_grail")
    assert (t.points(A), len(t.held(A)), t.asks) == (1, 4, "action")
