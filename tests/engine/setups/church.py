"""Set-ups of the church: all numbers of players, alone, with islands, and at the large table."""

from collections.abc import Iterator
from random import Random

from engine.game import Game
from engine.modules.church.beer import TOKENS, supply
from engine.modules.church.exclusion import EXCLUDES
from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.knights import MIGHTY, all_knights, knight_owner, level_at
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.state import State
from tests.engine.setups import Setup

MODULES = ("base", "cities_knights", "church")


def church_game(name: str, seats: int, /, *more: str, **options: object) -> Setup:
    """A set-up with the church and other modules."""
    modules = (*MODULES, *(("five_six",) if seats > 4 else ()), *more)
    return Setup(f"church {name} {seats}", modules, seats, {"victory_points": 13, **options})


SETUPS = [
    church_game("seed", 3),
    church_game("seed", 4),
    church_game("official chosen", 4, preset="official", knights_participation="chosen"),
    church_game("special building", 6),
    church_game("paired", 5, extra_build="paired_players", strict_phases=True),
    church_game("islands", 4, "seafarers", map="seafarers_new_shores_4p"),
    church_game(
        "everything",
        5,
        "seafarers",
        map="seafarers_new_shores_6p",
        preset="official",
        extra_build="paired_players",
    ),
    church_game("everything", 6, "seafarers", map="seafarers_through_the_desert_6p"),
]


def check(game: Game) -> None:
    """church.md: beer, bakeries, exclusion, the cards that lie open."""
    part, state = church_slice(game.state), game.state
    assert 0 <= supply(state) <= TOKENS
    assert all(count >= 0 for count in (*part.fresh, *part.ripe))
    assert part.bakeries >> game.rules.seats == 0
    _check_beers(game)
    _check_metropolises(game)
    assert (part.inquisitor < 0) == (part.inquisitor_holder < 0)
    if part.inquisitor >= 0:
        assert state.cities[part.inquisitor_holder] >> part.inquisitor & 1
    assert (part.granary < 0) == (not part.stored)
    assert part.granary < 0 or part.granary_new or any(part.stored)
    kinds = [game.rules.kind(name) for name in ("grain", "bread")]
    assert all(not count or kind in kinds for kind, count in enumerate(part.stored))


def _check_beers(game: Game) -> None:
    part, ck = church_slice(game.state), ck_slice(game.state)
    places = [beer.vertex for beer in part.beers]
    assert len(set(places)) == len(places)
    for beer in part.beers:
        assert beer.left in (beer.step, 2 * beer.step)
        if beer.vertex >= 0:
            assert all_knights(ck) >> beer.vertex & 1
            assert knight_owner(ck, beer.vertex) != beer.by
            assert level_at(ck, beer.vertex) < MIGHTY


def _check_metropolises(game: Game) -> None:
    owners, made = ck_slice(game.state).metropolis_owner, tables(game.rules)
    for name, others in EXCLUDES.items():
        own, others_of = made.domain(name), [made.domain(other) for other in others]
        if own >= 0 and owners[own] >= 0:
            assert all(other < 0 or owners[other] != owners[own] for other in others_of)


def cards_elsewhere(state: State) -> list[int]:
    """What lies in the Granary."""
    stored = church_slice(state).stored
    return list(stored) if stored else [0] * len(state.rules.kinds)


def progress_cards_elsewhere(game: Game) -> list[str]:
    """The red cards that lie open before somebody."""
    part = church_slice(game.state)
    places = {"granary": part.granary >= 0, "lent": part.lent >= 0, "anathema": part.ban}
    return [card for card, lies in places.items() if lies]


def twins(game: Game, viewer: int | None, random: Random) -> Iterator[Game]:
    """Copies in which the Granary holds another kind, which its owner holds in hand instead."""
    part = church_slice(game.state)
    if part.granary < 0 or part.granary == viewer:
        return
    kinds = [game.rules.kind(name) for name in ("grain", "bread")]
    for out, into in (kinds, kinds[::-1]):
        if part.stored[out] and game.state.hands[part.granary][into]:
            twin = game.copy()
            changed = church_slice(twin.state)
            stored, hand = list(changed.stored), twin.state.hands[part.granary]
            stored[out] -= 1
            stored[into] += 1
            hand[out] += 1
            hand[into] -= 1
            changed.stored = tuple(stored)
            yield twin
