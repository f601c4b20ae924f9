"""Days and times of day as people type them, in French and English."""

import re
from datetime import date, timedelta
from typing import Final

_IN: Final = re.compile(r"\+?\s*(\d{1,3})\s*(d|days?|j|jours?|w|weeks?|s|sem(?:aines?)?)?")
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}))?")
_CLOCK: Final = re.compile(r"(\d{1,2})\s*(?:h|:)?\s*(\d{2})?")
_WEEKS: Final = ("w", "s")
DAY_MINUTES: Final = 24 * 60


def parse_day(text: str, today: date) -> date | None:
    """Read `2026-08-15`, `15/08`, `15.8.2026`, `10`, `+10 days`, `2 semaines`; None: unreadable.

    A day without a year is the next one of that date.
    """
    typed = text.strip().lower()
    try:
        if match := _ISO.fullmatch(typed):
            return date(*map(int, match.groups()))
        if match := _DAY_FIRST.fullmatch(typed):
            day, month, year = match.groups()
            if year:
                return date(int(year), int(month), int(day))
            found = date(today.year, int(month), int(day))
            return found if found >= today else found.replace(year=today.year + 1)
        if match := _IN.fullmatch(typed):
            count, unit = int(match[1]), match[2] or ""
            return today + timedelta(days=count * (7 if unit.startswith(_WEEKS) else 1))
    except ValueError:
        return None
    return None


def parse_clock(text: str) -> int | None:
    """Read `22`, `22h`, `22:30`, `7h05` as minutes after midnight; None: unreadable."""
    match = _CLOCK.fullmatch(text.strip().lower())
    if match is None:
        return None
    hours, minutes = int(match[1]), int(match[2] or 0)
    if hours == 24 and not minutes:
        return 0
    return hours * 60 + minutes if hours < 24 and minutes < 60 else None


def clock(minutes: int) -> str:
    """Minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def length(start: int, end: int) -> int:
    """Minutes from one time of day to the next other one."""
    return (end - start) % DAY_MINUTES
