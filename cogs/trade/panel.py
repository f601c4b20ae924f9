"""The trade panel: the bank, open offers, and the composer of an offer."""

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.play.codec import selection_of, written
from cogs.play.desk import Desk, Panel, button_rows, chunks, price_lines
from cogs.play.groups import TRADE, group_of
from cogs.play.hand import hand_text
from cogs.posts.layout import Button
from cogs.posts.offers import offer_line, offer_menu, open_offers
from cogs.trade.draft import MOST, Draft, new_draft, partners
from cogs.widgets import bare
from cogs.wording import sentences
from cogs.wording.people import game_of
from engine.actions import Action, BagChoice
from engine.errors import Refusal

_GREY, _BLUE, _GREEN, _RED = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)
WIDE = 5
"""Kinds of cards that fit into one row of buttons."""
_ANSWERS = ("confirm_trade", "accept_offer", "refuse_offer", "withdraw_offer")
_COMPOSED = ("offer_trade", "counter_offer")
ROWS = 4
LISTED = 3
"""Rows that answers may fill; with more of them each offer has a panel of its own."""


def trade_panel(desk: Desk, note: str = "") -> Panel:
    """Everything a seat may do in trade: new offer, bank, answers to offers."""
    said = desk.voice
    lines = [note, hand_text(desk.table, desk.seat, said)]
    offers = open_offers(desk.table)
    lines += [offer_line(said, offer, said.seats(offer.open_to)) for offer in offers]
    if not note and only_offering(desk):
        return draft_panel(desk, new_draft(game_of(desk.table), desk.seat))
    kinds = _kinds(desk)
    if not kinds:
        lines.append(said.say("panel-no-trade"))
    buttons = []
    if "offer_trade" in kinds:
        label = sentences.action_name(said, "offer_trade")
        buttons.append(Button(label, desk.id("deal", "o"), _BLUE, "🤝"))
    for kind in kinds:
        if kind not in (*_COMPOSED, *_ANSWERS):
            lines += price_lines(desk, said.rules.actions[kind])
            icon = said.own_icon("action", kind)
            label = sentences.action_name(said, kind)
            buttons.append(Button(label, desk.id("choose", kind), _GREY, icon))
    answers = button_rows(_answers(desk))
    if len(answers) > LISTED:
        concerned = tuple(offer for offer in offers if desk.seat in (offer.giver, *offer.to))
        answers = [[offer_menu(said, concerned, desk.id("offer")).item()]]
    back = Button(said.say("panel-back"), desk.id("panel"), emoji="◀️")
    return Panel("\n".join(filter(None, lines)), [*answers, *button_rows([*buttons, back])])


def only_offering(desk: Desk) -> bool:
    """Tell whether a new offer is all that a seat can do, and there is no offer to be read."""
    return set(_kinds(desk)) == {"offer_trade"} and not open_offers(desk.table)


def _kinds(desk: Desk) -> list[str]:
    """The kinds of trade that are possible."""
    found = dict.fromkeys(move.kind for move in desk.moves if group_of(move.kind) == TRADE)
    return list(found)


def offer_panel(desk: Desk, number: int) -> Panel:
    """One offer, and everything the seat may do about it."""
    said = desk.voice
    offer = next((offer for offer in open_offers(desk.table) if offer.number == number), None)
    if offer is None:
        raise Refusal("offer-gone", offer=number)
    lines = [
        hand_text(desk.table, desk.seat, said),
        offer_line(said, offer, said.seats(offer.open_to)),
    ]
    answers = _answers(desk, number)
    if not answers:
        lines.append(said.say("offer-not-yours-to-answer"))
    back = Button(said.say("panel-back"), desk.id("panel", "g.trade"), emoji="◀️")
    return Panel("\n".join(lines), button_rows([*answers, back]))


def _answers(desk: Desk, number: int | None = None) -> list[Button]:
    """What a seat may do about an offer, or about all of them."""
    answers = [
        _answer(desk, move)
        for move in desk.moves
        if isinstance(move, Action)
        and move.kind in _ANSWERS
        and number in (None, getattr(move, "offer", None))
    ]
    countered = [
        move.fixed["offer"]
        for move in desk.moves
        if isinstance(move, BagChoice) and move.kind == "counter_offer"
    ]
    return answers + [
        Button(
            desk.voice.say("offer-counter", number=offer), desk.id("deal", f"c{offer}"), _GREY, "🔁"
        )
        for offer in countered
        if number in (None, offer)
    ]


def _answer(desk: Desk, move: Action) -> Button:
    style = {"accept_offer": _GREEN, "confirm_trade": _GREEN}.get(move.kind, _GREY)
    label = bare(sentences.action(desk.voice, move))
    icon = desk.voice.icon("action", move.kind)
    return Button(label, desk.id("go", written(selection_of(move))), style, icon)


def draft_panel(desk: Desk, draft: Draft) -> Panel:
    """The composer: a row of cards to give, a row of cards to get, to whom, send."""
    said = desk.voice
    title = "draft-counter" if draft.answers else "draft-offer"
    lines = [
        hand_text(desk.table, desk.seat, said),
        said.say(title, number=draft.answers),
        said.say("draft-give", cards=said.bag(draft.give)),
        said.say("draft-get", cards=said.bag(draft.get)),
        said.say("draft-to", who=said.seats(draft.to)),
    ]
    rows = [*_side(desk, draft, "give", _GREY), *_side(desk, draft, "get", _BLUE)]
    choosable = partners(game_of(desk.table), desk.seat)
    controls = _controls(desk, draft)
    if not draft.answers and len(choosable) > 1:
        if len(rows) < ROWS:
            rows.append([_to_whom(desk, draft, choosable)])
        else:
            controls.insert(1, _next_to(desk, draft, choosable))
    return Panel("\n".join(lines), [*rows, *button_rows(controls)])


def _next_to(desk: Desk, draft: Draft, choosable: tuple[int, ...]) -> Button:
    """Where cards leave no room for a select: everybody, then each player in turn."""
    ways = [choosable, *((seat,) for seat in choosable)]
    place = ways.index(draft.to) if draft.to in ways else 0
    other = replace(draft, to=ways[(place + 1) % len(ways)])
    return Button(desk.voice.say("draft-choose-to"), desk.id("deal", f"{other}|to"), emoji="👥")


def _side(desk: Desk, draft: Draft, side: str, style: discord.ButtonStyle) -> list[list[Any]]:
    said = desk.voice
    hand = game_of(desk.table).state.hands[desk.seat]
    bag = draft.give if side == "give" else draft.get
    other = draft.get if side == "give" else draft.give
    sign = "−" if draft.removing else "+"
    buttons = []
    for kind, count in enumerate(bag):
        limit = hand[kind] if side == "give" else MOST
        possible = count > 0 if draft.removing else count < limit and not other[kind]
        word = said.say(f"draft-{side}-word")
        shown = f" ({count})" if count else ""
        buttons.append(
            Button(
                f"{sign} {word}{shown}",
                desk.id("deal", f"{draft.changed(side, kind)}|{side}{kind}"),
                style,
                said.kind_icon(kind),
                disabled=not possible,
            )
        )
    return [[button.item() for button in row] for row in chunks(buttons, WIDE)]


def _to_whom(desk: Desk, draft: Draft, choosable: tuple[int, ...]) -> ui.Select[Any]:
    said = desk.voice
    select: ui.Select[Any] = ui.Select(
        custom_id=str(desk.id("deal-to", str(draft))),
        placeholder=said.say("several-possible", what=said.say("draft-choose-to")),
        min_values=1,
        max_values=len(choosable),
    )
    for seat in choosable:
        row = desk.table.seat(seat)
        select.add_option(
            label=row.display_name,
            value=str(seat),
            default=seat in draft.to,
        )
    return select


def _controls(desk: Desk, draft: Draft) -> list[Button]:
    said = desk.voice
    none = (0,) * len(draft.give)
    empty = replace(draft, give=none, get=none, removing=False)
    other = replace(draft, removing=not draft.removing)
    blank = not (any(draft.give) or any(draft.get))
    home = desk.id("panel", "" if only_offering(desk) else "g.trade")
    dead = not (any(draft.give) and any(draft.get))
    send = desk.id("deal-send", str(draft))
    return [
        Button(said.say("draft-send"), send, _GREEN, "📨", disabled=dead),
        Button(
            said.say("draft-add" if draft.removing else "draft-remove"),
            desk.id("deal", f"{other}|mode"),
            emoji="🔀",
            disabled=blank and not draft.removing,
        ),
        Button(
            said.say("draft-clear"), desk.id("deal", f"{empty}|clear"), emoji="🧹", disabled=blank
        ),
        Button(said.say("panel-back"), home, emoji="◀️"),
    ]
