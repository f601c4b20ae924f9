"""What of the church moderators may put right, its cards aside (``engine.corrections``)."""

from engine.corrections import Holding, Site
from engine.game import Game
from engine.modules.church.bakery import BAKERY
from engine.modules.church.beer import supply
from engine.modules.church.brewing import BEER
from engine.modules.church.cards.pawn import inquisitor_cities
from engine.modules.church.inquisitor import banish_inquisitor, place_inquisitor
from engine.modules.church.slice import church_slice
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
