"""A press: who wants what on which picture of the game; repeated presses and old pictures."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError

from db import commit
from db.errors import NotSeated, StaleVersion, StorageError, TableBusy
from db.keeper import Keeper, translated
from db.loaded import MOVES, LoadedGame, log_entry
from db.models import Actor
from engine.errors import Refusal

R = TypeVar("R")

ATTEMPTS = 20
LONGEST_WAIT = 0.02
"""Seconds; how long a process that lost a race waits at most before it tries again."""


@dataclass(frozen=True, slots=True)
class Press:
    """Who wants a change, by which interaction, on the picture of which version."""

    user_id: int | None = None
    interaction_id: int | None = None
    expected_version: int | None = None
    actor: Actor = Actor.PERSON
    strict: bool = False
    reason: str | None = None

    @property
    def interaction(self) -> commit.Interaction:
        """The interaction behind it."""
        return commit.Interaction(self.interaction_id, self.user_id)


async def until_stored(
    keeper: Keeper,
    press: Press,
    attempt: Callable[[bool], Awaitable[R]],
    recall: Callable[[int, int], Awaitable[R]],
) -> R:
    """Repeat an attempt while other processes come between; ``recall`` what was done before.

    The first ``attempt(False)`` may go by what this process knows; if that fails, ``attempt(True)``
    reads the table first. An interaction delivered twice is looked up only when its attempt fails,
    which it always does: its number can be stored but once. Raises TableBusy when all attempts
    lost.
    """
    for number in range(ATTEMPTS):
        fresh = number > 0
        try:
            return await attempt(fresh)
        except commit.LostRace:
            if fresh:
                await asyncio.sleep(random.uniform(0, LONGEST_WAIT))
        except (commit.AlreadyDone, Refusal, StorageError, IntegrityError) as error:
            done = await keeper.was_done(press.interaction)
            if done is not None:
                return await recall(*done)
            if fresh:
                raise translated(error) from error
    raise TableBusy


async def check_holder(keeper: Keeper, table: LoadedGame, press: Press, seat: int) -> None:
    """Raise NotSeated if a person presses who does not hold the seat."""
    row = table.seat(seat)
    if press.actor is Actor.PERSON and (press.user_id is None or row.user_id != press.user_id):
        raise await not_seated(keeper, table, press.user_id, seat)


async def not_seated(
    keeper: Keeper, table: LoadedGame, user_id: int | None, seat: int | None
) -> NotSeated:
    """The refusal for a person: what they hold instead, or whether they once had a seat."""
    return await keeper.database.read(
        lambda session: commit.seatless(session, table, user_id, seat)
    )


async def check_version(keeper: Keeper, table: LoadedGame, press: Press, seat: int) -> None:
    """Raise StaleVersion if the game has moved on for this seat since the picture pressed on.

    Several seats may be asked at once, each on the same picture: an older version still counts
    while only other seats have moved, in the same turn, and nothing was taken back.
    """
    expected = press.expected_version
    if expected is None or expected == table.version:
        return
    query = (
        select(MOVES)
        .where(
            MOVES.c.game_id == table.id,
            or_(MOVES.c.version > expected, MOVES.c.undone_version > expected),
        )
        .order_by(MOVES.c.log_number)
    )
    since = await keeper.database.read(lambda session: session.connection().execute(query).all())
    moved_on = any(
        move.undone or move.seat == seat or move.turn != table.row.turn for move in since
    )
    if expected > table.version or press.strict or moved_on:
        raise StaleVersion(
            version=table.version,
            expected=expected,
            since=tuple(log_entry(move, seat) for move in since if not move.undone),
        )
