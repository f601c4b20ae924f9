"""Places that vanish or close: told once, gone on with elsewhere (checks 28 to 30, 32)."""

from random import Random

import discord
import pytest
import simcord

from db.models import GameState
from tests.sim.games import fix_seed, game_of, loaded, move, open_game, press_sensible, sensible
from tests.sim.test_mod import WHY, mod, text
from tests.sim.world import World


@pytest.fixture
async def log(world: World, monkeypatch: pytest.MonkeyPatch) -> simcord.ChannelHandle:
    """A game of four, and a log channel of the moderators."""
    fix_seed(monkeypatch)
    channel = world.guild.create_text_channel("log")
    await mod(world, "settings", log=channel, language="en")
    await open_game(world)
    return channel


def told(world: World, channel: simcord.ChannelHandle) -> list[str]:
    """The troubles in the log channel."""
    texts = [world.text_of(post) for post in world.posts(channel)]
    return [said for said in texts if said.startswith("⚠️")]


async def play_on(world: World, times: int = 1) -> None:
    """Moves that somebody makes, such as a steward, though nobody can press."""
    random = Random(1)
    for _ in range(times):
        await move(world, sensible(await game_of(world), random))


async def test_28_a_deleted_channel(world: World, log: simcord.ChannelHandle) -> None:
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await play_on(world, 2)
    (line,) = told(world, log)
    assert line == f"⚠️ {text('trouble-gone', game=1)}"
    assert (await loaded(world)).state is GameState.RUNNING
    other = world.guild.create_text_channel("elsewhere")
    answer = await world.slash(world.admin, "mod move", channel=other, game="1", reason=WHY)
    assert answer.text == text("mod-done")
    assert world.last_post(other).attachments
    world.channel = other
    await press_sensible(world, Random(1))
    assert len(told(world, log)) == 1


async def test_28_a_deleted_live_post(world: World, log: simcord.ChannelHandle) -> None:
    post = world.last_post()
    world.env.backend.delete_message(world.channel.id, post.id)
    await play_on(world)
    assert world.last_post().id != post.id
    assert world.buttons()
    assert told(world, log) == []


@pytest.mark.parametrize("right", ["send_messages", "view_channel"])
async def test_29_a_right_that_is_taken_is_named_once(
    world: World, log: simcord.ChannelHandle, right: str
) -> None:
    me = world.guild.me
    assert me is not None
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    overwrite = discord.PermissionOverwrite(**{right: False})
    with world.inside():
        await channel.set_permissions(me, overwrite=overwrite)
    await world.env.settle()
    await play_on(world, 3)
    (line,) = told(world, log)
    assert f"lack the right {text('right-' + right.replace('_', '-'))} there" in line
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[])
    await world.env.settle()
    await play_on(world, 2)
    assert world.last_post().attachments
    assert len(told(world, log)) == 1


async def test_32_removed_and_invited_again(world: World, log: simcord.ChannelHandle) -> None:
    store = world.bot.away.shared.store
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    with world.inside():
        world.bot.dispatch("guild_remove", guild)
    await world.env.settle()
    assert (await store.guild(guild.id)).removed_at is not None
    with world.inside():
        world.bot.dispatch("guild_join", guild)
    await world.env.settle()
    assert (await store.guild(guild.id)).removed_at is None
    assert (await loaded(world)).state is GameState.RUNNING


async def test_30_a_locked_thread(world: World, log: simcord.ChannelHandle) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with world.inside():
        thread = await channel.create_thread(name="katane", type=discord.ChannelType.public_thread)
    await world.env.settle()
    handle = world.channel.threads[0]
    await world.slash(world.admin, "mod move", channel=handle, game="1", reason=WHY)
    await play_on(world)
    before = world.last_post(handle)
    world.fail("POST", f"/channels/{thread.id}/messages", status=403, code=50083, times=None)
    with world.inside():
        await thread.edit(locked=True, archived=True)
    await world.env.settle()
    await play_on(world, 2)
    (line,) = told(world, log)
    assert line == f"⚠️ {text('trouble-locked', game=1, channel=thread.mention)}"
    assert world.last_post(handle).id == before.id
    game = await game_of(world)
    assert game.move_count == 3  # nothing is lost
