"""What of Cities & Knights moderators may put right (``engine.corrections``)."""

from functools import partial

from engine.bits import bits
from engine.corrections import HiddenDeck, Holding, Pawn, Site, never_removed
from engine.errors import Refusal
from engine.game import Game
from engine.modules.cities_knights import metropolis
from engine.modules.cities_knights.barbarians import LANDING
from engine.modules.cities_knights.decks import receive, take_from_hand
from engine.modules.cities_knights.hooks import may_hold_metropolis
from engine.modules.cities_knights.improvements import raise_level
from engine.modules.cities_knights.knights import (
    LEVELS,
    PIECES,
    free_vertices,
    make_passive,
    of_level,
    passive_knights,
    place_knight,
    remove_knight,
    set_level,
)
from engine.modules.cities_knights.merchant import merchant_hexes, place_merchant
from engine.modules.cities_knights.slice import NOBODY, ck_slice
from engine.modules.cities_knights.tables import (
    HAND_LIMIT,
    MAX_LEVEL,
    METROPOLIS_LEVEL,
    tables,
)
from engine.modules.cities_knights.walls import WALL, place_wall, wall_vertices
from engine.rules import Rules
from engine.state import State

UNLIMITED = 1
"""Spare of what the box never lacks, such as Defender cards (§2)."""


def add(rules: Rules) -> None:
    """Register them; played development cards are not in this game."""
    del rules.correctable.holdings["played_knight"]
    for level in LEVELS:
        rules.correctable.sites[PIECES[level]] = _knight_of(level)
    rules.correctable.sites["active_knight"] = Site(
        lambda state, seat: ck_slice(state).knights[seat] & ck_slice(state).active,
        passive_knights,
        _activate,
        lambda game, seat, vertex: make_passive(game, 1 << vertex),
    )
    rules.correctable.sites[WALL] = Site(
        lambda state, seat: ck_slice(state).walls[seat],
        wall_vertices,
        place_wall,
        _take_wall,
        ("wall_built",),
    )
    rules.correctable.pawns["merchant"] = Pawn(
        lambda state: ck_slice(state).merchant,
        _merchant_hexes,
        _put_merchant,
        owned=True,
        tells=("merchant_placed",),
    )
    rules.correctable.holdings["defender_card"] = Holding(
        lambda state, seat: ck_slice(state).defenders[seat],
        lambda game, seat: UNLIMITED,
        lambda game, seat: _change_defenders(game, seat, 1),
        lambda game, seat: _change_defenders(game, seat, -1),
    )
    rules.correctable.holdings["barbarian_step"] = Holding(
        lambda state, seat: ck_slice(state).ship,
        lambda game, seat: LANDING - 1 - ck_slice(game.state).ship,
        lambda game, seat: _change_ship(game, 1),
        lambda game, seat: _change_ship(game, -1),
        owned=False,
    )
    rules.correctable.decks["progress_card"] = HiddenDeck(
        lambda rules: [card for domain in tables(rules).domains for card in domain.cards],
        lambda rules: tables(rules).point_cards,
        lambda state, seat: (*ck_slice(state).cards[seat], *ck_slice(state).open_cards[seat]),
        cards_left,
        lambda game, seat: len(ck_slice(game.state).cards[seat]) < HAND_LIMIT,
        _give_card,
        _take_card,
        ("point_card_shown",),
    )


def add_domain(rules: Rules, name: str) -> None:
    """Register the calendar and the metropolis of a domain."""
    rules.correctable.holdings[f"improvement_{name}"] = Holding(
        partial(_level, name),
        partial(_levels_left, name),
        partial(_raise, name),
        partial(_lower, name),
    )
    rules.correctable.sites[f"metropolis_{name}"] = Site(
        partial(_metropolis, name),
        partial(_metropolis_cities, name),
        partial(_put_metropolis, name),
        never_removed,
        ("metropolis",),
    )


def building_taken(game: Game, seat: int, vertex: int) -> None:
    """Take off what stands on cities only; a metropolis has to be put elsewhere before."""
    state, part, keep = game.state, ck_slice(game.state), ~(1 << vertex)
    if not state.settlements[seat] >> vertex & 1:
        part.substitutes[seat] &= keep
    if state.cities[seat] >> vertex & 1:
        return
    if vertex in part.metropolis:
        raise Refusal("correction-metropolis-stands", vertex=vertex)
    part.walls[seat] &= keep
    part.sabotaged &= keep


# --- knights, walls, merchant ---------------------------------------------------------------------


def _knight_of(level: int) -> Site:
    return Site(
        lambda state, seat: of_level(ck_slice(state), seat, level),
        lambda game, seat: _knight_vertices(game, seat, level),
        lambda game, seat, vertex: _put_knight(game, seat, vertex, level),
        remove_knight,
    )


def _knight_vertices(game: Game, seat: int, level: int) -> int:
    """At an own road or ship, or in place of an own knight of another level."""
    part = ck_slice(game.state)
    own = part.knights[seat] & ~of_level(part, seat, level)
    return free_vertices(game.state, seat) | game.rules.allowed(game, seat, "promote_knight", own)


def _put_knight(game: Game, seat: int, vertex: int, level: int) -> None:
    part = ck_slice(game.state)
    if part.knights[seat] >> vertex & 1:
        set_level(part, vertex, level)
    else:
        place_knight(game, seat, vertex, level, active=False)


def _activate(game: Game, seat: int, vertex: int) -> None:
    ck_slice(game.state).active |= 1 << vertex


def _take_wall(game: Game, seat: int, vertex: int) -> None:
    ck_slice(game.state).walls[seat] &= ~(1 << vertex)


def _merchant_hexes(game: Game, seat: int) -> int:
    part = ck_slice(game.state)
    mask = merchant_hexes(game, seat)
    return mask & ~(1 << part.merchant) if part.merchant_holder == seat else mask


def _put_merchant(game: Game, seat: int, hex_: int) -> None:
    part = ck_slice(game.state)
    if hex_ < 0:
        part.merchant = part.merchant_holder = NOBODY
    else:
        place_merchant(game, seat, hex_)


def _change_defenders(game: Game, seat: int, count: int) -> None:
    ck_slice(game.state).defenders[seat] += count


def _change_ship(game: Game, steps: int) -> None:
    ck_slice(game.state).ship += steps


# --- progress cards -------------------------------------------------------------------------------


def _deck(state: State, card: str) -> dict[str, int]:
    return ck_slice(state).decks[tables(state.rules).domain_of(card)]


def cards_left(state: State, card: str) -> int:
    """How many of a card its deck holds, in no known order."""
    return _deck(state, card).get(card, 0)


def change_deck(game: Game, card: str, count: int) -> None:
    """Put so many of a card into its deck, or take them out."""
    part, domain = ck_slice(game.state), tables(game.rules).domain_of(card)
    deck = part.decks[domain]
    part.decks[domain] = {**deck, card: deck.get(card, 0) + count}


def _give_card(game: Game, seat: int, card: str) -> None:
    change_deck(game, card, -1)
    receive(game, seat, card)


def _take_card(game: Game, seat: int, card: str) -> None:
    part = ck_slice(game.state)
    if card in part.cards[seat]:
        take_from_hand(game, seat, card)
    else:
        shown = list(part.open_cards[seat])
        shown.remove(card)
        part.open_cards[seat] = tuple(shown)
    change_deck(game, card, 1)


# --- calendars and metropolises -------------------------------------------------------------------


def _level(name: str, state: State, seat: int) -> int:
    return ck_slice(state).levels[tables(state.rules).domain(name)][seat]


def _levels_left(name: str, game: Game, seat: int) -> int:
    """Levels a seat may rise; the one that brings a metropolis needs a city for it."""
    domain = tables(game.rules).domain(name)
    left = MAX_LEVEL - _level(name, game.state, seat)
    brings = left and metropolis.next_level_brings(game, seat, domain)
    return 0 if brings and not metropolis.free_cities(game, seat) else left


def _raise(name: str, game: Game, seat: int) -> None:
    """Turn a page; a metropolis that comes with it stands on the first city that is free for it."""
    domain = tables(game.rules).domain(name)
    brings = metropolis.next_level_brings(game, seat, domain)
    raise_level(game, seat, domain)
    vertex = next(bits(metropolis.free_cities(game, seat))) if brings else None
    metropolis.level_reached(game, seat, domain, vertex)


def _lower(name: str, game: Game, seat: int) -> None:
    """Turn a page back; a metropolis that the seat has no right to any more goes."""
    part, domain = ck_slice(game.state), tables(game.rules).domain(name)
    row = part.levels[domain]
    part.levels[domain] = (*row[:seat], row[seat] - 1, *row[seat + 1 :])
    levels = part.levels[domain]
    top = [other for other, level in enumerate(levels) if level == MAX_LEVEL]
    if part.first_at_top[domain] == seat:
        part.first_at_top[domain] = top[0] if top else NOBODY
    rightful, owner = part.first_at_top[domain], part.metropolis_owner[domain]
    if rightful < 0 and owner >= 0 and levels[owner] >= METROPOLIS_LEVEL:
        rightful = owner
    if rightful == owner:
        return
    if rightful >= 0 and may_hold_metropolis(game, rightful, domain):
        places = metropolis.free_cities(game, rightful)
        if not places:
            raise Refusal("correction-needs-city", seat=rightful)
        metropolis.take_metropolis(game, rightful, domain, next(bits(places)))
    elif owner >= 0:
        metropolis.lose_metropolis(game, domain)


def _metropolis(name: str, state: State, seat: int) -> int:
    part, domain = ck_slice(state), tables(state.rules).domain(name)
    held = part.metropolis_owner[domain] == seat
    return 1 << part.metropolis[domain] if held else 0


def _metropolis_cities(name: str, game: Game, seat: int) -> int:
    """Cities of a seat whose level gives it a right to the metropolis."""
    part, domain = ck_slice(game.state), tables(game.rules).domain(name)
    first = part.first_at_top[domain]
    high = part.levels[domain][seat] >= METROPOLIS_LEVEL and first in (NOBODY, seat)
    holds = part.metropolis_owner[domain] == seat
    if not high or not (holds or may_hold_metropolis(game, seat, domain)):
        return 0
    return metropolis.free_cities(game, seat)


def _put_metropolis(name: str, game: Game, seat: int, vertex: int) -> None:
    domain = tables(game.rules).domain(name)
    part = ck_slice(game.state)
    if part.metropolis_owner[domain] == seat:
        part.metropolis[domain] = vertex
    else:
        metropolis.take_metropolis(game, seat, domain, vertex)
