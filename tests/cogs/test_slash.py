"""Slash commands whose code fails still answer (check 15); suggestions keep the limits (21)."""

import discord
import pytest
from discord import app_commands
from discord.ext import commands

import locales
from cogs.client import KataneBot, ShardedKataneBot
from cogs.errors import UserError
from cogs.slash import choices, options, suggests
from tests.sim.answers import Answer
from tests.sim.world import World


class Faulty(commands.Cog):
    """Commands that fail in every place where one can."""

    @app_commands.command(name="fail")
    async def fail(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        raise RuntimeError("broken on purpose")

    @app_commands.command(name="forbid")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def forbid(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("allowed", ephemeral=True)

    @app_commands.command(name="suggest")
    async def suggest(self, interaction: discord.Interaction, place: str) -> None:
        await interaction.response.send_message(place, ephemeral=True)

    @suggest.autocomplete("place")
    @suggests
    async def place(
        self, interaction: discord.Interaction[KataneBot], typed: str
    ) -> list[app_commands.Choice[str]]:
        if typed == "?":
            raise UserError("lobby-no-computer")
        if typed == "!":
            raise RuntimeError("broken on purpose")
        return choices((f"place {number}", str(number)) for number in range(500))


@pytest.fixture
async def faulty(world: World) -> World:
    await world.bot.add_cog(Faulty())
    await world.bot.katane_tree.sync_if_changed()
    return world


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_failing_command_apologises_with_a_code(faulty: World, locale: str) -> None:
    faulty.speak(faulty.players[0], locale)
    answer = await faulty.slash(faulty.players[0], "fail")
    (fault,) = faulty.faults
    language = locales.closest(locale)
    assert answer.text == locales.text(language, "error-unexpected", code=vars(fault)["code"])
    assert answer.ephemeral


async def test_a_missing_right_is_named(faulty: World) -> None:
    answer = await faulty.slash(faulty.players[0], "forbid")
    right = locales.text("en", "right-manage-guild")
    assert answer.text == locales.text("en", "error-needs-permission", rights=right)
    assert (await faulty.slash(faulty.admin, "forbid")).text == "allowed"


async def test_failing_suggestions_say_so(faulty: World) -> None:
    ((shown, value),) = await faulty.complete(faulty.players[0], "suggest", "place", "!")
    (fault,) = faulty.faults
    assert vars(fault)["code"] in shown
    assert value == "!"


async def test_suggestions_that_are_refused_say_why(faulty: World) -> None:
    """A refusal is no fault, in the language that the person chose."""
    ada = faulty.players[0]
    await faulty.slash(ada, "language", language="fr")
    ((shown, value),) = await faulty.complete(ada, "suggest", "place", "?")
    assert shown == locales.text("fr", "lobby-no-computer")
    assert value == "?"


async def test_suggestions_are_cut_to_what_discord_takes(faulty: World) -> None:
    assert len(await faulty.complete(faulty.players[0], "suggest", "place")) == 25


@pytest.mark.parametrize("count", [0, 1, 25, 26, 500])
def test_choices_keep_the_limits(count: int) -> None:
    offered = choices(("long " * 40, "v" * 200) for _ in range(count))
    assert choices([("–", ""), ("", "value")]) == []
    assert len(offered) == min(count, 25)
    assert all(len(entry.name) <= 100 and len(entry.value) <= 100 for entry in offered)


def test_options_that_the_callback_lacks_are_refused() -> None:
    async def callback(interaction: discord.Interaction) -> None:
        """Take no option."""

    with pytest.raises(TypeError):
        app_commands.command(name="x")(options("command-language")(callback))


async def test_the_sharded_bot_is_the_same_bot(database_url: str) -> None:
    world = await World.open(database_url, kind=ShardedKataneBot, shard_count=2)
    answer: Answer = await world.slash(world.players[0], "language", language="fr")
    assert answer.text == locales.text("fr", "language-set")
    await world.close()
