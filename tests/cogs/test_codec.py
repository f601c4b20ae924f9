"""Actions in custom ids: read back as written, short enough, for every module there is."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.custom_ids import LIMIT, CustomId
from cogs.play.codec import Selection, read, read_value, selection_of, write_value, written
from engine import registry
from engine.actions import Action, BagChoice
from engine.errors import Refusal
from engine.game import Game
from engine.params import BagParam
from engine.players import random_player
from engine.rules import rules_for

GAME, VERSION = 10**9, 10**7
"""Larger than any game and version will be for a long time."""
ROOM = LIMIT - len(str(CustomId("choose", GAME, VERSION))) - len("|p9")


def small_games() -> list[Game]:
    """A game of each module that plays beside the base game alone."""
    games = []
    for module in registry.all_modules():
        for seats in (4, 5):
            try:
                games.append(Game.create(("base", module), {}, seats, seed=bytes(32)))
                break
            except Refusal:
                continue
    return games


@pytest.mark.parametrize("game", small_games(), ids=lambda game: "+".join(game.rules.module_ids))
def test_every_move_fits_into_a_custom_id(game: Game) -> None:
    random = Random(1)
    for _ in range(120):
        if game.finished:
            return
        seat = (*game.invited, *game.asked)[0]
        for move in list(game.legal(seat))[:40]:
            action = move.sample(game, random) if isinstance(move, BagChoice) else move
            if action is not None:
                check(game, action)
        game.play(random_player(game.view(seat), random))


def check(game: Game, action: Action) -> None:
    selection = selection_of(action)
    text = written(selection)
    assert read(game.rules, text) == selection
    assert read(game.rules, text).made(action.seat) == action
    assert len(text) <= ROOM, text


@given(st.lists(st.integers(0, 200), min_size=5, max_size=5).map(tuple))
def test_bags_of_any_size(bag: tuple[int, ...]) -> None:
    rules = rules_for(("base",), {}, 4)
    assert read_value(rules, BagParam(), write_value(BagParam(), bag)) == bag


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    rules = rules_for(("base",), {}, 4)
    try:
        selection = read(rules, text)
    except Refusal:
        return
    assert isinstance(selection, Selection)
    assert read(rules, written(selection)) == selection
