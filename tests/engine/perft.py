"""Positions reachable in so many moves: one number tells whether the listing of moves changed."""

from engine.actions import Action
from engine.game import Game


def perft(game: Game, depth: int) -> int:
    """Sequences of so many listed moves of the seats that are asked.

    A family of moves with cards to choose counts as one move and is not gone into; chance is that
    of the game's seed.
    """
    moves = [move for seat in game.asked for move in game.legal(seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        if isinstance(move, Action):
            game.play(move)
            total += perft(game, depth - 1)
            game.undo()
    return total
