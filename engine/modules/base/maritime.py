"""Maritime trade: n equal cards for one other from the bank (base.md §10)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action, Priced
from engine.bags import single
from engine.bits import bits, mask_of
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import may_buy
from engine.params import Kind

BANK_RATE, GENERIC_RATE, SPECIAL_RATE = 4, 3, 2


def trade_rate(game: Game, seat: int, kind: int) -> int:
    """Cards of ``kind`` the bank takes from ``seat`` for one card."""
    state, rules = game.state, game.rules
    own = state.settlements[seat] | state.cities[seat]
    rate = BANK_RATE
    if own & state.harbor_vertices.get(rules.kinds[kind], 0):
        rate = SPECIAL_RATE
    elif own & state.harbor_vertices.get("any", 0):
        rate = GENERIC_RATE
    for hook in rules.on_trade_rate:
        rate = hook(game, seat, kind, rate)
    return rate


def sold_to(game: Game, seat: int) -> list[int]:
    """Kinds that the bank holds and a seat may take."""
    bank = game.state.bank
    kinds = [kind for kind in game.rules.bank_sells if bank[kind]]
    if not game.rules.on_receivable:
        return kinds
    allowed = receivable(game, seat, mask_of(kinds))
    return [kind for kind in kinds if allowed >> kind & 1]


def receivable(game: Game, seat: int, mask: int) -> int:
    """Those of some kinds of cards that a trade may bring a seat."""
    for hook in game.rules.on_receivable:
        mask = hook(game, seat, mask)
    return mask


def require_receivable(game: Game, seat: int, mask: int) -> None:
    """Raise ``Refusal`` if a trade may not bring a seat cards of these kinds."""
    blocked = mask & ~receivable(game, seat, mask)
    if blocked:
        raise Refusal("kind-not-receivable", taker=seat, kind=next(bits(blocked)))


class MaritimeTrade(Action, frozen=True):
    """Give cards of one kind at the seat's rate and take one of another kind."""

    kind: ClassVar[str] = "maritime_trade"
    gate = staticmethod(may_buy)

    give: Kind
    get: Kind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        found = []
        sold: list[int] | None = None
        for give, held in enumerate(game.state.hands[seat]):
            if held >= SPECIAL_RATE and held >= trade_rate(game, seat, give):
                if sold is None:
                    sold = sold_to(game, seat)
                found += [cls(seat, give, get) for get in sold if get != give]
        return found

    @classmethod
    def priced(cls, game: Game, seat: int) -> Iterable[Priced]:
        """What the bank takes for one card, of each kind of which the seat holds so many."""
        hand = game.state.hands[seat]
        for kind, held in enumerate(hand):
            rate = trade_rate(game, seat, kind)
            if held >= rate:
                yield Priced(single(len(hand), kind, rate), {"give": kind})

    def check(self, game: Game) -> None:
        if self.give == self.get:
            raise Refusal("trade-same-kind", kind=self.give)
        if self.get not in game.rules.bank_sells:
            raise Refusal("bank-does-not-sell", kind=self.get)
        require_receivable(game, self.seat, 1 << self.get)
        rate = trade_rate(game, self.seat, self.give)
        held = game.state.hands[self.seat][self.give]
        if held < rate:
            raise Refusal("trade-too-few", kind=self.give, rate=rate, held=held)
        if not game.state.bank[self.get]:
            raise Refusal("bank-empty", kind=self.get)

    def apply(self, game: Game) -> None:
        rate = trade_rate(game, self.seat, self.give)
        hand, bank = game.state.hands[self.seat], game.state.bank
        hand[self.give] -= rate
        bank[self.give] += rate
        hand[self.get] += 1
        bank[self.get] -= 1
        game.emit("maritime_trade", seat=self.seat, give=self.give, count=rate, get=self.get)
