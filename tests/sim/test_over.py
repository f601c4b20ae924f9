"""What stands in the channel about a question that nobody asks any more: reminders and votes."""

import asyncio

import discord
import pytest

from cogs.away import timers
from cogs.away.ballots import Ballots
from cogs.posts.picture import picture_request
from db.models import Controller, GameState, VoteState
from tests.sim.absence import agree, reminders
from tests.sim.games import another_person, fix_seed, game_of, loaded, open_game, play_until
from tests.sim.test_mod import WHY, mod
from tests.sim.world import Actor, World


@pytest.fixture
async def waiting(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A game of four where one reminder was sent, and the table asked about the seat."""
    fix_seed(monkeypatch)
    await open_game(world)
    await play_until(world, "pre_roll")
    await agree(world, reminder_minutes=60, reminders=1)
    for _ in range(2):
        await world.advance(hours=1, minutes=1)
    assert len(reminders(world)) == 1
    assert "has not answered my reminders" in world.text_of(world.last_post())
    return world


def again(world: World, message: discord.Message) -> discord.Message:
    """A message as it stands now."""
    return next(post for post in world.posts() if post.id == message.id)


async def free(world: World, question: discord.Message) -> list[str]:
    """Let all who may vote that the seat be freed; what each is answered."""
    custom_id = world.buttons(question)[2].custom_id
    return [
        (await world.press_id(actor, question, custom_id)).text for actor in await voters(world)
    ]


async def voters(world: World) -> list[Actor]:
    """The players whom the game does not wait for."""
    held = {(await loaded(world)).seat(seat).user_id for seat in (await game_of(world)).asked}
    return [actor for actor in world.players if actor.id not in held]


@pytest.mark.parametrize("act", ["end", "delete"])
async def test_nothing_is_asked_about_a_game_that_is_over(waiting: World, act: str) -> None:
    question = waiting.last_post()
    shown = await waiting.slash(waiting.admin, f"mod {act}")
    await waiting.fill(waiting.admin, shown, {"reason": WHY})
    await waiting.advance(seconds=1)
    assert reminders(waiting) == []
    closed = again(waiting, question)
    assert waiting.buttons(closed) == []
    if act == "end":
        assert "The vote is off: the game is over" in waiting.text_of(closed)
        assert set(await free(waiting, question)) == {"This vote is over."}
    assert await waiting.bot.away.shared.votes.running(1) == ()
    assert await waiting.bot.away.shared.timers.pending(game_id=1) == ()


async def test_39_a_vote_dies_with_the_seat_of_the_one_it_is_about(waiting: World) -> None:
    """Who gets the seat is not voted out for the absence of another."""
    seat, question = (await game_of(waiting)).asked[0], waiting.last_post()
    await waiting.press(await another_person(waiting), "Free the seat", on=question)
    await mod(waiting, "seat", seat=str(seat), person=waiting.stranger)
    await waiting.advance(seconds=1)
    closed = again(waiting, question)
    assert "The vote is off: the seat has changed hands" in waiting.text_of(closed)
    assert waiting.buttons(closed) == []
    custom_id = waiting.buttons(question)[2].custom_id
    for actor in waiting.players:
        await waiting.press_id(actor, question, custom_id)
    assert (await loaded(waiting)).seat(seat).user_id == waiting.stranger.id


async def test_a_vote_does_not_end_the_pause_of_a_moderator(waiting: World) -> None:
    first, second, third = await voters(waiting)
    await waiting.slash(first, "table vote", question="pause")
    for actor in (second, third):
        await waiting.press(actor, "Yes", on=waiting.posts()[-1])
        if (await loaded(waiting)).state is GameState.PAUSED:
            break
    assert "The game is paused." in waiting.text_of(waiting.posts()[-2])
    await waiting.slash(first, "table vote", question="resume")
    question = waiting.posts()[-1]
    await mod(waiting, "resume")
    await mod(waiting, "pause")
    await waiting.advance(seconds=1)
    for actor in (second, third):
        await waiting.press_id(actor, question, waiting.buttons(question)[0].custom_id)
    assert (await loaded(waiting)).state is GameState.PAUSED
    assert "settled otherwise" in waiting.text_of(again(waiting, question))


async def test_a_decided_vote_is_closed_as_decided(waiting: World) -> None:
    """Though what it decided makes it pointless, and its timer looks at the same moment."""
    question = waiting.last_post()
    await free(waiting, question)
    await waiting.advance(seconds=1)
    assert "is free." in waiting.text_of(again(waiting, question))
    votes = waiting.bot.away.shared.votes
    assert (await votes.load(1)).row.state == VoteState.PASSED
    assert timers.vote(1, "absent", 0) not in {
        timer.key for timer in await waiting.bot.away.shared.timers.pending()
    }


@pytest.mark.parametrize(
    ("step", "choice"), [("_decide", 2), ("_carry_out", 1), ("_close", 1), ("_close", 2)]
)
async def test_03_a_crash_loses_no_vote(
    waiting: World, monkeypatch: pytest.MonkeyPatch, step: str, choice: int
) -> None:
    """The deciding ballot is stored; the process dies before a step of what follows."""
    question, seat = waiting.last_post(), (await game_of(waiting)).asked[0]

    async def die(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as dying:
        dying.setattr(Ballots, step, die)
        for actor in (await voters(waiting))[:2]:
            custom_id = waiting.buttons(question)[choice].custom_id
            await waiting.press_id(actor, question, custom_id)
        await waiting.crash()
    await waiting.advance(minutes=5)
    assert (await loaded(waiting)).seat(seat).controller == Controller.STEWARD
    closed = again(waiting, question)
    done = ("From now on a steward", "is free.")[choice - 1]
    assert done in waiting.text_of(closed)
    assert {control.kind for control in waiting.buttons(closed)} <= {"takeover"}
    assert await waiting.bot.away.shared.votes.running(1) == ()


async def test_a_game_that_ends_without_a_winner_shows_how_it_stood(world: World) -> None:
    """A last post of its own: the board, the standing, the seed; nobody is waited for any more."""
    await open_game(world, players=3)
    game = await play_until(world, "action")
    await world.bot.host.delivered()
    with world.inside():
        await world.bot.host.table.moderation.end(1)
    await world.bot.host.delivered()
    *_, before, post = world.posts()
    assert not world.buttons(before)
    assert len(post.attachments) == 2
    words = world.text_of(post)
    assert game.seed is not None
    assert game.seed.hex() in words
    assert words.count(" · 2 points") == 3
    assert picture_request(await loaded(world)).captions["status"] == "The game is over"
    record = await world.slash(world.stranger, "log", record=True)
    assert game.seed.hex() in (await record.message.attachments[0].read()).decode()
