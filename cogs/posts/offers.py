"""Open offers of trade in a post: who offers what to whom, and the controls to answer.

As many offers as there is room for get a row of buttons, the newest first; as soon as one has none,
a menu leads to every one of them.
"""

from collections.abc import Iterator
from typing import Final

import discord

from cogs.custom_ids import CustomId
from cogs.play.codec import selection_of, written
from cogs.posts.layout import PER_ROW, Button, Menu, Row, size_of
from cogs.widgets import bare
from cogs.wording.people import called, public_voice
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from engine.modules.base.slice import Offer, base_slice
from engine.modules.base.trade import AcceptOffer, ConfirmTrade, RefuseOffer, trading_seat

MENU: Final = 2
"""Components of the menu and its row."""


def open_offers(table: LoadedGame) -> tuple[Offer, ...]:
    """The open offers of a game, oldest first."""
    assert table.game is not None
    return base_slice(table.game.state).offers


def offer_terms(voice: Voice, offer: Offer) -> str:
    """Who gives what for what: “**3.** Ada gives 2 🐑 for 1 🌾”."""
    return voice.say(
        "offer-line",
        number=offer.number,
        giver=voice.seat(offer.giver),
        give=voice.bag(offer.give),
        get=voice.bag(offer.get),
    )


def offer_line(voice: Voice, offer: Offer, answering: str) -> str:
    """An offer in one line, with who has answered how. `answering` are those still to answer."""
    words = [offer_terms(voice, offer)]
    if offer.open_to:
        words.append(voice.say("offer-open", who=answering))
    if offer.accepted:
        words.append(voice.say("offer-accepted", who=voice.seats(offer.accepted)))
    if offer.refused:
        words.append(voice.say("offer-refused", who=voice.seats(offer.refused)))
    return " · ".join(words)


def offer_lines(table: LoadedGame) -> list[str]:
    """All open offers, in the language of the table."""
    voice = public_voice(table)
    return [
        offer_line(voice, offer, ", ".join(called(table.seat(seat)) for seat in offer.open_to))
        for offer in open_offers(table)
    ]


def trades(table: LoadedGame) -> bool:
    """Tell whether deals can be made; while a card is resolved, offers can only be refused."""
    return table.game is not None and trading_seat(table.game) >= 0


def offer_rows(table: LoadedGame, room: int) -> list[Row]:
    """Controls for the open offers in at most `room` components.

    Whether somebody can pay is secret: everybody asked has the same buttons.
    """
    voice = public_voice(table)
    offers = open_offers(table)
    rows = [_buttons(table, voice, offer) for offer in offers]
    whole = all(len(row) <= PER_ROW for row in rows)
    if whole and sum(map(size_of, rows)) <= room:
        return list(rows)
    left, shown = room - MENU, []
    for row in reversed(rows):
        left -= size_of(row[:PER_ROW])
        if left < 0:
            break
        shown.append(row[:PER_ROW])
    return [[offer_menu(voice, offers, CustomId("offer", table.id, table.version))], *shown[::-1]]


def offer_menu(voice: Voice, offers: tuple[Offer, ...], custom_id: CustomId) -> Menu:
    """The menu of some offers, the newest first."""
    options = [(bare(offer_terms(voice, offer)), str(offer.number)) for offer in reversed(offers)]
    return Menu(voice.say("offer-choose"), custom_id, options)


def _buttons(table: LoadedGame, voice: Voice, offer: Offer) -> list[Button]:
    return [*_answers(table, voice, offer), *_deals(table, voice, offer)]


def _answers(table: LoadedGame, voice: Voice, offer: Offer) -> Iterator[Button]:
    if not offer.open_to:
        return
    number = offer.number
    accept = written(selection_of(AcceptOffer(offer.open_to[0], number)))
    refuse = written(selection_of(RefuseOffer(offer.open_to[0], number)))
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    ways = [
        ("offer-accept", "do", accept, green),
        ("offer-refuse", "do", refuse, grey),
        ("offer-counter", "deal", f"c{number}", grey),
    ]
    for key, kind, payload, style in ways if trades(table) else ways[1:2]:
        custom_id = CustomId(kind, table.id, table.version, payload)
        yield Button(voice.say(key, number=number), custom_id, style)


def _deals(table: LoadedGame, voice: Voice, offer: Offer) -> Iterator[Button]:
    """For the maker: a deal with each of those who accepted."""
    if not trades(table):
        return
    for partner in offer.accepted:
        confirm = written(selection_of(ConfirmTrade(offer.giver, offer.number, partner)))
        who = table.seat(partner).display_name
        label = voice.say("offer-confirm", who=who, number=offer.number)
        custom_id = CustomId("do", table.id, table.version, confirm)
        yield Button(label, custom_id, discord.ButtonStyle.success)
