"""Computer players: they finish games, and what they may not know does not move them."""

from random import Random

import pytest

from engine.errors import HiddenInformation
from engine.players import LEVELS
from engine.state import State
from tests.engine.builder import Table
from tests.engine.conformance import hidden
from tests.engine.setups import all_setups

BASE = [setup for setup in all_setups() if setup.modules == ("base",)]
levels = pytest.mark.parametrize("player", LEVELS.values(), ids=list(LEVELS))


@levels
@pytest.mark.parametrize("setup", BASE, ids=str)
def test_a_whole_game(setup, player):
    game, random = setup.create(1), Random(1)
    while not game.finished and game.move_count < 5000:
        game.play(player(game.view(game.asked[0]), random))
    assert game.finished


@levels
@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_every_question_of_every_module_is_answered(setup, player):
    game, random = setup.create(2), Random(2)
    while not game.finished and game.move_count < 300:
        game.play(player(game.view(random.choice(game.asked)), random))


def test_the_simple_player_beats_the_random_one():
    won = 0
    for seed in range(8):
        game, random = BASE[0].create(seed), Random(seed)
        while not game.finished and game.move_count < 5000:
            seat = game.asked[0]
            level = "simple" if seat == seed % 4 else "random"
            game.play(LEVELS[level](game.view(seat), random))
        won += game.winners == (seed % 4,)
    assert won >= 7


@levels
def test_the_same_view_and_numbers_give_the_same_move(player):
    game = BASE[0].create(3)
    for number in range(60):
        view = game.view(game.asked[0])
        move = player(view, Random(number))
        assert player(game.view(game.asked[0]), Random(number)) == move
        game.play(move)


@levels
@pytest.mark.parametrize("setup", BASE[:2], ids=str)
def test_hidden_cards_do_not_move_a_player(setup, player):
    game, random, compared = setup.create(4), Random(4), 0
    while not game.finished and game.move_count < 1500:
        seat = game.asked[0]
        if random.random() < 0.1:
            for twin in hidden.twins(game, seat, random):
                assert player(twin.view(seat), Random(9)) == player(game.view(seat), Random(9))
                compared += 1
        game.play(player(game.view(seat), random))
    assert compared > 10


@levels
def test_an_open_offer_is_answered(player):
    t = Table().hands({"wool": 2}, {"ore": 2}).action(0)
    t.do(0, "offer_trade", give={"wool": 1}, get={"ore": 1}, to=(1,))
    move = player(t.game.view(1), Random(1))
    assert move.kind in ("accept_offer", "refuse_offer")
    t.game.play(move)


def test_a_player_that_looks_at_hidden_cards_is_found_out():
    view = Table().hand(1, wool=3).game.view(0)
    with pytest.raises(HiddenInformation):
        max(range(5), key=lambda kind: view.state.hands[1][kind])


def test_nothing_left_to_save_for_where_no_cards_are_sold(monkeypatch):
    """Cities & Knights sells no development cards; a seat may have built all its roads."""
    t = Table("cities_knights").action(0)
    t.hands({"wool": 4}, {"grain": 1})
    monkeypatch.setattr(State, "supply", lambda *_: 0)
    LEVELS["simple"](t.game.view(0), Random(1))
    t.do(0, "offer_trade", give={"wool": 1}, get={"grain": 1}, to=(1,))
    assert LEVELS["simple"](t.game.view(1), Random(1)).kind == "refuse_offer"
