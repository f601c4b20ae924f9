"""``Table``: the only way a move is made. Lock, load, play, save.

A move is played on a copy of the game and stored in one transaction that also holds the snapshot,
the interaction's number, the post that the channel is owed, and the timers. The version column
decides between processes: who comes second loads again and is judged by the rules anew, so no move
is lost or made twice.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import Row, select
from sqlmodel import Session

from db import commit, play, takeback
from db.clock import Now, utc_now
from db.database import Database
from db.errors import WrongState
from db.keeper import Keeper, replay
from db.loaded import (
    MOVES,
    LoadedGame,
    LogEntry,
    MoveResult,
    TakenBack,
    log_entry,
    taken_back_entry,
)
from db.lobby import Lobby
from db.models import Actor
from db.moderation import Moderation
from db.plan import Planner, no_plan
from db.press import Press
from db.seats import Seats
from engine.actions import Action
from engine.game import Game


class Table:
    """All games of a database. ``lobby``, ``seats`` and ``moderation`` hold what is no move."""

    def __init__(
        self,
        database: Database,
        *,
        now: Now = utc_now,
        planner: Planner = no_plan,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        """Use a database. ``planner`` says which timers and clocks follow from a change.

        ``wake`` is called after each change, for whoever waits for timers or posts.
        """
        self._keeper = Keeper(database, now=now, planner=planner, wake=wake)
        self.lobby = Lobby(self._keeper)
        self.seats = Seats(self._keeper)
        self.moderation = Moderation(self._keeper)
        self.create = self.lobby.create

    # --- reading --------------------------------------------------------------------------------

    async def load(self, game_id: int) -> LoadedGame:
        """A table at its present version; raises GameNotFound."""
        return await self._keeper.load(game_id)

    async def log(
        self,
        game_id: int,
        *,
        since: int = 0,
        reader: int | None = None,
        undone: bool = False,
        limit: int | None = None,
        take_backs: bool = False,
    ) -> tuple[LogEntry, ...]:
        """The moves made after version ``since``, oldest first, as seat ``reader`` may know them.

        ``undone``: those taken back as well. ``limit``: only so many of the newest.
        ``take_backs``: among them an entry for each time that a player took a move back.
        """

        def work(session: Session) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
            query = select(MOVES).where(MOVES.c.game_id == game_id, MOVES.c.version > since)
            if not undone:
                query = query.where(~MOVES.c.undone)
            query = query.order_by(MOVES.c.log_number.desc()).limit(limit)
            made = session.connection().execute(query).all()
            gone = takeback.by_players(session, game_id, since, limit) if take_backs else ()
            return made, gone

        made, gone = await self._keeper.database.read(work)
        entries = [log_entry(row, reader) for row in reversed(made)]
        if gone:
            entries += [taken_back_entry(row) for row in gone]
            entries.sort(key=lambda entry: entry.version)
        return tuple(entries if limit is None else entries[-limit:])

    async def moves_at(self, game_id: int, versions: Iterable[int]) -> dict[int, LogEntry]:
        """The moves that made some versions, taken back or not, as a spectator knows them."""
        query = select(MOVES).where(MOVES.c.game_id == game_id, MOVES.c.version.in_([*versions]))
        rows = await self._keeper.database.read(
            lambda session: session.connection().execute(query).all()
        )
        return {row.version: log_entry(row, None) for row in rows}

    async def version_of_last_move(self, game_id: int, seat: int) -> int:
        """The version made by the last standing move of a seat; 0 if it has made none."""
        query = (
            select(MOVES.c.version)
            .where(MOVES.c.game_id == game_id, MOVES.c.seat == seat, ~MOVES.c.undone)
            .order_by(MOVES.c.log_number.desc())
            .limit(1)
        )
        found = await self._keeper.database.read(lambda session: session.connection().scalar(query))
        return found or 0

    async def replayed(self, game_id: int) -> Game:
        """The game with all its moves, replayed from its first line, for records and films.

        Raises ReplayFailed if the lines do not fit the rules as they are now.
        """
        return (await self._replayed(game_id))[1]

    async def matches_replay(self, game_id: int) -> bool:
        """Tell whether the stored position is the one that the recorded lines lead to."""
        table, replayed = await self._replayed(game_id)
        return table.game is not None and replayed.hash() == table.game.hash()

    async def _replayed(self, game_id: int) -> tuple[LoadedGame, Game]:
        def work(session: Session) -> tuple[LoadedGame, list[str]]:
            return self._keeper.read_in(session, game_id), commit.standing_lines(session, game_id)

        table, lines = await self._keeper.database.read(work)
        if table.game is None:
            raise WrongState(state=table.state)
        return table, await asyncio.to_thread(replay, table.row.header, None, lines)

    # --- moves ----------------------------------------------------------------------------------

    async def play(
        self,
        game_id: int,
        action: Action,
        *,
        user_id: int | None = None,
        interaction_id: int | None = None,
        expected_version: int | None = None,
        actor: Actor | str = Actor.PERSON,
        strict: bool = False,
        reason: str | None = None,
    ) -> MoveResult:
        """Make a move; when this returns, it is stored.

        ``user_id`` must hold ``action.seat`` if the actor is a person. ``expected_version`` is the
        version of the picture that was pressed on. A press on an older one still counts while only
        other seats have moved in the same turn, so that several seats can answer at once; with
        ``strict`` it never does. ``reason`` is written into the audit for a moderator.

        The same ``interaction_id`` again returns what it did the first time. Raises the engine's
        Refusal, StaleVersion, NotSeated, WrongState, GameNotFound, or TableBusy; nothing is stored
        then.
        """
        press = Press(
            user_id, interaction_id, expected_version, Actor(actor), strict=strict, reason=reason
        )
        return await play.play(self._keeper, game_id, action, press)

    async def undo(
        self,
        game_id: int,
        *,
        user_id: int,
        interaction_id: int | None = None,
        expected_version: int | None = None,
    ) -> TakenBack:
        """Take back the person's own last move, if the engine lets its player do so.

        Raises NothingToTakeBack, StaleVersion, NotSeated, WrongState or GameNotFound.
        """
        press = Press(user_id, interaction_id, expected_version, strict=True)
        return await takeback.undo(self._keeper, game_id, press)

    async def take_back_to(
        self,
        game_id: int,
        number: int,
        *,
        moderator_id: int,
        reason: str,
        interaction_id: int | None = None,
    ) -> TakenBack:
        """Go back to the position after move ``number`` (0: the start), for a moderator.

        The draws after it come from the seed again. Raises NothingToTakeBack if no move follows
        ``number``, ReplayFailed, WrongState or GameNotFound.
        """
        press = Press(moderator_id, interaction_id, actor=Actor.MODERATOR, reason=reason)
        return await takeback.take_back_to(self._keeper, game_id, number, press)
