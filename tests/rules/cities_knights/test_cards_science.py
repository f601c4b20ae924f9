"""The green cards (§11.4): each with its plain effect, an edge case and a refusal."""

import pytest

from tests.rules.cities_knights.table import A, B, C, City


def holding(*cards, **options):
    """A holds these cards in its action phase."""
    return City(**options).progress(A, *cards)


# --- alchemist ------------------------------------------------------------------------------------


def test_the_alchemist_fixes_both_dice():
    t = holding("alchemist").settlement(A, "(1,0)N").pre_roll()
    t.do(A, "play_alchemist", 1, 2, outcomes=["ship"])
    assert t.hand_of(A) == {"lumber": 1}
    assert t.ck.ship == 1
    assert t.ck.dice_fixed
    assert t.asks == "action"


def test_the_alchemist_may_make_a_seven():
    t = holding("alchemist").pre_roll()
    t.do(A, "play_alchemist", 6, 1, outcomes=["ship"])
    assert t.asks == "move_robber"


@pytest.mark.parametrize(("white", "red"), [(0, 1), (1, 7)])
def test_the_alchemist_knows_dice_only(white, red):
    t = holding("alchemist").pre_roll()
    t.refused("no-die-face", A, "play_alchemist", white, red)


def test_the_alchemist_offers_all_36_throws():
    t = holding("alchemist").pre_roll()
    assert len(t.game.legal(A).of("play_alchemist")) == 36


def test_the_alchemist_is_another_players_turn():
    t = City().progress(B, "alchemist").pre_roll(A)
    t.refused("not-your-turn", B, "play_alchemist", 1, 1)


# --- crane ----------------------------------------------------------------------------------------


def test_a_crane_makes_level_one_free():
    t = holding("crane").city(A, "(0,0)N").action()
    t.do(A, "play_crane")
    t.do(A, "improve_city", "politics", None)
    assert t.level("politics", A) == 1


def test_K18_two_cranes_one_reduction_each():
    t = holding("crane", "crane").city(A, "(0,0)N").levels("politics", 2).hand(A, coin=2).action()
    t.do(A, "play_crane")
    t.do(A, "play_crane")
    t.do(A, "improve_city", "politics", None)
    assert t.hand_of(A) == {}
    t.do(A, "improve_city", "science", None)
    assert t.ck.cranes[A] == 0


def test_a_crane_does_not_help_to_build_a_city():
    t = holding("crane").city(A, "(0,0)S").settlement(A, "(0,0)N").hand(A, ore=2, grain=2).action()
    t.do(A, "play_crane")
    t.refused("too-few-cards", A, "build_city", "(0,0)N")


def test_an_unused_crane_is_lost_with_the_turn():
    t = holding("crane").city(A, "(0,0)N").action()
    t.do(A, "play_crane")
    t.do(A, "end_turn")
    assert t.ck.cranes == [0] * 4


def test_a_crane_without_any_improvement_to_buy():
    t = holding("crane").action()
    t.refused("crane-without-use", A, "play_crane")
    assert t.game.legal(A).of("play_crane") == []


# --- engineer -------------------------------------------------------------------------------------


def test_the_engineer_builds_a_wall_for_nothing():
    t = holding("engineer").city(A, "(0,0)N").action()
    t.do(A, "play_engineer", "(0,0)N")
    assert t.ck.walls[A] == 1 << t.vertex("(0,0)N")


def test_the_engineer_chooses_among_cities_without_wall():
    t = holding("engineer").city(A, "(0,0)N", "(0,0)S").wall(A, "(0,0)N").settlement(A, "(1,1)S")
    t.action()
    assert t.places(A, "play_engineer") == {t.vertex("(0,0)S")}
    t.refused("no-own-city", A, "play_engineer", "(1,1)S")


def test_the_engineer_has_three_walls_at_most():
    cities = ("(0,0)N", "(0,0)S", "(1,1)S", "(-1,1)SW")
    t = holding("engineer").city(A, *cities).wall(A, *cities[:3]).action()
    t.refused("no-piece-left", A, "play_engineer", "(-1,1)SW")


def test_no_wall_under_a_sabotaged_city():
    t = holding("engineer").city(A, "(0,0)N").sabotaged("(0,0)N").hand(A, brick=2).action()
    t.refused("city-sabotaged", A, "play_engineer", "(0,0)N")
    t.refused("city-sabotaged", A, "build_wall", "(0,0)N")


# --- inventor -------------------------------------------------------------------------------------


def test_T44_the_inventor_swaps_two_discs_under_the_robber_too():
    t = holding("inventor").robber("(-2,2)").action()
    five, ten = t.hex("(-2,2)"), t.hex("(0,-2)")
    t.do(A, "play_inventor", *sorted((five, ten)))
    assert (t.state.number[five], t.state.number[ten]) == (10, 5)
    assert t.hex("(0,-2)") in t.state.hexes_by_number[5]


@pytest.mark.parametrize("place", ["(0,-1)", "(2,0)", "(1,-2)", "(-1,-1)"])
def test_K49_the_inventor_leaves_6_8_2_and_12(place):
    t = holding("inventor").action()
    pair = sorted((t.hex(place), t.hex("(0,-2)")))
    t.refused("disc-fixed", A, "play_inventor", *pair)


def test_the_inventor_wants_two_different_discs():
    t = holding("inventor").action()
    t.refused("discs-order", A, "play_inventor", "(0,-2)", "(0,-2)")
    t.refused("discs-equal", A, "play_inventor", "(0,-2)", "(2,-1)")
    t.refused("no-disc", A, "play_inventor", "(0,-2)", "(0,0)")


def test_K88_a_disc_of_gold():
    t = City("seafarers", map="seafarers_new_shores_4p").progress(A, "inventor").action()
    number, terrain = t.state.number, t.state.terrain
    gold = next(h for h, name in enumerate(terrain) if name == "gold")
    other = next(h for h, disc in enumerate(number) if disc in (3, 4, 5) and disc != number[gold])
    assert number[gold] not in (0, 2, 6, 8, 12)
    t.do(A, "play_inventor", *sorted((gold, other)))
    assert t.state.number[gold] == number[other]


# --- irrigation and mining ------------------------------------------------------------------------


def test_irrigation_gives_two_grain_a_field():
    t = holding("irrigation").settlement(A, "(-1,-1)N", "(0,1)SE").action()
    t.do(A, "play_irrigation")
    assert t.hand_of(A) == {"grain": 4}


def test_irrigation_takes_what_the_bank_has():
    t = holding("irrigation").settlement(A, "(-1,-1)N").bank(grain=1).action()
    t.do(A, "play_irrigation")
    assert t.hand_of(A) == {"grain": 1}


def test_irrigation_does_not_mind_the_robber():
    t = holding("irrigation").settlement(A, "(-1,-1)N").robber("(-1,-1)").action()
    t.do(A, "play_irrigation")
    assert t.hand_of(A) == {"grain": 2}


def test_K78_irrigation_without_a_field():
    t = holding("irrigation").settlement(A, "(0,-2)N").action()
    t.refused("no-building-there", A, "play_irrigation")


def test_K48_mining_two_cities_at_one_mountain():
    t = holding("mining").city(A, "(2,0)NE", "(2,0)SE").action()
    t.do(A, "play_mining")
    assert t.hand_of(A) == {"ore": 2}


def test_K48_T46_mining_two_mountains():
    t = holding("mining").settlement(A, "(-1,1)N", "(-1,1)S").city(A, "(2,0)NE").action()
    t.do(A, "play_mining")
    assert t.hand_of(A) == {"ore": 4}


def test_K78_mining_with_an_empty_bank():
    t = holding("mining").settlement(A, "(0,-2)N").bank(ore=0).action()
    t.refused("bank-empty", A, "play_mining")
    assert t.held(A) == ("mining",)


def test_mining_without_a_mountain():
    t = holding("mining").settlement(A, "(-1,-1)NW").action()
    t.refused("no-building-there", A, "play_mining")


# --- medicine -------------------------------------------------------------------------------------


def test_medicine_makes_a_city_cheaper():
    t = holding("medicine").settlement(A, "(0,0)N").hand(A, ore=2, grain=1).action()
    t.do(A, "play_medicine", "(0,0)N")
    assert t.state.cities[A] == 1 << t.vertex("(0,0)N")
    assert t.hand_of(A) == {}


def test_medicine_must_be_paid():
    t = holding("medicine").settlement(A, "(0,0)N").hand(A, ore=1, grain=5).action()
    refused = t.refused("too-few-cards", A, "play_medicine", "(0,0)N")
    assert t.cards_in(refused["cost"]) == {"ore": 2, "grain": 1}


def test_K50_medicine_without_a_city_piece():
    t = holding("medicine").city(A, "(0,-2)N", "(0,-2)S", "(2,-2)N", "(2,-2)S")
    t.settlement(A, "(0,1)S").hand(A, ore=2, grain=1).action()
    t.refused("no-piece-left", A, "play_medicine", "(0,1)S")


def test_medicine_needs_an_own_settlement():
    t = holding("medicine").settlement(B, "(0,0)N").hand(A, ore=2, grain=1).action()
    t.refused("no-own-settlement", A, "play_medicine", "(0,0)N")


def test_medicine_raises_a_city_that_lies_down_first():
    t = holding("medicine").settlement(A, "(0,0)N", "(0,0)S").hand(A, ore=2, grain=1).action()
    t.ck.substitutes[A] = 1 << t.vertex("(0,0)N")
    t.refused("substitute-first", A, "play_medicine", "(0,0)S")
    t.do(A, "play_medicine", "(0,0)N")


# --- printer --------------------------------------------------------------------------------------


def test_the_printer_is_laid_down_at_once():
    t = City().levels("science", 1)
    t.roll(2, 1, "science", "printer")
    assert (t.held(A), t.ck.open_cards[A]) == ((), ("printer",))
    assert t.points(A) == 1


def test_the_printer_is_laid_down_off_turn_too():
    t = City().levels("science", 0, 1)
    t.roll(2, 1, "science", "printer")
    assert t.points(B) == 1


def test_the_printer_cannot_be_played_or_stolen():
    t = City().progress(A, "spy").action()
    t.ck.open_cards[B] = ("printer",)
    assert "play_printer" not in t.rules.actions
    t.refused("victim-without-progress", A, "play_spy", B)


# --- road building --------------------------------------------------------------------------------


def test_road_building_places_two_roads_at_two_places():
    t = holding("road_building").settlement(A, "(0,0)N", "(1,1)S").action()
    t.do(A, "play_road_building")
    t.do(A, "place_free_road", "(0,0)NE")
    t.do(A, "place_free_road", "(1,1)SE")
    assert t.state.roads[A].bit_count() == 2
    assert t.hand_of(A) == {}
    assert t.asks == "action"


def test_road_building_with_one_road_left():
    t = holding("road_building").settlement(A, "(0,0)N").action()
    inner = [t.board.edge_label(edge) for edge in range(20, 34)]
    t.road(A, *inner)
    t.do(A, "play_road_building")
    t.do(A, "place_free_road", min(t.places(A, "place_free_road")))
    assert t.state.supply("road", A) == 0
    assert t.asks == "action"


def test_road_building_without_a_place():
    t = holding("road_building").action()
    t.refused("no-road-possible", A, "play_road_building")


def test_Q29_the_second_road_of_an_absent_player_is_forfeited():
    t = holding("road_building").settlement(A, "(0,0)N").action()
    t.do(A, "play_road_building")
    t.do(A, "place_free_road", "(0,0)NE")
    t.default(A)
    assert t.state.roads[A].bit_count() == 1
    assert t.asks == "action"


# --- smith ----------------------------------------------------------------------------------------


def smithy(politics=2):
    t = holding("smith").levels("politics", politics).road(A, "(0,0)NE", "(0,0)E")
    return t.knight(A, "(0,0)N", 1, active=True).knight(A, "(0,0)NE", 2).action()


def test_T41_the_smith_on_basic_and_strong():
    t = smithy()
    t.refused("knight-needs-fortress", A, "play_smith", "(0,0)NE")
    t.do(A, "play_smith", "(0,0)N")
    assert t.at("(0,0)N") == (A, 2, True)
    assert t.asks == "action", "nobody else can rise: nothing more is asked"


def test_the_smith_promotes_two_knights():
    t = smithy(3)
    t.do(A, "play_smith", "(0,0)N")
    assert t.asks == "smith"
    t.refused("knight-promoted", A, "promote_by_smith", "(0,0)N")
    t.do(A, "promote_by_smith", "(0,0)NE")
    assert (t.at("(0,0)N")[1], t.at("(0,0)NE")[1]) == (2, 3)
    assert t.asks == "action"


def test_T42_the_order_frees_a_piece():
    t = smithy(3).knight(A, "(0,0)SE", 2).action()
    t.refused("no-piece-left", A, "play_smith", "(0,0)N")
    t.do(A, "play_smith", "(0,0)NE")
    t.do(A, "promote_by_smith", "(0,0)N")
    assert (t.at("(0,0)N")[1], t.at("(0,0)NE")[1]) == (2, 3)


def test_the_second_promotion_may_be_left():
    t = smithy(3)
    t.do(A, "play_smith", "(0,0)N")
    t.do(A, "finish_card")
    assert t.at("(0,0)NE")[1] == 2
    assert t.asks == "action"


def test_Q29_the_second_smith_of_an_absent_player_is_forfeited():
    t = smithy(3)
    t.do(A, "play_smith", "(0,0)N")
    t.default(A)
    assert t.at("(0,0)NE")[1] == 2


def test_K23_no_payment_after_the_smith():
    t = smithy(3).hand(A, wool=1, ore=1)
    t.do(A, "play_smith", "(0,0)N")
    t.do(A, "finish_card")
    t.refused("knight-promoted", A, "promote_knight", "(0,0)N")


def test_the_smith_without_a_knight():
    t = holding("smith").knight(C, "(0,0)N").action()
    t.refused("no-own-knight", A, "play_smith", "(0,0)N")
    assert t.game.legal(A).of("play_smith") == []
