"""Victory points of Cities & Knights; all of them are public (§16)."""

from engine.modules.cities_knights.slice import ck_slice
from engine.rules import Rules
from engine.state import State

METROPOLIS_POINTS = 2
TARGET = 13
MORE_POINTS = 2
"""Added to the target of a scenario map."""


def points(state: State, seat: int) -> int:
    """Metropolises, merchant, Defender cards, cards laid down."""
    part = ck_slice(state)
    found = part.defenders[seat] + len(part.open_cards[seat]) + (part.merchant_holder == seat)
    if seat in part.metropolis_owner:
        found += METROPOLIS_POINTS * part.metropolis_owner.count(seat)
    return found


def target(rules: Rules) -> int:
    """Points that win: 13, and on a scenario map two more than it says."""
    printed = rules.board.map
    return TARGET if printed.scenario is None else printed.victory_points + MORE_POINTS
