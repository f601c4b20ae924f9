"""Recorded counts of the openings of five and six players."""

import pytest

from tests.engine.builder import Table
from tests.engine.perft import perft


@pytest.mark.parametrize(("seats", "small"), [(5, False), (6, False), (4, True)])
def test_counts_of_the_founding(seats, small):
    game = Table("five_six", seats=seats, small_game=small, founding=True, seed=b"perft").game
    assert [perft(game, depth) for depth in (1, 2, 3)] == [80, 218, 16612]


def test_counts_between_two_turns():
    for mode, counts in COUNTS.items():
        t = Table("five_six", seats=6, extra_build=mode, founding=True, seed=b"perft")
        while not t.state.turn:
            t.default(t.game.asked[0])
        for seat in range(6):
            t.hand(seat, brick=2, lumber=2, wool=1, grain=1, ore=1)
        t.default(0, outcomes=[1, 1])
        t.do(0, "end_turn")
        assert tuple(perft(t.game, depth) for depth in (1, 2, 3)) == counts, mode


COUNTS = {
    "special_building_phase": (10, 107, 522),
    "paired_players": (10, 96, 313),
    "none": (1, 11, 107),
}
