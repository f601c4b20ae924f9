"""Computer players with the church: whole games, and what they are advised."""

from random import Random

import pytest

from engine.game import Game
from engine.players import simple_player
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B


def advised(t, seat):
    return simple_player(t.game.view(seat), Random(1)).kind


def test_a_ban_is_lifted_first():
    t = Parish().hand(A, bread=1, brick=1, lumber=1).ripe(A, 1).action()
    t.church.lent = A
    assert advised(t, A) == "pay_lent"


def test_a_bakery_where_cities_lie_at_fields():
    t = Parish().hand(A, brick=2, lumber=2, grain=2).city(A, "(-1,-1)NW").action()
    assert advised(t, A) == "build_bakery"
    t.clear(A)
    assert advised(t, A) != "build_bakery"


def test_the_pawn_is_taken_once():
    t = Parish().city(A, "(-1,-1)NW", "(1,1)S").progress(A, "inquisitor_card").action()
    assert advised(t, A) == "play_inquisitor"
    t.inquisitor(A, "(1,1)S")
    assert advised(t, A) != "play_inquisitor"


def test_beer_and_roll_are_kept_and_two_cards_stolen():
    t = Parish().knight(A, "(1,0)N", 2, active=True).ripe(B, 2).land()
    assert advised(t, B) == "pass_beer"
    t = Parish().progress(A, "indulgences").hand(A, grain=1)
    t.roll(1, 1, "ship")
    assert advised(t, A) == "keep_roll"
    t = Parish().levels("church", 3).settlement(B, "(1,1)S").hand(B, ore=3).seven()
    t.do(A, "move_robber", "(1,1)")
    assert advised(t, A) == "steal_by_abbey"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game(seats):
    """Fifteen points and more are reached by what no building brings (§1)."""
    modules = ("base", "cities_knights", "church")
    game, random = Game.create(modules, {}, seats, b"computers"), Random(5)
    while not game.finished and game.move_count < 2500:
        game.play(simple_player(game.view((game.asked or game.invited)[0]), random))
    assert game.finished
