"""Sentences as keys with parameters: the picture knows no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

Param = str | int | float


class Translate(Protocol):
    """Turns a key of ``locales/*/picture.ftl`` and its parameters into a sentence."""

    def __call__(self, key: str, /, **params: Param) -> str: ...


@dataclass(frozen=True)
class Seat:
    """A seat within a phrase: its name is put in."""

    number: int


@dataclass(frozen=True)
class Phrase:
    """A key with parameters; these may be phrases or seats themselves, or lists of either."""

    key: str
    params: Mapping[str, Value] = field(default_factory=dict)

    def text(self, translate: Translate, names: Sequence[str] = ()) -> str:
        """The sentence. ``names``: those of the seats."""

        def said(value: Value) -> Param:
            match value:
                case Phrase():
                    return value.text(translate, names)
                case Seat():
                    return names[value.number]
                case list():
                    return ", ".join(str(said(part)) for part in value)
                case _:
                    return value

        return translate(self.key, **{name: said(value) for name, value in self.params.items()})


Value: TypeAlias = Param | Phrase | Seat | list[Phrase] | list[Seat] | list[str]


@dataclass(frozen=True)
class Pieces:
    """Pieces of one kind: ``places`` is a mask of ``place_kind`` (hex, vertex or edge)."""

    kind: str
    place_kind: str
    places: int


def bag(kinds: Sequence[str], counts: Sequence[int]) -> list[Phrase]:
    """The cards of a bag, kind by kind, as far as there are any."""
    return [
        Phrase("picture-bag", {"count": count, "name": Phrase(f"kind-{kind}")})
        for kind, count in zip(kinds, counts, strict=False)
        if count
    ]
