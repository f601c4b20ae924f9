"""The aqueduct: a resource for whom a roll gave none (§8.3, science)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import single, take_from_bank
from engine.errors import Refusal
from engine.frames import Decision, Step, answered
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.cities_knights.improvements import has_aqueduct
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Kind


def await_production(game: Game) -> None:
    """Come back when production is over.

    Gold is owed by modules later in order: their questions lie above and come first.
    """
    game.state.push(Step("aqueduct"))


def aqueduct_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after production: ask those with an aqueduct whom the roll gave nothing.

    They are asked clockwise, at the same time where the bank cannot run out between them.
    """
    state = game.state
    seats = [seat for seat in range(state.seats) if _went_empty(game, seat)]
    left = [count for count in state.bank[:RESOURCES] if count]
    if not seats or not left:
        return
    seats.sort(key=lambda seat: (seat - state.active) % state.seats)
    if min(left) >= len(seats):
        state.push(AqueductDecision(seats=tuple(sorted(seats))))
    else:
        state.push(*(Step("ask_aqueduct", (seat,)) for seat in seats))


def ask_aqueduct_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: ask one seat, if the bank still holds a resource (T64)."""
    if any(game.state.bank[:RESOURCES]):
        game.state.push(AqueductDecision(seats=args))


def _went_empty(game: Game, seat: int) -> bool:
    if not has_aqueduct(game.state, seat):
        return False
    part = ck_slice(game.state)
    by_resource = game.rules.options["aqueduct_trigger"] == "no_resource"
    given = part.given_resource if by_resource else part.given_card
    return not given >> seat & 1


class AqueductDecision(Decision, frozen=True):
    """Take a resource from the bank, or decline it (C16)."""

    kind: ClassVar[str] = "aqueduct"

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q23, as Q12: the kind held least, ties in kind order."""
        hand, bank = game.state.hands[seat], game.state.bank
        kinds = [kind for kind in range(RESOURCES) if bank[kind]]
        if not kinds:
            return DeclineAqueduct(seat)
        return TakeFromAqueduct(seat, min(kinds, key=hand.__getitem__))


class TakeFromAqueduct(Action, frozen=True):
    """Take one resource."""

    kind: ClassVar[str] = "take_from_aqueduct"
    open: ClassVar[bool] = True

    resource: Kind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, kind) for kind in range(RESOURCES) if game.state.bank[kind]]

    def check(self, game: Game) -> None:
        if self.resource >= RESOURCES:
            raise Refusal("not-a-resource", kind=self.resource)
        if not game.state.bank[self.resource]:
            raise Refusal("bank-empty", kind=self.resource)

    def apply(self, game: Game) -> None:
        cards = single(len(game.rules.kinds), self.resource)
        take_from_bank(game.state, self.seat, cards)
        game.emit("aqueduct", seat=self.seat, cards=cards)
        _answer(game, self.seat)


class DeclineAqueduct(Action, frozen=True):
    """Take nothing."""

    kind: ClassVar[str] = "decline_aqueduct"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked."""

    def apply(self, game: Game) -> None:
        game.emit("aqueduct_declined", seat=self.seat)
        _answer(game, self.seat)


def _answer(game: Game, seat: int) -> None:
    decision = game.decision
    assert decision is not None
    game.state.stack[-1] = answered(decision, seat)
