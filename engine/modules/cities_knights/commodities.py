"""Commodities: what cities yield, at what rates they are exchanged, who got what (§5, §6)."""

from collections.abc import Mapping, Sequence

from engine.bags import single
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.base.maritime import SPECIAL_RATE
from engine.modules.cities_knights.merchant import merchant_trades
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import ADVANTAGE_LEVEL, TRADE
from engine.rules import Rules

CARDS_PER_KIND = 12
CARDS_PER_KIND_LARGE = 18
LARGE_TABLE = 5
"""Seats from which the bank holds the larger number of commodities (§2)."""
COMMODITY_YIELDS = {"mountains": "coin", "pasture": "cloth", "forest": "paper"}
"""Terrain whose second card is a commodity for a city."""


def set_yields(rules: Rules) -> None:
    """A city gives two cards: two resources, or one and the commodity of the hex."""
    city = rules.yields["city"]
    for terrain, commodity in COMMODITY_YIELDS.items():
        one = rules.yields["settlement"][terrain]
        second = single(len(rules.kinds), rules.kind(commodity))
        city[terrain] = tuple(a + b for a, b in zip(one, second, strict=True))


def bank_count(rules: Rules) -> int:
    """Commodity cards of each kind in the bank."""
    return CARDS_PER_KIND_LARGE if rules.seats >= LARGE_TABLE else CARDS_PER_KIND


def trade_rate(game: Game, seat: int, kind: int, rate: int) -> int:
    """2:1 by the merchant guild, the merchant or the merchant fleet."""
    if rate <= SPECIAL_RATE:
        return rate
    part = ck_slice(game.state)
    if kind >= RESOURCES and part.levels[TRADE][seat] >= ADVANTAGE_LEVEL:
        return SPECIAL_RATE
    fleet, holder = part.fleets[seat], part.merchant_holder
    if kind in fleet or (holder == seat and merchant_trades(game, seat, kind)):
        return SPECIAL_RATE
    return rate


def note_production(game: Game, paid: Mapping[int, Mapping[int, int]]) -> None:
    """Remember which seats the roll gave cards, and which of them resources (§8.3, science)."""
    part = ck_slice(game.state)
    for kind, shares in paid.items():
        for seat in shares:
            part.given_card |= 1 << seat
            part.given_resource |= (kind < RESOURCES) << seat


def note_received(game: Game, seat: int, cards: Sequence[int]) -> None:
    """Remember cards of choice that a seat got by the roll (gold, §8.3)."""
    part = ck_slice(game.state)
    if any(cards):
        part.given_card |= 1 << seat
    if any(cards[:RESOURCES]):
        part.given_resource |= 1 << seat
