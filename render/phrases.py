"""Sentences as keys with parameters: the picture knows no language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

Param = str | int | float


class Translate(Protocol):
    """Turns a key of ``locales/*/picture.ftl`` and its parameters into a sentence."""

    def __call__(self, key: str, /, **params: Param) -> str: ...


@dataclass(frozen=True)
class Phrase:
    """A key with parameters."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def text(self, translate: Translate) -> str:
        return translate(self.key, **self.params)


@dataclass(frozen=True)
class Pieces:
    """Pieces of one kind: ``places`` is a mask of ``place_kind`` (hex, vertex or edge)."""

    kind: str
    place_kind: str
    places: int
