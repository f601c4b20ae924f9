"""Which pictures there are of a game, and what draws each, off the event loop."""

import io
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

import discord

import locales
from cogs.posts.layout import ALT
from cogs.posts.offers import open_offers
from cogs.posts.picture import labels, picture_request, translate
from cogs.widgets import shortened
from cogs.wording.people import game_of
from db.loaded import LoadedGame
from engine.game import Game
from engine.modules.base.slice import Offer
from render.alt_text import description
from render.charts import dice_chart, points_chart, production_chart
from render.film import film
from render.final import final_sheet
from render.hand import hand_picture
from render.layers import sheet_names, sheets_of
from render.offer import OfferRequest, offer_picture
from render.phrases import Translate
from render.sheet import Sheet
from render.statistics import Statistics, gather
from render.steps import steps

HAND, OFFERS, WORDS, FILM = "hand", "offers", "words", "film"
STANDING: Final = "standing"
HISTORY: Final = ("dice", "points", "harvest", STANDING)
"""What is drawn from all moves of a game."""
KINDS: Final = (HAND, OFFERS, *HISTORY, *sheet_names(), FILM, WORDS)
"""Everything that may be asked for, in the order in which it is offered."""
DARK: Final = "dark"
THEMES: Final = (DARK, "light")
"""How a picture may look; dark where nobody says."""
MOST: Final = 5
"""Offers that are drawn, the newest ones."""

Draw = Callable[[], list[Sheet]]


def offered(table: LoadedGame, seat: int | None) -> list[str]:
    """What there is of a game for somebody with this seat, or none."""
    game = game_of(table)
    own = sheets_of(game.view(None))
    there = {
        HAND: seat is not None,
        OFFERS: bool(open_offers(table)),
        **dict.fromkeys(HISTORY, bool(game.move_count)),
        **{name: name in own for name in sheet_names()},
        FILM: bool(game.move_count),
        WORDS: True,
    }
    return [kind for kind in KINDS if there[kind]]


def hand(table: LoadedGame, seat: int, locale: locales.Locale, theme: str = DARK) -> Draw:
    """The cards of a seat, which nobody else may see."""
    view, title = game_of(table).view(seat), locales.text(locale, "album-hand")
    return lambda: [hand_picture(view, title, _say(table, locale), theme)]


def offers(table: LoadedGame, locale: locales.Locale, theme: str = DARK) -> Draw:
    """The open offers as cards, a page each."""
    seats, kinds = labels(table), game_of(table).rules.kinds
    newest = open_offers(table)[-MOST:]

    def page(offer: Offer) -> Sheet:
        terms = (offer.giver, offer.to, offer.give, offer.get, offer.accepted, offer.refused)
        return offer_picture(OfferRequest(kinds, seats, *terms, theme=theme), _say(table, locale))

    return lambda: [page(offer) for offer in newest]


def further(table: LoadedGame, kind: str, locale: locales.Locale, theme: str = DARK) -> Draw:
    """A picture that a rule module adds."""
    view, title = game_of(table).view(None), locales.text(locale, f"album-{kind}")
    make = sheets_of(view)[kind]
    return lambda: [make(view, labels(table), title, _say(table, locale), theme)]


def history(
    table: LoadedGame, game: Game, kind: str, locale: locales.Locale, theme: str = DARK
) -> Draw:
    """A picture drawn from all moves. ``game``: the game replayed from its first line."""
    seats, title, say = labels(table), locales.text(locale, f"album-{kind}"), _say(table, locale)

    def drawn(stats: Statistics) -> Sheet:
        match kind:
            case "dice":
                return dice_chart(stats, title, say, theme)
            case "points":
                return points_chart(stats, seats, title, say, theme, target=game.rules.target)
            case "harvest":
                return production_chart(stats, seats, title, say, theme)
            case _:
                return final_sheet(game.view(None), seats, stats, title, say, theme)

    return lambda: [drawn(gather(steps(game.header, _lines(game))))]


def moving(
    table: LoadedGame, game: Game, locale: locales.Locale, limit: int, theme: str = DARK
) -> Callable[[], bytes]:
    """The film of at most ``limit`` bytes; drawing raises FilmTooLargeError if that cannot be."""
    title = table.row.name or locales.text(locale, "post-title")
    parts = (game.header, _lines(game), labels(table), title, _say(table, locale), theme)
    return partial(film, *parts, limit=limit)


def in_words(table: LoadedGame, locale: locales.Locale) -> list[str]:
    """The whole position in words, a subject a line: enough for a blind player to play from."""
    request = picture_request(table, locale=locale)
    return description(request, _say(table, locale)).splitlines()


def files(kind: str, sheets: Iterable[Sheet]) -> list[discord.File]:
    """Pages as files, each with its words for who does not see it."""
    return [
        discord.File(
            io.BytesIO(sheet.png), f"{kind}-{number}.png", description=shortened(sheet.alt, ALT)
        )
        for number, sheet in enumerate(sheets, 1)
    ]


def _say(table: LoadedGame, locale: locales.Locale) -> Translate:
    """The texts of the game's modules in a language."""
    return translate(locale, game_of(table).rules.module_ids)


def _lines(game: Game) -> Sequence[str]:
    return [move.line for move in game.moves]
