"""Loads games and stores their changes: one lock per game, one cache, one way to write."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from datetime import datetime
from threading import Lock
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from db import commit
from db.clock import Now, utc_now
from db.database import Database
from db.errors import (
    AlreadySeated,
    ChannelBusy,
    ReplayFailed,
    SeatTaken,
    StorageError,
)
from db.loaded import LoadedGame, copy_row, read_mark, read_seats, read_table
from db.locks import Locks
from db.models import GameState
from db.plan import Change, Planner, no_plan, reader, store_plan
from engine.errors import RecordError, Refusal
from engine.events import Event
from engine.game import Game
from engine.record import parse_line

CACHED_GAMES = 256
CACHED_MOVES = 32
"""A cached game that holds more moves to take back than this is read afresh, to save memory."""

BROKEN_CONDITIONS: dict[str, type[StorageError]] = {
    "one_open_game_per_channel": ChannelBusy,
    "games.channel_id": ChannelBusy,
    "one_seat_per_person": AlreadySeated,
    "seats.game_id, seats.user_id": AlreadySeated,
    "one_seat_per_colour": SeatTaken,
    "seats.game_id, seats.colour": SeatTaken,
}
"""By the name of the condition (PostgreSQL) or its columns (SQLite)."""


class Cache:
    """The tables used last. Transactions run in threads of their own and look here too."""

    def __init__(self, size: int = CACHED_GAMES) -> None:
        self._size = size
        self._tables: OrderedDict[int, LoadedGame] = OrderedDict()
        self._lock = Lock()

    def get(self, game_id: int) -> LoadedGame | None:
        """A table as it was when it was last read or stored here."""
        with self._lock:
            found = self._tables.get(game_id)
            if found is not None:
                self._tables.move_to_end(game_id)
            return found

    def put(self, table: LoadedGame) -> None:
        """Keep a table; the one not used for longest goes."""
        with self._lock:
            self._tables[table.id] = table
            self._tables.move_to_end(table.id)
            if len(self._tables) > self._size:
                self._tables.popitem(last=False)


@dataclass
class Draft:
    """A change in the making: new values of the game's row, and what goes with them."""

    kind: str
    values: dict[str, Any] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    game: Game | None = None
    """The engine's game where the change makes another one (start)."""
    snapshot: bytes | None = None
    post: bool = True


class Keeper:
    """What ``Table`` and its parts share. All times come from ``now``."""

    def __init__(
        self,
        database: Database,
        *,
        now: Now = utc_now,
        planner: Planner = no_plan,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.database = database
        self.now = now
        self._planner = planner
        self._wake = wake
        self._locks = Locks()
        self._cache = Cache()

    def locked(self, game_id: int) -> AbstractAsyncContextManager[None]:
        """Hold a game against other changes in this process."""
        return self._locks.held(game_id)

    async def load(self, game_id: int) -> LoadedGame:
        """Read a table at its present version; raises GameNotFound."""
        table = await self.database.read(lambda session: self.read_in(session, game_id))
        self._cache.put(table)
        return table

    async def load_quickly(self, game_id: int) -> LoadedGame:
        """A table as last known here, which another process may have changed since."""
        return self._cache.get(game_id) or await self.load(game_id)

    def read_in(self, session: Session, game_id: int, *, lock: bool = False) -> LoadedGame:
        """Read a table within a transaction; only its mark where it is known already."""
        mark = read_mark(session, game_id, lock=lock)
        known = self._cache.get(game_id)
        if known is not None and known.mark == mark and known.state is not GameState.DELETED:
            return known
        return read_table(session, game_id)

    def remember(self, table: LoadedGame, snapshot: bytes | None) -> None:
        """Keep a game that was just stored; forget its older moves if they take much memory."""
        if snapshot is not None and table.game and len(table.game.moves) > CACHED_MOVES:
            table = LoadedGame(table.row, table.seats, Game.from_snapshot(snapshot))
        self._cache.put(table)
        self._wake()

    async def replayed(self, table: LoadedGame, until: int, *, known: int = 0) -> Game:
        """The game after ``until`` standing moves, replayed from the nearest checkpoint.

        At least the last ``known`` of its moves can be taken back. Raises ReplayFailed if the lines
        do not fit the rules as they are now.
        """

        def work(session: Session) -> tuple[bytes | None, list[str]]:
            found = commit.nearest_checkpoint(session, table.id, max(0, until - known))
            number, snapshot = found or (0, None)
            return snapshot, commit.standing_lines(session, table.id, number, until)

        snapshot, lines = await self.database.read(work)
        return await asyncio.to_thread(replay, table.row.header, snapshot, lines)

    async def was_done(self, interaction: commit.Interaction) -> tuple[int, int] | None:
        """The game and version that an interaction made, if it was carried out before."""
        number = interaction.id
        if number is None:
            return None
        return await self.database.read(lambda session: commit.interaction_version(session, number))

    async def change(
        self,
        game_id: int,
        work: Callable[[Session, LoadedGame, datetime], Draft],
        interaction: commit.Interaction,
    ) -> LoadedGame:
        """Make a change that is no move: seats, settings, pause. Returns the table after it.

        ``work`` sees the table under a lock that holds for all processes, checks what it has to,
        writes what is not in the game's row, and returns the rest. An interaction that was carried
        out before changes nothing. Raises what ``work`` raises, and ChannelBusy, AlreadySeated or
        SeatTaken where two changes met.
        """
        async with self.locked(game_id):
            at = self.now()
            try:
                after, snapshot = await self.database.write(
                    lambda session: self._change_in(session, game_id, work, interaction, at)
                )
            except (commit.AlreadyDone, StorageError, Refusal, IntegrityError) as error:
                if await self.was_done(interaction) is not None:
                    return await self.load(game_id)
                raise translated(error) from error
            self.remember(after, snapshot)
            return after

    def _change_in(
        self,
        session: Session,
        game_id: int,
        work: Callable[[Session, LoadedGame, datetime], Draft],
        interaction: commit.Interaction,
        at: datetime,
    ) -> tuple[LoadedGame, bytes | None]:
        before = self.read_in(session, game_id, lock=True)
        draft = work(session, before, at)
        values = {**commit.new_version(before, at), **draft.values}
        stored = values if draft.snapshot is None else {**values, "snapshot": draft.snapshot}
        commit.store_version(session, before, stored)
        commit.note_interaction(session, interaction, game_id, values["version"], at)
        if draft.post:
            commit.owe_post(session, game_id, values["version"], at)
        after = LoadedGame(
            copy_row(before.row, **values), read_seats(session, game_id), draft.game or before.game
        )
        return self.plan(
            session, Change(draft.kind, before, after, draft.events, at)
        ), draft.snapshot

    def plan(self, session: Session, change: Change) -> LoadedGame:
        """Store what a change entails for timers and clocks; return the table with its clocks."""
        plan = self._planner(replace(change, people=reader(session)))
        store_plan(session, change.after.id, plan, change.at)
        if not plan.clocks:
            return change.after
        return LoadedGame(change.after.row, read_seats(session, change.after.id), change.after.game)


def replay(header: str, snapshot: bytes | None, lines: list[str]) -> Game:
    """Play lines from a snapshot, or from the header where there is none; raises ReplayFailed."""
    try:
        game = Game.replay(header, ()) if snapshot is None else Game.from_snapshot(snapshot)
        for line in lines:
            game.play(*parse_line(game.rules, line))
    except (RecordError, Refusal) as error:
        raise ReplayFailed(error=str(error)) from error
    return game


def translated(error: Exception) -> Exception:
    """The refusal behind a broken condition of the tables; any other error as it is."""
    if not isinstance(error, IntegrityError):
        return error
    text = str(error.orig)
    for condition, kind in BROKEN_CONDITIONS.items():
        if condition in text:
            return kind()
    return error
