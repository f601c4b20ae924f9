"""A thousand games on one process: how soon it is ready, its memory, how fast it answers.

The process is the bot as it is run, on a SQLite file, connected over sockets to a simulated
Discord. For half a minute people press and type fifty times a second, every fifth of which is a
move, so that pictures are drawn all the time. ``ack`` is the first answer to a press, ``answer``
the last one that it waits for.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import simcord

from cogs.play.codec import selection_of, written
from db.database import Database, open_database
from db.table import Table
from tests.bench import Measure
from tests.bench.table import percentile
from tests.served.many import Place, fill
from tests.served.people import Asked, People
from tests.served.process import BotProcess
from tests.served.server import ServedDiscord, served_discord
from tests.sim.answers import controls
from tests.sim.games import sensible

GAMES: Final = 1000
GUILDS: Final = 4
PEOPLE: Final = 400
"""People on the servers; four at each table, in turn."""
PER_SECOND: Final = 50
MOVES_IN: Final = 5
"""One interaction in so many is a move."""
SECONDS: Final = 30
PRESSED: Final = ("panel", "since", "log", "help")
TYPED: Final = ("hand", "since", "log", "score")
"""What people look at by buttons, and by commands where the last post is of another time."""
REST: Final = 3.0
"""Seconds to let what was begun come to an end."""


Who = TypeVar("Who")


class Load:
    """The process and those who keep it busy."""

    def __init__(self, discord: ServedDiscord, folder: Path) -> None:
        self._discord = discord
        self._people = People(discord)
        self._url = f"sqlite:///{folder / 'katane.sqlite'}"
        self._late = folder / "late.json"
        watched = ("-m", "tests.served.watched", str(self._late))
        self.process = BotProcess(discord, folder, self._url, program=watched)
        self._random = Random(1)
        self._asked: list[Asked] = []
        self._waits: list[asyncio.Task[None]] = []

    async def build(self) -> None:
        """The servers with their channels, and a game in each."""
        self._discord.tick()
        guilds = [self._discord.env.create_guild(f"server {n}") for n in range(GUILDS)]
        users = [self._discord.env.create_user(f"person{n}") for n in range(PEOPLE)]
        self._actors = [[guild.add_member(user) for user in users] for guild in guilds]
        channels = [guilds[n % GUILDS].create_text_channel(f"table-{n}") for n in range(GAMES)]
        places = [
            Place(guilds[n % GUILDS].id, channel.id, tuple(user.id for user in _table(users, n)))
            for n, channel in enumerate(channels)
        ]
        async with await open_database(self._url) as database:
            await fill(database, places)

    async def start(self) -> float:
        """Start the process; seconds until it says that it is ready."""
        begun = time.perf_counter()
        await self.process.launch()
        while b"ready as" not in self.process.log.read_bytes():
            await asyncio.sleep(0.02)
        return time.perf_counter() - begun

    async def keep_busy(self, database: Database) -> None:
        """Press and type at a steady pace, whatever is answered."""
        table, begun = Table(database), time.perf_counter()
        for number in range(SECONDS * PER_SECOND):
            wait = begun + number / PER_SECOND - time.perf_counter()
            await asyncio.sleep(max(0.0, wait))
            game_id = self._random.randrange(GAMES) + 1
            await (self._move(table, game_id) if number % MOVES_IN == 0 else self._look(game_id))
        await asyncio.sleep(REST)

    async def _move(self, table: Table, game_id: int) -> None:
        loaded = await table.load(game_id)
        if loaded.game is None or loaded.game.finished:
            return
        action = sensible(loaded.game, self._random)
        user_id = loaded.seat(action.seat).user_id
        actor = next(each for each in self._actor_of(game_id) if each.id == user_id)
        self._wait(
            self._people.send_command(
                actor, loaded.row.channel_id, "do", move=written(selection_of(action))
            )
        )

    async def _look(self, game_id: int) -> None:
        actor = self._random.choice(self._actor_of(game_id))
        channel_id = self._channel_of(game_id)
        post = next(self._people.posts(channel_id), None)
        shown = {control.kind: control for control in controls(post)} if post else {}
        chosen = self._random.choice(PRESSED)
        if post is not None and chosen in shown:
            self._wait(self._people.send_press(actor, post, shown[chosen].custom_id))
        else:
            self._wait(self._people.send_command(actor, channel_id, self._random.choice(TYPED)))

    def _wait(self, asked: Asked) -> None:
        self._asked.append(asked)
        self._waits.append(asyncio.create_task(self._people.wait(asked)))

    def _actor_of(self, game_id: int) -> list[simcord.MemberActor]:
        return _table(self._actors[(game_id - 1) % GUILDS], game_id - 1)

    def _channel_of(self, game_id: int) -> int:
        channels = self._actor_of(game_id)[0].guild.channels
        return channels[f"table-{game_id - 1}"].id

    async def figures(self) -> Iterator[Measure]:
        """End the process and read what it noted."""
        peak = _peak_mib(self.process.pid)
        pictures = sum(
            bool(message.attachments)
            for channel in self._discord.backend.messages.values()
            for message in channel.values()
        )
        for wait in self._waits:
            wait.cancel()
        await self.process.stop()
        late = json.loads(self._late.read_text())
        acks = [each.acknowledged_after for each in self._asked]
        times = [after for after in acks if after is not None]
        answers = [each.answered_after for each in self._asked if each.answered_after is not None]
        return iter(
            [
                ("load.interactions", len(acks), "interactions"),
                ("load.unacknowledged", acks.count(None), "interactions"),
                ("load.pictures", pictures, "pictures"),
                ("load.ack_ms_p50", percentile(times, 0.5), "ms"),
                ("load.ack_ms_p99", percentile(times, 0.99), "ms"),
                ("load.answer_ms_p50", percentile(answers, 0.5), "ms"),
                ("load.answer_ms_p99", percentile(answers, 0.99), "ms"),
                ("load.loop_lag_ms_p99", percentile(late, 0.99), "ms"),
                ("load.loop_lag_ms_max", max(late) * 1000, "ms"),
                ("load.rss_mib", peak, "MiB"),
            ]
        )


def _table(people: list[Who], number: int) -> list[Who]:
    """The people of a table."""
    return [people[(4 * number + seat) % len(people)] for seat in range(4)]


def _peak_mib(pid: int) -> float:
    """The most memory that a process had at any time."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    peak = next(line for line in lines if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1024


def measures() -> Iterator[Measure]:
    """Seconds, milliseconds and mebibytes."""
    yield from asyncio.run(_measured())


async def _measured() -> list[Measure]:
    with tempfile.TemporaryDirectory() as name:
        async with served_discord() as discord:
            load = Load(discord, Path(name))
            await load.build()
            await load.start()
            await load.process.stop()
            load.process.log.unlink()
            ready = await load.start()  # the second time, as a start of an installed bot is
            try:
                async with await open_database(load._url) as database:
                    await load.keep_busy(database)
                return [("load.ready_s", ready, "s"), *await load.figures()]
            except BaseException:
                sys.stderr.write(load.process.log.read_text()[-3000:])
                raise
            finally:
                await load.process.kill()
