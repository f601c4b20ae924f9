"""Paired players: after each turn the third seat to the left has a part of its own (§5)."""

from typing import ClassVar

from engine.actions import Action
from engine.frames import Decision, Step
from engine.game import Game
from engine.modules.base.turn import EndTurn
from engine.modules.five_six.special_building import FEWEST

DISTANCE = 3
"""Player 2 is this many seats to the left of player 1."""


class PairedAction(Decision, frozen=True):
    """Player 2 builds, buys, exchanges with the bank and plays a card; no trade with players."""

    kind: ClassVar[str] = "paired_action"
    like: ClassVar[str] = "action"

    def default(self, game: Game, seat: int) -> Action:
        """The part ends without action (§5)."""
        return EndTurn(seat)


class PairedExchange(Decision, frozen=True):
    """The first half of player 2's part with ``strict_phases``: exchanges with the bank."""

    kind: ClassVar[str] = "paired_exchange"
    like: ClassVar[str] = "trade_phase"

    def default(self, game: Game, seat: int) -> Action:
        """The part ends without action (§5)."""
        return EndTurn(seat)


def begin(game: Game, args: tuple[int, ...]) -> None:
    """Step after player 1's turn: player 2's part follows."""
    state = game.state
    first, playing = state.active, game.rules.still_playing(state)
    if len(playing) < FEWEST:
        return
    others = [seat for seat in state.opponents_clockwise(first) if seat in playing]
    state.push(
        Step("begin_paired_part", (others[DISTANCE - 1],)),
        Step("paired_action"),
        Step("end_paired_part", (first,)),
    )


def begin_part(game: Game, args: tuple[int, ...]) -> None:
    """Step: player 2's part is a turn of its own for all that counts once per turn."""
    game.state.active = args[0]
    game.emit("paired_part_began", seat=args[0])
    for hook in game.rules.on_turn_begins:
        hook(game)


def ask(game: Game, args: tuple[int, ...]) -> None:
    """Step: open player 2's part."""
    seats = (game.state.active,)
    strict = game.rules.options["strict_phases"]
    game.state.push(PairedExchange(seats=seats) if strict else PairedAction(seats=seats))


def end_part(game: Game, args: tuple[int, ...]) -> None:
    """Step: player 2's part ends, and with it the turn of player 1."""
    for hook in game.rules.on_turn_ends:
        hook(game)
    game.state.active = args[0]
