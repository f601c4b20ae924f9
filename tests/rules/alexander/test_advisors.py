"""Event tokens and advisors (alexander.md §8)."""

import pytest

from engine.modules.alexander.advisors import title, win_token
from tests.rules.alexander.march import March


def titles(t):
    return [title(t.state, seat) for seat in range(t.state.seats)]


def test_T13_the_order_of_reaching_three():
    t = March().tokens(3, 3, 3, 3)
    assert t.points_of_all() == [4, 3, 2, 0]
    assert titles(t) == ["first_advisor", "second_advisor", "third_advisor", ""]


def test_two_tokens_make_no_advisor():
    t = March().tokens(2, 1)
    assert (t.alexander.ranking, t.points_of_all()) == ((), [0, 0, 0, 0])


def test_T14_ranking_changes_only_when_overtaken():
    t = March().tokens(3, 3)
    win_token(t.game, 1, "bridge_event")
    assert (t.alexander.ranking, t.points_of_all()[:2]) == ((1, 0), [3, 4])
    win_token(t.game, 0, "bridge_event")
    assert t.alexander.ranking == (1, 0)
    win_token(t.game, 0, "bridge_event")
    assert t.alexander.ranking == (0, 1)


def test_R15_equal_tokens_keep_the_order():
    t = March().tokens(4, 3)
    win_token(t.game, 1, "bridge_event")
    assert t.alexander.ranking == (0, 1)


@pytest.mark.parametrize("counts", [(4, 3, 3)])
def test_T15_R17_three_players(counts):
    t = March(3).tokens(*counts)
    assert t.points_of_all() == [4, 2, 0]
    assert titles(t) == ["first_advisor", "third_advisor", ""]


def test_T16_R16_the_fourth_overtakes_the_third():
    t = March().tokens(5, 4, 3, 3)
    assert t.points_of_all() == [4, 3, 2, 0]
    win_token(t.game, 3, "statue_event")
    assert t.alexander.ranking == (0, 1, 3, 2)
    assert t.points_of_all() == [4, 3, 0, 2]


def test_changes_are_told():
    t = March().tokens(3, 3, 3, 2).hand(3, brick=1).auction("bridge_event", active=3)
    t.bids((3, 1), (0, 0), (1, 0), (2, 0))
    assert not t.told("advisor")
    t.hand(3, brick=1).auction("bridge_event", active=3)
    t.bids((3, 1), (0, 0), (1, 0), (2, 0))
    changes = [
        (event.params["seat"], event.params.get("title"))
        for event in t.events
        if event.kind in ("advisor", "advisor_lost")
    ]
    assert changes == [
        (0, "second_advisor"),
        (1, "third_advisor"),
        (2, None),
        (3, "first_advisor"),
    ]
