"""What of the church moderators may put right, its cards aside (``engine.corrections``)."""

from engine.bits import bits, mask_of
from engine.corrections import Holding, Site
from engine.game import Game
from engine.modules.church.bakery import BAKERY
from engine.modules.church.beer import LEAST, affected, supply
from engine.modules.church.brewing import BEER
from engine.modules.church.cards.anathema import ANATHEMA
from engine.modules.church.cards.granary import close_granary
from engine.modules.church.cards.lent import LENT
from engine.modules.church.cards.pawn import inquisitor_cities
from engine.modules.church.inquisitor import banish_inquisitor, place_inquisitor
from engine.modules.church.phases import in_own_turn
from engine.modules.church.pouring import uses
from engine.modules.church.slice import NOBODY, Beer, church_slice
from engine.modules.cities_knights.corrections import cards_left, change_deck
from engine.modules.cities_knights.decks import put_under
from engine.modules.cities_knights.knights import all_knights, level_at
from engine.modules.cities_knights.slice import ck_slice
from engine.rules import Rules
from engine.state import State


def add(rules: Rules) -> None:
    """Register them."""
    rules.correctable.holdings[BAKERY] = Holding(
        lambda state, seat: church_slice(state).bakeries >> seat & 1,
        lambda game, seat: game.state.supply(BAKERY, seat),
        _turn_bakery,
        _turn_bakery,
    )
    rules.correctable.holdings[BEER] = Holding(
        lambda state, seat: church_slice(state).ripe[seat],
        lambda game, seat: supply(game.state),
        lambda game, seat: _change_beer(game, seat, 1),
        lambda game, seat: _change_beer(game, seat, -1),
    )
    rules.correctable.sites["inquisitor"] = Site(
        _inquisitor,
        inquisitor_cities,
        place_inquisitor,
        lambda game, seat, vertex: banish_inquisitor(game),
        ("inquisitor_placed",),
    )
    rules.correctable.sites["beer_on_knight"] = Site(
        lambda state, seat: mask_of(b.vertex for b in church_slice(state).beers if b.by == seat),
        _knights_to_weaken,
        _put_beer,
        lambda game, seat, vertex: _lift_beer(game, vertex),
    )
    _add_open_cards(rules)


def _add_open_cards(rules: Rules) -> None:
    """The cards that lie before somebody until they are paid or empty, and taxes owed.

    What an Anathema costs and to whom a tax is owed is no number: those can only be taken away.
    """
    rules.correctable.holdings["lent_laid"] = Holding(
        lambda state, seat: int(church_slice(state).lent == seat),
        lambda game, seat: cards_left(game.state, LENT) if church_slice(game.state).lent < 0 else 0,
        _lay_lent,
        lambda game, seat: _lift_lent(game),
    )
    rules.correctable.holdings["anathema_laid"] = Holding(
        lambda state, seat: int(_banned(state) == seat),
        lambda game, seat: 0,
        lambda game, seat: None,
        lambda game, seat: _lift_ban(game),
    )
    rules.correctable.holdings["tax_debt"] = Holding(
        lambda state, seat: sum(debt.debtor == seat for debt in church_slice(state).debts),
        lambda game, seat: 0,
        lambda game, seat: None,
        _forgive,
    )
    rules.correctable.holdings["granary_laid"] = Holding(
        lambda state, seat: int(church_slice(state).granary == seat),
        lambda game, seat: 0,
        lambda game, seat: None,
        _empty_granary,
        tells=("granary_closed",),
    )


def building_taken(game: Game, seat: int, vertex: int) -> None:
    """The inquisitor stands beside a city or nowhere."""
    stands = church_slice(game.state).inquisitor == vertex
    if stands and not game.state.cities[seat] >> vertex & 1:
        banish_inquisitor(game)


def _inquisitor(state: State, seat: int) -> int:
    part = church_slice(state)
    return 1 << part.inquisitor if part.inquisitor_holder == seat else 0


def _turn_bakery(game: Game, seat: int) -> None:
    church_slice(game.state).bakeries ^= 1 << seat


def _change_beer(game: Game, seat: int, count: int) -> None:
    church_slice(game.state).ripe[seat] += count


# --- beer on knights ------------------------------------------------------------------------------


def _knights_to_weaken(game: Game, seat: int) -> int:
    """Knights of others that the smallest use of beer does something to."""
    if supply(game.state) < LEAST:
        return 0
    part = ck_slice(game.state)
    others = all_knights(part) & ~part.knights[seat] & ~affected(game.state)
    return mask_of(vertex for vertex in bits(others) if LEAST in uses(game, vertex))


def _put_beer(game: Game, seat: int, vertex: int) -> None:
    """The smallest use, from the supply, as if played now (§6.5)."""
    part = church_slice(game.state)
    beer = Beer(
        vertex=vertex,
        by=seat,
        sleeps=level_at(ck_slice(game.state), vertex) == 1,
        step=LEAST // 2,
        left=LEAST,
        armed=in_own_turn(game, seat),
    )
    part.beers = (*part.beers, beer)


def _lift_beer(game: Game, vertex: int) -> None:
    part = church_slice(game.state)
    part.beers = tuple(beer for beer in part.beers if beer.vertex != vertex)


# --- cards that lie open --------------------------------------------------------------------------


def _lay_lent(game: Game, seat: int) -> None:
    change_deck(game, LENT, -1)
    church_slice(game.state).lent = seat


def _lift_lent(game: Game) -> None:
    church_slice(game.state).lent = NOBODY
    put_under(game, LENT)


def _banned(state: State) -> int:
    ban = church_slice(state).ban
    return NOBODY if ban is None else ban.target


def _lift_ban(game: Game) -> None:
    church_slice(game.state).ban = None
    put_under(game, ANATHEMA)


def _forgive(game: Game, seat: int) -> None:
    """The oldest debt of a seat goes."""
    part = church_slice(game.state)
    rest = list(part.debts)
    rest.remove(next(debt for debt in rest if debt.debtor == seat))
    part.debts = tuple(rest)


def _empty_granary(game: Game, seat: int) -> None:
    """What lies in it goes back to the hand, the card under its deck."""
    part, hand = church_slice(game.state), game.state.hands[seat]
    for kind, count in enumerate(part.stored):
        hand[kind] += count
    close_granary(game)
