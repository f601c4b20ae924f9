"""The rights that the bot needs in a channel, and those it lacks there."""

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
WITHOUT: Final = ("attach_files",)
"""Rights without which a game goes on, as text."""


def lacking(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The rights that are needed for everything and not granted."""
    needed = NEEDED_IN_THREADS if thread else NEEDED
    return [name for name in needed if not getattr(permissions, name)]


def missing_rights(interaction: discord.Interaction) -> list[str]:
    """The rights without which the bot cannot post in the channel of an interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction.app_permissions, thread=thread)
    return [name for name in missing if name not in WITHOUT]
