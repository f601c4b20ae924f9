"""Cities & Knights through commands and buttons: improvements, knights, progress cards."""

from random import Random

import pytest

from engine.modules.cities_knights.slice import ck_slice
from tests.engine.conformance.driver import random_action
from tests.sim.games import fix_seed, game_of, give, loaded, open_game, person_at
from tests.sim.player import press_action, type_action
from tests.sim.world import World

WANTED = {"improve_city", "recruit_knight", "activate_knight", "build_wall"}
CARDS = ("crane", "inventor", "merchant_card", "spy", "wedding", "diplomat", "smith", "bishop")


async def enrich(world: World, number: int) -> None:
    """Deal everybody cards, and a progress card to the seat that is asked."""
    game = await game_of(world)
    for seat in range(game.rules.seats):
        await give(world, seat, brick=2, lumber=1, wool=2, grain=2, ore=2, coin=2, cloth=2, paper=2)
    table = await loaded(world)
    assert table.game is not None
    part = ck_slice(table.game.state)
    seat = table.game.asked[0]
    if len(part.cards[seat]) < 4:
        part.cards[seat] = (*part.cards[seat], CARDS[number % len(CARDS)])


async def test_every_move_can_be_pressed_and_typed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every move that chance comes upon can be typed and pressed."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="cities_knights")
    random, made = Random(4), set()
    for number in range(170):
        if number > 12 and number % 6 == 0:
            await enrich(world, number // 6)
        game = await game_of(world)
        action = random_action(game, random, talk=0)
        make = type_action if number % 2 else press_action
        await make(world, await person_at(world, action.seat), 1, action)
        expected = game.copy()
        expected.play(action)
        assert (await game_of(world)).hash() == expected.hash()
        made.add(action.kind)
    assert made >= WANTED
    assert len([kind for kind in made if kind.startswith("play_")]) >= 5
