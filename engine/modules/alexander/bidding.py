"""Bidding in turn, openly (alexander.md §7.2), and the choice between the two ways to bid."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.alexander.auction import (
    HIGHEST_BID,
    drop_out,
    first_asked,
    next_asked,
    open_auction_of,
    raise_bid,
)
from engine.modules.alexander.maximum import ask_for_maxima
from engine.modules.alexander.path import path_of
from engine.modules.alexander.payment import means
from engine.modules.alexander.slice import Auction
from engine.params import Number


class BidDecision(Decision, frozen=True):
    """A seat bids more than the last bid, or passes."""

    kind: ClassVar[str] = "bid"

    def default(self, game: Game, seat: int) -> Action:
        """alexander.md §13: a pass."""
        return PassBid(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        auction = open_auction_of(game)
        place = path_of(game.board)[auction.point].place
        event, bid, bidder = auction.event, auction.bid, auction.bidder
        return {"event": event, "place": place, "bid": bid, "bidder": bidder}

    def told(self, game: Game, seat: int) -> dict[str, Any]:
        return means(game, seat, open_auction_of(game).event)


def bidding_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: ask for the first bid, or all seats for their maximum bids."""
    auction = open_auction_of(game)
    if game.rules.options["auction_mode"] == "maximum_bids":
        ask_for_maxima(game, auction)
    else:
        ask(game, first_asked(game, auction))


def ask(game: Game, seat: int) -> None:
    """Ask a seat for its bid; -1: the auction is over."""
    if seat >= 0:
        game.state.push(BidDecision(seats=(seat,)))


class Bid(Action, frozen=True):
    """Bid more than the last one did; nobody checks yet whether it can be paid."""

    kind: ClassVar[str] = "bid"

    amount: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        least = open_auction_of(game).bid + 1
        return [cls(seat, amount) for amount in range(least, HIGHEST_BID + 1)]

    def check(self, game: Game) -> None:
        auction = open_auction_of(game)
        if self.amount > HIGHEST_BID:
            raise Refusal("bid-too-high", most=HIGHEST_BID)
        if self.amount <= auction.bid:
            raise Refusal("bid-too-low", least=auction.bid + 1)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        _go_on(game, self.seat, raise_bid(game, self.seat, self.amount))


class PassBid(Action, frozen=True):
    """Leave the auction."""

    kind: ClassVar[str] = "pass_bid"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when a bid is asked for."""

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        _go_on(game, self.seat, drop_out(game, self.seat))


def _go_on(game: Game, seat: int, auction: Auction) -> None:
    ask(game, next_asked(game, auction, seat))
