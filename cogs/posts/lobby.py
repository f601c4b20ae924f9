"""The post of a lobby: who sits at the table, which rules, and the buttons to begin."""

import discord

from cogs import colours
from cogs.away import choosing
from cogs.custom_ids import CustomId
from cogs.lobby.rules import choices, lobby_rules, say_value
from cogs.posts.layout import Button, Post
from cogs.wording.families import term
from cogs.wording.people import called, is_computer, language
from db.loaded import LoadedGame
from db.models import GameState
from locales import has, text

_GREY, _BLUE, _GREEN = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
)


def lobby_post(table: LoadedGame) -> Post:
    """The post of a table that has not begun; nothing to press if it was ended before."""
    locale, is_open = language(table), table.state is GameState.LOBBY
    question = text(locale, "lobby-question-full" if _is_full(table) else "lobby-question")
    return Post(
        heading=text(locale, "lobby-heading"),
        story=[*_origin(table), *_seats(table), "", *_rules(table), *_intros(table)],
        question=question if is_open else "",
        rows=_buttons(table) if is_open else (),
        accent=colours.accent(colours.COLOURS[0]),
    )


def _is_full(table: LoadedGame) -> bool:
    return len(table.seats) >= table.row.seat_limit


def _origin(table: LoadedGame) -> list[str]:
    """Why people have seats who took none."""
    return [text(language(table), "lobby-again"), ""] if table.row.after_game is not None else []


def _seats(table: LoadedGame) -> list[str]:
    locale = language(table)
    lines = [called(seat) for seat in table.seats]
    free = table.row.seat_limit - len(table.seats)
    if free > 0 and table.state is GameState.LOBBY:
        lines.append(text(locale, "lobby-free", count=free))
    return lines


def _rules(table: LoadedGame) -> list[str]:
    """The rules in two lines: modules and board, then what differs from the usual."""
    locale, row = language(table), table.row
    rules = lobby_rules(row, max(3, len(table.seats)))
    played = rules.module_ids if rules else row.modules
    modules = ", ".join(term(locale, "module", module) for module in played)
    if rules is None:
        return [text(locale, "lobby-rules", modules=modules, board="–", target=0, full=0, seats=0)]
    shown = {choice.option.name: choice for choice in choices(rules, row.options)}
    board = shown.get("map")
    lines = [
        text(
            locale,
            "lobby-rules",
            modules=modules,
            board=say_value(locale, board.option, board.value) if board else "–",
            target=rules.target,
            full=_other_target(table, rules.target),
            seats=row.seat_limit,
        )
    ]
    changed = [
        text(
            locale,
            "labelled",
            label=term(locale, "option", name),
            value=say_value(locale, choice.option, choice.value),
        )
        for name, choice in shown.items()
        if name in row.options and name not in ("map", "victory_points")
    ]
    lines.append(text(locale, "lobby-time", terms=choosing.summary(row.table_options, locale)))
    return [*lines, *(f"-# {line}" for line in changed)]


def _other_target(table: LoadedGame, target: int) -> int:
    """Points that win once all seats are taken, if they are others (church.md §1); else 0."""
    full = lobby_rules(table.row, table.row.seat_limit)
    return full.target if full is not None and full.target != target else 0


def _intros(table: LoadedGame) -> list[str]:
    """What a rule module tells at the beginning, where it tells something."""
    locale = language(table)
    keys = [f"intro-{module}" for module in table.row.modules]
    return [text(locale, key) for key in keys if has(key, locale)]


def _buttons(table: LoadedGame) -> list[list[Button]]:
    locale = language(table)

    def button(kind: str, style: discord.ButtonStyle, emoji: str) -> Button:
        custom_id = CustomId(f"lobby-{kind}", table.id, table.version)
        return Button(text(locale, f"lobby-button-{kind}"), custom_id, style, emoji)

    full = _is_full(table)
    computers = [] if full else [button("computer", _GREY, "🤖")]
    if any(is_computer(seat) for seat in table.seats):
        computers.append(button("remove", _GREY, "➖"))
    return [
        [
            *(() if full else (button("join", _GREEN, "🪑"),)),
            button("leave", _GREY, "🚪"),
            button("colour", _GREY, "🎨"),
        ],
        [
            *computers,
            button("options", _GREY, "⚙️"),
            button("start", _BLUE, "🏁"),
        ],
    ]
