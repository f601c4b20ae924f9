"""Which modules go together, and with how many players (base.md §1.1)."""

from itertools import combinations

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.registry import all_modules

EXPANSIONS = (
    "five_six",
    "seafarers",
    "cities_knights",
    "church",
    "war",
    "modern_war",
    "cheops",
    "alexander",
)
NEEDS = {"church": ("base", "cities_knights")}
PLAYERS = {
    "five_six": (3, 4, 5, 6),
    "cities_knights": (3, 4, 5, 6),
    "church": (3, 4, 5, 6),
    "war": (3, 4, 5, 6),
    "modern_war": (2, 3, 4, 5, 6),
    "cheops": (3, 4),
    "alexander": (3, 4),
}
SCENARIOS = ("cheops", "alexander")
APART = {
    frozenset(pair)
    for pair in (
        *((name, scenario) for name in EXPANSIONS for scenario in SCENARIOS if name != scenario),
        ("cities_knights", "modern_war"),
        ("church", "war"),
        ("church", "modern_war"),
        ("war", "modern_war"),
    )
}
PRESENT = [name for name in EXPANSIONS if name in all_modules()]


def with_needs(*names):
    needed = [n for name in names for n in NEEDS.get(name, ("base",))]
    return tuple(dict.fromkeys([*needed, *names]))


def refusal(modules, seats, **options):
    """How a set-up is refused, or ``None``."""
    try:
        Game.create(modules, options, seats, seed=b"set-up")
    except Refusal as refused:
        return refused
    return None


def test_no_module_and_no_number_of_seats_are_refused():
    assert refusal((), 4).key == "module-left-out"
    for seats in ("4", None, 4.5, [4]):
        assert refusal(("base",), seats).key == "seat-count"


def test_an_unknown_module_is_refused_by_name():
    refused = refusal(("base", "dragons"), 4)
    assert refused is not None
    assert (refused.key, refused.params["module"]) == ("unknown-module", "dragons")


@pytest.mark.parametrize("name", PRESENT)
def test_what_a_module_needs(name):
    for left_out in NEEDS.get(name, ("base",)):
        modules = [other for other in with_needs(name) if other != left_out]
        refused = refusal(modules, 4)
        assert refused is not None
        assert refused.key == "module-requires"
        assert refused.params["needed"] == left_out


@pytest.mark.parametrize(("one", "other"), list(combinations(PRESENT, 2)))
def test_which_modules_go_together(one, other):
    refused = refusal(with_needs(one, other), 4)
    apart = any(frozenset(pair) in APART for pair in combinations(with_needs(one, other), 2))
    if apart:
        assert refused is not None
        assert refused.key == "modules-exclude"
        assert frozenset((refused.params["module"], refused.params["other"])) in APART
    else:
        assert refused is None or refused.key != "modules-exclude"


def test_what_was_chosen_is_named_and_not_what_it_brings_along():
    refused = refusal(with_needs("church", "cheops"), 4)
    assert refused is not None
    assert (refused.params["module"], refused.params["other"]) == ("cheops", "church")


@pytest.mark.parametrize("name", [name for name in PRESENT if name in PLAYERS])
def test_numbers_of_players(name):
    for seats in range(2, 7):
        modules = with_needs(name, *(["five_six"] if seats > 4 else []))
        if seats in PLAYERS[name] or (seats > 4 and name in SCENARIOS):
            continue
        refused = refusal(modules, seats)
        assert refused is not None
        assert refused.key in ("module-seats", "map-seats", "seat-count")


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_need_the_extension(seats):
    refused = refusal(("base",), seats)
    assert refused is not None
    assert refused.key in ("module-left-out", "map-seats")


def test_the_order_of_the_modules_does_not_matter():
    ids = ("base", *PRESENT[:1])
    assert Game.create(ids, {}, 5 if "five_six" in ids else 4, b"x").hash() == (
        Game.create(ids[::-1], {}, 5 if "five_six" in ids else 4, b"x").hash()
    )
