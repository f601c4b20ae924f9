"""Health for the owner, stored data for everybody, proof of the dice (checks 64 and 70)."""

import json
from datetime import timedelta

import pytest

import locales
from cogs.operator.version import version
from db.models import GameState
from engine.verify import verify
from tests.sim.games import fix_seed, game_of, loaded, open_game, play_on, play_until
from tests.sim.world import World

text = locales.text


async def finish(world: World) -> None:
    """Play to the end of the game."""
    assert (await play_on(world, 2000)).finished


async def test_64_health_is_for_the_owner(world: World) -> None:
    await open_game(world)
    refused = await world.slash(world.admin, "health")
    assert refused.text == text("en", "health-owner-only")
    world.bot.owner_id = world.admin.id
    answer = await world.slash(world.admin, "health")
    assert answer.ephemeral
    assert "Latency" in answer.text
    assert text("en", "health-games-running", count=1) in answer.text
    assert version() in answer.text
    assert text("en", "health-no-lease") in answer.text
    assert "next <t:" in answer.text
    assert "last looked <t:" in answer.text


async def test_64_health_names_who_serves(database_url: str) -> None:
    world = await World.open(database_url, lease_term=timedelta(days=1))
    world.bot.owner_id = world.admin.id
    answer = await world.slash(world.admin, "health")
    assert f"🔑 bot: {world.bot.identity}, <t:" in answer.text
    await world.close()


async def test_70_everything_stored_about_a_person(world: World) -> None:
    await open_game(world)
    ada, stranger = world.players[0], world.stranger
    await world.slash(ada, "language", language="fr")
    answer = await world.slash(ada, "data show")
    assert answer.ephemeral
    (file,) = answer.message.attachments
    stored = json.loads(await file.read())
    assert stored["people"][0]["locale"] == "fr"
    assert [row["user_id"] for row in stored["seats"]] == [ada.id]
    assert "seed" not in json.dumps(stored)
    nothing = await world.slash(stranger, "data show")
    assert nothing.text == text("en", "data-shown", rows=0)


async def test_70_deleting_is_confirmed_and_keeps_open_games(world: World) -> None:
    await open_game(world)
    ada, stranger = world.players[0], world.stranger
    await world.slash(ada, "language", language="fr")
    asked = await world.slash(ada, "data delete")
    assert asked.text == text("fr", "data-confirm")
    answer = await world.press(ada, kind="data-delete", on=asked)
    assert answer.ephemeral
    assert "open games" in answer.text
    assert (await loaded(world)).seat_of(ada.id) is not None
    assert await world.bot.readers.chosen(ada.id) is None
    asked = await world.slash(stranger, "data delete")
    answer = await world.press(stranger, kind="data-delete", on=asked)
    assert answer.text == text("en", "data-deleted")


async def test_70_a_finished_game_forgets_a_name(world: World) -> None:
    await open_game(world)
    await world.bot.host.table.moderation.end(1)
    ada = world.players[0]
    asked = await world.slash(ada, "data delete")
    answer = await world.press(ada, kind="data-delete", on=asked)
    assert answer.text == text("en", "data-deleted")
    table = await loaded(world)
    assert table.seat_of(ada.id) is None
    assert "" in [seat.display_name for seat in table.seats]


async def test_dice_are_proved_at_the_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch)
    await open_game(world)
    await play_until(world, "action")
    ada = world.players[0]
    commitment = (await game_of(world)).commitment
    before = await world.slash(ada, "game verify")
    assert before.text == text("en", "verify-later", commitment=commitment)
    assert not before.message.attachments
    await finish(world)
    answer = await world.slash(ada, "game verify")
    game = await game_of(world)
    assert game.seed is not None
    assert text("en", "verify-holds", moves=game.move_count, commitment=commitment,
                seed=game.seed.hex()) == answer.text  # fmt: skip
    (file,) = answer.message.attachments
    assert verify((await file.read()).decode()).hash() == game.hash()


async def test_dice_of_a_game_that_was_broken_off(world: World) -> None:
    await open_game(world)
    await play_until(world, "action")
    await world.bot.host.table.moderation.end(1)
    assert (await loaded(world)).state is GameState.FINISHED
    answer = await world.slash(world.players[0], "game verify")
    assert answer.text.startswith("✅")
