"""Maximum bids: all seats name in private what they would pay, the bot bids (alexander.md §7.6)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.errors import Refusal
from engine.frames import Decision, Step, answered
from engine.game import Game
from engine.modules.alexander.auction import (
    HIGHEST_BID,
    drop_out,
    first_asked,
    next_asked,
    open_auction_of,
    raise_bid,
)
from engine.modules.alexander.path import path_of
from engine.modules.alexander.payment import means
from engine.modules.alexander.slice import Auction, alexander_slice
from engine.params import Number


class MaximumBidDecision(Decision, frozen=True):
    """Every seat that may bid names the most it would pay."""

    kind: ClassVar[str] = "maximum_bid"

    def default(self, game: Game, seat: int) -> Action:
        """alexander.md §13: 0, a pass."""
        return SetMaximumBid(seat, 0)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        auction = open_auction_of(game)
        return {"event": auction.event, "place": path_of(game.board)[auction.point].place}

    def told(self, game: Game, seat: int) -> dict[str, Any]:
        return means(game, seat, open_auction_of(game).event)


def ask_for_maxima(game: Game, auction: Auction) -> None:
    """Ask all seats that may still bid for this event."""
    seats = tuple(seat for seat in range(game.rules.seats) if seat not in auction.failed)
    alexander_slice(game.state).maxima[:] = [()] * game.rules.seats
    game.state.push(MaximumBidDecision(seats=seats), Step("bid_course"))


def course_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: play the open auction that the maxima lead to, each bid as low as it may be.

    What is told is what open bidding would have told; the maxima are forgotten.
    """
    alexander = alexander_slice(game.state)
    maxima = [given[0] if given else 0 for given in alexander.maxima]
    alexander.maxima[:] = [()] * game.rules.seats
    game.reveal()
    auction = open_auction_of(game)
    seat = first_asked(game, auction)
    while seat >= 0:
        willing = auction.bid < maxima[seat]
        auction = raise_bid(game, seat, auction.bid + 1) if willing else drop_out(game, seat)
        seat = next_asked(game, auction, seat)


class SetMaximumBid(Action, frozen=True):
    """Name in private the most one would pay; 0 is a pass."""

    kind: ClassVar[str] = "set_maximum_bid"
    secret: ClassVar[bool] = True

    amount: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, amount) for amount in range(HIGHEST_BID + 1)]

    def check(self, game: Game) -> None:
        if self.amount > HIGHEST_BID:
            raise Refusal("bid-too-high", most=HIGHEST_BID)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        alexander_slice(game.state).maxima[self.seat] = (self.amount,)
        game.state.stack[-1] = answered(decision, self.seat)
        game.emit("maximum_named", seat=self.seat)
