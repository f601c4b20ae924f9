"""Which actions share a button. Known by the first word of their kind, so that a new rule module
finds its place: `build_wall` is building, `play_spy` a card, `offer_gift` trade.
"""

from collections.abc import Iterable
from typing import Final

from engine.actions import Action, parameters
from engine.rules import Rules

BUILD, CARDS, TRADE, OTHER = "build", "cards", "trade", "other"
GROUPS: Final = (BUILD, CARDS, TRADE, OTHER)
"""Groups in the order of their buttons."""

_BY_WORD: Final = {
    "build": BUILD,
    "recruit": BUILD,
    "improve": BUILD,
    "buy": CARDS,
    "play": CARDS,
    "offer": TRADE,
    "counter": TRADE,
    "accept": TRADE,
    "refuse": TRADE,
    "confirm": TRADE,
    "withdraw": TRADE,
    "maritime": TRADE,
}
ICONS: Final = {BUILD: "🔨", CARDS: "🎴", TRADE: "🤝", OTHER: "⚙️"}

_ANSWERS: Final = frozenset({"accept_offer", "refuse_offer", "counter_offer"})
"""Actions that a post shows beside each offer."""


def group_of(kind: str) -> str:
    """The group of a kind of action."""
    return _BY_WORD.get(kind.split("_", 1)[0], OTHER)


def offered(rules: Rules, decision: str) -> list[type[Action]]:
    """The actions that answer a decision, as far as everybody may know that they are possible."""
    return [cls for cls in rules.answers.get(decision, ()) if not _is_pointless(rules, cls)]


def _is_pointless(rules: Rules, cls: type[Action]) -> bool:
    if cls.kind == "claim_victory":
        return bool(rules.options.get("auto_claim_victory"))
    return cls.stand_in


def is_direct(cls: type[Action]) -> bool:
    """Tell whether one press says it all, and its being there tells nobody anything."""
    return not parameters(cls) and group_of(cls.kind) == OTHER


def groups(classes: Iterable[type[Action]]) -> list[str]:
    """The groups of some actions, in the order of their buttons."""
    found = {group_of(cls.kind) for cls in classes}
    return [group for group in GROUPS if group in found]
