"""Corrections by moderators keep what the rules keep, in every set-up, and the record has them."""

from random import Random

import pytest

from engine.events import Event
from engine.game import Game
from engine.modules.base.corrections import QUIET, CorrectHiddenCard
from tests.engine.conformance import invariants
from tests.engine.conformance.driver import play_random
from tests.engine.conformance.hidden import seen
from tests.engine.corrections import one_of_each, tried
from tests.engine.setups import Setup, all_setups

every_setup = pytest.mark.parametrize("setup", all_setups(), ids=str)
MOVES, EVERY, SAMPLE = 500, 45, 12


@every_setup
def test_a_corrected_game_goes_on(setup: Setup) -> None:
    random, game = Random(5), setup.create(5)
    made, due = set(), False
    for number, now in enumerate(play_random(game, random, MOVES)):
        due = due or not number % EVERY
        if not due or not _quiet(now):
            continue
        due = False
        for action in list(one_of_each(now, random))[:SAMPLE]:
            if now.finished:
                break
            if tried(now, action):
                made.add((action.kind, getattr(action, "remove", None)))
                invariants.check(now)
    assert len(made) >= 4
    again = Game.from_record(game.record(full=True))
    assert again.hash() == game.hash()


@every_setup
def test_what_is_given_in_secret_is_told_to_its_owner_only(setup: Setup) -> None:
    """Two games in which another hidden card was given look alike to everybody else."""
    game = setup.create(6)
    for now in play_random(game, Random(6), 400):
        if _quiet(now):
            pairs = _two_secrets(now)
            if pairs:
                (one, first), (other, second) = pairs
                assert seen(one, 1) == seen(other, 1)
                assert one.record(1) == other.record(1)
                assert one.view(1).events(first) == other.view(1).events(second)
                assert seen(one, 0) != seen(other, 0)
                return
    assert not any(deck.cards(game.rules) for deck in game.rules.correctable.decks.values())


def _quiet(game: Game) -> bool:
    """Tell whether the position is one that may be corrected."""
    decision = game.decision
    return (
        not game.finished and decision is not None and bool(QUIET & {decision.kind, decision.like})
    )


def _two_secrets(game: Game) -> list[tuple[Game, list[Event]]]:
    """The game after one and after another hidden card of a deck was given to the first seat.

    The decks of Cities & Knights are seen from the back: both cards are of the first colour.
    """
    for deck in game.rules.correctable.decks.values():
        hidden = [card for card in deck.cards(game.rules) if card not in deck.open(game.rules)]
        left = [card for card in hidden if deck.left(game.state, card)][:2]
        if len(left) == 2 and deck.room(game, 0):
            twins = [game.copy(), game.copy()]
            moves = [CorrectHiddenCard(0, card, False) for card in left]
            return [
                (twin, twin.play(move, absent=True))
                for twin, move in zip(twins, moves, strict=True)
            ]
    return []
