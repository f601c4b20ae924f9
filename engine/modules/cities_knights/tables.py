"""What Cities & Knights fixes per set-up: domains, their levels and decks, the event die.

A module that builds on it changes these tables in its own ``configure`` (a fourth domain, a die
with other faces: church.md §4, §7).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.actions import Action
from engine.rules import Rules
from engine.sealed import Memory, Sealable

COMMODITIES = ("coin", "cloth", "paper")
TRADE, POLITICS, SCIENCE = 0, 1, 2
"""Indices of the domains; their order settles ties between decks: yellow, blue, green (Q21)."""

MAX_LEVEL = 5
METROPOLIS_LEVEL = 4
ADVANTAGE_LEVEL = 3
"""Level of the merchant guild, the fortress and the aqueduct (§8.3)."""

SHIP = "ship"
HAND_LIMIT = 4
"""Hidden progress cards a seat may hold (§11.2)."""


class Domain(NamedTuple):
    """One of the calendars: its commodity (a card kind), the names of its levels, its deck."""

    name: str
    commodity: int
    levels: tuple[str, ...]
    cards: Mapping[str, int]


@dataclass
class Tables(Sealable):
    """The tables of one set-up."""

    domains: list[Domain] = field(default_factory=list)
    event_faces: list[str] = field(default_factory=list)
    """Faces of the event die: ``ship``, or the domain whose gate it shows."""
    point_cards: set[str] = field(default_factory=set)
    """Cards that are laid down at once, worth 1 VP each (§11.2)."""
    purchases: tuple[type[Action], ...] = ()
    """The actions that buy something; the same ones wherever buying is possible."""
    payable: Memory = field(default_factory=Memory)
    """The purchases a hand can pay by their fixed prices."""
    plays: dict[str, type[Action]] = field(default_factory=dict)
    """The actions that play cards in the action phase, by card."""
    knight_actions: tuple[type[Action], ...] = ()
    """What knights do in the action phase."""

    def domain(self, name: str) -> int:
        """Index of a domain by its name; -1 if there is none."""
        for index, domain in enumerate(self.domains):
            if domain.name == name:
                return index
        return -1

    def domain_of(self, card: str) -> int:
        """Index of the domain a card belongs to."""
        return next(index for index, domain in enumerate(self.domains) if card in domain.cards)


def tables(rules: Rules) -> Tables:
    """The tables of a set-up."""
    found: Tables = rules.tables["cities_knights"]
    return found


TRADE_LEVELS = ("market", "trading_house", "merchant_guild", "bank_building", "great_exchange")
POLITICS_LEVELS = ("town_hall", "church_building", "fortress", "cathedral", "high_assembly")
SCIENCE_LEVELS = ("abbey", "library", "aqueduct", "theatre", "university")

TRADE_CARDS = {
    "commercial_harbor": 2,
    "master_merchant": 2,
    "merchant_card": 6,
    "merchant_fleet": 2,
    "resource_monopoly": 4,
    "trade_monopoly": 2,
}
POLITICS_CARDS = {
    "bishop": 2,
    "constitution": 1,
    "deserter": 2,
    "diplomat": 2,
    "intrigue": 2,
    "saboteur": 2,
    "spy": 3,
    "warlord": 2,
    "wedding": 2,
}
SCIENCE_CARDS = {
    "alchemist": 2,
    "crane": 2,
    "engineer": 2,
    "inventor": 2,
    "irrigation": 2,
    "medicine": 2,
    "mining": 2,
    "printer": 1,
    "road_building": 2,
    "smith": 2,
}
COMMODITY_MAPS = {
    "science_cloth": {"trade": "paper", "politics": "coin", "science": "cloth"},
    "science_paper": {"trade": "cloth", "politics": "coin", "science": "paper"},
}
"""Commodity of each domain by ``improvement_commodity_map`` (§18 C1)."""


def make_tables(rules: Rules) -> Tables:
    """The tables under the options of a set-up."""
    commodity = COMMODITY_MAPS[rules.options["improvement_commodity_map"]]
    science = {**SCIENCE_CARDS, "engineer": rules.options["engineer_count"]}
    domains = [
        Domain(name, rules.kind(commodity[name]), levels, cards)
        for name, levels, cards in (
            ("trade", TRADE_LEVELS, TRADE_CARDS),
            ("politics", POLITICS_LEVELS, POLITICS_CARDS),
            ("science", SCIENCE_LEVELS, science),
        )
    ]
    faces = [SHIP, SHIP, SHIP, *(domain.name for domain in domains)]
    return Tables(domains, faces, {"printer", "constitution"})
