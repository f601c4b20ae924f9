"""Lists for the options of `/mod`: games, seats, moves."""

from collections.abc import Iterable, Sequence

import locales
from cogs.commands.suggest import filtered
from cogs.errors import UserError
from cogs.numbers import whole_number
from cogs.widgets import bare
from cogs.wording import sentences
from cogs.wording.families import term
from cogs.wording.people import voice
from cogs.wording.voice import Voice
from db.loaded import LoadedGame, LogEntry
from db.models import SeatRow

Entries = list[tuple[str, str]]


def games(tables: Iterable[LoadedGame], locale: locales.Locale) -> Entries:
    """Games by number and people: “#12 Ada, Ben”."""
    return [
        (f"#{table.id} · {_people(table, locale)}", str(table.id)) for table in reversed([*tables])
    ]


def _people(table: LoadedGame, locale: locales.Locale) -> str:
    names = [seat.display_name for seat in table.seats if seat.display_name]
    return locales.listed(locale, names) if names else "–"


def game_number(typed: str) -> int:
    """The number of a game as chosen or typed; raises UserError."""
    number = whole_number(typed.strip().lstrip("#"))
    if number is None:
        raise UserError("mod-which-game")
    return number


def seats(rows: Iterable[SeatRow], typed: str) -> Entries:
    """Seats by the names of their people."""
    entries = [(row.display_name or str(row.number + 1), str(row.number)) for row in rows]
    return filtered(entries, typed)


def seat_named(table: LoadedGame, typed: str) -> SeatRow:
    """The seat of a number chosen or a name typed; raises UserError if there is none."""
    wanted = typed.strip().lower()
    for seat in table.seats:
        if wanted in (str(seat.number), seat.display_name.lower()):
            return seat
    raise UserError("mod-which-seat")


def called(family: str, names: Iterable[str], typed: str) -> str:
    """One of some names, as chosen from a list or typed in words of any language.

    What is no name, or could be several, comes back as it was typed.
    """
    listed = list(names)
    if typed in listed:
        return typed
    found = {
        name
        for locale in locales.LOCALES
        for _, name in filtered([(term(locale, family, one), one) for one in listed], typed)
    }
    return found.pop() if len(found) == 1 else typed


def moves(
    table: LoadedGame, entries: Sequence[LogEntry], locale: locales.Locale, typed: str
) -> Entries:
    """Moves with a short text each, newest first, as a spectator knows them."""
    said = voice(table, locale)
    listed = [(move_text(said, entry), str(entry.number)) for entry in reversed(entries)]
    return filtered(listed, typed)


def move_text(said: Voice, entry: LogEntry) -> str:
    """A move in a few words: “12. Ada builds a road”."""
    told = sentences.story(said, entry.events)
    if not told:
        told = [f"{said.seat(entry.seat)}: {sentences.action_name(said, entry.kind)}"]
    return bare(f"{entry.number}. {told[0]}")
