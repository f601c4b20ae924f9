"""The choices that an action needs, one by one: a place, a seat, cards, and a confirmation.

Nothing here knows what an action means: a new rule module's actions are asked for the same way.
"""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.play.chooser import Cards, NoChoice, Ready, Step, Values, next_step
from cogs.play.codec import Selection, write_value, written
from cogs.play.desk import (
    Desk,
    Panel,
    asked_line,
    back,
    button_rows,
    group_path,
    price_lines,
    price_of,
    title,
)
from cogs.play.groups import CARDS, ICONS, group_of
from cogs.play.reasons import same_reason
from cogs.posts.layout import Button
from cogs.selects import Entry, page_count, parts, select, turns
from cogs.widgets import bare
from cogs.wording import sentences
from cogs.wording.families import has_term
from cogs.wording.people import game_of
from cogs.wording.values import choice
from engine.actions import Action
from engine.bags import largest_kinds_first
from engine.errors import Refusal

BUTTONS: Final = 5
"""Choices up to this number get a button each; more come in selects."""

_BLUE, _GREEN = discord.ButtonStyle.primary, discord.ButtonStyle.success


def step_of(desk: Desk, selection: Selection) -> Step:
    """What is to be chosen next for an action; raises Refusal with the reason if nothing can be."""
    try:
        return next_step(desk.moves, selection)
    except NoChoice:
        game = game_of(desk.table)
        if selection.complete:
            game.check(selection.made(desk.seat))
        raise why_not(desk, selection.action) from None


def why_not(desk: Desk, cls: type[Action]) -> Refusal:
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
    return same_reason(game, cls, desk.seat) or Refusal("choice-gone", action=cls.kind)


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


def _heading(desk: Desk, selection: Selection) -> list[str]:
    """What is being done, and what asks for it if that is about something."""
    decision = game_of(desk.table).decision
    answers = game_of(desk.table).rules.answers.get(decision.kind, ()) if decision else ()
    asked = asked_line(desk, about=True) if selection.action in answers else ""
    return list(filter(None, [title(desk, selection), asked]))


def _cards_among(desk: Desk, step: Values) -> list[str]:
    """What the cards do that are chosen among, a line each."""
    said = desk.voice
    if step.param.name != "word":
        return []
    texts = {value: said.about(value) for value in step.values if isinstance(value, str)}
    return [
        said.say("hand-card", card=said.card(card), about=about)
        for card, about in texts.items()
        if about
    ]


def _values_panel(desk: Desk, step: Values, page: int) -> Panel:
    said, selection = desk.voice, step.selection
    names = (f"{selection.kind}-{step.name}", step.name, step.param.name)
    own = (name for name in names if has_term(said.locale, "choose", name))
    question = next(own, step.param.name)
    lines = [*_heading(desk, selection), said.term("choose", question), *_cards_among(desk, step)]
    content = "\n".join(lines)
    home = back(desk, group_path(selection.kind))
    shown_places = [value for value in step.values if value is not None]
    places = {step.param.name: shown_places} if step.is_place else {}
    if len(step.values) <= BUTTONS:
        buttons = [_value_button(desk, step, value) for value in step.values]
        return Panel(content, [*button_rows(buttons), *button_rows([home])], places)
    rows: list[list[ui.Item[Any]]] = [
        [_select(desk, step, part, number)] for number, part in enumerate(parts(step.values, page))
    ]
    turn = [
        Button(
            said.say("panel-page", page=other + 1),
            desk.id("choose", f"{written(selection)}|p{other}"),
            emoji=icon,
        )
        for other, icon in turns(page, page_count(step.values))
    ]
    return Panel(content, [*rows, *button_rows([home, *turn])], places)


def _value_button(desk: Desk, step: Values, value: Any) -> Button:
    payload = written(step.selection.with_value(value))
    price = price_of(desk, step.selection.action, step.name, value)
    words = " · ".join(filter(None, [choice(desk.voice, step.param, value), price]))
    return Button(bare(words), desk.id("choose", payload))


def _select(desk: Desk, step: Values, values: Sequence[Any], number: int) -> ui.Select[Any]:
    said = desk.voice
    shown = [bare(choice(said, step.param, value)) for value in values]
    first, last = (
        step.param.format(said.rules, value) if step.is_place else text
        for value, text in ((values[0], shown[0]), (values[-1], shown[-1]))
    )
    entries = [
        Entry(text, write_value(step.param, value))
        for value, text in zip(values, shown, strict=True)
    ]
    custom_id = desk.id("choose", f"{written(step.selection)}|{number}")
    return select(custom_id, said.say("panel-select", first=first, last=last), entries)


def confirm_panel(desk: Desk, selection: Selection) -> Panel:
    """Ask once before what cannot be taken back."""
    said = desk.voice
    action = sentences.action(said, selection.made(desk.seat))
    lines = [said.say("panel-confirm", action=action)]
    lines += _about(desk, selection)
    lines += price_lines(desk, selection.action)
    yes = Button(said.say("panel-yes"), desk.id("go", written(selection)), _GREEN, "✅")
    return Panel("\n".join(lines), button_rows([yes, back(desk, group_path(selection.kind))]))


def _about(desk: Desk, selection: Selection) -> list[str]:
    """What an action does, or the card that it plays."""
    own = f"action-{selection.kind}.about"
    if locales.has(own, desk.locale):
        return [desk.voice.say(own)]
    card = getattr(selection.action, "card", None)
    return [about] if isinstance(card, str) and (about := desk.voice.about(card)) else []


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


def cards_panel(desk: Desk, selection: Selection) -> Panel:
    """Compose a bag: the last value of the selection, card by card, within the legal bounds."""
    *before, bag = selection.values
    step = step_of(desk, Selection(selection.action, tuple(before)))
    assert isinstance(step, Cards)
    said, bounds = desk.voice, step.bounds
    total = sum(bag)
    content = "\n".join(
        [
            *_heading(desk, step.selection),
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
    last = [done, *_fill(desk, step, bag), back(desk, group_path(selection.kind))]
    rows = [
        *button_rows([changed(kind, 1) for kind in kinds]),
        *button_rows([changed(kind, -1) for kind in kinds]),
        *button_rows(last),
    ]
    return Panel(content, rows)


def _fill(desk: Desk, step: Cards, bag: Sequence[int]) -> list[Button]:
    """One press for the rest of a number of cards that is fixed: of what there is most."""
    bounds = step.bounds
    missing = bounds.most - sum(bag)
    if bounds.least != bounds.most or missing <= 0:
        return []
    left = [most - taken for most, taken in zip(bounds.maximum, bag, strict=True)]
    rest = largest_kinds_first(left, missing)
    full = tuple(taken + more for taken, more in zip(bag, rest, strict=True))
    payload = f"{written(step.selection.with_value(full))}|fill"
    return [Button(desk.voice.say("panel-fill"), desk.id("bag", payload), emoji="🪄")]


def _amount(desk: Desk, total: int, least: int, most: int) -> str:
    if least == most:
        return desk.voice.say("panel-exactly", count=total, total=most)
    return desk.voice.say("panel-between", count=total, least=least, most=most)
