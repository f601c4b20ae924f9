"""The blue cards (§11.6, §11.7): each with its plain effect, an edge case and a refusal."""

import pytest

from engine.errors import HiddenInformation
from tests.rules.cities_knights.table import A, B, C, City, D


def holding(*cards, **options):
    """A holds these cards in its action phase."""
    return City(**options).progress(A, *cards).action()


# --- bishop ---------------------------------------------------------------------------------------


def visited(**options):
    """A hex with two buildings of B and one of C, all with a card."""
    t = holding("bishop", **options).settlement(B, "(1,0)N", "(1,0)S").settlement(C, "(1,0)SE")
    return t.hand(B, ore=1).hand(C, wool=1)


def test_T36_the_bishop_robs_one_of_them():
    t = visited()
    t.do(A, "play_bishop", "(1,0)")
    assert (t.asks, t.game.asked) == ("steal", (A,))
    t.do(A, "steal", B, outcomes=["ore"])
    assert t.hand_of(A) == {"ore": 1}
    assert t.state.robber == t.hex("(1,0)")


def test_T36_the_official_bishop_robs_each_of_them():
    t = visited(preset="official", robber_lock="none")
    t.do(A, "play_bishop", "(1,0)", outcomes=["ore", "wool"])
    assert t.hand_of(A) == {"ore": 1, "wool": 1}
    assert t.asks == "action"


def test_the_bishop_may_go_where_nobody_lives_and_forces_no_discards():
    t = visited().hand(B, ore=9)
    t.do(A, "play_bishop", "(0,-2)")
    assert t.asks == "action"
    assert t.hand_of(A) == {}


def test_the_bishop_moves_the_robber_to_another_land_hex():
    t = visited()
    t.refused("robber-same-hex", A, "play_bishop", "(0,0)")
    t.refused("robber-hex", A, "play_bishop", "(0,-3)")


def test_the_bishop_without_a_robber():
    t = City("seafarers", map="seafarers_new_shores_4p", robber_enabled=False)
    t.progress(A, "bishop").action()
    t.refused("no-robber", A, "play_bishop", t.state.terrain.index("forest"))
    assert t.game.legal(A).of("play_bishop") == []


def test_Q30_the_bishops_victim_of_an_absent_player():
    t = visited().hand(C, wool=3)
    t.do(A, "play_bishop", "(1,0)")
    t.default(A, outcomes=["wool"])
    assert t.hand_of(A) == {"wool": 1}


# --- constitution ---------------------------------------------------------------------------------


def test_the_constitution_is_laid_down_at_once():
    t = City().levels("politics", 1)
    t.roll(2, 1, "politics", "constitution")
    assert t.points(A) == 1
    assert t.held(A) == ()


def test_the_constitution_is_laid_down_off_turn_too():
    t = City().levels("politics", 0, 1)
    t.roll(2, 1, "politics", "constitution")
    assert t.ck.open_cards[B] == ("constitution",)


def test_the_constitution_is_never_played_or_discarded():
    t = City().levels("politics", 1).progress(A, "crane", "mining", "smith", "medicine")
    t.roll(2, 1, "politics", "constitution")
    assert "play_constitution" not in t.rules.actions
    assert t.asks == "action"


# --- deserter -------------------------------------------------------------------------------------


def deserting(**options):
    return holding("deserter", **options).road(A, "(0,0)NE")


def test_T40_the_victim_chooses_and_the_player_places():
    t = deserting().knight(B, "(1,0)S", 2, active=True).knight(B, "(1,0)SE").knight(A, "(0,0)N", 2)
    t.road(A, "(0,0)E").knight(A, "(0,0)NE", 2).action()
    t.do(A, "play_deserter", B)
    assert (t.asks, t.game.asked) == ("surrender_knight", (B,))
    t.do(B, "surrender_knight", "(1,0)S")
    assert t.at("(1,0)S") is None
    assert (t.asks, t.game.asked) == ("place_deserter", (A,))
    t.refused("deserter-level", A, "place_deserter", "(0,0)SE", 2)
    t.do(A, "place_deserter", "(0,0)SE", 1)
    assert t.at("(0,0)SE") == (A, 1, True)
    t.refused("knight-not-ready", A, "move_knight", "(0,0)SE", "(0,0)N")


def test_K59_no_mighty_piece_left_a_strong_one_is_placed():
    t = deserting().road(A, "(0,0)E", "(0,0)SE").knight(B, "(1,0)S", 3)
    t.knight(A, "(0,0)N", 3).knight(A, "(0,0)NE", 3).action()
    t.do(A, "play_deserter", B)
    t.refused("deserter-level", A, "place_deserter", "(0,0)S", 3)
    t.do(A, "place_deserter", "(0,0)S", 2)
    assert t.at("(0,0)S") == (A, 2, False)


def test_a_mighty_deserter_needs_no_fortress():
    t = deserting().knight(B, "(1,0)S", 3, active=True)
    t.do(A, "play_deserter", B)
    t.do(A, "place_deserter", "(0,0)N", 3)
    assert t.at("(0,0)N") == (A, 3, True)


def test_K60_without_pieces_the_opponent_still_loses_his():
    t = deserting().road(A, "(0,0)E").knight(B, "(1,0)S")
    t.knight(A, "(0,0)N").knight(A, "(0,0)NE").action()
    t.do(A, "play_deserter", B)
    assert t.ck.knights[B] == 0
    assert t.asks == "action"


def test_K82_without_a_vertex_nothing_is_placed():
    t = holding("deserter").knight(B, "(1,0)S", 1, active=True)
    t.do(A, "play_deserter", B)
    assert t.ck.knights[B] == 0
    assert t.asks == "action"


def test_the_official_player_chooses_a_lower_level():
    t = deserting(preset="official").knight(B, "(1,0)S", 3)
    t.do(A, "play_deserter", B)
    assert {move.level for move in t.game.legal(A).of("place_deserter")} == {1, 2, 3}
    t.do(A, "place_deserter", "(0,0)N", 2)
    assert t.at("(0,0)N") == (A, 2, False)


def test_the_player_of_the_card_may_choose_the_knight():
    t = deserting(deserter_chooser="active").knight(B, "(1,0)S", 3).knight(B, "(1,0)SE")
    t.do(A, "play_deserter", B)
    assert (t.asks, t.game.asked) == ("surrender_knight", (A,))
    t.do(A, "surrender_knight", "(1,0)S")
    assert t.at("(1,0)SE") == (B, 1, False)


def test_placing_is_a_right():
    t = deserting().knight(B, "(1,0)S")
    t.do(A, "play_deserter", B)
    t.do(A, "finish_card")
    assert t.ck.knights == [0] * 4


def test_an_opponent_without_knights_cannot_be_chosen():
    t = deserting().knight(B, "(1,0)S")
    t.refused("victim-without-knight", A, "play_deserter", C)
    t.refused("own-seat", A, "play_deserter", A)


def test_another_seats_knight_cannot_be_surrendered():
    t = deserting().knight(B, "(1,0)S").knight(B, "(1,0)SE").knight(C, "(1,0)N")
    t.do(A, "play_deserter", B)
    t.refused("no-knight-of-victim", B, "surrender_knight", "(1,0)N")


def test_Q27_the_knight_an_absent_victim_loses():
    t = deserting().knight(B, "(1,0)N", 1, active=True).knight(B, "(1,0)S").knight(B, "(1,0)SE", 2)
    t.do(A, "play_deserter", B)
    t.default(B)
    assert t.event("knight_deserted").params["vertex"] == t.vertex("(1,0)S")


def test_Q29_an_absent_player_places_no_deserter():
    t = deserting().knight(B, "(1,0)S")
    t.do(A, "play_deserter", B)
    t.default(A)
    assert t.ck.knights == [0] * 4


# --- diplomat -------------------------------------------------------------------------------------


def test_T53_an_own_open_road_is_built_again():
    t = holding("diplomat").settlement(A, "(0,0)N").road(A, "(0,0)NE", "(0,0)E")
    t.do(A, "play_diplomat", "(0,0)E")
    assert t.asks == "rebuild_route"
    t.do(A, "rebuild_route", "(0,0)NW")
    assert t.state.roads[A] == 1 << t.edge("(0,0)NE") | 1 << t.edge("(0,0)NW")
    assert t.state.supply("road", A) == 13


def test_the_old_edge_is_allowed_and_an_illegal_one_is_not():
    t = holding("diplomat").settlement(A, "(0,0)N").road(A, "(0,0)NE")
    t.do(A, "play_diplomat", "(0,0)NE")
    t.refused("rebuild-not-here", A, "rebuild_route", "(1,1)SE")
    t.do(A, "rebuild_route", "(0,0)NE")
    assert t.state.roads[A] == 1 << t.edge("(0,0)NE")


def test_rebuilding_may_be_left():
    t = holding("diplomat").settlement(A, "(0,0)N").road(A, "(0,0)NE")
    t.do(A, "play_diplomat", "(0,0)NE")
    t.do(A, "finish_card")
    assert t.state.roads[A] == 0


def test_an_opponents_open_road_goes_to_his_supply():
    t = holding("diplomat").settlement(B, "(0,0)N").road(B, "(0,0)NE", "(0,0)E")
    t.do(A, "play_diplomat", "(0,0)E")
    assert t.state.roads[B] == 1 << t.edge("(0,0)NE")
    assert t.asks == "action"


def test_K61_a_road_that_ends_at_its_owners_knight():
    t = holding("diplomat").settlement(B, "(0,0)N").road(B, "(0,0)NE").knight(B, "(0,0)NE")
    t.refused("route-not-open", A, "play_diplomat", "(0,0)NE")


def test_K61_another_players_knight_closes_no_road():
    t = holding("diplomat").settlement(B, "(0,0)N").road(B, "(0,0)NE").knight(C, "(0,0)NE")
    assert t.can(A, "play_diplomat", "(0,0)NE")


def test_a_road_between_others_is_not_open():
    t = holding("diplomat").settlement(B, "(0,0)N").road(B, "(0,0)NE", "(0,0)E")
    t.refused("route-not-open", A, "play_diplomat", "(0,0)NE")
    t.refused("no-route-there", A, "play_diplomat", "(0,0)W")


def test_K62_the_longest_road_is_measured_at_once():
    t = holding("diplomat").road(B, "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW")
    assert t.base.longest_road == B
    t.do(A, "play_diplomat", "(0,0)SW")
    assert t.base.road_length[B] == 4
    assert t.base.longest_road == -1


def test_Q29_an_absent_player_builds_nothing_again():
    t = holding("diplomat").settlement(A, "(0,0)N").road(A, "(0,0)NE")
    t.do(A, "play_diplomat", "(0,0)NE")
    t.default(A)
    assert t.state.roads[A] == 0
    assert t.asks == "action"


# --- intrigue -------------------------------------------------------------------------------------


def plot(**options):
    t = holding("intrigue", **options).road(A, "(0,0)NE").road(B, "(0,0)E", "(0,0)SE")
    return t.knight(B, "(0,0)NE", 3, active=True)


def test_T39_the_knight_goes_to_its_owners_supply():
    t = plot()
    t.do(A, "play_intrigue", "(0,0)NE")
    assert t.ck.knights[B] == 0
    assert t.state.supply("mighty_knight", B) == 2
    assert t.ck.active == 0


def test_the_official_intrigue_displaces():
    t = plot(preset="official")
    t.do(A, "play_intrigue", "(0,0)NE")
    assert (t.asks, t.game.asked) == ("relocate_knight", (B,))
    t.refused("knight-not-connected", B, "relocate_knight", "(0,0)NE")
    t.do(B, "relocate_knight", "(0,0)S")
    assert t.at("(0,0)S") == (B, 3, True)


def test_the_official_intrigue_without_a_place():
    t = holding("intrigue", preset="official").road(A, "(0,0)NE").knight(B, "(0,0)NE", 2)
    t.do(A, "play_intrigue", "(0,0)NE")
    assert t.ck.knights[B] == 0
    assert t.told("knight_lost")


def test_K63_a_knight_away_from_own_roads():
    t = plot().knight(B, "(0,0)SE")
    t.refused("knight-without-route", A, "play_intrigue", "(0,0)SE")
    t.refused("no-foreign-knight", A, "play_intrigue", "(0,0)N")


def test_intrigue_opens_the_road_again():
    t = holding("intrigue").road(A, "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW")
    t.knight(B, "(0,0)SE")
    assert t.base.road_length[A] == 3
    t.do(A, "play_intrigue", "(0,0)SE")
    assert t.base.road_length[A] == 5


# --- saboteur -------------------------------------------------------------------------------------


def test_T37_a_sabotaged_city():
    t = holding("saboteur").city(B, "(-1,1)SW").wall(B, "(-1,1)SW")
    t.do(A, "play_saboteur", "(-1,1)SW")
    assert t.points(B) == 2
    assert t.ck.walls[B] == 1 << t.vertex("(-1,1)SW")
    t.pre_roll(B).roll(1, 2, "ship")
    assert t.hand_of(B) == {"ore": 1}
    t.hand(B, lumber=1, ore=1)
    t.do(B, "repair_city", "(-1,1)SW")
    t.pre_roll(B).roll(1, 2, "ship")
    assert t.hand_of(B) == {"ore": 1, "coin": 1}


def test_T38_the_official_saboteur_forces_discards():
    t = holding("saboteur", preset="official").lodge(A, 6).lodge(B, 6).lodge(C, 5)
    t.hand(B, wool=9).hand(C, wool=9)
    assert (t.points(A), t.points(B), t.points(C)) == (6, 6, 5)
    t.do(A, "play_saboteur", None)
    assert (t.asks, t.game.asked) == ("discard", (B,))
    t.do(B, "discard", {"wool": 4})
    assert t.hand_of(B) == {"wool": 5}
    assert t.asks == "action"


def test_K77_nothing_to_sabotage():
    t = holding("saboteur").city(B, "(0,0)N").metropolis("trade", B, "(0,0)N").city(C, "(0,0)S")
    t.sabotaged("(0,0)S").city(A, "(1,1)S")
    t.refused("metropolis-safe", A, "play_saboteur", "(0,0)N")
    t.refused("city-sabotaged", A, "play_saboteur", "(0,0)S")
    t.refused("no-foreign-city", A, "play_saboteur", "(1,1)S")
    t.refused("saboteur-names-city", A, "play_saboteur", None)
    assert t.game.legal(A).of("play_saboteur") == []


def test_nobody_to_force_to_discard():
    t = holding("saboteur", preset="official").hand(B, wool=1).city(A, "(0,0)N").hand(C, wool=9)
    t.refused("nobody-to-sabotage", A, "play_saboteur", None)
    t.refused("saboteur-names-none", A, "play_saboteur", "(0,0)N")


def test_repairing_wants_a_sabotaged_city_and_the_price():
    t = City().city(A, "(0,0)N", "(0,0)S").sabotaged("(0,0)N").hand(A, ore=1).action()
    t.refused("city-not-sabotaged", A, "repair_city", "(0,0)S")
    t.refused("no-own-city", A, "repair_city", "(1,1)S")
    t.refused("too-few-cards", A, "repair_city", "(0,0)N")


def test_Q26_the_default_discards_the_kind_held_most():
    t = holding("saboteur", preset="official").hand(B, wool=3, ore=1)
    t.do(A, "play_saboteur", None)
    t.default(B)
    assert t.hand_of(B) == {"wool": 1, "ore": 1}


# --- spy ------------------------------------------------------------------------------------------


def test_the_spy_sees_the_cards_and_takes_one():
    t = holding("spy").progress(B, "crane", "mining").hand(B, ore=1)
    t.do(A, "play_spy", B)
    assert t.game.view(A).state.slices["cities_knights"].cards[B] == ("crane", "mining")
    with pytest.raises(HiddenInformation):
        list(t.game.view(C).state.slices["cities_knights"].cards[B])
    with pytest.raises(HiddenInformation):
        t.game.view(A).state.hands[B][0]
    t.do(A, "take_progress_card", "mining")
    assert (t.held(A), t.held(B)) == (("mining",), ("crane",))
    assert "mining" not in t.game.record(C)
    assert t.event("progress_card_taken").params == {"seat": A, "victim": B}


def test_K51_a_spy_taken_may_be_played_at_once():
    t = holding("spy").progress(B, "spy").progress(C, "crane")
    t.do(A, "play_spy", B)
    assert t.held(A) == ("spy",)
    t.do(A, "play_spy", C)
    assert t.held(A) == ("crane",)


def test_K52_a_printer_face_up_is_nothing_to_see():
    t = holding("spy")
    t.ck.open_cards[B] = ("printer",)
    t.refused("victim-without-progress", A, "play_spy", B)


def test_K80_an_opponent_without_progress_cards():
    t = holding("spy").hand(B, ore=3)
    t.refused("victim-without-progress", A, "play_spy", B)
    t.refused("own-seat", A, "play_spy", A)
    assert t.held(A) == ("spy",)


def test_K81_the_spy_leaves_the_hand_first():
    t = holding("spy", "crane", "mining", "smith").progress(B, "medicine")
    t.do(A, "play_spy", B)
    assert t.held(A) == ("crane", "mining", "smith", "medicine")
    assert t.asks == "action"


def test_the_spy_takes_a_card_that_is_there():
    t = holding("spy").progress(B, "crane", "mining")
    t.do(A, "play_spy", B)
    t.refused("victim-card-not-held", A, "take_progress_card", "smith")


def test_Q30_an_absent_player_takes_a_card_at_random():
    t = holding("spy").progress(B, "crane", "mining")
    t.do(A, "play_spy", B)
    t.default(A, outcomes=["mining"])
    assert t.held(A) == ("mining",)
    t = holding("spy").progress(B, "crane", "mining")
    t.do(A, "play_spy", B)
    t.refused("only-as-default", A, "take_random_progress_card")


# --- warlord --------------------------------------------------------------------------------------


def test_T43_the_warlord_activates_all_but_none_may_act():
    t = holding("warlord").road(A, "(0,0)NE").knight(A, "(0,0)N").knight(A, "(0,0)S", 2)
    t.action()
    t.do(A, "play_warlord")
    assert (t.at("(0,0)N"), t.at("(0,0)S")) == ((A, 1, True), (A, 2, True))
    t.refused("knight-not-ready", A, "move_knight", "(0,0)N", "(0,0)NE")


def test_the_warlord_leaves_other_knights_and_ready_ones_alone():
    t = holding("warlord").road(A, "(0,0)NE").knight(A, "(0,0)N", 1, active=True)
    t.knight(A, "(0,0)S").knight(B, "(1,0)S").action()
    t.do(A, "play_warlord")
    assert t.at("(1,0)S") == (B, 1, False)
    assert t.can(A, "move_knight", "(0,0)N", "(0,0)NE")


def test_the_warlord_without_a_passive_knight():
    t = holding("warlord").knight(A, "(0,0)N", 1, active=True)
    t.refused("no-passive-knight", A, "play_warlord")
    assert t.game.legal(A).of("play_warlord") == []


# --- wedding --------------------------------------------------------------------------------------


def test_K57_presents_of_all_opponents():
    t = holding("wedding").hand(B, ore=3, coin=2).hand(C, wool=1)
    t.do(A, "play_wedding")
    assert (t.asks, t.game.asked) == ("give_cards", (B,))
    t.do(B, "give_cards", {"ore": 1, "coin": 1})
    assert t.hand_of(A) == {"ore": 1, "coin": 1, "wool": 1}
    assert t.asks == "action"


def test_T54_three_presents():
    t = holding("wedding").hand(B, ore=3).hand(C, wool=1)
    t.do(A, "play_wedding")
    t.do(B, "give_cards", {"ore": 2})
    assert sum(t.hand_of(A).values()) == 3


def test_K58_equal_points_give_nothing_where_only_leaders_give():
    t = holding("wedding", preset="official").city(A, "(0,0)N").city(B, "(0,0)S")
    t.city(C, "(1,1)S", "(-1,1)SW").hand(B, ore=3).hand(C, wool=2)
    t.do(A, "play_wedding")
    assert t.hand_of(A) == {"wool": 2}
    assert t.hand_of(B) == {"ore": 3}


def test_a_wedding_nobody_can_come_to():
    t = holding("wedding")
    t.refused("no-wedding-guests", A, "play_wedding")
    t = holding("wedding", preset="official").hand(B, ore=3)
    t.refused("no-wedding-guests", A, "play_wedding")


def test_two_cards_that_are_held():
    t = holding("wedding").hand(B, ore=2, coin=1)
    t.do(A, "play_wedding")
    t.refused("give-count", B, "give_cards", {"ore": 1})
    t.refused("cards-not-held", B, "give_cards", {"coin": 2})


def test_presents_are_known_to_the_two_only():
    t = holding("wedding").hand(B, ore=2, coin=1).hand(C, wool=2)
    t.do(A, "play_wedding")
    t.do(B, "give_cards", {"ore": 2})
    assert t.event("cards_given_kinds").audience == (B, A)
    assert "ore" not in t.game.record(D).partition("moves")[2]


def test_guests_with_one_kind_are_asked_like_the_others():
    t = holding("wedding").hand(B, ore=3).hand(C, wool=2, ore=1)
    t.do(A, "play_wedding")
    assert t.game.asked == (B, C)
    assert t.game.decision.forced(t.game, B) is not None
    assert t.game.decision.forced(t.game, C) is None


def test_Q26_the_default_gives_the_kind_held_most():
    t = holding("wedding").hand(B, ore=2, coin=1, wool=1)
    t.do(A, "play_wedding")
    t.default(B)
    assert t.hand_of(A) == {"ore": 1, "wool": 1}
