"""What people type for cards and places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import locales
from cogs.wording.typed import plain, read_bag, read_kind, read_place, write_bag
from cogs.wording.voice import Voice
from engine.errors import Refusal
from engine.params import EdgeParam, HexParam, VertexParam
from engine.rules import rules_for

RULES = rules_for(("base",), {}, 4)


@pytest.mark.parametrize(
    ("typed", "bag"),
    [
        ("2 wool 1 ore", (0, 0, 2, 0, 1)),
        ("2 mouton, 1 minerai", (0, 0, 2, 0, 1)),
        ("2🐑 1⛰", (0, 0, 2, 0, 1)),
        ("2🐑1⛰️", (0, 0, 2, 0, 1)),
        ("🧱🪵", (1, 1, 0, 0, 0)),
        ("argile et bois", (1, 1, 0, 0, 0)),
        ("brick and lumber", (1, 1, 0, 0, 0)),
        ("3x brick", (3, 0, 0, 0, 0)),
        ("BLE", (0, 0, 0, 1, 0)),
        ("2 moutons", (0, 0, 2, 0, 0)),
        ("1 gra + 1 gra", (0, 0, 0, 2, 0)),
        ("", (0, 0, 0, 0, 0)),
    ],
)
def test_cards(typed: str, bag: tuple[int, ...]) -> None:
    assert read_bag(RULES, typed) == bag


@pytest.mark.parametrize(
    "typed", ["gold", "2", "2 2 wool", "wool ore sheepdog", "b", "😀", "-1 ore"]
)
def test_what_is_no_card(typed: str) -> None:
    with pytest.raises(Refusal):
        read_bag(RULES, typed)


@given(st.text(max_size=60))
def test_any_text_is_cards_or_refused(typed: str) -> None:
    try:
        bag = read_bag(RULES, typed)
    except Refusal:
        return
    assert len(bag) == len(RULES.kinds)


@given(st.lists(st.integers(0, 30), min_size=5, max_size=5))
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_is_suggested_is_understood(locale: str, bag: list[int]) -> None:
    voice = Voice("fr" if locale == "fr" else "en", RULES, ())
    assert list(read_bag(RULES, write_bag(voice, bag))) == bag


def test_kinds() -> None:
    assert read_kind(RULES, "minerai") == 4
    assert read_kind(RULES, "🌾") == 3
    with pytest.raises(Refusal):
        read_kind(RULES, "")


def test_places() -> None:
    assert read_place(RULES, VertexParam(), "27 · ⛰️ 8, 3:1 harbour") == 26
    assert read_place(RULES, EdgeParam(), " 26-20") == read_place(RULES, EdgeParam(), "20-26")
    assert read_place(RULES, HexParam(), "a") == 0
    for text in ("", "0", "x", "27-", "1000"):
        with pytest.raises(Refusal):
            read_place(RULES, VertexParam(), text)


def test_words_are_compared_without_accents_and_case() -> None:
    assert plain("  Défausser ⛰️ ") == "defausser ⛰"


@pytest.mark.parametrize(
    "typed",
    [
        "2 gold coins 1 ore",
        "1 minerai et 2 pièces d’or",
        "2 or, 1 ore",
        "2 gold 1⛰",
        "1 ore 2 pieces d'or",
    ],
)
def test_gold_coins_have_names_of_several_words_and_short_ones(typed: str) -> None:
    """« or » is French for gold and not the beginning of ore."""
    rules = rules_for(("base", "cheops"), {}, 4)
    assert read_bag(rules, typed) == rules.bag(ore=1, gold_coin=2)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("modules", [("cheops",), ("church", "cities_knights")])
def test_what_is_written_can_be_read(locale: locales.Locale, modules: tuple[str, ...]) -> None:
    rules = rules_for(("base", *modules), {}, 4)
    bag = tuple(range(1, len(rules.kinds) + 1))
    assert read_bag(rules, write_bag(Voice(locale, rules, ()), bag)) == bag
