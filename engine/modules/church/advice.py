"""What a computer player does with the church: it pays what lifts a ban, and keeps its beer."""

from collections.abc import Mapping

from engine.actions import Action, BagChoice
from engine.bits import bits
from engine.module import Advice
from engine.modules.church.abbey import CARDS, StealByAbbey
from engine.modules.church.bakery import FIELDS, BuildBakery
from engine.modules.church.cards.anathema import PayAnathema
from engine.modules.church.cards.indulgences import KeepRoll
from engine.modules.church.cards.lent import PayLent
from engine.modules.church.cards.pawn import PlayInquisitor
from engine.modules.church.pouring import PassBeer
from engine.modules.church.slice import church_slice
from engine.view import View

Moves = list[Action | BagChoice]


def act(view: View, moves: Moves) -> Action | None:
    """Lift a ban, take the point of the inquisitor, build a bakery where cities lie at fields."""
    for move in moves:
        if isinstance(move, PayLent | PayAnathema):
            return move
        if isinstance(move, PlayInquisitor) and not _holds_pawn(view):
            return move
        if isinstance(move, BuildBakery) and _city_at_fields(view):
            return move
    return None


def _holds_pawn(view: View) -> bool:
    return church_slice(view.state).inquisitor_holder == _seat(view)


def _city_at_fields(view: View) -> bool:
    seat = _seat(view)
    return any(
        view.state.terrain[hex_] == FIELDS
        for vertex in bits(view.state.cities[seat])
        for hex_ in view.board.vertex_hexes[vertex]
    )


def keep_beer(view: View, moves: Moves) -> Action:
    """Play no beer."""
    return PassBeer(_seat(view))


def keep_roll(view: View, moves: Moves) -> Action:
    """Leave the dice."""
    return KeepRoll(_seat(view))


def steal(view: View, moves: Moves) -> Action:
    """As many cards as may be taken."""
    return StealByAbbey(_seat(view), CARDS)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


ADVICE: Mapping[str, Advice] = {
    "action": act,
    "trade_phase": act,
    "build_phase": act,
    "abbey_theft": steal,
    "beer_window": keep_beer,
    "indulgences": keep_roll,
}
