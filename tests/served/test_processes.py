"""Real processes that die at the worst moments: each post once, each reminder once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cogs.away.timers import REMIND
from db.announce import announce
from db.clock import utc_now
from db.timer_rows import TIMERS
from tests.db.postgres import PostgresServer
from tests.patience import PATIENCE, becomes
from tests.served.faults import Trouble
from tests.served.player import TablePlayer
from tests.served.server import ServedDiscord, served_discord
from tests.served.soak import Plan, Run
from tests.sim.answers import text_of
from tests.sim.games import sensible


@asynccontextmanager
async def playing(
    url: str, folder: Path, games: int, shards: int = 1
) -> AsyncIterator[tuple[Run, ServedDiscord]]:
    """Some open tables on running processes."""
    async with served_discord() as discord:
        run = Run(discord, url, folder, Plan(games, 0, shards=shards))
        try:
            await run.open()
            await run.settle()
            yield run, discord
            for table in run.tables:
                await run.check_table(table)
            assert not run.figures.wrong()
        finally:
            await run.close()


async def moves(table: TablePlayer, count: int) -> None:
    """Make some moves at a table."""
    async with asyncio.timeout(PATIENCE):
        before = (await table.loaded()).row.move_count
        while await table.turn() < before + count:
            pass


def live(table: TablePlayer) -> list[int]:
    """The posts with the game's buttons."""
    return [post.id for post in table.live_posts()]


@pytest.mark.parametrize("remembered", [True, False], ids=["nonce known", "nonce forgotten"])
async def test_03_killed_between_sending_and_noting(tmp_path: Path, remembered: bool) -> None:
    url = f"sqlite:///{tmp_path / 'katane.sqlite'}"
    async with playing(url, tmp_path, 1) as (run, discord):
        (table,), (process,) = run.tables, run.processes
        await moves(table, 1)
        await run.settle()
        posts = f"/channels/{table.channel_id}/messages"
        sent: list[Any] = []

        def arrived(method: str, path: str, body: Any) -> None:
            if method == "POST" and path == posts and not sent:
                sent.append(body)
                process.kill_now()

        discord.watchers.append(arrived)
        discord.faults.plan(Trouble.LOST, "POST", posts)
        before = live(table)
        await moves(table, 1)
        await becomes(lambda: sent and not process.running)
        orphan = max(live(table))
        assert orphan not in before
        if not remembered:
            discord.forget_nonces()
        await process.start()
        await run.settle()
        assert live(table) == [orphan]


async def test_03_an_answer_that_is_lost(tmp_path: Path) -> None:
    """Discord has the post, the bot does not know: it is found again and goes on."""
    url = f"sqlite:///{tmp_path / 'katane.sqlite'}"
    async with playing(url, tmp_path, 1) as (run, discord):
        (table,) = run.tables
        posts = f"/channels/{table.channel_id}/messages"
        for _ in range(3):
            discord.faults.plan(Trouble.LOST, "POST", posts)
            await moves(table, 2)
            await run.settle()
            discord.forget_nonces()
            assert len(live(table)) == 1


async def test_26_told_to_wait_for_a_minute(tmp_path: Path) -> None:
    """Pictures that were overtaken are dropped; the newest one and its ping arrive."""
    url = f"sqlite:///{tmp_path / 'katane.sqlite'}"
    async with playing(url, tmp_path, 1) as (run, discord):
        (table,) = run.tables
        posts = f"/channels/{table.channel_id}/messages"
        sent: list[Any] = []

        def arrived(method: str, path: str, body: Any) -> None:
            if (method, path) == ("POST", posts):
                sent.append(body)

        discord.watchers.append(arrived)
        discord.faults.plan(Trouble.RATE_LIMIT, "POST", posts, 100, retry_after=61)
        for _ in range(4):
            await typed_move(table)
        assert sent == []
        discord.faults.clear()
        await run.settle()
        (post,) = sent
        asked = await table.loaded()
        called = {str(asked.seat(seat).user_id) for seat in asked.asked}
        assert called <= {str(user) for user in post["allowed_mentions"]["users"]}
        assert post["attachments"]


async def typed_move(table: TablePlayer) -> None:
    """Make a move by command: the post with the buttons is not there."""
    before = await table.loaded()
    assert before.game is not None
    action = sensible(before.game, Random(1))
    seat = before.seat(action.seat)
    await table._type(action, table._actors[seat.user_id or 0])
    async with asyncio.timeout(PATIENCE):
        while (await table.loaded()).version == before.version:
            await asyncio.sleep(0.05)


async def test_05_one_reminder_whichever_process_lives(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    with postgres.database() as url:
        async with playing(url, tmp_path, 4, shards=2) as (run, discord):
            reminders: set[str] = set()

            def arrived(method: str, path: str, body: Any) -> None:
                if method == "POST" and "⏰" in ((body or {}).get("content") or ""):
                    reminders.add(body["nonce"])

            def each_has(count: int) -> bool:
                # A reminder stands beside the one before until that is taken away.
                newest_only = all(_reminders(run, table) == 1 for table in run.tables)
                return newest_only and len(reminders) == count * len(run.tables)

            discord.watchers.append(arrived)
            await _remind(run)
            await becomes(lambda: each_has(1))
            await _settled(run)
            victim, _ = run.processes
            await victim.kill()
            await _remind(run)
            await becomes(lambda: each_has(2))
            await victim.start()
            await _settled(run)
            assert each_has(2)


async def _remind(run: Run) -> None:
    """Let the next reminders of all tables be due now."""

    def work(session: Any) -> None:
        due = update(TIMERS).where(TIMERS.c.kind == REMIND).values(due_at=utc_now())
        session.connection().execute(due)
        announce(session)

    await run.database.write(work)


async def _settled(run: Run) -> None:
    """Wait until no process has a reminder in hand or due."""

    def at_work(session: Any) -> bool:
        due = TIMERS.c.claim.is_not(None) | (TIMERS.c.due_at <= utc_now())
        query = select(func.count()).where(TIMERS.c.kind == REMIND, due)
        return bool(session.connection().scalar(query))

    async with asyncio.timeout(PATIENCE):
        while await run.database.read(at_work):
            await asyncio.sleep(0.1)


def _reminders(run: Run, table: TablePlayer) -> int:
    """The reminders in a channel: the newest only, those before it are taken away."""
    return sum("⏰" in text_of(post) for post in run.people.posts(table.channel_id))
