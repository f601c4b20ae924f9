"""The timer table as functions of a session; ``db.timers`` runs what is due."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import and_, delete, or_, select, update
from sqlmodel import Session

from db.announce import announce
from db.loaded import read_rows
from db.models import TimerRow, metadata
from db.upsert import insert_once, insert_or_update

TIMERS = metadata.tables["timers"]
LINE: Final = "line"
"""Kind of a timer that owes a table the line of an act (``db.owed``)."""


@dataclass(frozen=True, slots=True)
class PlannedTimer:
    """A timer to set; setting a ``key`` that is set moves it and frees it from any claim."""

    key: str
    kind: str
    due_at: datetime
    game_id: int | None = None
    seat: int | None = None
    user_id: int | None = None
    payload: Mapping[str, Any] = field(default_factory=dict)


def set_timer(session: Session, timer: PlannedTimer, at: datetime) -> None:
    """Set a timer, or move the one with the same key."""
    insert_or_update(session, TIMERS, ["key"], _values(timer, at))
    announce(session)


def keep_timer(session: Session, timer: PlannedTimer, at: datetime) -> None:
    """Set a timer unless one with the same key is set."""
    insert_once(session, TIMERS, _values(timer, at))
    announce(session)


def keep_claimed(
    session: Session, timer: PlannedTimer, claim: str, at: datetime, lease: timedelta
) -> None:
    """Set a timer that is in hand already, unless one with the same key is set."""
    insert_once(session, TIMERS, _values(timer, at) | {"claim": claim, "lease_until": at + lease})


def hasten_timers(session: Session, keys: Sequence[str], at: datetime) -> None:
    """Let timers be due at once, if they are set."""
    later = and_(TIMERS.c.key.in_(keys), TIMERS.c.due_at > at)
    _run(session, update(TIMERS).where(later).values(due_at=at, claim=None, lease_until=None))
    announce(session)


def _values(timer: PlannedTimer, at: datetime) -> dict[str, Any]:
    return {
        "key": timer.key,
        "kind": timer.kind,
        "due_at": timer.due_at,
        "game_id": timer.game_id,
        "seat": timer.seat,
        "user_id": timer.user_id,
        "payload": dict(timer.payload),
        "attempts": 0,
        "claim": None,
        "lease_until": None,
        "created_at": at,
    }


def drop_timers(
    session: Session,
    *,
    keys: Sequence[str] = (),
    game_id: int | None = None,
    kinds: Sequence[str] = (),
) -> int:
    """Drop timers by key, or those of a game (of some kinds); return how many."""
    dropped = 0
    if keys:
        dropped += _run(session, delete(TIMERS).where(TIMERS.c.key.in_(keys)))
    if game_id is not None:
        query = delete(TIMERS).where(TIMERS.c.game_id == game_id)
        dropped += _run(session, query.where(TIMERS.c.kind.in_(kinds)) if kinds else query)
    return dropped


def next_due(session: Session) -> datetime | None:
    """When the next timer wants attention: its time, or the end of its claim if that is later."""
    free = TIMERS.c.claim.is_(None)
    dues = (
        select(TIMERS.c.due_at).where(free).order_by(TIMERS.c.due_at).limit(1),
        select(TIMERS.c.lease_until).where(~free).order_by(TIMERS.c.lease_until).limit(1),
    )
    found = [session.connection().scalar(query) for query in dues]
    return min((moment for moment in found if moment is not None), default=None)


def claim_due(
    session: Session, claim: str, at: datetime, lease: timedelta, limit: int
) -> list[TimerRow]:
    """Claim timers that are due and free, or left by a process whose claim has run out.

    Of several processes exactly one gets a row: the update repeats the condition it was read under.
    """
    takeable = and_(
        TIMERS.c.due_at <= at, or_(TIMERS.c.claim.is_(None), TIMERS.c.lease_until <= at)
    )
    query = select(TIMERS.c.id).where(takeable).order_by(TIMERS.c.due_at).limit(limit)
    if session.connection().dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True)
    numbers = list(session.connection().scalars(query))
    if not numbers:
        return []
    session.connection().execute(
        update(TIMERS)
        .where(TIMERS.c.id.in_(numbers), takeable)
        .values(claim=claim, lease_until=at + lease, attempts=TIMERS.c.attempts + 1)
    )
    mine = and_(TIMERS.c.id.in_(numbers), TIMERS.c.claim == claim)
    return read_rows(session, select(TIMERS).where(mine).order_by(TIMERS.c.due_at), TimerRow)


def settle(
    session: Session,
    number: int,
    claim: str,
    again_at: datetime | None,
    payload: Mapping[str, Any] | None = None,
) -> bool:
    """Drop a claimed timer, or set it to another time; tell whether the claim still held.

    A timer that was set anew while it was handled lost its claim and stays as it was set.
    ``payload`` replaces what the timer carries.
    """
    mine = and_(TIMERS.c.id == number, TIMERS.c.claim == claim)
    if again_at is None:
        return _run(session, delete(TIMERS).where(mine)) == 1
    values: dict[str, Any] = {"due_at": again_at, "claim": None, "lease_until": None}
    if payload is not None:
        values |= {"payload": dict(payload), "attempts": 0}
    return _run(session, update(TIMERS).where(mine).values(**values)) == 1


def _run(session: Session, statement: Any) -> int:
    return int(session.connection().execute(statement).rowcount)
