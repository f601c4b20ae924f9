"""Paying a bid: what counts, what may be laid down, where it goes (alexander.md §7.1, §7.3)."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import covers, give_to_bank, largest_kinds_first
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.alexander.army import return_knights
from engine.modules.alexander.events import BATTLE, EVENTS, KNIGHT_VALUE
from engine.modules.alexander.slice import GOLD, Auction, alexander_slice
from engine.modules.base.slice import base_slice
from engine.params import Bag, Number
from engine.rules import Rules
from engine.state import State


def usable_kinds(rules: Rules, event: str) -> tuple[int, ...]:
    """The kinds of cards, coins among them, that count 1 each for an event."""
    wanted = (*EVENTS[event], GOLD)
    return tuple(kind for kind, name in enumerate(rules.kinds) if name in wanted)


def usable_cards(state: State, seat: int, event: str) -> tuple[int, ...]:
    """Cards and coins of a seat that count 1 each for an event, as a bag."""
    kinds = usable_kinds(state.rules, event)
    return tuple(n if kind in kinds else 0 for kind, n in enumerate(state.hands[seat]))


def usable_knights(state: State, seat: int, event: str) -> int:
    """Played knights that count for an event: all lay face up before its token was turned."""
    return base_slice(state).knights[seat] if event == BATTLE else 0


def max_payable(state: State, seat: int, event: str) -> int:
    """The most a seat can pay for an event (alexander.md §7.4)."""
    knights = usable_knights(state, seat, event)
    return sum(usable_cards(state, seat, event)) + KNIGHT_VALUE * knights


def means(game: Game, seat: int, event: str) -> dict[str, Any]:
    """What a seat that is to bid should know of its own hand: how much it can pay, and in what."""
    return {
        "payable": max_payable(game.state, seat, event),
        "kinds": usable_kinds(game.rules, event),
        "knights": usable_knights(game.state, seat, event),
    }


def payments(state: State, auction: Auction) -> Mapping[int, int]:
    """The ways to pay a bid that can be paid: by number of knights, the number of other units.

    Only if no way is exact, knights alone pay more than the bid, one too few paying less: among
    overpayments that is the only one from which nothing can be left out.
    """
    seat, bid = auction.bidder, auction.bid
    units = sum(usable_cards(state, seat, auction.event))
    knights = usable_knights(state, seat, auction.event)
    exact = {n: bid - KNIGHT_VALUE * n for n in range(knights + 1)}
    exact = {n: rest for n, rest in exact.items() if 0 <= rest <= units}
    return exact or {-(-bid // KNIGHT_VALUE): 0}


def only_payment(state: State, auction: Auction) -> bool:
    """Tell whether a bid can be paid in one way only."""
    ways = payments(state, auction)
    if len(ways) > 1:
        return False
    (units,) = ways.values()
    usable = usable_cards(state, auction.bidder, auction.event)
    return units in (0, sum(usable)) or sum(count > 0 for count in usable) == 1


def best_payment(state: State, auction: Auction) -> "PayBid":
    """Fewest knights, then least gold, the cards from the kind held most (alexander.md §13)."""
    knights, units = min(payments(state, auction).items())
    usable = list(usable_cards(state, auction.bidder, auction.event))
    gold = state.rules.kind(GOLD)
    coins = max(0, units - sum(usable) + usable[gold])
    usable[gold] = 0
    cards = list(largest_kinds_first(usable, units - coins))
    cards[gold] = coins
    return PayBid(auction.bidder, knights, tuple(cards))


class PayBidDecision(Decision, frozen=True):
    """The winner of an auction chooses what he pays with."""

    kind: ClassVar[str] = "pay_bid"

    def default(self, game: Game, seat: int) -> Action:
        """alexander.md §13."""
        return best_payment(game.state, _won(game))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"event": _won(game).event, "bid": _won(game).bid}


class PayBid(Action, frozen=True):
    """Pay the bid with cards and coins that count for the event, in a battle also with knights."""

    kind: ClassVar[str] = "pay_bid"

    knights: Number
    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        auction = _won(game)
        usable = usable_cards(game.state, seat, auction.event)
        return [
            BagChoice(cls, seat, {"cards": Bounds(usable, units, units)}, {"knights": knights})
            for knights, units in payments(game.state, auction).items()
        ]

    def check(self, game: Game) -> None:
        auction = _won(game)
        self._check_usable(game, auction.event)
        units = sum(self.cards)
        if payments(game.state, auction).get(self.knights) == units:
            return
        value = units + KNIGHT_VALUE * self.knights
        short = value < auction.bid
        raise Refusal("payment-short" if short else "payment-over", bid=auction.bid, given=value)

    def _check_usable(self, game: Game, event: str) -> None:
        usable = usable_cards(game.state, self.seat, event)
        if not covers(usable, self.cards):
            if not covers(game.state.hands[self.seat], self.cards):
                raise Refusal("cards-not-held", cards=self.cards)
            kinds = enumerate(zip(self.cards, usable, strict=True))
            raise Refusal(
                "payment-kind", event=event, kind=next(k for k, (n, most) in kinds if n > most)
            )
        knights = usable_knights(game.state, self.seat, event)
        if self.knights > knights:
            raise Refusal("payment-knights", event=event, knights=knights)

    def apply(self, game: Game) -> None:
        state = game.state
        if isinstance(game.decision, PayBidDecision):
            state.stack.pop()
        give_to_bank(state, self.seat, self.cards)
        game.emit("bid_paid", seat=self.seat, cards=self.cards, knights=self.knights)
        if self.knights:
            return_knights(game, self.seat, self.knights)


def _won(game: Game) -> Auction:
    auction = alexander_slice(game.state).auction
    assert auction is not None
    return auction
