"""What an auction is won for: a settlement at a temple, or the token (alexander.md §7.5)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.frames import Decision
from engine.game import Game
from engine.modules.alexander.advisors import win_token
from engine.modules.alexander.auction import open_auction_of
from engine.modules.alexander.events import FOUNDING
from engine.modules.alexander.path import Point, path_of
from engine.modules.alexander.slice import Auction, alexander_slice
from engine.modules.base.building import place_settlement


def reward_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after the payment."""
    auction = open_auction_of(game)
    alexander_slice(game.state).auction = None
    if auction.event == FOUNDING:
        reward_temple(game, auction)
    else:
        win_token(game, auction.bidder, auction.event)


def reward_temple(game: Game, auction: Auction) -> None:
    """Place the winner's settlement, if he has one; ask him only if he may decline."""
    seat = auction.bidder
    if not game.state.supply("settlement", seat):
        game.emit("temple_left_empty", seat=seat, place=path_of(game.board)[auction.point].place)
    elif game.rules.options["founding_may_decline"]:
        game.state.push(TempleDecision(seats=(seat,), point=auction.point))
    else:
        found_settlement(game, seat, path_of(game.board)[auction.point])


def found_settlement(game: Game, seat: int, point: Point) -> None:
    """Put a free settlement on the temple point just passed."""
    place_settlement(game, seat, point.vertex)
    for hook in game.rules.on_founded:
        hook(game, seat, point.vertex)


class TempleDecision(Decision, frozen=True):
    """With ``founding_may_decline``: the winner places his settlement or leaves the point empty."""

    kind: ClassVar[str] = "temple"

    point: int

    def default(self, game: Game, seat: int) -> Action:
        """alexander.md §13: it is placed."""
        return FoundAtTemple(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        point = path_of(game.board)[self.point]
        return {"point": self.point, "place": point.place, "vertex": point.vertex}


def _asked_point(game: Game) -> Point:
    decision = game.decision
    assert isinstance(decision, TempleDecision)
    return path_of(game.board)[decision.point]


class FoundAtTemple(Action, frozen=True):
    """Place the settlement won at a temple."""

    kind: ClassVar[str] = "found_at_temple"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked for."""

    def apply(self, game: Game) -> None:
        point = _asked_point(game)
        game.state.stack.pop()
        found_settlement(game, self.seat, point)


class DeclineTemple(Action, frozen=True):
    """Leave the temple point empty."""

    kind: ClassVar[str] = "decline_temple"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked for."""

    def apply(self, game: Game) -> None:
        point = _asked_point(game)
        game.state.stack.pop()
        game.emit("temple_left_empty", seat=self.seat, place=point.place)
