"""Tells what moderators did: one line at the table, and one in the log channel."""

import hashlib
import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord

import locales
from cogs.away.alarm import Again
from cogs.errors import UNREACHABLE, UserError
from cogs.widgets import plain, shortened
from cogs.wording.people import language
from db.claims import new_claim
from db.errors import GameNotFound
from db.loaded import LoadedGame
from db.models import TimerRow
from db.owed import OwedLine
from db.timer_rows import LINE

if TYPE_CHECKING:
    from cogs.client import KataneBot

REASON: Final = 300
"""Characters of a reason."""

LINE_LENGTH: Final = 1900
"""Characters of a line: the log names the channel before it."""
SEARCHED: Final = 50
"""Messages after an act among which its line is looked for."""
AGAIN: Final = timedelta(minutes=1)
"""After which a line that did not get through is tried again."""
KEPT: Final = timedelta(days=7)
"""How long a line is owed to a table that cannot be told."""

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

    # --- the line that an act owes ----------------------------------------------------------------

    def owed(
        self,
        interaction: discord.Interaction,
        table: LoadedGame,
        key: str,
        reason: str,
        **params: locales.Param,
    ) -> OwedLine:
        """What the table and the log are to read of an act (`mod-told-<key>`)."""
        row = table.row
        words = self.line(language(table), key, reason, interaction.user, **params)
        payload = {
            "guild": row.guild_id,
            "channel": row.channel_id,
            "after": interaction.id,
            "words": words,
        }
        name = f"{LINE}:{table.id}:{interaction.id}:{key}"
        return OwedLine(name, new_claim(self._bot.identity), table.id, payload)

    async def tell(self, line: OwedLine) -> bool:
        """Say what an act owes, now; tell whether the table could be told.

        A line that did not get through is tried again by itself.
        """
        timers = self._bot.away.shared.timers
        timer = await timers.claimed(line.key, line.claim)
        if timer is None:  # the same command came twice, and the other one tells it
            return True
        try:
            await self._tell(timer, fresh=True)
        except UNREACHABLE as error:
            _log.warning("act at game %s not told: %s", line.game_id, error)
            await timers.settle(timer, self._bot.now() + AGAIN)
            return False
        await timers.settle(timer)
        return True

    async def due(self, timer: TimerRow) -> Again | None:
        """Say what a process left unsaid, or what did not get through."""
        if self._bot.now() - timer.created_at < KEPT:
            await self._tell(timer, fresh=False)
        return None

    async def _tell(self, timer: TimerRow, *, fresh: bool) -> None:
        """Say a line at the table, then in the log; each where it does not stand already."""
        said, places = timer.payload, await self._places(timer)
        if fresh or not any([await self._stands(place, said["words"], timer) for place in places]):
            async with self._bot.host.presenter.before_post(timer.game_id or 0):
                await _say(places[0], said["words"], nonce(timer.key))
        guild = await self._bot.away.shared.store.guild(said["guild"])
        if guild.log_channel_id is None:
            return
        log = self._place(guild.log_channel_id, guild.guild_id)
        line = f"<#{said['channel']}> · {said['words']}"
        try:
            if fresh or not await self._stands(log, line, timer):
                await _say(log, line, nonce(f"{timer.key}:log"))
        except UNREACHABLE as error:
            _log.warning("line for channel %s not sent: %s", guild.log_channel_id, error)

    async def _places(self, timer: TimerRow) -> list[discord.PartialMessageable]:
        """Where the game of an act is played now, and where it was, if that is elsewhere."""
        guild, channel = timer.payload["guild"], int(timer.payload["channel"])
        try:
            now = (await self._bot.host.table.load(timer.game_id or 0)).row.channel_id
        except GameNotFound:
            now = channel
        return [self._place(number, guild) for number in dict.fromkeys((now, channel))]

    async def _stands(self, place: discord.abc.Messageable, words: str, timer: TimerRow) -> bool:
        """Tell whether a line was said since its act, as far as can be read there."""
        after = discord.Object(timer.payload["after"])
        user = self._bot.user
        try:
            async for message in place.history(limit=SEARCHED, after=after):
                if user and message.author.id == user.id and message.content == words:
                    return True
        except UNREACHABLE as error:
            _log.info("line of an act not looked for: %s", error)
        return False

    def _place(self, channel_id: int, guild_id: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(channel_id, guild_id=guild_id)

    # --- what is told beside ----------------------------------------------------------------------

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
        return shortened(f"🛡️ {locales.text(locale, f'mod-told-{key}', **said)}", LINE_LENGTH)

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
        try:
            await _say(self._place(channel_id, guild_id), line)
        except UNREACHABLE as error:
            _log.warning("line for channel %s not sent: %s", channel_id, error)
            return False
        return True


async def _say(place: discord.abc.Messageable, words: str, nonce: str | None = None) -> None:
    """Say something without notifying anybody; raises what Discord raises."""
    message: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
    await place.send(
        shortened(words, 2000), allowed_mentions=discord.AllowedMentions.none(), **message
    )


def nonce(name: str) -> str:
    """A nonce for what has a name: Discord takes 25 characters."""
    return hashlib.blake2b(name.encode(), digest_size=10).hexdigest()
