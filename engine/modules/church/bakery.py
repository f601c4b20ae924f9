"""The bakery: a building before its owner that turns grain of cities into bread (§5)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action, Priced
from engine.bags import pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import affordable, may_buy, require_payment
from engine.modules.base.production import Claims, owe, producing_hexes, yielding
from engine.modules.base.purchases import enough
from engine.modules.church.slice import church_slice
from engine.modules.church.tables import BREAD
from engine.params import Flag

BAKERY = "bakery"
"""Name of the piece and of its price."""
FIELDS, GRAIN = "fields", "grain"


def has_bakery(game: Game, seat: int) -> bool:
    """Whether a seat has its bakery."""
    return bool(church_slice(game.state).bakeries >> seat & 1)


def might_buy(game: Game, seat: int, cards: int) -> bool:
    """Whether, for all that everybody sees, a seat with so many cards might buy the bakery."""
    return not has_bakery(game, seat) and enough(game, seat, BAKERY, cards)


def bake(game: Game, total: int, owed: Claims) -> None:
    """Bread instead of the second grain for each city at fields that produce."""
    part, state = church_slice(game.state), game.state
    ovens = part.bakeries & part.baking
    if not ovens:
        return
    around = game.board.hex_vertex_mask
    fields = [h for h in producing_hexes(game, total) if state.terrain[h] == FIELDS]
    cities = yielding(state)["city"] if fields else []
    grain, bread = game.rules.kind(GRAIN), game.rules.kind(BREAD)
    for hex_ in fields:
        for seat in bits(ovens):
            count = (cities[seat] & around[hex_]).bit_count()
            if count:
                owe(owed, grain, seat, -count)
                owe(owed, bread, seat, count)


class BuildBakery(Action, frozen=True):
    """Buy the bakery."""

    kind: ClassVar[str] = "build_bakery"
    price: ClassVar[str] = BAKERY
    gate = staticmethod(may_buy)

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if affordable(game, seat, BAKERY) else ()

    @classmethod
    def priced(cls, game: Game, seat: int) -> Iterable[Priced]:
        """Nothing once it stands: a seat has one."""
        return () if has_bakery(game, seat) else super().priced(game, seat)

    def check(self, game: Game) -> None:
        require_payment(game, self.seat, BAKERY)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, BAKERY))
        church_slice(game.state).bakeries |= 1 << self.seat
        game.emit("bakery_built", seat=self.seat)


class SetBaking(Action, frozen=True):
    """Before the own roll: say whether the bakery bakes."""

    kind: ClassVar[str] = "set_baking"
    gate = staticmethod(has_bakery)
    open_gate: ClassVar[bool] = True

    bake: Flag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not has_bakery(game, seat):
            return ()
        return [cls(seat, not church_slice(game.state).baking >> seat & 1)]

    def check(self, game: Game) -> None:
        if not has_bakery(game, self.seat):
            raise Refusal("no-bakery")
        if bool(church_slice(game.state).baking >> self.seat & 1) == self.bake:
            raise Refusal("baking-already")

    def apply(self, game: Game) -> None:
        church_slice(game.state).baking ^= 1 << self.seat
        game.emit("baking_set", seat=self.seat, bake=self.bake)
