"""The texts: the same in all languages, all of them used, none of them in the code (check 55)."""

import ast
import itertools
import re
from collections import Counter

import pytest

import locales
from tests import catalogue

SAMPLES: tuple[locales.Param, ...] = (1, "Ada")
"""A number and a word: a text may take either for a parameter."""

BY_LOCALE = {locale: dict(catalogue.entries(locale)) for locale in locales.LOCALES}
ENGLISH = BY_LOCALE["en"]
FRENCH = BY_LOCALE["fr"]


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_files_are_well_formed(locale: locales.Locale) -> None:
    assert not list(catalogue.junk(locale))


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_no_key_stands_twice(locale: locales.Locale) -> None:
    counts = Counter(key for key, _ in catalogue.entries(locale))
    assert [key for key, count in counts.items() if count > 1] == []


def test_the_same_keys_in_the_same_files() -> None:
    assert {key: entry.file for key, entry in ENGLISH.items()} == {
        key: entry.file for key, entry in FRENCH.items()
    }


@pytest.mark.parametrize("key", sorted(ENGLISH.keys() & FRENCH.keys()))
def test_the_same_attributes_and_parameters(key: str) -> None:
    assert ENGLISH[key].variables == FRENCH[key].variables


def test_every_text_can_be_written() -> None:
    for locale, entries in BY_LOCALE.items():
        for key, entry in entries.items():
            for (part, variables), sample in itertools.product(entry.variables.items(), SAMPLES):
                name = f"{key}.{part}" if part else key
                assert locales.text(locale, name, **dict.fromkeys(variables, sample)).strip()


PUBLIC_TEXTS = ("lobby-question", "lobby-question-full", "lobby-again")
"""Texts of posts, which speak the language of their buttons."""


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_the_buttons_of_posts_are_named_as_they_stand_there(locale: locales.Locale) -> None:
    """A private text gets the label as a parameter: its reader's language may be another."""
    labels = [
        locales.text(locale, key, **dict.fromkeys(entry.variables.get("", ()), ""))
        for key, entry in BY_LOCALE[locale].items()
        if key.startswith(("button-", "lobby-button-")) and key != "button-standing"
    ]
    named = [
        (key, label)
        for key, entry in BY_LOCALE[locale].items()
        for part, variables in entry.variables.items()
        for label in labels
        if f"**{label}**"
        in locales.text(
            locale, f"{key}.{part}" if part else key, **dict.fromkeys(variables, SAMPLES[0])
        )
    ]
    assert [(key, label) for key, label in named if key not in PUBLIC_TEXTS] == []


def test_every_key_asked_for_exists() -> None:
    missing = [
        f"{path.name}:{line} {key}"
        for path, line, key in catalogue.direct_keys()
        if key.partition(".")[0] not in ENGLISH
    ]
    assert missing == []


def test_no_key_is_unused() -> None:
    named = {literal.partition(".")[0] for literal in catalogue.literals()}
    named |= {key for entry in ENGLISH.values() for key in entry.references}
    beginnings = tuple(catalogue.families())
    unused = [key for key in ENGLISH if key not in named and not key.startswith(beginnings)]
    assert unused == []


SENTENCE = re.compile(r"[^\W\d_]{2,}[ ’'][^\W\d_]{2,}[ ’'][^\W\d_]{2,}")
"""Three words in a row."""

SILENT_CALLS = {
    *("debug", "info", "warning", "error", "exception", "critical", "log", "note"),
    "Sleeper",
}
"""Calls whose words go to the log."""


def spoken(node: ast.AST, inside_log: bool = False) -> list[str]:
    """Collect string constants that are neither documentation, nor logged, nor of an exception."""
    if isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        inside_log = inside_log or name in SILENT_CALLS
    if isinstance(node, ast.Raise | ast.Assert):
        return []
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return []
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and not inside_log:
        return [node.value]
    return [said for child in ast.iter_child_nodes(node) for said in spoken(child, inside_log)]


def test_no_sentence_in_the_code() -> None:
    found = [
        f"{path.relative_to(catalogue.ROOT)}: {said!r}"
        for path in catalogue.sources()
        if path.is_relative_to(catalogue.ROOT / "cogs") or path.name in ("bot.py", "local_table.py")
        for said in spoken(catalogue.tree(path))
        if SENTENCE.search(said)
    ]
    assert found == []


def test_faulty_texts_are_patched_where_people_play(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(locales.strictness, "raises", False)
    assert locales.text("fr", "no-such-text") == "no-such-text"
    assert "seconds" in locales.text("fr", "error-too-fast")
    assert caplog.text.count("faulty text") >= 2


def test_faulty_texts_fail_the_tests() -> None:
    with pytest.raises(locales.TextError, match="no-such-text"):
        locales.text("en", "no-such-text")
    with pytest.raises(locales.TextError, match="seconds"):
        locales.text("en", "error-too-fast")


def test_numbers_and_lists_follow_the_locale() -> None:
    assert "1 234" in locales.text("fr", "error-too-fast", seconds=1234).replace("\u202f", " ")
    assert "1,234 seconds" in locales.text("en", "error-too-fast", seconds=1234)
    assert locales.listed("fr", ["a", "b", "c"]) == "a, b et c"
    assert locales.listed("en", ["a", "b"], either=True) == "a or b"


def test_no_line_of_french_begins_with_a_sign() -> None:
    said = locales.text("fr", "refusal-not-now", action="Lancer", ask="posez")
    assert said == "«\xa0Lancer\xa0» n’est pas possible maintenant\xa0: d’abord posez."
    assert locales.text("fr", "panel-confirm", action="Passer") == "Passer\u202f?"
    assert locales.text("fr", "since-part") == "\u202f; "
    for key, entry in FRENCH.items():
        for part, variables in entry.variables.items():
            name = f"{key}.{part}" if part else key
            said = locales.text("fr", name, **dict.fromkeys(variables, "Ada"))
            assert not re.search(r" [:;?!»](?!\w)|« |[^\W\d][;!?]", said), said


@pytest.mark.parametrize(
    ("code", "locale"), [("fr", "fr"), ("en-GB", "en"), ("de", "en"), ("FR", "fr")]
)
def test_the_closest_locale(code: str, locale: locales.Locale) -> None:
    assert locales.closest(code) == locale
