"""The fault run: many tables played while processes are stopped, killed and cut off from Discord.

Nothing may be lost or made twice, no living process may leave anybody without an answer, and every
position must be the one that its record leads to.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

import simcord
from sqlalchemy import select

from cogs.lookup import Lookup
from db.commit import standing_lines
from db.database import Database, open_database
from db.keeper import replay
from db.loaded import MOVES, LoadedGame
from db.models import Actor, GameState
from db.store import Store
from db.table import Table
from engine.record import parse_line
from tests.bench.table import percentile
from tests.served.faults import Trouble
from tests.served.people import DEFERRED_UPDATE, Asked, People
from tests.served.player import TablePlayer, Tally
from tests.served.process import BotProcess
from tests.served.server import ServedDiscord, served_discord
from tests.sim.answers import Seen, controls, find

SETS: Final = (
    ("", 4),
    ("", 3),
    ("seafarers", 4),
    ("cities_knights", 4),
    ("five_six", 6),
    ("alexander", 4),
    ("cheops", 4),
    ("church", 4),
)
"""Modules and seats of the tables, in turn."""
PEOPLE: Final = 12
AT_ONCE: Final = 24
"""Tables at which somebody acts at the same moment."""
OPENED_AT_ONCE: Final = 10
STRETCH: Final = 12
"""Attempts at a table before another one has its turn."""
DISCORD_WAITS: Final = 3
LASTING: Final = 3.0
"""Seconds after which a trouble that nobody met is over."""
TRIM_EVERY: Final = 20.0
SETTLE: Final = 180.0
"""Seconds within which all channels must be up to date at the end."""


@dataclass(frozen=True)
class Plan:
    """How much is played, and how often something goes wrong (seconds between two troubles).

    ``moves`` are made at least, and ``kills`` processes killed.
    """

    games: int
    moves: int
    kills: int = 1
    shards: int = 1
    seed: int = 1
    trouble_every: float = 4.0
    restart_every: float = 45.0


@dataclass
class Figures:
    """What came of it. The last five must be nothing."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    tally: Tally = field(default_factory=Tally)
    troubles: dict[str, int] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)
    channels: list[str] = field(default_factory=list)
    """Channels that do not show exactly one live post."""
    faults: list[str] = field(default_factory=list)
    """Faults in the logs of the processes."""

    def lines(self) -> list[str]:
        """The figures, one a line."""
        tally = self.tally
        late = sum(after > DISCORD_WAITS for after in tally.times)
        return [
            f"games {self.games}",
            f"moves {self.moves}",
            f"moves taken back {tally.undone}",
            f"interactions {tally.presses} ({tally.typed} typed)",
            f"seconds {self.seconds:.0f}",
            f"ack_ms_p50 {percentile(tally.times, 0.5):.0f}",
            f"ack_ms_p99 {percentile(tally.times, 0.99):.0f}",
            f"acknowledged after more than {DISCORD_WAITS} s: {late}",
            *(f"{name} {count}" for name, count in sorted(self.troubles.items())),
            f"interactions that died with their process {tally.with_their_process}",
            f"silent interactions {len(tally.silent)}",
            f"lost moves {len(self.lost)}",
            f"doubled moves {len(self.doubled)}",
            f"differences between state and replay {len(self.differing)}",
            f"channels without exactly one live post {len(self.channels)}",
            f"faults in the logs {len(self.faults)}",
        ]

    def wrong(self) -> list[str]:
        """Everything that should not be."""
        kinds = {
            "silent": self.tally.silent,
            "lost": self.lost,
            "doubled": self.doubled,
            "differs": self.differing,
            "channel": self.channels,
            "fault": self.faults,
        }
        return [f"{kind}: {what}" for kind, whats in kinds.items() for what in whats]


async def soak(url: str, folder: Path, plan: Plan, say: Callable[[str], None] = print) -> Figures:
    """Play as planned on a database; return what came of it."""
    begun = time.monotonic()
    async with served_discord() as discord:
        run = Run(discord, url, folder, plan)
        try:
            await run.open()
            say(f"{len(run.tables)} tables are open")
            async with run.troubled():
                await run.play(say)
            await run.settle()
            await run.check()
        finally:
            await run.close()
    run.figures.seconds = time.monotonic() - begun
    return run.figures


def _is_seated(user_id: int, table: LoadedGame) -> bool:
    return table.seat_of(user_id) is not None


async def _becomes(table: Table, game_id: int, condition: Callable[[LoadedGame], object]) -> None:
    """Wait until a condition holds for a stored table."""
    async with asyncio.timeout(SETTLE):
        while not condition(await table.load(game_id)):
            await asyncio.sleep(0.05)


class Run:
    """One fault run."""

    def __init__(self, discord: ServedDiscord, url: str, folder: Path, plan: Plan) -> None:
        self._discord = discord
        self._url = url
        self._plan = plan
        self._random = Random(plan.seed)
        self.people = People(discord)
        self.processes = [
            BotProcess(discord, folder, url, shard=shard, shards=plan.shards)
            for shard in range(plan.shards)
        ]
        self.figures = Figures()
        self.tables: list[TablePlayer] = []
        self._database: Database | None = None
        self._moves = 0
        self._restarts = {"graceful restarts": 0, "killed processes": 0}
        self._gateway = {"connections cut": 0, "sessions forgotten": 0, "reconnects asked": 0}

    @property
    def database(self) -> Database:
        """The database, as this process sees it."""
        assert self._database is not None
        return self._database

    # --- beginning and end ------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the processes and seat everybody."""
        discord, shards = self._discord, self._plan.shards
        discord.tick()
        guilds = [discord.guild_of_shard(shard, shards) for shard in range(shards)]
        seats = [self._seat(guild) for guild in guilds]
        channels = [
            guilds[n % shards].create_text_channel(f"table-{n}") for n in range(self._plan.games)
        ]
        self._database = await open_database(self._url)
        for process in self.processes:
            await process.start()
        room = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one(number: int) -> None:
            async with room:
                await self._open_table(number, channels[number], seats[number % shards])

        await asyncio.gather(*(one(number) for number in range(self._plan.games)))
        self.figures.games = len(self.tables)

    def _seat(self, guild: simcord.GuildHandle) -> list[simcord.MemberActor]:
        return [
            guild.add_member(self._discord.env.create_user(f"person{n}-{guild.id}"))
            for n in range(PEOPLE)
        ]

    async def _open_table(
        self, number: int, channel: simcord.ChannelHandle, people: list[simcord.MemberActor]
    ) -> None:
        modules, seats = SETS[number % len(SETS)]
        first, *others = Random(number).sample(people, seats)
        rules = {"modules": modules} if modules else {}
        await self._answered(
            self.people.type(first, channel.id, "game create", seats=seats, language="en", **rules)
        )
        game_id = await Lookup(self.database).in_channel(channel.id)
        assert game_id is not None
        table = Table(self.database)
        for other in others:
            await self._press_in_lobby(channel.id, other, "lobby-join")
            await _becomes(table, game_id, partial(_is_seated, other.id))
        await self._press_in_lobby(channel.id, first, "lobby-start")
        await _becomes(table, game_id, lambda now: now.state is GameState.RUNNING)
        self.tables.append(
            TablePlayer(
                self._discord,
                self.people,
                table,
                self.figures.tally,
                {actor.id: actor for actor in people},
                channel.id,
                game_id,
                Random(f"{self._plan.seed}:{number}"),
            )
        )

    async def _press_in_lobby(self, channel_id: int, actor: simcord.MemberActor, kind: str) -> None:
        post = await self._showing(channel_id, kind)
        await self._answered(self.people.press(actor, post, find(post, kind=kind).custom_id))

    async def _answered(self, interaction: Awaitable[Asked]) -> None:
        asked, tally = await interaction, self.figures.tally
        # What a press in the lobby does is seen in its post.
        assert tally.count(asked, "lobby", effect=asked.kind == DEFERRED_UPDATE), tally.silent

    async def _showing(self, channel_id: int, kind: str) -> Seen:
        async with asyncio.timeout(SETTLE):
            while True:
                for post in self.people.posts(channel_id):
                    if any(control.kind == kind for control in controls(post)):
                        return post
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(process.kill() for process in self.processes))
        if self._database is not None:
            await self._database.close()

    # --- playing ----------------------------------------------------------------------------------

    async def play(self, say: Callable[[str], None]) -> None:
        """Let people act at some tables at once, until enough moves were made."""
        waiting: asyncio.Queue[TablePlayer] = asyncio.Queue()
        for table in self.tables:
            waiting.put_nowait(table)

        async def work() -> None:
            while not self._enough:
                table = await waiting.get()
                if await self._stretch(table):
                    waiting.put_nowait(table)
                elif waiting.empty():
                    return

        workers = [asyncio.create_task(work()) for _ in range(min(AT_ONCE, len(self.tables)))]
        watch = asyncio.create_task(self._watch(say))
        try:
            await asyncio.gather(*workers)
        finally:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)

    async def _stretch(self, table: TablePlayer) -> bool:
        """Some attempts at one table; tell whether its game goes on."""
        for _ in range(STRETCH):
            before = len(table.hashes)
            if await table.turn() < 0:
                return False
            self._moves += len(table.hashes) > before
            if self._enough:
                break
        return True

    @property
    def _enough(self) -> bool:
        killed = self._restarts["killed processes"]
        return self._moves >= self._plan.moves and killed >= self._plan.kills

    async def _watch(self, say: Callable[[str], None]) -> None:
        while True:
            await asyncio.sleep(TRIM_EVERY)
            self.people.trim([table.channel_id for table in self.tables])
            say(f"{self._moves} moves, {self.figures.tally.presses} interactions")

    # --- trouble ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def troubled(self) -> AsyncIterator[None]:
        """Let things go wrong during the block; all processes run at its end."""
        run = asyncio.current_task()

        def stop(_: object) -> None:
            assert run is not None
            run.cancel()

        tasks = [asyncio.create_task(self._trouble()), asyncio.create_task(self._restart())]
        for task in tasks:  # neither ends by itself: if one does, something is wrong
            task.add_done_callback(stop)
        try:
            yield
        finally:
            for task in tasks:
                ended = task.done() and task.exception()
                task.remove_done_callback(stop)
                task.cancel()
                if ended:
                    raise ended
            await asyncio.gather(*tasks, return_exceptions=True)
            self._discord.faults.clear()

    async def _trouble(self) -> None:
        random, gateway, plan = self._random, self._discord.gateway, self._plan
        fault = partial(self._discord.faults.plan, within=LASTING)
        while True:
            await asyncio.sleep(random.expovariate(1 / plan.trouble_every))
            channel = random.choice(self.tables).channel_id
            posts = f"/channels/{random.choice((channel, '*'))}/messages"
            shard = random.randrange(plan.shards)
            match random.randrange(8):
                case 0 | 1:
                    wait = random.choice((0.5, 2.0, 5.0))
                    fault(Trouble.RATE_LIMIT, "POST", posts, 3, retry_after=wait)
                case 2:
                    fault(Trouble.LOST, "POST", posts)
                case 3:
                    fault(Trouble.REFUSED, "POST", posts)
                case 4:
                    fault(Trouble.ERROR, "POST", posts, 2)
                    fault(Trouble.ERROR, "PATCH", "/channels/*/messages/*", 2)
                case 5:
                    self._gateway["connections cut"] += 1
                    gateway.cut(shard)
                case 6:
                    self._gateway["sessions forgotten"] += 1
                    gateway.forget(shard)
                case _:
                    self._gateway["reconnects asked"] += 1
                    gateway.ask_to_reconnect(shard)

    async def _restart(self) -> None:
        for process in cycle(self.processes):
            await asyncio.sleep(self._plan.restart_every * self._random.uniform(0.5, 1.5))
            # What has begun is finished: a process that is down must not stay down.
            await asyncio.shield(self._ended_and_started(process))

    async def _ended_and_started(self, process: BotProcess) -> None:
        if self._restarts["killed processes"] <= self._restarts["graceful restarts"]:
            self._restarts["killed processes"] += 1
            await process.kill()
        else:
            self._restarts["graceful restarts"] += 1
            await process.stop()
        await process.start()

    async def moved_to(self, url: str, process: BotProcess) -> None:
        """Go on with another process on another database, to which the games were restored."""
        await self.database.close()
        self._database = await open_database(url)
        self.processes = [process]
        for table in self.tables:
            table.store_in(Table(self.database))
        await process.start()

    async def settle(self) -> None:
        """Wait until every channel is up to date."""
        for process in self.processes:
            if not process.running:
                await process.start()
        store = Store(self.database)
        async with asyncio.timeout(SETTLE):
            while (await store.counts()).posts_owed:
                await asyncio.sleep(0.2)
        await asyncio.sleep(1)

    # --- checking ---------------------------------------------------------------------------------

    async def check(self) -> None:
        """Compare what people saw with what is stored."""
        figures = self.figures
        for table in self.tables:
            await self.check_table(table)
        figures.troubles = {
            **self._restarts,
            **self._gateway,
            **{
                f"requests: {trouble.name.lower().replace('_', ' ')}": count
                for trouble, count in self._discord.faults.happened.items()
            },
        }
        figures.faults = [line for process in self.processes for line in process.faults()]

    async def check_table(self, table: TablePlayer) -> None:
        """Compare one table with its record and its channel."""
        figures, number = self.figures, table.game_id
        query = select(MOVES).where(MOVES.c.game_id == number).order_by(MOVES.c.log_number)
        rows = await self.database.read(lambda session: session.connection().execute(query).all())
        loaded = await table.loaded()
        figures.moves += len(rows)
        made = [row.interaction_id for row in rows if row.actor == Actor.PERSON]
        for interaction in set(made):
            if made.count(interaction) > 1 or interaction not in figures.tally.sent:
                figures.doubled.append(f"game {number}: interaction {interaction}")
        if [row.log_number for row in rows] != list(range(1, len(rows) + 1)):
            figures.lost.append(f"game {number}: the log has gaps")
        lines = await self.database.read(lambda session: standing_lines(session, number))
        game = replay(loaded.row.header, None, [])
        for count, line in enumerate(lines, 1):
            game.play(*parse_line(game.rules, line))
            if table.hashes.get(count, game.hash()) != game.hash():
                figures.differing.append(f"game {number}: after move {count}")
        if loaded.game is None or loaded.game.hash() != game.hash():
            figures.differing.append(f"game {number}: at the end")
        seen = max(table.hashes, default=0)
        if seen > len(lines):
            figures.lost.append(f"game {number}: move {seen} of {len(lines)}")
        live = table.live_posts()
        if len(live) != 1:
            figures.channels.append(f"game {number}: {[post.id for post in live]}")
