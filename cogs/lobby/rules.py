"""The rules a lobby has chosen so far, looked at before they are frozen."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import filterfalse
from typing import Any, Final

import locales
from cogs.numbers import whole_number
from cogs.wording.families import option_value, term
from cogs.wording.typed import named, plain
from cogs.wording.voice import Voice
from db.models import GameRow
from engine import registry
from engine.combinations import boards_for, modules_for
from engine.errors import Refusal
from engine.layout import idle_options
from engine.module import Option
from engine.rules import MAX_SEATS, MIN_SEATS, Rules, rules_for

OF_SEATS: Final = ("module-seats", "map-seats", "module-left-out", "seat-count", "rules-seats")
"""Refusals that another number of players may make good."""


def lobby_rules(row: GameRow, seats: int) -> Rules | None:
    """The rules as chosen for a number of seats, or for the nearest number that they allow."""
    counts = sorted(range(MIN_SEATS, MAX_SEATS + 1), key=lambda count: abs(count - seats))
    for options in (row.options, {}):
        for count in counts:
            with suppress(Refusal):
                return rules_for(modules_for(row.modules, count), options, count)
    return None


def check_rules(row: GameRow, seats: int) -> Rules:
    """The rules for exactly this number of seats; raises Refusal if they do not fit."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise wrong_count(row, seats)
    return rules_for(modules_for(row.modules, seats), row.options, seats)


def wrong_count(row: GameRow, seats: int | str) -> Refusal:
    """Why nobody plays with so many, in the numbers that the rules chosen allow."""
    counts = range(MIN_SEATS, MAX_SEATS + 1)
    allowed = tuple(count for count in counts if _fits(row, count))
    if not allowed:
        return Refusal("seat-count", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    return Refusal("rules-seats", seats=seats, allowed=allowed)


def _fits(row: GameRow, seats: int) -> bool:
    try:
        check_rules(row, seats)
    except Refusal:
        return False
    return True


def require_possible(
    modules: Sequence[str], options: Mapping[str, Any], seated: int, limit: int
) -> None:
    """Raise Refusal unless some number of players up to `limit` can play by these rules.

    What no number of players would change is told rather than that some number is the wrong one.
    """
    refusal: Refusal | None = None
    for seats in range(limit, max(MIN_SEATS, seated) - 1, -1):
        try:
            rules_for(modules_for(modules, seats), options, seats)
        except Refusal as error:
            if refusal is None or (refusal.key in OF_SEATS and error.key not in OF_SEATS):
                refusal = error
        else:
            return
    if refusal is not None:
        raise refusal


def completed(
    modules: Sequence[str], options: Mapping[str, Any], seated: int, limit: int
) -> dict[str, Any]:
    """The options chosen, and one more if only that lets so few or so many play by these modules.

    `small_game` does so for the big board (five_six.md §1). Raises Refusal as `require_possible`.
    """
    try:
        require_possible(modules, options, seated, limit)
    except Refusal as refused:
        if refused.key in ("module-seats", "map-seats"):
            for name in filterfalse(options.__contains__, _switches(modules)):
                wider = {**options, name: True}
                with suppress(Refusal):
                    require_possible(modules, wider, seated, limit)
                    return wider
        raise
    return dict(options)


def _switches(modules: Sequence[str]) -> list[str]:
    """Options of some modules that are off unless a table chooses them."""
    declared = (option for name in modules for option in registry.module(name).options)
    return [option.name for option in declared if option.default is False]


def boards(row: GameRow, seated: int) -> tuple[str, ...]:
    """The boards on which the table may play, with those seated or as many as may come."""
    counts = range(max(MIN_SEATS, seated), max(row.seat_limit, seated) + 1)
    found = (name for count in counts for name in boards_for(row.modules, count, row.options))
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True)
class Choice:
    """An option as a lobby shows it: its name, its present value, its possible values."""

    option: Option
    value: Any
    values: tuple[Any, ...]
    idle: bool = False
    """Whether it changes nothing on the present board."""


def choices(rules: Rules, options: Mapping[str, Any]) -> list[Choice]:
    """The options of some rules, in the order in which the modules declare them."""
    found, idle = [], idle_options(rules.board, rules.options)
    for name, option in rules.declared.items():
        value = options.get(name, rules.options.get(name, option.default))
        if name == "victory_points" and value is None:
            value = rules.target
        values = possible_values(option)
        if len(values) > 1:
            found.append(Choice(option, value, values, name in idle))
    return found


def possible_values(option: Option) -> tuple[Any, ...]:
    """All values of an option that a table may choose."""
    listed = tuple(value for value in option.values if value not in option.unlisted)
    return listed or tuple(range(option.minimum, option.maximum + 1))


def parse_value(option: Option, text: str) -> Any:
    """Read a value typed or chosen, as it is written or as a list names it.

    Raises Refusal if the option does not take it.
    """
    values = possible_values(option) if option.values else ()
    for value in values:
        if text.lower() == write_value(value).lower():
            return value
    called = (lambda locale, value: option_value(locale, option.name, value), values)
    for value in named(text, *called):
        return value
    number = whole_number(text)
    if number is not None and option.accepts(number):
        return number
    raise Refusal(
        "option-value",
        option=option.name,
        value=text,
        values=values,
        minimum=option.minimum,
        maximum=option.maximum,
    )


def module_names(text: str) -> list[str]:
    """Modules as somebody typed them, by identifier or by name; what is none is kept as a word."""
    rest, found = plain(text), []
    names = {
        plain(term(locale, "module", module)): module
        for module in registry.all_modules()
        for locale in locales.LOCALES
    }
    for name in sorted(names, key=len, reverse=True):
        rest, count = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", ",", rest)
        if count:
            found.append(names[name])
    return [*found, *filter(None, re.split(r"[\s,+]+", rest))]


def map_name(text: str) -> str:
    """A board as somebody typed it, by identifier or by name; what is none is kept."""
    maps = [name for module in registry.all_modules().values() for name in module.maps]
    return next(named(text, lambda locale, name: term(locale, "map", name), maps), text)


def write_value(value: Any) -> str:
    """A value as it is sent to Discord and back."""
    return str(value)


def say_value(locale: locales.Locale, option: Option, value: Any) -> str:
    """A value as people read it."""
    return option_value(locale, option.name, value)


def silent_voice(rules: Rules, locale: locales.Locale) -> Voice:
    """A voice for refusals before there is a game: it knows no seats."""
    return Voice(locale, rules, ())
