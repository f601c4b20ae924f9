"""A request: a person's seat is asked something. When it is recalled, when its time is up."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from cogs.away import clocks, timers
from cogs.away.rhythm import Rhythm
from cogs.away.terms import Deadline, Terms
from db.loaded import LoadedGame
from db.models import Controller, SeatRow
from db.plan import Clock
from db.timer_rows import PlannedTimer

NEVER: Final = timedelta(0)
LOOK: Final = timedelta(days=1)
"""Where nobody is reminded (any more) it is still looked, in silence, who has left the server."""
_MINUTE = timedelta(minutes=1)
_MS = timedelta(milliseconds=1)


def is_present(seat: SeatRow) -> bool:
    """Tell whether a person moves for a seat."""
    return seat.user_id is not None and seat.controller == Controller.PERSON


def is_stewarded(seat: SeatRow) -> bool:
    """Tell whether a steward stands in for a seat, its person being away or gone."""
    return seat.controller == Controller.STEWARD


@dataclass(frozen=True, slots=True)
class Request:
    """A seat that is asked, with what its person has set and what the table agreed on."""

    table: LoadedGame
    seat: SeatRow
    rhythm: Rhythm
    terms: Terms

    # --- reminders --------------------------------------------------------------------------------

    @property
    def spacing(self) -> timedelta:
        """Time between two steps of the escalation; zero if there is none (see `LOOK`).

        For somebody who wants no reminders the steps pass in silence.
        """
        if not self.terms.reminders:
            return NEVER
        return self.rhythm.interval or self.terms.interval

    @property
    def in_silence(self) -> bool:
        """Tell whether the person wants no reminders."""
        return self.rhythm.interval == NEVER

    @property
    def _pace(self) -> timedelta:
        return self.spacing or LOOK

    def first_reminder(self, at: datetime) -> PlannedTimer:
        """The reminder of a request that begins now, or its ping if that has to wait."""
        reached = self.rhythm.reachable(at)
        if reached > at:
            return self._reminder(reached, since=at, count=0, pinged=False)
        return self.next_reminder(at, since=at, count=0)

    def next_reminder(self, at: datetime, *, since: datetime, count: int) -> PlannedTimer:
        """The reminder after one at `at`; `count` are those already sent."""
        due = self.rhythm.reachable(at + self._pace)
        return self._reminder(due, since=since, count=count, pinged=True)

    def ping(self, at: datetime) -> PlannedTimer:
        """The ping of a request that begins anew without its person having done anything."""
        return self._reminder(self.rhythm.reachable(at), since=at, count=0, pinged=False)

    def moved(self, payload: Mapping[str, Any], now: datetime) -> datetime:
        """When a reminder comes, as the person's settings are now."""
        due = now
        if payload["pinged"]:
            since = datetime.fromisoformat(payload["since"])
            due = max(now, since + (payload["count"] + 1) * self._pace)
        return self.rhythm.reachable(due)

    def _reminder(self, due: datetime, *, since: datetime, **more: Any) -> PlannedTimer:
        return self._timer(timers.REMIND, due, {"since": since.isoformat(), **more})

    # --- deadlines --------------------------------------------------------------------------------

    def deadline(self, at: datetime, clock: Clock | None) -> PlannedTimer | None:
        """The end of the time of a request that begins now, or goes on after an own move."""
        if self.terms.deadline is Deadline.SOFT:
            payload = {"since": at.isoformat(), "minutes": self._length // _MINUTE}
            return self._timer(timers.DEADLINE, self.rhythm.due(at, self._length), payload)
        if self.terms.deadline is Deadline.BUDGET and clock is not None:
            due = self.rhythm.due(at, (clock.left_ms or 0) * _MS)
            return self._timer(timers.DEADLINE, due, {})
        return None

    @property
    def _length(self) -> timedelta:
        """The time for what is asked: longer in the own turn and in the founding phase."""
        game = self.table.game
        own = game is None or not game.state.turn or game.state.active == self.seat.number
        return self.terms.turn if own else self.terms.answer

    def expiry(self, payload: Mapping[str, Any], now: datetime) -> datetime:
        """When the time is up, as the person's settings are now."""
        if "since" in payload:
            since = datetime.fromisoformat(payload["since"])
            return self.rhythm.due(since, payload["minutes"] * _MINUTE)
        if self.seat.clock_since is None:
            return self.rhythm.due(now, clocks.left(self.seat, now))
        return self.rhythm.due(self.seat.clock_since, (self.seat.clock_ms or 0) * _MS)

    def _timer(self, kind: str, due: datetime, payload: dict[str, Any]) -> PlannedTimer:
        number = self.seat.number
        key = timers.of_seat(kind, self.table.id, number)
        return PlannedTimer(key, kind, due, self.table.id, number, self.seat.user_id, payload)
