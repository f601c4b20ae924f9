"""The Granary (church.md §10.1)."""

import pytest

from engine.errors import HiddenInformation
from engine.modules.church.slice import church_slice
from tests.rules.church.table import Parish
from tests.rules.cities_knights.table import A, B


def granary(seat=A, **hand):
    t = Parish().progress(seat, "granary").hand(seat, **hand).action(seat)
    t.do(seat, "play_granary")
    return t


def test_T23_stored_cards_do_not_count():
    t = granary(grain=4, bread=2, ore=8)
    t.do(A, "store_in_granary", {"grain": 4, "bread": 2})
    assert t.state.hand_size(A) == 8
    t.to_turn(2)
    t.seven()
    assert t.decision.owed[A] == 4


def test_R14_no_change_until_the_discards_are_done():
    t = granary(grain=9)
    t.do(A, "store_in_granary", {"grain": 1})
    t.to_turn(2)
    t.seven()
    t.refused("granary-not-now", A, "store_in_granary", {"grain": 1})
    t.refused("granary-not-now", A, "take_from_granary", {"grain": 1})
    t.default(A)
    t.default(B)
    t.do(A, "store_in_granary", {"grain": 1})


def test_T24_an_emptied_granary_goes_under_its_deck():
    t = granary(grain=1)
    t.do(A, "store_in_granary", {"grain": 1})
    t.do(A, "take_from_granary", {"grain": 1})
    assert (t.church.granary, t.under("church")) == (-1, ("granary",))
    t.refused("no-granary", A, "store_in_granary", {"grain": 1})


def test_T43_R21_it_stays_until_the_end_of_the_turn():
    t = granary(grain=2)
    assert t.church.granary == A
    t.do(A, "store_in_granary", {"grain": 2})
    t.do(A, "end_turn")
    assert t.church.granary == A
    t = granary(grain=2)
    t.do(A, "end_turn")
    assert (t.church.granary, t.under("church")) == (-1, ("granary",))


def test_Q41_cards_move_at_any_time():
    t = granary(grain=2)
    t.do(A, "store_in_granary", {"grain": 2})
    t.to_turn(2)
    t.do(A, "take_from_granary", {"grain": 1})
    assert t.hand_of(A) == {"grain": 1}


def test_only_grain_and_bread_that_are_held():
    t = granary(grain=1, ore=1)
    t.refused("granary-kinds", A, "store_in_granary", {"ore": 1})
    t.refused("granary-kinds", A, "store_in_granary", {})
    t.refused("cards-not-held", A, "store_in_granary", {"grain": 2})
    t.refused("cards-not-stored", A, "take_from_granary", {"grain": 1})


def test_what_is_announced_and_what_is_secret():
    t = granary(grain=3)
    t.do(A, "store_in_granary", {"grain": 1})
    assert t.event("granary_changed").audience is None
    assert not t.told("granary_used")
    t.to_turn(2)
    t.do(A, "store_in_granary", {"grain": 1})
    assert t.event("granary_changed").audience == (A,)
    assert t.event("granary_used").audience is None
    view = t.game.view(B)
    with pytest.raises(HiddenInformation):
        sum(church_slice(view.state).stored)
    assert sum(church_slice(t.game.view(A).state).stored) == 2


def test_it_is_out_of_reach_of_monopolies():
    t = granary(grain=2)
    t.do(A, "store_in_granary", {"grain": 2})
    t.progress(B, "resource_monopoly").action(B)
    t.do(B, "play_resource_monopoly", "grain")
    assert t.hand_of(B) == {}


def test_closed_in_a_special_building_phase():
    t = Parish("five_six", seats=5).progress(A, "granary").hand(A, grain=2).hand(B, ore=9)
    t.city(B, "(2,0)SE").road(B, "(0,0)NE").action().do(A, "play_granary")
    t.do(A, "store_in_granary", {"grain": 1})
    t.do(A, "end_turn")
    assert t.asks == "special_building"
    t.refused("granary-not-now", A, "store_in_granary", {"grain": 1})
