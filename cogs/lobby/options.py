"""Choosing rules in the lobby: an option, then a value. Options come from the rule modules."""

from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.away import choosing
from cogs.custom_ids import CustomId
from cogs.lobby.rules import (
    SHOWN_VALUES,
    Choice,
    boards,
    choices,
    lobby_rules,
    parse_value,
    require_possible,
    say_value,
    write_value,
)
from cogs.posts.layout import Button
from cogs.widgets import Buttons, shortened
from cogs.wording.families import term
from db.loaded import LoadedGame
from engine import registry
from engine.combinations import modules_for
from engine.errors import Refusal
from engine.rules import MAX_SEATS, MIN_SEATS

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
    selects: list[ui.Select[Any]] = [
        ui.Select(
            custom_id=str(CustomId("lobby-option", table.id, table.version, str(number))),
            placeholder=locales.text(locale, "lobby-choose-option"),
        )
        for number in range(-(-len(options) // SHOWN_VALUES))
    ]
    lines = [locales.text(locale, "lobby-options-heading")]
    for number, (name, label, value) in enumerate(options):
        shown = locales.text(locale, "labelled", label=label, value=f"**{value}**")
        lines.append(f"- {shown}")
        selects[number // SHOWN_VALUES].add_option(
            label=shortened(label[:1].upper() + label[1:], 100),
            value=name,
            description=shortened(value, 100),
        )
    return OptionPanel(_first_lines(lines), Buttons(*selects))


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
            say_value(locale, choice.option, choice.value),
        )
        for choice in _choices(table)
    ]
    return [*listed, *choosing.listed(row.table_options, locale)]


def _choices(table: LoadedGame) -> list[Choice]:
    rules = lobby_rules(table.row, max(3, len(table.seats)))
    if rules is None:
        return []
    playable = boards(table.row, len(table.seats))
    return [
        replace(choice, values=playable) if choice.option.name == "map" and playable else choice
        for choice in choices(rules, table.row.options)
    ]


def one_option(table: LoadedGame, locale: locales.Locale, name: str) -> OptionPanel:
    """The values of an option; raises Refusal if there is no such option."""
    custom_id = CustomId("lobby-set", table.id, table.version, name)
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_id), placeholder=locales.text(locale, "lobby-choose-value")
    )
    label = _fill(select, table, locale, name)
    back = Button(
        locales.text(locale, "panel-back"),
        CustomId("lobby-option-back", table.id, table.version),
        discord.ButtonStyle.secondary,
        "◀️",
    )
    return OptionPanel(f"**{label[:1].upper() + label[1:]}**", Buttons(select, back.item()))


def _fill(select: ui.Select[Any], table: LoadedGame, locale: locales.Locale, name: str) -> str:
    """Put the values into a select; return the option's name."""
    row = table.row
    if name == SEATS:
        for count in range(max(MIN_SEATS, len(table.seats)), MAX_SEATS + 1):
            select.add_option(label=str(count), value=str(count), default=count == row.seat_limit)
        return locales.text(locale, "option-seats")
    if name == LANGUAGE:
        for code, key in _LANGUAGES.items():
            label = locales.text(locale, key)
            select.add_option(label=label, value=code, default=code == row.language)
        return locales.text(locale, "option-language")
    if name == MODULES:
        _fill_modules(select, table, locale)
        return locales.text(locale, "option-modules")
    if choosing.is_time(name):
        for value, label, present in choosing.values(row.table_options, locale, name):
            select.add_option(label=shortened(label, 100), value=value, default=present)
        return choosing.label_of(locale, name)
    choice = find_choice(table, name)
    for value in choice.values[:SHOWN_VALUES]:
        select.add_option(
            label=shortened(say_value(locale, choice.option, value), 100),
            value=write_value(value),
            default=value == choice.value,
        )
    return term(locale, "option", choice.option.name)


def _fill_modules(select: ui.Select[Any], table: LoadedGame, locale: locales.Locale) -> None:
    modules = [module for module in registry.all_modules() if module != "base"][:25]
    for module in modules:
        select.add_option(
            label=shortened(term(locale, "module", module), 100),
            value=module,
            default=module in table.row.modules,
        )
    select.min_values, select.max_values = 0, len(modules)


def find_choice(table: LoadedGame, name: str) -> Choice:
    """An option of the rules by name; raises Refusal if they have none of that name."""
    found = _choices(table)
    for choice in found:
        if choice.option.name == name:
            return choice
    raise Refusal("unknown-option", option=name, known=tuple(c.option.name for c in found))


def changes(table: LoadedGame, name: str, values: tuple[str, ...]) -> dict[str, Any]:
    """What `Table.lobby.configure` is to change for a chosen value.

    Raises Refusal for a value that is none, and for rules that nobody could play by.
    """
    row = table.row
    value = values[0] if values else ""
    if name == LANGUAGE:
        return {"language": locales.closest(value)}
    if choosing.is_time(name):
        return {"table_options": choosing.changed(row.table_options, name, value)}
    changed: dict[str, Any]
    if name == MODULES:
        changed = {"modules": list(modules_for(values, 0)), "options": {}}
    elif name == SEATS:
        changed = {"seat_limit": seat_count(value)}
    else:
        option = find_choice(table, name).option
        changed = {"options": {**row.options, name: parse_value(option, value)}}
    require_possible(
        changed.get("modules", row.modules),
        changed.get("options", row.options),
        len(table.seats),
        changed.get("seat_limit", row.seat_limit),
    )
    return changed


def seat_count(text: str) -> int:
    """Read a number of seats; raises Refusal if no game has that many."""
    if not text.isdigit() or not MIN_SEATS <= int(text) <= MAX_SEATS:
        raise Refusal("seat-count", seats=text[:20], least=MIN_SEATS, most=MAX_SEATS)
    return int(text)
