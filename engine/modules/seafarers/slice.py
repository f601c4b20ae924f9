"""The part of a state that belongs to Seafarers."""

from engine.slices import Slice
from engine.state import State


class SeafarersSlice(Slice):
    """Ships, pirate, bonus chits and what is still face down. Seats index the lists."""

    ships: list[int] = []
    """Edges with ships, one mask per seat."""
    pirate: int = -1
    """Hex of the pirate; -1 beside the board."""
    built: int = 0
    """Ships placed since the last turn began; they cannot be moved yet (§5)."""
    moved: bool = False
    """True if the active player has moved a ship in this turn."""
    chits: list[int] = []
    """Bonus chits (§9)."""
    settled: list[int] = []
    """Areas, by their place in the list of areas, where a seat has lived: one mask per seat."""
    fog_hexes: dict[str, int] = {}
    """Terrain still face down; which comes next is drawn when a space is revealed (§10)."""
    fog_discs: dict[str, int] = {}
    """Discs still face down, by their number."""
    harbor_bag: dict[str, int] = {}
    """Harbours the players have still to place (§12.2)."""


def seafarers_slice(state: State) -> SeafarersSlice:
    """The slice of Seafarers in a state."""
    part: SeafarersSlice = state.slices["seafarers"]
    return part
