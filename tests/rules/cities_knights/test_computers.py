"""Computer players go for the points that no building brings, and so come to an end."""

from random import Random

import pytest

from engine.game import Game
from engine.modules.cities_knights.slice import ck_slice
from engine.players import simple_player

MOST = 2500


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_a_whole_game(seed):
    game, random = Game.create(("base", "cities_knights"), {}, 4, seed), Random(1)
    while not game.finished and game.move_count < MOST:
        game.play(simple_player(game.view((game.asked or game.invited)[0]), random))
    assert game.finished
    assert max(map(max, ck_slice(game.state).levels)) >= 3
