"""Tells what moderators did: one line at the table, and one in the log channel."""

import logging
from typing import TYPE_CHECKING, Final

import discord

import locales
from cogs.errors import UNREACHABLE, UserError
from cogs.widgets import plain, shortened
from cogs.wording.people import language
from db.loaded import LoadedGame

if TYPE_CHECKING:
    from cogs.client import KataneBot

REASON: Final = 300
"""Characters of a reason."""

_log = logging.getLogger(__name__)


def reasoned(reason: str) -> str:
    """A reason in one line; raises UserError if nothing was said."""
    told = shortened(" ".join(reason.split()), REASON)
    if not told:
        raise UserError("mod-no-reason")
    return told


class Teller:
    """Speaks in the channels of games and of moderators. Nothing here ever raises for Discord."""

    def __init__(self, bot: "KataneBot") -> None:
        self._bot = bot

    async def act(
        self,
        table: LoadedGame,
        key: str,
        reason: str,
        moderator: discord.User | discord.Member,
        **params: locales.Param,
    ) -> bool:
        """Say at the table and in the log what was done (`mod-told-<key>`).

        Tells whether the table could be told.
        """
        told = await self.at_table(table, key, reason, moderator, **params)
        await self.in_log(table, key, reason, moderator, **params)
        return told

    async def at_table(
        self,
        table: LoadedGame,
        key: str,
        reason: str,
        moderator: discord.User | discord.Member,
        **params: locales.Param,
    ) -> bool:
        """Say at the table what was done; tell whether it could be told."""
        line = self.line(language(table), key, reason, moderator, **params)
        try:
            await self._bot.away.shared.say(table, line)
        except UNREACHABLE as error:
            _log.warning("act at game %s not told: %s", table.id, error)
            return False
        return True

    async def in_log(
        self,
        table: LoadedGame,
        key: str,
        reason: str,
        moderator: discord.User | discord.Member,
        **params: locales.Param,
    ) -> None:
        """Say in the log channel what was done at a table."""
        line = self.line(language(table), key, reason, moderator, **params)
        await self.log(table.row.guild_id, line, table)

    @staticmethod
    def line(
        locale: locales.Locale,
        key: str,
        reason: str,
        moderator: discord.User | discord.Member,
        **params: locales.Param,
    ) -> str:
        """What a moderator did, and why, in one line (`mod-told-<key>`)."""
        said = {**params, "who": plain(moderator.display_name), "reason": plain(reason)}
        return f"🛡️ {locales.text(locale, f'mod-told-{key}', **said)}"

    async def log(self, guild_id: int, line: str, table: LoadedGame | None = None) -> bool:
        """Write a line into the log channel of a server; tell whether there is one and it took."""
        guild = await self._bot.away.shared.store.guild(guild_id)
        if guild.log_channel_id is None:
            return False
        if table is not None:
            line = f"<#{table.row.channel_id}> · {line}"
        return await self.send(guild.log_channel_id, guild_id, line)

    async def send(self, channel_id: int, guild_id: int, line: str) -> bool:
        """Send a line to a channel without notifying anybody; tell whether that worked."""
        channel = self._bot.get_partial_messageable(channel_id, guild_id=guild_id)
        try:
            await channel.send(
                shortened(line, 2000), allowed_mentions=discord.AllowedMentions.none()
            )
        except UNREACHABLE as error:
            _log.warning("line for channel %s not sent: %s", channel_id, error)
            return False
        return True
