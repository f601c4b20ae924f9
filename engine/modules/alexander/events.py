"""The five events of the march and what may be paid for each (alexander.md §7.1)."""

from collections.abc import Mapping

FOUNDING = "founding_event"
BATTLE = "battle_event"

EVENTS: Mapping[str, tuple[str, ...]] = {
    FOUNDING: ("brick", "lumber", "wool", "grain"),
    "famine_event": ("wool", "grain"),
    "bridge_event": ("brick", "lumber"),
    BATTLE: ("wool", "ore"),
    "statue_event": ("brick", "ore"),
}
"""Cards that count 1 each; gold counts 1 for all, played knights 3 in a battle."""

KNIGHT_VALUE = 3

TOKENS = tuple(event for event in EVENTS if event != FOUNDING)
TOKENS_PER_KIND = 7
