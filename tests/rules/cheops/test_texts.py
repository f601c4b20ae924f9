"""Sentences of Cheops where the base game's would be wrong."""

import pytest

from cogs.book.guide import help_text
from tests.rules.cheops.nile import Nile


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("points", ("no longest road", "16th black stone")),
        ("robber", ("gold coins do not count", "black stone")),
        ("build", ("8 ships", "11 stones")),
    ],
)
def test_the_help_on_what_it_changes_is_its_own(topic, said):
    rules = Nile().rules
    text = help_text("en", topic, rules)
    assert all(words in text for words in said), text
    assert help_text("fr", topic, rules) != help_text("fr", topic)
