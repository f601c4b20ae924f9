"""The line of a moderator's act is owed with the act: once at the table, whenever the bot dies."""

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from cogs.mod import telling
from db.timer_rows import LINE
from tests.sim.games import fix_seed, open_game, play_until
from tests.sim.test_mod import WHY, mod, text
from tests.sim.world import World

ACTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("pause", {}),
    ("resume", {}),
    ("cards", {"seat": "1", "give": "1 ore"}),
    ("back", {"move": "5"}),
    ("force", {"skip": True}),
    ("swap", {"first": "0", "second": "1"}),
    ("remove", {"seat": "0"}),
    ("forbid", {}),
    ("allow", {}),
    ("export", {}),
    ("move", {}),
    ("end", {}),
)


@pytest.fixture
async def log(world: World, monkeypatch: pytest.MonkeyPatch) -> simcord.ChannelHandle:
    """A game of four in an action phase, and a log channel of the moderators."""
    fix_seed(monkeypatch)
    await open_game(world)
    await play_until(world, "action")
    channel = world.guild.create_text_channel("log")
    await mod(world, "settings", log=channel)
    return channel


def told(world: World, *channels: simcord.ChannelHandle) -> list[str]:
    """The lines of moderators in some channels."""
    return [
        world.text_of(post)
        for channel in channels
        for post in world.posts(channel)
        if "🛡️" in world.text_of(post) and WHY in world.text_of(post)
    ]


async def open_lines(world: World) -> list[str]:
    """The lines that are still owed."""
    pending = await world.bot.away.shared.timers.pending()
    return [timer.key for timer in pending if timer.kind == LINE]


async def act(world: World, command: str, **options: Any) -> None:
    """An act of a moderator, confirmed where that is asked for."""
    if command not in ("end", "delete"):
        await mod(world, command, **options)
        return
    shown = await world.slash(world.admin, f"mod {command}")
    await world.fill(world.admin, shown, {"reason": WHY})


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "before it is noted"])
async def test_03_a_crash_loses_no_line(
    world: World, log: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch, sent: bool
) -> None:
    other = world.guild.create_text_channel("elsewhere")
    say = telling._say

    async def dying(place: discord.abc.Messageable, *said: Any) -> None:
        if sent:
            await say(place, *said)
        raise asyncio.CancelledError

    monkeypatch.setattr(telling, "_say", dying)
    for number, (command, options) in enumerate(ACTS, 1):
        person: dict[str, Any] = {"person": world.stranger}
        given = {"forbid": person, "allow": person, "move": {"to": other}}
        await act(world, command, **options, **given.get(command, {}))
        if command == "move":
            world.channel, other = other, world.channel
        assert len(await open_lines(world)) == number, command
    monkeypatch.setattr(telling, "_say", say)
    for _ in range(2):
        await world.crash()
        await world.advance(minutes=4)
        assert await open_lines(world) == []
        assert len(set(told(world, world.channel, other))) == len(ACTS)
        assert len(told(world, world.channel, other)) == len(ACTS)
        assert len(told(world, log)) == len(ACTS) + 1  # the settings were told there


async def test_a_line_that_is_not_taken_comes_later(
    world: World, log: simcord.ChannelHandle
) -> None:
    """Also of a game that is deleted meanwhile, whose other timers are gone."""
    world.fail("POST", f"/channels/{world.channel.id}/messages", times=None)
    assert (await mod(world, "pause")).text == text("mod-done-untold")
    await act(world, "delete")
    assert len(await open_lines(world)) == 2
    assert told(world, world.channel) == []
    world.env.backend.faults.clear()
    await world.advance(minutes=2)
    assert len(told(world, world.channel)) == 2
    assert await open_lines(world) == []


async def test_a_line_is_not_owed_for_ever(
    world: World, log: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "KEPT", timedelta(minutes=5))
    world.env.backend.delete_channel(world.channel.id)
    await world.slash(world.admin, "mod export", channel=log, game="1", reason=WHY)
    await world.advance(minutes=2)
    assert len(await open_lines(world)) == 1
    await world.advance(minutes=10)
    assert await open_lines(world) == []
