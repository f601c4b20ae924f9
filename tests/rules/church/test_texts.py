"""What the church changes in the help, and whole games of it told in both languages."""

from random import Random

import pytest

import locales
from cogs.wording import sentences
from cogs.wording.buttons import public_buttons
from cogs.wording.voice import Voice
from engine.actions import Action
from engine.game import Game
from tests.engine.conformance.driver import play_random

NAMES = ("Ada", "Ben", "Chloé", "Dan", "Eve", "Fay")
MODULES = ("base", "cities_knights", "church")
both = pytest.mark.parametrize("locale", locales.LOCALES)


@both
@pytest.mark.parametrize(("topic", "cards"), [("points", ["holy_grail"]), ("cards", ["lent"])])
def test_the_help_on_what_it_changes_is_its_own(locale, topic, cards):
    key = locales.in_modules(locale, f"help-{topic}.text", MODULES)
    said = locales.text(locale, key, **public_buttons(locale))
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
