"""When things may be done beside the question on top (church.md §6.4, §10.1)."""

from engine.game import Game

QUIET = ("pre_roll", "action", "trade_phase", "build_phase")
"""Questions between two actions, when no roll, card or payment is being resolved."""


def quiet(game: Game) -> bool:
    """Whether nothing is being resolved, a special building phase aside."""
    decision = game.decision
    return decision is not None and (decision.kind in QUIET or decision.like in QUIET)


def in_own_turn(game: Game, seat: int) -> bool:
    """Whether it is the turn of a seat; its part of another's turn is none (five_six.md §5)."""
    decision = game.decision
    return game.state.active == seat and (decision is None or not decision.like)
