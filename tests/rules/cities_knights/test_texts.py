"""Whole games of Cities & Knights told in both languages."""

from random import Random

import pytest

import locales
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.actions import Action
from engine.game import Game
from tests.engine.conformance.driver import play_random

NAMES = ("Ada", "Ben", "Chloé", "Dan", "Eve", "Fay")
both = pytest.mark.parametrize("locale", locales.LOCALES)


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
