"""Time zones as people type them: exact names, cities in both languages, suggestions."""

import difflib
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import babel
from anyascii import anyascii
from babel.core import get_global

import locales

SUGGESTED: Final = 5
_NO_PLACES: Final = ("Etc/", "SystemV/", "posix/", "right/")
CLOSE: Final = 0.6
"""How alike two names must be for one to be suggested for the other."""


def find_zone(name: str) -> ZoneInfo | None:
    """The time zone of an exact name in any case, or None."""
    exact = _by_lower_case().get(name.strip().lower().replace(" ", "_"))
    return ZoneInfo(exact) if exact else None


def suggestions(typed: str, limit: int = SUGGESTED) -> list[str]:
    """Names of zones that may be meant, the likeliest first: a city, a country, a near miss.

    Where nothing is like it, those that most people here use.
    """
    wanted = _plain(typed)
    starts: list[str] = []
    contains: list[str] = []
    for name in places() if wanted else ():
        texts = _texts(name)
        if any(text.startswith(wanted) for text in texts):
            starts.append(name)
        elif any(wanted in text for text in texts):
            contains.append(name)
    found = starts + contains
    if not found:
        close = difflib.get_close_matches(wanted, _words(), n=limit, cutoff=CLOSE)
        found = [name for word in close for name in _words()[word]]
    return list(dict.fromkeys(found or _USUAL))[:limit]


def place_name(name: str, locale: locales.Locale) -> str:
    """A zone as people of a language call it: “Londres (Royaume-Uni)”."""
    words = babel.Locale.parse(locale)
    city = words.time_zones.get(name, {}).get("city") or name.rpartition("/")[2].replace("_", " ")
    country = words.territories.get(get_global("zone_territories").get(name, ""), "")
    return f"{city} ({country})" if country else str(city)


_USUAL: Final = (
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/Zurich",
    "Europe/London",
    "America/Montreal",
    "America/New_York",
    "America/Los_Angeles",
    "Africa/Dakar",
    "Indian/Reunion",
    "Pacific/Noumea",
)
"""Offered before anything is typed."""


@cache
def places() -> tuple[str, ...]:
    """The zones that are named after a place."""
    return tuple(
        sorted(
            name
            for name in available_timezones()
            if "/" in name and not name.startswith(_NO_PLACES)
        )
    )


@cache
def _by_lower_case() -> dict[str, str]:
    return {name.lower(): name for name in available_timezones()}


@cache
def _texts(name: str) -> tuple[str, ...]:
    """What may be typed for a zone: its city and its country in both languages, its name."""
    texts = [_plain(name.rpartition("/")[2]), _plain(name)]
    for locale in locales.LOCALES:
        city, _, country = _plain(place_name(name, locale)).partition(" (")
        texts += [city, country.rstrip(")")]
    return tuple(text for text in texts if text)


@cache
def _words() -> dict[str, list[str]]:
    """The zones by each text that may be typed for them."""
    found: dict[str, list[str]] = {}
    for name in places():
        for text in _texts(name):
            found.setdefault(text, []).append(name)
    return found


def _plain(text: str) -> str:
    return anyascii(text).strip().lower().replace("_", " ")
