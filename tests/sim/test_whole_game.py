"""A whole game through commands and buttons, with restarts, against the engine's own replay."""

from random import Random

import pytest

from engine.game import Game
from tests.sim.games import fix_seed, game_of, loaded, open_game, person_at, sensible
from tests.sim.player import press_action, type_action
from tests.sim.world import World

RESTART_EVERY = 12
MOST_MOVES = 800


async def test_four_people_play_to_a_winner(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses and commands take turns; every few moves the bot stops, or crashes, and starts."""
    fix_seed(monkeypatch)
    await open_game(world)
    random = Random(7)
    for number in range(MOST_MOVES):
        game = await game_of(world)
        if game.finished:
            break
        action = sensible(game, random)
        person = await person_at(world, action.seat)
        make = type_action if number % 3 == 2 else press_action
        await make(world, person, 1, action)
        after = await game_of(world)
        expected = game.copy()
        expected.play(action)
        assert after.hash() == expected.hash()
        if number % RESTART_EVERY == RESTART_EVERY - 1:
            await (world.restart() if number % 2 else world.crash())
    await _check_the_end(world)


async def _check_the_end(world: World) -> None:
    """One winner, told to the channel; the record replays to the same position."""
    game = await game_of(world)
    assert len(game.winners) == 1
    assert await world.bot.host.table.matches_replay(1)
    replayed = await world.bot.host.table.replayed(1)
    assert Game.from_record(replayed.record()).hash() == game.hash()
    table = await loaded(world)
    post = world.last_post()
    words = world.text_of(post)
    assert f"<@{table.seat(game.winners[0]).user_id}> · {game.rules.target} points" in words
    assert game.seed is not None
    assert game.seed.hex() in words
    assert {button.kind for button in world.buttons(post)} == {"again", "log", "board", "album"}
    answer = await world.slash(world.stranger, "log", record=True)
    (file,) = answer.message.attachments
    assert file.filename == "katane-1.txt"
    await world.slash(world.stranger, "katane")
    assert "une nouvelle table" in world.text_of(world.last_post())
    assert (await loaded(world, 2)).seat_of(world.stranger.id) is not None


async def test_only_the_newest_post_has_buttons(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world, players=3)
    random = Random(3)
    for number in range(20):
        action = sensible(await game_of(world), random)
        await press_action(world, await person_at(world, action.seat), 1, action)
        if number == 10:
            await world.restart()
    *older, newest = world.posts()
    assert world.buttons(newest)
    assert not any(world.buttons(post) for post in older)
