"""Check 45: what the engine lists, what buttons offer, and what is accepted, are the same."""

from random import Random

import pytest

from cogs.play.desk import Desk
from cogs.posts.compose import game_post
from engine.actions import BagChoice
from engine.game import Game
from tests.cogs.test_posts import HOSTILE, check_limits, check_panel, table_of
from tests.cogs.walk import Walk, wanted
from tests.engine.conformance.driver import play_random
from tests.engine.setups import Setup, all_setups

MOVES = 900
LOOKS = 2
"""Positions of a game that are looked at, beside the first with each kind of move."""


def some_setups() -> list[Setup]:
    """Of each set of modules the first set-up and the last: what they offer, the others do too."""
    by_modules: dict[tuple[str, ...], list[Setup]] = {}
    for setup in all_setups():
        by_modules.setdefault(tuple(sorted(setup.modules)), []).append(setup)
    kept = [setup for found in by_modules.values() for setup in (found[0], found[-1])]
    return list({setup.name: setup for setup in kept}.values())


@pytest.mark.parametrize("setup", some_setups(), ids=str)
def test_buttons_lead_to_every_legal_move_and_to_no_other(setup: Setup) -> None:
    random, known = Random(45), set[str]()
    for game in play_random(setup.create(45), random, MOVES):
        if game.decision is None:
            break
        kinds = {game.decision.kind, *(m.kind for seat in game.asked for m in game.legal(seat))}
        if random.random() * MOVES < LOOKS or kinds - known:
            look(game, random, "fr" if len(known) % 2 else "en")
            known |= kinds


def look(game: Game, random: Random, locale: str) -> None:
    """Walk from the live post and from the private panel, for each seat that can do something."""
    table = table_of(game, locale, HOSTILE)
    post = game_post(table, [], since=0)
    check_limits(post)
    for seat in range(game.rules.seats):
        desk = Desk(table, seat, "fr" if locale == "en" else "en")
        if not desk.moves:
            continue
        single, families = wanted(desk.moves)
        private = Walk(desk, random).from_panel()
        public = Walk(desk, random).from_post(post)
        for panel in private.panels:
            check_panel(panel)
        for walk in (private, public):
            assert single <= walk.reached, single - walk.reached
            left = {f for f in families - walk.families if possible(game, desk, f)}
            assert not left, left
        for action in private.reached:
            game.check(action)


def possible(game: Game, desk: Desk, family: object) -> bool:
    """Tell whether some bag makes a move of a family: two bags may exclude each other."""
    for move in desk.moves:
        if isinstance(move, BagChoice) and family == (move.kind, tuple(sorted(move.fixed.items()))):
            return move.sample(game, Random(0), tries=400) is not None
    return False
