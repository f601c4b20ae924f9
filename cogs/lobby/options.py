"""Choosing rules in the lobby: an option, then a value. Options come from the rule modules."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord

import locales
from cogs.away import choosing
from cogs.custom_ids import CustomId
from cogs.errors import UserError
from cogs.lobby.rules import (
    Choice,
    boards,
    choices,
    completed,
    lobby_rules,
    parse_value,
    require_possible,
    say_value,
    write_value,
    wrong_count,
)
from cogs.numbers import whole_number
from cogs.posts.layout import Button
from cogs.selects import PER_SELECT, Entry, page_count, parts, select, turns
from cogs.widgets import Buttons, quoted
from cogs.wording.families import term
from cogs.wording.typed import plain
from db.loaded import LoadedGame
from db.models import GameRow
from engine import registry
from engine.board import load_board
from engine.combinations import modules_for
from engine.errors import Refusal
from engine.layout import idle_options
from engine.rules import MAX_SEATS, MIN_SEATS, Rules

SEATS: Final = "seats"
LANGUAGE: Final = "language"
MODULES: Final = "modules"
ROOM: Final = 1990
"""Characters of a message, a few kept back."""
_OF_TABLE: Final = (SEATS, LANGUAGE, MODULES)
_LANGUAGES: Final = {"fr": "language-french", "en": "language-english"}


@dataclass(frozen=True)
class OptionPanel:
    """A private message of the lobby."""

    content: str
    view: Buttons


def all_options(table: LoadedGame, locale: locales.Locale) -> OptionPanel:
    """The options with their present values, and selects to change one."""
    options = listed(table, locale)
    lines = [locales.text(locale, "lobby-options-heading")]
    entries = []
    for name, label, value in options:
        shown = locales.text(locale, "labelled", label=label, value=f"**{value}**")
        lines.append(f"- {shown}")
        entries.append(Entry(_capital(label), name, value))
    view = Buttons(
        *(
            select(
                CustomId("lobby-option", table.id, table.version, str(number)),
                locales.text(locale, "lobby-choose-option"),
                part,
            )
            for number, part in enumerate(parts(entries, 0))
        )
    )
    return OptionPanel(_first_lines(lines), view)


def _capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def _first_lines(lines: list[str]) -> str:
    """As many lines as a message holds; the selects show the values of the others."""
    whole = "\n".join(lines)
    return whole if len(whole) <= ROOM else whole[:ROOM].rpartition("\n")[0] + "\n- …"


def listed(table: LoadedGame, locale: locales.Locale) -> list[tuple[str, str, str]]:
    """Name, label and present value of everything that can be chosen."""
    row = table.row
    listed = [
        (SEATS, locales.text(locale, "option-seats"), str(row.seat_limit)),
        (
            LANGUAGE,
            locales.text(locale, "option-language"),
            locales.text(locale, _LANGUAGES[row.language]),
        ),
    ]
    if len(registry.all_modules()) > 1:
        modules = ", ".join(term(locale, "module", module) for module in row.modules)
        listed.append((MODULES, locales.text(locale, "option-modules"), modules))
    listed += [
        (
            choice.option.name,
            term(locale, "option", choice.option.name),
            locales.text(locale, "option-idle")
            if choice.idle
            else say_value(locale, choice.option, choice.value),
        )
        for choice in _choices(table)
    ]
    return [*listed, *choosing.listed(row.table_options, locale)]


def _rules(table: LoadedGame) -> Rules | None:
    return lobby_rules(table.row, max(MIN_SEATS, len(table.seats)))


def _choices(table: LoadedGame) -> list[Choice]:
    rules = _rules(table)
    if rules is None:
        return []
    playable = boards(table.row, len(table.seats))
    return [
        replace(choice, values=playable) if choice.option.name == "map" and playable else choice
        for choice in choices(rules, table.row.options)
    ]


def one_option(table: LoadedGame, locale: locales.Locale, name: str, page: int = 0) -> OptionPanel:
    """The values of an option; raises Refusal if there is no such option."""
    label, entries = _label(table, locale, name), _entries(table, locale, name)
    say = partial(locales.text, locale)
    placeholder = say("lobby-choose-value")
    if name == MODULES:
        placeholder = say("several-possible", what=say("lobby-choose-modules"))
    several = len(entries) > PER_SELECT
    selects = [
        select(
            CustomId("lobby-set", table.id, table.version, f"{name}|{number}"),
            say("panel-select", first=part[0].label, last=part[-1].label)
            if several
            else placeholder,
            part,
        )
        for number, part in enumerate(parts(entries, page))
    ]
    if name == MODULES:
        selects[0].min_values, selects[0].max_values = 0, len(entries)
    grey = discord.ButtonStyle.secondary
    back = CustomId("lobby-option-back", table.id, table.version)
    buttons = [Button(say("panel-back"), back, grey, "◀️")]
    for other, icon in turns(page, page_count(entries)):
        turn = CustomId("lobby-option", table.id, table.version, f"{name}|p{other}")
        buttons.append(Button(say("panel-page", page=other + 1), turn, grey, icon))
    controls = [*selects, *(button.item() for button in buttons)]
    return OptionPanel(f"**{_capital(label)}**{_about(table, locale, name)}", Buttons(*controls))


def _about(table: LoadedGame, locale: locales.Locale, name: str) -> str:
    """What is said below the name of an option, where something is."""
    if name == MODULES:  # a select that shows what is chosen has no room to say so
        return "\n" + locales.text(locale, "lobby-modules-about")
    return _where_it_counts(table, locale, name)


def _label(table: LoadedGame, locale: locales.Locale, name: str) -> str:
    if name in _OF_TABLE:
        return locales.text(locale, f"option-{name}")
    if choosing.is_time(name):
        return choosing.label_of(locale, name)
    return term(locale, "option", find_choice(table, name).option.name)


def _entries(table: LoadedGame, locale: locales.Locale, name: str) -> list[Entry]:
    """The values of an option, the present one marked."""
    row = table.row
    if name == SEATS:
        counts = range(max(MIN_SEATS, len(table.seats)), MAX_SEATS + 1)
        return [Entry(str(n), str(n), present=n == row.seat_limit) for n in counts]
    if name == LANGUAGE:
        return [
            Entry(locales.text(locale, key), code, present=code == row.language)
            for code, key in _LANGUAGES.items()
        ]
    if name == MODULES:
        return [
            Entry(term(locale, "module", module), module, present=module in row.modules)
            for module in registry.all_modules()
            if module != "base"
        ]
    if choosing.is_time(name):
        times = choosing.values(row.table_options, locale, name)
        return [Entry(label, value, present=present) for value, label, present in times]
    choice = find_choice(table, name)
    return [
        Entry(
            say_value(locale, choice.option, value),
            write_value(value),
            present=value == choice.value,
        )
        for value in choice.values
    ]


def find_choice(table: LoadedGame, name: str) -> Choice:
    """An option of the rules by name; raises Refusal if they have none of that name."""
    found = _choices(table)
    for choice in found:
        if choice.option.name == name:
            return choice
    raise Refusal(
        "unknown-option",
        option=name,
        options=tuple(known for known, *_ in listed(table, locales.SOURCE)),
    )


def _where_it_counts(table: LoadedGame, locale: locales.Locale, name: str) -> str:
    """A sentence about an option that changes nothing on the present board, else nothing."""
    rules = _rules(table)
    if rules is None or name not in idle_options(rules.board, rules.options):
        return ""
    counts = [
        term(locale, "map", board)
        for board in boards(table.row, len(table.seats))
        if name not in idle_options(load_board(board), {**rules.options, "map": board})
    ]
    present = term(locale, "map", rules.board.map.id)
    key = "option-idle-elsewhere" if counts else "option-idle-here"
    return "\n" + locales.text(locale, key, map=present, maps=", ".join(counts))


def meant(table: LoadedGame, typed: str) -> str:
    """The option that somebody names as a list does, in any language; else what they typed."""
    for locale in locales.LOCALES:
        for name, label, _ in listed(table, locale):
            if plain(typed) == plain(label):
                return name
    return typed


def changes(table: LoadedGame, name: str, values: tuple[str, ...]) -> dict[str, Any]:
    """What `Table.lobby.configure` is to change for a chosen value.

    Raises Refusal for a value that is none, and for rules that nobody could play by.
    """
    row = table.row
    value = values[0] if values else ""
    if name == LANGUAGE:
        return {"language": _language(value)}
    if choosing.is_time(name):
        return {"table_options": choosing.changed(row.table_options, name, value)}
    changed: dict[str, Any]
    if name == MODULES:
        chosen = modules_for(values, 0)
        if set(chosen) == set(row.modules):
            return {}
        changed = {"modules": list(chosen), "options": {}}
    elif name == SEATS:
        changed = {"seat_limit": seat_count(row, value)}
    else:
        option = find_choice(table, name).option
        changed = {"options": {**row.options, name: parse_value(option, value)}}
    modules = changed.get("modules", row.modules)
    options = changed.get("options", row.options)
    seated, limit = len(table.seats), changed.get("seat_limit", row.seat_limit)
    if name == MODULES:
        changed["options"] = completed(modules, options, seated, limit)
    else:
        require_possible(modules, options, seated, limit)
    return changed


def _language(text: str) -> str:
    """Read a language by its code or its name in any language; raises UserError for any other."""
    for code, key in _LANGUAGES.items():
        names = (locales.text(locale, key) for locale in locales.LOCALES)
        if plain(text) in (code, *map(plain, names)):
            return code
    raise UserError("lobby-which-language", typed=quoted(text))


def seat_count(row: GameRow, text: str) -> int:
    """Read a number of seats; raises Refusal if no game has that many."""
    number = whole_number(text)
    if number is None or not MIN_SEATS <= number <= MAX_SEATS:
        raise wrong_count(row, text)
    return number
