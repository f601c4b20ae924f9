"""Everything that the church tells, asks, offers and refuses has words in both languages."""

import ast
from pathlib import Path
from random import Random

import pytest

import engine.modules.church as package
import locales
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.actions import Action
from engine.game import Game
from engine.modules.church.definition import Church
from engine.modules.cities_knights.tables import tables
from tests.engine.conformance.driver import play_random

FILES = sorted(Path(package.__file__).parent.rglob("*.py"))
NAMES = ("Ada", "Ben", "Chloé", "Dan", "Eve", "Fay")
MODULES = ("base", "cities_knights", "church")
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
def test_every_event_and_refusal_has_a_sentence(locale):
    assert missing(locale, {f"event-{kind}" for kind in first_arguments("emit")}) == []
    assert missing(locale, {f"refusal-{key}" for key in first_arguments("Refusal")}) == []


@both
def test_every_question_and_action_has_words(locale):
    kinds = {made.kind for made in Church.decisions}
    groups = (*Church.answers.values(), Church.off_turn)
    actions = {cls.kind for group in groups for cls in group}
    for family in ("ask", "phase"):
        assert missing(locale, {f"{family}-{kind}" for kind in kinds}) == []
    for part in ("", ".icon"):
        assert missing(locale, {f"action-{kind}{part}" for kind in actions}) == []


@both
def test_every_card_level_price_and_option_has_a_name(locale):
    rules = Game.create(MODULES).rules
    red = tables(rules).domains[3]
    parts = [f"card-{card}.{part}" for card in red.cards for part in ("icon", "about")]
    words = [f"word-{word}" for word in (*red.levels, *tables(rules).event_faces)]
    pieces = [f"piece-{name}" for name in (*rules.costs, *rules.supplies)]
    options = [f"option-{option.name}" for option in Church.options]
    assert missing(locale, {*parts, *words, *pieces, *options, "kind-bread.icon"}) == []


@both
@pytest.mark.parametrize(("topic", "cards"), [("points", ["holy_grail"]), ("cards", ["lent"])])
def test_the_help_on_what_it_changes_is_its_own(locale, topic, cards):
    said = locales.text(locale, locales.in_modules(locale, f"help-{topic}.text", MODULES))
    assert all(locales.text(locale, f"card-{card}") in said for card in cards)


@both
@pytest.mark.parametrize(
    ("more", "seats", "options"),
    [((), 4, {"knights_participation": "chosen"}), (("five_six",), 6, {})],
)
def test_whole_games_can_be_told(locale, more, seats, options):
    game = Game.create((*MODULES, *more), options, seats, seed=bytes([9] * 32))
    for now in play_random(game, Random(9), 900):
        if now.finished:
            break
        said = Voice(locale, now.rules, NAMES[:seats], now.view(None).state)
        assert sentences.questions(said, now, dict(enumerate(NAMES[:seats])))
        for move in now.legal(now.asked[0]).of(*now.rules.actions)[:12]:
            if isinstance(move, Action):
                assert sentences.action(said, move)
        for event in now._events:
            assert "_" not in sentences.event(said, event).replace("__", "")
