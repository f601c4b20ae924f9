"""Check 51: two games that differ in a hidden card only look, read and refuse alike.

Posts, pictures' requests in words, score, record and digest are the same for everybody; panels,
lists and refusals the same for a seat, whatever the others hold.
"""

from random import Random
from typing import Any

import pytest

from cogs.away.digest import digest
from cogs.book.log import log_text
from cogs.book.score import score_text
from cogs.explain import explain
from cogs.play.desk import Desk, Panel
from cogs.posts.compose import game_post
from cogs.posts.layout import layout
from cogs.posts.picture import picture_request, translate, words
from cogs.wording.people import public_voice, voice
from db.loaded import LogEntry
from engine.errors import Refusal
from engine.game import Game
from render.alt_text import description
from tests.cogs.test_posts import entry, table_of
from tests.cogs.test_reachable import some_setups
from tests.cogs.walk import Walk
from tests.engine.conformance import hidden
from tests.engine.conformance.driver import random_action
from tests.engine.conformance.listing import _candidates
from tests.engine.setups import Setup

MOVES = 500
LOOKS = 1
"""Positions of a game that are compared with their twins, beside the first with each question."""
TRIED = 2
"""Moves of each kind that a seat tries, possible or not."""


SETUPS = list({tuple(sorted(setup.modules)): setup for setup in some_setups()}.values())


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_hidden_card_changes_nothing_that_others_see(setup: Setup) -> None:
    random, game = Random(51), setup.create(51)
    entries: list[LogEntry] = []
    compared, asked = 0, set[str]()
    for number in range(1, MOVES):
        if game.decision is None:
            break
        if random.random() * MOVES < LOOKS or game.decision.kind not in asked:
            found = compare(game, entries, random)
            compared += found
            asked |= {game.decision.kind} if found else set()
        action = random_action(game, random)
        events = game.play(action)
        told = [event for event in events if event.audience is None]
        entries = [*entries[-60:], entry(number, *told, kind=action.kind, seat=action.seat)]
    assert compared


def compare(game: Game, entries: list[LogEntry], random: Random) -> int:
    """Compare a position with its twins for everybody, and for one seat; return how many."""
    twins = list(hidden.twins(game, None, random))
    for twin in twins:
        assert shown_to_all(game, entries) == shown_to_all(twin, entries)
    seat = random.randrange(game.rules.seats)
    own = list(hidden.twins(game, seat, random))
    for twin in own:
        seed = random.randrange(10**6)
        assert shown_to(game, seat, seed) == shown_to(twin, seat, seed)
    return len(twins) + len(own)


def shown_to_all(game: Game, entries: list[LogEntry]) -> list[Any]:
    """Everything that is public, as it is sent."""
    table = table_of(game, "fr")
    post = game_post(table, entries, since=0)
    request = picture_request(table, changes=[event for e in entries[-3:] for event in e.events])
    said = public_voice(table)
    return [
        layout(post, picture=True).to_components(),
        request.ask_places,
        words(request, "fr"),
        description(request, translate("en", game.rules.module_ids)),
        score_text(table, "en"),
        log_text(voice(table, "en"), "", entries),
        digest(table, said, entries, 0),
        game.record(None),
    ]


def shown_to(game: Game, seat: int, seed: int) -> list[Any]:
    """Everything that a seat can open, and what it is told when it tries what is not possible."""
    desk = Desk(table_of(game, "en"), seat, "fr")
    walk = Walk(desk, Random(seed)).from_panel()
    return [
        [as_sent(panel) for panel in walk.panels],
        refusals(game, desk, Random(seed)),
        game.record(seat),
    ]


def as_sent(panel: Panel) -> Any:
    return [panel.text(), panel.view().to_components(), panel.places]


def refusals(game: Game, desk: Desk, random: Random) -> list[str]:
    """Why some moves of every kind are refused, in words."""
    told = []
    listed = list(game.legal(desk.seat))
    for cls in game.rules.actions.values():
        moves = [move for move in listed if move.kind == cls.kind]
        tried = list(_candidates(game, cls, desk.seat, moves, random))
        for action in random.sample(tried, min(TRIED, len(tried))):
            try:
                game.check(action)
            except Refusal as refused:
                told.append(explain(refused, desk.locale, desk.table))
    return told
