"""Indulgences: after the own roll each die may be rolled once more, for a price (§10.5)."""

from collections.abc import Iterable
from itertools import product
from typing import Any, ClassVar

from engine.actions import Action
from engine.bags import Cost, can_pay, cost_of, pay
from engine.errors import Refusal
from engine.frames import Decision, Frame
from engine.game import Game
from engine.modules.church.tables import BREAD
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.params import Flag

INDULGENCES = "indulgences"
YES_OR_NO = (True, False)


def indulgence_price(game: Game, dice: int, event: bool) -> tuple[int, ...]:
    """One grain for each number die, one bread for the event die."""
    return game.rules.bag(**{"grain": dice, BREAD: int(event)})


def ask_for_dice(game: Game, frames: list[Frame]) -> None:
    """Ask who holds the card and could pay for one die; whom nobody asks holds none."""
    seat = game.state.active
    if INDULGENCES in ck_slice(game.state).cards[seat] and PlayIndulgences.plays(game, seat):
        game.reveal()
        frames.append(IndulgencesDecision(seats=(seat,)))


class IndulgencesDecision(Decision, frozen=True):
    """Roll dice once more, or keep the roll."""

    kind: ClassVar[str] = INDULGENCES

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q42."""
        return KeepRoll(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"dice": game.state.dice, "face": ck_slice(game.state).face}


class KeepRoll(Action, frozen=True):
    """Leave the dice as they fell."""

    kind: ClassVar[str] = "keep_roll"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked for."""

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        game.emit("roll_kept", seat=self.seat)


class PlayIndulgences(ProgressCard, frozen=True):
    """Name the dice; all are rolled together, and the new values count."""

    kind: ClassVar[str] = "play_indulgences"
    card: ClassVar[str] = INDULGENCES
    gate: ClassVar[Any] = None

    again_white: Flag
    again_red: Flag
    again_event: Flag

    @classmethod
    def plays(cls, game: Game, seat: int) -> list[Action]:
        hand = game.state.hands[seat]
        fixed = ck_slice(game.state).dice_fixed
        return [
            cls(seat, white, red, event)
            for white, red, event in product(YES_OR_NO, YES_OR_NO, YES_OR_NO)
            if (white or red or event)
            and not (fixed and (white or red))
            and can_pay(hand, cost_of(indulgence_price(game, white + red, event)))
        ]

    @property
    def dice(self) -> int:
        """How many number dice are rolled."""
        return self.again_white + self.again_red

    def _price(self, game: Game) -> Cost:
        return cost_of(indulgence_price(game, self.dice, self.again_event))

    def require(self, game: Game) -> None:
        if not self.dice and not self.again_event:
            raise Refusal("no-die-named")
        if self.dice and ck_slice(game.state).dice_fixed:
            raise Refusal("dice-fixed")
        if not can_pay(game.state.hands[self.seat], self._price(game)):
            cost = indulgence_price(game, self.dice, self.again_event)
            raise Refusal("too-few-cards", what=INDULGENCES, cost=cost)

    def effect(self, game: Game) -> None:
        state, part = game.state, ck_slice(game.state)
        state.stack.pop()
        pay(state, self.seat, self._price(game))
        ((stream, faces),) = game.rules.dice[:1]
        again = [i for i, chosen in enumerate((self.again_white, self.again_red)) if chosen]
        rolled = list(state.dice)
        if again:
            values = game.draw_several(stream, [faces[i] for i in again])
            for i, value in zip(again, values, strict=True):
                rolled[i] = value
        state.dice = tuple(rolled)
        if self.again_event:
            part.face = game.draw("event", tables(game.rules).event_faces)
        game.emit("rolled_again", seat=self.seat, dice=state.dice, face=part.face)
