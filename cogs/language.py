"""`/language`: the language of a person's private answers, where it is not their app's."""

import discord
from discord import app_commands
from discord.ext import commands
from sqlmodel import Session

import locales
from cogs.client import KataneBot
from cogs.readers import APP
from cogs.slash import described, named, options
from db.models.people import PersonRow


class Language(commands.Cog):
    """A person may read another language than the one their Discord app speaks."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-language"), description=described("command-language"))
    @options("command-language")
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named("language-french"), value="fr"),
            app_commands.Choice(name=named("language-english"), value="en"),
            app_commands.Choice(name=named("language-app"), value=APP),
        ]
    )
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Remember the choice and confirm it in the language chosen."""
        await interaction.response.defer(ephemeral=True)
        chosen = None if language == APP else language
        await self._bot.database.write(
            lambda session: self._remember(session, interaction.user.id, chosen)
        )
        locale = await self._bot.readers.locale(interaction)
        key = "language-set" if chosen else "language-follows"
        await interaction.followup.send(locales.text(locale, key), ephemeral=True)

    def _remember(self, session: Session, user_id: int, chosen: str | None) -> None:
        now = self._bot.now()
        person = session.get(PersonRow, user_id) or PersonRow(user_id=user_id, updated_at=now)
        person.locale = chosen
        person.updated_at = now
        session.add(person)


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Language(bot))
