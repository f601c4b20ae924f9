"""The clock of a seat: it runs while the seat is asked, gains at each request, up to a cap."""

from datetime import datetime, timedelta

from cogs.away.terms import Terms
from db.models import SeatRow
from db.plan import Clock

_MS = timedelta(milliseconds=1)


def left(seat: SeatRow, at: datetime) -> timedelta:
    """What a clock shows at a moment, never less than nothing."""
    shown = (seat.clock_ms or 0) * _MS
    if seat.clock_since is not None:
        shown -= max(timedelta(0), at - seat.clock_since)
    return max(timedelta(0), shown)


def full(terms: Terms, since: datetime | None = None) -> Clock:
    """A clock with the whole budget."""
    return Clock(terms.budget // _MS, since)


def stopped(seat: SeatRow, at: datetime) -> Clock:
    """The clock of a seat that is no longer asked."""
    return Clock(left(seat, at) // _MS)


def started(seat: SeatRow, terms: Terms, at: datetime) -> Clock:
    """The clock of a seat that is newly asked: it gains the increment, up to the whole budget."""
    if seat.clock_ms is None:
        return full(terms, at)
    return Clock(min(terms.budget, left(seat, at) + terms.increment) // _MS, at)


def resumed(seat: SeatRow, terms: Terms, at: datetime) -> Clock:
    """The clock of a seat whose person is back: what was left, and enough to go on with."""
    shown = terms.budget if seat.clock_ms is None else max(left(seat, at), terms.grace)
    return Clock(min(terms.budget, shown) // _MS, at)
