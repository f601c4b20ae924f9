"""The bot's rights, one by one: set-up names the missing one, others are not needed (29)."""

from random import Random
from typing import Any

import discord
import pytest
import simcord

from tests.sim.games import fix_seed, game_of, open_game, press_sensible
from tests.sim.test_mod import WHY, mod, text
from tests.sim.world import World

NEEDED = ("view_channel", "send_messages")
NOT_NEEDED = (
    "embed_links",
    "read_message_history",
    "manage_threads",
    "manage_messages",
    "pin_messages",
    "create_public_threads",
    "create_private_threads",
    "use_external_emojis",
    "mention_everyone",
)


async def without(world: World, channel: Any, *rights: str) -> None:
    """Take rights of the bot in a channel away."""
    place = world.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(rights, False))
    with world.inside():
        await place.set_permissions(place.guild.me, overwrite=overwrite)
    await world.env.settle()


@pytest.mark.parametrize("right", NEEDED)
@pytest.mark.parametrize("command", ["katane", "game create"])
async def test_29_setting_up_names_exactly_the_missing_right(
    world: World, right: str, command: str
) -> None:
    await without(world, world.channel, right)
    answer = await world.slash(world.players[0], command)
    assert answer.ephemeral
    named = text(f"right-{right.replace('_', '-')}")
    assert answer.text == text("error-bot-needs-permission", rights=named)
    assert await world.bot.host.lookup.in_channel(world.channel.id) is None


@pytest.mark.parametrize("right", NOT_NEEDED)
async def test_29_rights_that_are_not_needed(
    world: World, monkeypatch: pytest.MonkeyPatch, right: str
) -> None:
    fix_seed(monkeypatch)
    await without(world, world.channel, right)
    await open_game(world)
    random = Random(1)
    for _ in range(4):
        await press_sensible(world, random)
    await world.restart()
    await press_sensible(world, random)
    assert (await game_of(world)).move_count == 5
    assert world.last_post().attachments
    assert world.buttons()


async def test_29_without_pictures_the_game_goes_on_as_text(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world)
    await without(world, world.channel, "attach_files")
    random = Random(1)
    for _ in range(3):
        await press_sensible(world, random)
    post = world.last_post()
    assert not post.attachments
    assert "Robber on hex" in world.text_of(post)
    assert world.buttons()


async def thread_of(world: World) -> simcord.ChannelHandle:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with world.inside():
        await channel.create_thread(name="katane", type=discord.ChannelType.public_thread)
    await world.env.settle()
    return world.channel.threads[0]


async def test_29_threads_have_a_right_of_their_own(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world)
    thread = await thread_of(world)
    await without(world, world.channel, "send_messages_in_threads")
    named = text("right-send-messages-in-threads")
    refused = await world.slash(world.players[0], "katane", channel=thread)
    assert refused.text == text("error-bot-needs-permission", rights=named)
    refused = await mod(world, "move", to=thread)
    assert refused.text == text("mod-move-rights", rights=named)
    await without(world, world.channel, "send_messages")  # a thread goes without it
    answer = await world.slash(world.admin, "mod move", channel=thread, game="1", reason=WHY)
    assert answer.text == text("mod-done")
    assert world.last_post(thread).attachments


async def test_a_game_moves_into_the_chat_of_a_voice_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world)
    talk = world.guild.create_voice_channel("talk")
    answer = await mod(world, "move", to=talk)
    assert answer.text == text("mod-done")
    assert world.last_post(talk).attachments


async def test_65_from_an_empty_server_to_the_first_picture(world: World) -> None:
    """An admin who has read nothing: one command and two presses on what is offered."""
    await world.slash(world.admin, "katane")
    asked = await world.press(world.admin, kind="lobby-start")
    await world.press(world.admin, kind="lobby-fill", on=asked)
    assert world.last_post().attachments
    assert world.buttons()
