"""The frame of the bot: commands in two languages, registration, intents, the reader's language."""

import discord

import locales
from tests.sim.world import World


def sync_count(world: World) -> int:
    return sum(
        request.method == "PUT" and request.path.endswith("/commands")
        for request in world.env.http_requests
    )


async def test_language_choice_wins_over_the_app(world: World) -> None:
    ada = world.players[0]
    answer = await world.slash(ada, "language", language="fr")
    assert answer.text == locales.text("fr", "language-set")
    assert answer.ephemeral
    await world.restart()
    world.speak(ada, "en-GB")
    message = await post_foreign_button(world)
    assert (await world.press_id(ada, message, "x")).text == locales.text(
        "fr", "error-unknown-control"
    )
    answer = await world.slash(ada, "language", language="app")
    assert answer.text == locales.text("en", "language-follows")


async def post_foreign_button(world: World) -> discord.Message:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("old")


async def test_commands_are_registered_once(world: World) -> None:
    assert sync_count(world) == 1
    await world.restart()
    await world.restart()
    assert sync_count(world) == 1


async def test_changed_commands_are_registered_again(world: World) -> None:
    world.bot.tree.remove_command("language")
    assert await world.bot.katane_tree.sync_if_changed()
    await world.restart()
    assert sync_count(world) == 3


async def test_a_refused_registration_does_not_stop_the_bot(world: World) -> None:
    world.bot.tree.remove_command("language")
    world.fail("PUT", "/applications/*/commands", status=400, code=50035)
    assert not await world.bot.katane_tree.sync_if_changed()
    assert len(world.faults) == 1
    answer = await world.slash(world.players[0], "language", language="fr")
    assert answer.text == locales.text("en", "error-command-gone")


async def test_no_privileged_intent(world: World) -> None:
    intents = world.bot.intents
    assert (
        not intents.value
        & discord.Intents(members=True, presences=True, message_content=True).value
    )


async def test_commands_exist_on_servers_only(world: World) -> None:
    for command in await world.bot.katane_tree.payload():
        assert command["contexts"] == [0], command["name"]
        assert command["integration_types"] == [0], command["name"]
