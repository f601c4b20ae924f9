"""What a change of a table entails for its timers and clocks, stored in the same transaction.

The rules of time (deadlines, reminders, budgets) belong to whoever runs the table; they are given
to the storage as one pure function, so that a crash can never separate a move from its timers.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from sqlalchemy import update
from sqlmodel import Session

from db.loaded import SEATS, LoadedGame
from db.timer_rows import PlannedTimer, drop_timers, set_timer
from engine.events import Event


@dataclass(frozen=True, slots=True)
class Clock:
    """Time left to a seat, in milliseconds, running since a moment or standing still."""

    left_ms: int | None
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A table before and after a change. ``kind``: move, take-back, start, pause, seat, …"""

    kind: str
    before: LoadedGame
    after: LoadedGame
    events: tuple[Event, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class Plan:
    """Timers to set and to cancel (by key, or all of the game's of a kind), clocks by seat."""

    set: tuple[PlannedTimer, ...] = ()
    cancel: tuple[str, ...] = ()
    cancel_kinds: tuple[str, ...] = ()
    clocks: Mapping[int, Clock] = field(default_factory=dict)


Planner = Callable[[Change], Plan]


def no_plan(_: Change) -> Plan:
    """Plan nothing: a table without timers."""
    return Plan()


def store_plan(session: Session, game_id: int, plan: Plan, at: datetime) -> None:
    """Store a plan; cancellations first, so that a kind can be cleared and set anew."""
    drop_timers(session, keys=plan.cancel)
    if plan.cancel_kinds:
        drop_timers(session, game_id=game_id, kinds=plan.cancel_kinds)
    for timer in plan.set:
        set_timer(session, timer if timer.game_id else replace(timer, game_id=game_id), at)
    for number, clock in plan.clocks.items():
        session.connection().execute(
            update(SEATS)
            .where(SEATS.c.game_id == game_id, SEATS.c.number == number)
            .values(clock_ms=clock.left_ms, clock_since=clock.since)
        )
