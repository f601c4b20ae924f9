"""The live post and the private panel: who is called, what is shown, what survives."""

from random import Random

import pytest
from discord import ui

import locales
from cogs.custom_ids import CustomId
from cogs.play.codec import Selection
from cogs.play.desk import Desk
from cogs.play.steps import cards_panel
from db.models import GameState
from tests.sim.answers import alt_texts, controls
from tests.sim.games import (
    asked_person,
    fix_seed,
    game_of,
    give,
    loaded,
    person_at,
    play_until,
    press_sensible,
)
from tests.sim.world import World


def pinged(world: World) -> list[int]:
    """The people that the newest post really notifies."""
    request = next(
        request
        for request in reversed(world.env.http_requests)
        if request.method == "POST" and str(request.path).endswith("/messages")
    )
    body = request.json or {}
    return [int(user) for user in body.get("allowed_mentions", {}).get("users", [])]


async def test_a_post_calls_whom_it_asks_and_nobody_else(table: World) -> None:
    game = await game_of(table)
    person = await person_at(table, game.asked[0])
    assert f"<@{person.id}>: place a settlement" in table.text_of(table.last_post())
    assert pinged(table) == [person.id]


async def test_nobody_is_called_for_their_own_move(table: World) -> None:
    await press_sensible(table, Random(1))
    assert (await game_of(table)).decision is not None
    assert pinged(table) == []


async def test_the_next_player_is_called_once(table: World) -> None:
    random = Random(1)
    await press_sensible(table, random)
    await press_sensible(table, random)
    person = await asked_person(table)
    assert pinged(table) == [person.id]


async def test_within_a_turn_the_post_is_changed(table: World) -> None:
    game = await play_until(table, "action")
    seat = game.asked[0]
    person = await person_at(table, seat)
    await give(table, seat, brick=4)
    before = table.posts()
    await table.slash(person, "trade bank", give="brick", get="ore")
    after = table.posts()
    assert [post.id for post in before] == [post.id for post in after]
    said = table.text_of(after[-1])
    assert "to the bank for 1 ⛰️ ore" in said.split("After this picture:")[1]
    assert "rolls" in said.split("After this picture:")[0]
    assert alt_texts(after[-1])[0]


async def test_an_old_live_post_is_replaced(table: World) -> None:
    """After an hour nothing is edited any more (check 24)."""
    await play_until(table, "pre_roll")
    await table.press(await asked_person(table), "Roll the dice")
    seat = (await play_until(table, "action", most=0)).asked[0]
    await give(table, seat, brick=4)
    before = len(table.posts())
    await table.advance(hours=2)
    await table.slash(await person_at(table, seat), "trade bank", give="brick", get="ore")
    assert len(table.posts()) == before + 1


async def test_24_an_edit_that_is_refused_makes_a_new_post(table: World) -> None:
    """Too many edits of an old message (30046): what happened is told in a new post."""
    await play_until(table, "action")
    seat = (await game_of(table)).asked[0]
    await give(table, seat, brick=4)
    before = len(table.posts())
    table.fail("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await table.slash(await person_at(table, seat), "trade bank", give="brick", get="ore")
    assert len(table.posts()) == before + 1
    assert "to the bank for 1 ⛰️ ore" in table.text_of(table.last_post())
    assert table.buttons()


async def test_restarts_post_nothing(table: World) -> None:
    before = [post.id for post in table.posts()]
    for _ in range(5):
        await table.restart()
    assert [post.id for post in table.posts()] == before


async def test_a_crash_before_the_post_loses_nothing(table: World) -> None:
    """A move is stored, the process dies before its post: the next one posts it, once."""
    await play_until(table, "pre_roll")
    before = len(table.posts())
    table.fail("POST", "/channels/*/messages", status=500, times=50)
    person = await asked_person(table)
    table.bot.host.presenter.request = lambda game_id: None  # type: ignore[method-assign]
    await table.press(person, "Roll the dice")
    assert len(table.posts()) == before
    table.env.backend.faults.clear()
    await table.crash()
    assert len(table.posts()) == before + 1
    await table.restart()
    assert len(table.posts()) == before + 1


async def test_places_are_labelled_and_described(table: World) -> None:
    """“27 · ⛰ 8, 🌾 5, 3:1 harbour”: what the list says is what lies there."""
    person = await asked_person(table)
    answer = await table.press(person, "Place a settlement")
    entries = [entry for select in controls(answer.message, 3) for entry in select.options]
    assert len(entries) == 54
    by_label = {label.split(" · ")[0]: label for label, _ in entries}
    assert by_label["27"] == "27 · ⛰️ 8, 3:1 harbour"
    assert by_label["19"] == "19 · 🧱 6, 🐑 4, 🏜️"
    shown = await table.complete(person, "build settlement", "corner", "27")
    assert ("27 · ⛰️ 8, 3:1 harbour", "27") in shown


async def test_discarding_by_presses(table: World) -> None:
    game = await play_until(table, "action")
    active = game.asked[0]
    seat = (active + 1) % 4
    await give(table, seat, brick=5, wool=4)
    stored = await loaded(table)
    assert stored.game is not None
    decision = stored.game.rules.decisions["discard"]
    stored.game.state.stack.append(decision(seats=(seat,), owed=(4,) * 4))  # type: ignore[call-arg]
    desk = Desk(stored, seat, "en")
    panel = cards_panel(desk, Selection(stored.game.rules.actions["discard"], ((2, 0, 1, 0, 0),)))
    assert "3 of 4" in panel.content
    buttons = [item for row in panel.rows for item in row if isinstance(item, ui.Button)]
    assert len({button.custom_id for button in buttons}) == len(buttons)
    assert next(button for button in buttons if button.label == "Done").disabled
    fill = next(button for button in buttons if button.label == "Fill up")
    assert "discard.30100|" in str(fill.custom_id), "one more of what there is most"


async def test_undo_and_its_button(table: World) -> None:
    """The button is there while the move can be taken back, and only then."""
    person = await asked_person(table)
    await table.press(person, "Place a settlement")
    answer = await table.slash(person, "build settlement", corner="20")
    assert answer.ephemeral
    undo = [button for button in table.buttons() if button.kind == "undo"]
    assert len(undo) == 1
    await table.press(person, kind="undo")
    assert (await game_of(table)).move_count == 0
    assert not [button for button in table.buttons() if button.kind == "undo"]
    assert "place a settlement" in table.text_of(table.last_post())


async def test_the_log_and_what_happened_since(table: World) -> None:
    await play_until(table, "action")
    person = await asked_person(table)
    answer = await table.press(person, kind="log")
    assert "rolls" in answer.text
    assert "— Turn 1:" in answer.text
    answer = await table.slash(table.players[0], "log", since=True)
    assert answer.ephemeral
    table.speak(person, "fr")
    assert "lance" in (await table.press(person, kind="log")).text


async def test_secrets_are_told_to_their_owner_only(table: World) -> None:
    game = await play_until(table, "action")
    seat = game.asked[0]
    person = await person_at(table, seat)
    await give(table, seat, wool=1, grain=1, ore=1)
    answer = await table.slash(person, "buy")
    assert "You drew: " in answer.text
    public = "\n".join(table.text_of(post) for post in table.posts())
    assert "You drew" not in public
    assert "buys a development card" in public
    for other in table.players:
        if other is not person:
            assert "You drew" not in (await table.slash(other, "log")).text


async def test_a_command_may_post_the_board_anew(table: World) -> None:
    before = len(table.posts())
    person = await asked_person(table)
    answer = await table.slash(person, "board", anew=True)
    assert answer.text == locales.text("en", "board-posted")
    *older, newest = table.posts()
    assert len(older) == before
    assert table.buttons(newest)
    assert not table.buttons(older[-1])


async def test_help_in_both_languages(table: World) -> None:
    for locale, words in (("en-US", "Roll."), ("fr", "Lancez les dés.")):
        table.speak(table.players[0], locale)
        assert words in (await table.slash(table.players[0], "help", topic="turn")).text
    prices = (await table.slash(table.players[0], "help", topic="build")).text
    assert "2 🌾 3 ⛰️" in prices


async def test_one_person_against_computers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers move by themselves, told together when a person is asked; after a restart too."""
    fix_seed(monkeypatch)
    ada = world.players[0]
    await world.slash(ada, "katane")
    await world.press(ada, kind="lobby-fill", on=await world.press(ada, kind="lobby-start"))
    random = Random(2)
    for number in range(25):
        await world.advance(minutes=1)
        game = await game_of(world)
        if game.finished:
            break
        assert (await loaded(world)).state is GameState.RUNNING
        seated = await loaded(world)
        waited_for = {seated.seat(seat).user_id for seat in (*game.asked, *game.invited)}
        assert ada.id in waited_for, number
        await press_sensible(world, random)
        if number % 6 == 5:
            await world.restart()
    words = "\n".join(world.text_of(post) for post in world.posts())
    assert "🤖" in words


async def test_computers_see_only_their_view() -> None:
    """Reading another hand in a computer's view raises (checked by playing whole games)."""
    from engine.errors import HiddenInformation
    from engine.game import Game
    from engine.players import LEVELS

    game = Game.create(seats=3, seed=bytes(32))
    random = Random(0)
    for _ in range(150):
        if game.finished:
            break
        seat = (*game.invited, *game.asked)[0]
        view = game.view(seat)
        with pytest.raises(HiddenInformation):
            _ = view.state.hands[(seat + 1) % 3][0]
        game.play(LEVELS["simple"](view, random))


async def test_every_id_is_ours_and_short(table: World) -> None:
    """Each custom id is read back and answered (check 16)."""
    random = Random(4)
    for _ in range(12):
        await press_sensible(table, random)
        for control in controls(table.last_post()):
            parsed = CustomId.parse(control.custom_id)
            assert parsed is not None
            assert parsed.kind in table.bot.controls.kinds
