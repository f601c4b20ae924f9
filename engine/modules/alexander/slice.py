"""Alexander's part of a state: the march, the supply deck, the tokens won, the open auction."""

from typing import cast

import msgspec

from engine.slices import Slice
from engine.state import State

GOLD = "gold_coin"


class Auction(msgspec.Struct, frozen=True):
    """An auction as everybody sees it (alexander.md §7.2).

    ``out`` are the seats that passed, ``failed`` those that could not pay an earlier bid for the
    same event and may not bid again (§7.4).
    """

    event: str
    """A kind of ``events.EVENTS``."""
    point: int
    """Index of the path point."""
    bid: int = 0
    bidder: int = -1
    out: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()


class AlexanderSlice(Slice):
    """What the scenario adds to a state. Seats index the lists."""

    passed: int = 0
    """Path points that Alexander has passed; the next one has this index."""
    tokens: dict[str, int] = {}
    """Event tokens not turned yet, by kind, the leftover ones included: which one lies where is
    drawn when Alexander comes (§4.1)."""
    supply: list[int] = []
    """Cards left in the supply deck, by kind; their order is drawn as they are dealt."""
    won: list[tuple[str, ...]] = []
    """Event tokens won, in order."""
    ranking: tuple[int, ...] = ()
    """Seats with at least three tokens, best first (§8)."""
    auction: Auction | None = None
    maxima: list[tuple[int, ...]] = []
    """Maximum bids given in private: one number, or none yet (§7.6)."""


def alexander_slice(state: State) -> AlexanderSlice:
    """The scenario's slice of a state."""
    return cast("AlexanderSlice", state.slices["alexander"])
