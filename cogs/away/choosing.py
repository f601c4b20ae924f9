"""The times of a table as options to choose from, before the game begins."""

from collections.abc import Mapping
from typing import Any, Final

import locales
from cogs.away import words
from cogs.away.terms import DEADLINE, SETTINGS, Deadline, in_use, kind_of, number
from cogs.numbers import whole_number
from cogs.wording.families import option_value
from cogs.wording.typed import named
from engine.errors import Refusal

REMINDERS: Final = "reminders"
"""The one setting that is a count and no time."""
INTERVAL: Final = "reminder_minutes"
"""The one time that may be never."""


def listed(options: Mapping[str, Any], locale: locales.Locale) -> list[tuple[str, str, str]]:
    """Name, label and present value of the times that mean something as chosen so far."""
    found = [(DEADLINE, _label(locale, DEADLINE), _kind(locale, kind_of(options)))]
    for setting in in_use(options):
        value = number(options, setting.name)
        shown = say(locale, setting.name, value)
        found.append((setting.name, _label(locale, setting.name), shown))
    return found


def is_time(name: str) -> bool:
    """Tell whether an option is one of these."""
    return name == DEADLINE or name in SETTINGS


def values(
    options: Mapping[str, Any], locale: locales.Locale, name: str
) -> list[tuple[str, str, bool]]:
    """The values offered for an option: value, label, whether it is the present one."""
    if name == DEADLINE:
        present = kind_of(options)
        return [(kind.value, _kind(locale, kind), kind is present) for kind in Deadline]
    shown = number(options, name)
    offered = sorted({*SETTINGS[name].values, shown})
    return [(str(value), say(locale, name, value), value == shown) for value in offered]


def changed(options: Mapping[str, Any], name: str, value: str) -> dict[str, Any]:
    """The options of a table with one changed; raises Refusal for a value that is none."""
    if name == DEADLINE:
        value = next(named(value, _kind, Deadline), value)
        if value not in tuple(Deadline):
            kinds = tuple(kind.value for kind in Deadline)
            raise Refusal("option-value", option=name, value=value, values=kinds)
        return {**options, DEADLINE: value}
    setting = SETTINGS[name]
    minutes = whole_number(value)
    if minutes is None or not setting.least <= minutes <= setting.most:
        raise Refusal(
            "option-value" if name == REMINDERS else "option-minutes",
            option=name,
            value=value,
            values=(),
            minimum=setting.least,
            maximum=setting.most,
        )
    return {**options, name: minutes}


def label_of(locale: locales.Locale, name: str) -> str:
    """What an option is called."""
    return _label(locale, name)


def say(locale: locales.Locale, name: str, value: int) -> str:
    """A value in words."""
    if name == REMINDERS:
        return locales.text(locale, "value-reminders", count=value)
    if not value and name == INTERVAL:
        return locales.text(locale, "value-never")
    return words.duration(locale, value)


def summary(options: Mapping[str, Any], locale: locales.Locale) -> str:
    """How time is limited, in one line."""
    parts = [
        locales.text(locale, "labelled", label=label, value=value)
        for name, label, value in listed(options, locale)
        if name not in (DEADLINE, INTERVAL, REMINDERS)
    ]
    return " · ".join([_kind(locale, kind_of(options)), *parts, _reminding(options, locale)])


def _reminding(options: Mapping[str, Any], locale: locales.Locale) -> str:
    minutes = number(options, INTERVAL)
    if not minutes or not number(options, REMINDERS):
        return locales.text(locale, f"{_key(INTERVAL)}.none")
    time = words.duration(locale, minutes)
    return locales.text(locale, f"{_key(INTERVAL)}.summary", time=time)


def _label(locale: locales.Locale, name: str) -> str:
    return locales.text(locale, _key(name))


def _key(name: str) -> str:
    return f"option-{name}"


def _kind(locale: locales.Locale, kind: Deadline) -> str:
    return option_value(locale, DEADLINE, kind.value)
