"""Options, components, start (cities_knights.md §1–§3)."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.modules.cities_knights.options import PRESETS
from engine.modules.cities_knights.tables import tables
from tests.rules.cities_knights.table import A, City


def deck_sizes(game):
    return {domain.name: sum(domain.cards.values()) for domain in tables(game.rules).domains}


def test_T1_decks_of_both_presets():
    assert deck_sizes(City().game) == {"science": 19, "trade": 18, "politics": 18}
    official = City(preset="official").game
    assert deck_sizes(official) == {"science": 18, "trade": 18, "politics": 18}


@pytest.mark.parametrize(("engineers", "cards"), [(2, 55), (1, 54)])
def test_T65_number_of_progress_cards(engineers, cards):
    assert sum(deck_sizes(City(engineer_count=engineers).game).values()) == cards


def test_T2_the_second_piece_is_a_city_and_pays_one_card_a_hex():
    t = City(founding=True)
    places = iter(("(0,-2)N", "(2,-2)N", "(0,1)SE", "(1,0)SE", "(1,-1)NE", "(-1,-1)N", "(0,2)S"))
    while t.decision.round == 0 or t.game.asked != (A,):
        (seat,) = t.game.asked
        t.do(seat, "found_settlement", next(places))
        t.do(seat, "found_road", min(t.places(seat, "found_road")))
    t.do(A, "found_settlement", "(-1,1)SW")
    assert t.state.cities[A] >> t.vertex("(-1,1)SW") & 1
    assert t.hand_of(A) == {"ore": 1, "brick": 1, "lumber": 1}


def test_K85_printed_pieces_give_a_city():
    t = City.start()
    assert t.state.settlements[A] == 1 << t.vertex("(0,1)SE")
    assert t.state.cities[A] == 1 << t.vertex("(-1,1)SW")
    assert t.hand_of(A) == {"brick": 1, "lumber": 1, "ore": 1}
    assert all(mask.bit_count() == 1 for mask in t.state.cities)


def test_start_of_the_game():
    t = City()
    assert (t.ck.ship, t.ck.attacks, t.ck.merchant, t.ck.merchant_holder) == (0, 0, -1, -1)
    assert t.ck.levels == [(0,) * 4] * 3
    assert t.ck.metropolis == [-1] * 3
    assert t.rules.target == 13


@pytest.mark.parametrize(("seats", "count"), [(3, 12), (4, 12), (5, 18), (6, 18)])
def test_commodities_in_the_bank(seats, count):
    t = City(*(("five_six",) if seats > 4 else ()), seats=seats)
    assert [t.in_bank(kind) for kind in ("coin", "cloth", "paper")] == [count] * 3


def test_pieces_and_costs():
    t = City()
    assert {
        p: t.state.supply(p, A) for p in ("basic_knight", "strong_knight", "mighty_knight")
    } == {
        "basic_knight": 2,
        "strong_knight": 2,
        "mighty_knight": 2,
    }
    assert t.state.supply("wall", A) == 3
    costs = {name: t.cards_in(bag) for name, bag in t.rules.costs.items()}
    assert costs["wall"] == {"brick": 2}
    assert costs["basic_knight"] == costs["promotion"] == {"wool": 1, "ore": 1}
    assert costs["activation"] == {"grain": 1}
    assert costs["repair"] == {"lumber": 1, "ore": 1}


def test_development_cards_and_largest_army_do_not_exist():
    t = City()
    gone = ("buy_development_card", "play_knight", "play_year_of_plenty", "play_monopoly")
    assert not set(gone) & set(t.rules.actions)
    assert t.rules.deck == {}
    assert "development_card" not in t.rules.costs
    assert t.rules.actions["play_road_building"].__module__.endswith("cards.science")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_sets_the_whole_table(preset):
    options = City(preset=preset).rules.options
    assert {name: options[name] for name in PRESETS[preset]} == dict(PRESETS[preset])


def test_a_single_option_overrides_the_preset():
    options = City(preset="official", bishop_targets="one").rules.options
    assert (options["bishop_targets"], options["wedding_targets"]) == ("one", "more_vp")


def test_an_unknown_value_is_refused():
    with pytest.raises(Refusal) as caught:
        City(saboteur_mode="burn")
    assert caught.value.key == "option-value"


@pytest.mark.parametrize("seats", [2])
def test_seats_that_are_refused(seats):
    with pytest.raises(Refusal) as caught:
        Game.create(("base", "cities_knights"), {}, seats)
    assert caught.value.key == "module-seats"


def test_a_chosen_target_wins_over_the_module():
    assert City(victory_points=15).rules.target == 15
