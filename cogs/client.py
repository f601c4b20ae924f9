"""The bot: a Discord client that carries the database, the clock, the router and the error path."""

import asyncio
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import locales
from cogs.errors import ErrorPath
from cogs.interactions import Controls
from cogs.readers import Readers
from cogs.slash import Translator
from cogs.tree import COMMANDS, KataneTree
from db.claims import free_claims
from db.clock import Now
from db.database import Database, connect
from db.leases import Leases

if TYPE_CHECKING:
    from cogs.away.cog import Away
    from cogs.host import Host

COGS: Final = (
    "cogs.language",
    "cogs.host",
    "cogs.away.cog",
    "cogs.away.me",
    "cogs.away.table",
    "cogs.away.standing",
    "cogs.lobby.cog",
    "cogs.lobby.choosing",
    "cogs.lobby.again",
    "cogs.play.cog",
    "cogs.trade.cog",
    "cogs.book.cog",
    "cogs.album.cog",
    "cogs.lobby.commands",
    "cogs.commands.moves",
    "cogs.commands.sea",
    "cogs.commands.trading",
    "cogs.commands.auction",
    "cogs.commands.reading",
    "cogs.mod.cog",
    "cogs.mod.troubles",
    "cogs.operator.health",
    "cogs.operator.data",
    "cogs.operator.servers",
)
"""The extensions, in the order in which they are loaded."""

_DISCORD: Final = Route.BASE
GUILD_GAP: Final = 0.5
"""Seconds without a further server after which the bot is ready; it keeps no list of members."""
_MAX_RATE_LIMIT_WAIT: Final = 60.0
"""Seconds a request waits out a rate limit before it raises; the sender then decides anew."""

INTERACTIONS: Final = ("discord.py: on_interaction", "CommandTree-invoker")
"""Names that the library gives to the tasks that answer people."""
TIME_TO_LEAVE: Final = 3.0
"""Seconds that the gateway has to say good-bye."""
TIME_TO_ANSWER: Final = 10.0
"""Seconds that these have when the process is told to end."""

_log = logging.getLogger(__name__)


class KataneBot(commands.Bot):
    """The game master. It needs no privileged intent: people speak to it by commands and presses.

    `language` is the language of servers that chose none. `force_sync` registers the commands even
    where they seem known, for a Discord that forgets them. With a `lease_term` the bot waits until
    no other process serves the same servers from its database, and replaces one that died after
    that time.
    """

    database: Database
    readers: Readers
    errors: ErrorPath
    controls: Controls
    host: "Host"
    away: "Away"

    def __init__(
        self,
        *,
        database_url: str,
        language: locales.Locale = "fr",
        owner_ids: Sequence[int] = (),
        force_sync: bool = False,
        shard_count: int | None = None,
        shard_ids: Sequence[int] = (),
        lease_term: timedelta | None = None,
        keep_removed: timedelta = timedelta(days=30),
        commands_at_once: int = COMMANDS,
    ) -> None:
        self.commands_at_once = commands_at_once
        """Commands that one person may use in a short time; tests use many more."""
        sharding: dict[str, Any] = {"shard_ids": list(shard_ids)} if shard_ids else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=KataneTree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=GUILD_GAP,
            max_messages=None,
            max_ratelimit_timeout=_MAX_RATE_LIMIT_WAIT,
            owner_ids=set(owner_ids),
            shard_count=shard_count,
            **sharding,
        )
        self.language: locales.Locale = language
        self.now: Now = discord.utils.utcnow
        """The clock of everything the bot does; simulated time moves it."""
        self.identity = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(2)}"
        """This process, among those that share the database."""
        self.on_lease_lost: Callable[[], None] = lambda: None
        """Called when another process may have taken this one's place: it has to end."""
        self.keep_removed = keep_removed
        """How long the data of a server is kept that has removed the bot."""
        self._database_url = database_url
        self._force_sync = force_sync
        self._shards = tuple(shard_ids) or tuple(range(shard_count or 1))
        self._lease_term = lease_term
        self._leases = AsyncExitStack()

    async def setup_hook(self) -> None:
        """Open the database, load the cogs, register the commands. Raises StorageError."""
        await self._find_gateway()
        self.database = await connect(self._database_url)
        if self._lease_term is not None:
            await self._take_leases(self._lease_term)
        await self.database.migrate()
        if self._lease_term is not None:
            await free_claims(self.database, self.now())
        self.readers = Readers(self.database)
        self.errors = ErrorPath(self.readers)
        self.controls = Controls(self.errors)
        await self.tree.set_translator(Translator())
        for extension in COGS:
            await self.load_extension(extension)
        await self.katane_tree.sync_if_changed(force=self._force_sync)

    @property
    def katane_tree(self) -> KataneTree:
        """The command tree by its own type."""
        assert isinstance(self.tree, KataneTree)
        return self.tree

    async def close(self) -> None:
        """Leave Discord, finish what people wait for, unload the cogs, close the database."""
        if not self.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(TIME_TO_LEAVE):
                    await self.leave_gateway()
            await _finish(INTERACTIONS, TIME_TO_ANSWER)
            for extension in reversed(tuple(self.extensions)):
                await self.unload_extension(extension)
        await super().close()
        await self._leases.aclose()
        if hasattr(self, "database"):
            await self.database.close()

    def serves(self, guild_id: int) -> bool:
        """Tell whether a server belongs to the shards of this process."""
        return (guild_id >> 22) % (self.shard_count or 1) in self._shards

    async def leave_gateway(self) -> None:
        """Hear of nothing new any more; what was heard can still be answered."""
        if self.ws is not None and self.ws.open:
            await self.ws.close(code=1000)

    async def add_cog(
        self,
        cog: commands.Cog,
        /,
        *,
        override: bool = False,
        guild: discord.abc.Snowflake | None = discord.utils.MISSING,
        guilds: Sequence[discord.abc.Snowflake] = discord.utils.MISSING,
    ) -> None:
        """Add a cog, and its answers to presses."""
        await super().add_cog(cog, override=override, guild=guild, guilds=guilds)
        self.controls.add_cog(cog)

    async def remove_cog(
        self,
        name: str,
        /,
        *,
        guild: discord.abc.Snowflake | None = discord.utils.MISSING,
        guilds: Sequence[discord.abc.Snowflake] = discord.utils.MISSING,
    ) -> commands.Cog | None:
        """Remove a cog, and its answers to presses."""
        cog = await super().remove_cog(name, guild=guild, guilds=guilds)
        if cog is not None:
            self.controls.remove_cog(cog)
        return cog

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer components and forms; slash commands go through the tree."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await self.controls.dispatch(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log the fault of an event listener; nobody waits for an answer to an event."""
        error = sys.exc_info()[1]
        if error is not None:
            self.errors.note(error, event_method)

    async def on_ready(self) -> None:
        """Say that the bot is connected."""
        _log.info("ready as %s on %d servers", self.user, len(self.guilds))

    async def _take_leases(self, term: timedelta) -> None:
        """Wait until no other process has this one's part."""
        leases = Leases(self.database, self.identity, now=self.now, term=term)
        if not await leases.exist():
            await self.database.migrate()
        await self._leases.enter_async_context(
            leases.held(*self._parts(), lost=self.on_lease_lost, restored=self._on_restored)
        )

    def _on_restored(self) -> None:
        """A backup was put in place of what was there: the channels are owed posts."""
        if self.is_ready():
            self.host.wake()

    def _parts(self) -> list[str]:
        """What one process may do at a time: a SQLite file has one bot, a server one a shard."""
        if not self.database.shared:
            return ["bot"]
        return [f"shard {shard}" for shard in self._shards]

    async def _find_gateway(self) -> None:
        """Ask a stand-in for Discord where its gateway is; the library knows only the real one."""
        if Route.BASE != _DISCORD:
            _, address, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)


class ShardedKataneBot(KataneBot, commands.AutoShardedBot):
    """The same bot, serving some or all shards of a large application."""

    async def leave_gateway(self) -> None:
        """Hear of nothing new any more on any shard."""
        for shard in self.shards.values():
            await shard.disconnect()


async def _finish(names: Collection[str], seconds: float) -> None:
    """Let the tasks of some names end by themselves, for a limited time."""
    tasks = [task for task in asyncio.all_tasks() if task.get_name() in names]
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)
