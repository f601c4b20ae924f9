"""Computer players in the auctions: they bid sensibly and pay what they bid."""

from random import Random

import pytest

from engine.game import Game
from engine.players import simple_player


def play(seed, **options):
    """A game among computers: the game at its end, and the kinds of events it told."""
    game, random = Game.create(("base", "alexander"), options, 4, seed), Random(1)
    told = []
    while not game.finished:
        seat = (game.asked or game.invited)[0]
        told += [event.kind for event in game.play(simple_player(game.view(seat), random))]
    return game, told


@pytest.mark.parametrize("mode", ["in_turn", "maximum_bids"])
def test_computers_pay_what_they_bid(mode):
    _, told = play(b"computers", auction_mode=mode)
    assert "bid_not_paid" not in told
    assert told.count("auction_won") > 20


def test_both_ways_to_bid_come_to_the_same():
    open_bids, _ = play(b"both ways")
    maxima, _ = play(b"both ways", auction_mode="maximum_bids")
    assert open_bids.winners == maxima.winners
    assert open_bids.state.hands == maxima.state.hands
