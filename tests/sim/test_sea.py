"""Seafarers through commands and buttons: ships, the pirate, gold, fog, harbours in turn."""

from random import Random

import pytest

from tests.engine.conformance.driver import random_action
from tests.sim.games import fix_seed, game_of, open_game, person_at
from tests.sim.player import press_action, type_action
from tests.sim.world import World

KINDS = {
    "seafarers_fog_islands_3p": {"found_ship", "build_ship", "move_ship", "move_pirate"},
    "seafarers_new_world_34p": {"place_harbor", "found_ship", "move_ship"},
}


@pytest.mark.parametrize("board", KINDS)
async def test_a_game_at_sea(world: World, monkeypatch: pytest.MonkeyPatch, board: str) -> None:
    """Every move that chance comes upon can be typed and pressed."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="seafarers", board=board)
    random, made = Random(4), set()
    for number in range(90):
        game = await game_of(world)
        action = random_action(game, random, talk=0)
        make = type_action if number % 2 else press_action
        await make(world, await person_at(world, action.seat), 1, action)
        expected = game.copy()
        expected.play(action)
        assert (await game_of(world)).hash() == expected.hash()
        made.add(action.kind)
    assert made >= KINDS[board]


async def test_the_fifth_seat_brings_the_extension(world: World) -> None:
    """Nobody needs to know that five players need another module (base.md §1.1)."""
    first, *others = world.players
    await world.slash(first, "game create", seats=5, language="en")
    for other in others:
        await world.press(other, kind="lobby-join")
    await world.slash(first, "game computer")
    await world.press(first, kind="lobby-start")
    game = await game_of(world)
    assert game.rules.module_ids == ("base", "five_six")
    assert game.rules.seats == 5
