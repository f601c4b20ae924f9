"""Each version's post is sent once, by one process, whatever crashes."""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from db.claims import free_claims
from db.database import Database
from db.leases import Leases
from db.posts import LivePost, Posts
from db.store import Store
from db.table import Table
from db.timer_rows import PlannedTimer
from db.timers import Timers
from tests.db.clock import FakeClock
from tests.db.games import CHANNEL, new_table, play_on


@pytest.fixture
def posts(database: Database, clock: FakeClock) -> Posts:
    return Posts(database, now=clock)


async def test_the_newest_post_overtakes_the_older_ones(table: Table, posts: Posts) -> None:
    made = await new_table(table)
    last = await play_on(table, made.id, 3, Random(1))
    assert tuple(await posts.owing()) == (made.id,)
    job = await posts.claim(made.id)
    assert job is not None
    assert (job.version, job.since, job.resent, job.lost) == (last.version, 0, False, ())
    assert len(job.nonce) <= 25
    assert await posts.posted(job, channel_id=CHANNEL, message_id=11) is None
    assert tuple(await posts.owing()) == ()
    assert await posts.claim(made.id) is None
    assert await posts.live(made.id) == LivePost(CHANNEL, 11)


async def test_a_post_tells_since_when_and_what_it_replaces(table: Table, posts: Posts) -> None:
    made = await new_table(table)
    first = await posts.claim(made.id)
    assert first is not None
    await posts.posted(first, channel_id=CHANNEL, message_id=11)
    await play_on(table, made.id, 2, Random(1))
    second = await posts.claim(made.id)
    assert second is not None
    assert second.since == first.version
    assert len(await table.log(made.id, since=second.since)) == 2
    replaced = await posts.posted(second, channel_id=CHANNEL, message_id=12)
    assert replaced == LivePost(CHANNEL, 11)


async def test_one_process_sends(table: Table, posts: Posts) -> None:
    made = await new_table(table)
    jobs = await asyncio.gather(*(posts.claim(made.id) for _ in range(10)))
    assert sum(job is not None for job in jobs) == 1


async def test_a_newer_post_waits_for_the_one_being_sent(
    table: Table, posts: Posts, clock: FakeClock
) -> None:
    made = await new_table(table)
    first = await posts.claim(made.id)
    assert first is not None
    await play_on(table, made.id, 1, Random(1))
    assert await posts.claim(made.id) is None
    assert await posts.retry_at(made.id) == clock.time + timedelta(minutes=2)
    await posts.posted(first, channel_id=CHANNEL, message_id=11)
    assert await posts.claim(made.id) is not None


async def test_a_crash_before_sending(  # check 3, first half
    table: Table, database: Database, clock: FakeClock
) -> None:
    made = await new_table(table)
    after_restart = Posts(database, now=clock)
    assert tuple(await after_restart.owing()) == (made.id,)
    assert await after_restart.claim(made.id) is not None


async def test_a_crash_before_noting(  # check 3, second half
    table: Table, posts: Posts, clock: FakeClock
) -> None:
    made = await new_table(table)
    lost = await posts.claim(made.id)
    assert lost is not None
    assert await posts.claim(made.id) is None
    clock.pass_time(minutes=2)
    again = await posts.claim(made.id)
    assert again is not None
    assert (again.resent, again.nonce) == (True, lost.nonce)
    clock.pass_time(minutes=2)
    await play_on(table, made.id, 1, Random(1))
    newer = await posts.claim(made.id)
    assert newer is not None
    assert (newer.resent, newer.lost) == (False, (LivePost(CHANNEL, None, lost.nonce),))


async def test_a_post_that_failed_is_tried_again(
    table: Table, posts: Posts, clock: FakeClock
) -> None:
    made = await new_table(table)
    job = await posts.claim(made.id)
    assert job is not None
    await posts.failed(job, again_at=clock.time + timedelta(seconds=60))
    assert await posts.claim(made.id) is None
    assert await posts.retry_at(made.id) == clock.time + timedelta(seconds=60)
    clock.pass_time(seconds=60)
    again = await posts.claim(made.id)
    assert again is not None
    assert (again.nonce, again.resent) == (job.nonce, False)
    await posts.dropped(again)
    assert tuple(await posts.owing()) == ()


async def test_ten_restarts_owe_nothing(  # check 4
    table: Table, database: Database, clock: FakeClock
) -> None:
    made = await new_table(table)
    posts = Posts(database, now=clock)
    job = await posts.claim(made.id)
    assert job is not None
    await posts.posted(job, channel_id=CHANNEL, message_id=11)
    for _ in range(10):
        assert tuple(await Posts(database, now=clock).owing()) == ()
        await Table(database, now=clock).load(made.id)


async def test_old_posts_and_interactions_are_pruned(
    table: Table, posts: Posts, database: Database, clock: FakeClock
) -> None:
    made = await new_table(table)
    await play_on(table, made.id, 3, Random(1))
    job = await posts.claim(made.id)
    assert job is not None
    await posts.posted(job, channel_id=CHANNEL, message_id=1)
    store = Store(database, now=clock)
    assert await store.prune() == 0
    clock.pass_time(days=15)
    assert await store.prune() == 5
    assert (await store.counts()).posts_owed == 0


async def test_claims_of_the_dead_are_free_at_once(
    table: Table, database: Database, clock: FakeClock
) -> None:
    one, two = (new_table(table, channel=channel) for channel in (1, 2))
    left, held = await one, await two
    assert await Leases(database, "living-1", now=clock).take("shard 0")
    dead, living = (Posts(database, now=clock, owner=name) for name in ("dead-1", "living-1"))
    lost = await dead.claim(left.id)
    assert lost is not None
    assert await living.claim(held.id) is not None
    timers = Timers(database, now=clock, owner="dead-1")
    await timers.set(PlannedTimer("a", "x", clock.time))
    assert await timers.claim()
    assert await free_claims(database, clock.time) == 2
    again = await living.claim(left.id)
    assert again is not None
    assert (again.resent, again.nonce) == (True, lost.nonce)
    assert await living.claim(held.id) is None
    assert await timers.claim()
