"""The base game's part of a state: development cards, awards and open offers."""

import msgspec

from engine.slices import Slice
from engine.state import State


class Offer(msgspec.Struct, frozen=True):
    """An open domestic offer (base.md §10): ``giver`` gives ``give`` and wants ``get``.

    ``to`` are the seats that may answer, ``accepted`` those that said yes. ``answers`` is the
    number of the offer it counters, or 0.
    """

    number: int
    giver: int
    to: tuple[int, ...]
    give: tuple[int, ...]
    get: tuple[int, ...]
    accepted: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    answers: int = 0

    @property
    def open_to(self) -> tuple[int, ...]:
        """Seats that have not answered."""
        return tuple(s for s in self.to if s not in self.accepted and s not in self.refused)


class BaseSlice(Slice):
    """Development cards, awards and offers. Seats index the lists; -1 = nobody."""

    deck: dict[str, int] = {}
    """Cards left in the deck by name; which one comes next is drawn when it is bought."""
    under_deck: dict[str, int] = {}
    """Cards put back under the deck: the deck once those above are gone."""
    cards: list[tuple[str, ...]] = []
    """Unplayed development cards in hand, those bought this turn included."""
    new_cards: list[tuple[str, ...]] = []
    """Cards bought in this turn, not playable yet (base.md §12)."""
    knights: list[int] = []
    """Knight cards played."""
    card_played: bool = False
    """True if the active player has played a development card in this turn."""
    road_length: list[int] = []
    longest_road: int = -1
    largest_army: int = -1
    offers: tuple[Offer, ...] = ()
    offers_made: int = 0
    """Offers made so far in the game: each has a number of its own."""


def base_slice(state: State) -> BaseSlice:
    """The base game's slice of a state."""
    part: BaseSlice = state.slices["base"]
    return part
