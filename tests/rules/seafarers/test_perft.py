"""Recorded counts of the openings, board by board."""

import pytest

from engine.combinations import modules_for
from engine.game import Game
from tests.engine.perft import perft

FOUNDING = {
    "new_shores_3p": (42, 172, 6610),
    "new_shores_4p": (54, 215, 10833),
    "new_shores_6p": (80, 310, 23664),
    "four_islands_3p": (76, 333, 24113),
    "four_islands_4p": (87, 386, 32150),
    "six_islands_6p": (120, 535, 62285),
    "fog_islands_3p": (50, 219, 10193),
    "fog_islands_4p": (60, 256, 14468),
    "fog_islands_6p": (69, 273, 17846),
    "through_the_desert_3p": (44, 178, 7200),
    "through_the_desert_4p": (52, 209, 10123),
    "through_the_desert_6p": (63, 250, 14852),
    "new_world_34p": (68, 4420),
    "new_world_56p": (114, 12654),
}
"""Moves of the first settlement, with its road or ship, with the next settlement.

In the New World: of the first harbour, with the second.
"""


def opening(board, **options):
    seats = int(board[-2]) if board[-3] == "_" else int(board[-3])
    return Game.create(
        modules_for(["seafarers"], seats), {"map": f"seafarers_{board}", **options}, seats, b"perft"
    )


@pytest.mark.parametrize(("board", "counts"), FOUNDING.items())
def test_counts_of_the_founding(board, counts):
    game = opening(board)
    assert tuple(perft(game, depth) for depth in range(1, len(counts) + 1)) == counts


FIRST_TURN = {
    "new_shores_3p": (28, 523, 5759),
    "new_shores_4p": (25, 432, 4993),
    "new_shores_6p": (18, 211, 1733),
    "four_islands_3p": (16, 170, 1207),
    "four_islands_4p": (18, 231, 2160),
    "six_islands_6p": (14, 131, 842),
    "fog_islands_3p": (21, 310, 3148),
    "fog_islands_4p": (15, 141, 871),
    "fog_islands_6p": (24, 400, 4794),
    "through_the_desert_3p": (23, 352, 3296),
    "through_the_desert_4p": (15, 147, 984),
    "through_the_desert_6p": (19, 265, 2522),
    "new_world_34p": (24, 439, 6004),
    "new_world_56p": (16, 179, 1423),
}
"""Moves of a first turn with two cards of each kind in hand, founded on the coast with ships."""


def founding_move(game):
    """The first coastal settlement and the first ship there; harbours on the first free edge."""
    (seat,) = game.asked
    moves = game.legal(seat).concrete()
    if game.decision.kind == "found_road":
        return next(move for move in moves if move.kind == "found_ship")
    coast = game.state.sea_edges & ~game.board.hex_edge_mask[game.state.slices["seafarers"].pirate]
    if game.decision.kind == "found_settlement":
        return next(m for m in moves if game.board.vertex_edge_mask[m.vertex] & coast)
    return moves[0] if moves else game.default(seat)


def first_turn(board):
    game = opening(board)
    while not game.state.turn:
        game.play(founding_move(game))
    game.state.hands[0] = [2] * 5
    game.play(game.default(0), [1, 1])
    return game


@pytest.mark.parametrize(("board", "counts"), FIRST_TURN.items())
def test_counts_of_the_first_turn(board, counts):
    game = first_turn(board)
    assert tuple(perft(game, depth) for depth in range(1, len(counts) + 1)) == counts
