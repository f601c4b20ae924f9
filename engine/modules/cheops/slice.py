"""Cheops' part of a state: ships, the pyramid, the Pharaoh's cards."""

from typing import cast

from engine.slices import Slice
from engine.state import State

GOLD = "gold_coin"
PHARAOH = -1


class CheopsSlice(Slice):
    """What the scenario adds to a state. Seats index the lists; -1 = nobody."""

    ships: list[int] = []
    """Edges with ships, one mask per seat."""
    started: bool = False
    """True once a settlement was built at the building site (§9)."""
    placed: tuple[int, ...] = ()
    """The stones of the pyramid in the order of placing: whose each is, -1 the Pharaoh's."""
    blessing: int = -1
    """Seat with the Blessing of the Pharaoh."""
    cursed: tuple[int, ...] = ()
    """Seats with a Curse of the Pharaoh."""

    @property
    def stones(self) -> list[int]:
        """Stones in the pyramid by seat."""
        return [self.placed.count(seat) for seat in range(len(self.ships))]

    @property
    def black_stones(self) -> int:
        """The Pharaoh's stones in the pyramid."""
        return self.placed.count(PHARAOH)


def cheops_slice(state: State) -> CheopsSlice:
    """The scenario's slice of a state."""
    return cast("CheopsSlice", state.slices["cheops"])
