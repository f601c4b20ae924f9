"""Everything that Cities & Knights tells, asks, offers and refuses has words in both languages."""

import ast
from pathlib import Path
from random import Random

import pytest

import engine.modules.cities_knights as package
import locales
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.actions import Action
from engine.game import Game
from engine.modules.cities_knights.definition import CitiesKnights
from engine.modules.cities_knights.options import OPTIONS
from engine.modules.cities_knights.tables import tables
from tests.engine.conformance.driver import play_random

FILES = sorted(Path(package.__file__).parent.rglob("*.py"))
NAMES = ("Ada", "Ben", "Chloé", "Dan", "Eve", "Fay")
both = pytest.mark.parametrize("locale", locales.LOCALES)


def first_arguments(name):
    """The constants that the module's files give as first argument to a function."""
    return {
        ast.literal_eval(node.args[0])
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) == name
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


def missing(locale, keys):
    return sorted(key for key in keys if not locales.has(key, locale))


@both
def test_every_event_has_a_sentence(locale):
    kinds = first_arguments("emit")
    assert len(kinds) > 45
    assert missing(locale, {f"event-{kind}" for kind in kinds}) == []


@both
def test_every_refusal_has_a_sentence(locale):
    keys = first_arguments("Refusal") | {"fleet-names-none"}
    assert len(keys) > 60
    assert missing(locale, {f"refusal-{key}" for key in keys}) == []


@both
def test_every_question_and_action_has_words(locale):
    kinds = {made.kind for made in CitiesKnights.decisions}
    actions = {cls.kind for group in CitiesKnights.answers.values() for cls in group}
    assert missing(locale, {f"ask-{kind}" for kind in kinds}) == []
    assert missing(locale, {f"phase-{kind}" for kind in kinds}) == []
    assert missing(locale, {f"action-{kind}" for kind in actions}) == []
    assert missing(locale, {f"action-{kind}.icon" for kind in actions}) == []


@both
def test_every_card_level_and_price_has_a_name(locale):
    rules = Game.create(("base", "cities_knights")).rules
    made = tables(rules)
    cards = [card for domain in made.domains for card in domain.cards]
    levels = [level for domain in made.domains for level in domain.levels]
    assert (
        missing(locale, {f"card-{card}.{part}" for card in cards for part in ("icon", "about")})
        == []
    )
    assert missing(locale, {f"word-{word}" for word in (*levels, *made.event_faces)}) == []
    assert missing(locale, {f"piece-{name}" for name in (*rules.costs, *rules.supplies)}) == []
    assert missing(locale, {f"kind-{kind}.icon" for kind in rules.kinds}) == []


@both
def test_every_option_and_value_has_a_name(locale):
    assert missing(locale, {f"option-{option.name}" for option in OPTIONS}) == []
    for option in OPTIONS:
        for value in option.values:
            if isinstance(value, str):
                keys = (f"value-{option.name}-{value}", f"value-{value}")
                assert any(locales.has(key, locale) for key in keys), keys


@both
@pytest.mark.parametrize(
    ("modules", "seats", "options"),
    [
        (("base", "cities_knights"), 4, {"knights_participation": "chosen"}),
        (("base", "cities_knights"), 3, {"preset": "official"}),
        (("base", "cities_knights", "five_six", "seafarers"), 6, {}),
    ],
)
def test_whole_games_can_be_told(locale, modules, seats, options):
    game = Game.create(modules, options, seats, seed=bytes([9] * 32))
    for now in play_random(game, Random(9), 700):
        if now.finished:
            break
        said = Voice(locale, now.rules, NAMES[:seats], now.view(None).state)
        assert sentences.questions(said, now, dict(enumerate(NAMES[:seats])))
        for move in now.legal(now.asked[0]).of(*now.rules.actions)[:12]:
            if isinstance(move, Action):
                assert sentences.action(said, move)
        for event in now._events:
            assert "_" not in sentences.event(said, event).replace("__", "")
