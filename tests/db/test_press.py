"""Old pictures, several seats at once, other processes: what counts and what does not."""

import asyncio
from collections.abc import AsyncIterator
from functools import cache
from random import Random

import pytest

from db import commit
from db.database import Database, open_database
from db.errors import NotSeated, StaleVersion, StorageError
from db.loaded import LoadedGame, MoveResult
from db.models import Actor
from db.table import Table
from engine.actions import Action
from engine.errors import Refusal
from engine.game import Game
from tests.db.clock import FakeClock
from tests.db.games import any_move, new_table, person, play_on


@pytest.fixture
async def other(database: Database, database_url: str, clock: FakeClock) -> AsyncIterator[Table]:
    """The games of the same database as another process has them."""
    async with await open_database(database_url) as second:
        yield Table(second, now=clock)


@cache
def moves_to_a_discard_of_several() -> tuple[bytes, tuple[Action, ...]]:
    """The seed and the moves of the shortest of some games up to such a moment."""
    found: dict[bytes, tuple[Action, ...]] = {}
    for number in range(1, 60):
        game, random, seed = Game.create(seed=bytes([number])), Random(number), bytes([number])
        while len(game.asked) < 2 and game.move_count < 300:
            game.play(any_move(game, random))
        if len(game.asked) > 1:
            found[seed] = tuple(move.action for move in game.moves)
    return min(found.items(), key=lambda item: len(item[1]))


async def until_several_are_asked(table: Table) -> LoadedGame:
    """A game in which at least two seats have to discard."""
    seed, moves = moves_to_a_discard_of_several()
    made = await new_table(table, seed=seed)
    for move in moves:
        result = await table.play(made.id, move, actor=Actor.COMPUTER)
    return result.table


def move_of(game: Game, seat: int, random: Random) -> Action:
    """Some legal answer of one seat to the open decision."""
    while True:
        move = any_move(game, random)
        if move.seat == seat:
            return move


async def test_several_seats_answer_on_one_picture(table: Table) -> None:
    at_once = await until_several_are_asked(table)
    assert at_once.game is not None
    first, second = at_once.game.asked[:2]
    for seat in (first, second):
        result = await table.play(
            at_once.id,
            move_of(at_once.game, seat, Random(seat)),
            user_id=person(seat),
            expected_version=at_once.version,
        )
    assert result.version == at_once.version + 2


async def test_strict_presses_need_the_present_version(table: Table) -> None:
    at_once = await until_several_are_asked(table)
    assert at_once.game is not None
    first, second = at_once.game.asked[:2]
    moves = [move_of(at_once.game, seat, Random(seat)) for seat in (first, second)]
    await table.play(at_once.id, moves[0], user_id=person(first))
    with pytest.raises(StaleVersion) as stale:
        await table.play(
            at_once.id,
            moves[1],
            user_id=person(second),
            expected_version=at_once.version,
            strict=True,
        )
    assert stale.value.version == at_once.version + 1
    assert [entry.seat for entry in stale.value.since] == [first]


async def test_a_version_from_the_future_is_stale(table: Table) -> None:
    made = await new_table(table)
    assert made.game is not None
    with pytest.raises(StaleVersion):
        await table.play(
            made.id,
            any_move(made.game, Random(1)),
            user_id=person(0),
            expected_version=made.version + 1,
        )


async def test_a_stranger_is_no_player(table: Table) -> None:  # check 12
    made = await new_table(table)
    assert made.game is not None
    with pytest.raises(NotSeated) as refused:
        await table.play(made.id, any_move(made.game, Random(1)), user_id=12345)
    assert refused.value.params.items() >= {"seat": 0, "own": None, "former": False}.items()


async def test_two_processes_play_on_one_database(table: Table, other: Table) -> None:
    made = await new_table(table)
    for round_number in range(15):
        await play_on(table, made.id, 2, Random(round_number))
        await play_on(other, made.id, 2, Random(round_number))
    log = await table.log(made.id)
    assert [entry.number for entry in log] == list(range(1, 61))
    assert await other.matches_replay(made.id)


async def test_two_processes_press_the_same_buttons(table: Table, other: Table) -> None:
    """Every move is pressed five times in each of two processes at once, and made once."""
    made = await new_table(table)
    loaded = made
    for round_number in range(25):
        assert loaded.game is not None
        move = any_move(loaded.game, Random(round_number))
        presses = [
            at.play(
                made.id,
                move,
                user_id=person(move.seat),
                interaction_id=1000 * (round_number + 1) + press,
                expected_version=loaded.version,
            )
            for press in range(5)
            for at in (table, other)
        ]
        results = await asyncio.gather(*presses, return_exceptions=True)
        made_it = [result for result in results if not isinstance(result, BaseException)]
        assert sorted(result.duplicate for result in made_it) == [False, True], results
        assert all(isinstance(result, (StaleVersion, Refusal, MoveResult)) for result in results)
        loaded = await table.load(made.id)
    assert loaded.row.move_count == 25
    assert await table.matches_replay(made.id)
    assert await other.matches_replay(made.id)


async def test_a_loser_is_judged_anew(
    table: Table, other: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another process did between loading and storing is neither lost nor overwritten."""
    made = await new_table(table)
    assert made.game is not None
    move = any_move(made.game, Random(1))
    await table.load(made.id)
    await other.play(made.id, move, user_id=person(0))
    with pytest.raises((Refusal, NotSeated)):
        await table.play(made.id, move, user_id=person(0))
    assert (await table.load(made.id)).version == made.version + 1


@pytest.mark.parametrize(
    "step", ["store_version", "note_interaction", "append_move", "owe_post", "cancel_votes_about"]
)
async def test_a_crash_at_any_step_leaves_nothing_half_done(
    table: Table, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    made = await new_table(table)
    await play_on(table, made.id, 7, Random(1))
    before = await table.load(made.id)
    assert before.game is not None
    move = any_move(before.game, Random(2))
    real = getattr(commit, step)

    def crash(*arguments: object) -> None:
        real(*arguments)
        raise OSError("the process dies here")

    with monkeypatch.context() as broken:
        broken.setattr(commit, step, crash)
        with pytest.raises(OSError, match="dies here"):
            await table.play(made.id, move, user_id=person(move.seat), interaction_id=99)
    after = await table.load(made.id)
    assert after.mark == before.mark
    assert after.game is not None
    assert after.game.hash() == before.game.hash()
    assert len(await table.log(made.id)) == 7
    result = await table.play(made.id, move, user_id=person(move.seat), interaction_id=99)
    assert not result.duplicate
    assert await table.matches_replay(made.id)


async def test_a_failing_storage_error_is_no_duplicate(table: Table) -> None:
    made = await new_table(table)
    assert made.game is not None
    move = any_move(made.game, Random(1))
    for _ in range(2):
        with pytest.raises(StorageError):
            await table.play(made.id, move, user_id=1, interaction_id=5)
    result = await table.play(made.id, move, user_id=person(0), interaction_id=5)
    assert not result.duplicate


async def test_a_cancelled_press_leaves_the_table_right(table: Table) -> None:
    """Whoever pressed is gone; the move is stored whole or not at all, and play goes on."""
    made = await new_table(table)
    for number in range(20):
        loaded = await table.load(made.id)
        assert loaded.game is not None
        move = any_move(loaded.game, Random(number))
        playing = asyncio.create_task(
            table.play(made.id, move, user_id=person(move.seat), interaction_id=number + 1)
        )
        await asyncio.sleep(0.0004 * number)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        again = await table.play(
            made.id, move, user_id=person(move.seat), interaction_id=number + 1
        )
        assert again.table.row.move_count == loaded.row.move_count + 1
    assert await table.matches_replay(made.id)
