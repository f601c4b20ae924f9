"""What a moderator typed or chose as a correction, and how it is named to others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import locales
from cogs.errors import UserError
from cogs.widgets import bare
from cogs.wording.families import term
from cogs.wording.people import game_of, voice
from cogs.wording.typed import read_place
from cogs.wording.values import choice
from db.loaded import LoadedGame
from engine.actions import Action, parameters
from engine.bits import bits
from engine.game import Game
from engine.modules.base.corrections import (
    CorrectHiddenCard,
    CorrectHolding,
    CorrectPawn,
    CorrectPiece,
    CorrectRoute,
)
from engine.params import Param
from engine.rules import Rules

PROBES: Final = frozenset(
    (
        "correction-hand-lacks",
        "correction-card-not-held",
        "correction-deck-lacks",
        "correction-none-spare",
    )
)
"""Refusals that tell something hidden: the table is told of the attempt as well."""


@dataclass(frozen=True)
class Thing:
    """Something that may be put right: its action, where it lies, whether it is of a seat."""

    action: type[Action]
    place: str = ""
    owned: bool = True


def things(rules: Rules) -> dict[str, Thing]:
    """Everything of a game by name, the most usual first."""
    made = rules.correctable
    return {
        **{name: Thing(CorrectRoute, "edge") for name in rules.routes},
        **{name: Thing(CorrectPiece, "vertex") for name in made.sites},
        **{name: Thing(CorrectPawn, "hex", pawn.owned) for name, pawn in made.pawns.items()},
        **{name: Thing(CorrectHolding, "", held.owned) for name, held in made.holdings.items()},
    }


def thing_named(rules: Rules, piece: str) -> Thing:
    """What a name stands for; raises UserError."""
    found = things(rules).get(piece)
    if found is None:
        raise UserError("mod-which-piece")
    return found


def correction(rules: Rules, seat: int, piece: str, typed: str, *, remove: bool) -> Action:
    """The correction of a piece as a moderator typed it; raises UserError or Refusal."""
    thing = thing_named(rules, piece)
    if not thing.place:
        return CorrectHolding(seat, piece, remove)
    if thing.action is CorrectPawn and remove:
        return CorrectPawn(seat, piece, None)
    if not typed.strip():
        raise UserError("mod-which-place")
    place = read_place(rules, _param(thing), typed)
    if thing.action is CorrectPawn:
        return CorrectPawn(seat, piece, place)
    return thing.action(seat, piece, place, remove)  # type: ignore[call-arg]


def card_correction(rules: Rules, seat: int, card: str, *, remove: bool) -> CorrectHiddenCard:
    """The correction of a hidden card; raises UserError for a card that there is not."""
    if card not in cards(rules):
        raise UserError("mod-which-card")
    return CorrectHiddenCard(seat, card, remove)


def cards(rules: Rules) -> list[str]:
    """The cards of all decks by name."""
    return [card for deck in rules.correctable.decks.values() for card in deck.cards(rules)]


def deck_name(rules: Rules, locale: locales.Locale, card: str) -> str:
    """What everybody may know of a card: of which deck it is, or its name if it lies open."""
    for name, deck in rules.correctable.decks.items():
        if card in deck.cards(rules):
            shown = card in deck.open(rules)
            return term(locale, "card", card) if shown else term(locale, "piece", name)
    return term(locale, "card", card)


def written(rules: Rules, locale: locales.Locale, action: Action) -> str:
    """A correction of a piece in a few words: “+ a road: 27-28”."""
    named = dict(parameters(type(action)))
    piece: str = getattr(action, "piece", "")
    spot = next((name for name in ("edge", "vertex", "hex") if name in named), "")
    value = getattr(action, spot, None) if spot else None
    taken = getattr(action, "remove", False) or (spot == "hex" and value is None)
    said = f"{'−' if taken else '+'} {term(locale, 'piece', piece)}"
    if value is None:
        return said
    return locales.text(locale, "labelled", label=said, value=named[spot].format(rules, value))


def places(
    table: LoadedGame, locale: locales.Locale, seat: int, piece: str, *, remove: bool
) -> Iterator[tuple[str, str]]:
    """The places where a correction is possible, each with what is there."""
    game = game_of(table)
    thing = things(game.rules).get(piece)
    if thing is None or not thing.place:
        return
    said, param = voice(table, locale), _param(thing)
    for place in bits(_mask(game, seat, piece, remove=remove)):
        yield bare(choice(said, param, place)), param.format(game.rules, place)


def _mask(game: Game, seat: int, piece: str, *, remove: bool) -> int:
    rules, made = game.rules, game.rules.correctable
    if piece in rules.routes:
        route = rules.routes[piece]
        return route.pieces(game.state, seat) if remove else route.edges(game, seat)
    if piece in made.sites:
        site = made.sites[piece]
        return site.pieces(game.state, seat) if remove else site.vertices(game, seat)
    return 0 if remove else made.pawns[piece].hexes(game, seat)


def _param(thing: Thing) -> Param:
    found: Any = dict(parameters(thing.action))[thing.place]
    return getattr(found, "inner", found)  # type: ignore[no-any-return]
