"""Lent: an opponent builds nothing until he has paid (church.md §10.7)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import can_pay, pay
from engine.errors import Refusal
from engine.game import Game
from engine.modules.church.bakery import FIELDS
from engine.modules.church.slice import NOBODY, church_slice
from engine.modules.cities_knights.cards.play import ProgressCard, opponents_with
from engine.modules.cities_knights.decks import put_under
from engine.modules.cities_knights.recruiting import require_price
from engine.params import Seat

LENT = "lent"
"""Name of the card and of its price, beer aside."""


def lives_at_fields(game: Game, seat: int) -> bool:
    """Whether a seat has a building at a fields hex."""
    own, around = game.state.own_buildings(seat), game.board.hex_vertex_mask
    terrain = game.state.terrain
    return any(kind == FIELDS and around[hex_] & own for hex_, kind in enumerate(terrain))


class PlayLent(ProgressCard, frozen=True):
    """Lay the card before an opponent who lives at fields."""

    kind: ClassVar[str] = "play_lent"
    card: ClassVar[str] = LENT

    victim: Seat

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        seats = range(game.state.seats)
        found = opponents_with(game, seat, (lives_at_fields(game, s) for s in seats))
        return [cls(seat, victim) for victim in found]

    def require(self, game: Game) -> None:
        if self.victim == self.seat:
            raise Refusal("own-seat")
        if not lives_at_fields(game, self.victim):
            raise Refusal("victim-without-fields", victim=self.victim)

    def put_away(self, game: Game) -> None:
        """The card lies before the opponent."""

    def effect(self, game: Game) -> None:
        church_slice(game.state).lent = self.victim
        game.emit("lent_laid", seat=self.seat, victim=self.victim)


def fasting(game: Game, seat: int) -> bool:
    """Gate: Lent lies before a seat."""
    return church_slice(game.state).lent == seat


class PayLent(Action, frozen=True):
    """Pay bread and a ripe beer; the card goes under its deck."""

    kind: ClassVar[str] = "pay_lent"
    price: ClassVar[str] = LENT
    gate = staticmethod(fasting)
    open_gate: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not fasting(game, seat) or not church_slice(game.state).ripe[seat]:
            return []
        payable = can_pay(game.state.hands[seat], game.rules.price(game, seat, LENT))
        return [cls(seat)] if payable else []

    def check(self, game: Game) -> None:
        if not fasting(game, self.seat):
            raise Refusal("no-lent")
        require_price(game, self.seat, LENT)
        if not church_slice(game.state).ripe[self.seat]:
            raise Refusal("too-few-beers", count=1, ripe=0)

    def apply(self, game: Game) -> None:
        part = church_slice(game.state)
        pay(game.state, self.seat, game.rules.price(game, self.seat, LENT))
        part.ripe[self.seat] -= 1
        part.lent = NOBODY
        put_under(game, LENT)
        game.emit("lent_paid", seat=self.seat)
