"""The part of a state that belongs to the church."""

import msgspec

from engine.slices import Count, Mask, Slice
from engine.state import State

NOBODY = -1


class Beer(msgspec.Struct, frozen=True):
    """Beer on a knight (church.md §6.5).

    ``by`` is who played it; ``sleeps``: the knight counts as passive, else as of level 1. ``step``
    tokens go at a time, ``left`` are left; ``armed``: the next turn of ``by`` takes a step.
    """

    vertex: int
    by: int
    sleeps: bool
    step: int
    left: int
    armed: bool


class Debt(msgspec.Struct, frozen=True):
    """A church tax that was not paid yet; ``size`` is the debtor's hand as last looked at."""

    debtor: int
    creditor: int
    size: int


class Ban(msgspec.Struct, frozen=True):
    """The Anathema: whose calendar of which domain is blocked, by whom, until what is paid."""

    target: int
    by: int
    domain: int
    price: tuple[int, ...]


class ChurchSlice(Slice):
    """Bakeries, beer, inquisitor, and the red cards that lie open. Seats index the lists."""

    bakeries: Mask = 0
    """Seats with a bakery."""
    baking: Mask = 0
    """Seats whose switch says bread rather than the second grain."""

    fresh: list[Count] = []
    """Beer tokens brewed in this turn."""
    ripe: list[Count] = []
    beers: tuple[Beer, ...] = ()
    turn: Count = 0
    """The last turn that began; another seat's part of it is no turn here (§6.6)."""

    inquisitor: int = NOBODY
    """Vertex of the pawn."""
    inquisitor_holder: int = NOBODY
    robber_exiled: bool = False
    """True once an Exile has taken the robber off: beside the board it waits for a 7."""

    granary: int = NOBODY
    """Seat before which the Granary lies."""
    granary_new: bool = False
    """True in the turn in which it was played."""
    stored: tuple[int, ...] = ()
    """Cards under the Granary, one count per kind; empty if there is none."""
    lent: int = NOBODY
    """Seat before which Lent lies."""
    ban: Ban | None = None
    debts: tuple[Debt, ...] = ()
    """Church taxes owed, in order of creation."""


def church_slice(state: State) -> ChurchSlice:
    """The slice of the church of a state."""
    part: ChurchSlice = state.slices["church"]
    return part
