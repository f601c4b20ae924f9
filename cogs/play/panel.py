"""The private panel of a seat: its hand and everything it may do, by groups of actions.

Everything is generated from the legal actions; all state is in the custom ids.
"""

from collections.abc import Sequence

import discord

from cogs.play.chooser import place_options
from cogs.play.desk import (
    CONTENT,
    Desk,
    Panel,
    asked_line,
    back,
    button_rows,
    price_lines,
)
from cogs.play.groups import CARDS, ICONS, OTHER, group_of, in_order, only_answer
from cogs.play.hand import card_texts, hand_text
from cogs.posts.layout import Button
from cogs.wording import sentences
from cogs.wording.people import game_of
from db.models import GameState
from engine.actions import Action, BagChoice

ROOM = CONTENT - 200
"""Characters that the texts of cards leave for what comes below them."""

_GREY, _BLUE = discord.ButtonStyle.secondary, discord.ButtonStyle.primary


def root(desk: Desk, note: str = "") -> Panel:
    """Hand, what is asked, and everything the seat may do."""
    said = desk.voice
    content = "\n".join(filter(None, [note, hand_text(desk.table, desk.seat, said)]))
    texts = "\n".join(card_texts(desk))
    if texts and len(content) + len(texts) < ROOM:
        content = f"{content}\n{texts}"
    content = "\n".join(filter(None, [content, asked_line(desk)]))
    moves = desk.moves
    last = [_refresh(desk), *_standing(desk), _album(desk)]
    if not moves:
        return Panel(f"{content}\n{_nothing_to_do(desk)}", button_rows(last), hand=True)
    return Panel(content, button_rows([*_kind_buttons(desk, moves), *last]), hand=True)


def _nothing_to_do(desk: Desk) -> str:
    game = game_of(desk.table)
    if desk.table.state is GameState.FINISHED:
        return desk.voice.say("panel-finished")
    if desk.table.state is GameState.PAUSED:
        return desk.voice.say("error-wrong-state", state=str(desk.table.state), free="–")
    return desk.voice.say("panel-waiting", who=desk.voice.seats(game.asked))


def _refresh(desk: Desk) -> Button:
    return Button(desk.voice.say("panel-refresh"), desk.id("panel"), emoji="🔄")


def _album(desk: Desk) -> Button:
    """The way to the pictures beside the board."""
    return Button(desk.voice.say("button-album"), desk.id("album"), emoji="🖼️")


def _standing(desk: Desk) -> list[Button]:
    """The way to the answers given in advance, while the game goes on."""
    if desk.table.state is GameState.FINISHED:
        return []
    return [Button(desk.voice.say("button-standing"), desk.id("standing"), emoji="📌")]


def _kind_buttons(desk: Desk, moves: Sequence[Action | BagChoice]) -> list[Button]:
    """A button per group, and one per kind outside of the groups, in the order of the post's.

    A kind is outside too where a question asks for nothing else: a second knight to promote is no
    building.
    """
    buttons: dict[str, Button] = {}
    alone = only_answer(_answers(desk))
    for cls in in_order(dict.fromkeys(_class_of(move) for move in moves)):
        group = group_of(cls.kind)
        if group == OTHER or cls is alone:
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


def group_panel(desk: Desk, group: str, note: str = "") -> Panel:
    """What the seat may do of a group; for what has a price, what it costs and what is missing."""
    said = desk.voice
    kinds = [cls for cls in _listed(desk) if group_of(cls.kind) == group]
    possible = {move.kind for move in desk.moves}
    lines = [note, hand_text(desk.table, desk.seat, said)]
    if group == CARDS:
        lines += card_texts(desk)
    lines += [line for cls in kinds for line in price_lines(desk, cls)]
    buttons = [_kind_button(desk, cls) for cls in kinds if cls.kind in possible]
    if not buttons:
        lines.append(said.say(f"panel-no-{group}"))
    places = _places_of(desk, [cls.kind for cls in kinds])
    rows = button_rows([*buttons, back(desk)])
    return Panel("\n".join(filter(None, lines)), rows, places)


def _listed(desk: Desk) -> list[type[Action]]:
    """The kinds of the open decision and those beside it, possible or not."""
    return list(dict.fromkeys((*_answers(desk), *game_of(desk.table).rules.off_turn)))


def _answers(desk: Desk) -> Sequence[type[Action]]:
    """The kinds that answer the open decision."""
    game = game_of(desk.table)
    return game.rules.answers.get(game.decision.kind, ()) if game.decision else ()


def _places_of(desk: Desk, kinds: Sequence[str]) -> dict[str, list[int]]:
    return place_options(move for move in desk.moves if move.kind in kinds)
