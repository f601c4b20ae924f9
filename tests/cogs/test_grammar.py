"""How sentences look whatever game they tell: brackets, spaces, names of everything."""

import re
from collections.abc import Iterator
from random import Random

import pytest

import locales
from cogs.book.guide import help_text, topics
from cogs.posts.picture import translate
from cogs.wording import families, sentences
from cogs.wording.voice import Voice
from engine.actions import Action, BagChoice
from engine.events import Event
from engine.game import Game
from tests.cogs.test_reachable import some_setups
from tests.engine.conformance.driver import random_action
from tests.engine.setups import Setup

NAMES = ("🔵 Ada", "🟠 Ben", "🟡 Chloé", "🟣 Dan", "🟢 Eve", "⚪ Fay")
MOVES = 300
LISTED = 40
"""Moves of a position that are put into words."""

NESTED = re.compile(r"\([^()]*\([^()]*\)[^()]*\)|\)\s*\(")
UNTIDY = re.compile(r" {2,}|\s[,.](?!\w)|\(\s|\s\)|,\s*[,.;]|\{|\}|__|None|\bTrue\b|\bFalse\b")


def faults(words: str) -> list[str]:
    return [found.group() for rule in (NESTED, UNTIDY) for found in rule.finditer(words)]


def told(game: Game, voice: Voice, events: list[Event], random: Random) -> Iterator[str]:
    """Everything that is said of a position and of what led to it."""
    yield from (sentences.event(voice, event) for event in events)
    yield from sentences.outlook(voice, game)
    yield from sentences.questions(voice, game, dict(enumerate(NAMES)))
    for seat in game.asked:
        moves = list(game.legal(seat))
        for move in random.sample(moves, min(LISTED, len(moves))):
            made = move.sample(game, random) if isinstance(move, BagChoice) else move
            if isinstance(made, Action):
                yield sentences.action(voice, made)
                yield sentences.action_name(voice, made.kind)


def voice_of(game: Game, locale: locales.Locale) -> Voice:
    decision = game.decision
    asks = decision.question(game, game.asked[0]) if decision else {}
    kind = decision.kind if decision else ""
    return Voice(locale, game.rules, NAMES, game.view(None).state, kind, asks)


def named(locale: locales.Locale, family: str, name: str) -> str:
    """A term as `families.term` gives it, without its way out for what has no name."""
    return locales.text(locale, families.FAMILIES[family](name))


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize("setup", some_setups(), ids=str)
def test_sentences_are_tidy(
    setup: Setup, locale: locales.Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(families, "term", named)
    random, found = Random(8), dict[str, list[str]]()
    game, events = setup.create(8), list[Event]()
    for _ in range(MOVES):
        voice = voice_of(game, locale)
        for words in told(game, voice, events, random):
            if wrong := faults(words):
                found[words] = wrong
        if game.finished:
            break
        events = game.play(random_action(game, random))
    assert not found


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize("setup", some_setups(), ids=str)
def test_help_fits_and_is_about_the_game(setup: Setup, locale: locales.Locale) -> None:
    rules = setup.create(1).rules
    for topic in topics(locale, rules):
        words = help_text(locale, topic, rules)
        assert len(words) < 2000, topic
        assert not faults(words), topic
    assert {*rules.module_ids} - {"base"} <= {*topics(locale, rules)}


def test_the_award_at_sea_is_the_longest_trade_route() -> None:
    """Seafarers counts roads and ships together (seafarers.md §8)."""
    event = Event("longest_road", {"seat": 0, "former": -1, "length": 5})
    for modules, english, french in (
        (("base",), "the longest road now", "la route la plus longue"),
        (("base", "seafarers"), "the longest trade route", "la route commerciale la plus longue"),
        (("base", "seafarers", "cities_knights"), "the longest trade route", "commerciale"),
    ):
        rules = Game.create(modules, seats=4, seed=bytes(32)).rules
        assert english in sentences.event(Voice("en", rules, NAMES), event)
        assert french in sentences.event(Voice("fr", rules, NAMES), event)
        held = translate("en", rules.module_ids)("picture-held-road")
        assert ("trade route" in held) is ("seafarers" in modules)
