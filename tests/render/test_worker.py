"""Pictures off the event loop."""

import asyncio
import threading

import pytest

from render.picture import board_picture
from render.worker import Studio
from tests.render.scenes import after_roll, founding


@pytest.fixture
def studio():
    opened = Studio(threads=1)
    yield opened
    opened.close()


async def test_draws_the_picture(studio: Studio) -> None:
    request = after_roll()
    assert await studio.picture("game", request) == board_picture(request)


async def test_a_newer_request_of_the_same_game_wins(studio: Studio) -> None:
    gate = threading.Event()
    busy = asyncio.create_task(studio.run(gate.wait))
    await asyncio.sleep(0)
    old = asyncio.create_task(studio.newest("game", lambda: "old"))
    other = asyncio.create_task(studio.newest("other", lambda: "other"))
    new = asyncio.create_task(studio.newest("game", lambda: "new"))
    await asyncio.sleep(0)
    gate.set()
    await busy
    assert [await old, await other, await new] == [None, "other", "new"]


async def test_a_fault_reaches_the_caller_and_the_next_picture_is_drawn(studio: Studio) -> None:
    def fail() -> str:
        raise ValueError("no colour left")

    with pytest.raises(ValueError, match="no colour left"):
        await studio.newest("game", fail)
    assert await studio.newest("game", lambda: "drawn") == "drawn"


async def test_a_film_does_not_hold_up_pictures(studio: Studio) -> None:
    gate = threading.Event()
    film = asyncio.create_task(studio.run_slowly(gate.wait))
    assert await studio.newest("game", lambda: "picture") == "picture"
    gate.set()
    assert await film


async def test_the_loop_stays_awake(studio: Studio) -> None:  # check 60; the bench measures it
    pictures = 8
    board_picture(founding())
    drawing = asyncio.gather(*(studio.picture(i, founding()) for i in range(pictures)))
    turns = 0
    while not drawing.done():
        await asyncio.sleep(0.005)
        turns += 1
    assert all(await drawing)
    assert turns > 2 * pictures
