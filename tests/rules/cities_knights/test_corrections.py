"""What moderators put right: knights, walls, calendars, metropolises, the merchant, cards."""

import pytest

from tests.rules.cities_knights.table import A, B, City

HERE, THERE = "(0,0)N", "(1,0)SE"
ROADS = ("(0,0)NE", "(0,0)E", "(0,0)SE")


def city_of_a():
    return City().city(A, HERE, THERE).road(A, *ROADS).action(A)


def test_commodities_are_cards():
    t = city_of_a()
    t.correct(A, "cards", {"coin": 2}, {})
    t.correct(A, "cards", {"cloth": 1}, {"coin": 1})
    assert t.hand_of(A) == {"coin": 1, "cloth": 1}
    t.not_correct("correction-hand-lacks", A, "cards", {}, {"paper": 1})


def test_knights_come_change_and_go():
    t = city_of_a()
    t.not_correct("correction-not-there", A, "piece", "basic_knight", "(-1,0)N")
    t.not_correct("correction-not-there", B, "piece", "basic_knight", "(0,0)NE")
    t.correct(A, "piece", "basic_knight", "(0,0)SE")
    assert t.at("(0,0)SE") == (A, 1, False)
    t.correct(A, "piece", "mighty_knight", "(0,0)SE")
    t.correct(A, "piece", "active_knight", "(0,0)SE")
    assert t.at("(0,0)SE") == (A, 3, True)
    assert not t.ck.ready  # it cannot act in this turn
    t.not_correct("correction-not-there", A, "piece", "active_knight", "(0,0)SE")
    t.correct(A, "piece", "active_knight", "(0,0)SE", True)
    assert t.at("(0,0)SE") == (A, 3, False)
    t.correct(A, "piece", "strong_knight", "(0,0)SE")
    t.correct(A, "piece", "strong_knight", "(0,0)SE", True)
    assert t.at("(0,0)SE") is None
    t.not_correct("correction-no-piece-there", A, "piece", "strong_knight", "(0,0)SE", True)


def test_knights_are_not_more_than_the_supply():
    t = city_of_a().knight(A, "(0,0)SE").knight(A, "(0,0)NE")
    t.not_correct("no-piece-left", A, "piece", "basic_knight", "(0,0)S")


def test_a_foreign_knight_that_goes_joins_a_road_again():
    t = City().road(A, "(0,0)NE", "(0,0)E", "(0,0)SE", "(0,0)SW", "(0,0)W").action(A)
    t.road(B, "(0,1)NE").refresh()
    at = "(0,0)SE"
    t.correct(B, "piece", "basic_knight", at)
    assert t.base.longest_road == -1
    t.correct(B, "piece", "basic_knight", at, True)
    assert t.base.longest_road == A


def test_walls_go_with_their_city():
    t = city_of_a()
    t.correct(A, "piece", "wall", HERE)
    t.not_correct("correction-not-there", A, "piece", "wall", HERE)
    t.not_correct("correction-not-there", A, "piece", "wall", "(0,0)SE")
    told = [event.params for event in t.correct(A, "piece", "settlement", HERE)]
    assert [(params["piece"], params["done"]) for params in told] == [
        ("settlement", "given"),
        ("city", "taken"),
        ("wall", "taken"),
    ]
    assert not t.ck.walls[A]
    t.correct(A, "piece", "wall", THERE)
    t.correct(A, "piece", "wall", THERE, True)
    assert not t.ck.walls[A]


def test_a_calendar_is_turned_and_turned_back():
    t = city_of_a()
    for level in (1, 2, 3):
        t.correct(A, "holding", "improvement_science")
        assert t.level("science", A) == level
    t.correct(A, "holding", "improvement_science", True)
    assert t.level("science", A) == 2
    t.not_correct("correction-none-held", B, "holding", "improvement_science", True)


def test_the_metropolis_follows_the_calendar():
    t = city_of_a().levels("trade", 3)
    events = t.correct(A, "holding", "improvement_trade")
    assert [event.kind for event in events] == ["metropolis", "correction_holding"]
    assert (t.owner("trade"), t.points(A)) == (A, 6)
    t.not_correct("correction-metropolis-stands", A, "piece", "settlement", HERE)
    t.correct(A, "piece", "metropolis_trade", THERE)
    t.correct(A, "piece", "settlement", HERE)
    t.not_correct("correction-not-removed", A, "piece", "metropolis_trade", THERE, True)
    t.correct(A, "holding", "improvement_trade", True)
    assert (t.owner("trade"), t.points(A)) == (-1, 3)


def test_the_second_at_the_top_gets_the_metropolis_that_the_first_loses():
    t = city_of_a().city(B, "(-1,0)N").levels("trade", 5, 5).metropolis("trade", A, HERE)
    t.correct(A, "holding", "improvement_trade", True)
    assert (t.owner("trade"), t.ck.first_at_top[0]) == (B, B)


@pytest.mark.parametrize("domain", ["trade", "politics", "science"])
def test_a_level_that_needs_a_city_is_not_given_without_one(domain):
    t = City().levels(domain, 3).action(A)
    t.not_correct("correction-none-spare", A, "holding", f"improvement_{domain}")


def test_merchant_and_defender_card():
    t = city_of_a()
    t.correct(A, "pawn", "merchant", "(1,0)")
    assert t.points(A) == 5
    t.correct(A, "pawn", "merchant", None)
    t.correct(B, "holding", "defender_card")
    assert (t.points(A), t.points(B)) == (4, 1)
    t.correct(B, "holding", "defender_card", True)
    assert t.points(B) == 0


def test_the_ship_is_moved_but_does_not_land():
    t = city_of_a().ship_at(5)
    t.correct(A, "holding", "barbarian_step")
    assert t.event("correction_holding").params == {
        "seat": -1,
        "piece": "barbarian_step",
        "count": 6,
        "done": "given",
    }
    t.not_correct("correction-none-spare", A, "holding", "barbarian_step")


def test_progress_cards():
    t = city_of_a()
    t.correct(B, "hidden_card", "spy")
    assert t.held(B) == ("spy",)
    assert "spy" not in t.game.record(A)
    t.correct(B, "hidden_card", "printer")  # lies open at once
    assert t.points(B) == 1
    assert t.event("correction_open_card").audience is None
    t.correct(B, "hidden_card", "printer", True)
    t.correct(B, "hidden_card", "spy", True)
    assert (t.held(B), t.points(B)) == ((), 0)
    t.progress(B, "spy", "smith", "crane", "warlord")
    t.not_correct("correction-hand-full", B, "hidden_card", "spy")
    t.not_correct("correction-unknown-card", B, "hidden_card", "knight_card")


def test_no_knight_cards_are_played_in_this_game():
    t = city_of_a()
    t.not_correct("correction-unknown-piece", A, "holding", "played_knight")


def test_a_settlement_lying_as_a_city_is_forgotten_when_it_goes():
    t = city_of_a()
    t.ck.substitutes[A] = t.state.cities[A]
    t.correct(A, "piece", "city", HERE, True)
    assert t.ck.substitutes[A] == 1 << t.vertex(THERE)
