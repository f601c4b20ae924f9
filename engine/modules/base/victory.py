"""Victory points, and when a game is won (base.md §15)."""

from collections.abc import Sequence

from engine.game import Game
from engine.modules.base.development import VICTORY_POINT
from engine.modules.base.slice import BaseSlice
from engine.state import State

AWARD_POINTS = 2


def public_points(state: State, seat: int) -> int:
    """Points everybody can count: buildings and awards."""
    base: BaseSlice = state.slices["base"]
    points = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
    if base.longest_road == seat:
        points += AWARD_POINTS
    if base.largest_army == seat:
        points += AWARD_POINTS
    return points


def hidden_points(state: State, seat: int) -> int:
    """Points of victory point cards, which count from their purchase."""
    cards: tuple[str, ...] = state.slices["base"].cards[seat]
    return cards.count(VICTORY_POINT) if cards else 0


def total_points(game: Game, seat: int) -> int:
    """All points of a seat, hidden ones included."""
    state, total = game.state, 0
    for hook in game.rules.all_points:
        total += hook(state, seat)
    return total


def active_seat(game: Game, seats: Sequence[int]) -> Sequence[int]:
    """Only the active player can win, from the first moment of the own turn."""
    return (game.state.active,) if game.state.turn else ()


def winners_by_points(game: Game) -> tuple[int, ...]:
    """Who wins by the points of the first seat that may win and has the target; else nobody."""
    rules = game.rules
    if rules.options["auto_claim_victory"]:
        for seat in rules.may_win(game):
            if total_points(game, seat) >= rules.target:
                return rules.victors(game, seat)
    return ()
