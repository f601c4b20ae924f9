"""Deadlines, clocks and stewards on the simulated Discord (checks 37, 38, 40, 63)."""

import re

from db.models import Actor as By
from db.models import Controller, GameState
from tests.sim.absence import agree, default_move, offer, set_up, stand, table, texts
from tests.sim.games import (
    asked_person,
    game_of,
    loaded,
    move,
    open_game,
    person_at,
    play_until,
)
from tests.sim.test_surface import pinged
from tests.sim.world import World

__all__ = ["table"]

COMPULSORY = {"roll", "discard", "move_robber", "steal", "refuse_offer", "end_turn"}


async def log(world: World) -> list[tuple[By, str]]:
    """Who made which move, oldest first."""
    return [(entry.actor, entry.kind) for entry in await world.bot.host.table.log(1)]


async def stewarded(world: World, seat: int) -> bool:
    return (await loaded(world)).seat(seat).controller == Controller.STEWARD


async def test_check_63_a_deadline_is_shown_as_a_time_stamp(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    shown = table.text_of(table.last_post())
    until = int(table.now().timestamp()) + 120 * 60
    assert re.search(rf"⏳ .*: until <t:{until}:f> \(<t:{until}:R>\)", shown)


async def test_check_40_when_time_is_up_a_steward_does_what_is_compulsory(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    seat = (await game_of(table)).asked[0]
    before = len(await log(table))
    await table.advance(hours=1, minutes=59)
    assert not await stewarded(table, seat)
    await table.advance(minutes=2)
    assert await stewarded(table, seat)
    await table.advance(minutes=1)
    made = (await log(table))[before:]
    assert made[0] == (By.STEWARD, "roll")
    assert made[-1] == (By.STEWARD, "end_turn")
    assert {kind for _, kind in made} <= COMPULSORY
    assert (await game_of(table)).asked != (seat,)


async def test_check_40_what_a_steward_did_is_one_public_line(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    posts = len(table.posts())
    await table.advance(hours=2, minutes=1)
    await table.advance(minutes=1)
    assert len(table.posts()) == posts + 1
    shown = table.text_of(table.last_post())
    assert len(re.findall("🧹 The steward, for", shown)) == 1
    assert "Roll the dice and End turn" in shown
    assert "🧹 A steward stands in for" in shown


async def test_check_40_a_moderator_can_take_it_back(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    before = await game_of(table)
    await table.advance(hours=2, minutes=1)
    await table.advance(minutes=1)
    with table.inside():
        await table.bot.host.table.take_back_to(
            1, before.move_count, moderator_id=table.admin.id, reason="she was there"
        )
    assert (await game_of(table)).hash() == before.hash()


async def test_who_presses_is_back(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    seat = (await game_of(table)).asked[0]
    ada = await asked_person(table)
    await table.advance(hours=2, minutes=1)
    await table.advance(minutes=1)
    assert await stewarded(table, seat)
    answer = await table.press(ada, "I am back")
    assert answer.ephemeral
    assert "your seat is yours again" in answer.text
    assert not await stewarded(table, seat)


async def test_any_press_brings_the_person_back(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    seat = (await game_of(table)).asked[0]
    ada = await asked_person(table)
    await table.advance(hours=2, minutes=1)
    await table.press(ada, kind="log")
    assert not await stewarded(table, seat)
    await table.advance(hours=1, minutes=50)
    assert not await stewarded(table, seat)


async def test_a_move_brings_the_person_back(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=120)
    seat = (await game_of(table)).asked[0]
    ada = await asked_person(table)
    await table.advance(hours=2, seconds=1)
    assert await stewarded(table, seat)
    await table.press(ada, "Roll the dice")
    assert not await stewarded(table, seat)
    assert (By.PERSON, "roll") in await log(table)


async def test_check_38_a_deadline_in_quiet_hours_comes_at_their_end(table: World) -> None:
    seat, ada = (await game_of(table)).asked[0], await asked_person(table)
    now = table.now()
    quiet = now.hour * 60 + now.minute
    await set_up(
        table, ada, time_zone="UTC", quiet_from=quiet, quiet_until=(quiet + 360) % (24 * 60)
    )
    await agree(table, deadline="soft", turn_minutes=60)
    await table.advance(hours=5, minutes=50)
    assert not await stewarded(table, seat)
    await table.advance(minutes=11)
    assert await stewarded(table, seat)


async def test_check_38_quiet_hours_set_later_count_too(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=60)
    seat, ada = (await game_of(table)).asked[0], await asked_person(table)
    quiet = table.now().hour * 60 + table.now().minute
    await set_up(table, ada, time_zone="UTC", quiet_from=quiet, quiet_until=(quiet + 240) % 1440)
    await table.advance(hours=3, minutes=50)
    assert not await stewarded(table, seat)
    await table.advance(minutes=11)
    assert await stewarded(table, seat)


async def test_a_clock_runs_out(table: World) -> None:
    await agree(table, deadline="budget", budget_minutes=600, increment_minutes=0)
    seat, ada = (await game_of(table)).asked[0], await asked_person(table)
    await table.advance(hours=6)
    await table.press(ada, "Roll the dice")
    await table.advance(hours=3, minutes=59)
    assert not await stewarded(table, seat)
    await table.advance(minutes=2)
    assert await stewarded(table, seat)


async def test_a_game_does_not_play_itself(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=60, answer_minutes=60)
    for _ in range(12):
        await table.advance(hours=1, minutes=1)
    paused = await loaded(table)
    assert paused.state is GameState.PAUSED
    assert "nobody is here any more" in table.text_of(table.last_post())
    moves = paused.row.move_count
    await table.advance(hours=12)
    assert (await loaded(table)).row.move_count == moves
    ada = await person_at(table, 0)
    await table.press(ada, kind="log")
    assert (await loaded(table)).state is GameState.RUNNING
    assert not await stewarded(table, 0)


async def test_an_offer_is_refused_when_its_time_is_up_and_the_seat_stays(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=600, answer_minutes=60)
    await offer(table)
    invited = (await game_of(table)).invited
    await table.advance(hours=1, minutes=1)
    game = await game_of(table)
    assert game.invited == ()
    assert [kind for actor, kind in await log(table) if actor is By.STEWARD] == [
        "refuse_offer"
    ] * len(invited)
    assert not any([await stewarded(table, seat) for seat in invited])


async def test_check_52_a_standing_answer_looks_like_one_of_the_person(table: World) -> None:
    for seat in range(4):
        await stand(table, seat, offers=["all"])
    await offer(table)
    game = await game_of(table)
    before = len(await table.bot.host.table.log(1))
    assert len(game.invited) == 3
    await table.advance(seconds=19)
    assert len((await game_of(table)).invited) == 3
    await table.advance(minutes=31)
    assert (await game_of(table)).invited == ()
    entries = (await table.bot.host.table.log(1))[before:]
    assert [(entry.actor, entry.kind, entry.reason) for entry in entries] == [
        (By.PERSON, "refuse_offer", None)
    ] * 3
    assert {entry.user_id for entry in entries} == {
        (await person_at(table, entry.seat)).id for entry in entries
    }
    assert not any("🧹" in text for text in texts(table))


async def test_check_52_the_channel_reads_the_same_whoever_answers(world: World) -> None:
    """The post after a standing refusal equals that after one by hand."""
    await open_game(world)
    await play_until(world, "pre_roll")
    await offer(world)
    game = await game_of(world)
    seat = game.invited[0]
    with world.inside():
        by_hand = await world.bot.host.table.load(1)
    refuse = game.rules.on_off_turn_default[0](game, seat)
    assert refuse is not None
    await move(world, refuse)
    hand = world.text_of(world.last_post())
    with world.inside():
        await world.bot.host.table.take_back_to(
            1, by_hand.row.move_count, moderator_id=1, reason="again"
        )
    await world.env.settle()
    await stand(world, seat, offers=["all"])
    await world.advance(minutes=31)
    assert world.text_of(world.last_post()).splitlines()[-3:] == hand.splitlines()[-3:]


async def test_nobody_is_pinged_in_quiet_hours_and_the_ping_comes_at_their_end(
    table: World,
) -> None:
    ada = await asked_person(table)
    seat = (await game_of(table)).asked[0]
    while (await game_of(table)).asked == (seat,):
        await default_move(table)
    quiet = table.now().hour * 60 + table.now().minute
    await set_up(table, ada, time_zone="UTC", quiet_from=quiet, quiet_until=(quiet + 240) % 1440)
    while (await game_of(table)).asked != (seat,):
        await default_move(table)
        assert ada.id not in pinged(table)
    await table.advance(hours=4, minutes=1)
    assert "🔔" in table.text_of(table.last_post())
    assert pinged(table) == [ada.id]
