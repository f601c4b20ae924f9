"""Who wins: 14 points on anybody's turn, or most points at Persepolis (alexander.md §12)."""

from engine.game import Game
from engine.modules.alexander.slice import alexander_slice
from engine.modules.base.victory import total_points


def leaders(game: Game) -> tuple[int, ...]:
    """The seats with most points, among them those with most event tokens."""
    won = alexander_slice(game.state).won
    standing = [(total_points(game, seat), len(won[seat])) for seat in range(game.rules.seats)]
    best = max(standing)
    return tuple(seat for seat, score in enumerate(standing) if score == best)
