"""Times, seats and requests in words, for everybody at a table."""

from collections.abc import Iterable
from datetime import datetime, timedelta

import locales
from cogs.away.rhythm import Rhythm
from cogs.wording import sentences
from cogs.wording.people import called, game_of, language, name, public_voice
from db.loaded import LoadedGame
from db.models import SeatRow

MINUTES_PER_HOUR = 60
MINUTES_PER_DAY = 24 * 60


def stamp(moment: datetime, style: str = "f") -> str:
    """A moment that Discord shows in each reader's own time zone."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def both(moment: datetime) -> str:
    """A moment and how far away it is."""
    return f"{stamp(moment)} ({stamp(moment, 'R')})"


def duration(locale: locales.Locale, minutes: int) -> str:
    """A length of time: “2 days 12 hours”."""
    parts = []
    for key, size in (("days", MINUTES_PER_DAY), ("hours", MINUTES_PER_HOUR), ("minutes", 1)):
        count, minutes = divmod(minutes, size)
        if count:
            parts.append(locales.text(locale, f"time-{key}", count=count))
    return " ".join(parts) or locales.text(locale, "time-minutes", count=0)


def length(locale: locales.Locale, time: timedelta) -> str:
    """A length of time, to the minute."""
    return duration(locale, int(time.total_seconds()) // 60)


def asked(table: LoadedGame, seat: int) -> str:
    """Exactly what a seat is asked, in the table's language, as everybody may know it."""
    game = game_of(table)
    assert game.decision is not None
    return sentences.question(public_voice(table), game, game.decision, seat)


def mention(table: LoadedGame, seat: int) -> str:
    """A seat that is spoken to."""
    return called(table.seat(seat))


def mentions(table: LoadedGame, seats: Iterable[int]) -> str:
    """Several seats that are spoken to."""
    return locales.listed(language(table), [mention(table, seat) for seat in seats])


def away_line(locale: locales.Locale, seat: SeatRow, rhythm: Rhythm | None, now: datetime) -> str:
    """That a person is on vacation, and until when; nothing for who is not."""
    if rhythm is None or rhythm.away_until is None or not rhythm.is_away(now):
        return ""
    until = stamp(rhythm.away_until, "D")
    return locales.text(locale, "away-line", seat=name(seat), until=until)
