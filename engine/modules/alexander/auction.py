"""The course of an auction: who is asked, bids, passes, and how it ends (alexander.md §7.2)."""

import msgspec

from engine.frames import Decision, Step
from engine.game import Game
from engine.modules.alexander.payment import (
    PayBidDecision,
    best_payment,
    max_payable,
    only_payment,
)
from engine.modules.alexander.slice import Auction, alexander_slice
from engine.modules.base.robber import DiscardHalf

HIGHEST_BID = 99


def open_auction_of(game: Game) -> Auction:
    """The auction going on."""
    auction = alexander_slice(game.state).auction
    assert auction is not None
    return auction


def first_asked(game: Game, auction: Auction) -> int:
    """The seat that opens: the active one, or the next one that may bid; -1 if nobody may."""
    return next_asked(game, auction, game.state.active - 1)


def next_asked(game: Game, auction: Auction, after: int) -> int:
    """The seat asked after another one, or -1 when the auction is over.

    Whoever stands between the highest bidder and himself has passed: coming round to him means that
    only he is left.
    """
    seats = game.rules.seats
    for step in range(1, seats + 1):
        seat = (after + step) % seats
        if seat == auction.bidder:
            return -1
        if seat not in auction.out and seat not in auction.failed:
            return seat
    return -1


def raise_bid(game: Game, seat: int, amount: int) -> Auction:
    """Note a bid and tell it."""
    changed = msgspec.structs.replace(open_auction_of(game), bid=amount, bidder=seat)
    alexander_slice(game.state).auction = changed
    game.emit("bid", seat=seat, amount=amount, event=changed.event)
    return changed


def drop_out(game: Game, seat: int) -> Auction:
    """Note a pass and tell it: the seat is out of this auction."""
    auction = open_auction_of(game)
    changed = msgspec.structs.replace(auction, out=(*auction.out, seat))
    alexander_slice(game.state).auction = changed
    game.emit("bid_passed", seat=seat, event=changed.event)
    return changed


def award_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after the bidding: nobody, a winner who pays, or one who cannot."""
    auction = open_auction_of(game)
    if auction.bidder < 0:
        game.emit("auction_void", event=auction.event, point=auction.point)
        alexander_slice(game.state).auction = None
        return
    game.reveal()  # what the winner can pay, and in most cases with what
    if auction.bid > max_payable(game.state, auction.bidder, auction.event):
        fail(game, auction)
        return
    game.emit("auction_won", seat=auction.bidder, amount=auction.bid, event=auction.event)
    game.state.push(Step("reward"))
    if only_payment(game.state, auction):
        best_payment(game.state, auction).apply(game)
    else:
        game.state.push(PayBidDecision(seats=(auction.bidder,)))


def fail(game: Game, auction: Auction) -> None:
    """The winner cannot pay: he loses half his cards, the others bid anew (alexander.md §7.4)."""
    seat, state = auction.bidder, game.state
    game.emit("bid_not_paid", seat=seat, amount=auction.bid, event=auction.event)
    failed = (*auction.failed, seat)
    alexander_slice(state).auction = Auction(auction.event, auction.point, failed=failed)
    state.push(Step("bidding"), Step("award"))
    lost = state.hand_size(seat) // 2
    if lost:
        owed = tuple(lost if other == seat else 0 for other in range(state.seats))
        forfeit: Decision = DiscardHalf(seats=(seat,), owed=owed)
        state.push(forfeit)
