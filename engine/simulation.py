"""Games played at random, as fast as the engine goes: for search, statistics and measures."""

from random import Random

from engine.actions import Action
from engine.game import Game


def random_move(game: Game, random: Random) -> Action:
    """A legal answer of a seat that is asked: a kind by lot, then one of that kind.

    Moves beside the question (offers) are left out. Raises ValueError if the game is over.
    """
    decision = game.decision
    if decision is None:
        raise ValueError("a finished game has no moves")
    seat = decision.seats[0]
    kinds: list[type[Action]] = []
    for gate, group in game.rules.answer_groups[decision.kind]:
        passed = True if gate is None else gate(game, seat)
        if passed:
            kinds += group if passed is True else passed
    while kinds:
        place = int(random.random() * len(kinds))
        moves = kinds[place].options(game, seat)
        if moves:
            options = list(moves)
            move = options[int(random.random() * len(options))]
            made = move if isinstance(move, Action) else move.sample(game, random)
            if made is not None:
                return made
        kinds[place] = kinds[-1]
        kinds.pop()
    raise ValueError(f"seat {seat} has no move in {decision.kind}")


def random_playout(game: Game, random: Random, most: int = 100_000) -> int:
    """Play random moves until the game is over, or ``most`` were played; return how many.

    The game keeps no way back: give a copy.
    """
    played = 0
    while not game.state.winners and played < most:
        game.advance(random_move(game, random), random)
        played += 1
    return played
