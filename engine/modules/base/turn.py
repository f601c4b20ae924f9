"""A turn: before the roll, the roll, the action phase, the end (base.md §7)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.base.slice import base_slice
from engine.modules.base.trade import lapse_offers
from engine.modules.base.victory import total_points

TURN_STEPS = ("begin_turn", "pre_roll", "production", "action", "end_turn")


class PreRoll(Decision, frozen=True):
    """The active player may play a card, and must roll."""

    kind: ClassVar[str] = "pre_roll"

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q2."""
        return Roll(seat)


class ActionPhase(Decision, frozen=True):
    """Trade, build, buy and play in any order."""

    kind: ClassVar[str] = "action"

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q7."""
        return EndTurn(seat)


class TradePhase(Decision, frozen=True):
    """The first part of the action phase with ``strict_phases``."""

    kind: ClassVar[str] = "trade_phase"

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q7."""
        return EndTurn(seat)


class BuildPhase(Decision, frozen=True):
    """The second part of the action phase with ``strict_phases``."""

    kind: ClassVar[str] = "build_phase"

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q7."""
        return EndTurn(seat)


def next_clockwise_turn(game: Game) -> None:
    """Begin the turn of the next seat clockwise; the first turn is seat 0's."""
    state = game.state
    if state.turn:
        state.active = (state.active + 1) % game.rules.seats
    state.turn += 1
    state.stack.extend(game.rules.turn_stack)


def begin_turn_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: a turn begins."""
    game.state.dice = ()
    game.emit("turn_began", seat=game.state.active, turn=game.state.turn)
    for hook in game.rules.on_turn_begins:
        hook(game)


def pre_roll_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: ask for the roll."""
    game.state.stack.append(PreRoll(seats=(game.state.active,)))


def action_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: open the action phase."""
    seats = (game.state.active,)
    strict = game.rules.options["strict_phases"]
    game.state.stack.append(TradePhase(seats=seats) if strict else ActionPhase(seats=seats))


def end_turn_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: a turn ends."""
    for hook in game.rules.on_turn_ends:
        hook(game)


def reset_turn(game: Game) -> None:
    """What counts once per turn begins anew."""
    base = base_slice(game.state)
    base.card_played = False
    base.new_cards = [()] * len(base.new_cards)


class Roll(Action, frozen=True):
    """Roll the dice."""

    kind: ClassVar[str] = "roll"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked for."""

    def apply(self, game: Game) -> None:
        state = game.state
        state.stack.pop()
        rolled: list[Any] = []
        for stream, dice in game.rules.dice:
            rolled += game.draw_several(stream, dice)
        state.dice = tuple(rolled)
        game.emit("rolled", seat=self.seat, dice=state.dice)


class EndTrading(Action, frozen=True):
    """With ``strict_phases``: go from trading to building (base.md §7)."""

    kind: ClassVar[str] = "end_trading"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible while trading."""

    def apply(self, game: Game) -> None:
        game.state.stack[-1] = BuildPhase(seats=(self.seat,))
        game.emit("trading_ended", seat=self.seat)
        lapse_offers(game)


class EndTurn(Action, frozen=True):
    """End the own turn."""

    kind: ClassVar[str] = "end_turn"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible in the action phase."""

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        game.emit("turn_ended", seat=self.seat)


def claims_wanted(game: Game, seat: int) -> bool:
    """Tell whether the table wants victories announced."""
    return not game.rules.options["auto_claim_victory"]


class ClaimVictory(Action, frozen=True):
    """Announce the victory where the table wants it announced (``auto_claim_victory`` false)."""

    kind: ClassVar[str] = "claim_victory"
    gate = staticmethod(claims_wanted)
    reveals: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if _may_claim(game, seat) else []

    def check(self, game: Game) -> None:
        if not _may_claim(game, self.seat):
            raise Refusal("not-enough-points", target=game.rules.target)

    def apply(self, game: Game) -> None:
        game.finish(game.rules.victors(game, self.seat))


def _may_claim(game: Game, seat: int) -> bool:
    if game.rules.options["auto_claim_victory"] or seat not in game.rules.may_win(game):
        return False
    return total_points(game, seat) >= game.rules.target
