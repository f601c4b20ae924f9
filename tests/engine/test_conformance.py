"""What every set of modules must keep, whatever its rules.

Set-ups come from ``tests/engine/setups``: a new module adds a file there and is played here. The
long runs (10,000 games, a million bad inputs) are marked ``soak``.
"""

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from engine.actions import Action
from engine.errors import HiddenInformation, Refusal
from engine.game import Game
from engine.state import Concealed
from tests.engine.conformance import fuzz, hidden, invariants, listing
from tests.engine.conformance.driver import play_random, played, random_action, stand_in
from tests.engine.setups import Setup, all_setups

SETUPS = all_setups()
GAMES = 150
"""Random games of one ``make test``, over all set-ups."""
SOAK_GAMES = 10_000
SOAK_INPUTS = 1_000_000
CHUNK = 2
"""Random games of one test."""
SOAK_CHUNKS = 20

EFFORT = min(1.0, 12 / len(SETUPS))
"""Length of the games of one ``make test``: the more set-ups, the shorter each is tried."""

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def scaled(moves: int) -> int:
    """So many moves, fewer if there are many set-ups."""
    return int(moves * EFFORT)


# --- random games ---------------------------------------------------------------------------------


def play_to_the_end(setup: Setup, seed: int, every: int) -> bool:
    """Play a random game; check every position at first, then each so many moves.

    Returns whether it ended: players without a plan can block each other for ever.
    """
    random, game = Random(seed), setup.create(seed)
    for number, now in enumerate(play_random(game, random)):
        if number < 10 or random.random() * every < 1:
            invariants.check(now)
    invariants.check(game)
    return game.finished


@pytest.mark.parametrize("chunk", range(max(1, GAMES // len(SETUPS) // CHUNK)))
@every_setup
def test_random_games_keep_the_invariants(setup, chunk):
    ended = [play_to_the_end(setup, 1000 * chunk + number, every=20) for number in range(CHUNK)]
    assert sum(ended) >= CHUNK - 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_CHUNKS))
@every_setup
def test_ten_thousand_random_games(setup, chunk):
    games = -(-SOAK_GAMES // len(SETUPS) // SOAK_CHUNKS)
    ended = [play_to_the_end(setup, 10**6 + 1000 * chunk + n, every=12) for n in range(games)]
    assert sum(ended) >= 0.7 * games


@every_setup
def test_every_position_of_one_game(setup):
    for game in play_random(setup.create(7), Random(7), scaled(600)):
        invariants.check(game)


@every_setup
def test_defaults_alone_never_lead_to_a_dead_end(setup):
    game = setup.create(3)
    for _ in range(scaled(400)):
        if game.finished:
            break
        invariants.check_question(game)
        stand_in(game, game.asked[-1])
    invariants.check(game)


# --- listing --------------------------------------------------------------------------------------


@every_setup
def test_what_is_listed_is_accepted_and_nothing_else(setup):
    random, game = Random(11), setup.create(11)
    for number, now in enumerate(play_random(game, random, 1000)):
        if number in (0, 1) or random.random() < 0.015 * EFFORT:
            listing.check(now, random)


@every_setup
def test_every_listed_move_can_be_played(setup):
    random, game = Random(12), setup.create(12)
    for number, now in enumerate(play_random(game, random, scaled(500))):
        if number % 50 == 0:
            for move in now.legal():
                action = move if isinstance(move, Action) else move.sample(now, random)
                assert action is not None
                branch = now.copy()
                branch.play(action)
                invariants.check(branch)


@every_setup
def test_listing_and_looking_change_nothing(setup):
    game = played(setup.create(13), Random(13), 150)
    before = game.snapshot()
    for seat in (None, *range(setup.seats)):
        list(game.view(seat).legal())
        game.record(seat)
    list(game.legal())
    assert game.snapshot() == before


# --- taking back, saving, records -----------------------------------------------------------------


@every_setup
def test_undo_to_the_start_and_again(setup):
    game = setup.create(21)
    hashes = [now.hash() for now in play_random(game, Random(21), scaled(400))]
    moves = list(game.moves)
    for digest in reversed(hashes[: game.move_count]):
        game.undo()
        assert game.hash() == digest
        invariants.check_derived(game)
    with pytest.raises(Refusal):
        game.undo()
    for move, digest in zip(moves, hashes[1:], strict=False):
        game.play(move.action, absent=True)
        assert game.moves[-1].line == move.line
        assert game.hash() == digest


@every_setup
def test_43_whatever_used_chance_or_was_another_seats_stays(setup):
    """Every kind of move of every module: its own seat alone, and only where nothing was drawn."""
    random, game = Random(43), setup.create(43)
    free: set[str] = set()
    for _ in range(scaled(200)):
        if game.finished:
            break
        action = random_action(game, random)
        events = game.play(action)
        takers = [seat for seat in range(setup.seats) if game.can_undo(seat)]
        assert takers in ([], [action.seat])
        told = {seat for event in events for seat in event.audience or ()}
        if game.moves[-1].outcomes or game.finished or told - {action.seat}:
            assert not takers, game.moves[-1].line
        free.update(action.kind for _ in takers)
    assert free


@every_setup
def test_a_copy_is_independent(setup):
    game = played(setup.create(22), Random(22), 100)
    before, copy = game.snapshot(), game.copy()
    played(copy, Random(23), 60)
    assert game.snapshot() == before
    while copy.moves:
        copy.undo()
    assert game.snapshot() == before
    assert copy.hash() == setup.create(22).hash()


@every_setup
def test_save_and_load_at_every_move(setup):
    """A game that is stored and read after every move goes on like one that never is."""
    random, game = Random(31), setup.create(31)
    stored = Game.from_snapshot(game.snapshot())
    for _ in range(scaled(500)):
        if game.finished:
            break
        action = random_action(game, random)
        events = game.play(action)
        assert stored.play(action) == events
        assert stored.snapshot() == game.snapshot()
        stored = Game.from_snapshot(stored.snapshot())
        assert stored.snapshot() == game.snapshot()
        for name in invariants.DERIVED:
            assert getattr(stored.state, name) == getattr(game.state, name), name


@every_setup
def test_a_record_replays_to_the_same_position(setup):
    game = played(setup.create(41), Random(41), scaled(700))
    text = game.record(full=True)
    again = Game.from_record(text)
    assert again.snapshot() == game.snapshot()
    assert again.record(full=True) == text
    lines = [move.line for move in game.moves]
    assert Game.replay(game.header, lines).snapshot() == game.snapshot()


@every_setup
def test_a_replay_goes_on_like_the_game(setup):
    game = played(setup.create(42), Random(42), 200)
    again = Game.from_record(game.record(full=True))
    assert played(again, Random(43), 50).record(full=True) == (
        played(game, Random(43), 50).record(full=True)
    )


def digests() -> str:
    """Hash and record of a random game of every set-up, for another process."""
    games = {setup.name: played(setup.create(51), Random(51), scaled(250)) for setup in SETUPS}
    return json.dumps({name: [game.hash(), game.record()] for name, game in games.items()})


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_same_seed_same_record_whatever_the_hash_seed(hash_seed):
    code = "from tests.engine.test_conformance import digests; print(digests())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(digests())


# --- hidden things --------------------------------------------------------------------------------


@every_setup
def test_what_a_viewer_may_not_know_leaves_no_trace(setup):
    random, compared, seed = Random(61), 0, 61
    while compared < scaled(25):
        seed += 1
        for now in play_random(setup.create(seed), random, 1500):
            drew = bool(now.moves) and any(out.audience for out in now.moves[-1].outcomes)
            if not now.finished and random.random() < EFFORT * (0.15 if drew else 0.02):
                for viewer in (None, random.randrange(setup.seats)):
                    for twin in hidden.twins(now, viewer, random):
                        compared += hidden.compare(now, twin, viewer, random, moves=4)


@every_setup
def test_a_view_refuses_to_show_hidden_cards(setup):
    game = played(setup.create(62), Random(62), 150)
    for viewer in (None, *range(setup.seats)):
        state = game.view(viewer).state
        for seat in range(setup.seats):
            hand: Any = state.hands[seat]
            if seat == viewer or game.finished:
                assert hand == game.state.hands[seat]
                continue
            assert isinstance(hand, Concealed)
            for read in (list, sum, len, bool, lambda h: h[0], lambda h: 1 in h, lambda h: h == []):
                with pytest.raises(HiddenInformation):
                    read(hand)
            assert state.hand_size(seat) == game.state.hand_size(seat)


@every_setup
def test_a_view_is_no_way_to_change_the_game(setup):
    game = played(setup.create(63), Random(63), 150)
    before = game.snapshot()
    state = game.view(0).state
    state.roads[0] = state.robber = 1
    state.hands[0][0] += 5
    state.bank[0] = 0
    state.stack.clear()
    assert game.snapshot() == before


# --- bad input ------------------------------------------------------------------------------------


@every_setup
def test_bad_actions_are_refused(setup):
    random, game = Random(71), setup.create(71)
    refused = tried = 0
    for number, now in enumerate(play_random(game, random, scaled(400))):
        if number % 20 == 0:
            tried += 60
            refused += fuzz.bad_actions(now, random, 60)
    assert refused > 0.8 * tried


@every_setup
def test_bad_texts_are_refused(setup):
    random = Random(72)
    game = played(setup.create(72), random, 60)
    fuzz.bad_lines(game, random, 300)
    fuzz.bad_records(game, random, 30)
    fuzz.bad_snapshots(game, random, 100)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_CHUNKS))
@every_setup
def test_a_million_bad_inputs(setup, chunk):
    random, game = Random(1000 + chunk), setup.create(1000 + chunk)
    share, tried = SOAK_INPUTS // len(SETUPS) // SOAK_CHUNKS, 0
    while tried < share:
        game = setup.create(random.randrange(10**6)) if game.finished else game
        played(game, random, 15)
        tried += 200
        fuzz.bad_actions(game, random, 180)
        fuzz.bad_lines(game, random, 15)
        fuzz.bad_snapshots(game, random, 4)
        if game.move_count < 100:
            fuzz.bad_records(game, random, 1)
