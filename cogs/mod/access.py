"""Who moderates: whoever may manage the server, and the role that an admin named."""

from typing import TYPE_CHECKING

import discord

from cogs.errors import UserError

if TYPE_CHECKING:
    from cogs.client import KataneBot


def manages(interaction: discord.Interaction) -> bool:
    """Tell whether a person may manage the server."""
    rights = interaction.permissions
    return rights.manage_guild or rights.administrator


async def require_moderator(bot: "KataneBot", interaction: discord.Interaction) -> None:
    """Raise UserError for whoever does not moderate on the server of an interaction."""
    if manages(interaction):
        return
    guild = await bot.away.shared.store.guild(interaction.guild_id or 0)
    role, user = guild.moderator_role_id, interaction.user
    if role is None or not isinstance(user, discord.Member) or user.get_role(role) is None:
        raise UserError("mod-only")


def require_manager(interaction: discord.Interaction) -> None:
    """Raise UserError for whoever may not manage the server: the moderators' role is theirs."""
    if not manages(interaction):
        raise UserError("mod-only-managers")
