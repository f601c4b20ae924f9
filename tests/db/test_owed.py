"""The line of a moderator's act is stored with the act, or not at all (check 3, habit 13)."""

import asyncio

import pytest

from db.claims import free_claims
from db.database import Database
from db.errors import WrongState
from db.owed import LEASE, OwedLine, owing
from db.store import Store
from db.table import Table
from db.timer_rows import LINE
from db.timers import Timers
from tests.db.clock import FakeClock
from tests.db.games import new_table


def line(game_id: int, claim: str, key: str = "line:1") -> OwedLine:
    return OwedLine(key, f"dead/{claim}", game_id, {"words": "paused"})


async def test_an_act_and_its_line_are_one(
    table: Table, database: Database, clock: FakeClock
) -> None:
    made = await new_table(table)
    timers, store = Timers(database, now=clock), Store(database, now=clock)

    async def pause(claim: str, interaction: int) -> None:
        with owing(line(made.id, claim, f"line:{interaction}")):
            await table.moderation.pause(
                made.id, reason="tea", moderator_id=1, interaction_id=interaction
            )

    await asyncio.gather(pause("a", 7), pause("b", 7))  # the same command delivered twice
    held = [await timers.claimed("line:7", f"dead/{claim}") for claim in "ab"]
    assert sum(timer is not None for timer in held) == 1
    with pytest.raises(WrongState):
        await pause("c", 8)
    assert [timer.key for timer in await timers.pending()] == ["line:7"]
    assert [row.act for row in await store.audit(game_id=made.id)] == ["pause"]
    await table.moderation.resume(made.id)  # nobody owes a line for this
    assert [timer.key for timer in await timers.pending()] == ["line:7"]


async def test_whoever_comes_next_says_it(
    table: Table, database: Database, clock: FakeClock
) -> None:
    made = await new_table(table)
    timers = Timers(database, now=clock)
    with owing(line(made.id, "a")):
        await Store(database, now=clock).write_audit(
            guild_id=1, game_id=made.id, moderator_id=1, act="export", reason="tea"
        )
    assert await timers.claim() == []
    clock.time += LEASE
    (taken,) = await timers.claim()
    assert (taken.kind, taken.payload, taken.game_id) == (LINE, {"words": "paused"}, made.id)
    assert await timers.claimed(taken.key, "dead/a") is None
    assert await free_claims(database, clock.time) == 1
    (again,) = await timers.claim()
    assert await timers.settle(again)
