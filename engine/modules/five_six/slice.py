"""The extension's part of a state."""

from engine.slices import Slice
from engine.state import State


class FiveSixSlice(Slice):
    """Where the game is between two turns."""

    special_building: bool = False
    """True during a special building phase."""


def five_six_slice(state: State) -> FiveSixSlice:
    """The extension's slice of a state."""
    part: FiveSixSlice = state.slices["five_six"]
    return part
