"""The tree of slash commands: its errors, and its registration, only when it changed."""

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands
from sqlmodel import Session

from cogs.errors import UNREACHABLE
from db.clock import utc_now
from db.models.operation import StateRow

if TYPE_CHECKING:
    from cogs.client import KataneBot

COMMANDS, SECONDS = 20, 10.0
"""Commands that one person may use within so many seconds."""
_STATE_KEY: Final = "command-tree"

_log = logging.getLogger(__name__)


class KataneTree(app_commands.CommandTree["KataneBot"]):
    """Slash commands exist on servers only: a game belongs to a channel that others can see."""

    def __init__(self, client: "KataneBot") -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._pace = commands.CooldownMapping.from_cooldown(
            client.commands_at_once, SECONDS, _person
        )

    async def interaction_check(self, interaction: "discord.Interaction[KataneBot]", /) -> bool:
        """Let nobody use so many commands that others have to wait: raise CommandOnCooldown."""
        if interaction.type is discord.InteractionType.application_command:
            at = interaction.created_at.timestamp()
            bucket = self._pace.get_bucket(interaction, at)
            retry_after = bucket.update_rate_limit(at) if bucket is not None else None
            if bucket is not None and retry_after:
                raise app_commands.CommandOnCooldown(bucket, retry_after)
        return True

    async def on_error(
        self,
        interaction: "discord.Interaction[KataneBot]",
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Hand every error of a command to the error path."""
        command = interaction.command
        where = f"/{command.qualified_name}" if command else "/?"
        await self.client.errors.answer(interaction, error, where)

    async def payload(self) -> list[dict[str, Any]]:
        """Return the commands as Discord gets them, with both languages."""
        translator = self.translator
        assert translator is not None
        return [
            await command.get_translated_payload(self, translator)
            for command in sorted(self.get_commands(), key=lambda command: command.name)
        ]

    async def sync_if_changed(self, *, force: bool = False) -> bool:
        """Register the commands if they differ from those registered last; tell whether they did.

        A refusal by Discord is logged and the games go on with the commands it has: a bot must not
        die of a command description.
        """
        mark = await self._mark()
        database = self.client.database
        row = await database.read(lambda session: session.get(StateRow, _STATE_KEY))
        if row is not None and row.value == mark and not force:
            return False
        try:
            await self.sync()
        except (app_commands.AppCommandError, *UNREACHABLE) as error:
            self.client.errors.note(error, "registering the slash commands")
            return False
        await database.write(lambda session: _remember(session, mark))
        _log.info("registered %d slash commands", len(self.get_commands()))
        return True

    async def _mark(self) -> str:
        """Name the application and the exact commands: another application starts with none."""
        written = json.dumps(await self.payload(), sort_keys=True, ensure_ascii=False)
        digest = hashlib.sha256(written.encode()).hexdigest()
        return f"{self.client.application_id}:{digest}"


def _person(interaction: discord.Interaction) -> int:
    return interaction.user.id


def _remember(session: Session, mark: str) -> None:
    session.merge(StateRow(key=_STATE_KEY, value=mark, updated_at=utc_now()))
