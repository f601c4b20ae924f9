"""Seafarers through commands and buttons: ships, the pirate, gold, fog, harbours in turn."""

from random import Random

import pytest

from cogs.wording.people import voice
from engine.bits import bits
from engine.modules.seafarers.slice import seafarers_slice
from tests.engine.conformance.driver import random_action
from tests.sim.answers import controls
from tests.sim.games import fix_seed, game_of, loaded, open_game, person_at, play_until
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


async def test_the_pirate_is_sent_to_whoever_has_a_ship_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Buildings on the coast are none of its business (seafarers.md §6)."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="seafarers", board="seafarers_fog_islands_3p")
    game = await play_until(world, "action")
    stored = await loaded(world)
    assert stored.game is not None
    seat = game.asked[0]
    other = (seat + 1) % 3
    at_sea = next(bits(stored.game.state.sea & ~game.board.frame))
    ships = seafarers_slice(stored.game.state).ships
    ships[other] |= 1 << next(bits(game.board.hex_edge_mask[at_sea]))
    pirate = game.rules.decisions["move_pirate"]
    stored.game.state.push(pirate(seats=(seat,)))
    person = await person_at(world, seat)
    choice = await world.press(person, "Move the pirate", on=await world.slash(person, "hand"))
    (select,) = controls(choice.message, 3)
    said = voice(stored, "en", seat)
    hexes = {game.board.hex_label(hex_): hex_ for hex_ in range(game.board.hex_count)}
    for label, _ in select.options:
        around = game.board.hex_edge_mask[hexes[label.split()[0]]]
        owners = [said.seat(number) for number, own in enumerate(ships) if own & around]
        assert [name for name in map(said.seat, range(3)) if name in label] == owners
    assert any(said.seat(other) in label for label, _ in select.options)
