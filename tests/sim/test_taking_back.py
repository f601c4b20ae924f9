"""Taking a move back: everybody reads who did, and the button stands for whom it works."""

from random import Random

from tests.sim.games import game_of, loaded, person_at, press_sensible
from tests.sim.world import World

LINE = "takes this move back"


async def take_back(world: World, seat: int) -> str:
    """Take the last move back by the button; what the channel reads then."""
    await world.press(await person_at(world, seat), kind="undo")
    return world.text_of(world.last_post())


def undo_labels(world: World) -> list[str]:
    return [button.label for button in world.buttons() if button.kind == "undo"]


async def test_everybody_reads_who_took_back_what(table: World) -> None:
    random = Random(1)
    await press_sensible(table, random)
    await press_sensible(table, random)
    name = (await loaded(table)).seat(0).display_name
    edge = (await game_of(table)).moves[-1].line.split()[-1]
    text = await take_back(table, 0)
    assert text.count(LINE) == 1
    (line,) = [line for line in text.splitlines() if LINE in line]
    assert name in line
    assert f"builds a road on {edge}" in line

    text = await take_back(table, 0)
    assert text.count(LINE) == 1, "one post tells each but once"
    assert "builds a settlement" in text
    assert "Honest dice" not in text, "it is not the first post"

    await table.restart()
    for reader in (table.players[1], table.stranger):
        log = (await table.press(reader, kind="log")).text
        assert log.count(LINE) == 2, "the road and the settlement"
    table.speak(table.players[2], "fr")
    log = (await table.press(table.players[2], kind="log")).text
    assert log.count("reprend ce coup") == 2


async def test_a_post_owed_when_the_bot_died_tells_it(table: World) -> None:
    random = Random(1)
    await press_sensible(table, random)
    await press_sensible(table, random)
    user_id = (await loaded(table)).seat(0).user_id
    assert user_id is not None
    table.fail("POST", "/channels/*/messages", status=503, code=0)
    with table.inside():
        await table.bot.host.table.undo(1, user_id=user_id)
    await table.env.settle()
    assert LINE not in table.text_of(table.last_post())
    await table.crash()
    await table.advance(minutes=10)
    assert table.text_of(table.last_post()).count(LINE) == 1


async def test_a_moderator_is_told_once(table: World) -> None:
    await press_sensible(table, Random(1))
    await table.slash(table.admin, "mod back", move="1", reason="misread")
    texts = [message.content + table.text_of(message) for message in table.channel.history()]
    assert not [text for text in texts if LINE in text]
    assert LINE not in (await table.press(table.players[0], kind="log")).text


async def test_the_button_stands_only_for_whom_it_works(table: World) -> None:
    """Whoever takes all back does not find the button of the seat before, nor does that seat."""
    random = Random(1)
    await press_sensible(table, random)
    await press_sensible(table, random)
    name = (await loaded(table)).seat(0).display_name
    (label,) = undo_labels(table)
    assert label.startswith("Take back · "), "the next one is asked, and shall not take it for hers"
    assert label.endswith(name)
    await press_sensible(table, random)
    assert undo_labels(table) == ["Take back"]
    await take_back(table, 1)
    assert not undo_labels(table), "another seat has acted since the road"
    assert (await loaded(table)).row.undo_seat is None
    await table.restart()
    with table.inside():
        await table.bot.host.table.moderation.repost(1)
    await table.env.settle()
    assert not undo_labels(table)


async def test_a_paused_game_has_no_button_for_it(table: World) -> None:
    await press_sensible(table, Random(1))
    assert undo_labels(table)
    await table.slash(table.admin, "mod pause", reason="lunch")
    assert not undo_labels(table)
    await table.slash(table.admin, "mod resume", reason="back")
    assert undo_labels(table) == ["Take back"]
