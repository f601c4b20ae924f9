"""Texts that rule modules bring for what is theirs, by family and identifier.

A module's Fluent file names its card kinds `kind-<kind>`, its terrains `terrain-<terrain>`, and so
on; `.icon` is the sign, where there is one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import locales

FAMILIES: Final[Mapping[str, Callable[[str], str]]] = {
    "action": lambda name: f"action-{name}",
    "card": lambda name: f"card-{name}",
    "choose": lambda name: f"choose-{name}",
    "kind": lambda name: f"kind-{name}",
    "map": lambda name: f"map-{name}",
    "module": lambda name: f"module-{name}",
    "option": lambda name: f"option-{name}",
    "phase": lambda name: f"phase-{name}",
    "piece": lambda name: f"piece-{name}",
    "terrain": lambda name: f"terrain-{name}",
    "value": lambda name: f"value-{name}",
    "word": lambda name: f"word-{name}",
}


def term(locale: locales.Locale, family: str, name: str) -> str:
    """What something is called; its identifier in plain words if no module names it."""
    key = FAMILIES[family](name)
    return locales.text(locale, key) if locales.has(key, locale) else name.replace("_", " ")


def option_value(locale: locales.Locale, option: str, value: Any) -> str:
    """A value of an option as people read it."""
    if isinstance(value, bool):
        return locales.text(locale, "value-yes" if value else "value-no")
    if not isinstance(value, str):
        return str(value)
    if option == "map":
        return term(locale, "map", value)
    own = f"{option}-{value}"
    return term(locale, "value", own if has_term(locale, "value", own) else value)


def has_term(locale: locales.Locale, family: str, name: str) -> bool:
    """Tell whether a module names it."""
    return locales.has(FAMILIES[family](name), locale)


def icon(locale: locales.Locale, family: str, name: str) -> str | None:
    """Its sign, or None if it has none."""
    key = f"{FAMILIES[family](name)}.icon"
    return locales.text(locale, key) if locales.has(key, locale) else None
