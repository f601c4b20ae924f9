"""Settings, lists, notes, votes, leases, and what is stored about a person."""

import asyncio
import json
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, update
from sqlalchemy.exc import DBAPIError

from db import backup, people
from db.database import Database
from db.errors import GameNotFound, VoteOver, VoteRunning
from db.leases import Leases
from db.models import VoteState, metadata
from db.store import Store
from db.table import Table
from db.timer_rows import PlannedTimer
from db.timers import Timers
from db.votes import Votes
from tests.db.clock import FakeClock
from tests.db.games import CHANNEL, GUILD, new_table, person, play_on
from tests.patience import PATIENCE


@pytest.fixture
def store(database: Database, clock: FakeClock) -> Store:
    return Store(database, now=clock)


async def test_settings_have_defaults_and_keep_changes(store: Store) -> None:
    assert (await store.guild(GUILD)).language is None
    await store.save_guild(GUILD, language="en", moderator_role_id=GUILD)
    await store.save_guild(GUILD, allowed_channels=[CHANNEL])
    guild = await store.guild(GUILD)
    assert (guild.language, guild.allowed_channels) == ("en", [CHANNEL])
    assert guild.moderator_role_id == GUILD
    await store.save_person(person(1), time_zone="Europe/Paris", quiet_from=1320)
    found = await store.people([person(0), person(1)])
    assert [found[person(seat)].time_zone for seat in (0, 1)] == [None, "Europe/Paris"]


async def test_settings_changed_at_the_same_moment_are_all_kept(store: Store) -> None:
    changes: dict[str, Any] = {"locale": "fr", "time_zone": "Europe/Paris", "reminder_minutes": 30}
    for user in range(5):
        await asyncio.gather(
            *(store.save_person(user, **{name: value}) for name, value in changes.items()),
            store.save_guild(user, language="en"),
            store.save_guild(user, log_channel_id=7),
        )
        row, guild = await store.person(user), await store.guild(user)
        assert {name: getattr(row, name) for name in changes} == changes
        assert (guild.language, guild.log_channel_id) == ("en", 7)


async def test_lists_of_games(table: Table, store: Store) -> None:
    first = await new_table(table, channel=1)
    second = await new_table(table, channel=2)
    await table.moderation.end(second.id, reason="over")
    assert [game.id for game in await store.games_of_guild(GUILD)] == [first.id]
    assert [game.id for game in await store.games_of_person(person(3))] == [first.id]
    assert [game.id for game in await store.waiting_for(person(0))] == [first.id]
    assert await store.waiting_for(person(1)) == ()
    assert [game.id for game in await store.open_games()] == [first.id]
    assert await store.open_game_in(2) is None
    assert (await store.counts()).games == {"running": 1, "finished": 1}


async def test_notes_and_reports(store: Store, clock: FakeClock) -> None:
    assert await store.note("tree") is None
    await store.save_note("tree", {"hash": 1})
    await store.save_note("tree", {"hash": 2})
    assert await store.note("tree") == {"hash": 2}
    assert [await store.first_report(1, "rights") for _ in range(3)] == [True, False, False]
    await store.clear_reports(2)
    assert not await store.first_report(1, "rights")
    await store.clear_reports(1)
    assert await store.first_report(1, "rights:send_messages", {"game": 7})
    assert await store.reported() == {1: (7, "rights")}
    clock.pass_time(days=100)
    assert await store.prune() == 1
    assert await store.reported() == {}


async def test_where_games_are_and_which_servers_left(
    store: Store, table: Table, clock: FakeClock
) -> None:
    await new_table(table)
    assert await store.playing_guilds() == (GUILD,)
    await store.save_guild(GUILD, removed_at=clock())
    assert (await store.playing_guilds(), await store.removed_guilds()) == ((), (GUILD,))
    assert await store.guilds_removed_before(clock()) == ()
    clock.pass_time(days=1)
    assert await store.guilds_removed_before(clock()) == (GUILD,)
    await store.save_guild(GUILD, removed_at=None)
    assert await store.removed_guilds() == ()


async def test_the_audit_in_pages_and_the_moves_behind_it(store: Store, table: Table) -> None:
    made = await new_table(table)
    for number in range(5):
        await store.write_audit(guild_id=GUILD, moderator_id=1, act=f"act{number}", reason="why")
    pages = [await store.audit(guild_id=GUILD, limit=2, skip=skip) for skip in (0, 2, 4)]
    assert [[row.act for row in page] for page in pages] == [
        ["act4", "act3"],
        ["act2", "act1"],
        ["act0"],
    ]
    moved = await play_on(table, made.id, 2, Random(1))
    found = await table.moves_at(made.id, [moved.version, 999])
    assert list(found) == [moved.version]


async def test_votes(table: Table, database: Database, clock: FakeClock) -> None:
    made = await new_table(table)
    votes = Votes(database, now=clock)
    with pytest.raises(GameNotFound):
        await votes.open(404, "end")
    opened = await asyncio.gather(
        *(votes.open(made.id, "replace", about_seat=2) for _ in range(5)), return_exceptions=True
    )
    assert sum(isinstance(result, VoteRunning) for result in opened) == 4
    (vote,) = await votes.running(made.id)
    await votes.cast(vote.row.id, 0, "yes", user_id=person(0))
    await votes.cast(vote.row.id, 1, "no", user_id=person(1))
    vote = await votes.cast(vote.row.id, 1, "yes", user_id=person(1))
    assert (vote.count("yes"), vote.count("no")) == (2, 0)
    closed = await asyncio.gather(
        *(votes.close(vote.row.id, VoteState.PASSED) for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(result, VoteOver) for result in closed) == 2
    with pytest.raises(VoteOver):
        await votes.cast(vote.row.id, 3, "no", user_id=person(3))


async def test_a_lease_has_one_holder(database: Database, clock: FakeClock) -> None:  # check 6
    one, two = (Leases(database, owner, now=clock) for owner in ("one", "two"))
    assert [await one.take("bot"), await two.take("bot"), await one.take("bot")] == [1, 0, 1]
    clock.pass_time(seconds=29)
    assert not await two.take("bot")
    clock.pass_time(seconds=1)
    assert await two.take("bot", details={"version": "1"})
    assert not await one.take("bot")
    (lease,) = await one.all()
    assert (lease.owner, lease.details) == ("two", {"version": "1"})
    await two.give_back("bot")
    results = await asyncio.gather(*(Leases(database, str(n)).take("bot") for n in range(8)))
    assert sum(results) == 1


async def test_leases_are_taken_all_or_none(database: Database, clock: FakeClock) -> None:
    one, two, three = (Leases(database, owner, now=clock) for owner in ("one", "two", "three"))
    assert await one.take("shard 0", "shard 1")
    assert not await two.take("shard 2", "shard 1")
    assert await three.take("shard 3", "shard 2")
    assert {lease.name: lease.owner for lease in await one.all()} == {
        "shard 0": "one",
        "shard 1": "one",
        "shard 2": "three",
        "shard 3": "three",
    }


async def test_a_held_lease_is_renewed_and_its_loss_told(
    database: Database, clock: FakeClock
) -> None:
    term = timedelta(seconds=0.06)
    lost = asyncio.Event()
    one = Leases(database, "one", now=clock, term=term)
    async with one.held("bot", lost=lost.set):
        (taken,) = await one.all()
        clock.pass_time(hours=1)
        async with asyncio.timeout(PATIENCE):
            while (await one.all())[0].expires_at == taken.expires_at:
                await asyncio.sleep(0.01)
        assert not lost.is_set()
        later = clock.time + timedelta(hours=1)  # renewed or not, it has run out by then
        assert await Leases(database, "two", now=lambda: later).take("bot")
        async with asyncio.timeout(PATIENCE):
            await lost.wait()


async def test_a_holder_notices_that_a_backup_was_restored(  # check 66
    database: Database, tmp_path: Path
) -> None:
    await backup.save(database, tmp_path / "file")
    lost, restored = asyncio.Event(), asyncio.Event()
    one = Leases(database, "one", term=timedelta(seconds=1.5))
    async with one.held("bot", lost=lost.set, restored=restored.set):
        await backup.restore(database, tmp_path / "file", replace=True)
        async with asyncio.timeout(PATIENCE):
            await restored.wait()
        assert not lost.is_set()
        assert [lease.owner for lease in await one.all()] == ["one"]


async def test_what_is_stored_about_a_person(  # check 70
    table: Table, database: Database, store: Store, clock: FakeClock
) -> None:
    finished = await new_table(table, channel=1)
    await play_on(table, finished.id, 20, Random(3))
    await table.moderation.end(finished.id)
    running = await new_table(table, channel=2)
    await play_on(table, running.id, 8, Random(1))
    await store.save_person(person(0), locale="fr")
    timers = Timers(database, now=clock)
    await timers.set(PlannedTimer("digest", "digest", clock.time, user_id=person(0)))
    found = await people.export(database, person(0))
    assert {"people", "seats", "tenures", "moves", "timers"} == set(found)
    assert json.loads(json.dumps(found)) == found
    assert all("line" not in move and "events" not in move for move in found["moves"])

    mine = sum(entry.user_id == person(0) for entry in await table.log(running.id))
    kept = await people.forget(database, person(0))
    assert kept == {"seats": 1, "tenures": 1, "moves": mine}
    assert {row["game_id"] for row in (await people.export(database, person(0)))["moves"]} == {
        running.id
    }
    loaded = await table.load(finished.id)
    assert (loaded.seat(0).user_id, loaded.seat(0).display_name) == (None, "")
    assert loaded.seat(1).user_id == person(1)
    assert await table.matches_replay(finished.id)
    await play_on(table, running.id, 5, Random(2))
    assert await people.forget(database, 12345) == {}


async def test_nothing_names_who_had_a_seat_that_was_given_away(  # check 70
    table: Table, database: Database, store: Store
) -> None:
    made = await new_table(table)
    given: dict[str, Any] = {"moderator_id": 999, "reason": "test"}
    await table.seats.hand_over(made.id, 0, to_user_id=555, display_name="Eve", **given)
    (row,) = await store.audit(game_id=made.id)
    assert row.details == {}
    # Version 0.2 noted the former person there as well.
    audit, mine = metadata.tables["audit"], {"from": person(0), "other": 1}
    await database.write(
        lambda session: session.connection().execute(update(audit).values(details=mine)) and None
    )
    await table.moderation.end(made.id)
    await people.forget(database, person(0))
    assert [row.details for row in await store.audit(game_id=made.id)] == [{"other": 1}]


async def test_an_error_tells_no_parameters(database: Database) -> None:
    """Hands and seeds are parameters of statements; an error of one is logged."""
    games = metadata.tables["games"]
    with pytest.raises(DBAPIError) as failed:
        await database.write(
            lambda session: (
                session.connection().execute(
                    insert(games).values(id=1, header="seed 0123", snapshot=b"hands")
                )
                and None
            )
        )
    assert "games" in str(failed.value)
    assert "0123" not in str(failed.value)
    assert "hands" not in str(failed.value)


async def test_a_server_is_purged(table: Table, store: Store, clock: FakeClock) -> None:
    made = await new_table(table)
    await store.save_guild(GUILD, removed_at=clock.time)
    assert await store.guilds_removed_before(clock.time) == ()
    assert await store.guilds_removed_before(clock.pass_time(days=30)) == (GUILD,)
    assert await store.purge_guild(GUILD) == 1
    with pytest.raises(GameNotFound):
        await table.load(made.id)
    assert (await store.counts()).posts_owed == 0


async def test_settings_and_who_changed_them_are_stored_together(store: Store) -> None:
    changed = {"language": "fr", "allowed_channels": [7]}
    row = await store.moderate_guild(GUILD, moderator_id=1, reason="why", **changed)
    assert (row.language, row.allowed_channels) == ("fr", [7])
    with pytest.raises(Exception, match="reason"):
        await store.moderate_guild(GUILD, moderator_id=1, reason=None, language="en")  # type: ignore[arg-type]
    assert (await store.guild(GUILD)).language == "fr"
    (act,) = await store.audit(guild_id=GUILD)
    assert (act.act, act.reason, act.details) == ("settings", "why", changed)
