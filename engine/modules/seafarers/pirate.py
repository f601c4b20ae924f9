"""Robber or pirate: where each may go, and whom the pirate robs (seafarers.md §6)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision, Frame
from engine.game import Game
from engine.module import Marauder
from engine.modules.base.robber import (
    MoveRobber,
    MoveRobberDecision,
    begin_theft,
    mildest_hex,
    robber_targets,
)
from engine.modules.seafarers.slice import seafarers_slice
from engine.params import Hex


class RobberOrPirate(Decision, frozen=True):
    """The robber or the pirate must be moved."""

    kind: ClassVar[str] = "robber_or_pirate"

    def default(self, game: Game, seat: int) -> Action:
        """§15 Q10: the robber, as base.md §17 Q4 says."""
        if robber_targets(game, seat):
            return MoveRobber(seat, mildest_hex(game, seat))
        return ParkPirate(seat)


class MovePirateDecision(Decision, frozen=True):
    """The pirate must be moved where there is no robber (``robber_enabled`` false)."""

    kind: ClassVar[str] = "move_pirate"

    def default(self, game: Game, seat: int) -> Action:
        """§15 Q10: beside the board."""
        return ParkPirate(seat)


def replace_robber(game: Game, frames: list[Frame]) -> None:
    """Ask for the pieces that exist where the base game asks for the robber."""
    options = game.rules.options
    robber, pirate = options["robber_enabled"], options["pirate_enabled"]
    changed: list[Frame] = []
    for frame in frames:
        if not isinstance(frame, MoveRobberDecision) or (robber and not pirate):
            changed.append(frame)
        elif robber:
            changed.append(RobberOrPirate(seats=frame.seats))
        elif pirate:
            changed.append(MovePirateDecision(seats=frame.seats))
    frames[:] = changed


def pirate_targets(game: Game) -> int:
    """Hexes the pirate may go to: another known sea hex or printed ocean hex."""
    mask = game.state.sea & ~game.board.frame
    pirate = seafarers_slice(game.state).pirate
    return mask & ~(1 << pirate) if pirate >= 0 else mask


def may_park(game: Game, seat: int) -> bool:
    """Tell whether the pirate may leave the board, or stay beside it.

    Staying is no move: it is left to a seat that has no robber to move instead (§6, S47).
    """
    if seafarers_slice(game.state).pirate >= 0:
        return True
    return not game.rules.options["robber_enabled"] or not robber_targets(game, seat)


def ship_owners_on(game: Game, hex_: int) -> list[int]:
    """Seats with a ship on one of the six edges of a hex."""
    around = game.board.hex_edge_mask[hex_]
    return [seat for seat, ships in enumerate(seafarers_slice(game.state).ships) if ships & around]


PIRATE = Marauder(
    lambda state: seafarers_slice(state).pirate,
    lambda game, seat: [MovePirateDecision(seats=(seat,))],
    lambda game: setattr(seafarers_slice(game.state), "pirate", -1),
    ship_owners_on,
)


def move_pirate(game: Game, seat: int, hex_: int) -> None:
    """Move the pirate (-1: beside the board) and begin the theft, whatever gave the right to it."""
    part = seafarers_slice(game.state)
    former, part.pirate = part.pirate, hex_
    if hex_ < 0:
        game.emit("pirate_parked", seat=seat, former=former)
        return
    game.emit("pirate_moved", seat=seat, hex=hex_, former=former)
    begin_theft(game, seat, ship_owners_on(game, hex_))


class MovePirate(Action, frozen=True):
    """Put the pirate on another sea hex; the theft follows."""

    kind: ClassVar[str] = "move_pirate"

    hex: Hex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, hex_) for hex_ in bits(pirate_targets(game))]

    def check(self, game: Game) -> None:
        if pirate_targets(game) >> self.hex & 1:
            return
        if self.hex == seafarers_slice(game.state).pirate:
            raise Refusal("pirate-same-hex", hex=self.hex)
        raise Refusal("pirate-hex", hex=self.hex)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        move_pirate(game, self.seat, self.hex)


class ParkPirate(Action, frozen=True):
    """Put the pirate beside the board; nobody is robbed."""

    kind: ClassVar[str] = "park_pirate"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if may_park(game, seat) else []

    def check(self, game: Game) -> None:
        if not may_park(game, self.seat):
            raise Refusal("pirate-already-parked")

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        move_pirate(game, self.seat, -1)
