"""Largest army (base.md §14)."""

from engine.game import Game
from engine.modules.base.slice import base_slice

LEAST_KNIGHTS = 3


def update_largest_army(game: Game, seat: int) -> None:
    """Give the card to ``seat``, who has just played a knight, if it now leads alone."""
    base = base_slice(game.state)
    holder, played = base.largest_army, base.knights[seat]
    if holder == seat or played < LEAST_KNIGHTS:
        return
    rivals = base.knights[:seat] + base.knights[seat + 1 :]
    if played > (base.knights[holder] if holder >= 0 else max(rivals)):
        base.largest_army = seat
        game.emit("largest_army", seat=seat, former=holder, knights=played)


def recount(game: Game) -> None:
    """Count the armies again after one became smaller (alexander.md §11), or was put right.

    The holder keeps the card with at least 3 knights and nobody above him. Otherwise the seat that
    leads alone with at least 3 takes it; without one it is set aside.
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
