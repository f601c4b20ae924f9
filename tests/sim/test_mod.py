"""Moderators repair everything, with a reason, where all can see it (checks 12, 13, 42, 53)."""

from typing import Any

import discord
import pytest
import simcord

import locales
from db.models import Actor, GameState
from db.store import Store
from tests.sim.answers import Answer
from tests.sim.games import asked_person, game_of, loaded, open_game, play_on, play_until
from tests.sim.test_surface import pinged
from tests.sim.world import World

WHY = "testing the brakes"


async def mod(world: World, command: str, actor: Any = None, **options: Any) -> Answer:
    """A moderator's command, with a reason."""
    return await world.slash(actor or world.admin, f"mod {command}", **{"reason": WHY, **options})


async def acts(world: World) -> list[tuple[str, str, int | None]]:
    """The audit: what, why, by whom, oldest first."""
    rows = await Store(world.bot.database).audit(guild_id=world.guild.id)
    return [(row.act, row.reason, row.moderator_id) for row in reversed(rows)]


def lines(world: World) -> list[str]:
    """What the table reads of moderators."""
    return [
        text
        for post in world.posts()
        for text in world.text_of(post).splitlines()
        if text.startswith("🛡️")
    ]


def text(key: str, **params: locales.Param) -> str:
    return locales.text("en", key, **params)


@pytest.mark.parametrize("command", ["pause", "repost", "export", "force"])
async def test_12_only_moderators(table: World, command: str) -> None:
    before = await loaded(table)
    for actor in (table.players[0], table.stranger):
        answer = await mod(table, command, actor)
        assert answer.ephemeral
        assert answer.text == text("mod-only")
    assert (await loaded(table)).version == before.version
    assert await acts(table) == []


@pytest.mark.parametrize("act", ["end", "delete", "hands"])
async def test_12_a_form_is_checked_when_it_is_sent(table: World, act: str) -> None:
    form = f"k:mod-{act}:1:{(await loaded(table)).version}:"
    answer = await table.submit_unknown_form(table.players[0], form, {"reason": WHY})
    assert answer.text == text("mod-only")
    assert (await loaded(table)).state is GameState.RUNNING
    assert await acts(table) == []


async def test_pause_and_resume(table: World) -> None:
    answer = await mod(table, "pause")
    assert answer.text == text("mod-done")
    assert (await loaded(table)).state is GameState.PAUSED
    assert lines(table) == [f"🛡️ admin pauses the game: {WHY}"]
    assert WHY in table.text_of(table.last_post())
    assert table.last_post().attachments  # the board is at the bottom
    ada = await asked_person(table)
    vote = await table.slash(ada, "table vote", question="resume")
    assert vote.text == text("vote-paused-by-moderator")
    twice = await mod(table, "pause")
    assert twice.text == text("error-wrong-state", state="paused", free="no")
    await mod(table, "resume")
    assert (await loaded(table)).state is GameState.RUNNING
    assert [act for act, _, _ in await acts(table)] == ["pause", "resume"]
    assert all(row[1:] == (WHY, table.admin.id) for row in await acts(table))


async def test_ending_is_confirmed_once(table: World) -> None:
    shown = await table.slash(table.admin, "mod end")
    assert shown.modal is not None
    assert (await loaded(table)).state is GameState.RUNNING
    empty = await table.fill(table.admin, shown, {"reason": "  \n "})
    assert empty.text == text("mod-no-reason")
    shown = await table.slash(table.admin, "mod end")
    await table.fill(table.admin, shown, {"reason": f"{WHY}\n@everyone **now**"})
    assert (await loaded(table)).state is GameState.FINISHED
    (line,) = lines(table)
    assert "without a winner" in line
    assert "@\u200beveryone" in line
    again = await table.slash(table.admin, "mod end")
    assert again.text == text("error-wrong-state", state="finished", free="no")


async def test_a_table_is_ended_before_its_game_begins(world: World) -> None:
    """Its post stays, without anything to press."""
    await world.slash(world.players[0], "game create", language="en")
    shown = await world.slash(world.admin, "mod end")
    await world.fill(world.admin, shown, {"reason": WHY})
    assert (await loaded(world)).state is GameState.FINISHED
    assert "without a winner" in lines(world)[0]
    assert [world.buttons(post) for post in world.posts()] == [[]] * len(world.posts())
    assert "free seats" not in world.text_of(world.last_post())
    await world.slash(world.players[0], "game create", language="en")
    assert (await loaded(world, 2)).state is GameState.LOBBY


async def test_13_buttons_of_a_deleted_game(table: World) -> None:
    post = table.last_post()
    button = table.buttons(post)[0]
    person = await asked_person(table)
    shown = await table.slash(table.admin, "mod delete")
    await table.fill(table.admin, shown, {"reason": WHY})
    assert lines(table) == [f"🛡️ admin deletes the game: {WHY}"]
    assert not any(table.buttons(message) for message in table.posts())
    answer = await table.press_id(person, post, button.custom_id)
    assert answer.ephemeral
    assert answer.text == text("error-game-not-found")
    assert [act for act, _, _ in await acts(table)] == ["delete"]
    await table.slash(table.players[0], "katane")  # the channel is free
    assert (await loaded(table, 2)).state is GameState.LOBBY


async def test_force_answers_for_whoever_is_waited_for(table: World) -> None:
    game = await game_of(table)
    asked = game.asked[0]
    wanted = game.default(asked)
    assert wanted is not None
    answer = await mod(table, "force")
    assert answer.text == text("mod-done")
    log = await table.bot.host.table.log(1)
    assert (log[-1].actor, log[-1].kind, log[-1].seat) == (Actor.MODERATOR, wanted.kind, asked)
    assert "answers for" in lines(table)[0]
    assert (await acts(table))[0][0] == f"move:{wanted.kind}"


async def test_skip_plays_up_to_the_end_of_a_turn(table: World) -> None:
    game = await play_until(table, "pre_roll")
    seat, turn = game.asked[0], game.state.turn
    await mod(table, "force", skip=True)
    game = await game_of(table)
    assert seat not in game.asked or game.state.turn > turn


async def test_42_back_to_any_move(table: World) -> None:
    await play_until(table, "action")
    after = await game_of(table)
    replayed = await table.bot.host.table.replayed(1)
    listed = await table.complete(table.admin, "mod back", "move")
    assert len(listed) == after.move_count <= 25
    assert listed[0][0].startswith(f"{after.move_count}. ")
    typed = await table.complete(table.admin, "mod back", "move", "3.")
    assert typed[0][1] == "3"
    answer = await mod(table, "back", move="3")
    assert answer.text == text("mod-done")
    game = await game_of(table)
    assert game.move_count == 2
    while replayed.move_count > 2:
        replayed.undo()
    assert game.hash() == replayed.hash()
    assert f"takes back {after.move_count - 2} moves, from move 3 on" in lines(table)[0]
    for wrong in ("0", "three", "3"):
        refused = await mod(table, "back", move=wrong)
        assert refused.text == text("mod-which-move", count=2)
    await mod(table, "back", move="1")
    refused = await mod(table, "back", move="1")
    assert refused.text == text("mod-no-moves")


async def test_42_a_won_game_goes_on_with_dice_that_are_known(world: World) -> None:
    """The last post showed the seed; whoever plays on is told what that means."""
    await open_game(world, players=3, points=3)
    won = await play_on(world, 200)
    assert won.finished
    await mod(world, "back", move=str(won.move_count))
    assert not (await game_of(world)).finished
    assert f"from move {won.move_count} on: {WHY} · The secret number was shown" in lines(world)[0]
    await mod(world, "back", move="2")
    assert "seed" not in lines(world)[-1]


async def test_53_hands_are_seen_only_by_whoever_says_so(table: World) -> None:
    await play_until(table, "action")
    shown = await table.slash(table.admin, "mod hands")
    assert shown.modal is not None
    assert lines(table) == []
    answer = await table.fill(table.admin, shown, {"reason": WHY})
    assert answer.ephemeral
    assert answer.text.count("🧱") >= 4
    assert lines(table) == [f"🛡️ admin has looked at all hidden hands: {WHY}"]
    assert await acts(table) == [("hands", WHY, table.admin.id)]


async def test_53_hands_stay_hidden_where_the_table_cannot_be_told(table: World) -> None:
    await play_until(table, "action")
    shown = await table.slash(table.admin, "mod hands")
    table.fail("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013)
    answer = await table.fill(table.admin, shown, {"reason": WHY})
    assert answer.text == text("mod-hands-untold")
    assert await acts(table) == []


async def test_the_live_post_stays_the_last_thing(table: World) -> None:
    """Acts that change nothing are told above the game's post, which is posted anew in silence."""
    await play_until(table, "action")
    for command, options in (("export", {}), ("forbid", {"person": table.stranger})):
        before = table.last_post()
        await mod(table, command, **options)
        assert WHY in table.text_of(table.posts()[-2])
        last = table.last_post()
        assert last.id != before.id
        assert last.attachments
        assert pinged(table) == []
        assert [post.id for post in table.posts() if table.buttons(post)] == [last.id]
    await table.press(await asked_person(table), "End turn")


async def test_export_tells_no_secret(table: World) -> None:
    await play_until(table, "action")
    answer = await mod(table, "export")
    (file,) = answer.message.attachments
    record = (await file.read()).decode()
    assert record.startswith("katane record 1")
    assert "\nseed " not in record
    assert "export" in [act for act, _, _ in await acts(table)]


async def test_repost(table: World) -> None:
    old = table.last_post()
    await mod(table, "repost")
    assert table.last_post().id != old.id
    assert table.last_post().attachments
    assert table.buttons()
    assert [act for act, _, _ in await acts(table)] == ["repost"]


async def test_move_to_another_channel(table: World) -> None:
    other = table.guild.create_text_channel("elsewhere")
    answer = await mod(table, "move", to=other)
    assert answer.text == text("mod-done")
    assert f"moves the game to <#{other.id}>" in table.text_of(table.posts(other)[0])
    assert table.last_post(other).attachments
    assert not any(table.buttons(post) for post in table.posts())
    away = text("mod-moved-away", channel=f"<#{other.id}>")
    assert table.text_of(table.last_post()) == f"➡️ {away}"
    here = await mod(table, "move", to=other)
    assert here.text == text("no-game-here")
    listed = await table.complete(table.admin, "mod move", "game")
    assert [value for _, value in listed] == ["1"]
    await mod(table, "move", game="1")  # back here, by its number
    assert (await loaded(table)).row.channel_id == table.channel.id


async def test_29_move_names_the_missing_right(table: World) -> None:
    me = table.guild.me
    assert me is not None
    closed = table.guild.create_text_channel(
        "closed",
        overwrites={me: discord.PermissionOverwrite(send_messages=False)},
    )
    answer = await mod(table, "move", to=closed)
    assert answer.text == text("mod-move-rights", rights=text("right-send-messages"))
    assert (await loaded(table)).row.channel_id == table.channel.id


async def test_games_of_other_servers_are_out_of_reach(table: World) -> None:
    guild = table.env.create_guild("Elsewhere")
    channel: simcord.ChannelHandle = guild.create_text_channel("other")
    role = guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    boss = guild.add_member(table.env.create_user("boss"), roles=[role])
    answer = Answer(await boss.slash(channel, "mod move", reason=WHY, game="1"))
    assert answer.text == text("error-game-not-found")


async def test_people(table: World) -> None:
    rows = (await loaded(table)).seats
    first, second = rows[0], rows[1]
    await mod(table, "swap", first="0", second=second.display_name)
    rows = (await loaded(table)).seats
    assert (rows[0].user_id, rows[1].user_id) == (second.user_id, first.user_id)
    await mod(table, "seat", seat="0", person=table.stranger)
    assert (await loaded(table)).seat(0).user_id == table.stranger.id
    await mod(table, "remove", seat="0")
    assert (await loaded(table)).seat(0).user_id is None
    await table.press(table.stranger, kind="takeover")
    assert (await loaded(table)).seat(0).user_id == table.stranger.id
    await mod(table, "forbid", person=table.stranger)
    assert (await loaded(table)).seat(0).user_id is None
    refused = await table.press(table.stranger, kind="takeover")
    assert refused.text == text("error-forbidden-person")
    await mod(table, "allow", person=table.stranger)
    await table.slash(table.stranger, "table take")
    assert (await loaded(table)).seat(0).user_id == table.stranger.id
    done = [act for act, _, _ in await acts(table)]
    assert done == ["swap", "hand_over", "vacate", "forbid", "vacate", "allow"]
    assert len(lines(table)) == 5
