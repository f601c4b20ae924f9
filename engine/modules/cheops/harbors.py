"""Using another player's harbour for a gold coin (cheops.md §8)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action, Priced
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import may_buy
from engine.modules.base.maritime import GENERIC_RATE, SPECIAL_RATE, trade_rate
from engine.modules.cheops.trade_routes import fee_bag, gold_of, linked_vertices, pay_fee
from engine.params import Kind, Seat

FEE = 1
"""Gold for every single exchange."""


def harbor_rate(game: Game, reach: int, kind: int) -> int:
    """Cards of ``kind`` for one at the best harbour of some vertices, or 0 without one."""
    harbors = game.state.harbor_vertices
    if reach & harbors.get(game.rules.kinds[kind], 0):
        return SPECIAL_RATE
    return GENERIC_RATE if reach & harbors.get("any", 0) else 0


def foreign_rate(game: Game, seat: int, owner: int, kind: int) -> int:
    """Cards of ``kind`` for one at the best linked harbour of ``owner``, or 0 without one."""
    reach = game.state.own_buildings(owner) & linked_vertices(game, seat)
    return harbor_rate(game, reach, kind)


def has_gold(game: Game, seat: int) -> bool:
    """Tell whether a seat can pay the fee and may have something to exchange."""
    return gold_of(game, seat) >= FEE and may_buy(game, seat)


class TradeAbroad(Action, frozen=True):
    """Exchange cards at another player's harbour, for a coin to him."""

    kind: ClassVar[str] = "maritime_trade_abroad"
    gate = staticmethod(has_gold)

    owner: Seat
    give: Kind
    get: Kind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        found: list[Action] = []
        linked = linked_vertices(game, seat)
        for owner in game.rules.others[seat]:
            if linked & game.state.own_buildings(owner):
                for give in range(game.rules.card_kinds):
                    if _serves(game, seat, owner, give):
                        found += [cls(seat, owner, give, get) for get in _sold(game, give)]
        return found

    @classmethod
    def priced(cls, game: Game, seat: int) -> Iterable[Priced]:
        """The fee for each owner at whose harbours a seat has better rates (cheops.md §13)."""
        for owner in game.rules.others[seat]:
            if any(_better_rate(game, seat, owner, kind) for kind in range(game.rules.card_kinds)):
                yield Priced(fee_bag(game, FEE), {"owner": owner})

    def check(self, game: Game) -> None:
        if self.give == self.get:
            raise Refusal("trade-same-kind", kind=self.give)
        for kind in (self.give, self.get):
            if kind >= game.rules.card_kinds:
                raise Refusal("not-a-resource", kind=kind)
        self._check_harbor(game)
        if gold_of(game, self.seat) < FEE:
            raise Refusal("too-little-gold", fee=FEE)
        rate = foreign_rate(game, self.seat, self.owner, self.give)
        held = game.state.hands[self.seat][self.give]
        if held < rate:
            raise Refusal("trade-too-few", kind=self.give, rate=rate, held=held)
        if not game.state.bank[self.get]:
            raise Refusal("bank-empty", kind=self.get)

    def _check_harbor(self, game: Game) -> None:
        rate = foreign_rate(game, self.seat, self.owner, self.give)
        if self.owner == self.seat or not rate:
            raise Refusal("no-linked-harbor", owner=self.owner, kind=self.give)
        own = trade_rate(game, self.seat, self.give)
        if own <= rate:
            raise Refusal("own-harbor-serves", kind=self.give, rate=own)

    def apply(self, game: Game) -> None:
        rate = foreign_rate(game, self.seat, self.owner, self.give)
        pay_fee(game, self.seat, self.owner, FEE)
        hand, bank = game.state.hands[self.seat], game.state.bank
        hand[self.give] -= rate
        bank[self.give] += rate
        hand[self.get] += 1
        bank[self.get] -= 1
        game.emit(
            "traded_abroad",
            seat=self.seat,
            owner=self.owner,
            fee=FEE,
            give=self.give,
            count=rate,
            get=self.get,
        )


def _serves(game: Game, seat: int, owner: int, give: int) -> bool:
    """Tell whether a seat has enough of a kind for a better rate than its own."""
    held = game.state.hands[seat][give]
    rate = _better_rate(game, seat, owner, give) if held >= SPECIAL_RATE else 0
    return 0 < rate <= held


def _better_rate(game: Game, seat: int, owner: int, give: int) -> int:
    """The rate at the harbours of ``owner``, or 0 if a seat needs none of them."""
    rate = foreign_rate(game, seat, owner, give)
    return rate if rate and rate < trade_rate(game, seat, give) else 0


def _sold(game: Game, give: int) -> list[int]:
    kinds = range(game.rules.card_kinds)
    return [kind for kind in kinds if kind != give and game.state.bank[kind]]
