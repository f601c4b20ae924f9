"""Standing answers chosen in private; nobody can tell them from answers by hand (check 52)."""

from random import Random

import pytest

from cogs.posts.compose import game_post
from cogs.posts.layout import layout
from cogs.wording.people import voice
from db.loaded import LoadedGame
from engine.game import Game
from tests.sim.absence import default_move, offer, set_up, stand, table
from tests.sim.answers import controls
from tests.sim.games import fix_seed, game_of, give, loaded, move, person_at, play_until, sensible
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
        "Refuse offers that ask for… (several possible)",
        "On a 7, discard for me, keeping… (several possible)",
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
    assert select.label == "Special building phase: pass… (several possible)"
    assert [label for label, _ in select.options] == [
        "Pass always",
        "Pass unless I can: Build a road",
        "Pass unless I can: Build a settlement",
        "Pass unless I can: Build a city",
        "Pass unless I can: Buy a development card",
    ]


async def until_a_person_acts(world: World) -> Game:
    """Play, and let the computers play, until a person may build."""
    random = Random(1)
    for _ in range(200):
        game, row = await game_of(world), await loaded(world)
        person = row.seat(game.asked[0]).user_id is not None
        if person and game.decision is not None and game.decision.kind == "action":
            return game
        if person:
            await move(world, sensible(game, random))
        else:
            await world.advance(minutes=1)
    raise AssertionError("no person comes to act")


async def test_passing_in_advance_unless_a_city_can_be_built(six: World) -> None:
    """Who passes always is passed; who could build what it named is asked; nobody sees why."""
    game = await until_a_person_acts(six)
    active = game.asked[0]
    people = {row.number for row in (await loaded(six)).seats if row.user_id is not None}
    others = [seat for seat in game.state.opponents_clockwise(active) if seat in people]
    wants_city, always = others[0], others[1:]
    for seat in always:
        await stand(six, seat, special_building=["always"])
    await stand(six, wants_city, special_building=["build_city"])
    for seat in range(6):
        await give(six, seat, **({"grain": 2, "ore": 3} if seat in others else {}))
    await move(six, game.rules.actions["end_turn"](seat=active))
    for _ in range(12):
        await six.advance(minutes=31)
        if (await game_of(six)).asked == (wants_city,):
            break
    game = await game_of(six)
    assert (game.asked, game.decision and game.decision.kind) == (
        (wants_city,),
        "special_building",
    )
    await give(six, wants_city, wool=2, grain=3)
    await six.slash(await person_at(six, wants_city), "do", move="pass_building")
    for _ in range(12):
        await six.advance(minutes=31)
        game = await game_of(six)
        if game.decision is None or game.decision.kind != "special_building":
            break
    assert game.decision is not None
    assert game.decision.kind == "pre_roll"
    words = "\n".join(six.text_of(post) for post in six.posts())
    names = voice(await loaded(six), "en")
    assert all(f"⏭️ {names.seat(seat)} passes" in words for seat in others)
    assert "standing" not in words.lower()


async def test_hands_of_one_size_are_asked_alike(six: World) -> None:
    """A seat is skipped on public facts only: the number of its cards, not which they are."""
    game = await until_a_person_acts(six)
    active = game.asked[0]
    shown: dict[int, set[str]] = {}
    for count in range(5):
        for kind in range(5):
            twin = game.copy()
            for seat in range(6):
                twin.state.hands[seat] = [count * (k == kind) for k in range(5)]
            twin.play(game.rules.actions["end_turn"](seat=active))
            row = await loaded(six)
            post = game_post(LoadedGame(row.row, row.seats, twin), [], since=0)
            shown.setdefault(count, set()).add(repr(layout(post, picture=True).to_components()))
    assert {count: len(posts) for count, posts in shown.items()} == dict.fromkeys(range(5), 1)
    assert len(set.union(*shown.values())) > 1


async def test_a_language_for_each_reader(table: World) -> None:
    ada = await person_at(table, 1)
    table.speak(ada, "fr")
    panel = await table.slash(ada, "standing")
    assert "Vos consignes" in panel.text
