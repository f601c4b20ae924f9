"""``python -m tests.saves``: write the files of this release (see README.md).

Games of every rule module stand in the middle, one is over, one is paused, one waits in the lobby;
there are clocks, reminders, a steward, standing answers, an open vote, settings of people and
servers.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from cogs.away import timers
from cogs.away.planner import Planner
from cogs.colours import COLOURS
from cogs.operator.version import version
from db import backup
from db.database import Database, open_database
from db.loaded import LoadedGame
from db.models import Controller, GameState
from db.store import Store
from db.table import Table
from db.timer_rows import PlannedTimer
from db.timers import Timers
from db.votes import Votes
from tests.db.clock import FakeClock
from tests.db.games import CHANNEL, GUILD, person
from tests.engine.setups import Setup, all_setups
from tests.sim.games import sensible

FOLDER: Final = Path(__file__).parent
MOVES: Final = 90
"""Moves of each game, which leaves it in the middle."""
CHOSEN: Final = (
    "base",
    "base variable 3 seats",
    "alexander",
    "cheops",
    "five_six",
    "five_six paired",
    "seafarers fog_islands_4p 4",
    "seafarers new_world_34p 4 random",
    "cities_knights seed 4",
    "cities_knights everything 6",
    "church official chosen 4",
    "church everything 6",
    "seafarers and cities_knights 6",
)
"""Set-ups of the conformance suite; every rule module is among them."""
SHORT: Final = "base short"
TERMS: Final[Sequence[dict[str, Any]]] = (
    {},
    {"deadline": "budget", "budget_minutes": 600},
    {"deadline": "soft"},
)
"""What the tables agreed on about time, in turn."""


class Writer:
    """Fills a database as people at tables would."""

    def __init__(self, database: Database) -> None:
        self._clock = FakeClock()
        self._table = Table(database, now=self._clock, planner=Planner(Random(1)))
        self._store = Store(database, now=self._clock)
        self._timers = Timers(database, now=self._clock)
        self._votes = Votes(database, now=self._clock)

    async def fill(self) -> dict[str, Any]:
        """Make everything; what each game is like at the end, by its number."""
        by_name = {setup.name: setup for setup in all_setups()}
        games = [
            await self._game(number, by_name[name], MOVES) for number, name in enumerate(CHOSEN)
        ]
        over = await self._game(len(games), by_name[SHORT], 5000)
        assert over.state is GameState.FINISHED
        await self._around(games)
        await self._table.create(
            guild_id=GUILD, channel_id=CHANNEL + 99, language="fr", seat_limit=4
        )
        numbers = [game.id for game in (*games, over)]
        return {str(number): _expected(await self._table.load(number)) for number in numbers}

    async def _game(self, number: int, setup: Setup, moves: int) -> LoadedGame:
        made = await self._table.create(
            guild_id=GUILD,
            channel_id=CHANNEL + number,
            language=("en", "fr")[number % 2],
            modules=setup.modules,
            options=dict(setup.options),
            table_options=dict(TERMS[number % len(TERMS)]),
            seat_limit=setup.seats,
        )
        for seat in range(setup.seats):
            await self._table.lobby.join(
                made.id, user_id=person(seat), display_name=f"Person {seat}", colours=COLOURS
            )
        seed = f"save {setup.name}".encode()
        loaded, random = await self._table.lobby.start(made.id, seed=seed), Random(number)
        for _ in range(moves):
            if loaded.game is None or loaded.game.finished:
                break
            action = sensible(loaded.game, random)
            self._clock.pass_time(minutes=1)
            user_id = loaded.seat(action.seat).user_id
            loaded = (await self._table.play(made.id, action, user_id=user_id)).table
        return loaded

    async def _around(self, games: Sequence[LoadedGame]) -> None:
        """What is stored beside the moves."""
        paused, stewarded, asked, voting, *_ = (game.id for game in games)
        await self._table.moderation.pause(paused, reason="a break", moderator_id=person(9))
        seat = games[1].asked[0]
        await self._table.seats.set_controller(stewarded, seat, Controller.STEWARD)
        await self._table.seats.set_standing(
            asked, 0, {"trade": {"chosen": ["refuse"]}}, user_id=person(0)
        )
        closes_at = self._clock.time + timedelta(days=3)
        vote = await self._votes.open(
            voting, "replace", about_seat=1, opened_by=person(0), closes_at=closes_at
        )
        await self._votes.cast(vote.row.id, 0, "yes", user_id=person(0))
        key = timers.vote(voting, "replace", 1)
        payload = {"vote": vote.row.id}
        await self._timers.set(
            PlannedTimer(key, timers.VOTE, closes_at, voting, 1, payload=payload)
        )
        await self._store.save_person(
            person(0), locale="fr", time_zone="Europe/Zurich", quiet_from=1320, quiet_until=420
        )
        await self._store.save_guild(GUILD, language="fr", default_modules=["seafarers"])


def _expected(table: LoadedGame) -> dict[str, Any]:
    assert table.game is not None
    return {
        "modules": list(table.game.rules.module_ids),
        "state": table.state,
        "moves": table.row.move_count,
        "hash": table.game.hash(),
        "asked": list(table.asked),
        "undo_seat": table.row.undo_seat,
        "seats": [[seat.user_id, seat.controller, seat.clock_ms] for seat in table.seats],
    }


async def write(folder: Path) -> Path:
    """Write both files of this release; return the backup."""
    target = folder / f"{version()}.backup"
    with tempfile.TemporaryDirectory() as name:
        async with await open_database(Path(name) / "games.db") as database:
            expected = await Writer(database).fill()
            await backup.save(database, target)
    target.with_suffix(".json").write_text(json.dumps(expected, indent=1) + "\n", "utf-8")
    return target


if __name__ == "__main__":
    made = asyncio.run(write(FOLDER))
    sys.stdout.write(f"{made} ({made.stat().st_size} bytes)\n")
