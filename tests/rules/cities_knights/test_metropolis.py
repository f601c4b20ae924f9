"""Metropolises (§8.4)."""

from tests.rules.cities_knights.table import A, B, C, City


def two_cities(domain="politics", *levels):
    """A and B with a city each, and enough coins."""
    t = City().city(A, "(0,0)N").city(B, "(0,0)S").levels(domain, *levels)
    return t.hand(A, coin=5).hand(B, coin=5)


def test_level_four_brings_the_free_metropolis():
    t = two_cities("politics", 3).action()
    t.do(A, "improve_city", "politics", "(0,0)N")
    assert t.owner("politics") == A
    assert t.points(A) == 4
    assert t.event("metropolis").params["vertex"] == t.vertex("(0,0)N")


def test_the_city_is_named_with_the_purchase():
    t = two_cities("politics", 3).action()
    t.refused("metropolis-city-missing", A, "improve_city", "politics", None)
    t.refused("metropolis-city", A, "improve_city", "politics", "(0,0)S")


def test_no_city_is_named_where_nothing_is_gained():
    t = two_cities("politics", 1).action()
    t.refused("metropolis-not-gained", A, "improve_city", "politics", "(0,0)N")


def test_K12_one_city_with_a_metropolis_stops_other_domains_at_three():
    t = City().city(A, "(0,0)N").metropolis("science", A, "(0,0)N").levels("science", 4)
    t.levels("politics", 2).hand(A, coin=7).action()
    t.do(A, "improve_city", "politics", None)
    t.refused("improvement-needs-city", A, "improve_city", "politics", None)


def test_K13_the_own_domain_goes_on_to_five():
    t = City().city(A, "(0,0)N").metropolis("science", A, "(0,0)N").levels("science", 4)
    t.hand(A, cloth=5).action()
    t.do(A, "improve_city", "science", None)
    assert t.level("science", A) == 5
    assert t.owner("science") == A


def test_T18_level_four_without_a_second_city():
    t = City().city(A, "(0,0)N").metropolis("science", A, "(0,0)N").levels("science", 4)
    t.levels("politics", 3).hand(A, coin=4).action()
    t.refused("improvement-needs-city", A, "improve_city", "politics", None)


def test_T19_level_four_on_the_second_city():
    t = City().city(A, "(0,0)N").metropolis("science", A, "(0,0)N").levels("science", 4)
    t.levels("politics", 3).settlement(A, "(0,0)S").hand(A, coin=4, grain=2, ore=3).action()
    t.do(A, "build_city", "(0,0)S")
    t.do(A, "improve_city", "politics", "(0,0)S")
    assert t.owner("politics") == A
    assert t.points(A) == 8


def taken_by_a(*levels):
    return two_cities("politics", *levels).metropolis("politics", A, "(0,0)N")


def test_K14_a_second_player_on_level_four_gets_nothing():
    t = taken_by_a(4, 3).action(B)
    t.refused("metropolis-not-gained", B, "improve_city", "politics", "(0,0)S")
    t.do(B, "improve_city", "politics", None)
    assert t.owner("politics") == A


def test_K15_T17_the_first_on_level_five_takes_it():
    t = taken_by_a(4, 4).action(B)
    before = t.points(A), t.points(B)
    t.do(B, "improve_city", "politics", "(0,0)S")
    assert t.owner("politics") == B
    assert (t.points(A) - before[0], t.points(B) - before[1]) == (-2, 2)


def test_T17_it_needs_a_city_without_metropolis():
    t = taken_by_a(4, 4).metropolis("science", B, "(0,0)S").action(B)
    t.refused("improvement-needs-city", B, "improve_city", "politics", None)


def test_K16_the_former_owner_on_level_five_gets_it_not_back():
    t = taken_by_a(4, 5).metropolis("politics", B, "(0,0)S").action(A)
    t.do(A, "improve_city", "politics", None)
    assert t.owner("politics") == B
    assert t.level("politics", A) == 5


def test_an_owner_on_level_five_keeps_it_for_good():
    t = taken_by_a(5, 4).action(B)
    t.do(B, "improve_city", "politics", None)
    assert t.owner("politics") == A


def test_K17_level_five_with_a_crane_costs_four():
    t = taken_by_a(4).progress(A, "crane").hand(A, coin=4).action()
    t.do(A, "play_crane")
    t.do(A, "improve_city", "politics", None)
    assert t.hand_of(A) == {}


def test_one_metropolis_per_city():
    t = City().city(A, "(0,0)N", "(0,0)S").metropolis("science", A, "(0,0)N")
    t.levels("politics", 3).hand(A, coin=4).action()
    t.refused("metropolis-city", A, "improve_city", "politics", "(0,0)N")
    assert t.can(A, "improve_city", "politics", "(0,0)S")


def test_three_metropolises_of_one_player():
    t = City().city(A, "(0,0)N", "(0,0)S", "(-1,1)SW")
    for domain, place in (("trade", "(0,0)N"), ("politics", "(0,0)S"), ("science", "(-1,1)SW")):
        t.metropolis(domain, A, place)
    assert t.points(A) == 12


def test_a_metropolis_taken_leaves_an_ordinary_city():
    t = taken_by_a(4, 4).action(B)
    t.do(B, "improve_city", "politics", "(0,0)S")
    t.pre_roll(C).land()
    assert t.event("city_lost").params["seat"] == A
