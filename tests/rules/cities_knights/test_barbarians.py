"""The landing, the battle and what follows it (§10)."""

import pytest

from engine.modules.cities_knights.barbarians import forecast, losers
from tests.rules.cities_knights.table import A, B, C, City, D

PLACES = {
    A: ("(0,-2)N", "(0,-2)S", "(0,0)N"),
    B: ("(2,-2)N", "(2,-2)S"),
    C: ("(-1,2)S", "(-1,2)N"),
    D: ("(2,0)NE", "(1,1)S"),
}


def field(cities, knights=(), **options):
    """Cities by seat, and the level of one active knight by seat (0: none)."""
    t = City(**options)
    for seat, count in enumerate(cities):
        t.city(seat, *PLACES[seat][:count])
    spots = ("(1,0)N", "(1,0)NE", "(1,0)SE", "(1,0)S")
    for seat, level in enumerate(knights):
        if level:
            t.knight(seat, spots[seat], level, active=True)
    return t


def lost(t):
    return [event.params["seat"] for event in t.events if event.kind == "city_lost"]


def test_T9_the_lowest_loses_its_ordinary_city():
    t = field((2, 1, 1), (0, 2, 1)).metropolis("trade", A, PLACES[A][0]).land()
    assert t.event("battle").params["barbarians"] == 4
    assert t.event("battle").params["defence"] == 3
    assert lost(t) == [A]
    assert t.state.cities[A] == 1 << t.vertex(PLACES[A][0])
    assert t.state.settlements[A] == 1 << t.vertex(PLACES[A][1])


def test_T10_a_tie_is_won_and_the_best_draw():
    t = field((2, 1, 1), (0, 2, 2)).land()
    assert t.event("battle").params["won"] == "defence"
    assert (t.asks, t.game.asked) == ("choose_deck", (B, C))
    t.do(C, "choose_deck", "trade")
    t.do(B, "choose_deck", "science", outcomes=["crane", "merchant_card"])
    drawn = [e.params["seat"] for e in t.events if e.kind == "progress_card_drawn"]
    assert drawn == [B, C]
    assert (t.held(B), t.held(C)) == (("crane",), ("merchant_card",))
    assert t.ck.active == 0
    assert t.ck.defenders == [0, 0, 0, 0]


def test_T11_all_that_tie_for_the_lowest_lose_a_city():
    t = field((1, 1, 1, 1), (0, 1, 1, 1)).metropolis("trade", A, PLACES[A][0]).land()
    assert (t.event("battle").params["barbarians"], t.event("battle").params["defence"]) == (4, 3)
    assert lost(t) == [B, C, D]


def test_T12_the_strongest_alone_gets_a_point():
    t = field((2, 1), (3, 1))
    before = t.points(A)
    t.land()
    assert t.event("defender").params["seat"] == A
    assert t.points(A) == before + 1
    assert t.ck.active == 0


def test_K35_five_against_five():
    t = field((2, 2, 1), (3, 2)).land()
    assert t.event("battle").params["won"] == "defence"
    assert t.event("defender").params["seat"] == A


def immune(**options):
    """K36: five barbarians, four defenders; A has only a metropolis."""
    t = field((1, 2, 2), (0, 1, 3), **options)
    return t.metropolis("trade", A, PLACES[A][0])


def test_K36_a_seat_with_only_a_metropolis_is_passed_over():
    t = immune().land()
    assert t.event("battle").params["barbarians"] == 5
    assert (t.asks, t.game.asked) == ("lose_city", (B,))
    t.do(B, "lose_city", PLACES[B][0])
    assert lost(t) == [B]


def test_K90_where_nobody_is_passed_over_the_immune_is_lowest():
    t = immune(pillage_skip_immune=False).land()
    assert t.event("battle").params["won"] == "barbarians"
    assert lost(t) == []
    assert t.asks == "action"


def test_K37_both_lowest_lose():
    t = field((1, 1, 1), (0, 0, 2)).land()
    assert lost(t) == [A, B]


def test_K38_nobody_has_a_city_to_lose():
    t = field((1, 0), (0, 0)).metropolis("trade", A, PLACES[A][0]).knight(B, "(1,0)S").land()
    assert t.event("battle").params["won"] == "barbarians"
    assert lost(t) == []
    assert (t.ck.ship, t.ck.active) == (0, 0)


def test_K39_without_settlement_pieces_the_city_lies_down():
    t = field((1,), ())
    t.settlement(A, "(-1,1)N", "(-1,1)S", "(1,1)N", "(1,1)S", "(2,0)NE")
    points = t.points(A)
    t.land()
    assert t.event("city_lost").params["substitute"]
    assert t.points(A) == points - 1
    assert t.state.supply("settlement", A) == 0
    assert t.state.supply("city", A) == 4
    t.hand(A, ore=6, grain=4)
    t.refused("substitute-first", A, "build_city", "(-1,1)N")
    t.do(A, "build_city", PLACES[A][0])
    assert t.state.supply("settlement", A) == 0
    assert t.state.supply("city", A) == 3
    t.do(A, "build_city", "(-1,1)N")


def test_K39_a_city_lying_down_yields_and_counts_as_a_settlement():
    t = City().settlement(A, "(0,-2)N")
    t.ck.substitutes[A] = t.state.settlements[A]
    assert forecast(t.game).barbarians == 0
    t.roll(4, 6, "trade")
    assert t.hand_of(A) == {"ore": 1}


def test_K40_two_best_tie():
    t = field((1, 1, 1), (3, 3, 1)).land()
    assert (t.asks, t.game.asked) == ("choose_deck", (A, B))
    assert t.ck.defenders == [0] * 4


def test_K41_a_tied_player_with_four_cards():
    t = field((1, 1), (1, 1)).progress(A, "crane", "mining", "smith", "medicine").land()
    t.do(B, "choose_deck", "trade")
    t.do(A, "choose_deck", "trade", outcomes=["merchant_card"])
    assert (t.asks, t.game.asked) == ("progress_limit", (A,))
    t.do(A, "discard_progress_card", "crane", outcomes=["merchant_card"])
    assert len(t.held(A)) == 4
    assert t.held(B) == ("merchant_card",)
    assert t.asks == "action"


def test_K42_a_tied_player_draws_the_printer():
    t = field((1, 1), (1, 1)).land()
    before = t.points(A)
    t.do(A, "choose_deck", "science")
    t.do(B, "choose_deck", "trade", outcomes=["printer", "merchant_card"])
    assert t.points(A) == before + 1
    assert t.ck.open_cards[A] == ("printer",)


def test_K76_T59_nothing_against_nothing():
    t = City().land()
    assert t.event("battle").params["won"] == "defence"
    assert t.told("no_defender")
    assert t.ck.defenders == [0] * 4
    assert (t.ck.ship, t.asks) == (0, "action")


def test_K84_all_decks_are_empty():
    t = field((1, 1), (1, 1))
    for domain in ("trade", "politics", "science"):
        t.stack(domain)
    t.land()
    assert t.asks == "action"
    assert t.held(A) == t.held(B) == ()


def test_a_single_deck_left_is_not_asked():
    t = field((1, 1), (1, 1)).stack("trade", "merchant_card", "merchant_fleet")
    t.stack("politics").stack("science").land()
    assert t.asks == "action"
    assert (t.held(A), t.held(B)) == (("merchant_card",), ("merchant_fleet",))


def test_who_finds_his_deck_used_up_chooses_again():
    t = field((1, 1), (1, 1)).stack("trade", "merchant_card").land()
    t.do(A, "choose_deck", "trade")
    t.do(B, "choose_deck", "trade")
    assert t.held(A) == ("merchant_card",)
    assert (t.asks, t.game.asked) == ("choose_deck", (B,))
    t.refused("deck-not-available", B, "choose_deck", "trade")
    t.do(B, "choose_deck", "science", outcomes=["crane"])
    assert t.held(B) == ("crane",)


def test_K87_two_victims_are_asked_together():
    t = field((2, 2, 0), ()).settlement(A, "(1,0)N").land(1, 2)
    assert (t.asks, t.game.asked) == ("lose_city", (A, B))
    assert not t.told("production")
    t.do(B, "lose_city", PLACES[B][0])
    assert not t.told("production")
    t.do(A, "lose_city", PLACES[A][0])
    assert t.told("production")


def test_a_metropolis_is_never_lost():
    t = field((2, 0), ()).metropolis("trade", A, PLACES[A][0])
    t.city(A, PLACES[A][2]).land()
    t.refused("metropolis-safe", A, "lose_city", PLACES[A][0])
    t.refused("no-own-city", A, "lose_city", "(1,1)S")


def test_passive_knights_do_not_fight():
    t = field((1,), ()).knight(A, "(1,0)N", 3).land()
    assert lost(t) == [A]


def test_the_losses_can_be_foretold():
    t = field((2, 1, 1), (0, 2, 1))
    now = forecast(t.game)
    assert (now.barbarians, now.defence, now.contributions) == (4, 3, (0, 2, 1, 0))
    assert now.barbarians_win
    assert losers(t.game, now) == [A]
    t.ship_at(3).roll(1, 1, "ship")
    told = t.event("barbarians_moved").params
    assert (told["left"], told["barbarians"], told["defence"], told["losers"]) == (3, 4, 3, (A,))


def test_a_sabotaged_city_counts_and_may_be_lost():
    t = field((1,), ()).sabotaged(PLACES[A][0])
    assert forecast(t.game).barbarians == 1
    t.land()
    assert lost(t) == [A]
    assert t.ck.sabotaged == 0


# --- knights that fight by choice -----------------------------------------------------------------


def chosen(cities, knights):
    return field(cities, knights, knights_participation="chosen")


def test_T13_who_sends_nobody_is_lowest():
    t = chosen((2, 1), (3, 1)).land()
    assert (t.asks, t.game.asked) == ("commit_knights", (A,))
    t.do(A, "commit_knights", [])
    t.do(B, "commit_knights", ["(1,0)NE"])
    assert t.event("knights_committed").params["vertices"] == (t.vertex("(1,0)NE"),)
    t.do(A, "lose_city", PLACES[A][0])
    assert t.at("(1,0)N") == (A, 3, True)
    assert t.at("(1,0)NE") == (B, 1, False)


def test_K43_knights_held_back_stay_active():
    t = chosen((1, 1), (3, 1))
    t.knight(A, "(0,0)N", 3, active=True).knight(A, "(0,0)S", 2, active=True).land()
    t.do(A, "commit_knights", [])
    t.default(B)
    assert lost(t) == [A]
    assert all(t.at(place)[2] for place in ("(1,0)N", "(0,0)N", "(0,0)S"))


def test_T13_declarations_go_clockwise_from_the_active_player():
    t = chosen((1, 1, 1), (1, 1, 1)).pre_roll(B).land()
    order = []
    while t.asks == "commit_knights":
        order += t.game.asked
        t.default(t.game.asked[0])
    assert order == [B, C, A]


def test_Q25_the_default_sends_all_active_knights():
    t = chosen((1,), (2,)).knight(A, "(0,0)N", 1, active=True).knight(A, "(0,0)S", 1).land()
    t.default(A)
    assert t.event("battle").params["defence"] == 3


def test_only_active_own_knights_are_sent_once_each():
    t = chosen((1, 1), (1, 1)).knight(A, "(0,0)N").land()
    t.refused("knight-cannot-fight", A, "commit_knights", ["(0,0)N"])
    t.refused("knight-cannot-fight", A, "commit_knights", ["(1,0)NE"])
    twice = [t.vertex("(1,0)N")] * 2
    t.refused("knights-order", A, "commit_knights", twice)


# --- defaults -------------------------------------------------------------------------------------


def test_T63_Q20_the_city_an_absent_victim_loses():
    t = City().city(A, "(0,-1)SW", "(1,1)S", "(2,0)NE").wall(A, "(1,1)S").land()
    t.default(A)
    # (0,-1)SW has 6, 11 and 12: 8 pips; (2,0)NE has 8: 5 pips; the walled one comes last
    assert t.event("city_lost").params["vertex"] == t.vertex("(2,0)NE")


@pytest.mark.parametrize(
    ("sizes", "chosen_deck"),
    [((3, 2, 2), "trade"), ((1, 2, 2), "politics"), ((1, 1, 2), "science"), ((1, 1, 1), "trade")],
)
def test_Q21_the_largest_deck_ties_yellow_blue_green(sizes, chosen_deck):
    t = field((1, 1), (1, 1))
    for domain, card, size in zip(
        ("trade", "politics", "science"), ("merchant_card", "spy", "crane"), sizes, strict=True
    ):
        t.stack(domain, *[card] * size)
    t.land()
    assert t.game.default(A).domain == chosen_deck
