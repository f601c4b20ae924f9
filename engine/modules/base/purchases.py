"""What the public facts say about a seat's purchases (five_six.md §4)."""

from collections.abc import Callable

from engine.game import Game
from engine.modules.base.building import city_vertices, road_edges, settlement_vertices
from engine.modules.base.development import deck_size

PLACES: dict[str, Callable[[Game, int], int]] = {
    "road": road_edges,
    "settlement": settlement_vertices,
    "city": city_vertices,
}


def might_buy(game: Game, seat: int, cards: int) -> bool:
    """Tell whether a seat with so many cards of unknown kinds might buy something of base.md §11.

    It has the piece, the board has the place, and the number of its cards could be the price.
    """
    if deck_size(game) and enough(game, seat, "development_card", cards):
        return True
    return any(
        enough(game, seat, piece, cards) and game.state.supply(piece, seat) > 0 and find(game, seat)
        for piece, find in PLACES.items()
    )


def enough(game: Game, seat: int, what: str, cards: int) -> bool:
    """Tell whether the price of an item is no more than so many cards."""
    return sum(count for _, count in game.rules.price(game, seat, what)) <= cards
