"""The private panel of a seat: its hand, what it may do, and the choices that an action needs.

Everything is generated from the legal actions; all state is in the custom ids.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.custom_ids import CustomId
from cogs.play.chooser import Cards, NoChoice, Ready, Step, Values, next_step, place_options
from cogs.play.codec import Selection, write_value, written
from cogs.play.groups import CARDS, ICONS, OTHER, group_of, in_order
from cogs.play.hand import card_texts, hand_text
from cogs.posts.layout import Button
from cogs.widgets import Buttons, shortened
from cogs.wording import sentences
from cogs.wording.families import has_term
from cogs.wording.people import game_of, voice
from cogs.wording.values import choice
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from engine.actions import Action, BagChoice
from engine.bags import cost_of
from engine.errors import Refusal

BUTTONS: Final = 5
"""Choices up to this number get a button each; more come in selects."""
PER_SELECT: Final = 25
SELECTS: Final = 4
CONTENT: Final = 2000

_GREY, _BLUE, _GREEN, _RED = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)


@dataclass
class Panel:
    """A private message: words, rows of buttons or a select each, places to label in a picture."""

    content: str
    rows: list[list[ui.Item[Any]]] = field(default_factory=list)
    places: dict[str, list[int]] = field(default_factory=dict)

    def view(self) -> Buttons:
        """The components; no more than five rows."""
        view = Buttons()
        for number, row in enumerate(self.rows[:5]):
            for item in row:
                item.row = number
                view.add_item(item)
        return view

    def text(self) -> str:
        """The words, cut to what Discord takes."""
        return shortened(self.content, CONTENT)


@dataclass(frozen=True)
class Desk:
    """A seat at its panel: the table, the seat, the language it reads."""

    table: LoadedGame
    seat: int
    locale: locales.Locale

    @cached_property
    def voice(self) -> Voice:
        """The voice of the panel."""
        return voice(self.table, self.locale, self.seat)

    @cached_property
    def moves(self) -> list[Action | BagChoice]:
        """The legal moves of the seat that a person is offered."""
        return list(game_of(self.table).view(self.seat).legal())

    def id(self, kind: str, payload: str = "") -> CustomId:
        """A custom id of this table at this version."""
        return CustomId(kind, self.table.id, self.table.version, payload)


def chunks(items: Sequence[Any], size: int) -> Iterator[list[Any]]:
    """Cut a sequence into lists of at most `size`."""
    for start in range(0, len(items), size):
        yield list(items[start : start + size])


def button_rows(buttons: Sequence[Button]) -> list[list[ui.Item[Any]]]:
    """Buttons in rows of five."""
    return [[button.item() for button in row] for row in chunks(buttons, 5)]


# --- the whole panel ------------------------------------------------------------------------------


def root(desk: Desk, note: str = "") -> Panel:
    """Hand, what is asked, and everything the seat may do."""
    said = desk.voice
    content = "\n".join(filter(None, [note, hand_text(desk.table, desk.seat, said)]))
    moves = desk.moves
    if not moves:
        return Panel(f"{content}\n{_nothing_to_do(desk)}", button_rows([_refresh(desk)]))
    return Panel(content, button_rows([*_kind_buttons(desk, moves), _refresh(desk)]))


def _nothing_to_do(desk: Desk) -> str:
    game = game_of(desk.table)
    if game.finished:
        return desk.voice.say("panel-finished")
    return desk.voice.say("panel-waiting", who=desk.voice.seats(game.asked))


def _refresh(desk: Desk) -> Button:
    return Button(desk.voice.say("panel-refresh"), desk.id("panel"), emoji="🔄")


def _kind_buttons(desk: Desk, moves: Sequence[Action | BagChoice]) -> list[Button]:
    """A button per group, and one per kind outside of the groups, in the order of the post's."""
    buttons: dict[str, Button] = {}
    for cls in in_order(dict.fromkeys(_class_of(move) for move in moves)):
        group = group_of(cls.kind)
        if group == OTHER:
            buttons[cls.kind] = _kind_button(desk, cls)
        else:
            label, path = desk.voice.say(f"group-{group}"), desk.id("panel", f"g.{group}")
            buttons.setdefault(group, Button(label, path, emoji=ICONS[group]))
    return list(buttons.values())


def _kind_button(desk: Desk, cls: type[Action]) -> Button:
    icon = desk.voice.own_icon("action", cls.kind)
    label = sentences.action_name(desk.voice, cls.kind)
    style = _BLUE if group_of(cls.kind) == OTHER else _GREY
    return Button(label, desk.id("choose", cls.kind), style, icon)


def _class_of(move: Action | BagChoice) -> type[Action]:
    return move.action if isinstance(move, BagChoice) else type(move)


# --- a group --------------------------------------------------------------------------------------


def group_panel(desk: Desk, group: str, note: str = "") -> Panel:
    """What the seat may do of a group; for what has a price, what it costs and what is missing."""
    said = desk.voice
    kinds = [cls for cls in _listed(desk) if group_of(cls.kind) == group]
    possible = {move.kind for move in desk.moves}
    lines = [note, hand_text(desk.table, desk.seat, said)]
    if group == CARDS:
        lines += card_texts(desk.table, desk.seat, said)
    lines += [line for cls in kinds if (line := _price_line(desk, cls))]
    buttons = [_kind_button(desk, cls) for cls in kinds if cls.kind in possible]
    if not buttons:
        lines.append(said.say(f"panel-no-{group}"))
    places = _places_of(desk, [cls.kind for cls in kinds])
    rows = button_rows([*buttons, _back(desk)])
    return Panel("\n".join(filter(None, lines)), rows, places)


def _listed(desk: Desk) -> list[type[Action]]:
    """The kinds of the open decision and those beside it, possible or not."""
    game = game_of(desk.table)
    decision = game.decision
    answers = game.rules.answers.get(decision.kind, ()) if decision else ()
    return list(dict.fromkeys((*answers, *game.rules.off_turn)))


def _price_line(desk: Desk, cls: type[Action]) -> str:
    """“Build a road: 1 🧱 1 🪵 ✓”, or with what is missing."""
    game, said = game_of(desk.table), desk.voice
    item = cls.price or cls.kind.partition("_")[2]
    if item not in game.rules.costs:
        return ""
    hand = game.state.hands[desk.seat]
    cost = [0] * len(hand)
    for kind, count in game.rules.price(game, desk.seat, item):
        cost[kind] = count
    missing = [max(0, need - have) for need, have in zip(cost, hand, strict=True)]
    name = sentences.action_name(said, cls.kind)
    icon = said.icon("action", cls.kind)
    if cost_of(missing):
        return said.say(
            "panel-price-missing",
            what=name,
            icon=icon,
            cost=said.bag(cost),
            missing=said.bag(missing),
        )
    return said.say("panel-price", what=name, icon=icon, cost=said.bag(cost))


def _places_of(desk: Desk, kinds: Sequence[str]) -> dict[str, list[int]]:
    return place_options(move for move in desk.moves if move.kind in kinds)


def _back(desk: Desk, to: str = "") -> Button:
    return Button(desk.voice.say("panel-back"), desk.id("panel", to), emoji="◀️")


# --- one action -----------------------------------------------------------------------------------


def step_of(desk: Desk, selection: Selection) -> Step:
    """What is to be chosen next for an action; raises Refusal with the reason if nothing can be."""
    try:
        return next_step(desk.moves, selection)
    except NoChoice:
        game = game_of(desk.table)
        if selection.complete:
            game.check(selection.made(desk.seat))
        raise _why_not(desk, selection.action) from None


def _why_not(desk: Desk, cls: type[Action]) -> Refusal:
    """Why a kind of action offers no choice at all."""
    game = game_of(desk.table)
    decision = game.decision
    if decision is None:
        return Refusal("game-over")
    if cls not in game.rules.off_turn:
        if desk.seat not in decision.seats:
            return Refusal("not-your-turn", asked=game.asked)
        if cls not in game.rules.answers.get(decision.kind, ()):
            return Refusal("not-now", action=cls.kind, decision=decision.kind)
    return Refusal("choice-gone", action=cls.kind)


def step_panel(desk: Desk, step: Step, note: str = "", page: int = 0) -> Panel:
    """The panel that asks for the next parameter, or for a confirmation."""
    match step:
        case Values():
            panel = _values_panel(desk, step, page)
        case Cards():
            panel = cards_panel(desk, step.selection.with_value((0,) * len(step.bounds.maximum)))
        case Ready():
            panel = confirm_panel(desk, step.selection)
    panel.content = "\n".join(filter(None, [note, panel.content]))
    return panel


def _values_panel(desk: Desk, step: Values, page: int) -> Panel:
    said, selection = desk.voice, step.selection
    title = _title(desk, selection)
    own = not step.is_place or has_term(said.locale, "choose", step.name)
    question = said.term("choose", step.name if own else step.param.name)
    content = f"{title}\n{question}"
    home = _back(desk, _group_path(selection.kind))
    shown_places = [value for value in step.values if value is not None]
    places = {step.param.name: shown_places} if step.is_place else {}
    if len(step.values) <= BUTTONS:
        buttons = [_value_button(desk, step, value) for value in step.values]
        return Panel(content, [*button_rows(buttons), *button_rows([home])], places)
    size = PER_SELECT * SELECTS
    pages = list(chunks(step.values, size))
    shown = pages[min(page, len(pages) - 1)]
    rows: list[list[ui.Item[Any]]] = [
        [_select(desk, step, part, number)] for number, part in enumerate(chunks(shown, PER_SELECT))
    ]
    turn = [
        Button(
            said.say("panel-page", page=number + 1),
            desk.id("choose", f"{written(selection)}|p{number}"),
            disabled=number == page,
        )
        for number in range(len(pages))
    ]
    return Panel(content, [*rows, *button_rows([home, *(turn if len(pages) > 1 else [])])], places)


def _group_path(kind: str) -> str:
    group = group_of(kind)
    return "" if group == OTHER else f"g.{group}"


def _title(desk: Desk, selection: Selection) -> str:
    said = desk.voice
    chosen = [
        choice(said, param, value)
        for (_, param), value in zip(selection.params, selection.values, strict=False)
    ]
    name = sentences.action_name(said, selection.kind)
    title = " ".join(filter(None, [said.own_icon("action", selection.kind), f"**{name}**"]))
    return " · ".join([title, *chosen])


def _value_button(desk: Desk, step: Values, value: Any) -> Button:
    payload = written(step.selection.with_value(value))
    return Button(button_text(choice(desk.voice, step.param, value)), desk.id("choose", payload))


def button_text(words: str) -> str:
    """A text without the marks that only messages format."""
    return words.replace("\\", "").replace("*", "")


def _select(desk: Desk, step: Values, values: Sequence[Any], number: int) -> ui.Select[Any]:
    said = desk.voice
    shown = [button_text(choice(said, step.param, value)) for value in values]
    first, last = (
        step.param.format(said.rules, value) if step.is_place else text
        for value, text in ((values[0], shown[0]), (values[-1], shown[-1]))
    )
    select: ui.Select[Any] = ui.Select(
        custom_id=str(desk.id("choose", f"{written(step.selection)}|{number}")),
        placeholder=shortened(said.say("panel-select", first=first, last=last), 150),
    )
    for value, text in zip(values, shown, strict=True):
        select.add_option(label=shortened(text, 100), value=write_value(step.param, value))
    return select


def confirm_panel(desk: Desk, selection: Selection) -> Panel:
    """Ask once before what cannot be taken back."""
    said = desk.voice
    action = sentences.action(said, selection.made(desk.seat))
    lines = [said.say("panel-confirm", action=action)]
    about = f"action-{selection.kind}.about"
    if locales.has(about, desk.locale):
        lines.append(said.say(about))
    if price := _price_line(desk, selection.action):
        lines.append(price)
    yes = Button(said.say("panel-yes"), desk.id("go", written(selection)), _GREEN, "✅")
    return Panel("\n".join(lines), button_rows([yes, _back(desk, _group_path(selection.kind))]))


def forgotten(desk: Desk) -> list[str]:
    """What the seat could still build for points before it ends its turn."""
    possible = {move.kind for move in desk.moves}
    return [kind for kind in ("build_settlement", "build_city") if kind in possible]


def forgotten_panel(desk: Desk, kinds: Sequence[str], selection: Selection) -> Panel:
    """Ask once whether the turn is really to end."""
    said = desk.voice
    names = [sentences.action_name(said, kind) for kind in kinds]
    what = locales.listed(desk.locale, names, either=True)
    label = sentences.action_name(said, selection.kind)
    go = Button(
        label, desk.id("go", written(selection)), _BLUE, said.own_icon("action", "end_turn")
    )
    build = Button(said.say("group-build"), desk.id("panel", "g.build"), emoji=ICONS["build"])
    return Panel(said.say("panel-forgotten", what=what), button_rows([go, build]))


def needs_confirmation(kind: str) -> bool:
    """Tell whether an action is confirmed once: cards cost much and cannot be taken back."""
    return group_of(kind) == CARDS or kind == "claim_victory"


# --- cards ----------------------------------------------------------------------------------------


def cards_panel(desk: Desk, selection: Selection) -> Panel:
    """Compose a bag: the last value of the selection, card by card, within the legal bounds."""
    *before, bag = selection.values
    step = step_of(desk, Selection(selection.action, tuple(before)))
    assert isinstance(step, Cards)
    said, bounds = desk.voice, step.bounds
    total = sum(bag)
    content = "\n".join(
        [
            _title(desk, step.selection),
            _amount(desk, total, bounds.least, bounds.most),
            said.say("panel-chosen", cards=said.bag(bag)),
        ]
    )

    def changed(kind: int, by: int) -> Button:
        new = tuple(count + by * (k == kind) for k, count in enumerate(bag))
        possible = (
            total < bounds.most and bag[kind] < bounds.maximum[kind] if by > 0 else bag[kind] > 0
        )
        there = bounds.maximum[kind] - bag[kind] if by > 0 else bag[kind]
        # an impossible bag is never written: its button is dead and only needs an id of its own
        payload = written(step.selection.with_value(new if possible else bag))
        return Button(
            f"{'+' if by > 0 else '−'} ({there})",
            desk.id("bag", f"{payload}|{'+' if by > 0 else '-'}{kind}"),
            emoji=said.kind_icon(kind),
            disabled=not possible,
        )

    kinds = [kind for kind, most in enumerate(bounds.maximum) if most]
    done = Button(
        said.say("panel-done"),
        desk.id("choose", written(selection)),
        _GREEN,
        "✅",
        disabled=not bounds.admits(bag),
    )
    rows = [
        *button_rows([changed(kind, 1) for kind in kinds]),
        *button_rows([changed(kind, -1) for kind in kinds]),
        *button_rows([done, _back(desk, _group_path(selection.kind))]),
    ]
    return Panel(content, rows)


def _amount(desk: Desk, total: int, least: int, most: int) -> str:
    if least == most:
        return desk.voice.say("panel-exactly", count=total, total=most)
    return desk.voice.say("panel-between", count=total, least=least, most=most)
