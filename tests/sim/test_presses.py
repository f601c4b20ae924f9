"""Who presses, and what: each gets the right answer of their own (checks 12 and 13)."""

import logging
from random import Random

import pytest

import locales
from cogs.custom_ids import CustomId
from tests.sim.games import (
    another_person,
    asked_person,
    game_of,
    loaded,
    person_at,
    press_sensible,
)
from tests.sim.test_mod import mod, text
from tests.sim.world import Actor, World


async def rolled_by(world: World, actor: Actor) -> str:
    """What somebody is answered who presses the button for whoever is asked."""
    before = (await game_of(world)).hash()
    answer = await world.press(actor, "Place a settlement")
    assert answer.ephemeral
    assert (await game_of(world)).hash() == before
    return answer.text


async def test_12_each_presser_has_an_answer_of_their_own(table: World) -> None:
    asked = await asked_person(table)
    other = await another_person(table)
    former = next(actor for actor in table.players if actor not in (asked, other))
    row = (await loaded(table)).seat_of(former.id)
    assert row is not None
    await mod(table, "seat", seat=str(row.number), person=table.stranger)
    spectator = table.guild.add_member(table.env.create_user("spectator"))
    said = {
        "asked": await rolled_by(table, asked),
        "other": await rolled_by(table, other),
        "former": await rolled_by(table, former),
        "spectator": await rolled_by(table, spectator),
        "moderator": await rolled_by(table, table.admin),
    }
    assert len(set(said.values())) == 4  # a moderator without a seat is a spectator like others
    assert said["former"] == text("error-former-player", free="no")
    assert said["spectator"] == said["moderator"] == text("error-stranger", free="no")
    turn = (await loaded(table)).seat_of(asked.id)
    assert turn is not None
    assert turn.display_name in said["other"]


async def test_12_the_answer_is_in_the_language_of_who_presses(table: World) -> None:
    spectator = table.stranger
    table.speak(spectator, "fr")
    assert await rolled_by(table, spectator) == locales.text("fr", "error-stranger", free="no")


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "roll",
        "k:",
        "k:roll",
        "k:roll:x:1:",
        "k:ROLL:1:1:",
        "k:roll:1:1",
        "k:nothing:1:1:",
        "🎲",
    ],
)
async def test_13_unknown_and_malformed_ids(table: World, custom_id: str) -> None:
    answer = await table.press_id(table.players[0], table.last_post(), custom_id)
    assert answer.ephemeral
    assert answer.text == text("error-unknown-control")


@pytest.mark.parametrize("payload", ["", "x", "99", "-1", "9" * 60, "a|b.c", "🎲"])
async def test_13_every_kind_of_control_takes_any_payload(table: World, payload: str) -> None:
    """Forged, outdated or damaged: whatever it carries, each kind answers in private."""
    await press_sensible(table, Random(1))
    version = (await loaded(table)).version
    silent, before = [], (await game_of(table)).hash()
    for kind in sorted(table.bot.controls.kinds - {"lobby-start", "data-delete"}):
        for game in (1, 77, 0):
            custom_id = str(CustomId(kind, game, version, payload))
            answer = await table.press_id(table.stranger, table.last_post(), custom_id)
            if not answer.acknowledged:
                silent.append(custom_id)
    assert silent == []
    assert [record.getMessage() for record in table.faults] == []
    assert (await game_of(table)).hash() == before


@pytest.mark.parametrize("payload", ["x", "99", "-1", "9" * 60, "a|b.c", "1.x", "🎲"])
async def test_13_whoever_sits_there_sends_nonsense(table: World, payload: str) -> None:
    """The same from somebody whom the game waits for: an answer, and never a fault."""
    person, silent = await asked_person(table), []
    for kind in sorted(table.bot.controls.kinds - {"leave", "data-delete"}):
        version = (await loaded(table)).version
        custom_id = str(CustomId(kind, 1, version, payload))
        answer = await table.press_id(person, table.last_post(), custom_id)
        if not answer.acknowledged:
            silent.append(custom_id)
    assert silent == []
    assert [record.getMessage() for record in table.faults] == []


async def test_13_what_is_refused_stands_in_the_log(
    table: World, caplog: pytest.LogCaptureFixture
) -> None:
    for custom_id, told in (
        ("k:nothing:1:1:", "unknown custom id"),
        ("k:panel:77:1:", "GameNotFound"),
    ):
        with caplog.at_level(logging.INFO):
            caplog.clear()
            await table.press_id(table.players[0], table.last_post(), custom_id)
        assert told in caplog.text


async def test_13_buttons_of_a_game_of_another_server(table: World) -> None:
    """A game is known by its number: a moderator's act on it is not, from elsewhere."""
    guild = table.env.create_guild("Elsewhere")
    assert guild.id != table.guild.id
    person = await person_at(table, 0)
    answer = await table.press_id(person, table.last_post(), str(CustomId("mod-end", 77, 1)))
    assert answer.text == text("mod-only")
