"""Which actions share a button. Known by the first word of their kind, so that a new rule module
finds its place: `build_wall` is building, `play_spy` a card. What is said about offers shares the
trade panel, which has a place for each of it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.actions import Action, parameters
from engine.game import Game
from engine.modules.base.trade import OFFER_ACTIONS
from engine.rules import Rules

BUILD, CARDS, TRADE, OTHER = "build", "cards", "trade", "other"
_BY_WORD: Final = {
    "build": BUILD,
    "recruit": BUILD,
    "promote": BUILD,
    "activate": BUILD,
    "repair": BUILD,
    "improve": BUILD,
    "brew": BUILD,
    "buy": CARDS,
    "play": CARDS,
    "maritime": TRADE,
}
_OFFERS: Final = frozenset(cls.kind for cls in OFFER_ACTIONS)
CLAIM: Final = "claim_victory"
ICONS: Final = {BUILD: "🔨", CARDS: "🎴", TRADE: "🤝", OTHER: "⚙️"}


def group_of(kind: str) -> str:
    """The group of a kind of action."""
    return TRADE if kind in _OFFERS else _BY_WORD.get(kind.split("_", 1)[0], OTHER)


def offered(game: Game) -> list[type[Action]]:
    """The actions that answer the open decision, as far as everybody knows that they are possible.

    Hands are hidden: what depends on them is there in any case.
    """
    decision, rules = game.decision, game.rules
    assert decision is not None
    beside = (cls for cls in rules.off_turn if cls.open)
    found = [
        cls
        for cls in (*rules.answers.get(decision.kind, ()), *beside)
        if not _is_pointless(rules, cls) and not _is_shut(game, cls)
    ]
    if not any(cls.open for cls in found):
        return found
    possible = {move.kind for seat in decision.seats for move in game.legal(seat)}
    return [cls for cls in found if not cls.open or cls.kind in possible]


def _is_pointless(rules: Rules, cls: type[Action]) -> bool:
    if cls.kind == CLAIM:
        return bool(rules.options.get("auto_claim_victory"))
    return cls.stand_in


def _is_shut(game: Game, cls: type[Action]) -> bool:
    """Tell whether a gate that all see is shut for everybody who is asked."""
    gate = cls.gate
    return cls.open_gate and gate is not None and not any(gate(game, seat) for seat in game.asked)


def is_direct(cls: type[Action]) -> bool:
    """Tell whether one press says it all, and its being there tells nobody anything."""
    return not parameters(cls) and group_of(cls.kind) == OTHER


_ENDS: Final = ("end_", "pass_", "decline_", "finish_", "keep_")
"""How the kinds begin that leave things as they are."""
_COMPULSORY: Final = "compulsory"
_ORDER: Final = (_COMPULSORY, BUILD, OTHER, TRADE, CARDS, "end")


def leaves(kind: str) -> bool:
    """Tell whether a kind of action leaves things as they are."""
    return kind.startswith(_ENDS)


def in_order(classes: Iterable[type[Action]]) -> list[type[Action]]:
    """Actions as their buttons stand: what must be done first, what ends the turn last.

    Where a turn can be ended, nothing must be done: what builds comes first then.
    """
    kept = list(classes)
    free = any(cls.kind.startswith("end_") for cls in kept)
    return sorted(kept, key=lambda cls: _ORDER.index(_place_of(cls.kind, free=free)))


def only_answer(answers: Sequence[type[Action]]) -> type[Action] | None:
    """Of the kinds that answer a question the one beside leaving it be, if that is all."""
    others = [cls for cls in answers if not leaves(cls.kind)]
    return others[0] if len(others) == 1 else None


def _place_of(kind: str, *, free: bool) -> str:
    if leaves(kind) or kind == CLAIM:  # hidden points: it is there in every turn, mostly unused
        return "end"
    group = group_of(kind)
    return group if free or group != OTHER else _COMPULSORY
