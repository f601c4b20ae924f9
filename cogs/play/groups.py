"""Which actions share a button. Known by the first word of their kind, so that a new rule module
finds its place: `build_wall` is building, `play_spy` a card, `offer_gift` trade.
"""

from collections.abc import Iterable
from typing import Final

from engine.actions import Action, parameters
from engine.rules import Rules

BUILD, CARDS, TRADE, OTHER = "build", "cards", "trade", "other"
_BY_WORD: Final = {
    "build": BUILD,
    "recruit": BUILD,
    "promote": BUILD,
    "activate": BUILD,
    "repair": BUILD,
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


_ORDER: Final = ("compulsory", BUILD, TRADE, CARDS, "end")


def in_order(classes: Iterable[type[Action]]) -> list[type[Action]]:
    """Actions as their buttons stand: what must be done first, what ends the turn last."""
    return sorted(classes, key=lambda cls: _ORDER.index(_place_of(cls)))


def _place_of(cls: type[Action]) -> str:
    if cls.kind.startswith("end_"):
        return "end"
    group = group_of(cls.kind)
    return "compulsory" if group == OTHER else group
