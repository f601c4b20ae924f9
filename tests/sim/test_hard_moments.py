"""A card half used, and trades in which everybody presses at the same moment (checks 47, 48)."""

from random import Random

import pytest

from cogs.custom_ids import CustomId
from cogs.play.codec import selection_of, written
from engine.errors import Refusal
from engine.modules.base.development import FreeRoad
from engine.modules.base.slice import base_slice
from engine.modules.base.trade import RefuseOffer
from engine.modules.base.turn import EndTurn
from tests.sim.answers import controls
from tests.sim.games import (
    asked_person,
    game_of,
    give,
    loaded,
    move,
    person_at,
    play_until,
    press_sensible,
)
from tests.sim.test_mod import mod
from tests.sim.world import World


@pytest.fixture
async def table(table: World) -> World:
    """A game of four in its first action phase."""
    await play_until(table, "action")
    return table


async def test_47_a_card_half_used_when_the_bot_dies(table: World) -> None:
    seat = (await game_of(table)).asked[0]
    await mod(table, "card", seat=str(seat), card="road_building")
    roads = (await game_of(table)).state.roads[seat].bit_count()
    game = await game_of(table)
    await move(table, game.rules.actions["play_road_building"](seat=seat))
    await press_sensible(table, Random(1))
    for again in (table.crash, table.restart):
        before = await game_of(table)
        await again()
        game = await game_of(table)
        assert game.hash() == before.hash()
        assert isinstance(game.decision, FreeRoad)
        with pytest.raises(Refusal):
            await move(table, EndTurn(seat))
    await press_sensible(table, Random(1))
    game = await game_of(table)
    assert game.state.roads[seat].bit_count() == roads + 2
    assert game.decision is not None
    assert game.decision.kind == "action"
    await give(table, seat)
    answer = await table.slash(await asked_person(table), "build road", edge="20-26")
    assert answer.ephemeral
    assert (await game_of(table)).state.roads[seat].bit_count() == roads + 2


async def holdings(world: World) -> list[int]:
    """The cards of all hands together, by kind."""
    return [sum(kind) for kind in zip(*(await game_of(world)).state.hands, strict=True)]


def custom_id(world: World, label: str) -> str:
    """A button of the live post by the beginning of its label."""
    return next(c.custom_id for c in controls(world.last_post()) if c.label.startswith(label))


async def test_48_everybody_answers_an_offer_at_the_same_moment(table: World) -> None:
    active = (await game_of(table)).asked[0]
    others = [(active + step) % 4 for step in (1, 2, 3)]
    for seat in range(4):
        await give(table, seat, **({"wool": 2} if seat == active else {"grain": 1}))
    giver = await person_at(table, active)
    people = [await person_at(table, seat) for seat in others]
    await table.slash(giver, "trade offer", give="1 wool", get="grain")
    before, version = await holdings(table), (await loaded(table)).version
    post, accept = table.last_post(), custom_id(table, "Accept 1")
    told = await table.press_at_once([(person, post, accept) for person in people])
    assert all(answer.acknowledged for answer in told)
    assert (await loaded(table)).version == version + 3  # no acceptance is lost
    deals = [c.custom_id for c in controls(table.last_post()) if c.label.startswith("Deal 1")]
    assert len(deals) == 3
    # The maker deals with two of them at once; one of them thinks better of it that very moment.
    post, stories = table.last_post(), len(await table.bot.host.table.log(1))
    version = (await loaded(table)).version
    refuse = str(CustomId("do", 1, version, written(selection_of(RefuseOffer(others[2], 1)))))
    presses = [(giver, post, deal) for deal in deals[:2]] + [(people[2], post, refuse)]
    told = await table.press_at_once(presses)
    assert all(answer.acknowledged for answer in told)
    game = await game_of(table)
    assert await holdings(table) == before
    assert game.state.hands[active] == [0, 0, 1, 1, 0]  # dealt with one, and only once
    assert base_slice(game.state).offers == ()
    assert len(await table.bot.host.table.log(1)) - stories in (1, 2)
    await table.restart()
    assert (await game_of(table)).hash() == game.hash()


async def test_48_the_cards_are_gone_when_the_answer_comes(table: World) -> None:
    active = (await game_of(table)).asked[0]
    other = (active + 1) % 4
    await give(table, active, wool=1)
    await give(table, other, grain=1)
    giver, taker = await person_at(table, active), await person_at(table, other)
    await table.slash(giver, "trade offer", give="1 wool", get="grain", to=str(other + 1))
    post, accept = table.last_post(), custom_id(table, "Accept 1")
    await give(table, other)
    answer = await table.press_id(taker, post, accept)
    assert answer.ephemeral
    game = await game_of(table)
    assert game.state.hands[active] == [0, 0, 1, 0, 0]
    assert not any(game.state.hands[other])
