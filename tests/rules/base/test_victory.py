"""Victory points and the end (base.md §15)."""

import pytest

from engine.errors import Refusal
from tests.engine.builder import Table
from tests.rules.base.test_awards import COAST, EAST, SETTLEMENT, cut

CARD = {"wool": 1, "grain": 1, "ore": 1}


def test_what_counts():
    t = (
        Table()
        .lodge(0, settlements=3, cities=2)
        .cards(0, "victory_point_card")
        .knights(3, holder=0)
    )
    assert t.points(0) == 3 + 4 + 1 + 2
    assert t.game.view(1).points(0) == 3 + 4 + 2
    assert t.game.view().points(0) == 3 + 4 + 2
    assert t.game.view(0).points(0) == t.points(0)


def test_B33_T28_a_victory_card_as_the_tenth_point():
    t = Table().lodge(0, settlements=1, cities=4).hand(0, **CARD).action(0)
    t.do(0, "buy_development_card", outcomes=["victory_point_card"])
    assert t.game.winners == (0,)
    assert t.event("game_ended").params == {"winners": (0,)}


def test_T29_victory_at_the_start_of_the_turn():
    t = Table().lodge(1, cities=4).cards(1, "victory_point_card", "victory_point_card").action(0)
    assert not t.game.finished
    t.do(0, "end_turn")
    assert (t.game.winners, t.state.active, t.state.dice) == ((1,), 1, ())


def test_B46_points_off_turn_win_at_the_start_of_the_own_turn():
    t = Table().road(0, *COAST).road(1, *EAST).lodge(1, cities=4)
    cut(t, 3)
    assert (t.points(1), t.game.finished) == (10, False)
    t.do(3, "end_turn")
    t.roll(1, 1)
    assert not t.game.finished
    t.do(0, "end_turn")
    assert t.game.winners == (1,)


def test_B46_points_lost_again_before_the_own_turn():
    t = Table().road(0, *COAST).road(1, *EAST).lodge(1, cities=4)
    cut(t, 3)
    t.do(3, "end_turn")
    t.roll(1, 1)
    t.road(2, "(1,-1)E").hand(0, **SETTLEMENT).road(0, "(1,-1)NE").longest_road(1)
    t.do(0, "build_settlement", "(2,-2)SW")
    t.do(0, "end_turn")
    assert (t.points(1), t.asks) == (8, "pre_roll")


def test_B47_the_one_whose_turn_comes_first():
    t = Table().lodge(2, settlements=2, cities=4).lodge(3, settlements=2, cities=4).action(0)
    t.do(0, "end_turn")
    t.roll(1, 1)
    t.do(1, "end_turn")
    assert t.game.winners == (2,)


def test_T30_points_off_turn_do_not_stop_the_active_player():
    t = Table().road(1, *COAST).road(2, *EAST).lodge(2, cities=4).lodge(0, cities=4)
    cut(t, 3, seat=0)
    assert (t.points(0), t.points(2), t.game.finished) == (9, 10, False)
    t.road(0, "(2,0)E").hand(0, **SETTLEMENT)
    t.do(0, "build_settlement", "(2,0)SE")
    assert t.game.winners == (0,)


def test_nothing_can_be_played_after_the_end():
    t = Table().lodge(1, settlements=2, cities=4).action(0)
    t.do(0, "end_turn")
    assert (t.game.asked, t.game.invited, t.game.decision) == ((), (), None)
    assert list(t.game.legal()) == []
    with pytest.raises(Refusal) as caught:
        t.game.play(t.make(1, "roll"))
    assert caught.value.key == "game-over"
    assert [t.game.default(seat) for seat in range(4)] == [None] * 4


def test_the_host_may_choose_another_target():
    t = Table(victory_points=5).lodge(0, cities=2).road(0, "(0,0)NE").hand(0, **SETTLEMENT)
    t.action(0).do(0, "build_settlement", "(0,0)N")
    assert t.game.winners == (0,)


def test_the_winning_move_cannot_be_taken_back_by_its_player():
    t = Table(victory_points=5).lodge(0, cities=2).road(0, "(0,0)NE").hand(0, **SETTLEMENT)
    t.action(0).do(0, "build_settlement", "(0,0)N")
    assert not t.game.can_undo(0)


# --- announced victory ----------------------------------------------------------------------------


def test_Q8_without_auto_claim_the_game_goes_on_until_announced():
    t = Table(auto_claim_victory=False).lodge(0, settlements=2, cities=4)
    assert (t.game.finished, t.game.default(0)) == (False, t.make(0, "roll"))
    t.roll(1, 1)
    assert t.game.default(0) == t.make(0, "end_turn")
    t.do(0, "claim_victory")
    assert t.game.winners == (0,)


def test_a_victory_is_announced_in_the_own_turn_with_the_points():
    t = Table(auto_claim_victory=False).lodge(1, settlements=2, cities=4).action(0)
    t.refused("not-enough-points", 0, "claim_victory")
    t.refused("not-your-turn", 1, "claim_victory")
    t.do(0, "end_turn")
    t.do(1, "claim_victory")
    assert (t.game.winners, t.state.dice) == ((1,), ())


def test_with_auto_claim_nothing_is_announced():
    t = Table()
    assert not t.can(0, "claim_victory")
