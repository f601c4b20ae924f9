"""Knights paid for a battle leave the army (alexander.md §7.3, §11)."""

from engine.game import Game
from engine.modules.base.army import recount
from engine.modules.base.development import put_under_deck
from engine.modules.base.slice import base_slice


def return_knights(game: Game, seat: int, count: int) -> None:
    """Put played knights under the development deck and count the armies again."""
    base_slice(game.state).knights[seat] -= count
    put_under_deck(game, "knight_card", count)
    recount(game)
