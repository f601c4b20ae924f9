"""Knights paid for a battle leave the army (alexander.md §7.3, §11)."""

from engine.game import Game
from engine.modules.base.army import LEAST_KNIGHTS
from engine.modules.base.development import put_under_deck
from engine.modules.base.slice import base_slice


def return_knights(game: Game, seat: int, count: int) -> None:
    """Put played knights under the development deck and count the armies again."""
    base_slice(game.state).knights[seat] -= count
    put_under_deck(game, "knight_card", count)
    recount(game)


def recount(game: Game) -> None:
    """The holder keeps the largest army with at least 3 knights and nobody above him.

    Otherwise the seat that leads alone with at least 3 takes it; without one it is set aside.
    """
    base = base_slice(game.state)
    holder, most = base.largest_army, max(base.knights)
    leaders = [seat for seat, n in enumerate(base.knights) if n == most >= LEAST_KNIGHTS]
    if holder in leaders:
        return
    base.largest_army = leaders[0] if len(leaders) == 1 else -1
    if base.largest_army >= 0:
        game.emit("largest_army", seat=leaders[0], former=holder, knights=most)
    elif holder >= 0:
        game.emit("largest_army_lost", former=holder)
