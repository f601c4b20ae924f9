"""Types of the parameters of actions.

An action is a small struct whose fields carry one of the types below. From the type alone follow
the check of a value, its text in a record, its parsing, and the list of all values for brute-force
tests and for generated forms.
"""

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

if TYPE_CHECKING:
    from engine.rules import Rules


class Param:
    """How values of one parameter type are checked, written and read."""

    name = ""

    def valid(self, rules: "Rules", value: Any) -> bool:
        """Tell whether ``value`` is of this type at this table (not whether it is legal)."""
        raise NotImplementedError(self.name)

    def format(self, rules: "Rules", value: Any) -> str:
        """Text of a valid value, without spaces."""
        return str(value)

    def parse(self, rules: "Rules", text: str) -> Any:
        """Read the text; raises ``ValueError`` if it is no value of this type."""
        raise NotImplementedError(self.name)

    def values(self, rules: "Rules") -> Iterable[Any]:
        """All values, for types with a small range; otherwise nothing."""
        return ()


def _is_int(value: Any, limit: int, start: int = 0) -> bool:
    return type(value) is int and start <= value < limit


class VertexParam(Param):
    """A vertex, shown by its number from 1."""

    name = "vertex"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return _is_int(value, rules.board.vertex_count)

    def format(self, rules: "Rules", value: Any) -> str:
        return rules.board.vertex_label(value)

    def parse(self, rules: "Rules", text: str) -> int:
        return rules.board.parse_vertex(text)

    def values(self, rules: "Rules") -> Iterable[int]:
        return range(rules.board.vertex_count)


class EdgeParam(Param):
    """An edge, shown by its two vertices."""

    name = "edge"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return _is_int(value, rules.board.edge_count)

    def format(self, rules: "Rules", value: Any) -> str:
        return rules.board.edge_label(value)

    def parse(self, rules: "Rules", text: str) -> int:
        return rules.board.parse_edge(text)

    def values(self, rules: "Rules") -> Iterable[int]:
        return range(rules.board.edge_count)


class HexParam(Param):
    """A hex, shown by its letters."""

    name = "hex"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return _is_int(value, rules.board.hex_count)

    def format(self, rules: "Rules", value: Any) -> str:
        return rules.board.hex_label(value)

    def parse(self, rules: "Rules", text: str) -> int:
        return rules.board.parse_hex(text)

    def values(self, rules: "Rules") -> Iterable[int]:
        return range(rules.board.hex_count)


class SeatParam(Param):
    """A seat, written ``s1`` for seat 0."""

    name = "seat"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return _is_int(value, rules.seats)

    def format(self, rules: "Rules", value: Any) -> str:
        return f"s{value + 1}"

    def parse(self, rules: "Rules", text: str) -> int:
        seat = int(text.removeprefix("s")) - 1
        if not text.startswith("s") or not self.valid(rules, seat):
            raise ValueError(f"{text!r} is no seat of this game")
        return seat

    def values(self, rules: "Rules") -> Iterable[int]:
        return range(rules.seats)


class SeatsParam(Param):
    """A set of seats in ascending order, written ``s1,s3``; ``-`` is the empty set."""

    name = "seats"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return (
            type(value) is tuple
            and all(_is_int(seat, rules.seats) for seat in value)
            and all(a < b for a, b in itertools.pairwise(value))
        )

    def format(self, rules: "Rules", value: Any) -> str:
        return ",".join(f"s{seat + 1}" for seat in value) or "-"

    def parse(self, rules: "Rules", text: str) -> tuple[int, ...]:
        one = SeatParam()
        return () if text == "-" else tuple(one.parse(rules, part) for part in text.split(","))


class KindParam(Param):
    """A card kind as index into ``rules.kinds``, written by its name."""

    name = "kind"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return _is_int(value, len(rules.kinds))

    def format(self, rules: "Rules", value: Any) -> str:
        name: str = rules.kinds[value]
        return name

    def parse(self, rules: "Rules", text: str) -> int:
        if text not in rules.kinds:
            raise ValueError(f"{text!r} is no card kind of this game")
        return rules.kinds.index(text)

    def values(self, rules: "Rules") -> Iterable[int]:
        return range(len(rules.kinds))


class BagParam(Param):
    """Cards as one count per kind, written ``2wool+1ore``; ``-`` is the empty bag."""

    name = "bag"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return (
            type(value) is tuple
            and len(value) == len(rules.kinds)
            and all(_is_int(count, 1000) for count in value)
        )

    def format(self, rules: "Rules", value: Any) -> str:
        parts = [f"{n}{kind}" for n, kind in zip(value, rules.kinds, strict=True) if n]
        return "+".join(parts) or "-"

    def parse(self, rules: "Rules", text: str) -> tuple[int, ...]:
        counts = [0] * len(rules.kinds)
        for part in [] if text == "-" else text.split("+"):
            kind = part.lstrip("0123456789")
            if kind not in rules.kinds:
                raise ValueError(f"{kind!r} is no card kind of this game")
            counts[rules.kinds.index(kind)] += int(part[: len(part) - len(kind)] or "1")
        return tuple(counts)


class NumberParam(Param):
    """A whole number from 0 to 999,999."""

    name = "number"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return _is_int(value, 1_000_000)

    def parse(self, rules: "Rules", text: str) -> int:
        return int(text)


class FlagParam(Param):
    """Yes or no."""

    name = "flag"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return type(value) is bool

    def format(self, rules: "Rules", value: Any) -> str:
        return "yes" if value else "no"

    def parse(self, rules: "Rules", text: str) -> bool:
        if text not in ("yes", "no"):
            raise ValueError(f"{text!r} is neither yes nor no")
        return text == "yes"

    def values(self, rules: "Rules") -> Iterable[bool]:
        return (False, True)


class WordParam(Param):
    """A short identifier of a module (a card, a domain, a mode): lower-case letters, digits, _."""

    name = "word"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return type(value) is str and value.isascii() and value.isidentifier() and len(value) <= 40

    def parse(self, rules: "Rules", text: str) -> str:
        if not self.valid(rules, text):
            raise ValueError(f"{text!r} is no identifier")
        return text


class OptionalParam(Param):
    """A value of another type or ``None``, written ``-``."""

    def __init__(self, inner: Param) -> None:
        self.inner = inner
        self.name = inner.name

    def valid(self, rules: "Rules", value: Any) -> bool:
        return value is None or self.inner.valid(rules, value)

    def format(self, rules: "Rules", value: Any) -> str:
        return "-" if value is None else self.inner.format(rules, value)

    def parse(self, rules: "Rules", text: str) -> Any:
        return None if text == "-" else self.inner.parse(rules, text)

    def values(self, rules: "Rules") -> Iterable[Any]:
        return (None, *self.inner.values(rules))


class TupleParam(Param):
    """Several values of one type, written with commas; ``-`` is the empty tuple."""

    def __init__(self, inner: Param) -> None:
        self.inner = inner
        self.name = f"{inner.name}s"

    def valid(self, rules: "Rules", value: Any) -> bool:
        return type(value) is tuple and all(self.inner.valid(rules, item) for item in value)

    def format(self, rules: "Rules", value: Any) -> str:
        return ",".join(self.inner.format(rules, item) for item in value) or "-"

    def parse(self, rules: "Rules", text: str) -> tuple[Any, ...]:
        parts = [] if text == "-" else text.split(",")
        return tuple(self.inner.parse(rules, part) for part in parts)


Vertex = Annotated[int, VertexParam()]
Edge = Annotated[int, EdgeParam()]
Hex = Annotated[int, HexParam()]
Seat = Annotated[int, SeatParam()]
Seats = Annotated[tuple[int, ...], SeatsParam()]
Kind = Annotated[int, KindParam()]
Bag = Annotated[tuple[int, ...], BagParam()]
Number = Annotated[int, NumberParam()]
Flag = Annotated[bool, FlagParam()]
Word = Annotated[str, WordParam()]
OptionalHex = Annotated[int | None, OptionalParam(HexParam())]
OptionalVertex = Annotated[int | None, OptionalParam(VertexParam())]
OptionalKind = Annotated[int | None, OptionalParam(KindParam())]
Vertices = Annotated[tuple[int, ...], TupleParam(VertexParam())]
Hexes = Annotated[tuple[int, ...], TupleParam(HexParam())]
Kinds = Annotated[tuple[int, ...], TupleParam(KindParam())]
Words = Annotated[tuple[str, ...], TupleParam(WordParam())]


def fields_of(cls: type) -> tuple[tuple[str, Param], ...]:
    """Names and parameter types of the fields of an action class, in order."""
    found = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        params = [arg for arg in get_args(hint) if isinstance(arg, Param)]
        if params:
            found.append((name, params[0]))
    return tuple(found)
