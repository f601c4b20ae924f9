"""`/health`: how the bot is, for its owner."""

import math
import platform
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.client import KataneBot
from cogs.errors import UserError
from cogs.operator.version import version
from cogs.slash import described, named
from db.downtime import ALIVE
from db.leases import Leases
from db.migrate import head_revision
from db.models import GameState, LeaseRow

Interaction = discord.Interaction[KataneBot]


class Health(commands.Cog):
    """Tells the owner, and nobody else."""

    def __init__(self, bot: KataneBot) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-health"), description=described("command-health"))
    async def health(self, interaction: Interaction) -> None:
        """Show latency, timers, games, leases and versions."""
        await interaction.response.defer(ephemeral=True)
        if not await self._bot.is_owner(interaction.user):
            raise UserError("health-owner-only")
        locale = await self._bot.readers.locale(interaction)
        lines = [
            locales.text(locale, "health-title"),
            self._connection(locale),
            *await self._work(locale),
            *await self._leases(locale),
            locales.text(
                locale,
                "health-version",
                version=version(),
                library=discord.__version__,
                python=platform.python_version(),
                revision=head_revision(),
            ),
        ]
        await interaction.followup.send("\n".join(lines), ephemeral=True)

    def _connection(self, locale: locales.Locale) -> str:
        latency = self._bot.latency
        return locales.text(
            locale,
            "health-connection",
            latency=round(latency * 1000) if math.isfinite(latency) else "–",
            servers=len(self._bot.guilds),
            shards=self._bot.shard_count or 1,
        )

    async def _work(self, locale: locales.Locale) -> list[str]:
        store = self._bot.away.shared.store
        counts, alive = await store.counts(), await store.note(ALIVE)
        games = " · ".join(
            locales.text(locale, f"health-games-{state}", count=counts.games.get(state, 0))
            for state in (GameState.LOBBY, GameState.RUNNING, GameState.PAUSED, GameState.FINISHED)
        )
        return [
            games,
            locales.text(locale, "health-posts", count=counts.posts_owed),
            locales.text(
                locale,
                "health-timers",
                count=counts.timers,
                following=_moment(counts.next_timer),
                last=_moment(datetime.fromisoformat(alive) if alive else None),
            ),
        ]

    async def _leases(self, locale: locales.Locale) -> list[str]:
        leases = await Leases(self._bot.database, "health", now=self._bot.now).all()
        if not leases:
            return [locales.text(locale, "health-no-lease")]
        return [_lease(locale, lease) for lease in leases]


def _lease(locale: locales.Locale, lease: LeaseRow) -> str:
    until = _moment(lease.expires_at)
    return locales.text(locale, "health-lease", name=lease.name, owner=lease.owner, until=until)


def _moment(at: datetime | None) -> str:
    return discord.utils.format_dt(at, "R") if at is not None else "–"


async def setup(bot: KataneBot) -> None:
    """Load the cog."""
    await bot.add_cog(Health(bot))
