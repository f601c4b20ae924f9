"""The historical scenarios through commands and buttons."""

from random import Random

import pytest

from tests.engine.conformance.driver import random_action
from tests.sim.games import fix_seed, game_of, move, open_game, person_at, sensible
from tests.sim.player import press_action, type_action
from tests.sim.world import World

KINDS = {
    "alexander": {"bid", "pass_bid", "pay_bid", "roll", "end_turn"},
    "cheops": {"found_settlement", "found_ship", "found_road", "roll", "end_turn"},
}


@pytest.mark.parametrize("scenario", KINDS)
async def test_a_historical_game(
    world: World, monkeypatch: pytest.MonkeyPatch, scenario: str
) -> None:
    """Every move that chance comes upon can be typed and pressed."""
    fix_seed(monkeypatch)
    await open_game(world, players=4, modules=scenario)
    random, made = Random(4), set()
    for number in range(90):
        game = await game_of(world)
        # sensible players win auctions and pay for them, others try everything
        sane = game.decision is not None and game.decision.kind == "bid" and number % 3
        action = sensible(game, random) if sane else random_action(game, random, talk=0)
        make = type_action if number % 2 else press_action
        await make(world, await person_at(world, action.seat), 1, action)
        expected = game.copy()
        expected.play(action)
        assert (await game_of(world)).hash() == expected.hash()
        made.add(action.kind)
    assert made >= KINDS[scenario]


async def test_the_scenario_is_introduced_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="alexander")
    first = world.text_of(world.last_post())
    assert "leaves Macedonia" in first
    for happened in ("gets a card from the supply", "Alexander passes Pella", "Auction at Pella"):
        assert happened in first
    assert "From the supply" not in first, "what was dealt is private"
    game = await game_of(world)
    await move(world, sensible(game, Random(1)))
    assert "leaves Macedonia" not in world.text_of(world.last_post())


async def test_bids_are_typed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="alexander")
    await world.slash(await person_at(world, 0), "bid", amount=3)
    game = await game_of(world)
    assert game.state.slices["alexander"].auction.bid == 3
    refused = await world.slash(await person_at(world, 1), "bid", amount=2)
    assert "at least 4" in refused.text
    await world.slash(await person_at(world, 1), "bid", amount=0)
    assert (await game_of(world)).state.slices["alexander"].auction.out == (1,)


async def test_maximum_bids_stay_secret(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_seed(monkeypatch)
    first, *others = world.players[:3]
    await world.slash(first, "game create", seats=3, language="en", modules="alexander")
    for other in others:
        await world.press(other, kind="lobby-join")
    await world.slash(first, "game option", option="auction_mode", value="maximum_bids")
    await world.press(first, kind="lobby-start")
    for seat, amount in ((1, 77), (0, 2), (2, 0)):
        answer = await world.slash(await person_at(world, seat), "bid", amount=amount)
        assert answer.ephemeral
    posts = "\n".join(world.text_of(post) for post in world.posts())
    assert "has named a maximum" in posts
    assert "77" not in posts
    assert (await game_of(world)).decision is not None
