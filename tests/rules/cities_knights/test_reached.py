"""Every card, level, event, action and question of the module occurs in random play."""

import ast
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine.modules.cities_knights as package
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.cities_knights.definition import CitiesKnights
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from tests.engine.conformance.driver import play_random

SETUPS: tuple[tuple[tuple[str, ...], int, dict[str, Any]], ...] = (
    (("base", "cities_knights"), 4, {"victory_points": 25}),
    (("base", "cities_knights"), 3, {"preset": "official", "victory_points": 25}),
    (
        ("base", "cities_knights"),
        4,
        {
            "knights_participation": "chosen",
            "intrigue_effect": "displace",
            "victory_points": 20,
            "strict_phases": True,
        },
    ),
)
GAMES = 4
MOVES = 4000
RICH = 3
"""Cards of each kind that every seat is dealt now and then, so that all is bought at last."""


def enrich(game: Game) -> None:
    """Deal cards: poor players seldom reach the top of a calendar."""
    state = game.state
    for hand in state.hands:
        for kind in range(game.rules.card_kinds):
            given = max(0, RICH - hand[kind])
            hand[kind] += given
            state.bank[kind] -= given


def impoverish(game: Game) -> None:
    """Take all commodities: somebody without any must be asked for one."""
    state = game.state
    for hand in state.hands:
        for kind in range(RESOURCES, game.rules.card_kinds):
            state.bank[kind] += hand[kind]
            hand[kind] = 0


@pytest.fixture(scope="module")
def seen():
    """What occurred: kinds of events, actions and questions, cards, levels, faces."""
    found: dict[str, Counter] = {
        name: Counter() for name in ("event", "action", "ask", "card", "level", "face")
    }
    for number, (modules, seats, options) in enumerate(SETUPS):
        for seed in range(GAMES):
            random = Random(100 * number + seed)
            game = Game.create(modules, options, seats, f"reached {number} {seed}".encode())
            game.state.bank[:] = [300] * len(game.rules.kinds)
            for step, now in enumerate(play_random(game, random, MOVES)):
                note(found, now)
                if now.decision is None or now.decision.kind != "pre_roll":
                    continue
                if step % 120 < 100:
                    enrich(now)
                else:
                    impoverish(now)
    return found


def note(found, game):
    part, made = ck_slice(game.state), tables(game.rules)
    if game.decision:
        found["ask"][game.decision.kind] += 1
    if game.moves:
        found["action"][game.moves[-1].action.kind] += 1
    for event in game._events:
        found["event"][event.kind] += 1
        if event.kind == "progress_card_played":
            found["card"][event.params["card"]] += 1
        if event.kind == "point_card_shown":
            found["card"][event.params["card"]] += 1
        if event.kind == "improvement_bought":
            found["level"][event.params["building"]] += 1
    found["face"][part.face] += 1
    assert len(part.levels) == len(made.domains)


def emitted():
    """Kinds of the events that the module's files name."""
    kinds = set()
    for path in Path(package.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit":
                kinds.add(ast.literal_eval(node.args[0]))
    return kinds


RARE_EVENTS = {
    "no_progress_card",  # every deck is in the hands
    "progress_deck_empty",  # one deck is
    "no_defender",  # no city on the board, no active knight
    "metropolis_lost",  # a moderator lowered its owner's level
}
"""What chance hardly brings about, or never; positions by hand show it."""


def test_every_card_is_played_or_laid_down(seen):
    rules = Game.create(("base", "cities_knights")).rules
    cards = {card for domain in tables(rules).domains for card in domain.cards}
    assert cards - set(seen["card"]) == set()
    assert len(cards) == 25


def test_every_level_is_bought(seen):
    rules = Game.create(("base", "cities_knights")).rules
    levels = {level for domain in tables(rules).domains for level in domain.levels}
    assert levels - set(seen["level"]) == set()


def test_every_face_of_the_event_die_falls(seen):
    assert {"ship", "trade", "politics", "science"} <= set(seen["face"])


def test_every_event_is_told(seen):
    assert emitted() - set(seen["event"]) - RARE_EVENTS == set()


def test_every_question_is_asked(seen):
    assert {made.kind for made in CitiesKnights.decisions} - set(seen["ask"]) == set()


def test_every_action_is_played(seen):
    kinds = {cls.kind for group in CitiesKnights.answers.values() for cls in group}
    assert kinds - set(seen["action"]) == set()
