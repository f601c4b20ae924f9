"""What earlier versions wrote, in today's words: moves of records, and stored events."""

import re
from collections.abc import Callable
from typing import Any, Final

Params = dict[str, Any]

_MOVES: Final = (
    (re.compile("(s[0-9]+) correct_settlement (.*)"), r"\1 correct_piece piece=settlement \2"),
    (re.compile("(s[0-9]+) correct_city (.*)"), r"\1 correct_piece piece=city vertex=\2 remove=no"),
)
"""Version 0.1.0 had a correction for each kind of building."""


def _pawn_point(params: Params) -> Params:
    """What a pawn brings that goes to ``seat`` from its ``holder``: no point if both are one."""
    if params["seat"] == params["holder"]:
        return {"holder": params["holder"], "kept": True}
    return {"holder": params["holder"], "kept": False, "scored": 1}


_EVENTS: Final[dict[str, Callable[[Params], Params]]] = {
    "auction_opened": lambda params: {"kinds": (), "knights": 0},
    "defender": lambda params: {"scored": 1},
    "event_die": lambda params: {"gate": False, "red": 0},
    "inquisitor_placed": lambda params: _pawn_point({"holder": params.get("former"), **params}),
    "island_settled": lambda params: {"scored": params["chits"]},
    "knights_activated": lambda params: {"vertices": ()},
    "knights_committed": lambda params: {"vertices": ()},
    "merchant_placed": _pawn_point,
    "point_card_shown": lambda params: {"scored": 1},
}
"""What the events of version 0.1.0 did not say yet, from what they said."""

_RENAMED: Final[dict[str, tuple[str, Params]]] = {
    "correction_removed": ("correction_vertex", {"done": "taken"}),
}
"""Kinds of events that version 0.1.0 had: the kinds of today, and what they say in addition."""


def move(text: str) -> str:
    """A move of a record as it is written now."""
    for pattern, now in _MOVES:
        text = pattern.sub(now, text)
    return text


def event(kind: str, params: Params) -> tuple[str, Params]:
    """The kind and the parameters of an event as they are now."""
    if kind in _RENAMED:
        kind, more = _RENAMED[kind]
        return kind, {**more, **params}
    lacking = _EVENTS.get(kind)
    return kind, {**lacking(params), **params} if lacking else params
