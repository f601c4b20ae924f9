"""The game that most tests play; a file whose tests begin later takes it further."""

import pytest

from tests.sim.games import fix_seed, open_game
from tests.sim.world import World


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A game of four whose founding begins."""
    fix_seed(monkeypatch)
    await open_game(world)
    return world
