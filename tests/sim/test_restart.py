"""The bot stops, or dies, at any moment: what was is still there (checks 1, 3, 4, 7)."""

import asyncio
from collections.abc import Hashable
from random import Random
from typing import Any

import pytest

from cogs.posts import presenter
from cogs.posts.layout import PICTURE, SHEET
from cogs.posts.lost import has_file
from render.picture import PictureRequest
from tests.sim.answers import controls
from tests.sim.games import (
    asked_person,
    game_of,
    loaded,
    move,
    play_until,
    press_sensible,
    sensible,
)
from tests.sim.sketches import DOT
from tests.sim.world import World

MOVES = 24


@pytest.fixture
async def table(table: World) -> World:
    """A game of four with clocks."""
    with table.inside():
        await table.bot.host.table.moderation.set_table_options(
            1, {"deadline": "budget", "budget_minutes": 600}
        )
    await table.env.settle()
    return table


async def picture_of(world: World) -> dict[str, Any]:
    """All that a restart must leave as it was."""
    table = await loaded(world)
    assert table.game is not None
    live = await world.bot.host.presenter.live(1)
    pending = await world.bot.away.shared.timers.pending()
    return {
        "position": table.game.hash(),
        "version": table.version,
        "asked": (table.asked, table.row.decision),
        "clocks": [(seat.clock_ms, seat.clock_since) for seat in table.seats],
        "undo": table.row.undo_seat,
        "timers": [(timer.key, timer.due_at, timer.payload) for timer in pending],
        "live post": live,
        "posts": [post.id for post in world.posts()],
        "prompt": world.text_of(world.last_post()),
        "buttons": [control.custom_id for control in controls(world.last_post())],
    }


async def test_01_after_each_move_a_restart_changes_nothing(table: World) -> None:
    random = Random(3)
    for number in range(MOVES):
        await move(table, sensible(await game_of(table), random))
        before = await picture_of(table)
        await (table.restart() if number % 2 else table.crash())
        assert await picture_of(table) == before


async def test_01_undo_is_offered_after_a_restart(table: World) -> None:
    await press_sensible(table, Random(1))
    person = await asked_person(table)
    assert (await loaded(table)).row.undo_seat is not None
    await table.restart()
    with table.inside():
        await table.bot.host.table.moderation.repost(1)
    await table.env.settle()
    await table.press(person, kind="undo")
    assert (await game_of(table)).move_count == 0


async def test_03_a_post_that_is_found_again_keeps_its_picture(table: World) -> None:
    """Discord lists no attachments for a post whose components show them."""
    await play_until(table, "pre_roll")
    post = table.last_post()
    post.attachments = []
    assert has_file(post, PICTURE)
    assert not has_file(post, SHEET)


class Slow:
    """A painter that does not come to an end until it is told to."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def picture(self, _key: Hashable, _request: PictureRequest) -> bytes | None:
        """A dot, in the end."""
        await self.end.wait()
        return DOT


@pytest.mark.parametrize("in_time", [True, False], ids=["finishes", "is discarded"])
async def test_07_told_to_end_while_a_picture_is_drawn(
    table: World, monkeypatch: pytest.MonkeyPatch, in_time: bool
) -> None:
    monkeypatch.setattr(presenter, "TIME_TO_POST", 10 if in_time else 0.1)
    await play_until(table, "pre_roll")
    before = len(table.posts())
    slow = Slow()
    painter = table.bot.host.painter
    monkeypatch.setattr(painter, "picture", slow.picture)
    action = sensible(await game_of(table), Random(1))
    with table.inside():
        user_id = (await loaded(table)).seat(action.seat).user_id
        await table.bot.host.table.play(1, action, user_id=user_id)
    if in_time:
        asyncio.get_running_loop().call_later(0.02, slow.end.set)
    await table.bot.close()
    assert len(table.posts()) == before + in_time
    await table.env.restart_bot(table._make_bot())
    await table.advance(minutes=3)
    posts = table.posts()
    assert len(posts) == before + 1
    assert [post.id for post in posts if controls(post)] == [posts[-1].id]
