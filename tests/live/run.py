"""Sets up a game on a server, plays some turns, restarts in the middle and compares."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import discord

from bot import build_bot
from cogs.client import KataneBot
from cogs.custom_ids import CustomId
from cogs.play.codec import selection_of, written
from cogs.posts.presenter import waits_for_computers_only
from db.loaded import LoadedGame
from db.models import OPEN_STATES, GameState
from db.store import Store
from settings import Settings
from tests.live.stand_ins import PATIENCE, Hands, PrivateAnswers, StandIn
from tests.sim.answers import alt_texts, controls, find, text_of
from tests.sim.games import sensible

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
READ: Final = 100
"""Messages that are read back from the channel."""


class LiveFailure(Exception):
    """What did not hold, in words."""


@dataclass(frozen=True)
class Place:
    """Where to play, and for how many turns."""

    guild: int
    channel: int | None
    people: tuple[StandIn, StandIn]
    turns: int = 10


async def play(settings: Settings, place: Place, say: Callable[[str], None]) -> None:
    """Play on a server; raises LiveFailure for whatever does not hold."""
    random, half = Random(1), place.turns // 2
    async with connected(settings, place) as table:
        say(f"connected; playing in #{table.channel.name}")
        game_id = await table.open()
        await table.turns(game_id, half, random, say)
        before = await table.picture(game_id)
    say("stopped; starting again")
    async with connected(settings, place) as table:
        await table.settled(game_id)
        after = await table.picture(game_id)
        changed = [name for name in before if before[name] != after[name]]
        if changed:
            raise LiveFailure(f"the restart changed: {', '.join(changed)}")
        say("the restart changed nothing")
        try:
            await table.turns(game_id, place.turns, random, say)
            await table.check(game_id)
        finally:
            await table.end(game_id)
    say(f"{place.turns} turns played; the channel shows what is stored")


@asynccontextmanager
async def connected(settings: Settings, place: Place) -> AsyncIterator["LiveTable"]:
    """The bot on Discord, ready, until the block ends."""
    assert settings.discord_token is not None
    bot = build_bot(settings)
    answers = PrivateAnswers({"id": "1", "username": "katane", "discriminator": "0",
                              "avatar": None}).install()  # fmt: skip
    async with bot:
        running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
        try:
            async with asyncio.timeout(PATIENCE):
                while not bot.is_ready():
                    if running.done():
                        await running
                    await asyncio.sleep(0.05)
            channel = _channel(bot, place)
            yield LiveTable(bot, channel, Hands(bot, channel, answers), place)
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


def _channel(bot: KataneBot, place: Place) -> discord.TextChannel:
    """The channel named, or the first in which the bot may do what it needs."""
    guild = bot.get_guild(place.guild)
    if guild is None:
        raise LiveFailure(f"the bot is not on the server {place.guild}: invite it first")
    for channel in guild.text_channels:
        rights = channel.permissions_for(guild.me)
        if place.channel in (None, channel.id) and all(getattr(rights, r) for r in NEEDED):
            return channel
    raise LiveFailure(f"no channel in which the bot has the rights {', '.join(NEEDED)}")


class LiveTable:
    """One table on Discord."""

    def __init__(
        self, bot: KataneBot, channel: discord.TextChannel, hands: Hands, place: Place
    ) -> None:
        self.bot = bot
        self.channel = channel
        self._hands = hands
        self._people = {person.id: person for person in place.people}
        self._first, self._second = place.people

    async def loaded(self, game_id: int) -> LoadedGame:
        """The table as it is stored."""
        return await self.bot.host.table.load(game_id)

    async def open(self) -> int:
        """Open a table, seat both, give the third seat to the computer, and start."""
        said = await self._hands.type(self._first, "game create", seats=3, language="en")
        game_id = await self.bot.host.lookup.in_channel(self.channel.id)
        if game_id is None:
            raise LiveFailure(f"no table was opened: {said}")
        for who, kind in ((self._second, "lobby-join"), (self._first, "lobby-computer"),
                          (self._first, "lobby-start")):  # fmt: skip
            version = (await self.loaded(game_id)).version
            said = await self._press(game_id, who, kind)
            if await self._changed(game_id, version) is None:
                raise LiveFailure(f"{kind} had no effect: {said}")
        if (await self.loaded(game_id)).state is not GameState.RUNNING:
            raise LiveFailure("the game did not start")
        return game_id

    async def turns(
        self, game_id: int, until: int, random: Random, say: Callable[[str], None]
    ) -> None:
        """Play until a turn begins."""
        while True:
            table = await self.settled(game_id)
            game = table.game
            assert game is not None
            if game.finished or game.state.turn > until:
                return
            action = sensible(game, random)
            who = self._people.get(table.seat(action.seat).user_id or 0)
            if who is None:  # the computer moves by itself
                await asyncio.sleep(0.2)
                continue
            whole = written(selection_of(action))
            said = await self._act(game_id, who, whole)
            after = await self._changed(game_id, table.version)
            if after is None:
                raise LiveFailure(f"{who.name}: {whole} had no effect: {said}")
            if after.game is not None and after.game.state.turn > game.state.turn:
                say(f"turn {after.game.state.turn}")

    async def _act(self, game_id: int, who: StandIn, whole: str) -> str:
        """Press the button for a move where the post has one, else type the move."""
        post = await self._live_post(game_id)
        for control in controls(post):
            pressed = CustomId.parse(control.custom_id)
            if pressed and (pressed.kind, pressed.payload) == ("do", whole):
                return await self._hands.press(who, post, control.custom_id)
        return await self._hands.type(who, "do", move=whole)

    async def _press(self, game_id: int, who: StandIn, kind: str) -> str:
        post = await self._live_post(game_id)
        return await self._hands.press(who, post, find(post, kind=kind).custom_id)

    async def _changed(self, game_id: int, version: int) -> LoadedGame | None:
        """The table as soon as it has changed; None if it does not."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (table := await self.loaded(game_id)).version == version:
                    await asyncio.sleep(0.1)
                return table
        return None

    async def settled(self, game_id: int) -> LoadedGame:
        """Wait until the channel is up to date and nobody but a person is asked."""
        async with asyncio.timeout(PATIENCE):
            while True:
                table, owed = await self.loaded(game_id), await self._store.counts()
                if not owed.posts_owed and not waits_for_computers_only(table):
                    await self.bot.host.delivered()
                    return await self.loaded(game_id)
                await asyncio.sleep(0.1)

    # --- what the channel shows -------------------------------------------------------------------

    @property
    def _store(self) -> Store:
        return self.bot.away.shared.store

    async def _live_post(self, game_id: int) -> discord.Message:
        """The live post, as Discord has it."""
        await self.settled(game_id)
        live = await self.bot.host.presenter.live(game_id)
        if live is None or live.message_id is None:
            raise LiveFailure("the game has no live post")
        return await self.channel.fetch_message(live.message_id)

    async def _posts(self) -> list[discord.Message]:
        """The bot's messages in the channel, newest first."""
        me = self.bot.user
        return [m async for m in self.channel.history(limit=READ) if me and m.author.id == me.id]

    async def picture(self, game_id: int) -> dict[str, Any]:
        """All that a restart must leave as it was."""
        table, post = await self.settled(game_id), await self._live_post(game_id)
        assert table.game is not None
        pending = await self.bot.away.shared.timers.pending(game_id=game_id)
        return {
            "the position": table.game.hash(),
            "the version": table.version,
            "the question": (table.asked, table.row.decision),
            "the timers": [(timer.key, timer.due_at, timer.payload) for timer in pending],
            "the live post": (post.id, text_of(post), [c.custom_id for c in controls(post)]),
            "the number of posts": len(await self._posts()),
        }

    async def check(self, game_id: int) -> None:
        """Compare the channel and the stored game; raises LiveFailure."""
        table = await self.settled(game_id)
        if not await self.bot.host.table.matches_replay(table.id):
            raise LiveFailure("the position is not the one that its record leads to")
        live, posts = await self._live_post(game_id), await self._posts()
        shown = [post.id for post in posts if any(c.kind == "log" for c in controls(post))]
        if shown != [live.id]:
            raise LiveFailure(f"posts with the game's buttons: {shown}, not {live.id} alone")
        if not alt_texts(live):
            raise LiveFailure("the live post has no picture")

    async def end(self, game_id: int) -> None:
        """End the game, so that the channel is free again."""
        table = await self.loaded(game_id)
        if table.state in OPEN_STATES:
            await self.bot.host.table.moderation.end(game_id, reason="live check")
            await self.settled(game_id)
