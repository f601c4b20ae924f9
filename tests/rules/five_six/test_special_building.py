"""The special building phase (five_six.md §4)."""

from random import Random

import pytest

from engine.game import Game
from engine.modules.base.trade import trading_seat
from engine.modules.base.turn import EndTurn
from engine.modules.five_six.special_building import standing_pass
from engine.registry import all_modules
from tests.engine.builder import Table
from tests.engine.conformance.driver import played, stand_in


def phase(seats=6, after=0):
    """A table on which a seat is about to end its turn, seat by seat a settlement with a road."""
    t = Table("five_six", seats=seats)
    t.robber(-1)
    for seat in range(seats):
        hex_ = f"({1 - seat % 3},{seat % 3 - 1})" if seat < 3 else f"({4 - seat},{seat - 2})"
        t.settlement(seat, f"{hex_}N").road(seat, f"{hex_}NE")
    return t.action(after)


def asked(t):
    return t.asks, t.game.asked


def order(t, first):
    """End a turn; the seats asked, one after the other, until the next roll."""
    t.do(first, "end_turn")
    seats = []
    while t.asks == "special_building":
        (seat,) = t.game.asked
        seats.append(seat)
        t.do(seat, "pass_building")
    return seats


def rich(t, *seats):
    for seat in seats:
        t.hand(seat, brick=1, lumber=1)
    return t


# --- order ----------------------------------------------------------------------------------------


def test_X6_order_of_six_players():
    t = rich(phase(), *range(6)).action(1)
    assert order(t, 1) == [2, 3, 4, 5, 0]
    assert asked(t) == ("pre_roll", (2,))


def test_T6_order_of_five_players():
    t = rich(phase(seats=5), *range(5)).action(3)
    assert order(t, 3) == [4, 0, 1, 2]
    assert asked(t) == ("pre_roll", (4,))


def test_X14_a_pass_is_final():
    t = rich(phase(), 1, 2)
    t.do(0, "end_turn")
    t.do(1, "pass_building")
    assert asked(t) == ("special_building", (2,))
    t.refused("not-your-turn", 1, "build_road", "(0,0)NW")
    t.do(2, "pass_building")
    assert asked(t) == ("pre_roll", (1,))


def test_a_seat_may_buy_several_times_in_its_step():
    t = phase().hand(1, brick=3, lumber=3, wool=1, grain=1, ore=1)
    t.do(0, "end_turn")
    for _ in range(2):
        edge = min(t.places(1, "build_road"))
        t.do(1, "build_road", edge)
    t.do(1, "buy_development_card", outcomes=["knight_card"])
    assert t.state.roads[1].bit_count() == 3
    assert t.base.cards[1] == ("knight_card",)


def test_X15_the_earlier_seat_takes_the_vertex():
    t = Table("five_six", seats=6).robber(-1)
    t.road(1, "(0,0)NE").road(2, "(0,0)NW")
    for seat in (1, 2):
        t.hand(seat, brick=1, lumber=1, wool=1, grain=1)
    t.action(0).do(0, "end_turn")
    t.do(1, "build_settlement", "(0,0)N")
    assert asked(t) == ("special_building", (2,))
    t.refused("vertex-occupied", 2, "build_settlement", "(0,0)N")


# --- what is allowed ------------------------------------------------------------------------------


def test_T7_a_road_is_built_and_the_longest_road_measured():
    t = Table("five_six", seats=6).robber(-1)
    t.road(3, "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW").hand(3, brick=1, lumber=1)
    t.action(0).do(0, "end_turn")
    assert asked(t) == ("special_building", (3,))
    t.do(3, "build_road", "(0,0)W")
    assert (t.base.road_length[3], t.base.longest_road, t.points(3)) == (5, 3, 2)


def test_X1_no_exchange_so_no_road():
    t = phase().hand(2, wool=4)
    t.do(0, "end_turn")
    assert asked(t) == ("special_building", (2,))
    t.refused("not-now", 2, "maritime_trade", "wool", "brick")
    assert not t.places(2, "build_road")
    t.refused("too-few-cards", 2, "build_road", "(-1,1)NW")


def test_T8_no_exchange_with_the_bank():
    t = phase().hand(1, ore=4)
    t.do(0, "end_turn")
    t.refused("not-now", 1, "maritime_trade", "ore", "brick")


def test_no_trade_with_players():
    t = rich(phase(), 1, 2)
    t.do(0, "end_turn")
    t.refused("no-trading-now", 1, "offer_trade", "brick", "ore", (2,))
    assert not t.game.legal(2).of("offer_trade")


def test_T9_a_card_is_bought_and_played_in_the_next_own_turn():
    t = phase().hand(1, wool=2, grain=2, ore=2)
    t.do(0, "end_turn")
    t.do(1, "buy_development_card", outcomes=["knight_card"])
    assert asked(t) == ("special_building", (1,))
    t.refused("not-now", 1, "play_knight")
    t.do(1, "pass_building")
    assert asked(t) == ("pre_roll", (1,))
    t.do(1, "play_knight")
    assert t.base.knights[1] == 1


@pytest.mark.parametrize("rolled", [False, True])
def test_X4_a_card_bought_just_before_the_own_turn(rolled):
    t = phase().hand(1, wool=1, grain=1, ore=1)
    t.do(0, "end_turn")
    t.do(1, "buy_development_card", outcomes=["monopoly"])
    assert asked(t) == ("pre_roll", (1,))
    if rolled:
        t.roll(1, 1)
    t.do(1, "play_monopoly", "ore")
    assert t.base.card_played


def test_X5_an_old_knight_is_not_played_in_the_phase():
    t = rich(phase(), 3).cards(3, "knight_card")
    t.do(0, "end_turn")
    assert asked(t) == ("special_building", (3,))
    t.refused("not-now", 3, "play_knight")


def test_X2_the_active_players_longest_road_is_cut():
    t = Table("five_six", seats=6).robber(-1)
    t.road(0, "(0,0)NW", "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW").road(1, "(0,-1)E")
    t.hand(1, brick=1, lumber=1, wool=1, grain=1).action(0)
    assert t.base.longest_road == 0
    t.do(0, "end_turn")
    t.do(1, "build_settlement", "(0,0)N")
    assert (t.base.road_length[0], t.base.longest_road) == (4, -1)


def test_X7_no_discard_at_the_end_of_the_phase():
    t = rich(phase(), 1).hand(2, wool=9)
    t.do(0, "end_turn")
    t.do(1, "pass_building")
    assert asked(t) == ("special_building", (2,))
    t.do(2, "pass_building")
    assert asked(t) == ("pre_roll", (1,))
    assert t.hand_of(2) == {"wool": 9}


def test_X13_the_deck_is_bought_out():
    t = phase().deck(monopoly=1).hand(5, wool=2, grain=2, ore=2)
    t.do(0, "end_turn")
    t.do(5, "buy_development_card")
    t.refused("deck-empty", 5, "buy_development_card")
    t.do(5, "pass_building")
    t.hand(1, wool=1, grain=1, ore=1).roll(1, 1)
    t.refused("deck-empty", 1, "buy_development_card")


# --- passes ---------------------------------------------------------------------------------------


def test_X16_an_empty_hand_passes_at_once_and_alike():
    t = rich(phase(), 2)
    t.do(0, "end_turn")
    assert asked(t) == ("special_building", (2,))
    assert [e.params["seat"] for e in t.events if e.kind == "building_passed"] == [1]
    t.do(2, "pass_building")
    passes = [event for event in t.events if event.kind == "building_passed"]
    assert [e.params for e in passes] == [{"seat": seat} for seat in (2, 3, 4, 5)]
    assert len({event.audience for event in passes}) == 1


def test_hidden_cards_never_decide_who_is_asked():
    """Two cards that buy nothing are asked like two cards that buy a road."""
    for cards in ({"ore": 2}, {"brick": 1, "lumber": 1}):
        t = phase().hand(1, **cards)
        t.do(0, "end_turn")
        assert asked(t) == ("special_building", (1,))


@pytest.mark.parametrize(
    "more", [(), ("cities_knights",), ("seafarers",), ("cities_knights", "church")], ids="+".join
)
def test_the_size_of_a_hand_decides_and_not_what_is_in_it(more):
    """Hands of one size, of one kind or mixed, are asked alike whatever the modules sell (§4)."""
    options = {"map": "seafarers_new_shores_6p"} if "seafarers" in more else {}
    game = played(Game.create(("base", "five_six", *more), options, 6, b"sizes"), Random(2), 200)
    while trading_seat(game) < 0:
        stand_in(game, game.asked[0])
    for count in range(6):
        seen = set()
        for kind in range(game.rules.card_kinds):
            twin = game.copy()
            mixed = [(kind + step) % game.rules.card_kinds for step in range(count)]
            for kinds in ([kind] * count, mixed):
                twin = game.copy()
                for seat in range(6):
                    hand = [kinds.count(k) for k in range(len(game.rules.kinds))]
                    twin.state.hands[seat] = hand
                events = twin.play(EndTurn(game.state.active))
                seen.add((str(twin.decision), tuple(event.kind for event in events)))
        assert len(seen) == 1, (count, seen)


def test_one_card_is_fewer_than_the_cheapest_purchase():
    t = phase().hand(1, brick=1)
    t.do(0, "end_turn")
    assert asked(t) == ("pre_roll", (1,))


def test_a_seat_without_a_place_for_what_it_could_pay_is_not_asked():
    t = phase().hand(1, brick=1, lumber=1)
    t.state.roads[1] = 0
    t.state.settlements[1] = 0
    t.refresh().do(0, "end_turn")
    assert asked(t) == ("pre_roll", (1,))


def test_a_step_ends_when_the_last_cards_are_spent():
    t = rich(phase(), 1)
    t.do(0, "end_turn")
    t.do(1, "build_road", min(t.places(1, "build_road")))
    passes = [e.params["seat"] for e in t.events if e.kind == "building_passed"]
    assert passes == [1, 2, 3, 4, 5]
    assert asked(t) == ("pre_roll", (1,))


def test_T20_the_default_is_to_pass():
    t = rich(phase(), 1, 2)
    t.do(0, "end_turn")
    assert asked(t) == ("special_building", (1,))
    t.default(1)
    assert asked(t) == ("special_building", (2,))


def test_a_standing_answer_passes_unless_something_can_be_built():
    t = phase().hand(1, brick=1, lumber=1).hand(2, grain=2, ore=3)
    assert standing_pass(t.game, 1) is None
    t.do(0, "end_turn")
    assert standing_pass(t.game, 2) is None
    assert standing_pass(t.game, 1) == t.make(1, "pass_building")
    assert standing_pass(t.game, 1, ["build_city"]) == t.make(1, "pass_building")
    assert standing_pass(t.game, 1, ["build_city", "build_road"]) is None
    t.do(1, "pass_building")
    assert standing_pass(t.game, 2, ["build_city"]) is None


# --- victory --------------------------------------------------------------------------------------


def nine_points(t, seat):
    """A seat with nine points, and the cards and roads for a tenth on (0,0)SE."""
    t.clear(seat).settlement(seat, "(0,0)N").road(seat, "(0,0)NE", "(0,0)E")
    t.cards(seat, *["victory_point_card"] * 8)
    t.hand(seat, brick=1, lumber=1, wool=1, grain=1)
    assert t.points(seat) == 9
    return t


def test_X3_T10_ten_points_in_the_phase_win_at_the_start_of_the_own_turn():
    t = nine_points(Table("five_six", seats=6).robber(-1), 2).action(1)
    t.settlement(3, "(2,1)N").hand(3, brick=1, lumber=1)
    t.do(1, "end_turn")
    t.do(2, "build_settlement", "(0,0)SE")
    assert t.points(2) == 10
    assert not t.game.finished
    assert asked(t) == ("special_building", (3,))
    t.do(3, "pass_building")
    assert t.game.winners == (2,)


def test_X3_T11_a_seat_whose_turn_comes_first_wins_first():
    t = nine_points(Table("five_six", seats=6).robber(-1), 2).action(0)
    t.settlement(1, "(2,1)N").cards(1, *["victory_point_card"] * 8).deck(victory_point_card=1)
    t.hand(1, wool=1, grain=1, ore=1)
    t.do(0, "end_turn")
    t.do(1, "pass_building")
    t.do(2, "build_settlement", "(0,0)SE")
    assert (t.points(1), t.points(2), t.game.finished) == (9, 10, False)
    t.roll(1, 1)
    t.do(1, "buy_development_card", outcomes=["victory_point_card"])
    assert t.game.winners == (1,)


def test_the_active_player_does_not_win_in_the_phase_after_his_turn():
    """Points that fall to P in the phase count when his next turn starts (§4)."""
    t = rich(phase(), 1, 2).action(0)
    t.do(0, "end_turn")
    t.cards(0, *["victory_point_card"] * 9)
    assert t.points(0) == 10
    t.do(1, "pass_building")
    assert not t.game.finished
    assert asked(t) == ("special_building", (2,))


# --- with other modules ---------------------------------------------------------------------------


def test_T21_a_bakery_but_no_beer():
    t = Table("five_six", "cities_knights", "church", seats=6)
    t.hand(1, brick=2, lumber=2, grain=5).action(0).do(0, "end_turn")
    assert asked(t) == ("special_building", (1,))
    t.do(1, "build_bakery")
    t.refused("not-now", 1, "brew")


@pytest.mark.skipif("cities_knights" not in all_modules(), reason="there are no knights here")
def test_X17_politics_and_promotion_in_one_step():
    t = Table("five_six", "cities_knights", seats=6).robber(-1)
    t.city(1, "(0,0)N").road(1, "(0,0)NE")
    part, knight = t.state.slices["cities_knights"], t.vertex("(0,0)NE")
    trade, _, science = part.levels
    part.levels = [trade, (0, 2, 0, 0, 0, 0), science]
    part.knights[1] = part.strong = 1 << knight
    t.hand(1, coin=3, wool=1, ore=1).action(0).do(0, "end_turn")
    assert asked(t) == ("special_building", (1,))
    t.refused("knight-needs-fortress", 1, "promote_knight", knight)
    t.do(1, "improve_city", "politics", None)
    t.do(1, "promote_knight", knight)
    assert t.state.slices["cities_knights"].mighty == 1 << knight
