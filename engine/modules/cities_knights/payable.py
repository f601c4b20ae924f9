"""Which of the purchases of §2 a hand can pay: asked before each of them looks for places."""

from collections.abc import Sequence
from typing import Any

from engine.actions import Action
from engine.bags import can_pay
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables


def payable(game: Game, seat: int) -> Sequence[type[Action]]:
    """Gate: the purchases whose price a hand holds; an improvement needs some commodity."""
    rules, part = game.rules, ck_slice(game.state)
    made = tables(rules)
    if rules.on_cost or part.cranes[seat]:
        return made.purchases
    hand = tuple(game.state.hands[seat])
    found = made.payable.get(hand)
    if found is None:
        found = tuple(cls for cls in made.purchases if _pays(rules.prices, hand, cls))
        made.payable[hand] = found
    return found


def _pays(prices: Any, hand: Sequence[int], cls: type[Action]) -> bool:
    return can_pay(hand, prices[cls.price]) if cls.price else any(hand[RESOURCES:])
