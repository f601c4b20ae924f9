"""What the church fixes per set-up: domain and deck, event die, bread, target (church.md §1–4)."""

from collections.abc import Mapping

from engine.modules.cities_knights.points import TARGET
from engine.modules.cities_knights.tables import SHIP, Domain, Tables, tables
from engine.rules import Rules

DOMAIN, MAGIC = "church", "magic"
"""Names of the red domain, and of the violet one of the sister module (dormant)."""
BREAD = "bread"
LEVELS = ("church_temple", "church_level", "church_abbey", "church_cathedral", "bishopric")
CARDS: Mapping[str, int] = {
    "anathema": 1,
    "church_blessing": 1,
    "church_tax": 1,
    "crusade": 2,
    "exile": 1,
    "granary": 1,
    "holy_grail": 1,
    "indulgences": 1,
    "inquisitor_card": 6,
    "lent": 1,
    "reform": 1,
    "superstition": 1,
}
GRAIL = "holy_grail"
BREAD_CARDS, BREAD_CARDS_LARGE = 12, 17
LARGE_TABLE = 5
"""Seats from which the bank holds the larger number of bread cards."""
TARGETS: Mapping[int, int] = {3: 17, 4: 16, 5: 15, 6: 15}
TARGET_WITH_SMD = 20


def domain_names(*, church: bool, smd: bool) -> list[str]:
    """The domains in play, in the order that settles ties between decks."""
    names = ["trade", "politics", "science"]
    return names + [MAGIC] * smd + [DOMAIN] * church


def event_faces(*, church: bool, smd: bool) -> list[str]:
    """Faces of the event die: one of each domain and as many ships (§4)."""
    names = domain_names(church=church, smd=smd)
    return [*[SHIP] * len(names), *names]


def target(rules: Rules) -> int:
    """Points that win; on a scenario map as many more as without one."""
    smd = rules.options["smd"]
    return rules.target + (TARGET_WITH_SMD if smd else TARGETS[rules.seats]) - TARGET


def add_domain(rules: Rules) -> None:
    """A fourth calendar with its deck, and a face of its own on the die."""
    made = tables(rules)
    made.domains.append(Domain(DOMAIN, rules.kind(BREAD), LEVELS, CARDS))
    made.event_faces[:] = event_faces(church=True, smd=rules.options["smd"])
    made.point_cards.add(GRAIL)
    large = rules.seats >= LARGE_TABLE
    rules.bank[rules.kind(BREAD)] = BREAD_CARDS_LARGE if large else BREAD_CARDS


def red(made: Tables) -> int:
    """Index of the red domain."""
    return made.domain(DOMAIN)
