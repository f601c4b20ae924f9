"""The rights that the bot needs in a channel, and those it lacks there."""

from collections.abc import Iterable
from typing import Final

import discord

import locales
from cogs.errors import UserError

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
WITHOUT: Final = ("attach_files",)
"""Rights without which a game goes on, as text."""


def lacking(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The rights that are needed for everything and not granted.

    Who may not see a channel has no other right there either: then that one is named alone.
    """
    if not permissions.view_channel:
        return ["view_channel"]
    needed = NEEDED_IN_THREADS if thread else NEEDED
    return [name for name in needed if not getattr(permissions, name)]


def missing_rights(interaction: discord.Interaction) -> list[str]:
    """The rights without which the bot cannot post in the channel of an interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction.app_permissions, thread=thread)
    return [name for name in missing if name not in WITHOUT]


def say_rights(locale: locales.Locale, names: Iterable[str]) -> str:
    """Rights by the names that Discord shows them under."""
    return locales.listed(
        locale, (locales.text(locale, f"right-{name.replace('_', '-')}") for name in names)
    )


def require_rights(interaction: discord.Interaction, locale: locales.Locale) -> None:
    """Raise UserError, naming exactly what is missing, if the bot cannot post in the channel."""
    missing = missing_rights(interaction)
    if missing:
        raise UserError("error-bot-needs-permission", rights=say_rights(locale, missing))


def without_pictures(interaction: discord.Interaction, locale: locales.Locale) -> str:
    """What to say where the bot may write but not attach files; nothing where it may."""
    if interaction.app_permissions.attach_files:
        return ""
    return locales.text(locale, "lobby-no-pictures", rights=say_rights(locale, WITHOUT))
