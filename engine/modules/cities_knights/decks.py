"""Progress decks: drawing, laying points down, putting cards under (§11.1, §11.2).

No order is stored that nobody has fixed: the next card of ``decks`` is drawn by chance, and when
none is left the cards put under the deck come up in the order in which they were put there.
"""

from typing import Any

from engine.game import Game
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.state import Concealed, State, concealed


def deck_size(state: State, domain: int) -> int:
    """Cards of a deck, those put under it included; public."""
    part = ck_slice(state)
    deck: Any = part.decks[domain]
    bottom: Any = part.bottoms[domain]
    hidden = isinstance(deck, Concealed)
    return int(deck.size + bottom.size if hidden else sum(deck.values()) + len(bottom))


def open_decks(state: State) -> list[int]:
    """Domains whose deck holds a card."""
    return [domain for domain in range(len(ck_slice(state).decks)) if deck_size(state, domain)]


def draw_card(game: Game, seat: int, domain: int, *, told: bool = True) -> None:
    """Give a seat the next card of a deck; an empty deck gives none (§11.1).

    ``told``: whether others are told so card by card.
    """
    if not deck_size(game.state, domain):
        game.emit("progress_deck_empty", seat=seat, domain=_name(game, domain))
        return
    card = _take_top(game, seat, domain)
    if told:
        game.emit("progress_card_drawn", seat=seat, domain=_name(game, domain))
    game.emit("progress_card_seen", (seat,), seat=seat, card=card)
    receive(game, seat, card)


def _take_top(game: Game, seat: int, domain: int) -> str:
    part = ck_slice(game.state)
    deck = part.decks[domain]
    pool = [name for name, count in deck.items() for _ in range(count)]
    if pool:
        stream = f"progress_{_name(game, domain)}"
        card = game.draw(stream, pool, audience=(seat,))
        if card in tables(game.rules).point_cards:
            game.publish()
        part.decks[domain] = {**deck, card: deck[card] - 1}
        return card
    card, *rest = part.bottoms[domain]
    part.bottoms[domain] = tuple(rest)
    game.reveal()
    return card


def receive(game: Game, seat: int, card: str) -> None:
    """Put a card into a hand, or lay it down if it is worth a point (§11.2)."""
    part = ck_slice(game.state)
    if card in tables(game.rules).point_cards:
        part.open_cards[seat] = (*part.open_cards[seat], card)
        game.emit("point_card_shown", seat=seat, card=card, scored=1)
    else:
        part.cards[seat] = (*part.cards[seat], card)


def take_from_hand(game: Game, seat: int, card: str) -> None:
    """Take a card out of a hand: of equal ones the youngest."""
    part = ck_slice(game.state)
    hand = list(part.cards[seat])
    hand.reverse()
    hand.remove(card)
    hand.reverse()
    part.cards[seat] = tuple(hand)


def put_under(game: Game, card: str) -> int:
    """Put a card under its deck; return the domain."""
    part = ck_slice(game.state)
    domain = tables(game.rules).domain_of(card)
    part.bottoms[domain] = (*part.bottoms[domain], card)
    return domain


def conceal_decks(state: State) -> None:
    """Hide in a copied state which cards the decks hold."""
    part = ck_slice(state)
    part.decks = [concealed(deck) for deck in part.decks]
    part.bottoms = [concealed(bottom) for bottom in part.bottoms]


def _name(game: Game, domain: int) -> str:
    return tables(game.rules).domains[domain].name
