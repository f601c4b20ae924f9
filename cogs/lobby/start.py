"""Who begins: the seats are shuffled by the game's own seed, so that anybody can check it."""

from collections.abc import Sequence

from engine.chance import Chance, new_seed

__all__ = ["new_seed", "seat_order"]


def seat_order(seed: bytes, seats: Sequence[int]) -> list[int]:
    """The seats in the order of play (base.md §6: the first player by lot)."""
    return list(Chance(seed, {}).shuffle("seats", list(seats)))
