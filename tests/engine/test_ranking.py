"""The final standing: winners first, equal ones share a place."""

from random import Random

import pytest

from tests.engine.conformance.driver import played
from tests.engine.setups import all_setups

SHORT = next(setup for setup in all_setups() if setup.name == "base short")


@pytest.mark.parametrize("seed", range(8))
def test_places_follow_points_and_equal_ones_share_theirs(seed):
    game = played(SHORT.create(seed), Random(seed), 3000)
    view = game.view(None)
    ranking = view.ranking()
    merits = [(seat in view.winners, view.points(seat)) for _, seat in ranking]
    assert merits == sorted(merits, reverse=True)
    assert [place for place, _ in ranking] == [merits.index(merit) + 1 for merit in merits]


def test_a_shared_place_is_seen_in_some_game():
    places = [
        [place for place, _ in played(SHORT.create(seed), Random(seed), 3000).view(None).ranking()]
        for seed in range(8)
    ]
    assert any(len(set(each)) < len(each) for each in places)
