"""The inquisitor: a pawn beside a city that the barbarians then spare (church.md §9)."""

from engine.game import Game
from engine.modules.church.slice import NOBODY, church_slice


def place_inquisitor(game: Game, seat: int, vertex: int) -> None:
    """Put the pawn beside a city; its point goes with it."""
    part = church_slice(game.state)
    former = part.inquisitor_holder
    part.inquisitor, part.inquisitor_holder = vertex, seat
    kept = former == seat
    gained = {} if kept else {"scored": 1}
    game.emit("inquisitor_placed", seat=seat, vertex=vertex, holder=former, kept=kept, **gained)


def banish_inquisitor(game: Game) -> None:
    """Put the pawn beside the board."""
    part = church_slice(game.state)
    part.inquisitor = part.inquisitor_holder = NOBODY
