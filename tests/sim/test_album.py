"""The pictures beside the board: by command, by button, for oneself and for everybody."""

from collections.abc import Hashable
from typing import Any

import pytest
from PIL import Image

import render.sheet
from cogs.album import pages
from render.picture import PictureRequest, board_picture
from render.theme import Theme
from tests.sim.answers import Answer
from tests.sim.games import (
    asked_person,
    fix_seed,
    give,
    loaded,
    open_game,
    person_at,
    play_on,
    play_until,
)
from tests.sim.world import World


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A short game that waits for somebody to roll."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, points=3)
    await play_until(world, "pre_roll")
    return world


def attached(answer: Answer) -> list[str]:
    """Names of the files of an answer."""
    return [file.filename for message in answer.messages for file in message.attachments]


def descriptions(answer: Answer) -> list[str | None]:
    return [file.description for message in answer.messages for file in message.attachments]


async def test_everything_can_be_shown(table: World) -> None:
    ada = await asked_person(table)
    seat = (await loaded(table)).seat_of(ada.id)
    assert seat is not None
    kinds = pages.offered(await loaded(table), seat.number)
    assert set(kinds) == {*pages.KINDS} - {pages.OFFERS, "calendars"}
    for kind in kinds:
        answer = await table.slash(ada, "pictures", what=kind)
        assert answer.ephemeral
        if kind == pages.WORDS:
            assert "The hexes, row by row" in answer.text
            assert all(len(message.content) <= 2000 for message in answer.messages)
        else:
            (name,) = attached(answer)
            assert name.endswith(".gif" if kind == pages.FILM else ".png")
            assert all(descriptions(answer))


async def test_a_picture_for_everybody_is_in_the_language_of_the_table(table: World) -> None:
    ada = await asked_person(table)
    table.speak(ada, "fr")
    shared = await table.slash(ada, "pictures", what="points", everybody=True)
    assert not shared.ephemeral
    private = await table.slash(ada, "pictures", what="points")
    assert private.ephemeral
    if "." not in (descriptions(shared)[0], descriptions(private)[0]):  # both really drawn
        assert str(descriptions(shared)[0]).startswith("Points over time")


@pytest.mark.parametrize(
    ("command", "asked"), [("pictures", {"what": "hand"}), ("board", {})], ids=["hand", "board"]
)
async def test_the_light_theme_may_be_asked_for(
    table: World, monkeypatch: pytest.MonkeyPatch, command: str, asked: dict[str, Any]
) -> None:
    drawn = []
    blank = render.sheet.blank_sheet

    def page(width: int, height: int, theme: Theme, title: str) -> Image.Image:
        drawn.append(theme.name)
        return blank(width, height, theme, title)

    async def picture(key: Hashable, request: PictureRequest) -> bytes:
        drawn.append(request.theme)
        return board_picture(request)

    monkeypatch.setattr("render.hand.blank_sheet", page)
    monkeypatch.setattr(table.bot.host.painter, "picture", picture)
    ada = await asked_person(table)
    assert attached(await table.slash(ada, command, **asked))
    assert attached(await table.slash(ada, command, theme="light", **asked))
    assert drawn == ["dark", "light"]


async def test_a_hand_is_never_shown_to_everybody(table: World) -> None:
    answer = await table.slash(await asked_person(table), "pictures", what="hand", everybody=True)
    assert answer.ephemeral
    assert attached(answer) == ["hand-1.png"]


async def test_who_has_no_seat_may_look_but_has_no_hand(table: World) -> None:
    answer = await table.slash(table.stranger, "pictures", what="dice")
    assert attached(answer) == ["dice-1.png"]
    refused = await table.slash(table.stranger, "pictures", what="hand")
    assert refused.ephemeral
    assert "nothing to show" in refused.text
    assert not attached(refused)


async def test_what_the_game_has_not_is_refused(table: World) -> None:
    answer = await table.slash(await asked_person(table), "pictures", what="calendars")
    assert answer.ephemeral
    assert "nothing to show now: Calendars" in answer.text


async def test_the_panel_leads_to_the_pictures_and_shows_the_hand(table: World) -> None:
    ada = await asked_person(table)
    panel = await table.press(ada, "My hand")
    assert attached(panel) == ["hand-1.png"]
    menu = await table.press(ada, "Pictures", on=panel.message)
    assert menu.ephemeral
    answer = await table.press(ada, "Dice", on=menu.message)
    assert answer.ephemeral
    assert attached(answer) == ["dice-1.png"]


async def test_open_offers_are_drawn(table: World) -> None:
    game = await play_until(table, "action")
    seat = game.state.active
    await give(table, seat, wool=2)
    ada = await person_at(table, seat)
    await table.slash(ada, "trade offer", give="1 wool", get="1 ore")
    answer = await table.slash(ada, "pictures", what="offers")
    assert attached(answer) == ["offers-1.png"]


async def test_the_end_leads_to_the_pictures(table: World) -> None:
    assert (await play_on(table, 2000)).finished
    post = table.last_post()
    assert [file.filename for file in post.attachments] == ["board.png", "standing.png"]
    assert "points" in (post.attachments[1].description or "")
    ada = table.players[0]
    menu = await table.press(ada, "Pictures")
    answer = await table.press(ada, "Standing", on=menu.message)
    assert attached(answer) == ["standing-1.png"]
