"""Blessing and Curse of the Pharaoh (cheops.md §11)."""

from engine.game import Game
from engine.modules.cheops.slice import PHARAOH, cheops_slice
from engine.state import State

BLESSING, CURSE = 3, -2


def deal_cards(game: Game, placer: int) -> None:
    """Count again after a coloured stone of ``placer``; black stones change nothing."""
    cheops = cheops_slice(game.state)
    holder, stones = cheops.blessing, cheops.stones
    _deal(game, placer if holder < 0 or stones[placer] > stones[holder] else holder)


def recount(game: Game) -> None:
    """Deal the cards as they would lie had the stones of the pyramid been laid one by one."""
    cheops = cheops_slice(game.state)
    holder, counts = PHARAOH, [0] * game.rules.seats
    for seat in cheops.placed:
        if seat != PHARAOH:
            counts[seat] += 1
            if holder == PHARAOH or counts[seat] > counts[holder]:
                holder = seat
    _deal(game, holder)


def _deal(game: Game, holder: int) -> None:
    """Let ``holder`` have the Blessing, those with fewest stones the Curse, and tell changes."""
    cheops = cheops_slice(game.state)
    before, former = cheops.blessing, cheops.cursed
    cheops.blessing = holder
    cheops.cursed = cursed(cheops.stones, holder) if holder >= 0 else ()
    if holder != before and holder >= 0:
        game.emit("blessing", seat=holder, former=before, points=BLESSING)
    for seat in cheops.cursed:
        if seat not in former:
            game.emit("curse", seat=seat, points=CURSE, scored=CURSE)
    for seat in former:
        if seat not in cheops.cursed:
            game.emit("curse_lifted", seat=seat, scored=-CURSE)


def cursed(stones: list[int], blessing: int) -> tuple[int, ...]:
    """The seats with fewest stones, except the one with the Blessing."""
    fewest = min(stones)
    return tuple(seat for seat, count in enumerate(stones) if count == fewest and seat != blessing)


def pharaoh_points(state: State, seat: int) -> int:
    """Victory points of the Pharaoh's cards of a seat."""
    cheops = cheops_slice(state)
    return BLESSING * (cheops.blessing == seat) + CURSE * (seat in cheops.cursed)
