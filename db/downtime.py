"""Time in which no process ran counts for nobody: deadlines and clocks are moved by it."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import select, update
from sqlmodel import Session

from db.commit import touch
from db.database import Database
from db.loaded import GAMES, SEATS
from db.models import GameState, metadata
from db.timer_rows import TIMERS
from db.upsert import insert_once

NOTES = metadata.tables["bot_state"]
ALIVE: Final = "alive"
"""Key of the note that says when a process was last seen to run."""


async def mark_alive(
    database: Database, now: datetime, *, least: timedelta, kinds: Sequence[str]
) -> timedelta:
    """Note that a process runs; return for how long none did, or nothing if less than ``least``.

    Timers of some ``kinds`` that were to come and clocks that ran are moved by that time, once,
    whichever process notices it first.
    """

    def work(session: Session) -> timedelta:
        connection = session.connection()
        values = {"key": ALIVE, "value": now.isoformat(), "updated_at": now}
        if insert_once(session, NOTES, values):
            return timedelta(0)
        query = select(NOTES.c.updated_at).where(NOTES.c.key == ALIVE).with_for_update()
        last = connection.scalar(query)
        connection.execute(update(NOTES).where(NOTES.c.key == ALIVE).values(**values))
        gap = now - (last or now)
        if last is None or gap < least:
            return timedelta(0)
        _move_timers(session, last, gap, kinds)
        _move_clocks(session, gap)
        return gap

    return await database.write(work)


def _move_timers(session: Session, last: datetime, gap: timedelta, kinds: Sequence[str]) -> None:
    pending = select(TIMERS).where(TIMERS.c.kind.in_(kinds), TIMERS.c.due_at > last)
    for row in session.connection().execute(pending).all():
        values: dict[str, Any] = {"due_at": row.due_at + gap}
        if "since" in row.payload:
            since = datetime.fromisoformat(row.payload["since"]) + gap
            values["payload"] = {**row.payload, "since": since.isoformat()}
        session.connection().execute(update(TIMERS).where(TIMERS.c.id == row.id).values(**values))


def _move_clocks(session: Session, gap: timedelta) -> None:
    running = select(SEATS.c.id, SEATS.c.game_id, SEATS.c.clock_since).where(
        SEATS.c.clock_since.is_not(None),
        SEATS.c.game_id.in_(select(GAMES.c.id).where(GAMES.c.state == GameState.RUNNING)),
    )
    for row in session.connection().execute(running).all():
        moved = update(SEATS).where(SEATS.c.id == row.id)
        session.connection().execute(moved.values(clock_since=row.clock_since + gap))
        touch(session, row.game_id)
