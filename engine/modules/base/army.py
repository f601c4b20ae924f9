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
