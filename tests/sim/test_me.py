"""`/me`: language, zone, quiet hours, reminders, vacation, pings (checks 35, 37)."""

from typing import Any

import pytest

from tests.sim.absence import agree, default_move, reminders, table, texts
from tests.sim.games import asked_person, game_of, loaded, person_at
from tests.sim.test_surface import pinged
from tests.sim.world import World

__all__ = ["table"]

BEFORE_MY_TURN: dict[str, Any] = {"before-my-turn": True}


def hours(begin: str, end: str | None = None) -> dict[str, Any]:
    """The options of `/me quiet`, one of which is named by a word of Python."""
    return {"from": begin} | ({"to": end} if end else {})


@pytest.mark.parametrize("language", ["en-GB", "fr"])
async def test_all_settings_are_shown_in_the_own_language(world: World, language: str) -> None:
    ada = world.players[0]
    world.speak(ada, language)
    answer = await world.slash(ada, "me show")
    assert answer.ephemeral
    wanted = "fuseau\xa0: inconnu" if language == "fr" else "time zone: unknown"
    assert wanted in answer.text


async def test_the_language_is_kept(world: World) -> None:
    ada = world.players[0]
    answer = await world.slash(ada, "me language", language="fr")
    assert "Je vous réponds désormais en français" in answer.text
    assert "langue\xa0: Français" in (await world.slash(ada, "me show")).text
    answer = await world.slash(ada, "me language", language="app")
    assert "language: as in my Discord app" in answer.text


async def test_check_35_a_wrong_zone_is_refused_with_suggestions(world: World) -> None:
    ada = world.players[0]
    answer = await world.slash(ada, "me zone", city="Londn")
    assert "I do not know the time zone “Londn”" in answer.text
    assert "`Europe/London`" in answer.text
    offered = await world.complete(ada, "me zone", "city", "londr")
    assert [value for _, value in offered] == ["Europe/London"]
    assert offered[0][0].startswith("London (United Kingdom) · Europe/London · ")
    assert len(await world.complete(ada, "me zone", "city", "a")) == 25
    answer = await world.slash(ada, "me zone", city="europe/london")
    assert "time zone: London (United Kingdom)" in answer.text


async def test_check_35_hostile_text_stays_text(world: World) -> None:
    answer = await world.slash(world.players[0], "me zone", city="@everyone **x** " * 20)
    assert "@everyone" not in answer.text
    assert len(answer.text) < 800


async def test_check_35_quiet_hours_need_a_zone_and_sense(world: World) -> None:
    ada = world.players[0]
    told = {
        ("22:30", "7h"): "First say where you live",
        ("late", "7"): "I do not understand these hours",
        ("25", "7"): "I do not understand these hours",
        ("8", "8"): "I do not understand these hours",
        ("7", "22"): "last 12 h at most",
    }
    for (start, end), sentence in told.items():
        answer = await world.slash(ada, "me quiet", **hours(start, end))
        assert sentence in answer.text
    await world.slash(ada, "me zone", city="Europe/Paris")
    answer = await world.slash(ada, "me quiet", **hours("22:30", "7h"))
    assert "quiet hours: 22:30 – 07:00" in answer.text
    answer = await world.slash(ada, "me quiet", **hours("off"))
    assert "quiet hours: none" in answer.text


async def test_the_own_interval(table: World) -> None:
    await agree(table, reminder_minutes=60)
    ada = await asked_person(table)
    assert "reminders: 5 h" in (await table.slash(ada, "me reminders", hours=5)).text
    await table.advance(hours=4, minutes=59)
    assert reminders(table) == []
    await table.advance(minutes=2)
    assert len(reminders(table)) == 1
    assert "reminders: never" in (await table.slash(ada, "me reminders", hours=0)).text
    await table.advance(hours=1)
    assert len(reminders(table)) == 1
    assert "reminders: as each table" in (await table.slash(ada, "me reminders")).text


async def test_where_one_is_waited_for(table: World) -> None:
    ada = await asked_person(table)
    other = next(actor for actor in table.players if actor is not ada)
    assert f"<#{table.channel.id}>" in (await table.slash(ada, "me show")).text
    assert "Nobody waits for you here" in (await table.slash(other, "me show")).text


async def test_not_today_by_command(table: World) -> None:
    await agree(table, reminder_minutes=60)
    ada = await asked_person(table)
    await table.slash(ada, "me zone", city="Europe/Paris")
    assert "No reminder before <t:" in (await table.slash(ada, "me not-today")).text
    await table.advance(hours=8)
    assert reminders(table) == []


# --- check 37: vacations --------------------------------------------------------------------------


async def test_check_37_a_vacation_is_seen_and_nothing_pings(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=60, reminder_minutes=30)
    ada, seat = await asked_person(table), (await game_of(table)).asked[0]
    answer = await table.slash(ada, "me vacation", back="2 days")
    assert "Enjoy it!" in answer.text
    assert "is on vacation until <t:" in table.text_of(table.last_post())
    assert pinged(table) == []
    posts = len(table.posts())
    await table.advance(hours=20)
    assert len(table.posts()) == posts
    assert (await loaded(table)).seat(seat).user_id == ada.id
    assert (await loaded(table)).seat(seat).controller == "person"


async def test_check_37_a_vacation_ends_by_itself(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=600)
    ada, seat = await asked_person(table), (await game_of(table)).asked[0]
    await table.slash(ada, "me vacation", back="1")
    while "🔔" not in table.text_of(table.last_post()):
        await table.advance(hours=1)
    assert pinged(table) == [ada.id]
    assert "vacation" not in (await table.slash(ada, "me show")).text.splitlines()[-1]
    await table.advance(hours=9)
    assert (await loaded(table)).seat(seat).controller == "person"


async def test_check_37_a_vacation_ends_at_the_first_press(table: World) -> None:
    await agree(table, deadline="soft", turn_minutes=60)
    ada, seat = await asked_person(table), (await game_of(table)).asked[0]
    await table.slash(ada, "me vacation", back="10")
    assert "vacation until" in (await table.slash(ada, "me show")).text
    await table.advance(hours=5)
    await table.press(ada, kind="log")
    assert any("is back." in text for text in texts(table))
    assert "vacation until" not in (await table.slash(ada, "me show")).text
    await table.advance(minutes=50)
    assert (await loaded(table)).seat(seat).controller == "person"
    await table.advance(minutes=11)
    assert (await loaded(table)).seat(seat).controller == "steward"


async def test_check_37_the_post_shows_who_is_away(table: World) -> None:
    ada = await asked_person(table)
    other = next(actor for actor in table.players if actor is not ada)
    await table.slash(other, "me vacation", back="10")
    await table.press(ada, "Roll the dice")  # the post is below what was told
    shown = [text for text in texts(table) if text.startswith("### Turn")][-1]
    assert "🏖️" in shown
    assert "is on vacation until" in shown


async def test_check_37_a_clock_stands_still_on_vacation(table: World) -> None:
    await agree(table, deadline="budget", budget_minutes=600, increment_minutes=0)
    ada, seat = await asked_person(table), (await game_of(table)).asked[0]
    await table.advance(hours=4)
    await table.slash(ada, "me vacation", back="2")
    assert (await loaded(table)).seat(seat).clock_since is None
    await table.advance(hours=12)
    assert (await loaded(table)).seat(seat).clock_ms == 6 * 3_600_000
    await table.slash(ada, "me vacation", back="off")
    await table.advance(hours=5, minutes=59)
    assert (await loaded(table)).seat(seat).controller == "person"
    await table.advance(minutes=2)
    assert (await loaded(table)).seat(seat).controller == "steward"


@pytest.mark.parametrize(
    ("back", "sentence"),
    [
        ("soon", "I do not understand this day"),
        ("2020-01-01", "tomorrow at the earliest"),
        ("300", "within 60 days"),
        ("31/02", "I do not understand this day"),
    ],
)
async def test_check_37_an_impossible_vacation(world: World, back: str, sentence: str) -> None:
    assert sentence in (await world.slash(world.players[0], "me vacation", back=back)).text


async def test_days_are_suggested(world: World) -> None:
    offered = await world.complete(world.players[0], "me vacation", "back", "")
    assert offered[0] == ("Friday, January 2, 2026", "2026-01-02")
    assert await world.complete(world.players[0], "me vacation", "back", "15/08") == [
        ("Saturday, August 15, 2026", "2026-08-15")
    ]


# --- pings ----------------------------------------------------------------------------------------


async def test_who_wants_it_is_told_a_turn_before(table: World) -> None:
    seat = (await game_of(table)).asked[0]
    following = await person_at(table, (seat + 2) % 4)
    await table.slash(following, "me pings", **BEFORE_MY_TURN)
    while (await game_of(table)).asked == (seat,):
        await default_move(table)
    assert "⏭️ Next: " in table.text_of(table.last_post())
    assert set(pinged(table)) == {(await person_at(table, (seat + 1) % 4)).id, following.id}


async def test_a_vacation_lasts_a_day_at_least(table: World) -> None:
    ada = table.players[0]
    for back in ("0", "+0 days", table.now().date().isoformat()):
        answer = await table.slash(ada, "me vacation", back=back)
        assert "tomorrow at the earliest" in answer.text
    assert "on vacation" not in table.text_of(table.last_post())
