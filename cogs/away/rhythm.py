"""When a person may be disturbed: quiet hours in their own time zone, a day off, a vacation.

Pure arithmetic. All moments are aware; what is returned is in UTC.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Self
from zoneinfo import ZoneInfo

from cogs.away.zones import find_zone
from db.models import PersonRow

DAY: Final = timedelta(days=1)
UTC_ZONE: Final = ZoneInfo("UTC")
LONGEST_QUIET: Final = 12 * 60
"""Minutes a day: quiet hours move deadlines, so they cannot fill the day."""
MORNING: Final = 8 * 60
"""Minutes after midnight at which a day begins for somebody without quiet hours."""
UNKNOWN_NIGHT: Final = timedelta(hours=16)
"""How long “not today” lasts for somebody whose time zone is not known."""


@dataclass(frozen=True, slots=True)
class Rhythm:
    """What a person has set. `quiet` are minutes after local midnight, from and until."""

    zone: ZoneInfo | None = None
    quiet: tuple[int, int] | None = None
    interval: timedelta | None = None
    """Own interval between reminders; zero: never; `None`: the table's."""
    not_before: datetime | None = None
    away_from: datetime | None = None
    away_until: datetime | None = None
    next_note: bool = False
    """Wants to be told when the turn before theirs begins."""
    own_turn_only: bool = False
    """Wants no ping for what is asked outside of their own turn."""

    @classmethod
    def of(cls, row: PersonRow | None) -> Self:
        """Read it from the settings of a person; `None`: nothing was set."""
        if row is None:
            return cls()
        quiet = None
        if row.quiet_from is not None and row.quiet_until is not None:
            quiet = (row.quiet_from, row.quiet_until)
        minutes, preferences = row.reminder_minutes, row.preferences or {}
        return cls(
            zone=find_zone(row.time_zone) if row.time_zone else None,
            quiet=quiet,
            interval=None if minutes is None else timedelta(minutes=minutes),
            not_before=row.not_before,
            away_from=row.away_from,
            away_until=row.away_until,
            next_note=bool(preferences.get("next_note")),
            own_turn_only=bool(preferences.get("own_turn_only")),
        )

    # --- vacation ---------------------------------------------------------------------------------

    def is_away(self, at: datetime) -> bool:
        """Tell whether the person is on vacation."""
        if self.away_until is None:
            return False
        return (self.away_from or at) <= at < self.away_until

    def back_at(self, at: datetime) -> datetime:
        """When the vacation ends that holds at a moment; the moment itself if none does."""
        return self.away_until if self.away_until is not None and self.is_away(at) else at

    # --- quiet hours ------------------------------------------------------------------------------

    def quiet_end(self, at: datetime) -> datetime | None:
        """When the quiet hours end that hold at a moment; `None` if none do."""
        for start, end in self._nights(at):
            if start <= at < end:
                return end
        return None

    def _nights(self, at: datetime) -> Iterator[tuple[datetime, datetime]]:
        """The quiet hours that begin on the days around a moment."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return
        zone = self.zone or UTC_ZONE
        start, end = self.quiet
        today = at.astimezone(zone).date()
        for days in (-1, 0):
            first = today + days * DAY
            last = first if start < end else first + DAY
            yield moment_of(first, start, zone), moment_of(last, end, zone, last=True)

    def awake(self, at: datetime) -> datetime:
        """The first moment from `at` on outside of the quiet hours."""
        return self.quiet_end(at) or at

    # --- both -------------------------------------------------------------------------------------

    def present(self, at: datetime) -> datetime:
        """The first moment from `at` on at which the person is neither away nor asleep."""
        while (later := self.awake(self.back_at(at))) > at:
            at = later
        return at

    def reachable(self, at: datetime) -> datetime:
        """The first moment from `at` on at which the person may be notified."""
        return self.present(max(at, self.not_before) if self.not_before else at)

    def due(self, since: datetime, length: timedelta) -> datetime:
        """When a time that began at `since` is up.

        A vacation does not count; an end in quiet hours moves to theirs.
        """
        end = since + length
        if self.away_until is not None:
            start = max(self.away_from or since, since)
            if start < end and start < self.away_until:
                end += self.away_until - start
        return self.awake(end)

    def tomorrow(self, at: datetime) -> datetime:
        """When “not today” ends: the next morning after a moment, where the person lives."""
        if self.zone is None:
            return at + UNKNOWN_NIGHT
        morning = self.quiet[1] if self.quiet else MORNING
        day = at.astimezone(self.zone).date() + DAY
        return moment_of(day, morning, self.zone)


def moment_of(day: date, minute: int, zone: ZoneInfo, *, last: bool = False) -> datetime:
    """The moment at which clocks show a minute of a day.

    Where the hour comes twice it is the first such moment, or the `last`. Where clocks skip it, it
    is the moment of the skip.
    """
    shown = datetime.combine(day, time(minute // 60, minute % 60))
    first, second = (
        shown.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (False, True)
    )
    if second < first:
        return _skip(second, first, zone)
    return second if last else first


def _skip(before: datetime, after: datetime, zone: ZoneInfo) -> datetime:
    """The moment between two at which the clocks of a zone are put forward."""
    offset = before.astimezone(zone).utcoffset()
    while after - before > timedelta(seconds=1):
        middle = before + (after - before) / 2
        if middle.astimezone(zone).utcoffset() == offset:
            before = middle
        else:
            after = middle
    return after.replace(microsecond=0)
