"""Parameters of events, questions, refusals and actions as text, by their name and type.

Modules follow the names: `seat`, `victim`, `partner` … are seats; `vertex`, `edge`, `hex` and what
ends so (`from_edge`) places, `vertices` several; `harbor` a kind of harbour, `terrain` a terrain;
`cards`, `cost`, `shares` bags; `kind`, `kinds`, `resource` card kinds; `card`, `what`, `piece`,
`module`, `map`, `option`, `action`, `event`, `place`, `title`, `domain`, `building`, `face` names
of things the module's Fluent file has a word for, `domains` how many of each, `progress_cards`
several cards. Numbers and other text go through as they are.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import locales
from cogs.widgets import quoted
from cogs.wording import families
from cogs.wording.voice import Voice
from engine.params import Param, TupleParam

SEAT_NAMES = frozenset(
    [
        "seat",
        "victim",
        "thief",
        "partner",
        "giver",
        "holder",
        "active",
        "other",
        "owner",
        "attacker",
        "defender",
        "taker",
        "loser",
        "winner",
        "opponent",
        "bidder",
        "host",
    ]
)
SEATS_NAMES = frozenset(
    ["to", "victims", "winners", "asked", "partners", "players", "opponents", "losers"]
)
KIND_NAMES = frozenset(("kind", "resource"))
BAG_NAMES = frozenset(("cards", "cost", "paid", "hand"))
TRADED = frozenset(("give", "get"))
PLACES = ("vertex", "edge", "hex")
PLAIN = frozenset(("count", "grants", "left", "limit", "piece", "what"))
ROOM = 80
"""Characters of a label."""
NUMBER_DICE = 2
"""The first two dice of a roll make the number that produces."""
WORDS: Mapping[str, str] = {
    "card": "card",
    "what": "piece",
    "piece": "piece",
    "module": "module",
    "needed": "module",
    "other": "module",
    "map": "map",
    "option": "option",
    "action": "action",
    "event": "word",
    "place": "word",
    "title": "word",
    "terrain": "terrain",
    "domain": "word",
    "building": "word",
    "face": "word",
}
"""Parameters that name something: the family of its text."""
LISTS: Mapping[str, str] = {"modules": "module", "options": "option"}
"""Parameters that list what something may be called: the family of their text."""
TYPED_NAMES = frozenset(("offer", "seats", "typed", "value"))
"""Parameters of refusals that may be text as somebody typed it."""


def says_more(params: Iterable[str]) -> bool:
    """Tell whether the parameters of a question are more than how many of what."""
    return any(name not in PLAIN for name in params)


def texts(voice: Voice, params: Mapping[str, Any]) -> dict[str, locales.Param]:
    """Turn the parameters of an event, a question or a refusal into text.

    Beside a seat `x` stands `x_known`: “yes”, or “no” where the seat is nobody (-1); beside several
    seats their number `x_count`; beside dice their `total`; beside shares `nothing`: “yes” or “no”;
    beside a bag `x_none`, beside kinds, values and vertices `kinds_none` …: “yes” or “no”.
    """
    made: dict[str, locales.Param] = {}
    for name, value in params.items():
        made[name] = text(voice, name, value, params)
        if _is_seat(name, params):
            made[f"{name}_known"] = "yes" if value >= 0 else "no"
        if name in SEATS_NAMES and isinstance(value, tuple | list):
            made[f"{name}_count"] = len(value)
        if isinstance(value, Mapping):
            made["nothing"] = "no" if value else "yes"
        if name in BAG_NAMES and isinstance(value, Sequence):
            made[f"{name}_none"] = "no" if any(value) else "yes"
        if name in ("kinds", "values", "vertices"):
            made[f"{name}_none"] = "no" if value else "yes"
        if name == "dice":
            made["total"] = sum(die for die in value[:NUMBER_DICE] if isinstance(die, int))
    return made


def text(voice: Voice, name: str, value: Any, params: Mapping[str, Any]) -> locales.Param:
    """Turn one parameter into text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return _number(voice, name, value, params)
    if name == "harbor":
        return voice.harbor(value)
    if isinstance(value, str):
        return _named(voice, name, value)
    if isinstance(value, Mapping):
        return counted(voice, value) if name == "domains" else shares(voice, value)
    if isinstance(value, Sequence):
        return _sequence(voice, name, value, params)
    return str(value)


def _named(voice: Voice, name: str, value: str) -> str:
    """A name in words; as it was typed if nothing has that name, or if no name is meant."""
    if name not in WORDS:
        return quoted(value) if name in TYPED_NAMES else value
    family = WORDS[name]
    if families.has_term(voice.locale, family, value):
        return voice.signed(family, value)
    return quoted(value.replace("_", " "))


def _number(voice: Voice, name: str, value: int, params: Mapping[str, Any]) -> locales.Param:
    if _is_seat(name, params):
        return voice.seat(value)
    if name in KIND_NAMES or name in TRADED:
        return voice.kind(value)
    place = "hex" if name == "former" else name.rpartition("_")[2]
    if place in PLACES:
        return (
            "–"
            if value < 0
            else {"vertex": voice.vertex, "edge": voice.edge}.get(place, voice.hex)(value)
        )
    return value


def _is_seat(name: str, params: Mapping[str, Any]) -> bool:
    if not isinstance(params[name], int) or isinstance(params[name], bool):
        return False
    # a robber has a former hex, an award a former holder
    return name in SEAT_NAMES or (name == "former" and "hex" not in params)


def _sequence(voice: Voice, name: str, value: Sequence[Any], params: Mapping[str, Any]) -> str:
    if name in SEATS_NAMES:
        return voice.seats(value)
    if name in BAG_NAMES or (name in TRADED and len(value) == len(voice.rules.kinds)):
        return voice.bag(value)
    if name == "kinds":
        return " ".join(voice.kind_icon(kind) for kind in value)
    if name == "vertices":
        return ", ".join(voice.vertex(vertex) for vertex in value)
    if name == "dice":
        return " + ".join(str(die) for die in value)
    if name == "progress_cards":
        return ", ".join(voice.card(card) for card in value)
    if name == "values":
        option = str(params.get("option", ""))
        shown = [families.option_value(voice.locale, option, item) for item in value]
        return locales.listed(voice.locale, shown, either=True)
    if name == "allowed":
        return locales.listed(voice.locale, [str(item) for item in value], either=True)
    if name in LISTS:
        return ", ".join(voice.term(LISTS[name], item) for item in value)
    return ", ".join(str(item) for item in value)


def shares(voice: Voice, value: Mapping[Any, Any]) -> str:
    """What each seat got: “Ada 2 🌾, Ben 1 ⛰️”, or a count of cards."""
    parts = []
    for seat, share in value.items():
        amount = voice.bag(share) if isinstance(share, Sequence) else str(share)
        # keys are text once an event has been stored
        parts.append(f"{voice.seat(int(seat))} {amount}")
    return ", ".join(parts)


def counted(voice: Voice, value: Mapping[str, int]) -> str:
    """How many of several named things: “2 trade (yellow), 1 science (green)”."""
    return ", ".join(f"{count} {voice.word(name)}" for name, count in value.items())


# --- parameters of actions ------------------------------------------------------------------------


def parameter(voice: Voice, param: Param, value: Any) -> str:
    """A value of an action's parameter, as a sentence shows it."""
    shown: dict[str, Callable[[Any], str]] = {
        "seat": voice.seat,
        "seats": voice.seats,
        "kind": voice.kind,
        "kinds": lambda kinds: " ".join(voice.kind_icon(kind) for kind in kinds),
        "bag": voice.bag,
        "vertex": voice.vertex,
        "vertexs": lambda vertices: ", ".join(voice.vertex(vertex) for vertex in vertices),
        "edge": voice.edge,
        "hex": voice.hex,
        "word": voice.word,
        "words": lambda words: ", ".join(voice.word(word) for word in words),
        "flag": lambda flag: voice.say("value-yes" if flag else "value-no"),
    }
    if value is None or (isinstance(param, TupleParam) and not value):
        return voice.say("value-none")
    return shown.get(param.name, lambda it: param.format(voice.rules, it))(value)


def _with_pieces(voice: Voice, vertices: Sequence[int]) -> str:
    """Several corners with what stands there, as far as there is room: “10 active basic knight”."""
    labels = [voice.vertex(vertex) for vertex in vertices]
    described = [
        " ".join(filter(None, [label, voice.pieces("vertex", vertex)]))
        for label, vertex in zip(labels, vertices, strict=True)
    ]
    told = ", ".join(described)
    return told if len(told) <= ROOM else ", ".join(labels)


def choice(voice: Voice, param: Param, value: Any) -> str:
    """A value of an action's parameter, as a list of choices shows it: with what is there."""
    if param.name in PLACES and value is not None and voice.state is not None:
        label = param.format(voice.rules, value)
        return f"{label} · {voice.there(param.name, value)}"
    if param.name == "seat" and value is not None and voice.state is not None:
        cards = voice.say("value-cards", count=voice.state.hand_size(value))
        return f"{voice.seat(value)} · {cards}"
    if param.name == "vertexs" and value:
        return _with_pieces(voice, value)
    return parameter(voice, param, value)
