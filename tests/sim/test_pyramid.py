"""The pyramid and other people's harbours as people read them: nobody pays unasked (issue 7)."""

import pytest

from engine.modules.base.turn import ActionPhase
from engine.modules.cheops.slice import cheops_slice
from tests.engine.builder import place
from tests.sim.games import fix_seed, give, loaded, open_game, person_at
from tests.sim.world import World

GUEST, HOST = 0, 1


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A game of three; roads of a host join a guest to the site and to a harbour."""
    fix_seed(monkeypatch)
    await open_game(world, players=3, modules="cheops")
    game = (await loaded(world)).game
    assert game is not None
    state = game.state
    for seat, corners in ((GUEST, ["(1,5)S", "(1,4)SE"]), (HOST, ["(0,5)S", "(1,2)SE"])):
        for corner in corners:
            state.settlements[seat] |= 1 << place(game.board, "vertex", corner)
    for road in ("(1,5)SW", "(0,5)SE", "(1,4)E", "(1,3)E"):
        state.roads[HOST] |= 1 << place(game.board, "edge", road)
    for ship in ("(2,3)SW", "(2,2)SW"):
        cheops_slice(state).ships[HOST] |= 1 << place(game.board, "edge", ship)
    state.refresh()
    state.active, state.turn, state.dice = GUEST, 1, (1, 1)
    state.stack[:] = [ActionPhase(seats=(GUEST,))]
    cheops_slice(state).started = True
    return world


async def test_the_fee_is_read_before_it_is_paid(table: World) -> None:
    """cheops.md §13: host and owner are chosen with the fee shown."""
    guest = await person_at(table, GUEST)
    await give(table, GUEST, brick=2, wool=2, ore=2, gold_coin=1)
    host = (await person_at(table, HOST)).name
    hand = await table.slash(guest, "hand")
    build = await table.press(guest, "Build", on=hand)
    assert f"{host}: 1 🧱 1 ⛰️ 1 🪙 ✓" in build.text
    trade = await table.press(guest, "Trade", on=await table.slash(guest, "hand"))
    assert f"{host}: 1 🪙 ✓" in trade.text
    harbour = await table.press(guest, "Trade at another’s harbour", on=trade)
    assert "You pay the owner a gold coin for it." in harbour.text
    paid = await table.press(guest, "Lay a stone", on=build)
    assert "1 gold coin goes to" in paid.text
    await give(table, GUEST, brick=2, lumber=1, ore=2)
    table.speak(guest, "fr")
    shown = await table.slash(guest, "hand")
    build = await table.press(guest, "Construire", on=shown)
    assert f"{host}\xa0: 1 🧱 1 ⛰️ 1 🪙 — il vous manque 1 🪙" in build.text
