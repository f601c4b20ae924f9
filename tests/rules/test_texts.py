"""Everything that a rule module tells, asks, offers and refuses has words in both languages."""

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import engine
import locales
from engine.module import Module
from engine.modules.cities_knights.tables import tables
from engine.registry import all_modules
from engine.rules import rules_for
from locales import Locale
from tests.engine.setups import Setup, all_setups

both = pytest.mark.parametrize("locale", locales.LOCALES)
each_module = pytest.mark.parametrize("made", all_modules().values(), ids=list(all_modules()))


@cache
def first_arguments(name: str, package: ModuleType = engine) -> set[str]:
    """The texts that the files of a package give as first argument to a function."""
    return {
        node.args[0].value
        for path in Path(package.__file__ or "").parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) == name
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def missing(locale: Locale, keys: Iterable[str]) -> list[str]:
    return sorted(key for key in keys if not locales.has(key, locale))


@both
def test_every_event_and_refusal_has_a_sentence(locale):
    kinds, keys = first_arguments("emit"), first_arguments("Refusal") | {"fleet-names-none"}
    assert len(kinds) > 80
    assert len(keys) > 120
    assert missing(locale, {f"event-{kind}" for kind in kinds}) == []
    assert missing(locale, {f"refusal-{key}" for key in keys}) == []


@both
@each_module
def test_every_decision_and_action_has_a_sentence(locale, made: type[Module]):
    kinds = {decision.kind for decision in made.decisions}
    groups = (*made.answers.values(), made.off_turn)
    actions = {cls.kind for group in groups for cls in group if not cls.stand_in}
    for family in ("ask", "phase"):
        assert missing(locale, {f"{family}-{kind}" for kind in kinds}) == []
    for part in ("", ".icon"):
        assert missing(locale, {f"action-{kind}{part}" for kind in actions}) == []


@both
@each_module
def test_every_option_and_value_has_a_name(locale, made: type[Module]):
    assert missing(locale, {f"option-{option.name}" for option in made.options}) == []
    for option in made.options:
        for value in option.values:
            if isinstance(value, str) and not value.isupper():  # a hex is named by its label
                keys = (f"value-{option.name}-{value}", f"value-{value}")
                assert any(locales.has(key, locale) for key in keys), keys


@both
@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_every_card_price_and_kind_has_a_name(locale, setup: Setup):
    rules = rules_for(setup.modules, setup.options, setup.seats)
    cards, words = [*rules.deck], []
    if "cities_knights" in rules.module_ids:
        made = tables(rules)
        cards += [card for domain in made.domains for card in domain.cards]
        words += [*made.event_faces, *(level for domain in made.domains for level in domain.levels)]
    parts = {f"card-{card}.{part}" for card in cards for part in ("icon", "about")}
    pieces = {f"piece-{name}" for name in (*rules.costs, *rules.supplies)}
    kinds = {f"kind-{kind}.icon" for kind in rules.kinds}
    assert missing(locale, {*parts, *pieces, *kinds, *(f"word-{word}" for word in words)}) == []
