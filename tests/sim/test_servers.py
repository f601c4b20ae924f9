"""Servers come and go: what is still wanted is kept, what is not goes (check 32)."""

from datetime import timedelta
from random import Random

from simcord.backend import serializers

from db.models import GameState
from tests.sim.games import asked_person, game_of, loaded, open_game, press_sensible
from tests.sim.test_mod import mod
from tests.sim.test_surface import pinged
from tests.sim.world import World


async def gone(world: World, *, unavailable: bool = False) -> None:
    """The bot hears that the server is gone: removed it, or cannot be reached."""
    payload = {"id": str(world.guild.id)}
    world.env.backend.emit(
        "GUILD_DELETE", {**payload, "unavailable": True} if unavailable else payload
    )
    await world.env.settle()


async def back(world: World) -> None:
    """The bot hears of the server again."""
    backend = world.env.backend
    guild = backend.get_guild(world.guild.id)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await world.env.settle()


async def test_32_an_unavailable_server_comes_back_unchanged(table: World) -> None:
    before, posts = await loaded(table), [post.id for post in table.posts()]
    await gone(table, unavailable=True)
    await table.advance(hours=1)
    await back(table)
    after = await loaded(table)
    assert (after.version, after.state) == (before.version, GameState.RUNNING)
    assert [post.id for post in table.posts()] == posts
    assert (await table.bot.away.shared.store.guild(table.guild.id)).removed_at is None
    await press_sensible(table, Random(1))
    assert (await game_of(table)).move_count == 1


async def test_32_a_removed_bot_waits_and_goes_on_when_invited_again(table: World) -> None:
    await press_sensible(table, Random(1))
    before, posts = (await game_of(table)).hash(), len(table.posts())
    await gone(table)
    assert (await loaded(table)).state is GameState.PAUSED
    await table.advance(hours=50)  # no reminder, no deadline, no steward
    assert len(table.posts()) == posts
    await back(table)
    assert (await loaded(table)).state is GameState.RUNNING
    assert (await game_of(table)).hash() == before
    assert len(table.posts()) == posts + 1
    assert pinged(table) == [(await asked_person(table)).id]
    assert table.buttons()
    await press_sensible(table, Random(1))


async def test_32_a_pause_of_before_stays_one(table: World) -> None:
    await mod(table, "pause")
    await gone(table)
    await back(table)
    assert (await loaded(table)).state is GameState.PAUSED


async def test_32_removed_and_invited_while_the_bot_was_off(table: World) -> None:
    backend = table.env.backend
    kept = backend.guilds.pop(table.guild.id)
    await table.restart()
    assert (await loaded(table)).state is GameState.PAUSED
    backend.guilds[table.guild.id] = kept
    await table.restart()
    assert (await loaded(table)).state is GameState.RUNNING
    assert (await table.bot.away.shared.store.guild(table.guild.id)).removed_at is None


async def test_32_after_the_grace_period_everything_of_a_server_goes(database_url: str) -> None:
    world = await World.open(database_url, keep_removed=timedelta(hours=30))
    store = world.bot.away.shared.store
    await mod(world, "settings", language="en")
    await open_game(world)
    await gone(world)
    await world.advance(hours=25)  # tidied once
    assert len(await store.games_of_guild(world.guild.id)) == 1
    await world.advance(hours=24)  # and once more
    assert await store.games_of_guild(world.guild.id) == ()
    assert await store.audit(guild_id=world.guild.id) == ()
    assert (await store.guild(world.guild.id)).language is None
    await back(world)
    await world.slash(world.players[0], "katane")
    assert len(await store.games_of_guild(world.guild.id)) == 1
    await world.close()
