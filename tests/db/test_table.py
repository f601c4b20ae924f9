"""Making moves: stored whole or not at all, once, and equal to the replay of their lines."""

import asyncio
from random import Random

import pytest

from db.database import open_database
from db.errors import NotSeated, StaleVersion, WrongState
from db.models import GameState
from db.table import Table
from engine.errors import Refusal
from tests.db.games import any_move, new_table, person, play_on


async def test_a_started_game_can_be_loaded(table: Table) -> None:
    made = await new_table(table)
    loaded = await table.load(made.id)
    assert loaded.state is GameState.RUNNING
    assert loaded.version == made.version
    assert [seat.user_id for seat in loaded.seats] == [person(seat) for seat in range(4)]
    assert loaded.asked == (0,)
    assert loaded.game is not None
    assert loaded.row.decision == "found_settlement"


async def test_a_whole_game_equals_its_replay(table: Table) -> None:
    made = await new_table(table)
    result = await play_on(table, made.id, 5000, Random(3))
    loaded = await table.load(made.id)
    assert loaded.state is GameState.FINISHED
    assert loaded.game is not None
    assert tuple(loaded.row.winners) == loaded.game.winners
    assert result.number == loaded.row.move_count == len(await table.log(made.id))
    assert await table.matches_replay(made.id)
    assert (await table.replayed(made.id)).move_count == result.number


async def test_another_process_sees_the_same_game(table: Table, database_url: str) -> None:
    made = await new_table(table)
    for round_number in range(30):
        result = await play_on(table, made.id, 3, Random(round_number))
        async with await open_database(database_url) as second:
            loaded = await Table(second).load(made.id)
        assert loaded.game is not None
        assert result.table.game is not None
        assert loaded.game.hash() == result.table.game.hash()
        assert (loaded.version, loaded.asked) == (result.version, result.table.asked)


async def test_a_refused_move_changes_nothing(table: Table) -> None:
    made = await new_table(table)
    assert made.game is not None
    wrong = any_move(made.game, Random(1))
    with pytest.raises(NotSeated) as refused:
        await table.play(made.id, wrong, user_id=person(2))
    assert refused.value.params.items() >= {"seat": 0, "own": 2, "former": False}.items()
    move = any_move(made.game, Random(1))
    await table.play(made.id, move, user_id=person(0))
    with pytest.raises(Refusal):
        await table.play(made.id, move, user_id=person(0))
    assert (await table.load(made.id)).row.move_count == 1


async def test_50_presses_of_one_button_make_one_move(table: Table) -> None:  # check 9
    made = await new_table(table)
    assert made.game is not None
    move = any_move(made.game, Random(1))
    results = await asyncio.gather(
        *(
            table.play(
                made.id,
                move,
                user_id=person(0),
                interaction_id=number,
                expected_version=made.version,
            )
            for number in range(1, 51)
        ),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, BaseException)]
    assert len(refused) == 49
    assert all(isinstance(error, StaleVersion) for error in refused)
    stale = refused[0]
    assert isinstance(stale, StaleVersion)
    assert [entry.kind for entry in stale.since] == [move.kind]
    assert len(await table.log(made.id)) == 1


async def test_one_interaction_delivered_50_times_makes_one_move(table: Table) -> None:
    made = await new_table(table)
    assert made.game is not None
    move = any_move(made.game, Random(1))
    results = await asyncio.gather(
        *(
            table.play(
                made.id, move, user_id=person(0), interaction_id=7, expected_version=made.version
            )
            for _ in range(50)
        )
    )
    assert sorted(result.duplicate for result in results) == [False] + [True] * 49
    assert len({(result.version, str(result.events)) for result in results}) == 1
    assert len(await table.log(made.id)) == 1


async def test_100_presses_in_20_games(table: Table) -> None:  # check 10
    games = [await new_table(table, channel=number) for number in range(20)]
    await asyncio.gather(*(play_on(table, game.id, 5, Random(game.id)) for game in games))
    for game in games:
        log = await table.log(game.id)
        assert [entry.number for entry in log] == [1, 2, 3, 4, 5]
        assert await table.matches_replay(game.id)


async def test_a_paused_game_refuses_moves(table: Table) -> None:
    made = await new_table(table)
    assert made.game is not None
    await table.moderation.pause(made.id, reason="holidays", moderator_id=5)
    with pytest.raises(WrongState) as refused:
        await table.play(made.id, any_move(made.game, Random(1)), user_id=person(0))
    assert refused.value.params == {"state": GameState.PAUSED}
    await table.moderation.resume(made.id, moderator_id=5)
    await play_on(table, made.id, 1, Random(1))
