"""Sentences of Alexander that depend on what is in them."""

import pytest

from cogs.book.guide import help_text
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.events import Event
from tests.rules.alexander.march import March

NAMES = ("Ada", "Ben", "Chloé", "Dan")


@pytest.mark.parametrize(
    ("locale", "cards", "knights", "said"),
    [
        ("fr", {"wool": 1}, 0, "⚖️ Ben paie 1 🐑"),
        ("fr", {"wool": 1}, 1, "⚖️ Ben paie 1 🐑 et 1 chevalier"),
        ("fr", {}, 2, "⚖️ Ben paie 2 chevaliers"),
        ("en", {"wool": 1}, 2, "⚖️ Ben pays 1 🐑 and 2 knights"),
        ("en", {}, 1, "⚖️ Ben pays 1 knight"),
    ],
)
def test_what_was_paid(locale, cards, knights, said):
    game = March().game
    voice = Voice(locale, game.rules, NAMES, game.view(None).state)
    paid = {"seat": 1, "cards": game.rules.bag(**cards), "knights": knights}
    assert sentences.event(voice, Event("bid_paid", paid)) == said


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("turn", ("supply deck", "passes the next point")),
        ("points", ("in anybody’s turn", "Persepolis")),
        ("robber", ("usually 11", "gold coins do not count")),
    ],
)
def test_the_help_on_what_it_changes_is_its_own(topic, said):
    rules = March().rules
    text = help_text("en", topic, rules)
    assert all(words in text for words in said), text
    assert help_text("fr", topic, rules) != help_text("fr", topic)
