"""Open offers of trade in a post: who offers what to whom, and the buttons to answer."""

from collections.abc import Iterator

import discord

from cogs.custom_ids import CustomId
from cogs.play.codec import selection_of, written
from cogs.posts.layout import Button
from cogs.wording.people import called, public_voice
from cogs.wording.voice import Voice
from db.loaded import LoadedGame
from engine.modules.base.slice import Offer, base_slice
from engine.modules.base.trade import AcceptOffer, ConfirmTrade, RefuseOffer

SHOWN = 2
"""Offers whose buttons a post has room for: the newest; the panel has them all."""


def open_offers(table: LoadedGame) -> tuple[Offer, ...]:
    """The open offers of a game, oldest first."""
    assert table.game is not None
    return base_slice(table.game.state).offers


def offer_line(voice: Voice, offer: Offer, answering: str) -> str:
    """An offer in one line, with who has answered how. `answering` are those still to answer."""
    words = [
        voice.say(
            "offer-line",
            number=offer.number,
            giver=voice.seat(offer.giver),
            give=voice.bag(offer.give),
            get=voice.bag(offer.get),
        )
    ]
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


def offer_rows(table: LoadedGame) -> list[list[Button]]:
    """Buttons for the newest offers; whether somebody can pay is secret, so all are there."""
    return [list(_buttons(table, offer)) for offer in open_offers(table)[-SHOWN:]]


def _buttons(table: LoadedGame, offer: Offer) -> Iterator[Button]:
    voice = public_voice(table)
    number = offer.number

    def button(label: str, kind: str, payload: str, style: discord.ButtonStyle) -> Button:
        return Button(label, CustomId(kind, table.id, table.version, payload), style)

    if offer.open_to:
        accept = written(selection_of(AcceptOffer(offer.open_to[0], number)))
        refuse = written(selection_of(RefuseOffer(offer.open_to[0], number)))
        green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
        yield button(voice.say("offer-accept", number=number), "do", accept, green)
        yield button(voice.say("offer-refuse", number=number), "do", refuse, grey)
        yield button(voice.say("offer-counter", number=number), "deal", f"c{number}", grey)
    for partner in offer.accepted[:2]:
        confirm = written(selection_of(ConfirmTrade(offer.giver, number, partner)))
        who = table.seat(partner).display_name
        label = voice.say("offer-confirm", who=who, number=number)
        yield button(label, "do", confirm, discord.ButtonStyle.success)
