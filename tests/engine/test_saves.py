"""Games stored by earlier versions still load and go on."""

from pathlib import Path
from random import Random

import pytest

from engine.game import Game
from engine.state import SCHEMA
from tests.engine.conformance import invariants
from tests.engine.conformance.driver import played

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("schema_*.json"))


def test_every_schema_has_a_save():
    schemas = {int(path.name.split("_")[1]) for path in SAVES}
    assert schemas == set(range(1, SCHEMA + 1))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_stored_game_loads_and_goes_on(path):
    game = Game.from_snapshot(path.read_bytes())
    invariants.check(game)
    assert Game.from_snapshot(game.snapshot()).hash() == game.hash()
    played(game, Random(1), 60)
    invariants.check(game)
