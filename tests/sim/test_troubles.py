"""Places that vanish or close: told once, gone on with elsewhere (checks 28 to 30)."""

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


async def take(world: World, *rights: str, channel: simcord.ChannelHandle | None = None) -> None:
    """Take rights of the bot in a channel away; without any, give all back."""
    me = world.guild.me
    assert me is not None
    place = world.bot.get_channel((channel or world.channel).id)
    assert isinstance(place, discord.TextChannel)
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(rights, False))
    with world.inside():
        await place.set_permissions(me, overwrite=overwrite if rights else None)
    await world.env.settle()


@pytest.mark.parametrize("right", ["send_messages", "view_channel"])
async def test_29_a_right_that_is_taken_is_named_once(
    world: World, log: simcord.ChannelHandle, right: str
) -> None:
    await take(world, right)
    await play_on(world, 3)
    (line,) = told(world, log)
    assert f"lack the right {text('right-' + right.replace('_', '-'))} there" in line
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[])
    await world.env.settle()
    await play_on(world, 2)
    assert world.last_post().attachments
    assert len(told(world, log)) == 1


async def test_29_rights_that_are_given_back_bring_the_post_at_once(
    world: World, log: simcord.ChannelHandle
) -> None:
    await take(world, "send_messages")
    await play_on(world)
    before = world.last_post()
    await world.restart()  # what was told is known to the next process too
    await take(world)
    assert world.last_post().id != before.id
    assert world.last_post().attachments
    assert world.buttons()
    await take(world, "send_messages")
    await play_on(world)
    assert len(told(world, log)) == 2  # a new trouble is told again


async def test_29_rights_mended_while_the_bot_was_away(
    world: World, log: simcord.ChannelHandle
) -> None:
    await take(world, "send_messages")
    await play_on(world)
    before = world.last_post()
    await world.bot.close()
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[])
    await world.crash()
    assert world.last_post().id != before.id
    assert len(told(world, log)) == 1


async def test_29_another_missing_right_is_another_trouble(
    world: World, log: simcord.ChannelHandle
) -> None:
    await take(world, "send_messages")
    await play_on(world, 2)
    await take(world, "send_messages", "view_channel")
    await play_on(world, 2)
    first, second = told(world, log)
    assert text("right-send-messages") in first
    assert text("right-view-channel") in second


async def test_29_a_trouble_is_forgotten_when_the_game_goes_on_elsewhere(
    world: World, log: simcord.ChannelHandle
) -> None:
    here, other = world.channel, world.guild.create_text_channel("elsewhere")
    await take(world, "send_messages")
    await play_on(world)
    await world.slash(world.admin, "mod move", channel=other, game="1", reason=WHY)
    assert await world.bot.away.shared.store.reported() == {}
    await take(world)
    await world.slash(world.admin, "mod move", channel=here, game="1", reason=WHY)
    await take(world, "send_messages")
    await play_on(world)
    assert len(told(world, log)) == 2


async def test_28_a_deleted_thread(world: World, log: simcord.ChannelHandle) -> None:
    thread = await moved_to_thread(world)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    await play_on(world, 2)
    (line,) = told(world, log)
    assert line == f"⚠️ {text('trouble-gone', game=1)}"
    answer = await world.slash(world.admin, "mod move", game="1", reason=WHY)
    assert answer.text == text("mod-done")
    assert world.last_post().attachments


async def test_28_a_removed_category(world: World, log: simcord.ChannelHandle) -> None:
    category = world.guild.create_category("games")
    world.env.backend.edit_channel(world.channel.id, {"parent_id": category.id})
    await world.env.settle()
    world.env.backend.delete_channel(category.id)
    await world.env.settle()
    await play_on(world, 2)
    assert world.last_post().attachments
    assert told(world, log) == []


async def test_28_a_deleted_log_channel_stops_nothing(
    world: World, log: simcord.ChannelHandle
) -> None:
    world.env.backend.delete_channel(log.id)
    await world.env.settle()
    answer = await mod(world, "pause")
    assert answer.text == text("mod-done")
    shown = await world.slash(world.admin, "mod settings")
    assert text("mod-setting-gone") in shown.text


async def moved_to_thread(world: World) -> simcord.ChannelHandle:
    """A thread of the channel to which the game was moved."""
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with world.inside():
        await channel.create_thread(name="katane", type=discord.ChannelType.public_thread)
    await world.env.settle()
    handle = world.channel.threads[0]
    await world.slash(world.admin, "mod move", channel=handle, game="1", reason=WHY)
    return handle


async def test_30_an_archived_thread_opens_by_the_next_action(
    world: World, log: simcord.ChannelHandle
) -> None:
    """Discord itself opens a thread that somebody writes in: the bot only has to post."""
    handle = await moved_to_thread(world)
    before = world.last_post(handle)
    thread = world.bot.get_channel(handle.id)
    assert isinstance(thread, discord.Thread)
    with world.inside():
        await thread.edit(archived=True)
    await world.env.settle()
    # the old post lies in an archived thread: it can no longer be changed
    world.fail("PATCH", f"/channels/{handle.id}/messages/*", status=400, code=50083, times=None)
    await play_on(world, 2)
    assert world.last_post(handle).id != before.id
    assert world.buttons(world.last_post(handle))
    assert told(world, log) == []


async def test_30_a_locked_thread(world: World, log: simcord.ChannelHandle) -> None:
    handle = await moved_to_thread(world)
    await play_on(world)
    before = world.last_post(handle)
    thread = world.bot.get_channel(handle.id)
    assert isinstance(thread, discord.Thread)
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
    world.env.backend.faults.clear()
    with world.inside():
        await thread.edit(locked=False, archived=False)
    await world.env.settle()
    assert world.last_post(handle).id != before.id  # an open thread is posted in at once
    assert world.last_post(handle).attachments
