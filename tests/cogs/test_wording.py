"""The sentences of whole games, in both languages, for every event, question, move and refusal."""

import ast
from pathlib import Path
from random import Random

import pytest

import locales
from cogs.wording import sentences
from cogs.wording.voice import Voice
from engine.actions import BagChoice
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.players import LEVELS

NAMES = ("🔵 Ada", "🟠 Ben", "🟡 Chloé", "🟣 Dan")
ROOT = Path(__file__).parent.parent.parent


def voice(game: Game, locale: locales.Locale) -> Voice:
    return Voice(locale, game.rules, NAMES, game.view(None).state)


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize("level", sorted(LEVELS))
def test_whole_games_can_be_told(locale: locales.Locale, level: str) -> None:
    game = Game.create(seats=4, seed=bytes([3] * 32))
    random = Random(5)
    told: set[str] = set()
    for _ in range(400):
        if game.finished:
            break
        said = voice(game, locale)
        assert sentences.questions(said, game, dict(enumerate(NAMES)))
        seat = (*game.invited, *game.asked)[0]
        for move in list(game.legal(seat))[:30]:
            action = move.sample(game, random) if isinstance(move, BagChoice) else move
            if action is not None:
                assert sentences.action(said, action)
        events = game.play(LEVELS[level](game.view(seat), random))
        for event in events:
            assert sentences.event(voice(game, locale), event)
            told.add(event.kind)
    assert {"rolled", "production", "road_built", "settlement_built"} <= told


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_every_event_of_the_base_game_has_a_sentence(locale: locales.Locale) -> None:
    kinds = set(_first_arguments("emit", ROOT / "engine/modules/base", ROOT / "engine/game.py"))
    assert len(kinds) > 20
    assert [kind for kind in kinds if not locales.has(f"event-{kind}", locale)] == []


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_every_refusal_of_the_base_game_has_a_sentence(locale: locales.Locale) -> None:
    keys = set(_first_arguments("Refusal", ROOT / "engine"))
    assert len(keys) > 40
    of_base = {
        key for key in keys if locales.has(f"refusal-{key}", locale) or not _belongs_elsewhere(key)
    }
    assert [key for key in of_base if not locales.has(f"refusal-{key}", locale)] == []


def _belongs_elsewhere(key: str) -> bool:
    """Tell whether only another module than base uses a refusal; its own tests look at that."""
    folders = [path for path in (ROOT / "engine/modules").iterdir() if path.name != "base"]
    return key in set(_first_arguments("Refusal", *(path for path in folders if path.is_dir())))


def _first_arguments(name: str, *paths: Path) -> list[str]:
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))]
    return [
        str(node.args[0].value)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) == name
        and node.args
        and isinstance(node.args[0], ast.Constant)
    ]


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_decisions_and_actions_have_their_texts(locale: locales.Locale) -> None:
    rules = Game.create(seats=4).rules
    for kind in rules.decisions:
        assert locales.has(f"ask-{kind}", locale)
        assert locales.has(f"phase-{kind}", locale)
    for kind in rules.actions:
        assert locales.has(f"action-{kind}", locale)


def test_what_lies_at_a_place() -> None:
    game = Game.create(seats=4, options={"map": "base_beginner"}, seed=bytes(32))
    said = voice(game, "fr")
    corner = game.board.parse_vertex("27")
    assert said.there("vertex", corner) == "⛰️ 8, port 3:1"
    hex_ = next(bits(game.board.tiles))
    assert said.there("hex", hex_) == "⛰️ 10"
    assert said.hex(hex_) == "A (⛰️ 10)"
    assert said.there("edge", game.board.parse_edge("1-4")).startswith("⛰️ 10")


def test_a_refusal_names_what_is_asked_instead() -> None:
    game = Game.create(seats=3, seed=bytes(32))
    roll = game.rules.actions["roll"]
    with pytest.raises(Refusal) as caught:
        game.check(roll(seat=game.asked[0]))
    said = sentences.refusal(voice(game, "fr"), caught.value)
    assert said == (
        "«\xa0Lancer les dés\xa0» n’est pas possible maintenant\xa0: "
        "d’abord il faut poser une colonie."
    )
    with pytest.raises(Refusal) as caught:
        game.check(roll(seat=(game.asked[0] + 1) % 3))
    assert "c’est à 🔵 Ada d’agir" in sentences.refusal(voice(game, "fr"), caught.value)


def test_who_may_not_trade_between_turns_reads_why() -> None:
    """Player 2 has nothing to wait for: the reason is the rule (five_six.md §5)."""
    refused = Refusal("no-trading-now")
    assert "player 2" in sentences.refusal(
        voice(Game.create(("base", "five_six"), {}, 5), "en"), refused
    )
    assert "player 2" not in sentences.refusal(voice(Game.create(), "en"), refused)


@pytest.mark.parametrize(("locale", "robber"), [("en", "robber"), ("fr", "brigand")])
def test_a_theft_may_be_the_pirates(locale: locales.Locale, robber: str) -> None:
    """The question whom to rob follows both pieces, a chase aims at both (seafarers.md §6, §13)."""
    for key in ("ask-steal", "phase-steal"):
        assert robber not in locales.text(locale, key, victims="Ada")
    game = Game.create(("base", "seafarers", "cities_knights"), {}, 4)
    assert "pirate" in sentences.action_name(voice(game, locale), "chase_robber")


@pytest.mark.parametrize(
    ("robber", "pirate", "told"),
    [
        (True, True, "robber or the pirate"),
        (True, False, "the robber and"),
        (False, False, "Counts"),
    ],
)
def test_a_knight_moves_the_pieces_there_are(robber: bool, pirate: bool, told: str) -> None:
    options = {"robber_enabled": robber, "pirate_enabled": pirate}
    game = Game.create(("base", "seafarers"), options, 4)
    assert told in voice(game, "en").about("knight_card")
