"""Moderators and people: refusals that say what is wrong, and acts at several tables."""

from db.models import Controller
from tests.sim.games import game_of, loaded
from tests.sim.test_mod import WHY, acts, lines, mod, text
from tests.sim.test_surface import pinged
from tests.sim.world import World


async def test_what_makes_no_sense_is_refused_and_told_to_nobody(table: World) -> None:
    ada = table.players[0]
    same = await mod(table, "swap", first="ada", second="ada")
    assert same.text == text("mod-same-seat")
    seated = await mod(table, "seat", seat="ben", person=ada)
    assert seated.text == text("mod-has-seat", person="ada")
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    machine = await mod(table, "seat", seat="ben", person=robot)
    assert machine.text == text("mod-is-a-bot", person="robot")
    free = await mod(table, "allow", person=table.stranger)
    assert free.text == text("mod-not-kept-out", person="stranger")
    assert await acts(table) == []
    assert lines(table) == []
    await mod(table, "forbid", person=table.stranger)
    kept_out = await mod(table, "seat", seat="ben", person=table.stranger)
    assert kept_out.text == text("mod-is-kept-out", person="stranger")
    await mod(table, "remove", seat="ben")
    again = await mod(table, "remove", seat="ben")
    assert again.text == text("mod-seat-is-free")
    assert [act for act, _, _ in await acts(table)] == ["forbid", "vacate"]


async def test_a_free_seat_is_offered_once(table: World) -> None:
    """By the post of the game, or by a line where a steward plays on before there is one."""
    for seat in ("0", "1"):
        await mod(table, "remove", seat=seat)
    await table.advance(minutes=1)
    offers = [post for post in table.posts() if "takeover" in {b.kind for b in table.buttons(post)}]
    assert table.last_post().id in {post.id for post in offers}
    for number in (0, 1):
        row = (await loaded(table)).seat(number)
        assert (row.user_id, row.controller) == (None, Controller.STEWARD)


async def test_keeping_somebody_out_where_there_is_no_game(world: World) -> None:
    where = await mod(world, "forbid", person=world.stranger)
    assert where.text == text("mod-forbid-where")
    assert await acts(world) == []
    await mod(world, "forbid", person=world.stranger, everywhere=True)
    assert "stranger" in world.text_of(world.last_post())  # public, though at no table
    assert WHY in world.text_of(world.last_post())
    refused = await world.slash(world.stranger, "katane")
    assert refused.text == text("error-forbidden-person")
    await mod(world, "allow", person=world.stranger)
    assert (await world.slash(world.stranger, "katane")).text != refused.text
    assert [act for act, _, _ in await acts(world)] == ["forbid", "allow"]


async def test_keeping_somebody_out_of_all_games_frees_all_seats(table: World) -> None:
    ada = table.players[0]
    other = table.guild.create_text_channel("other")
    await table.slash(ada, "katane", channel=other)
    await mod(table, "forbid", person=ada, everywhere=True)
    assert (await loaded(table, 1)).seat_of(ada.id) is None
    assert (await loaded(table, 2)).seat_of(ada.id) is None
    told = [table.text_of(post) for post in (*table.posts(), *table.posts(other))]
    assert sum(WHY in text for text in told) == 2  # once at each table
    assert [act for act, _, _ in await acts(table)] == ["forbid", "vacate", "vacate"]


async def test_a_lobby_stays_at_the_bottom(world: World) -> None:
    ada, ben, *_ = world.players
    await world.slash(ada, "katane")
    await world.press(ben, kind="lobby-join")
    await mod(world, "remove", seat="ben")
    assert world.buttons()
    assert [post.id for post in world.posts() if world.buttons(post)] == [world.last_post().id]
    assert len((await loaded(world)).seats) == 1


async def test_a_change_of_settings_is_public(world: World) -> None:
    answer = await mod(world, "settings", language="en")
    assert not answer.ephemeral  # a private list, then a line for everybody
    assert [message.ephemeral for message in answer.messages] == [True, False]
    assert WHY in world.text_of(world.last_post())


async def test_whoever_is_asked_from_now_on_is_called_once(table: World) -> None:
    """A seat that is asked gets another person; a pause ends."""
    seat = (await game_of(table)).asked[0]
    await mod(table, "seat", seat=str(seat), person=table.stranger)
    assert pinged(table) == [table.stranger.id]
    other = next(row for row in (await loaded(table)).seats if row.number != seat)
    await mod(table, "swap", first=str(seat), second=str(other.number))
    assert pinged(table) == [other.user_id]
    await mod(table, "repost")
    assert pinged(table) == []
    await mod(table, "pause")
    assert pinged(table) == []
    await mod(table, "resume")
    assert pinged(table) == [other.user_id]
