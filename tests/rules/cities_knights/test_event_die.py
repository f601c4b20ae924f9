"""The event die, gates and the red die (§4, §11.1)."""

import pytest

from engine.modules.cities_knights.event_die import draws
from engine.modules.cities_knights.tables import SCIENCE, tables
from tests.rules.cities_knights.table import A, B, C, City


def drawn(t):
    return [event.params["seat"] for event in t.events if event.kind == "progress_card_drawn"]


def test_faces_of_the_event_die():
    faces = tables(City().rules).event_faces
    assert [*faces] == [*["ship"] * 3, "trade", "politics", "science"]


@pytest.mark.parametrize(("level", "gets"), [(2, True), (1, False)])
def test_K1_red_three_needs_level_two(level, gets):
    t = City().levels("science", level)
    t.roll(1, 3, "science", *(["mining"] if gets else []))
    assert t.held(A) == (("mining",) if gets else ())


def test_K2_level_five_draws_on_a_red_six():
    t = City().levels("science", 5)
    t.roll(2, 6, "science", "crane")
    assert t.held(A) == ("crane",)


def test_K3_level_zero_never_draws():
    t = City()
    t.roll(2, 1, "science")
    assert drawn(t) == []


@pytest.mark.parametrize("level", range(6))
def test_pages_of_the_calendar(level):
    t = City().levels("science", level)
    shown = {red for red in range(1, 7) if draws(t.game, A, SCIENCE, red)}
    assert shown == (set(range(1, level + 2)) & set(range(1, 7)) if level else set())


def test_T6_who_draws_at_the_yellow_gate():
    t = City().levels("trade", 3, 2, 5)
    t.roll(1, 4, "trade", "merchant_card", "merchant_fleet")
    assert drawn(t) == [A, C]
    assert (t.held(A), t.held(C)) == (("merchant_card",), ("merchant_fleet",))


def test_T7_the_order_begins_at_the_active_player():
    t = City().levels("trade", 3, 2, 5).pre_roll(B)
    t.roll(1, 4, "trade", "merchant_card", "merchant_fleet")
    assert drawn(t) == [C, A]


def test_the_event_comes_before_production():
    t = City().levels("trade", 1).settlement(A, "(1,0)N")
    t.roll(2, 1, "trade", "merchant_card")
    kinds = [event.kind for event in t.events]
    assert kinds.index("event_die") < kinds.index("progress_card_drawn") < kinds.index("production")


def test_an_empty_deck_gives_no_card():
    t = City().levels("trade", 1).stack("trade")
    t.roll(2, 1, "trade")
    assert t.told("progress_deck_empty")
    assert t.held(A) == ()


def test_cards_under_the_deck_come_up_in_their_order():
    t = City().levels("trade", 5, 5).stack("trade", "merchant_fleet", "merchant_card")
    t.roll(2, 1, "trade")
    assert (t.held(A), t.held(B)) == (("merchant_fleet",), ("merchant_card",))
    assert not t.game.can_undo(A)


def test_the_drawn_card_is_told_to_its_owner_only():
    t = City().levels("trade", 1)
    t.roll(2, 1, "trade", "merchant_card")
    assert t.event("progress_card_drawn").audience is None
    assert "card" not in t.event("progress_card_drawn").params
    assert t.event("progress_card_seen").audience == (A,)
    assert "merchant_card" not in t.game.record(B)
    assert "merchant_card" in t.game.record(A)


def test_K47_an_alchemist_sets_the_red_die_for_the_gate_too():
    t = City().levels("science", 1).progress(A, "alchemist").settlement(B, "(0,-1)SW")
    t.do(A, "play_alchemist", 4, 2, outcomes=["science", "crane"])
    assert t.state.dice == (4, 2)
    assert t.held(A) == ("crane",)
    assert t.hand_of(B) == {"brick": 1}


def test_T45_an_alchemist_makes_a_seven_after_the_event():
    t = City().levels("trade", 3).progress(A, "alchemist").hand(B, wool=8)
    t.do(A, "play_alchemist", 3, 4, outcomes=["trade", "merchant_card"])
    kinds = [event.kind for event in t.events]
    assert kinds.index("progress_card_drawn") > kinds.index("dice_fixed")
    assert (t.asks, t.game.asked) == ("discard", (B,))


def test_K4_the_battle_comes_before_the_discards_of_a_seven():
    t = City().city(A, "(0,0)N", "(0,0)S").hand(A, wool=8).ship_at(6)
    t.roll(3, 4, "ship")
    assert t.told("battle")
    assert t.asks == "lose_city"
    t.do(A, "lose_city", "(0,0)N")
    assert t.asks == "discard"


def test_T8_the_ship_lands_on_the_seventh_step():
    t = City().ship_at(6)
    t.roll(1, 1, "ship")
    assert t.event("barbarians_moved").params["step"] == 7
    assert t.told("battle")
    assert (t.ck.ship, t.ck.attacks) == (0, 1)


def test_the_ship_moves_one_step_a_face():
    t = City()
    for step in range(1, 7):
        t.pre_roll().roll(1, 1, "ship")
        assert t.ck.ship == step
        assert not t.told("battle")
