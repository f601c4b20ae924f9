"""Taking back: undone rows stay, the position is that of the replay, draws come again."""

import asyncio
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db.database import Database, open_database
from db.errors import NothingToTakeBack, NotSeated, StaleVersion
from db.keeper import CACHED_MOVES
from db.models import Actor, GameState
from db.store import Store
from db.table import Table
from engine.record import parse_line
from tests.db.games import any_move, new_table, person, play_on

MODERATOR = 77


async def positions(table: Table, game_id: int, moves: int, seed: int = 1) -> list[str]:
    """Play some moves; the hash of the position before each of them and after the last."""
    loaded = await table.load(game_id)
    random = Random(seed)
    assert loaded.game is not None
    hashes = [loaded.game.hash()]
    for _ in range(moves):
        assert loaded.game is not None
        move = any_move(loaded.game, random)
        loaded = (await table.play(game_id, move, user_id=person(move.seat))).table
        assert loaded.game is not None
        hashes.append(loaded.game.hash())
    return hashes


async def test_a_player_takes_back_the_own_last_move(table: Table) -> None:
    made = await new_table(table)
    hashes = await positions(table, made.id, 1)
    taken = await table.undo(made.id, user_id=person(0), interaction_id=4)
    assert [entry.kind for entry in taken.moves] == ["found_settlement"]
    assert taken.table.game is not None
    assert taken.table.game.hash() == hashes[0]
    assert await table.log(made.id) == ()
    (undone,) = await table.log(made.id, undone=True)
    assert undone.undone
    again = await table.undo(made.id, user_id=person(0), interaction_id=4)
    assert again.duplicate
    assert (again.version, again.moves) == (taken.version, taken.moves)
    assert await table.matches_replay(made.id)


async def test_undo_after_a_restart(table: Table, database_url: str) -> None:
    made = await new_table(table)
    hashes = await positions(table, made.id, 1)
    restarted = Table(table._keeper.database)
    taken = await restarted.undo(made.id, user_id=person(0))
    assert taken.table.game is not None
    assert taken.table.game.hash() == hashes[0]


async def test_two_moves_in_a_row_after_a_restart(table: Table, database_url: str) -> None:
    made = await new_table(table)
    await play_on(table, made.id, 2, Random(1))
    async with await open_database(database_url) as other:
        restarted = Table(other)
        assert (await restarted.load(made.id)).row.undo_seat == 0
        taken = await restarted.undo(made.id, user_id=person(0))
        assert taken.table.row.undo_seat == 0
        taken = await restarted.undo(made.id, user_id=person(0))
        assert (taken.table.row.undo_seat, taken.table.row.move_count) == (None, 0)


async def test_who_may_undo_is_stored(table: Table, database: Database) -> None:
    """For every move of a long game, and for a process that has not seen it played."""
    made = await new_table(table)
    random = Random(1)
    game = made.game
    assert game is not None
    game = game.copy()
    for _ in range(3 * CACHED_MOVES):
        action = any_move(game, random)
        game.play(action)
        result = await table.play(made.id, action, user_id=person(action.seat))
        expected = action.seat if game.can_undo(action.seat) else None
        assert result.table.row.undo_seat == expected
        assert (await Table(database).load(made.id)).row.undo_seat == expected
    back = await table.take_back_to(made.id, 1, moderator_id=1, reason="again")
    assert back.table.row.undo_seat == 0


async def test_undo_is_refused_after_another_seat_or_chance(table: Table) -> None:  # check 43
    made = await new_table(table)
    loaded = made
    random = Random(2)
    for _ in range(60):
        assert loaded.game is not None
        move = any_move(loaded.game, random)
        loaded = (await table.play(made.id, move, user_id=person(move.seat))).table
        assert loaded.game is not None
        for other in range(4):
            if not loaded.game.can_undo(other):
                with pytest.raises(NothingToTakeBack):
                    await table.undo(made.id, user_id=person(other))
        assert (await table.load(made.id)).version == loaded.version


async def test_a_stewards_move_is_not_its_persons_to_take_back(table: Table) -> None:
    made = await new_table(table)
    assert made.game is not None
    await table.play(made.id, any_move(made.game, Random(1)), actor=Actor.STEWARD)
    with pytest.raises(NothingToTakeBack):
        await table.undo(made.id, user_id=person(0))


async def test_undo_by_a_stranger_or_on_an_old_picture(table: Table) -> None:
    made = await new_table(table)
    await positions(table, made.id, 1)
    with pytest.raises(NotSeated):
        await table.undo(made.id, user_id=5)
    with pytest.raises(StaleVersion):
        await table.undo(made.id, user_id=person(0), expected_version=made.version)


async def test_back_to_any_move_equals_the_replay(table: Table) -> None:  # check 42
    made = await new_table(table)
    hashes = await positions(table, made.id, 130)
    for number in (129, 101, 100, 75, 74, 26, 25, 3, 0):
        taken = await table.take_back_to(
            made.id, number, moderator_id=MODERATOR, reason="wrong rule"
        )
        assert taken.table.game is not None
        assert taken.table.game.hash() == hashes[number]
        assert taken.table.row.move_count == number
        assert await table.matches_replay(made.id)
    assert len(await table.log(made.id, undone=True)) == 130


async def test_draws_come_again_after_a_take_back(table: Table) -> None:  # check 54
    made = await new_table(table)
    hashes = await positions(table, made.id, 80, seed=5)
    lines = [move.line for move in (await table.replayed(made.id)).moves]
    await table.take_back_to(made.id, 20, moderator_id=MODERATOR, reason="again")
    assert (await table.load(made.id)).row.move_count == 20
    loaded = await table.load(made.id)
    for line in lines[20:]:
        assert loaded.game is not None
        action, _ = parse_line(loaded.game.rules, line)
        loaded = (await table.play(made.id, action, user_id=person(action.seat))).table
    assert loaded.game is not None
    assert loaded.game.hash() == hashes[80]


async def test_a_take_back_is_audited_and_makes_presses_stale(table: Table) -> None:
    made = await new_table(table)
    await positions(table, made.id, 10)
    before = await table.load(made.id)
    await table.take_back_to(made.id, 8, moderator_id=MODERATOR, reason="misread")
    (act,) = await Store(table._keeper.database).audit(game_id=made.id)
    assert (act.act, act.moderator_id, act.reason) == ("take_back", MODERATOR, "misread")
    assert act.details == {"from": 10, "to": 8}
    after = await table.load(made.id)
    assert after.game is not None
    move = any_move(after.game, Random(1))
    with pytest.raises(StaleVersion):
        await table.play(made.id, move, user_id=person(move.seat), expected_version=before.version)


async def test_a_finished_game_can_be_taken_back(table: Table) -> None:
    made = await new_table(table)
    await play_on(table, made.id, 5000, Random(3))
    finished = await table.load(made.id)
    assert finished.state is GameState.FINISHED
    number = finished.row.move_count - 1
    taken = await table.take_back_to(made.id, number, moderator_id=MODERATOR, reason="typo")
    assert taken.table.state is GameState.RUNNING
    assert taken.table.row.winners == []
    await play_on(table, made.id, 1, Random(9))


async def test_nothing_to_take_back(table: Table) -> None:
    made = await new_table(table)
    for number in (0, 1, -1):
        with pytest.raises(NothingToTakeBack):
            await table.take_back_to(made.id, number, moderator_id=MODERATOR, reason="")


@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(steps=st.lists(st.one_of(st.none(), st.integers(0, 30)), min_size=5, max_size=60))
def test_the_state_equals_the_replay_of_the_lines(
    steps: list[int | None], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Any mixture of moves (``None``) and take-backs by a number of moves."""

    async def run() -> None:
        path = tmp_path_factory.mktemp("property") / "games.db"
        async with await open_database(path) as database:
            table = Table(database)
            made = await new_table(table)
            random = Random(0)
            for step in steps:
                count = (await table.load(made.id)).row.move_count
                if step is None or not count:
                    await play_on(table, made.id, 5, random)
                else:
                    target = max(0, count - 1 - step)
                    await table.take_back_to(made.id, target, moderator_id=1, reason="x")
            assert await table.matches_replay(made.id)
            assert await Table(database).matches_replay(made.id)

    asyncio.run(run())
