"""The next game with the same people, by a button of the last post of a game."""

import discord
import pytest

import locales
from db.models import GameState
from tests.sim.games import loaded, open_game
from tests.sim.world import World


@pytest.fixture
async def over(world: World) -> World:
    """A game of four by rules of their own, that has just ended."""
    await open_game(world, points=12, board="base_variable")
    with world.inside():
        await world.bot.host.table.moderation.end(1)
    await world.bot.host.delivered()
    return world


def notified(world: World) -> set[int]:
    """The people whom Discord was told to notify of the newest message of the channel."""
    sent = [
        (request.json or {})["allowed_mentions"].get("users", [])
        for request in world.env.http_requests
        if request.method == "POST" and request.path.endswith(f"{world.channel.id}/messages")
    ]
    return {int(user) for user in sent[-1]}


async def test_the_same_people_by_the_same_rules(over: World) -> None:
    """After a restart too; those who did not ask are told once, and may leave."""
    ada, ben, *_ = over.players
    former, old = await loaded(over), over.last_post()
    await over.restart()
    over.speak(ada, "fr")
    answer = await over.press(ada, kind="again", on=old)
    assert answer.ephemeral
    assert answer.text == locales.text("fr", "again-opened")
    table = await loaded(over, 2)
    assert table.state is GameState.LOBBY
    assert [(s.user_id, s.colour) for s in table.seats] == [
        (s.user_id, s.colour) for s in former.seats
    ]
    assert table.row.options == former.row.options
    post = over.last_post()
    assert locales.text("en", "lobby-again") in over.text_of(post)
    assert "12 points" in over.text_of(post)
    assert notified(over) == {person.id for person in over.players[1:]}
    twice = await over.press(ben, kind="again", on=old)
    assert twice.text == locales.text("en", "error-channel-busy")
    await over.slash(ben, "katane")
    assert notified(over) == set()
    await over.press(ben, kind="lobby-leave")
    await over.press(ada, kind="lobby-start")
    table = await loaded(over, 2)
    assert table.state is GameState.RUNNING
    assert table.seat_of(ben.id) is None
    early = await over.press(ada, kind="again", on=old)
    assert early.text == locales.text("fr", "error-channel-busy")


async def test_only_who_played_seats_others(over: World) -> None:
    for outsider in (over.stranger, over.admin):
        answer = await over.press(outsider, kind="again")
        assert answer.ephemeral
        assert answer.text == locales.text("en", "again-not-yours")
    assert await over.bot.host.lookup.in_channel(over.channel.id) == 1


async def test_who_has_left_gets_no_seat(over: World) -> None:
    """Neither a person who left the server nor one whom it keeps out."""
    ada, ben, chloe, dan = over.players
    post = over.last_post()
    await over.slash(over.admin, "mod forbid", person=chloe, reason="a test of it", everywhere=True)
    guild = over.bot.get_guild(over.guild.id)
    assert guild is not None
    await guild.kick(discord.Object(ben.id))
    await over.press(dan, kind="again", on=post)
    assert {seat.user_id for seat in (await loaded(over, 2)).seats} == {ada.id, dan.id}
    refused = await over.press(chloe, kind="again", on=post)
    assert refused.text == locales.text("en", "error-forbidden-person")


async def test_nothing_happens_where_the_bot_may_not_write(over: World) -> None:
    channel = over.bot.get_channel(over.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.me, send_messages=False)
    answer = await over.press(over.players[0], kind="again")
    right = locales.text("en", "right-send-messages")
    assert answer.text == locales.text("en", "error-bot-needs-permission", rights=right)
    assert await over.bot.host.lookup.in_channel(channel.id) == 1
