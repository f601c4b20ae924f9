"""What the public facts say about a seat's purchases (five_six.md §4)."""

from engine.game import Game
from engine.modules.base.purchases import enough
from engine.modules.cities_knights.improvements import improvable
from engine.modules.cities_knights.knights import passive_knights, promotable
from engine.modules.cities_knights.recruiting import (
    ACTIVATION,
    PROMOTION,
    RECRUIT,
    recruit_vertices,
)
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.modules.cities_knights.walls import WALL, wall_vertices


def might_buy(game: Game, seat: int, cards: int) -> bool:
    """Whether a seat with so many cards of unknown kinds might buy something of §2."""
    return (
        _might_improve(game, seat, cards)
        or (_piece(game, seat, WALL, cards) and wall_vertices(game, seat) != 0)
        or (_piece(game, seat, RECRUIT, cards) and recruit_vertices(game, seat) != 0)
        or (enough(game, seat, PROMOTION, cards) and promotable(game, seat) != 0)
        or (enough(game, seat, ACTIVATION, cards) and passive_knights(game, seat) != 0)
    )


def _piece(game: Game, seat: int, what: str, cards: int) -> bool:
    return enough(game, seat, what, cards) and game.state.supply(what, seat) > 0


def _might_improve(game: Game, seat: int, cards: int) -> bool:
    levels = ck_slice(game.state).levels
    return any(
        levels[domain][seat] < cards and improvable(game, seat, domain)
        for domain in range(len(tables(game.rules).domains))
    )
