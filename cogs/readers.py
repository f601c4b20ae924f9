"""Who reads an answer: the language of private sentences."""

from typing import Final

import discord

import locales
from db.database import Database
from db.models.people import PersonRow

APP: Final = "app"
"""Chosen instead of a language: follow the Discord app."""


class Readers:
    """Tells a person's language: their own choice, or the language of their Discord app."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def locale(self, interaction: discord.Interaction) -> locales.Locale:
        """Return the language in which to answer privately."""
        chosen = await self.chosen(interaction.user.id)
        return chosen or locales.closest(interaction.locale.value)

    async def chosen(self, user_id: int) -> locales.Locale | None:
        """Return the language a person chose, or None if they follow their Discord app."""
        person = await self._database.read(lambda session: session.get(PersonRow, user_id))
        if person is None or person.locale not in locales.LOCALES:
            return None
        return person.locale
