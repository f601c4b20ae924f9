"""What a player may take back, and what not (base.md §7–§12 seen from the one who undoes)."""

import pytest

from tests.engine.builder import Table

PLENTY = {"brick": 3, "lumber": 3, "wool": 3, "grain": 3, "ore": 3}


@pytest.fixture
def t():
    return Table().hand(0, **PLENTY).road(0, "(0,0)NE").action(0)


def test_building_can_be_taken_back(t):
    before = t.game.hash()
    t.do(0, "build_settlement", "(0,0)N")
    t.do(0, "build_city", "(0,0)N")
    t.do(0, "build_road", "(0,0)NW")
    for _ in range(3):
        assert t.game.can_undo(0)
        assert not t.game.can_undo(1)
        t.game.undo()
    assert t.game.hash() == before


def test_trading_with_the_bank_can_be_taken_back(t):
    t.hand(0, wool=4).do(0, "maritime_trade", "wool", "ore")
    assert t.game.can_undo(0)


@pytest.mark.parametrize(
    ("card", "kind", "params"),
    [("monopoly", "play_monopoly", ["ore"]), ("", "buy_development_card", [])],
)
def test_what_shows_hidden_cards_cannot(t, card, kind, params):
    t.cards(0, *filter(None, [card])).do(0, kind, *params)
    assert not t.game.can_undo(0)


def test_a_roll_cannot(t):
    t.pre_roll(0).roll(1, 1)
    assert not t.game.can_undo(0)


def test_a_theft_cannot_but_an_empty_hex_can(t):
    t.hand(0).settlement(1, "(0,1)N").hand(1, wool=1).pre_roll(0).roll(3, 4)
    t.do(0, "move_robber", "(-2,0)")
    assert t.game.can_undo(0)
    t.game.undo()
    t.do(0, "move_robber", "(0,1)")
    assert not t.game.can_undo(0)


def test_nothing_after_another_seat_acted(t):
    t.hand(1, ore=1)
    t.do(0, "offer_trade", give={"wool": 1}, get={"ore": 1}, to=(1, 2))
    assert t.game.can_undo(0)
    t.do(1, "accept_offer", 1)
    assert not t.game.can_undo(0)
    assert t.game.can_undo(1)


def test_the_end_of_the_turn_can_until_the_next_acts(t):
    t.do(0, "end_turn")
    assert t.game.can_undo(0)
    t.roll(1, 1)
    assert not t.game.can_undo(0)


def test_the_same_draw_comes_again(t):
    for _ in range(3):
        t.do(0, "buy_development_card")
    bought = [move.line for move in t.game.moves]
    for _ in range(3):
        t.game.undo()
    t.do(0, "build_settlement", "(0,0)N")
    t.do(0, "buy_development_card")
    assert t.game.moves[-1].line == bought[0]
