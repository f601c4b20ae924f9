"""Everything that a moderator could put right in a position, as moves."""

from collections.abc import Iterator
from random import Random

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.corrections import (
    CorrectCards,
    CorrectHiddenCard,
    CorrectHolding,
    CorrectPawn,
    CorrectPiece,
    CorrectRoute,
)


def every_correction(game: Game, seat: int) -> Iterator[Action]:
    """All that could be tried for a seat: pieces where some are or may be, all things, all cards.

    Not all of them are possible.
    """
    rules, state = game.rules, game.state
    for piece, route in rules.routes.items():
        yield from (CorrectRoute(seat, piece, e, True) for e in bits(route.pieces(state, seat)))
        yield from (CorrectRoute(seat, piece, e, False) for e in bits(route.edges(game, seat)))
    made = rules.correctable
    for piece, site in made.sites.items():
        yield from (CorrectPiece(seat, piece, v, True) for v in bits(site.pieces(state, seat)))
        yield from (CorrectPiece(seat, piece, v, False) for v in bits(site.vertices(game, seat)))
    for piece, pawn in made.pawns.items():
        yield CorrectPawn(seat, piece, None)
        yield from (CorrectPawn(seat, piece, hex_) for hex_ in bits(pawn.hexes(game, seat)))
    for piece in made.holdings:
        yield from (CorrectHolding(seat, piece, remove) for remove in (False, True))
    for deck in made.decks.values():
        for card in dict.fromkeys((*deck.cards(rules), *deck.held(state, seat))):
            yield from (CorrectHiddenCard(seat, card, remove) for remove in (False, True))
    none = rules.bag()
    for kind in rules.kinds:
        yield CorrectCards(seat, rules.bag(**{kind: 1}), none)
        yield CorrectCards(seat, none, rules.bag(**{kind: 1}))


def tried(game: Game, action: Action) -> bool:
    """Make a correction if it is possible; tell whether it was. Refusals change nothing."""
    before = game.hash()
    try:
        game.play(action, absent=True)
    except Refusal as refusal:
        key = refusal.key
    else:
        return True
    assert key.startswith(("correction-", "no-piece-left"))
    assert game.hash() == before
    return False


def one_of_each(game: Game, random: Random) -> Iterator[Action]:
    """One correction of every kind and thing for a seat, in random order."""
    chosen: dict[object, list[Action]] = {}
    for action in every_correction(game, random.randrange(game.rules.seats)):
        what = getattr(action, "piece", getattr(action, "card", None))
        chosen.setdefault((action.kind, what, getattr(action, "remove", None)), []).append(action)
    picked = [random.choice(found) for found in chosen.values()]
    random.shuffle(picked)
    yield from picked
