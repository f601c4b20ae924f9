"""Standing answers chosen in private; nobody can tell them from answers by hand (check 52)."""

import pytest

from tests.sim.absence import default_move, offer, set_up, stand, table
from tests.sim.answers import controls
from tests.sim.games import fix_seed, game_of, give, loaded, person_at, play_until
from tests.sim.world import World

__all__ = ["table"]


async def test_standing_answers_are_chosen_in_private(table: World) -> None:
    ada = await person_at(table, 1)
    panel = await table.slash(ada, "standing")
    assert panel.ephemeral
    assert "Your standing answers" in panel.text
    labels = [control.label for control in controls(panel.message, 3)]
    assert labels == [
        "Refuse offers…",
        "Refuse offers that ask for…",
        "After a 7 discard by itself, keeping…",
    ]
    version, posts = (await loaded(table)).version, len(table.posts())
    select = controls(panel.message, 3)[1]
    answer = await ada.select(panel.message, ["ore", "grain"], custom_id=select.custom_id)
    assert answer.response is not None
    assert "Noted." in (answer.response.content or "")
    after = await loaded(table)
    assert after.seat(1).standing == {"offers_keep": {"chosen": ["grain", "ore"], "turn": -1}}
    assert (after.version, len(table.posts())) == (version, posts)


async def test_a_standing_answer_is_taken_back_by_choosing_nothing(table: World) -> None:
    ada = await person_at(table, 1)
    await stand(table, 1, offers=["all"])
    panel = await table.slash(ada, "standing")
    select = controls(panel.message, 3)[0]
    await ada.select(panel.message, [], custom_id=select.custom_id)
    assert (await loaded(table)).seat(1).standing == {}


async def test_a_press_from_the_own_panel_leads_there(table: World) -> None:
    ada = await person_at(table, 1)
    hand = await table.press(ada, "My hand")
    panel = await table.press(ada, "Standing answers", on=hand)
    assert "Your standing answers" in panel.text
    kept = await table.press(ada, kind="standing-keep", on=panel)
    assert "Your next games begin with these answers" in kept.text


async def test_answers_for_one_turn_end_with_it(table: World) -> None:
    game = await play_until(table, "action")
    seat = (game.state.active + 1) % 4
    ada = await person_at(table, seat)
    panel = await table.slash(ada, "standing")
    select = controls(panel.message, 3)[0]
    await ada.select(panel.message, ["this_turn"], custom_id=select.custom_id)
    assert (await loaded(table)).seat(seat).standing["offers"]["turn"] == game.state.turn
    await offer(table)
    again = (await game_of(table)).state.turn
    await table.advance(minutes=31)
    invited = (await game_of(table)).invited
    assert (seat in invited) == (again != game.state.turn)


async def test_an_open_offer_is_answered_when_the_answer_is_given_later(table: World) -> None:
    await offer(table)
    seat = (await game_of(table)).invited[0]
    await stand(table, seat, offers=["all"])
    assert seat in (await game_of(table)).invited
    await table.advance(minutes=31)
    assert seat not in (await game_of(table)).invited


async def test_check_52_nothing_is_answered_in_quiet_hours(table: World) -> None:
    await offer(table)
    seat = (await game_of(table)).invited[0]
    quiet = table.now().hour * 60 + table.now().minute
    ada = await person_at(table, seat)
    await set_up(table, ada, time_zone="UTC", quiet_from=quiet, quiet_until=(quiet + 300) % 1440)
    await stand(table, seat, offers=["all"])
    await table.advance(hours=5)
    assert seat in (await game_of(table)).invited
    await table.advance(hours=1)
    assert seat not in (await game_of(table)).invited


async def test_check_52_answers_do_not_come_at_once_after_a_downtime(table: World) -> None:
    await offer(table)
    for seat in (await game_of(table)).invited:
        await stand(table, seat, offers=["all"])
    await table.env.settle()
    await table.bot.close()
    await table.advance(hours=3)
    await table.env.restart_bot(table._make_bot())
    await table.advance(seconds=15)
    assert len((await game_of(table)).invited) == 3
    await table.advance(hours=1)
    assert (await game_of(table)).invited == ()


async def test_discards_follow_the_own_preference(table: World) -> None:
    for seat in range(4):
        await stand(table, seat, discard=["ore"])
    for _ in range(200):
        game = await game_of(table)
        if game.decision is not None and game.decision.kind == "discard":
            break
        for seat in range(4):
            await give(table, seat, ore=4, wool=4)
        await default_move(table)
    asked = (await game_of(table)).asked
    assert len(asked) == 4
    await table.advance(minutes=31)
    game = await game_of(table)
    wool, ore = game.rules.kind("wool"), game.rules.kind("ore")
    assert all(hand[wool] == 0 for hand in game.state.hands)
    assert all(hand[ore] == 4 for hand in game.state.hands)


@pytest.fixture
async def six(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """Six seats: four people and two computers."""
    fix_seed(monkeypatch)
    first, *others = world.players
    await world.slash(first, "game create", seats=6, language="en", modules="five_six")
    for other in others:
        await world.press(other, kind="lobby-join")
    await world.press(first, kind="lobby-computer")
    await world.press(first, kind="lobby-computer")
    await world.press(first, kind="lobby-start")
    return world


async def test_modules_bring_their_own_questions(six: World) -> None:
    panel = await six.slash(six.players[0], "standing")
    select = controls(panel.message, 3)[-1]
    assert select.label == "Special building phase: pass…"
    assert [label for label, _ in select.options] == [
        "Pass always",
        "Pass unless I can: Build a road",
        "Pass unless I can: Build a settlement",
        "Pass unless I can: Build a city",
        "Pass unless I can: Buy a development card",
    ]


async def test_a_language_for_each_reader(table: World) -> None:
    ada = await person_at(table, 1)
    table.speak(ada, "fr")
    panel = await table.slash(ada, "standing")
    assert "Vos consignes" in panel.text
