"""Blessing and Curse of the Pharaoh (cheops.md §11)."""

from engine.game import Game
from engine.modules.cheops.slice import cheops_slice
from engine.state import State

BLESSING, CURSE = 3, -2


def deal_cards(game: Game, placer: int) -> None:
    """Count again after a coloured stone of ``placer``; black stones change nothing."""
    cheops = cheops_slice(game.state)
    holder, former, stones = cheops.blessing, cheops.cursed, cheops.stones
    if holder < 0 or stones[placer] > stones[holder]:
        cheops.blessing = placer
    cheops.cursed = cursed(stones, cheops.blessing)
    if cheops.blessing != holder:
        game.emit("blessing", seat=placer, former=holder, points=BLESSING)
    for seat in cheops.cursed:
        if seat not in former:
            game.emit("curse", seat=seat, points=CURSE)
    for seat in former:
        if seat not in cheops.cursed:
            game.emit("curse_lifted", seat=seat)


def cursed(stones: list[int], blessing: int) -> tuple[int, ...]:
    """The seats with fewest stones, except the one with the Blessing."""
    fewest = min(stones)
    return tuple(seat for seat, count in enumerate(stones) if count == fewest and seat != blessing)


def pharaoh_points(state: State, seat: int) -> int:
    """Victory points of the Pharaoh's cards of a seat."""
    cheops = cheops_slice(state)
    return BLESSING * (cheops.blessing == seat) + CURSE * (seat in cheops.cursed)
