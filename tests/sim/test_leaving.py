"""People who leave the server, are banned, come back, or delete their account (check 31)."""

from random import Random
from typing import Any

import discord
import pytest

from db.models import Controller, GameState
from tests.sim.absence import agree, reminders
from tests.sim.games import game_of, loaded, person_at, press_sensible
from tests.sim.test_mod import WHY, mod
from tests.sim.world import Actor, World

LISTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table show", {}),
    ("score", {}),
    ("log", {}),
    ("board", {}),
    ("hand", {}),
    ("since", {}),
    ("game verify", {}),
    ("data show", {}),
)


@pytest.fixture
async def table(table: World) -> World:
    """A game of four that reminds every hour; the second seat is asked to found."""
    for _ in range(2):
        await press_sensible(table, Random(1))
    await agree(table, reminder_minutes=60)
    return table


async def asked(world: World) -> Actor:
    return await person_at(world, (await game_of(world)).asked[0])


def gone(world: World, person: Actor, how: str) -> None:
    """Let somebody go: Discord answers alike for who left, was banned, or has no account."""
    world.guild.remove_member(person)
    if how == "deleted":
        world.env.backend.users.pop(person.id)


def votes(world: World) -> list[discord.Message]:
    """The questions to the table about somebody who is gone, as they are now."""
    return [post for post in world.posts() if "no longer on this server" in world.text_of(post)]


async def list_everything(world: World, reader: Actor, missing: int) -> None:
    """Every command that lists people, in both languages."""
    for locale in ("en-US", "fr"):
        world.speak(reader, locale)
        world.speak(world.admin, locale)
        for command, options in LISTINGS:
            answer = await world.slash(reader, command, **options)
            assert answer.messages, command
        for command, option in (
            ("mod swap", "first"),
            ("mod seat", "seat"),
            ("mod back", "move"),
            ("mod move", "game"),
            ("mod cards", "seat"),
        ):
            assert await world.complete(world.admin, command, option), command
        assert (await world.slash(world.admin, "mod history")).messages
        shown = await world.slash(world.admin, "mod hands")
        assert (await world.fill(world.admin, shown, {"reason": WHY})).messages
    assert any(seat.number == missing for seat in (await loaded(world)).seats)


@pytest.mark.parametrize("how", ["left", "deleted"])
async def test_31_the_table_is_told_once_and_may_choose(table: World, how: str) -> None:
    person = await asked(table)
    seat = (await game_of(table)).asked[0]
    gone(table, person, how)
    await table.advance(hours=30)
    assert len(votes(table)) == 1
    offered = {control.label for control in table.buttons(votes(table)[0])}
    assert offered == {"Wait", "Steward", "Free the seat"}
    others = [actor for actor in table.players if actor is not person]
    await list_everything(table, others[0], seat)
    for other in others[:2]:
        await table.press(other, "Free the seat", on=votes(table)[0])
    row = (await loaded(table)).seat(seat)
    assert (row.user_id, row.controller) == (None, Controller.STEWARD)
    await table.press(table.stranger, kind="takeover", on=votes(table)[0])
    assert (await loaded(table)).seat(seat).user_id == table.stranger.id
    table.players = (table.stranger, *others)
    await press_sensible(table, Random(1))
    await list_everything(table, others[0], seat)
    assert (await loaded(table)).state is GameState.RUNNING


async def test_31_who_comes_back_plays_on(table: World) -> None:
    person = await asked(table)
    gone(table, person, "left")
    await table.advance(hours=2)
    table.guild.add_member(person.user)
    await table.slash(person, "build settlement", corner="40")
    assert (await game_of(table)).move_count == 3
    await table.advance(minutes=1)
    assert not table.buttons(votes(table)[0])  # settled by the move


async def test_31_banned_by_a_moderator(table: World) -> None:
    person = await asked(table)
    seat = (await game_of(table)).asked[0]
    await mod(table, "forbid", person=person, everywhere=True)
    row = (await loaded(table)).seat(seat)
    assert (row.user_id, row.controller) == (None, Controller.STEWARD)
    other = next(actor for actor in table.players if actor is not person)
    await list_everything(table, other, seat)
    refused = await table.slash(person, "table take")
    assert "keeps you" in refused.text or "moderator" in refused.text


async def test_31_somebody_leaves_a_lobby(world: World) -> None:
    ada, ben, chloe, _ = world.players
    await world.slash(ada, "katane")
    for other in (ben, chloe):
        await world.press(other, kind="lobby-join")
    world.guild.remove_member(ben)
    answer = await mod(world, "remove", seat="ben")
    assert "Done" in answer.text
    assert len((await loaded(world)).seats) == 2


async def test_31_a_table_without_reminders_is_told(table: World) -> None:
    await agree(table, reminders=0)
    person = await asked(table)
    await table.advance(hours=30)
    assert votes(table) == []
    assert reminders(table) == []
    gone(table, person, "left")
    await table.advance(hours=80)
    assert len(votes(table)) == 1
    assert reminders(table) == []


async def test_31_told_of_after_the_last_reminder(table: World) -> None:
    """The table was asked about somebody who does not answer; the next day they are gone."""
    await agree(table, reminder_minutes=60, reminders=1)
    person = await asked(table)
    await table.advance(hours=3)
    assert votes(table) == []
    gone(table, person, "left")
    before = len(table.posts())
    await table.advance(hours=25)
    assert len(votes(table)) == 1  # the question that was open says it now
    assert len(table.posts()) == before


async def test_31_told_of_when_a_steward_steps_in(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=60, reminder_minutes=2880)
    person = await asked(table)
    gone(table, person, "left")
    await table.advance(hours=2)
    assert len(votes(table)) == 1


async def test_31_a_question_that_did_not_arrive_is_put_again(table: World) -> None:
    person = await asked(table)
    gone(table, person, "left")
    table.fail("POST", "/channels/*/messages", status=500, code=0, times=None)
    await table.advance(hours=2)
    assert votes(table) == []
    table.env.backend.faults.clear()
    await table.advance(hours=8)
    assert len(votes(table)) == 1
    assert table.buttons(votes(table)[0])
