"""What of Cheops moderators may put right, ships and gold aside (``engine.corrections``)."""

from engine.corrections import Holding
from engine.errors import Refusal
from engine.game import Game
from engine.modules.cheops.pharaoh import recount
from engine.modules.cheops.points import site_points
from engine.modules.cheops.pyramid import BLACK_STONES, SIZE
from engine.modules.cheops.slice import PHARAOH, cheops_slice
from engine.rules import Rules


def add(rules: Rules) -> None:
    """Register them."""
    rules.correctable.holdings["stone"] = Holding(
        lambda state, seat: cheops_slice(state).placed.count(seat),
        lambda game, seat: min(game.state.supply("stone", seat), _room(game)),
        _lay,
        _lift,
    )
    rules.correctable.holdings["black_stone"] = Holding(
        lambda state, seat: cheops_slice(state).black_stones,
        lambda game, seat: min(_black_left(game), _room(game)),
        lambda game, seat: _lay(game, PHARAOH),
        lambda game, seat: _lift(game, PHARAOH),
        owned=False,
    )


def building_taken(game: Game, seat: int, vertex: int) -> None:
    """Without a building at the site there is no pyramid; one with stones cannot be undone so."""
    state, cheops = game.state, cheops_slice(game.state)
    if not cheops.started or state.buildings & site_points(game.board):
        return
    if cheops.placed:
        raise Refusal("correction-pyramid-stands", vertex=vertex)
    cheops.started = False


def _room(game: Game) -> int:
    """Places left in the pyramid before the last, which ends the game; none before its start."""
    cheops = cheops_slice(game.state)
    return SIZE - 1 - len(cheops.placed) if cheops.started else 0


def _black_left(game: Game) -> int:
    """Black stones left before the last, which ends the game."""
    return BLACK_STONES - 1 - cheops_slice(game.state).black_stones


def _lay(game: Game, whose: int) -> None:
    cheops_slice(game.state).placed += (whose,)
    recount(game)


def _lift(game: Game, whose: int) -> None:
    """Take the stone of a kind that was laid last."""
    placed = cheops_slice(game.state).placed
    last = len(placed) - 1 - placed[::-1].index(whose)
    cheops_slice(game.state).placed = placed[:last] + placed[last + 1 :]
    recount(game)
