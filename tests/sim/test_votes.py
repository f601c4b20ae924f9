"""Votes, free seats, coming back (checks 36, 39, 41)."""

import discord
import pytest

import locales
from cogs.custom_ids import CustomId
from db.models import Controller, GameState
from tests.sim.absence import agree, default_move, showing, table, texts
from tests.sim.games import asked_person, game_of, loaded, person_at
from tests.sim.world import Actor, World

__all__ = ["table"]


async def others(world: World) -> list[Actor]:
    """The players whom the game does not wait for."""
    asked = await asked_person(world)
    return [actor for actor in world.players if actor is not asked]


async def absent(world: World) -> int:
    """Let the table be asked about somebody who does not answer; return that seat."""
    await agree(world, reminder_minutes=60, reminders=1)
    seat = (await game_of(world)).asked[0]
    for _ in range(2):
        await world.advance(hours=1, minutes=1)
    assert "has not answered my reminders" in world.text_of(world.last_post())
    return seat


async def test_check_36_the_table_lets_a_steward_in(table: World) -> None:
    seat = await absent(table)
    question = table.last_post()
    first, second, third = await others(table)
    answer = await table.press(first, "Steward", on=question)
    assert answer.ephemeral
    assert "Noted: Steward" in answer.text
    assert "Steward: 1" in table.text_of(table.posts()[-1])
    await table.press(second, "Steward", on=question)
    assert (await loaded(table)).seat(seat).controller == Controller.STEWARD
    assert "From now on a steward does what is compulsory" in "\n".join(texts(table))
    late = await table.press_id(third, question, table.buttons(question)[0].custom_id)
    assert "This vote is over" in late.text


async def test_who_decides_and_who_does_not(table: World) -> None:
    seat = await absent(table)
    question = table.last_post()
    about = await person_at(table, seat)
    custom_id = table.buttons(question)[1].custom_id
    assert (
        "for the other people at the table"
        in (await table.press_id(about, question, custom_id)).text
    )
    stranger = await table.press_id(table.stranger, question, custom_id)
    assert "You have no seat" in stranger.text
    first = (await others(table))[0]
    for choice in ("Steward", "Wait", "Steward"):
        await table.press(first, choice, on=question)
    assert "Steward: 1" in table.text_of(table.last_post())


async def test_check_39_a_vote_dies_when_the_one_it_is_about_moves(table: World) -> None:
    seat = await absent(table)
    question = table.last_post()
    first, *_ = await others(table)
    await table.press(first, "Free the seat", on=question)
    await default_move(table)
    await table.advance(seconds=1)
    closed = next(post for post in table.posts() if post.id == question.id)
    assert "The vote is off" in table.text_of(closed)
    assert table.buttons(closed) == []
    assert (await loaded(table)).seat(seat).user_id is not None
    late = await table.press_id(first, question, table.buttons(question)[0].custom_id)
    assert "This vote is over" in late.text


async def test_a_vote_that_nobody_decides_ends(table: World) -> None:
    await absent(table)
    await table.advance(hours=73)
    assert any("The table waits." in text for text in texts(table))


async def test_a_seat_is_freed_and_taken_over_with_its_hand(table: World) -> None:
    await agree(table, deadline="budget", budget_minutes=600, increment_minutes=0)
    seat = (await game_of(table)).asked[0]
    former = await person_at(table, seat)
    first, second, _ = await others(table)
    await table.advance(hours=10, minutes=1)
    await table.slash(first, "table vote", question="replace", seat=str(seat))
    vote = next(post for post in table.posts() if "proposes to free" in table.text_of(post))
    await table.press(second, "Yes", on=vote)
    assert (await loaded(table)).seat(seat).user_id is None
    hand = (await game_of(table)).state.hands[seat]
    taken = await table.press(table.stranger, kind="takeover", on=vote_now(table, vote.id))
    assert "is yours now" in taken.text
    row = (await loaded(table)).seat(seat)
    assert row.user_id == table.stranger.id
    assert row.display_name == "stranger"
    assert row.clock_ms == 600 * 60_000
    assert (await game_of(table)).state.hands[seat] == hand
    refused = await table.press(former, label="My hand", on=showing(table, "panel"))
    assert "You no longer have a seat" in refused.text
    own = await table.press(table.stranger, label="My hand", on=showing(table, "panel"))
    assert "🖐️" in own.text


def vote_now(world: World, message_id: int) -> discord.Message:
    """A vote as it is shown now."""
    return next(post for post in world.posts() if post.id == message_id)


async def test_check_41_a_seat_is_taken_once(table: World) -> None:
    await leave(table, 0)
    post = showing(table, "takeover")
    button = next(control for control in table.buttons(post) if control.kind == "takeover")
    answers = await table.press_at_once(
        [(table.stranger, post, button.custom_id), (table.admin, post, button.custom_id)]
    )
    holders = {(await loaded(table)).seat(0).user_id}
    assert len(holders & {table.stranger.id, table.admin.id}) == 1
    assert sum("is yours now" in answer.text for answer in answers) == 1


async def leave(world: World, seat: int) -> Actor:
    """Let a person leave; return them."""
    person = await person_at(world, seat)
    asked = await world.slash(person, "table leave")
    assert "Leave the game?" in asked.text
    left = await world.press(person, "Yes, leave", on=asked)
    assert "You have left the game" in left.text
    await world.advance(minutes=1)
    return person


async def test_who_left_may_come_back(table: World) -> None:
    person = await leave(table, 1)
    assert (await loaded(table)).seat(1).controller == Controller.STEWARD
    assert "leaves the game" in "\n".join(texts(table))
    back = await table.slash(person, "table take")
    assert "is yours now" in back.text
    row = (await loaded(table)).seat(1)
    assert (row.user_id, row.controller) == (person.id, Controller.PERSON)


async def test_nobody_sits_twice(table: World) -> None:
    await leave(table, 1)
    answer = await table.slash(await person_at(table, 0), "table take")
    assert "have a seat at this table already" in answer.text


async def test_a_person_is_not_voted_on_too_early(table: World) -> None:
    seat = (await game_of(table)).asked[0]
    first, *_ = await others(table)
    answer = await table.slash(first, "table vote", question="replace", seat=str(seat))
    assert "still has time" in answer.text
    await table.advance(hours=25)
    answer = await table.slash(first, "table vote", question="replace", seat=str(seat))
    assert "Your proposal is in the channel" in answer.text
    again = await table.slash(first, "table vote", question="replace", seat=str(seat))
    assert "voting on that already" in again.text


async def test_a_table_pauses_and_goes_on_by_vote(table: World) -> None:
    one, two, three, _ = table.players
    await table.slash(one, "table vote", question="pause")
    await table.press(two, "Yes", on=table.last_post())
    assert (await loaded(table)).state is GameState.RUNNING
    await table.press(three, "Yes", on=table.last_post())
    assert (await loaded(table)).state is GameState.PAUSED
    await table.advance(hours=30)
    assert not any("⏰" in text for text in texts(table))
    refused = await table.slash(one, "table vote", question="replace", seat="1")
    assert "can only vote to resume" in refused.text
    paused = next(post for post in table.posts() if "by a vote of the table" in table.text_of(post))
    await table.press(one, "Resume the game", on=paused)
    for other in (two, three):
        await table.press(other, "Yes", on=table.last_post())
    assert (await loaded(table)).state is GameState.RUNNING


@pytest.mark.parametrize("refused_by", [None, 2])
async def test_a_game_ends_when_everybody_agrees(table: World, refused_by: int | None) -> None:
    await table.slash(table.players[0], "table vote", question="end")
    vote = table.last_post()
    for number, player in enumerate(table.players[1:], 1):
        if number == refused_by:
            await table.press(player, "No", on=vote)
            break
        await table.press(player, "Yes", on=vote)
    state = (await loaded(table)).state
    assert state is (GameState.RUNNING if refused_by else GameState.FINISHED)
    if not refused_by:
        assert any("ended without a winner" in text for text in texts(table))


async def test_nobody_votes_at_another_table(table: World) -> None:
    """The number of a vote of one table, with a seat at another: it is not theirs."""
    ada, *_ = table.players
    await table.slash(ada, "table vote", question="pause")
    other = table.guild.create_text_channel("elsewhere")
    await table.slash(table.stranger, "katane", channel=other)
    forged = str(CustomId("vote", 2, 0, "1.yes"))
    answer = await table.press_id(table.stranger, table.last_post(other), forged)
    assert answer.text == locales.text("en", "vote-not-yours")
    with table.inside():
        vote = await table.bot.away.shared.votes.load(1)
    assert len(vote.ballots) == 1
