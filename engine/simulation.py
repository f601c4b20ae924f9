"""Games played at random, as fast as the engine goes: for search, statistics and measures."""

from random import Random

from engine.actions import Action
from engine.game import Game

TALK = ("offer_trade", "counter_offer", "withdraw_offer")
"""Kinds that only prepare others: a random game without them loses nothing but length."""


def random_move(game: Game, random: Random) -> Action:
    """A legal move of a seat that is asked, each listed one equally likely; offers are not made.

    Raises ValueError if the game is over.
    """
    decision = game.decision
    if decision is None:
        raise ValueError("a finished game has no moves")
    moves = game.listed(decision.seats[0])
    while True:
        place = int(random.random() * len(moves))
        move = moves[place]
        if isinstance(move, Action):
            return move
        made = None if move.kind in TALK else move.sample(game, random)
        if made is not None:
            return made
        del moves[place]


def random_playout(game: Game, random: Random, most: int = 100_000) -> int:
    """Play random moves until the game is over, or ``most`` were played; return how many.

    The game keeps no way back: give a copy.
    """
    played = 0
    while not game.state.winners and played < most:
        game.advance(random_move(game, random))
        played += 1
    return played
