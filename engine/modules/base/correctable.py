"""What of the base game moderators may put right, roads aside (``engine.corrections``)."""

from engine.corrections import HiddenDeck, Holding, Pawn, Site
from engine.game import Game
from engine.modules.base.army import recount
from engine.modules.base.building import open_vertices, place_city, place_settlement
from engine.modules.base.robber import robber_targets
from engine.modules.base.slice import base_slice
from engine.rules import Rules

KNIGHT = "knight_card"


def add(rules: Rules) -> None:
    """Register them."""
    rules.correctable.sites["settlement"] = Site(
        lambda state, seat: state.settlements[seat],
        lambda game, seat: _free(game, seat) | game.state.cities[seat],
        put_settlement,
        take_building,
        ("settlement_built",),
    )
    rules.correctable.sites["city"] = Site(
        lambda state, seat: state.cities[seat],
        lambda game, seat: _free(game, seat) | game.state.settlements[seat],
        put_city,
        take_building,
        ("city_built",),
    )
    rules.correctable.pawns["robber"] = Pawn(lambda state: state.robber, robber_targets, put_robber)
    rules.correctable.holdings["played_knight"] = Holding(
        lambda state, seat: base_slice(state).knights[seat],
        lambda game, seat: base_slice(game.state).deck.get(KNIGHT, 0),
        lambda game, seat: _change_army(game, seat, 1),
        lambda game, seat: _change_army(game, seat, -1),
    )
    rules.correctable.decks["development_card"] = HiddenDeck(
        lambda rules: rules.deck,
        lambda rules: (),
        lambda state, seat: base_slice(state).cards[seat],
        lambda state, card: base_slice(state).deck.get(card, 0),
        lambda game, seat: True,
        give_card,
        take_card,
    )


# --- buildings ------------------------------------------------------------------------------------


def _free(game: Game, seat: int) -> int:
    """Corners where a settlement might be founded, connected or not."""
    return game.rules.allowed(game, seat, "settlement", open_vertices(game))


def put_settlement(game: Game, seat: int, vertex: int) -> None:
    """Put a settlement on a free corner, or in place of an own city."""
    if game.state.cities[seat] >> vertex & 1:
        game.state.cities[seat] &= ~(1 << vertex)
        game.state.settlements[seat] |= 1 << vertex
        _cleared(game, seat, vertex)
        return
    place_settlement(game, seat, vertex)
    _settled(game, seat, vertex)


def put_city(game: Game, seat: int, vertex: int) -> None:
    """Put a city on a free corner, or in place of an own settlement."""
    fresh = not game.state.settlements[seat] >> vertex & 1
    place_city(game, seat, vertex)
    if fresh:
        _settled(game, seat, vertex)
    else:
        _cleared(game, seat, vertex)


def _settled(game: Game, seat: int, vertex: int) -> None:
    for founded in game.rules.on_founded:
        founded(game, seat, vertex)


def take_building(game: Game, seat: int, vertex: int) -> None:
    """Take a settlement or a city off, back to its owner's supply."""
    state = game.state
    state.settlements[seat] &= ~(1 << vertex)
    state.cities[seat] &= ~(1 << vertex)
    state.refresh_pieces()
    _cleared(game, seat, vertex)
    for changed in game.rules.on_pieces_changed:
        changed(game, range(game.rules.seats))


def _cleared(game: Game, seat: int, vertex: int) -> None:
    for taken in game.rules.on_building_taken:
        taken(game, seat, vertex)


def put_robber(game: Game, seat: int, hex_: int) -> None:
    """Put the robber on a hex or beside the board; nobody is robbed."""
    game.state.robber = hex_


# --- development cards ----------------------------------------------------------------------------


def _change_army(game: Game, seat: int, count: int) -> None:
    """Lay knights of the deck before a seat, or shuffle some of its own into the deck."""
    base = base_slice(game.state)
    base.knights[seat] += count
    base.deck[KNIGHT] = base.deck.get(KNIGHT, 0) - count
    recount(game)


def give_card(game: Game, seat: int, card: str) -> None:
    """Give a card of the deck; it may be played at once."""
    base = base_slice(game.state)
    base.deck[card] -= 1
    base.cards[seat] += (card,)


def take_card(game: Game, seat: int, card: str) -> None:
    """Shuffle a card of a hand into the deck."""
    base = base_slice(game.state)
    base.deck[card] = base.deck.get(card, 0) + 1
    base.cards[seat] = without(base.cards[seat], card)
    if base.new_cards[seat].count(card) > base.cards[seat].count(card):
        base.new_cards[seat] = without(base.new_cards[seat], card)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Some cards less one of a name; of equal ones the youngest goes."""
    place = len(cards) - 1 - cards[::-1].index(card)
    return cards[:place] + cards[place + 1 :]
