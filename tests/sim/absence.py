"""Tables with people who are away: times agreed on, settings, what the channel reads."""

from typing import Any

import discord
import pytest

from engine.modules.base.trade import OfferTrade
from tests.sim.answers import controls
from tests.sim.games import game_of, move, play_until
from tests.sim.world import Actor, World


@pytest.fixture
async def table(table: World) -> World:
    """A game of four that waits for somebody to roll."""
    await play_until(table, "pre_roll")
    return table


async def agree(world: World, **terms: Any) -> None:
    """Let the table have these options of time."""
    with world.inside():
        await world.bot.host.table.moderation.set_table_options(1, terms)
    await world.env.settle()


async def set_up(world: World, actor: Actor, **settings: Any) -> None:
    """Let a person have these settings."""
    with world.inside():
        await world.bot.away.people.change(actor.id, **settings)
    await world.env.settle()


async def stand(world: World, seat: int, **chosen: list[str]) -> None:
    """Give a seat standing answers."""
    stored = {name: {"chosen": names} for name, names in chosen.items()}
    with world.inside():
        table = await world.bot.host.table.load(1)
        await world.bot.host.table.seats.set_standing(
            1, seat, stored, user_id=table.seat(seat).user_id or 0
        )
        await world.bot.away.autos.plan(1, seat)


async def default_move(world: World) -> None:
    """Let the first seat that is asked do what a steward would."""
    game = await game_of(world)
    action = game.default(game.asked[0])
    assert action is not None
    await move(world, action)


async def offer(world: World) -> None:
    """Let the active seat offer something to everybody."""
    game = await play_until(world, "action")
    while not any(game.state.hands[game.state.active]):
        await default_move(world)
        game = await play_until(world, "action")
    seat = game.state.active
    kind = next(kind for kind, count in enumerate(game.state.hands[seat]) if count)
    give = tuple(int(k == kind) for k in range(5))
    get = tuple(int(k == (kind + 1) % 5) for k in range(5))
    others = tuple(other for other in range(4) if other != seat)
    await move(world, OfferTrade(seat, give, get, others))


def texts(world: World) -> list[str]:
    """What the channel reads."""
    return [world.text_of(post) for post in world.posts()]


def reminders(world: World) -> list[str]:
    """The reminders in the channel."""
    return [text for text in texts(world) if "⏰" in text]


def showing(world: World, kind: str) -> discord.Message:
    """The newest post that has a control of a kind."""
    return next(
        post
        for post in reversed(world.posts())
        if any(control.kind == kind for control in controls(post))
    )
