"""The Church Tax: a resource of every opponent, at once or as soon as he has one (§10.10).

Who holds no resource is asked like any other, so that nobody can tell before the result. A debt is
collected at the first question after its debtor got a resource; where what he got is hidden, he
answers for himself.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from engine.actions import Action
from engine.bags import hand_over, largest_kinds_first, single
from engine.errors import Refusal
from engine.frames import Decision, answered
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.church.slice import Debt, church_slice
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.params import OptionalKind


def resources(game: Game, seat: int) -> list[int]:
    """The resources in a hand, by kind."""
    return list(game.state.hands[seat][:RESOURCES])


def kinds_held(game: Game, seat: int) -> list[int]:
    """Kinds of the resources in a hand."""
    return [kind for kind, count in enumerate(resources(game, seat)) if count]


class PlayChurchTax(ProgressCard, frozen=True):
    """Every opponent owes a resource of his choice."""

    kind: ClassVar[str] = "play_church_tax"
    card: ClassVar[str] = "church_tax"
    reveals: ClassVar[bool] = True

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def require(self, game: Game) -> None:
        """Always possible."""

    def effect(self, game: Game) -> None:
        asked = []
        for other in game.state.opponents_clockwise(self.seat):
            if game.state.hand_size(other):
                asked.append(other)
            else:
                owe(game, other, self.seat)
        if asked:
            game.state.push(TaxDecision(seats=tuple(sorted(asked)), creditor=self.seat))


def owe(game: Game, debtor: int, creditor: int) -> None:
    """Note a debt."""
    part = church_slice(game.state)
    part.debts = (*part.debts, Debt(debtor, creditor, game.state.hand_size(debtor)))
    game.emit("tax_owed", seat=debtor, taker=creditor)


def hand_in(game: Game, payer: int, taker: int, kind: int) -> None:
    """Pay; the kind is known to the two only."""
    cards = single(len(game.rules.kinds), kind)
    hand_over(game.state, payer, taker, cards)
    game.emit("tax_paid", giver=payer, taker=taker)
    game.emit("tax_paid_kind", (payer, taker), giver=payer, taker=taker, cards=cards)


class TaxDecision(Decision, frozen=True):
    """Opponents choose what they pay; all are asked in the same way."""

    kind: ClassVar[str] = "church_tax"

    creditor: int

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q46: the kind held most, ties in kind order."""
        held = resources(game, seat)
        kind = largest_kinds_first(held, 1).index(1) if any(held) else None
        return PayChurchTax(seat, kind)

    def forced(self, game: Game, seat: int) -> Action | None:
        """Who holds no resource, or only one kind, has nothing to choose."""
        return self.default(game, seat) if len(kinds_held(game, seat)) <= 1 else None

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"taker": self.creditor}


class TaxDebtDecision(Decision, frozen=True):
    """Debtors pay what they owe, if they got a resource."""

    kind: ClassVar[str] = "church_tax_debt"

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q46: the kind just received; all of them are, so the first in order."""
        held = kinds_held(game, seat)
        return PayChurchTax(seat, held[0] if held else None)

    def forced(self, game: Game, seat: int) -> Action | None:
        """Who holds no resource, or only one kind, has nothing to choose."""
        return self.default(game, seat) if len(kinds_held(game, seat)) <= 1 else None

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"taker": first_debt(game, seat).creditor}


def first_debt(game: Game, seat: int) -> Debt:
    """The oldest debt of a seat."""
    return next(debt for debt in church_slice(game.state).debts if debt.debtor == seat)


class PayChurchTax(Action, frozen=True):
    """Name the resource; ``None`` only if none is held."""

    kind: ClassVar[str] = "pay_church_tax"
    secret: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    resource: OptionalKind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, kind) for kind in kinds_held(game, seat)] or [cls(seat, None)]

    def check(self, game: Game) -> None:
        held = kinds_held(game, self.seat)
        if self.resource is None:
            if held:
                raise Refusal("must-pay-tax")
        elif self.resource >= RESOURCES:
            raise Refusal("not-a-resource", kind=self.resource)
        elif self.resource not in held:
            cards = single(len(game.rules.kinds), self.resource)
            raise Refusal("cards-not-held", cards=cards)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        game.state.stack[-1] = answered(decision, self.seat)
        if isinstance(decision, TaxDecision):
            if self.resource is None:
                owe(game, self.seat, decision.creditor)
            else:
                hand_in(game, self.seat, decision.creditor, self.resource)
        elif self.resource is not None:
            _settle_first(game, self.seat, self.resource)
        else:
            game.emit("tax_still_owed", seat=self.seat)


# --- debts ----------------------------------------------------------------------------------------


def _settle_first(game: Game, seat: int, kind: int) -> None:
    part = church_slice(game.state)
    debt = first_debt(game, seat)
    rest = list(part.debts)
    rest.remove(debt)
    part.debts = tuple(rest)
    hand_in(game, seat, debt.creditor, kind)


def collect(game: Game) -> None:
    """Before a question: debtors with a resource pay, in order; who has a choice is asked."""
    part = church_slice(game.state)
    if not part.debts or isinstance(game.decision, TaxDecision | TaxDebtDecision):
        return
    asked = [seat for seat in dict.fromkeys(d.debtor for d in part.debts) if _asks(game, seat)]
    part.debts = tuple(
        msgspec.structs.replace(debt, size=game.state.hand_size(debt.debtor)) for debt in part.debts
    )
    if asked:
        game.reveal()
        game.state.push(TaxDebtDecision(seats=tuple(sorted(asked))))


def _asks(game: Game, seat: int) -> bool:
    """Collect what needs no choice; tell whether a debtor must be asked."""
    if game.state.hand_size(seat) > first_debt(game, seat).size and game.drew_unseen:
        return True
    while any(debt.debtor == seat for debt in church_slice(game.state).debts):
        kinds = kinds_held(game, seat)
        if len(kinds) != 1:
            return bool(kinds)
        game.reveal()
        _settle_first(game, seat, kinds[0])
    return False
