"""City improvements (§8.1, §8.2)."""

import pytest

from tests.rules.cities_knights.table import A, B, City


def buyer(domain="politics", level=0, **hand):
    return City().city(A, "(0,0)N").levels(domain, level).hand(A, **hand).action()


@pytest.mark.parametrize(("preset", "kind"), [("seed", "cloth"), ("official", "paper")])
def test_T15_the_commodity_of_science(preset, kind):
    t = City(preset=preset).city(A, "(0,0)N").hand(A, **{kind: 1}).action()
    t.do(A, "improve_city", "science", None)
    assert t.hand_of(A) == {}
    assert t.level("science", A) == 1


@pytest.mark.parametrize(("preset", "kind"), [("seed", "paper"), ("official", "cloth")])
def test_the_commodity_of_trade(preset, kind):
    t = City(preset=preset).city(A, "(0,0)N").hand(A, **{kind: 1}).action()
    assert t.can(A, "improve_city", "trade", None)
    assert not t.can(A, "improve_city", "politics", None)


def test_T16_five_levels_cost_fifteen_and_with_a_crane_fourteen():
    t = buyer(coin=12).bank(coin=3)
    t.hand(A, coin=10)
    for level in range(1, 5):
        t.do(A, "improve_city", "politics", "(0,0)N" if level == 4 else None)
    assert t.hand_of(A) == {}
    t.progress(A, "crane").hand(A, coin=4).action()
    t.do(A, "play_crane")
    t.do(A, "improve_city", "politics", None)
    assert t.hand_of(A) == {}
    assert t.level("politics", A) == 5


def test_T16_without_a_crane():
    t = buyer(coin=15)
    for level in range(1, 6):
        t.do(A, "improve_city", "politics", "(0,0)N" if level == 4 else None)
    assert t.hand_of(A) == {}


def test_K11_no_improvement_without_a_city():
    t = City().settlement(A, "(0,0)N").hand(A, coin=1).action()
    t.refused("improvement-without-city", A, "improve_city", "politics", None)
    assert t.game.legal(A).of("improve_city") == []


def test_T55_levels_stay_without_a_city_but_none_is_bought():
    t = City().city(A, "(0,0)N").levels("science", 3).hand(A, cloth=4).ship_at(6)
    t.roll(1, 1, "ship")
    assert t.state.cities[A] == 0
    if t.asks == "aqueduct":
        t.do(A, "decline_aqueduct")
    t.refused("improvement-without-city", A, "improve_city", "science", None)
    t.pre_roll().roll(1, 4, "science", "mining")
    assert t.held(A) == ("mining",)


def test_several_levels_and_domains_in_one_turn():
    t = City().city(A, "(0,0)N").hand(A, coin=3, cloth=1).action()
    for domain in ("politics", "science", "politics"):
        t.do(A, "improve_city", domain, None)
    assert (t.level("politics", A), t.level("science", A)) == (2, 1)


def test_level_by_level_and_no_sixth():
    t = buyer(level=5, coin=6)
    t.refused("improvement-complete", A, "improve_city", "politics", None)


def test_too_few_commodities():
    t = buyer(level=2, coin=2)
    refused = t.refused("too-few-cards", A, "improve_city", "politics", None)
    assert t.cards_in(refused["cost"]) == {"coin": 3}


def test_an_unknown_domain_is_refused():
    t = buyer(coin=1)
    t.refused("unknown-domain", A, "improve_city", "magic", None)


def test_K75_a_sabotaged_city_serves_up_to_level_three():
    t = buyer(level=2, coin=7, lumber=1, ore=1).sabotaged("(0,0)N")
    t.do(A, "improve_city", "politics", None)
    t.refused("improvement-needs-city", A, "improve_city", "politics", "(0,0)N")
    t.city(A, "(0,0)S")
    assert t.can(A, "improve_city", "politics", "(0,0)S")
    t.refused("metropolis-city", A, "improve_city", "politics", "(0,0)N")


def test_T60_repair_then_buy():
    t = City().city(A, "(0,0)N").sabotaged("(0,0)N").levels("science", 3)
    t.hand(A, cloth=4, lumber=1, ore=1).action()
    t.refused("improvement-needs-city", A, "improve_city", "science", "(0,0)N")
    t.do(A, "repair_city", "(0,0)N")
    t.do(A, "improve_city", "science", "(0,0)N")
    assert t.owner("science") == A
    assert t.hand_of(A) == {}


def test_K89_a_substitute_settlement_is_no_city():
    t = City().settlement(A, "(0,0)N").hand(A, coin=1).action()
    t.ck.substitutes[A] = 1 << t.vertex("(0,0)N")
    t.refused("improvement-without-city", A, "improve_city", "politics", None)


def test_the_event_names_the_building():
    t = buyer(level=2, coin=3)
    t.do(A, "improve_city", "politics", None)
    assert t.event("improvement_bought").params == {
        "seat": A,
        "domain": "politics",
        "level": 3,
        "building": "fortress",
    }


def test_nobody_else_pays():
    t = buyer(coin=1).hand(B, coin=3)
    t.do(A, "improve_city", "politics", None)
    assert t.hand_of(B) == {"coin": 3}
    assert t.in_bank("coin") == 9
