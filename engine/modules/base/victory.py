"""Victory points, and when a game is won (base.md §15)."""

from engine.game import Game
from engine.modules.base.development import VICTORY_POINT
from engine.modules.base.slice import base_slice
from engine.state import State

AWARD_POINTS = 2


def public_points(state: State, seat: int) -> int:
    """Points everybody can count: buildings and awards."""
    base = base_slice(state)
    points = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
    points += AWARD_POINTS * (base.longest_road == seat)
    return points + AWARD_POINTS * (base.largest_army == seat)


def hidden_points(state: State, seat: int) -> int:
    """Points of victory point cards, which count from their purchase."""
    return base_slice(state).cards[seat].count(VICTORY_POINT)


def total_points(game: Game, seat: int) -> int:
    """All points of a seat, hidden ones included."""
    rules, state = game.rules, game.state
    total = 0
    for hook in rules.on_points:
        total += hook(state, seat)
    for hook in rules.on_hidden_points:
        total += hook(state, seat)
    return total


def winner_on_own_turn(game: Game) -> tuple[int, ...]:
    """The first seat that may win and has the target."""
    if not game.rules.options["auto_claim_victory"]:
        return ()
    for seat in game.rules.may_win(game):
        if total_points(game, seat) >= game.rules.target:
            return (seat,)
    return ()
