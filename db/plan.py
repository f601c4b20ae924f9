"""What a change of a table entails for its timers and clocks, stored in the same transaction.

The rules of time (deadlines, reminders, budgets) belong to whoever runs the table; they are given
to the storage as one pure function, so that a crash can never separate a move from its timers.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from sqlalchemy import select, update
from sqlmodel import Session

from db.loaded import SEATS, LoadedGame, read_rows
from db.models import PersonRow, metadata
from db.timer_rows import PlannedTimer, drop_timers, hasten_timers, keep_timer, set_timer
from engine.events import Event

PEOPLE = metadata.tables["people"]

People = Callable[[Iterable[int]], Mapping[int, PersonRow]]
"""Reads what some persons have set, by user id; who has set nothing is left out."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Time left to a seat, in milliseconds, running since a moment or standing still."""

    left_ms: int | None
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A table before and after a change. ``kind``: move, take_back, start, pause, seat, …

    ``people`` reads persons' settings as they are in the same transaction.
    """

    kind: str
    before: LoadedGame
    after: LoadedGame
    events: tuple[Event, ...]
    at: datetime
    people: People = lambda _: {}


@dataclass(frozen=True, slots=True)
class Plan:
    """Timers to set and to cancel (by key, or all of the game's of a kind), clocks by seat.

    ``keep`` are timers to set unless they are set already, ``hasten`` keys of timers that are due
    at once.
    """

    set: tuple[PlannedTimer, ...] = ()
    keep: tuple[PlannedTimer, ...] = ()
    hasten: tuple[str, ...] = ()
    cancel: tuple[str, ...] = ()
    cancel_kinds: tuple[str, ...] = ()
    clocks: Mapping[int, Clock] = field(default_factory=dict)


Planner = Callable[[Change], Plan]


def no_plan(_: Change) -> Plan:
    """Plan nothing: a table without timers."""
    return Plan()


def reader(session: Session) -> People:
    """Read persons' settings in a transaction."""

    def people(users: Iterable[int]) -> Mapping[int, PersonRow]:
        query = select(PEOPLE).where(PEOPLE.c.user_id.in_(list(users)))
        return {row.user_id: row for row in read_rows(session, query, PersonRow)}

    return people


def store_plan(session: Session, game_id: int, plan: Plan, at: datetime) -> None:
    """Store a plan; cancellations first, so that a kind can be cleared and set anew."""
    drop_timers(session, keys=plan.cancel)
    if plan.cancel_kinds:
        drop_timers(session, game_id=game_id, kinds=plan.cancel_kinds)
    for timer in plan.set:
        set_timer(session, timer if timer.game_id else replace(timer, game_id=game_id), at)
    for timer in plan.keep:
        keep_timer(session, timer if timer.game_id else replace(timer, game_id=game_id), at)
    if plan.hasten:
        hasten_timers(session, plan.hasten, at)
    for number, clock in plan.clocks.items():
        session.connection().execute(
            update(SEATS)
            .where(SEATS.c.game_id == game_id, SEATS.c.number == number)
            .values(clock_ms=clock.left_ms, clock_since=clock.since)
        )
