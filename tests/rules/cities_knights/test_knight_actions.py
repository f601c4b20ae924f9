"""Moving, displacing, chasing the robber (§9.2)."""

from tests.rules.cities_knights.table import A, B, C, City


def mover(**options):
    """A's active knight at (0,0)N with roads on to (0,0)NE and (0,0)SE."""
    t = City(**options).road(A, "(0,0)NE", "(0,0)E").knight(A, "(0,0)N", 2, active=True)
    return t.action()


def test_a_moved_knight_turns_passive():
    t = mover()
    t.do(A, "move_knight", "(0,0)N", "(0,0)SE")
    assert t.at("(0,0)N") is None
    assert t.at("(0,0)SE") == (A, 2, False)


def test_a_passive_knight_does_nothing():
    t = mover().knight(A, "(0,0)NE").action()
    t.refused("knight-passive", A, "move_knight", "(0,0)NE", "(0,0)SE")
    t.refused("no-own-knight", A, "move_knight", "(0,0)SE", "(0,0)NE")


def test_K21_T23_recruited_and_activated_this_turn():
    t = City().road(A, "(0,0)NE").hand(A, wool=1, ore=1, grain=1).action()
    t.do(A, "recruit_knight", "(0,0)N")
    t.do(A, "activate_knight", "(0,0)N")
    t.refused("knight-not-ready", A, "move_knight", "(0,0)N", "(0,0)NE")
    for seat in (A, B, C, 3):
        t.do(seat, "end_turn")
        t.roll(1, 1, "trade")
    assert t.can(A, "move_knight", "(0,0)N", "(0,0)NE")


def test_K22_no_second_action_after_activating_again():
    t = mover().hand(A, grain=1)
    t.do(A, "move_knight", "(0,0)N", "(0,0)SE")
    t.do(A, "activate_knight", "(0,0)SE")
    assert t.at("(0,0)SE") == (A, 2, True)
    t.refused("knight-not-ready", A, "move_knight", "(0,0)SE", "(0,0)N")


def test_K30_an_own_knight_may_be_passed_but_not_landed_on():
    t = mover(preset="official").knight(A, "(0,0)NE").action()
    t.refused("vertex-occupied", A, "move_knight", "(0,0)N", "(0,0)NE")
    t.do(A, "move_knight", "(0,0)N", "(0,0)SE")


def test_K31_a_path_through_an_opponents_knight():
    t = mover(preset="official").knight(B, "(0,0)NE").action()
    t.refused("knight-not-connected", A, "move_knight", "(0,0)N", "(0,0)SE")


def test_K31_the_seed_looks_at_the_target_only():
    t = mover().knight(B, "(0,0)NE").action()
    assert t.can(A, "move_knight", "(0,0)N", "(0,0)SE")


def test_K31_a_path_through_an_opponents_building():
    t = mover(preset="official").settlement(B, "(0,0)NE").action()
    t.refused("knight-not-connected", A, "move_knight", "(0,0)N", "(0,0)SE")


def two_networks(**options):
    t = City(**options).road(A, "(0,0)NE", "(1,1)SE").knight(A, "(0,0)N", 1, active=True)
    return t.action()


def test_K74_T56_to_a_network_apart_seed():
    t = two_networks()
    t.do(A, "move_knight", "(0,0)N", "(1,1)S")
    assert t.at("(1,1)S") == (A, 1, False)


def test_K74_T56_to_a_network_apart_official():
    t = two_networks(preset="official")
    t.refused("knight-not-connected", A, "move_knight", "(0,0)N", "(1,1)S")
    assert t.can(A, "move_knight", "(0,0)N", "(0,0)NE")


def test_not_to_a_vertex_without_an_own_road():
    t = two_networks().road(B, "(0,0)W")
    t.refused("knight-without-route", A, "move_knight", "(0,0)N", "(0,0)SW")


def test_K73_T58_made_passive_by_the_battle_and_activated_again():
    t = City().road(A, "(0,0)NE").knight(A, "(0,0)N", 1, active=True).hand(A, grain=1)
    t.pre_roll()
    t.ck.ready = t.ck.active
    t.land()
    assert t.at("(0,0)N") == (A, 1, False)
    t.do(A, "activate_knight", "(0,0)N")
    t.refused("knight-not-ready", A, "move_knight", "(0,0)N", "(0,0)NE")


def test_K34_nobody_activates_between_the_roll_and_the_battle():
    t = City(knights_participation="chosen").road(A, "(0,0)NE").knight(A, "(0,0)N")
    t.knight(A, "(0,0)NE", 1, active=True).hand(A, grain=1).land()
    assert t.asks == "commit_knights"
    t.refused("not-now", A, "activate_knight", "(0,0)N")


# --- displacing -----------------------------------------------------------------------------------


def duel(victim_level=1, victim_active=False, own_level=2, **options):
    """T20: A's knight at (0,0)N, B's at (0,0)SE with B's roads (0,0)SE and (0,0)SW."""
    t = City(**options).road(A, "(0,0)NE", "(0,0)E").road(B, "(0,0)SE", "(0,0)SW")
    t.knight(A, "(0,0)N", own_level, active=True)
    t.knight(B, "(0,0)SE", victim_level, victim_active)
    return t.action()


def test_T20_the_owner_chooses_the_new_place():
    t = duel()
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    assert t.at("(0,0)SE") == (A, 2, False)
    assert (t.asks, t.game.asked) == ("relocate_knight", (B,))
    assert t.places(B, "relocate_knight") == {t.vertex("(0,0)S"), t.vertex("(0,0)SW")}
    t.do(B, "relocate_knight", "(0,0)S")
    assert t.at("(0,0)S") == (B, 1, False)
    assert (t.asks, t.game.asked) == ("action", (A,))


def test_T21_K28_without_a_place_it_goes_to_the_supply():
    t = City().road(A, "(0,0)NE", "(0,0)E").road(B, "(0,0)SE").settlement(C, "(0,0)S")
    t.knight(A, "(0,0)N", 2, active=True).knight(B, "(0,0)SE").action()
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    assert t.ck.knights[B] == 0
    assert t.told("knight_lost")
    assert t.asks == "action"


def test_T22_K26_strong_does_not_displace_strong():
    t = duel(victim_level=2)
    t.refused("knight-not-weaker", A, "displace_knight", "(0,0)N", "(0,0)SE")


def test_K26_mighty_displaces_strong():
    t = duel(victim_level=2, own_level=3)
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    t.do(B, "relocate_knight", "(0,0)S")
    assert t.at("(0,0)S") == (B, 2, False)


def test_K27_level_counts_not_the_side():
    t = duel(victim_level=3, victim_active=False)
    t.refused("knight-not-weaker", A, "displace_knight", "(0,0)N", "(0,0)SE")


def test_K29_an_active_knight_stays_active():
    t = duel(victim_active=True)
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    t.do(B, "relocate_knight", "(0,0)SW")
    assert t.at("(0,0)SW") == (B, 1, True)


def test_T57_the_seed_lets_the_victim_go_anywhere():
    t = duel().road(B, "(-2,2)SW")
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    names = ("(0,0)S", "(0,0)SW", "(-2,2)S", "(-2,2)SW")
    assert t.places(B, "relocate_knight") == {t.vertex(name) for name in names}


def test_T57_official_along_own_roads_only():
    t = duel(preset="official").road(B, "(-2,2)SW")
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    assert t.places(B, "relocate_knight") == {t.vertex("(0,0)S"), t.vertex("(0,0)SW")}
    t.refused("knight-not-connected", B, "relocate_knight", "(-2,2)S")


def test_a_single_place_is_not_asked():
    t = City().road(A, "(0,0)NE", "(0,0)E").road(B, "(0,0)SE")
    t.knight(A, "(0,0)N", 2, active=True).knight(B, "(0,0)SE").action()
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    assert t.at("(0,0)S") == (B, 1, False)
    assert t.asks == "action"


def test_own_knights_and_empty_vertices_cannot_be_displaced():
    t = duel().knight(A, "(0,0)NE").action()
    t.refused("no-foreign-knight", A, "displace_knight", "(0,0)N", "(0,0)NE")
    t.refused("no-foreign-knight", A, "displace_knight", "(0,0)N", "(0,0)S")


def test_not_where_the_knight_could_not_be_placed():
    t = duel().knight(B, "(0,0)SW").action()
    t.refused("knight-not-connected", A, "displace_knight", "(0,0)N", "(0,0)SW")


def test_K86_T61_Q24_the_absent_owner_gets_the_first_place():
    t = duel()
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    t.default(B)
    assert t.at("(0,0)SW") == (B, 1, False)
    assert (t.asks, t.game.asked) == ("action", (A,))


def test_a_displaced_knight_displaces_nobody():
    t = duel(victim_level=2, own_level=3).knight(C, "(0,0)S").action()
    t.do(A, "displace_knight", "(0,0)N", "(0,0)SE")
    assert t.at("(0,0)SW") == (B, 2, False)
    assert t.at("(0,0)S") == (C, 1, False)


# --- the robber -----------------------------------------------------------------------------------


def chaser(**options):
    t = City(**options).road(A, "(0,0)NE").knight(A, "(0,0)N", 1, active=True).robber("(0,0)")
    return t.action()


def test_T24_chasing_the_robber_and_stealing():
    t = chaser().settlement(B, "(1,0)SE").hand(B, ore=1)
    t.do(A, "chase_robber", "(0,0)N", "robber")
    t.do(A, "move_robber", "(1,0)", outcomes=["ore"])
    assert t.state.robber == t.hex("(1,0)")
    assert t.hand_of(A) == {"ore": 1}
    assert t.at("(0,0)N") == (A, 1, False)
    assert t.asks == "action"


def test_K33_nobody_at_the_new_hex():
    t = chaser()
    t.do(A, "chase_robber", "(0,0)N", "robber")
    t.do(A, "move_robber", "(1,0)")
    assert not t.told("card_stolen")


def test_the_robber_must_be_near_and_must_move():
    t = chaser().robber("(2,0)")
    t.refused("robber-not-near", A, "chase_robber", "(0,0)N", "robber")
    t.robber("(0,0)").do(A, "chase_robber", "(0,0)N", "robber")
    t.refused("robber-same-hex", A, "move_robber", "(0,0)")


def test_T25_not_before_the_first_battle_where_it_is_locked():
    t = chaser(robber_lock="until_first_attack")
    t.refused("robber-locked", A, "chase_robber", "(0,0)N", "robber")
    t.ck.attacks = 1
    assert t.can(A, "chase_robber", "(0,0)N", "robber")


def test_chasing_forces_no_discards():
    t = chaser().hand(B, wool=9)
    t.do(A, "chase_robber", "(0,0)N", "robber")
    assert t.asks == "move_robber"


def test_Q30_hex_and_victim_of_an_absent_chaser():
    t = chaser().settlement(B, "(1,0)SE").hand(B, ore=1)
    t.do(A, "chase_robber", "(0,0)N", "robber")
    t.default(A)
    assert t.state.robber == t.hex("(0,-2)")
    assert t.asks == "action"
