"""Cities & Knights with five and six players and on islands (§14, §15)."""

from engine.bits import bits
from engine.modules.seafarers.moving import movable_ships
from engine.modules.seafarers.slice import seafarers_slice
from tests.rules.cities_knights.table import A, B, C, City, D

E, F = 4, 5


def six(**options):
    return City("five_six", seats=6, **options).robber(-1)


def building(seat=C, **hand):
    """The special building step of a seat after A's turn."""
    t = six().road(seat, "(0,0)NE", "(0,0)E").city(seat, "(0,0)N").hand(seat, **hand)
    t.action(A)
    t.do(A, "end_turn")
    while t.game.asked != (seat,):
        t.do(t.game.asked[0], "pass_building")
    assert t.asks == "special_building"
    return t


def test_T50_a_knight_of_the_building_phase_acts_in_the_own_next_turn():
    t = building(wool=2, ore=2, grain=1).progress(C, "mining")
    t.do(C, "recruit_knight", "(0,0)SE")
    t.do(C, "activate_knight", "(0,0)SE")
    t.refused("not-now", C, "play_mining")
    t.refused("not-now", C, "move_knight", "(0,0)SE", "(0,0)NE")
    while t.asks == "special_building":
        t.do(t.game.asked[0], "pass_building")
    t.action(B)
    t.do(B, "end_turn")
    while t.asks == "special_building":
        t.do(t.game.asked[0], "pass_building")
    t.roll(1, 1, "ship")
    assert t.game.asked == (C,)
    assert t.can(C, "move_knight", "(0,0)SE", "(0,0)NE")


def test_purchases_of_the_building_phase():
    t = building(brick=2, wool=2, ore=2, coin=1)
    t.do(C, "build_wall", "(0,0)N")
    t.do(C, "improve_city", "politics", None)
    t.do(C, "recruit_knight", "(0,0)SE")
    t.do(C, "promote_knight", "(0,0)SE")
    assert t.at("(0,0)SE") == (C, 2, False)


def test_no_exchange_and_no_repair_in_the_building_phase():
    t = building(coin=4, lumber=1, ore=1).levels("trade", 0, 0, 3).sabotaged("(0,0)N")
    t.refused("not-now", C, "maritime_trade", "coin", "ore")
    t.refused("not-now", C, "repair_city", "(0,0)N")


def test_a_metropolis_changes_hands_in_the_building_phase():
    t = building(coin=5).city(B, "(1,1)S").levels("politics", 0, 4, 4)
    t.metropolis("politics", B, "(1,1)S")
    t.do(C, "improve_city", "politics", "(0,0)N")
    assert t.owner("politics") == C


def test_nobody_is_asked_who_can_buy_nothing_for_all_to_see():
    t = six().hand(C, coin=1).action(A)
    t.do(A, "end_turn")
    assert t.asks == "pre_roll"
    t = six().city(C, "(0,0)N").hand(C, coin=1).action(A)
    t.do(A, "end_turn")
    assert (t.asks, t.game.asked) == ("special_building", (C,))


def test_draws_go_clockwise_from_the_roller():
    t = six().levels("trade", *[1] * 6).pre_roll(E)
    t.roll(1, 1, "trade", *["merchant_card"] * 6)
    order = [e.params["seat"] for e in t.events if e.kind == "progress_card_drawn"]
    assert order == [E, F, A, B, C, D]


def paired():
    return six(extra_build="paired_players")


def test_player_two_plays_cards_and_uses_knights():
    t = paired().road(D, "(0,0)NE").knight(D, "(0,0)N", 1, active=True)
    t.progress(D, "mining", "alchemist").settlement(D, "(0,-2)N").hand(D, grain=1).action(A)
    mountain = next(h for h, name in enumerate(t.state.terrain) if name == "mountains")
    t.settlement(D, t.board.hex_vertices[mountain][0])
    t.do(A, "end_turn")
    assert (t.asks, t.game.asked) == ("paired_action", (D,))
    t.do(D, "play_mining")
    t.refused("not-now", D, "play_alchemist", 1, 1)
    t.do(D, "move_knight", "(0,0)N", "(0,0)NE")
    t.do(D, "activate_knight", "(0,0)NE")
    t.refused("knight-not-ready", D, "move_knight", "(0,0)NE", "(0,0)N")


def test_player_two_has_no_event():
    t = paired().action(A)
    t.do(A, "end_turn")
    step = t.ck.ship
    t.do(D, "end_turn")
    assert t.ck.ship == step
    assert (t.asks, t.game.asked) == ("pre_roll", (B,))


# --- islands --------------------------------------------------------------------------------------


def islands(**options):
    """New Shores with three players: sea hex (1,1), ship edges (0,1)E, (1,0)SE, (1,0)E in a row."""
    return City("seafarers", map="seafarers_new_shores_3p", seats=3, **options)


def ships(t, seat, *names):
    for name in names:
        seafarers_slice(t.state).ships[seat] |= 1 << t.edge(name)
    return t.refresh()


def test_T51_a_knight_at_sea_chases_the_pirate():
    t = ships(islands().settlement(A, "(0,2)N"), A, "(0,1)E", "(1,0)SE", "(1,0)E")
    t.knight(A, "(1,0)SE", 1, active=True)
    target = next(h for h in bits(t.state.sea & ~t.board.frame) if h != t.hex("(1,1)"))
    ships(t, B, t.board.edge_label(t.board.hex_edges[target][0])).hand(B, ore=1)
    seafarers_slice(t.state).pirate = t.hex("(1,1)")
    t.action()
    t.refused("robber-not-near", A, "chase_robber", "(1,0)SE", "robber")
    t.do(A, "chase_robber", "(1,0)SE", "pirate")
    assert t.asks == "move_pirate"
    t.do(A, "move_pirate", target, outcomes=["ore"])
    assert seafarers_slice(t.state).pirate == target
    assert t.hand_of(A) == {"ore": 1}
    assert t.at("(1,0)SE") == (A, 1, False)


def test_the_lock_covers_the_pirate():
    t = ships(islands(robber_lock="until_first_attack"), A, "(1,0)SE")
    t.knight(A, "(1,0)SE", 1, active=True).action()
    seafarers_slice(t.state).pirate = t.hex("(1,1)")
    t.refused("robber-locked", A, "chase_robber", "(1,0)SE", "pirate")
    t.pre_roll().roll(3, 4, "ship")
    assert t.asks == "action"


def test_a_knight_is_recruited_at_an_own_ship():
    t = ships(islands().hand(A, wool=1, ore=1), A, "(1,0)SE").action()
    t.do(A, "recruit_knight", "(1,0)SE")
    assert t.at("(1,0)SE") == (A, 1, False)


def junction(**options):
    """A road and a ship that meet at A's knight."""
    t = islands(**options).road(A, "(0,2)NW")
    ships(t, A, "(0,1)E").knight(A, "(0,2)N", 1, active=True)
    return t.action()


def test_T52_a_knight_does_not_join_road_and_ship():
    t = junction(preset="official")
    assert t.base.road_length[A] == 1
    far = t.board.other_end(t.edge("(0,1)E"), t.vertex("(0,2)N"))
    t.knight(A, "(0,2)NW", 1, active=True).action()
    t.refused("knight-not-connected", A, "move_knight", "(0,2)NW", far)
    assert t.can(A, "move_knight", "(0,2)N", far)


def test_T52_a_building_joins_them():
    t = islands(preset="official").road(A, "(0,2)NW").settlement(A, "(0,2)N")
    ships(t, A, "(0,1)E").knight(A, "(0,2)NW", 1, active=True).action()
    far = t.board.other_end(t.edge("(0,1)E"), t.vertex("(0,2)N"))
    assert t.can(A, "move_knight", "(0,2)NW", far)


def test_an_own_knight_closes_the_end_of_a_ship_line():
    t = ships(islands().settlement(A, "(0,2)N"), A, "(0,1)E", "(1,0)SE").action()
    assert movable_ships(t.game, A) == 1 << t.edge("(1,0)SE")
    t.knight(A, "(1,0)SE").action()
    assert movable_ships(t.game, A) == 0


def test_the_diplomat_takes_a_ship_and_builds_it_as_a_ship():
    t = ships(islands().settlement(A, "(0,2)N"), A, "(0,1)E", "(1,0)SE").progress(A, "diplomat")
    t.action()
    t.refused("route-not-open", A, "play_diplomat", "(0,1)E")
    t.do(A, "play_diplomat", "(1,0)SE")
    assert t.decision.piece == "ship"
    t.do(A, "rebuild_route", "(1,0)SE")
    assert t.state.roads[A] == 0
    assert seafarers_slice(t.state).ships[A].bit_count() == 2


def test_road_building_places_a_road_and_a_ship():
    t = islands().settlement(A, "(0,2)N").progress(A, "road_building").action()
    t.do(A, "play_road_building")
    t.do(A, "place_free_ship", "(0,1)E")
    t.do(A, "place_free_road", "(0,2)NW")
    assert t.asks == "action"


def gold_hex(t):
    return t.state.terrain.index("gold")


def test_gold_gives_no_commodity_and_counts_for_the_aqueduct():
    t = islands().levels("science", 3)
    gold = gold_hex(t)
    number = t.state.number[gold]
    t.city(A, t.board.hex_vertices[gold][0])
    dice = (number - 1, 1) if number < 8 else (number - 6, 6)
    t.roll(*dice, "ship")
    assert (t.asks, t.decision.owed[A]) == ("choose_gold", 2)
    t.refused("not-a-resource", A, "take_gold", {"coin": 2})
    t.do(A, "take_gold", {"wool": 2})
    assert t.asks == "action"


def test_a_sabotaged_city_gets_one_card_of_gold():
    t = islands()
    gold = gold_hex(t)
    number, vertex = t.state.number[gold], t.board.hex_vertices[gold][0]
    t.city(A, vertex).sabotaged(vertex)
    dice = (number - 1, 1) if number < 8 else (number - 6, 6)
    t.roll(*dice, "ship")
    assert t.decision.owed[A] == 1


def test_the_bishop_moves_the_robber_only():
    t = islands().progress(A, "bishop").action()
    sea = next(bits(t.state.sea & ~t.board.frame))
    t.refused("robber-hex", A, "play_bishop", sea)
