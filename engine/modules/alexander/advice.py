"""What a computer player does in an auction: it never bids more than it can pay."""

from engine.actions import Action, BagChoice
from engine.modules.alexander.advisors import LEAST_TOKENS
from engine.modules.alexander.bidding import Bid, PassBid
from engine.modules.alexander.events import FOUNDING
from engine.modules.alexander.maximum import SetMaximumBid
from engine.modules.alexander.payment import best_payment, max_payable
from engine.modules.alexander.reward import FoundAtTemple
from engine.modules.alexander.slice import Auction, alexander_slice
from engine.view import View

Moves = list[Action | BagChoice]

SETTLEMENT_WORTH, FIRST_SETTLEMENT = 4, 3
TOKEN_WORTH, ADVISORS_TOKEN = 2, 2
"""Cards that a settlement, the first one besides, a token, and a token that counts are worth."""


def worth(view: View, auction: Auction) -> int:
    """Most that the viewer's seat would give for what is auctioned."""
    state, seat = view.state, _seat(view)
    if auction.event == FOUNDING:
        if not state.supply("settlement", seat):
            return 0
        return SETTLEMENT_WORTH + (0 if state.own_buildings(seat) else FIRST_SETTLEMENT)
    close = len(alexander_slice(state).won[seat]) >= LEAST_TOKENS - 1
    return TOKEN_WORTH + (ADVISORS_TOKEN if close else 0)


def most(view: View) -> int:
    """Most that the viewer's seat would and could pay."""
    auction = _auction(view)
    return min(worth(view, auction), max_payable(view.state, _seat(view), auction.event))


def bid(view: View, moves: Moves) -> Action:
    """One more than the last bid, as long as that is worth it."""
    amount = _auction(view).bid + 1
    return Bid(_seat(view), amount) if amount <= most(view) else PassBid(_seat(view))


def maximum_bid(view: View, moves: Moves) -> Action:
    """What it is worth."""
    return SetMaximumBid(_seat(view), most(view))


def pay_bid(view: View, moves: Moves) -> Action:
    """Knights and gold last."""
    return best_payment(view.state, _auction(view))


def temple(view: View, moves: Moves) -> Action:
    """Always a settlement."""
    return FoundAtTemple(_seat(view))


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _auction(view: View) -> Auction:
    auction = alexander_slice(view.state).auction
    assert auction is not None
    return auction
