"""What people type: cards by their names in any language or by sign, places, whole actions."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import locales
from cogs.wording import families
from cogs.wording.voice import Voice
from engine.errors import Refusal
from engine.params import Param
from engine.rules import Rules

_WORD = r"[^\d\s,;+·x×*]+"
_PARTS = tuple(
    re.compile(
        rf"\s*(\d{{1,3}})?\s*[x×*]?\s*({_WORD}(?:\s+{_WORD}){{{more}}})"
        r"\s*[,;+·]?(?:\s*(?:et|and)\b)?"
    )
    for more in (2, 1, 0)
)
"""A number and what is counted, in three words, two or one."""
_VARIATION = "\ufe0f"
"""Follows a sign that also exists in black and white; people leave it out."""


T = TypeVar("T")


def plain(words: str) -> str:
    """Words without accents, case, doubled spaces and bent apostrophes, to be compared."""
    straight = words.casefold().replace(_VARIATION, "").replace("’", "'")
    stripped = unicodedata.normalize("NFKD", straight)
    return " ".join("".join(c for c in stripped if not unicodedata.combining(c)).split())


def named(
    text: str, called: Callable[[locales.Locale, T], str], things: Iterable[T]
) -> Iterator[T]:
    """Those of some things that somebody calls by their name, in any language."""
    wanted = plain(text)
    for thing in things:
        if any(plain(called(locale, thing)) == wanted for locale in locales.LOCALES):
            yield thing


def _names(rules: Rules, kind: int) -> Iterator[str]:
    """Everything a card kind is called."""
    name = rules.kinds[kind]
    yield plain(name)
    for locale in locales.LOCALES:
        yield plain(families.term(locale, "kind", name))
        sign = families.icon(locale, "kind", name)
        if sign:
            yield plain(sign)
        also = f"kind-{name}.typed"
        if locales.has(also, locale):
            yield from map(plain, locales.text(locale, also).split(","))


def read_kind(rules: Rules, text: str) -> int:
    """A card kind by its name, the beginning of it, or its sign; raises Refusal."""
    wanted = plain(text)
    every = [(kind, name) for kind in range(len(rules.kinds)) for name in _names(rules, kind)]
    for fits in (
        lambda name: name == wanted,
        lambda name: f"{name}s" == wanted,
        lambda name: bool(wanted) and name.startswith(wanted),
    ):
        found = {kind for kind, name in every if fits(name)}
        if len(found) == 1:
            return found.pop()
    raise Refusal("unknown-kind", parameter="kind")


def read_bag(rules: Rules, text: str) -> tuple[int, ...]:
    """Cards such as “2 wool 1 ore”, “2🐑 ⛰”, “argile, bois”; raises Refusal if it is none."""
    counts = [0] * len(rules.kinds)
    position = 0
    cleaned = text.replace(_VARIATION, "").strip()
    known = {name: kind for kind in range(len(counts)) for name in _names(rules, kind)}
    while position < len(cleaned):
        found = [part for part in (form.match(cleaned, position) for form in _PARTS) if part]
        if not found:
            raise Refusal("unknown-bag", parameter="bag")
        part = next((part for part in found if plain(part[2]) in known), found[-1])
        kind = known.get(plain(part[2]))
        for one in _kinds_in(rules, part[2]) if kind is None else [kind]:
            counts[one] += int(part[1] or 1)
        position = part.end()
    return tuple(counts)


def _kinds_in(rules: Rules, word: str) -> Iterable[int]:
    """The kind that a word names, or those of several signs written together."""
    try:
        return [read_kind(rules, word)]
    except Refusal:
        if len(word) > 1 and not any(character.isalnum() for character in word):
            return [read_kind(rules, character) for character in word]
        raise Refusal("unknown-bag", parameter="bag") from None


def write_bag(voice: Voice, bag: Sequence[int]) -> str:
    """A bag as a person would type it: “2 wool 1 ore”."""
    return " ".join(
        f"{count} {voice.term('kind', voice.rules.kinds[kind])}"
        for kind, count in enumerate(bag)
        if count
    )


def read_place(rules: Rules, param: Param, text: str) -> Any:
    """A place by its label; what a list shows behind the label may follow. Raises Refusal."""
    try:
        return param.parse(rules, text.split("·", maxsplit=1)[0].strip())
    except ValueError as error:
        raise Refusal(f"unknown-{param.name}", parameter=param.name) from error
