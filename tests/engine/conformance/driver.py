"""Plays games at random, offers and answers beside the turn included."""

from collections.abc import Iterator
from random import Random

from engine.actions import Action, BagChoice
from engine.game import Game
from engine.modules.base.trade import OFFER_ACTIONS

TALK = {cls.kind for cls in OFFER_ACTIONS}
LONGEST = 8000
"""Moves after which a random game is given up."""


def random_action(game: Game, random: Random, talk: float = 0.05) -> Action:
    """A legal move of a seat that is asked or, with probability ``talk``, of any seat.

    Fails if the game goes on and an asked seat has no move.
    """
    if random.random() < talk:
        seat = random.randrange(game.rules.seats)
        found = pick(game, list(game.legal(seat)), random)
        if found is not None:
            return found
    seat = random.choice(game.asked)
    moves = [move for move in game.legal(seat) if move.kind not in TALK]
    found = pick(game, moves, random)
    assert found is not None, f"seat {seat} is asked {game.decision} and has no move"
    return found


def pick(game: Game, moves: list[Action | BagChoice], random: Random) -> Action | None:
    """One of some moves, each kind as likely as another; ``None`` if no bags fit."""
    by_kind: dict[str, list[Action | BagChoice]] = {}
    for move in moves:
        by_kind.setdefault(move.kind, []).append(move)
    kinds = list(by_kind)
    random.shuffle(kinds)
    for kind in kinds:
        move = random.choice(by_kind[kind])
        made = move if isinstance(move, Action) else move.sample(game, random)
        if made is not None:
            return made
    return None


def play_random(game: Game, random: Random, most: int = LONGEST) -> Iterator[Game]:
    """Play at most so many random moves, yielding the game before each and at its end.

    Now and then a seat is absent and its default stands in.
    """
    for _ in range(most):
        yield game
        if game.finished:
            return
        if random.random() < 0.03:
            stand_in(game, random.choice(game.asked))
        else:
            game.play(random_action(game, random))
    yield game


def stand_in(game: Game, seat: int) -> None:
    """Play the default of a seat."""
    action = game.default(seat)
    assert action is not None, f"no default for seat {seat} at {game.decision}"
    game.play(action, absent=True)


def played(game: Game, random: Random, moves: int) -> Game:
    """The game after so many random moves, or at its end."""
    for _ in play_random(game, random, moves):
        pass
    return game
