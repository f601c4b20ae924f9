"""Chance: fair, repeatable draws and their record."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance, ChanceError, NoDrawAcceptedError, commitment, new_seed

SEED = bytes(range(32))


def test_draw_i_is_the_keyed_hash_of_stream_and_counter():
    chance = Chance(SEED, {"dice": 7})
    digest = hashlib.blake2b(b"dice:7", key=SEED).digest()
    assert chance.pick("dice", 6) == int.from_bytes(digest[:4], "little") % 6
    assert chance.draws == {"dice": 8}


def test_streams_do_not_disturb_each_other():
    alone, mixed = Chance(SEED, {}), Chance(SEED, {})
    expected = [alone.pick("dice", 6) for _ in range(20)]
    drawn = []
    for _ in range(20):
        mixed.pick("theft", 9)
        drawn.append(mixed.pick("dice", 6))
    assert drawn == expected


def test_restoring_the_counters_gives_the_same_draw_again():
    draws: dict[str, int] = {}
    Chance(SEED, draws).pick("dice", 6)
    before = dict(draws)
    first = [Chance(SEED, draws).pick("dice", 1000) for _ in range(3)]
    assert [Chance(SEED, before).pick("dice", 1000) for _ in range(3)] == first


def test_other_seeds_and_streams_give_other_draws():
    def row(seed: bytes, stream: str) -> list[int]:
        chance = Chance(seed, {})
        return [chance.pick(stream, 1000) for _ in range(20)]

    assert row(SEED, "a") != row(SEED, "b")
    assert row(SEED, "a") != row(b"other", "a")


def test_picks_are_even():
    chance = Chance(SEED, {})
    count = Counter(chance.pick("dice", 6) for _ in range(60_000))
    assert sum((count[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 25  # chi², 5 degrees


def test_picks_of_a_large_range_are_even():
    """Without rejection the lowest third of 3 * 2**30 would come twice as often."""
    chance = Chance(SEED, {})
    third = 1 << 30
    count = Counter(chance.pick("wide", 3 * third) // third for _ in range(6_000))
    assert all(1_850 < count[part] < 2_150 for part in range(3))


def test_shuffles_are_even():
    chance = Chance(SEED, {})
    count = Counter(tuple(chance.shuffle("deck", "abc")) for _ in range(12_000))
    assert set(count) == set(permutations("abc"))
    assert all(1_850 < times < 2_150 for times in count.values())


@given(st.lists(st.integers(), max_size=80), st.binary(min_size=1, max_size=64))
def test_a_shuffle_keeps_the_items_and_is_one_draw(items, seed):
    chance = Chance(seed, {})
    assert sorted(chance.shuffle("deck", items)) == sorted(items)
    assert chance.draws == {"deck": 1}
    assert len(chance.outcomes) == max(0, len(items) - 1)


@given(st.lists(st.integers(1, 2**32), max_size=20), st.integers(0, 40))
def test_a_replay_gives_the_same_results_and_counters(sizes, cards):
    chance = Chance(SEED, {})
    picked = [chance.pick("a", n) for n in sizes]
    shuffled = chance.shuffle("b", range(cards))
    replay = Chance.replaying(chance.outcomes)
    assert [replay.pick("a", n) for n in sizes] == picked
    assert replay.shuffle("b", range(cards)) == shuffled
    assert replay.outcomes == chance.outcomes
    assert replay.draws == chance.draws
    assert replay.unused == 0


def odd_triple(chance: Chance) -> list[int] | None:
    drawn = [chance.pick("triple", 6) for _ in range(3)]
    return drawn if all(value % 2 for value in drawn) else None


def test_a_search_records_the_accepted_attempt_only():
    chance = Chance(SEED, {})
    found = chance.search("odd", odd_triple, 1000)
    assert chance.outcomes == [("triple", value) for value in found]
    assert chance.draws == {"odd": 1}
    replay = Chance.replaying([*chance.outcomes, ("dice", 3)])
    assert replay.search("odd", odd_triple, 1) == found
    assert replay.draws == chance.draws
    assert replay.unused == 1
    assert replay.pick("dice", 6) == 3


def test_a_search_gives_up_at_its_cap():
    with pytest.raises(NoDrawAcceptedError, match="'odd' was accepted in 5 attempts"):
        Chance(SEED, {}).search("odd", lambda chance: None, 5)


def test_a_recorded_attempt_that_breaks_its_conditions_is_refused():
    replay = Chance.replaying([("triple", 1), ("triple", 2), ("triple", 3)])
    with pytest.raises(ChanceError, match="breaks its conditions"):
        replay.search("odd", odd_triple, 1000)


@pytest.mark.parametrize(
    ("outcomes", "text"),
    [
        ([], "no outcome left for 'dice'"),
        ([("dice", 6)], r"outcome 6 of 'dice' is not in 0…5"),
        ([("dice", -1)], r"outcome -1 of 'dice' is not in 0…5"),
        ([("theft", 2)], "holds 'theft' where 'dice' is drawn"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(outcomes, text):
    with pytest.raises(ChanceError, match=text):
        Chance.replaying(outcomes).pick("dice", 6)


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_pick_of_an_impossible_size_is_refused(n):
    with pytest.raises(ValueError, match="cannot pick"):
        Chance(SEED, {}).pick("dice", n)


@pytest.mark.parametrize("seed", [b"", bytes(65)])
def test_a_seed_of_a_wrong_size_is_refused(seed):
    with pytest.raises(ValueError, match="1 to 64 bytes"):
        Chance(seed, {})


def test_the_commitment_is_the_sha256_of_the_seed():
    assert commitment(b"katane") == hashlib.sha256(b"katane").hexdigest()


def test_seeds_are_fresh():
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
