"""From a press to its acknowledgement, while a hundred games are played and pictures are drawn.

Every game stands in a channel of its own on the simulated Discord. In each round every game makes
a move, which owes its channel a post with a picture, and somebody presses a button of its live
post. A press counts from its arrival at the bot until its first answer is on its way.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import simcord
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs import colours
from db.loaded import LoadedGame
from tests.bench import Measure
from tests.bench.table import percentile
from tests.sim.answers import controls
from tests.sim.games import sensible
from tests.sim.world import World

GAMES = 100
ROUNDS = 8


def measures() -> Iterator[Measure]:
    """Times to the acknowledgement in milliseconds."""
    times = asyncio.run(_measured())
    yield "ack_presses", len(times), "presses"
    yield "ack_ms_p50", percentile(times, 0.5), "ms"
    yield "ack_ms_p99", percentile(times, 0.99), "ms"


async def _measured() -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        world = await World.open(f"sqlite:///{Path(folder) / 'games.db'}")
        channels = [world.guild.create_text_channel(f"table-{n}") for n in range(GAMES)]
        games = [await _opened(world, channel) for channel in channels]
        await world.env.settle()
        times = await _pressed(world, channels, games)
        await world.close()
    return times


async def _opened(world: World, channel: simcord.ChannelHandle) -> int:
    """A started game of the four players in a channel."""
    table = world.bot.host.table
    made = await table.create(
        guild_id=world.guild.id, channel_id=channel.id, language="fr", seat_limit=4
    )
    for actor in world.players:
        await table.lobby.join(
            made.id, user_id=actor.id, display_name=actor.name, colours=colours.COLOURS
        )
    return (await table.lobby.start(made.id, seed=bytes([made.id]) * 32)).id


async def _pressed(
    world: World, channels: list[simcord.ChannelHandle], games: list[int]
) -> list[float]:
    """Seconds to the acknowledgement of each press."""
    random = Random(1)
    with _acknowledged() as answered:
        sent: dict[int, float] = {}
        for _ in range(ROUNDS):
            for channel, game_id in zip(channels, games, strict=True):
                _press(world, channel, random, sent)
                await _move(world, await world.bot.host.table.load(game_id), random)
                await asyncio.sleep(0)
            await world.env.settle()
    return [answered[number] - begun for number, begun in sent.items()]


async def _move(world: World, table: LoadedGame, random: Random) -> None:
    if table.game is None or table.game.finished:
        return
    action = sensible(table.game, random)
    user_id = table.seat(action.seat).user_id
    await world.bot.host.table.play(table.id, action, user_id=user_id)


def _press(
    world: World, channel: simcord.ChannelHandle, random: Random, sent: dict[int, float]
) -> None:
    """Let some player press a panel's button of the live post."""
    post = world.last_post(channel)
    button = next((control for control in controls(post, 2) if control.kind == "panel"), None)
    if button is None:  # the lobby of a table that has not shown its first picture yet
        return
    _, payload = world._component_event(random.choice(world.players), post, button.custom_id)
    sent[int(payload["id"])] = time.perf_counter()
    world.env.backend.emit("INTERACTION_CREATE", payload)


@contextmanager
def _acknowledged() -> Iterator[dict[int, float]]:
    """Note when the first answer to each interaction leaves the bot."""
    times: dict[int, float] = {}
    answer = AsyncWebhookAdapter.create_interaction_response

    def noted(self: AsyncWebhookAdapter, interaction_id: int, *args: Any, **options: Any) -> Any:
        times.setdefault(interaction_id, time.perf_counter())
        return answer(self, interaction_id, *args, **options)

    AsyncWebhookAdapter.create_interaction_response = noted  # type: ignore[method-assign]
    try:
        yield times
    finally:
        AsyncWebhookAdapter.create_interaction_response = answer  # type: ignore[method-assign]
