"""`/data`: everything stored about a person, to see and to delete."""

import io
import json

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from cogs.interactions import Press, answers
from cogs.posts.layout import Button
from cogs.slash import described, named
from cogs.widgets import Buttons
from db import people

Interaction = discord.Interaction[KataneBot]


class Data(commands.Cog):
    """A person sees and deletes what is theirs, and nobody else's."""

    group = app_commands.Group(name=named("command-data"), description=described("command-data"))

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @group.command(name=named("command-data-show"), description=described("command-data-show"))
    async def show(self, interaction: Interaction) -> None:
        """Give everything stored about whoever asks, as a file."""
        await interaction.response.defer(ephemeral=True)
        stored = await people.export(self._bot.database, interaction.user.id)
        written = json.dumps(stored, ensure_ascii=False, indent=2)
        locale = await self._bot.readers.locale(interaction)
        said = locales.text(locale, "data-shown", rows=sum(len(rows) for rows in stored.values()))
        file = discord.File(io.BytesIO(written.encode()), "katane-data.json")
        await interaction.followup.send(said, file=file, ephemeral=True)

    @group.command(name=named("command-data-delete"), description=described("command-data-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Say what goes and what stays; the answer is a press."""
        await interaction.response.defer(ephemeral=True)
        locale = await self._bot.readers.locale(interaction)
        button = Button(
            locales.text(locale, "data-delete-yes"),
            CustomId("data-delete"),
            discord.ButtonStyle.danger,
            "🗑️",
        )
        said = locales.text(locale, "data-confirm")
        await interaction.followup.send(said, view=Buttons(button.item()), ephemeral=True)

    @answers("data-delete")
    async def delete_confirmed(self, press: Press) -> None:
        """Delete what no open game needs of whoever presses."""
        user, language = press.interaction.user, press.interaction.locale.value
        kept = sum((await people.forget(self._bot.database, user.id)).values())
        locale = locales.closest(language)  # the chosen one is gone
        key = "data-deleted-but" if kept else "data-deleted"
        await press.reply(locales.text(locale, key, rows=kept))


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Data(bot))
