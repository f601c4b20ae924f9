"""A seat at its private panel, and what all panels are built from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from discord import ui

import locales
from cogs.custom_ids import CustomId
from cogs.play.codec import Selection
from cogs.play.groups import OTHER, group_of
from cogs.play.reasons import why_not_bought
from cogs.posts.layout import Button
from cogs.widgets import Buttons, shortened
from cogs.wording import sentences
from cogs.wording.people import game_of, voice
from cogs.wording.values import choice, says_more
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from db.models import GameState
from engine.actions import Action, BagChoice, Priced
from engine.params import Param

CONTENT: Final = 2000


@dataclass
class Panel:
    """A private message: words, rows of buttons or a select each, places to label in a picture.

    `hand`: the hand is shown as cards where the message is new.
    """

    content: str
    rows: list[list[ui.Item[Any]]] = field(default_factory=list)
    places: dict[str, list[int]] = field(default_factory=dict)
    hand: bool = False

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
        """The legal moves of the seat that a person is offered; none while no game goes on."""
        if self.table.state is not GameState.RUNNING:
            return []
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


def back(desk: Desk, to: str = "") -> Button:
    """The button that leads back to a page of the panel, or to its beginning."""
    return Button(desk.voice.say("panel-back"), desk.id("panel", to), emoji="◀️")


def group_path(kind: str) -> str:
    """The page of the panel that lists a kind of move; empty: the first one."""
    group = group_of(kind)
    return "" if group == OTHER else f"g.{group}"


def title(desk: Desk, selection: Selection) -> str:
    """The move under way in one line: its name and what was chosen so far."""
    said = desk.voice
    chosen = [
        _chosen(said, name, param, value)
        for (name, param), value in zip(selection.params, selection.values, strict=False)
        if value is not None
    ]
    name = sentences.action_name(said, selection.kind)
    head = " ".join(filter(None, [said.own_icon("action", selection.kind), f"**{name}**"]))
    return " · ".join(filter(None, [head, *chosen]))


def _chosen(said: Voice, name: str, param: Param, value: Any) -> str:
    """A value that was chosen; a number says of what where its question does."""
    own = f"choose-{name}.chosen"
    if locales.has(own, said.locale):
        return said.say(own, count=value)
    return choice(said, param, value)


def asked_line(desk: Desk, *, about: bool = False) -> str:
    """What the seat is asked; nothing if others are.

    `about`: only what more than the name of the action tells, such as who asks or what is offered.
    """
    game = game_of(desk.table)
    decision = game.decision
    if decision is None or desk.seat not in decision.seats:
        return ""
    if desk.table.state is not GameState.RUNNING:
        return ""
    telling = decision.told(game, desk.seat) or says_more(decision.question(game, desk.seat))
    if about and not telling:
        return ""
    what = sentences.own_question(desk.voice, game, decision, desk.seat)
    return desk.voice.say("panel-asked", what=what)


def price_lines(desk: Desk, cls: type[Action]) -> list[str]:
    """“Build a road: 1 🧱 1 🪵 ✓”, or with what is missing; a line for each thing to be had."""
    return [_price_line(desk, cls, item) for item in cls.priced(game_of(desk.table), desk.seat)]


def _price_line(desk: Desk, cls: type[Action], item: Priced) -> str:
    said = desk.voice
    hand = game_of(desk.table).state.hands[desk.seat]
    missing = [max(0, need - have) for need, have in zip(item.cost, hand, strict=True)]
    what = sentences.priced(said, cls, item)
    line = {"what": what, "icon": said.icon("action", cls.kind), "cost": _cost(desk, item)}
    if any(_buys(move, cls, item) for move in desk.moves):
        return said.say("panel-price", **line)
    why = why_not_bought(said, game_of(desk.table), cls, desk.seat, item, lacking=any(missing))
    if why:
        return said.say("panel-price-why", why=why, **line)
    if any(missing):
        return said.say("panel-price-missing", missing=said.bag(missing), **line)
    return said.say("panel-price-not-now", **line)


def _buys(move: Action | BagChoice, cls: type[Action], item: Priced) -> bool:
    return isinstance(move, cls) and all(
        getattr(move, name, value) == value for name, value in item.of.items()
    )


def price_of(desk: Desk, cls: type[Action], name: str, value: Any) -> str:
    """What a value of a parameter costs, where prices differ by it; else nothing."""
    for item in cls.priced(game_of(desk.table), desk.seat):
        if name in item.of and item.of[name] == value:
            return _cost(desk, item)
    return ""


def _cost(desk: Desk, item: Priced) -> str:
    return desk.voice.bag(item.cost) if any(item.cost) else desk.voice.say("panel-free")
