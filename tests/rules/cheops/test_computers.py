"""Computer players on the Nile: they build ships and lay stones."""

from random import Random

from engine.game import Game
from engine.modules.cheops.slice import cheops_slice
from engine.players import simple_player


def test_computers_build_the_pyramid():
    ships = stones = 0
    for seed in (b"0", b"1"):
        game, random = Game.create(("base", "cheops"), {}, 4, seed), Random(1)
        while not game.finished:
            seat = (game.asked or game.invited)[0]
            game.play(simple_player(game.view(seat), random))
        cheops = cheops_slice(game.state)
        ships += sum(mask.bit_count() for mask in cheops.ships)
        stones += sum(cheops.stones)
    assert ships > 0
    assert stones > 0
