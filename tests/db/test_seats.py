"""Hand-over in one step, stewards, standing answers, clocks, other channels."""

import asyncio
from random import Random

import pytest

from db.database import Database
from db.errors import AlreadySeated, ChannelBusy, NotSeated, WrongState
from db.models import Actor, Controller, GameState
from db.plan import Clock
from db.store import Store
from db.table import Table
from db.votes import Votes
from tests.db.clock import FakeClock
from tests.db.games import any_move, new_table, person, play_on

NEW = 5555
MODERATOR = 9


async def test_a_hand_over_revokes_before_it_gives(table: Table) -> None:  # check 41
    made = await new_table(table)
    assert made.game is not None
    move = any_move(made.game, Random(1))
    after = await table.seats.hand_over(
        made.id,
        0,
        to_user_id=NEW,
        display_name="New",
        clock=Clock(60_000),
        moderator_id=MODERATOR,
        reason="vanished",
    )
    assert after.version == made.version + 1
    assert (after.seat(0).user_id, after.seat(0).clock_ms) == (NEW, 60_000)
    with pytest.raises(NotSeated) as refused:
        await table.play(made.id, move, user_id=person(0))
    assert refused.value.params["former"] is True
    await table.play(made.id, move, user_id=NEW)
    with pytest.raises(AlreadySeated):
        await table.seats.hand_over(made.id, 1, to_user_id=NEW, display_name="New")


async def test_a_hand_over_and_a_press_at_the_same_moment(table: Table) -> None:
    """Whichever comes first, the old person never moves after the seat was given away."""
    for number in range(10):
        made = await new_table(table, channel=number)
        assert made.game is not None
        move = any_move(made.game, Random(number))
        results = await asyncio.gather(
            table.play(made.id, move, user_id=person(0)),
            table.seats.hand_over(made.id, 0, to_user_id=NEW, display_name="New"),
            return_exceptions=True,
        )
        moved = not isinstance(results[0], BaseException)
        assert moved or isinstance(results[0], NotSeated)
        log = await table.log(made.id)
        loaded = await table.load(made.id)
        assert loaded.seat(0).user_id == NEW
        assert len(log) == int(moved)


async def test_a_person_returns_by_moving(table: Table) -> None:
    made = await new_table(table)
    await table.seats.set_controller(made.id, 0, Controller.STEWARD)
    assert made.game is not None
    result = await table.play(made.id, any_move(made.game, Random(1)), user_id=person(0))
    assert result.returned
    assert result.table.seat(0).controller == Controller.PERSON
    assert (await table.load(made.id)).seat(0).controller == Controller.PERSON


async def test_a_move_cancels_the_votes_about_its_seat(  # check 39
    table: Table, database: Database
) -> None:
    made = await new_table(table)
    votes = Votes(database)
    about = await votes.open(made.id, "replace", about_seat=0)
    other = await votes.open(made.id, "pause")
    assert made.game is not None
    move = any_move(made.game, Random(1))
    result = await table.play(made.id, move, user_id=person(0))
    assert result.cancelled_votes == (about.row.id,)
    assert [vote.row.id for vote in await votes.running(made.id)] == [other.row.id]


async def test_a_stewards_move_cancels_no_vote(table: Table, database: Database) -> None:
    made = await new_table(table)
    votes = Votes(database)
    await votes.open(made.id, "replace", about_seat=0)
    assert made.game is not None
    await table.play(made.id, any_move(made.game, Random(1)), actor=Actor.STEWARD)
    assert len(await votes.running(made.id)) == 1


async def test_vacate_and_swap(table: Table) -> None:
    made = await new_table(table)
    after = await table.seats.vacate(made.id, 2, moderator_id=MODERATOR, reason="left")
    assert (after.seat(2).user_id, after.seat(2).controller) == (None, Controller.STEWARD)
    after = await table.seats.swap(made.id, 0, 1, moderator_id=MODERATOR, reason="mistake")
    assert [seat.user_id for seat in after.seats] == [person(1), person(0), None, person(3)]
    assert [seat.colour for seat in after.seats] == [seat.colour for seat in made.seats]
    after = await table.seats.swap(made.id, 2, 3, moderator_id=MODERATOR, reason="mistake")
    assert [seat.user_id for seat in after.seats] == [person(1), person(0), person(3), None]
    assert after.seat(3).controller == Controller.STEWARD


async def test_standing_answers_leave_no_trace(table: Table, clock: FakeClock) -> None:
    made = await new_table(table)
    clock.pass_time(minutes=5)
    await table.seats.set_standing(made.id, 1, {"refuse_trades": True}, user_id=person(1))
    after = await table.load(made.id)
    assert after.seat(1).standing == {"refuse_trades": True}
    assert after.version == made.version
    assert after.row.updated_at == made.row.updated_at
    with pytest.raises(NotSeated):
        await table.seats.set_standing(made.id, 1, {}, user_id=person(2))
    await play_on(table, made.id, 3, Random(1))
    assert (await table.load(made.id)).seat(1).standing == {"refuse_trades": True}


async def test_clocks(table: Table, clock: FakeClock) -> None:
    made = await new_table(table)
    await table.seats.set_clocks(made.id, {0: Clock(1000, clock.time), 3: Clock(None)})
    after = await table.load(made.id)
    assert (after.seat(0).clock_ms, after.seat(0).clock_since) == (1000, clock.time)
    assert after.seat(3).clock_ms is None


async def test_another_channel(table: Table, database: Database) -> None:
    first = await new_table(table, channel=1)
    second = await new_table(table, channel=2)
    with pytest.raises(ChannelBusy):
        await table.moderation.relocate(first.id, channel_id=2)
    await table.moderation.end(second.id, moderator_id=MODERATOR, reason="over")
    moved = await table.moderation.relocate(first.id, channel_id=2, parent_id=1)
    assert (moved.row.channel_id, moved.row.parent_id) == (2, 1)
    found = await Store(database).open_game_in(2)
    assert found is not None
    assert found.id == first.id


async def test_pause_end_and_the_audit(table: Table, database: Database, clock: FakeClock) -> None:
    made = await new_table(table)
    paused = await table.moderation.pause(made.id, reason="holidays", moderator_id=MODERATOR)
    assert (paused.state, paused.row.paused_at) == (GameState.PAUSED, clock.time)
    with pytest.raises(WrongState):
        await table.moderation.pause(made.id)
    assert paused.game is not None
    move = any_move(paused.game, Random(1))
    moved = await table.play(
        made.id, move, user_id=MODERATOR, actor=Actor.MODERATOR, reason="stuck"
    )
    assert moved.table.state is GameState.PAUSED
    ended = await table.moderation.end(made.id, reason="all gone", moderator_id=MODERATOR)
    assert (ended.state, ended.asked) == (GameState.FINISHED, ())
    acts = await Store(database).audit(game_id=made.id)
    assert [(act.act, act.reason) for act in acts] == [
        ("end", "all gone"),
        ("move:found_settlement", "stuck"),
        ("pause", "holidays"),
    ]
