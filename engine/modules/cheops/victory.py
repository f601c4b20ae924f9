"""The three ways to end: 12 points, the 16th black stone, the finished pyramid (cheops.md §12)."""

from engine.game import Game
from engine.modules.base.victory import total_points, winners_by_points
from engine.modules.cheops.pyramid import BLACK_STONES, SIZE
from engine.modules.cheops.slice import cheops_slice


def leaders(game: Game) -> tuple[int, ...]:
    """The seats with most points."""
    points = [total_points(game, seat) for seat in range(game.rules.seats)]
    return tuple(seat for seat, count in enumerate(points) if count == max(points))


def winners(game: Game) -> tuple[int, ...]:
    """The winners if the game is over now, else nobody."""
    cheops = cheops_slice(game.state)
    if cheops.black_stones >= BLACK_STONES or len(cheops.placed) >= SIZE:
        return leaders(game)
    return winners_by_points(game)
