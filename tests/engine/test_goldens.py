"""Golden games: an old record leads to the same positions, in this and every later version."""

import pytest

from engine.game import Game
from engine.perft import divide, moves, perft
from tests.engine.builder import Table
from tests.engine.goldens import NAMES, checkpoints, counts, file


@pytest.fixture(scope="module", params=NAMES)
def golden(request):
    text = file(request.param, "record").read_text(encoding="utf-8")
    return request.param, text


def test_a_golden_record_reaches_its_checkpoints(golden):
    name, text = golden
    assert checkpoints(Game.from_record(text)) == file(name, "hashes").read_text(encoding="utf-8")


def test_a_golden_record_writes_itself(golden):
    assert Game.from_record(golden[1]).record(full=True) == golden[1]


def test_golden_positions_have_as_many_ways_on(golden):
    name, text = golden
    assert counts(Game.from_record(text)) == file(name, "perft").read_text(encoding="utf-8")


# --- perft ----------------------------------------------------------------------------------------


def test_perft_of_the_founding_is_that_of_the_board():
    game = Game.create(seed=b"perft")
    degrees = [len(edges) for edges in game.board.vertex_edges]
    assert perft(game, 0) == 1
    assert perft(game, 1) == 54
    assert perft(game, 2) == sum(degrees) == 144
    assert perft(game, 3) == sum(degree * (54 - 1 - degree) for degree in degrees) == 7236


def test_perft_counts_every_outcome_once():
    t = Table()
    assert perft(t.game, 1) == 36
    t.settlement(1, "(0,1)N").hand(1, wool=2, ore=5).cards(0, "knight_card")
    assert divide(t.game, 1).keys() == {
        "s1 play_knight",
        *(f"s1 roll ! dice={a} dice={b}" for a in range(1, 7) for b in range(1, 7)),
    }
    t.do(0, "play_knight")
    thefts = [line for line in divide(t.game, 1) if "steal=" in line]
    assert len(thefts) == 2 * len({line.split(" ! ")[0] for line in thefts})


def test_perft_fills_bags():
    t = Table().hand(0, wool=5, ore=2, brick=1)
    t.roll(3, 4)
    assert len(list(moves(t.game))) == 6  # 4 of 5 wool, 2 ore, 1 brick


def test_perft_of_a_finished_game():
    t = Table().lodge(1, settlements=2, cities=4).action(0)
    t.do(0, "end_turn")
    assert [perft(t.game, depth) for depth in range(3)] == [1, 0, 0]


def test_perft_does_not_depend_on_the_seed_and_changes_nothing():
    t = Table().action(0)
    before = t.game.snapshot()
    counted = perft(t.game, 2)
    assert t.game.snapshot() == before
    t.game.seed = b"another"
    assert perft(t.game, 2) == counted
