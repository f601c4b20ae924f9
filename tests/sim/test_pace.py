"""One person's haste is nobody else's wait (check 18)."""

import threading

import pytest

import locales
from cogs.custom_ids import CustomId
from cogs.posts.picture import SafePainter
from cogs.tree import COMMANDS, SECONDS
from render import worker
from render.picture import PictureRequest, board_picture
from tests.sim.games import fix_seed, open_game
from tests.sim.world import World


async def test_18_thirty_commands_of_one_person(database_url: str) -> None:
    world = await World.open(database_url, commands_at_once=COMMANDS)
    ada, ben, *_ = world.players
    answers = [(await world.slash(ada, "language", language="fr")).text for _ in range(30)]
    served = answers.count(locales.text("fr", "language-set"))
    assert served == COMMANDS
    assert answers[-1] == locales.text("fr", "error-too-fast", seconds=int(SECONDS) + 1)
    other = await world.slash(ben, "language", language="en")
    assert other.text == locales.text("en", "language-set")
    lists = await world.complete(ada, "game create", "board")  # lists are not counted
    assert lists
    await world.advance(seconds=SECONDS + 1)
    again = await world.slash(ada, "language", language="fr")
    assert again.text == locales.text("fr", "language-set")
    await world.close()


async def test_18_thirty_pictures_for_one_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the pictures that somebody asks for at once only the first ones and the last are drawn."""
    fix_seed(monkeypatch)
    await open_game(world)
    ada, ben, *_ = world.players
    drawn: list[PictureRequest] = []
    lock = threading.Lock()

    def counted(request: PictureRequest) -> bytes:
        with lock:
            drawn.append(request)
        return board_picture(request)

    monkeypatch.setattr("render.worker.board_picture", counted)
    studio = worker.Studio()
    world.bot.host.painter = SafePainter(studio, world.bot.errors)
    post, board = world.last_post(), str(CustomId("board", 1, 1))
    presses = [(ada, post, board)] * 30 + [(ben, post, board)]
    answers = await world.press_at_once(presses)
    assert all(answer.messages for answer in answers)
    assert answers[-1].message.attachments
    assert any(answer.message.attachments for answer in answers[:-1])
    assert len(drawn) <= worker.THREADS + 2
    studio.close()
