"""The yellow cards (§11.5); the commercial harbour and the master merchant have their own files."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import hand_over, single
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.merchant import merchant_hexes, place_merchant
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Hex, Kind, OptionalKind

RESOURCES_PER_OPPONENT, COMMODITIES_PER_OPPONENT = 2, 1
"""Cards of the named kind that a monopoly takes from each opponent."""


class PlayMerchant(ProgressCard, frozen=True):
    """Put the merchant on a hex of an own building."""

    kind: ClassVar[str] = "play_merchant"
    card: ClassVar[str] = "merchant_card"

    hex: Hex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, hex_) for hex_ in bits(merchant_hexes(game, seat))]

    def require(self, game: Game) -> None:
        if not merchant_hexes(game, self.seat) >> self.hex & 1:
            raise Refusal("merchant-hex", hex=self.hex)

    def effect(self, game: Game) -> None:
        place_merchant(game, self.seat, self.hex)


class PlayMerchantFleet(ProgressCard, frozen=True):
    """Exchange 2:1 in this turn: all resources, or one named kind (``merchant_fleet_scope``)."""

    kind: ClassVar[str] = "play_merchant_fleet"
    card: ClassVar[str] = "merchant_fleet"

    named: OptionalKind

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        fleet = ck_slice(game.state).fleets[seat]
        if _names_one(game):
            return [cls(seat, kind) for kind in range(game.rules.card_kinds) if kind not in fleet]
        return [] if fleet else [cls(seat, None)]

    def require(self, game: Game) -> None:
        fleet = ck_slice(game.state).fleets[self.seat]
        if _names_one(game) != (self.named is not None):
            raise Refusal("fleet-names-one" if _names_one(game) else "fleet-names-none")
        if self.named is not None and self.named >= game.rules.card_kinds:
            raise Refusal("not-a-card", kind=self.named)
        if fleet if self.named is None else self.named in fleet:
            raise Refusal("fleet-already")

    def effect(self, game: Game) -> None:
        part = ck_slice(game.state)
        kinds = tuple(range(RESOURCES)) if self.named is None else (self.named,)
        part.fleets[self.seat] = tuple(sorted({*part.fleets[self.seat], *kinds}))
        if self.named is None:
            game.emit("merchant_fleet", seat=self.seat)
        else:
            game.emit("merchant_fleet_kind", seat=self.seat, kind=self.named)


def _names_one(game: Game) -> bool:
    return bool(game.rules.options["merchant_fleet_scope"] == "one_type")


def take_from_all(game: Game, seat: int, kind: int, most: int) -> None:
    """Every opponent gives up to ``most`` cards of a kind."""
    shares: dict[int, int] = {}
    for other in game.state.opponents_clockwise(seat):
        count = min(most, game.state.hands[other][kind])
        if count:
            hand_over(game.state, other, seat, single(len(game.rules.kinds), kind, count))
            shares[other] = count
    game.emit("progress_monopoly", seat=seat, kind=kind, shares=shares)


class PlayResourceMonopoly(ProgressCard, frozen=True):
    """Name a resource; every opponent gives two, or the one he has."""

    kind: ClassVar[str] = "play_resource_monopoly"
    card: ClassVar[str] = "resource_monopoly"
    reveals: ClassVar[bool] = True

    resource: Kind

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, kind) for kind in range(RESOURCES)]

    def require(self, game: Game) -> None:
        if self.resource >= RESOURCES:
            raise Refusal("not-a-resource", kind=self.resource)

    def effect(self, game: Game) -> None:
        take_from_all(game, self.seat, self.resource, RESOURCES_PER_OPPONENT)


class PlayTradeMonopoly(ProgressCard, frozen=True):
    """Name a commodity; every opponent gives one."""

    kind: ClassVar[str] = "play_trade_monopoly"
    card: ClassVar[str] = "trade_monopoly"
    reveals: ClassVar[bool] = True

    commodity: Kind

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, kind) for kind in range(RESOURCES, game.rules.card_kinds)]

    def require(self, game: Game) -> None:
        if not RESOURCES <= self.commodity < game.rules.card_kinds:
            raise Refusal("not-a-commodity", kind=self.commodity)

    def effect(self, game: Game) -> None:
        take_from_all(game, self.seat, self.commodity, COMMODITIES_PER_OPPONENT)
