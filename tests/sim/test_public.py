"""What the channel reads depends on nothing hidden (check 51) and on nobody's language (56).

The same game is played in two worlds, by presses and commands, and everything is compared that went
to the channel: texts, buttons, whom it notifies, pictures' words, and the lines of the log.
"""

import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.actions import Action
from engine.game import Game
from engine.modules.base.slice import base_slice
from tests.sim.games import fix_seed, game_of, give, person_at, play_until
from tests.sim.player import press_action, type_action
from tests.sim.world import World

SETUPS: dict[str, dict[str, Any]] = {
    "church": {"modules": "cities_knights church"},
    "sea": {"modules": "seafarers", "board": "seafarers_fog_islands_4p"},
    "knights at sea": {
        "modules": "seafarers cities_knights",
        "board": "seafarers_new_shores_4p",
    },
}
MOVES = 12
POST = re.compile(r"/\d+$")
"""The number of a post: it counts private answers too."""


class Lines(logging.Handler):
    """Collects every line of the log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line as it is written."""
        self.lines.append(record.getMessage())


async def told(database_url: str, setup: dict[str, Any], *, other: bool) -> Any:
    """Play some moves in a new world; return what the channel got and what was logged.

    `other`: a seat holds other cards, and everybody's app speaks French.
    """
    world, log = await World.open(database_url), Lines()
    logging.getLogger().addHandler(log)
    try:
        for person in world.players if other else ():
            world.speak(person, "fr")
        await begin(world, setup)
        game = await play_until(world, "action")
        first = len(world.env.http_requests)
        hidden = (game.asked[0] + 1) % 4
        await hide(world, hidden, other=other)
        await play(world, hidden)
        await world.advance(hours=30)
        channel = f"/channels/{world.channel.id}/"
        sent = [
            (request.method, POST.sub("", str(request.path)), request.json)
            for request in world.env.http_requests[first:]
            if channel in str(request.path)
        ]
        return sent, log.lines
    finally:
        logging.getLogger().removeHandler(log)
        await world.close()


async def begin(world: World, setup: dict[str, Any]) -> None:
    """Start a game in which nobody has to show cards on a 7."""
    first, *others = world.players
    await world.slash(first, "game create", seats=4, language="en", **setup)
    for person in others:
        await world.press(person, kind="lobby-join")
    await world.slash(first, "game option", option="discard_limit", value="40")
    await world.press(first, kind="lobby-start")


async def hide(world: World, seat: int, *, other: bool) -> None:
    """Give a seat four cards, and one that is played: these or those."""
    await give(world, seat, **({"ore": 2, "wool": 2} if other else {"brick": 2, "grain": 2}))
    slices = (await game_of(world)).state.slices
    knights = slices.get("cities_knights")
    cards = ("spy", "alchemist") if knights else ("monopoly", "knight_card")
    part = knights or base_slice((await game_of(world)).state)
    part.cards[seat] = (cards[other],)


async def play(world: World, hidden: int) -> None:
    """Some moves; the seat whose cards differ does no more than it must."""
    random = Random(2)
    for number in range(MOVES):
        game = await game_of(world)
        seat = game.asked[0]
        action = game.default(seat) if seat == hidden else careful(game, random)
        assert action is not None
        make = type_action if number % 2 else press_action
        await make(world, await person_at(world, seat), 1, action)


def careful(game: Game, random: Random) -> Action | None:
    """The default of whoever is asked, or now and then a purchase."""
    seat = game.asked[0]
    moves = [move for move in game.legal(seat).concrete() if move.kind.startswith("build_")]
    return random.choice(moves) if moves and random.random() < 0.7 else game.default(seat)


@pytest.mark.parametrize("name", SETUPS)
async def test_the_channel_reads_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    fix_seed(monkeypatch)
    sent, log = await told(f"sqlite:///{tmp_path / 'one.sqlite'}", SETUPS[name], other=False)
    again = await told(f"sqlite:///{tmp_path / 'two.sqlite'}", SETUPS[name], other=True)
    assert len(sent) > MOVES
    assert again[0] == sent
    assert again[1] == log
