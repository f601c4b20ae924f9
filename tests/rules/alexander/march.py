"""Positions of the Alexander scenario by hand."""

from typing import Any, Self

from engine.events import Event
from engine.frames import Step
from engine.modules.alexander.advisors import win_token
from engine.modules.alexander.events import EVENTS, TOKENS
from engine.modules.alexander.path import path_of
from engine.modules.alexander.slice import AlexanderSlice, Auction, alexander_slice
from engine.modules.base.robber import DiscardHalf
from tests.engine.builder import Table

PILE = 10


class March(Table):
    """A table without pieces or cards and without supply, seat 0 in the action phase.

    The five piles hold 10 cards each.
    """

    def __init__(self, seats: int = 4, **options: Any) -> None:
        super().__init__("alexander", seats=seats, **options)
        self.alexander.auction = None
        for hand in self.state.hands:
            hand[:] = [0] * len(hand)
        self.bank(**dict.fromkeys(self.rules.kinds[: self.rules.card_kinds], PILE))
        self.supply().passed(1).action(0)

    @property
    def alexander(self) -> AlexanderSlice:
        """The scenario's slice."""
        return alexander_slice(self.state)

    def passed(self, points: int) -> Self:
        """Let Alexander stand behind that many points."""
        self.alexander.passed = points
        return self

    def supply(self, **cards: int) -> Self:
        """Leave exactly these cards in the supply deck."""
        self.alexander.supply[:] = self.rules.bag(**cards)[: self.rules.card_kinds]
        return self

    def tokens(self, *counts: int) -> Self:
        """Let the seats win so many tokens one after the other, in the order of the seats."""
        for seat, count in enumerate(counts):
            for _ in range(count):
                win_token(self.game, seat, TOKENS[0])
        return self

    def auction(self, event: str, active: int = 0, point: int | None = None) -> Self:
        """Open an auction in the turn of a seat; the action phase follows."""
        if point is None:
            kind = "temple" if event == "founding_event" else "event"
            point = next(i for i, p in enumerate(path_of(self.board)) if p.kind == kind)
        assert event in EVENTS
        self.action(active, (1, 2))
        self.passed(point + 1)
        self.alexander.auction = Auction(event, point)
        self.state.stack.pop()
        self.state.push(Step("bidding"), Step("award"), Step("action"))
        self._settle()
        return self

    def bids(self, *course: tuple[int, int]) -> list[Event]:
        """Play bids as (seat, amount); amount 0 is a pass. Returns the events of the last one."""
        for seat, amount in course:
            assert self.game.asked == (seat,), f"seat {self.game.asked} is asked, not {seat}"
            if amount:
                self.do(seat, "bid", amount)
            else:
                self.do(seat, "pass_bid")
        return self.events

    def maxima(self, *amounts: int) -> list[Event]:
        """Give the maximum bids of all seats; returns the events of the last one."""
        for seat, amount in enumerate(amounts):
            self.do(seat, "set_maximum_bid", amount)
        return self.events

    def course(self) -> list[tuple[int, int]]:
        """Bids and passes of the last move as (seat, amount), 0 for a pass."""
        return [
            (event.params["seat"], event.params.get("amount", 0))
            for event in self.events
            if event.kind in ("bid", "bid_passed")
        ]

    def owed(self, seat: int) -> int:
        """Cards that a seat is asked to discard."""
        decision = self.game.decision
        assert isinstance(decision, DiscardHalf)
        return decision.owed[seat]

    def points_of_all(self) -> list[int]:
        """All points, seat by seat."""
        return [self.points(seat) for seat in range(self.state.seats)]
