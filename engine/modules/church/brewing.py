"""Brewing beer (church.md §6.1)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import can_pay, pay
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import may_buy, require_payment
from engine.modules.church.beer import supply
from engine.modules.church.slice import church_slice

BEER = "beer"
"""Name of the price."""


class Brew(Action, frozen=True):
    """Pay for one token; it is ripe when the next turn begins."""

    kind: ClassVar[str] = "brew"
    price: ClassVar[str] = BEER
    gate = staticmethod(may_buy)

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not can_pay(game.state.hands[seat], game.rules.price(game, seat, BEER)):
            return ()
        return [cls(seat)] if supply(game.state) else ()

    def check(self, game: Game) -> None:
        if not supply(game.state):
            raise Refusal("no-beer-left")
        require_payment(game, self.seat, BEER)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, BEER))
        church_slice(game.state).fresh[self.seat] += 1
        game.emit("beer_brewed", seat=self.seat)
