"""Games for end-to-end tests: opened, filled and brought to a position through the bot."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from db.loaded import LoadedGame
from engine.actions import Action
from engine.game import Game
from engine.players import simple_player
from tests.sim.player import press_action
from tests.sim.world import Actor, World

SEED = bytes(range(32))
"""A game whose course is known: what a test needs happens in it."""


async def loaded(world: World, game_id: int = 1) -> LoadedGame:
    """The table as it is stored."""
    return await world.bot.host.table.load(game_id)


async def game_of(world: World, game_id: int = 1) -> Game:
    """The engine's game as it is stored."""
    game = (await loaded(world, game_id)).game
    assert game is not None
    return game


def fix_seed(monkeypatch: pytest.MonkeyPatch, seed: bytes = SEED) -> None:
    """Let the next games draw from a known seed."""
    monkeypatch.setattr("cogs.lobby.start.new_seed", lambda: seed)


async def open_game(world: World, *, players: int = 4, **options: Any) -> None:
    """Open a table in the channel, seat some players and start, by a command and presses."""
    first, *others = world.players[:players]
    await world.slash(first, "game create", seats=players, language="en", **options)
    for other in others:
        await world.press(other, kind="lobby-join")
    await world.press(first, kind="lobby-start")


async def person_at(world: World, seat: int, game_id: int = 1) -> Actor:
    """The person who holds a seat."""
    user_id = (await loaded(world, game_id)).seat(seat).user_id
    return next(actor for actor in world.players if actor.id == user_id)


async def asked_person(world: World) -> Actor:
    """The first person the game waits for."""
    return await person_at(world, (await game_of(world)).asked[0])


async def another_person(world: World) -> Actor:
    """A player whom the game does not wait for."""
    game = await game_of(world)
    seat = next(s for s in range(game.rules.seats) if s not in game.asked)
    return await person_at(world, seat)


def sensible(game: Game, random: Random) -> Action:
    """A sensible move of whoever is asked."""
    seat = (*game.invited, *game.asked)[0]
    return simple_player(game.view(seat), random)


async def play_until(world: World, decision: str, *, most: int = 200) -> Game:
    """Make sensible moves until a decision of a kind is open."""

    def is_open(game: Game) -> bool:
        return game.decision is not None and game.decision.kind == decision

    game = await play_on(world, most, is_open)
    assert is_open(game), f"no {decision} within {most} moves"
    return game


async def play_on(
    world: World, most: int, enough: Callable[[Game], bool] = lambda game: False
) -> Game:
    """Make sensible moves, straight at the table, until there are enough or the game is over.

    The channel is told at the end, of all moves at once.
    """
    random, host = Random(1), world.bot.host
    with world.inside():
        async with host.presenter.before_post(1):
            for _ in range(most):
                table = await host.table.load(1)
                assert table.game is not None
                if table.game.finished or enough(table.game):
                    break
                action = sensible(table.game, random)
                await host.table.play(1, action, user_id=table.seat(action.seat).user_id)
    await host.delivered()
    return await game_of(world)


async def move(world: World, action: Action) -> None:
    """Make a move at the table without pressing anything."""
    table = await loaded(world)
    user_id = table.seat(action.seat).user_id
    with world.inside():
        await world.bot.host.table.play(table.id, action, user_id=user_id)
    await world.bot.host.delivered()


async def give(world: World, seat: int, **cards: int) -> None:
    """Put a seat's hand into a position: exactly these cards, the rest goes to the bank."""
    table = await loaded(world)
    assert table.game is not None
    state, kinds = table.game.state, table.game.rules.kinds
    for kind, name in enumerate(kinds):
        state.bank[kind] += state.hands[seat][kind] - cards.get(name, 0)
        state.hands[seat][kind] = cards.get(name, 0)


async def press_sensible(world: World, random: Random) -> None:
    """One sensible move by presses, of whoever is asked."""
    game = await game_of(world)
    action = sensible(game, random)
    await press_action(world, await person_at(world, action.seat), 1, action)
