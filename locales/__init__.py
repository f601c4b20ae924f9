"""Every sentence a person reads: `text(locale, key, **params)` over the Fluent files beside this.

A key is a message's name, or `name.attribute`. Texts depend on the locale given and on nothing
else: private sentences take the reader's, public ones the game's. Numbers are written as the
locale writes them; what must stay as it is (Discord ids, time stamps, labels) is passed as `str`.
"""

import logging
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import babel
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

Locale = Literal["en", "fr"]
Param = str | int | float | Decimal

LOCALES: Final[tuple[Locale, ...]] = ("en", "fr")
SOURCE: Final[Locale] = "en"
"""The locale whose command names and descriptions Discord gets as the untranslated ones."""

_FOLDER = Path(__file__).parent
_log = logging.getLogger(__name__)


class TextError(LookupError):
    """A text does not exist, or lacks a parameter."""


class _Strictness:
    """Whether a faulty text raises TextError (in the tests) or is logged and patched (live)."""

    def __init__(self) -> None:
        self.raises = False


strictness = _Strictness()


def files(locale: Locale) -> Iterator[Path]:
    """Yield the Fluent files of a locale by name: one per rule module or cog."""
    yield from sorted((_FOLDER / locale).glob("*.ftl"))


def text(locale: Locale, key: str, /, **params: Param) -> str:
    """Return the sentence `key` in `locale`.

    A fault (no such key, a parameter missing) never costs a player a turn: it is logged, and the
    English sentence or the key stands in. Raises TextError instead where `strictness.raises`.
    """
    found = _format(locale, key, params)
    if found is None and locale != SOURCE:
        found = _format(SOURCE, key, params)
    return key if found is None else found


def has(key: str, locale: Locale = SOURCE) -> bool:
    """Tell whether a locale has the message, or the attribute for `name.attribute`."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(locale)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


@lru_cache(maxsize=4096)
def in_modules(locale: Locale, key: str, modules: tuple[str, ...]) -> str:
    """The key under which the last of some rule modules says a text its own way, or the key itself.

    `event-longest_road` is `event-longest_road-seafarers` where a game has that module: a module's
    file may so reword what is another's.
    """
    name, dot, attribute = key.partition(".")
    for module in reversed(modules):
        own = f"{name}-{module}{dot}{attribute}"
        if has(own, locale):
            return own
    return key


def attributes(key: str, locale: Locale = SOURCE) -> frozenset[str]:
    """Return the names of a message's attributes. Raises TextError if there is no such message."""
    bundle = _bundle(locale)
    if not bundle.has_message(key):
        raise TextError(f"no text {key!r} in {locale!r}")
    return frozenset(bundle.get_message(key).attributes)


def listed(locale: Locale, items: Iterable[str], *, either: bool = False) -> str:
    """Join items as the locale does: “a, b and c”, or “a, b or c” with `either`."""
    return format_list(list(items), style="or" if either else "standard", locale=locale)


def closest(language_code: str) -> Locale:
    """Return the locale that serves a Discord locale such as `fr` or `en-GB`: French or English."""
    return "fr" if language_code.split("-", 1)[0].lower() == "fr" else "en"


def _format(locale: Locale, key: str, params: dict[str, Param]) -> str | None:
    name, _, attribute = key.partition(".")
    if not has(key, locale):
        _fault(f"no text {key!r} in {locale!r}")
        return None
    bundle = _bundle(locale)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    formatted, errors = bundle.format_pattern(pattern, params)
    if errors:
        _fault(f"text {key!r} in {locale!r}: {'; '.join(map(str, errors))}")
    return str(formatted)


def _fault(reason: str) -> None:
    if strictness.raises:
        raise TextError(reason)
    _log.error("faulty text: %s", reason)


@lru_cache(maxsize=len(LOCALES))
def _bundle(locale: Locale) -> FluentBundle:
    # Isolating marks around parameters would show as boxes in some clients and break mentions.
    bundle = FluentBundle([str(babel.Locale.parse(locale))], use_isolating=False)
    for path in files(locale):
        bundle.add_resource(FluentResource(_spaced(locale, path.read_text(encoding="utf-8"))))
    return bundle


def _spaced(locale: Locale, source: str) -> str:
    """A Fluent file in which, in French, no line can break between a sign and its word."""
    if locale != "fr":
        return source
    source = re.sub(r"« | (?=»)", lambda blank: blank[0].replace(" ", "\N{NO-BREAK SPACE}"), source)
    source = re.sub(r' (?=("\})?:(\W|$))', "\N{NO-BREAK SPACE}", source, flags=re.MULTILINE)
    return re.sub(r' (?=("\})?[;?!])', "\N{NARROW NO-BREAK SPACE}", source)
