"""Set-ups of Cities & Knights: both presets, alone and combined, and the options of its own."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.game import Game
from engine.modules.cities_knights.knights import LEVELS, all_knights, count_of_level
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import MAX_LEVEL, METROPOLIS_LEVEL, tables
from tests.engine.setups import Setup, extras

CITIES = ("base", "cities_knights")


def city_game(name: str, seats: int, /, *more: str, **options: object) -> Setup:
    """A set-up with Cities & Knights and other modules."""
    modules = (*CITIES, *(("five_six",) if seats > 4 else ()), *more)
    return Setup(f"cities_knights {name} {seats}", modules, seats, options)


ALONE = [
    city_game("seed", 3),
    city_game("seed", 4),
    city_game("official", 4, preset="official"),
    city_game("official printed", 3, preset="official", beginner_pieces=True),
]
OPTIONS = [
    city_game("chosen", 4, knights_participation="chosen", map="base_variable"),
    city_game(
        "active chooses",
        4,
        commercial_harbor_chooser="active",
        deserter_chooser="active",
        deserter_level="same_or_lower_free",
        pillage_skip_immune=False,
        strict_phases=True,
    ),
    city_game(
        "announced",
        3,
        auto_claim_victory=False,
        victory_points=9,
        merchant_fleet_scope="one_type",
        knight_move_connected=True,
    ),
]
LARGE = [
    city_game("special building", 6),
    city_game("special building", 5, preset="official"),
    city_game("paired", 6, extra_build="paired_players"),
    city_game("paired", 5, preset="official", extra_build="paired_players", strict_phases=True),
]
ISLANDS = [
    city_game("islands", 3, "seafarers", map="seafarers_new_shores_3p", victory_points=13),
    city_game(
        "islands official",
        4,
        "seafarers",
        map="seafarers_four_islands_4p",
        preset="official",
        merchant_on_gold=True,
        victory_points=12,
    ),
]
EVERYTHING = [
    city_game("everything", 6, "seafarers", map="seafarers_new_shores_6p", victory_points=13),
    city_game(
        "everything paired",
        5,
        "seafarers",
        map="seafarers_through_the_desert_6p",
        preset="official",
        extra_build="paired_players",
        knights_participation="chosen",
        victory_points=12,
    ),
]
SETUPS = [*ALONE, *OPTIONS, *LARGE, *ISLANDS, *EVERYTHING]


def check(game: Game) -> None:
    """cities_knights.md: pieces, calendars, metropolises, cards."""
    _check_knights(game)
    _check_cities(game)
    _check_calendars(game)
    _check_progress_cards(game)


def _check_knights(game: Game) -> None:
    state, part = game.state, ck_slice(game.state)
    everywhere = all_knights(part)
    assert everywhere.bit_count() == sum(own.bit_count() for own in part.knights)
    assert not everywhere & state.buildings
    assert not part.mighty & ~part.strong
    for mask in (part.strong, part.active, part.ready, part.promoted):
        assert not mask & ~everywhere
    assert not part.ready & ~part.active
    for seat, own in enumerate(part.knights):
        assert sum(count_of_level(level, state, seat) for level in LEVELS) == own.bit_count()


def _check_cities(game: Game) -> None:
    state, part = game.state, ck_slice(game.state)
    cities = 0
    for seat, own in enumerate(state.cities):
        cities |= own
        assert not part.walls[seat] & ~own
    assert not part.sabotaged & ~cities
    metropolises = [vertex for vertex in part.metropolis if vertex >= 0]
    assert len(set(metropolises)) == len(metropolises)
    for vertex, owner in zip(part.metropolis, part.metropolis_owner, strict=True):
        assert (vertex < 0) == (owner < 0)
        assert owner < 0 or state.cities[owner] >> vertex & 1
        assert owner < 0 or not part.sabotaged >> vertex & 1


def _check_calendars(game: Game) -> None:
    part, rules = ck_slice(game.state), game.rules
    for row, owner, first in zip(
        part.levels, part.metropolis_owner, part.first_at_top, strict=True
    ):
        assert all(0 <= level <= MAX_LEVEL for level in row)
        assert owner < 0 or row[owner] >= METROPOLIS_LEVEL
        assert (first >= 0) == (MAX_LEVEL in row)
        excluded = rules.hooks["may_hold_metropolis"]
        assert first < 0 or owner == first or excluded
    assert 0 <= part.ship <= 7


def _check_progress_cards(game: Game) -> None:
    part, made = ck_slice(game.state), tables(game.rules)
    found = Counter(card for hand in (*part.cards, *part.open_cards) for card in hand)
    for deck, bottom in zip(part.decks, part.bottoms, strict=True):
        found += Counter(bottom) + Counter({name: count for name, count in deck.items() if count})
    for elsewhere in extras(game, "progress_cards_elsewhere"):
        found += Counter(elsewhere(game))
    assert found == Counter({n: c for domain in made.domains for n, c in domain.cards.items()})
    for cards, shown in zip(part.cards, part.open_cards, strict=True):
        assert len(cards) <= 5
        assert not made.point_cards & set(cards)
        assert set(shown) <= made.point_cards


def twins(game: Game, viewer: int | None, random: Random) -> Iterator[Game]:
    """Copies in which another seat holds another card of a deck whose order is open."""
    part, made = ck_slice(game.state), tables(game.rules)
    swaps = [
        (seat, place, into)
        for seat, hand in enumerate(part.cards)
        if seat != viewer and viewer not in _spies(game, seat)
        for place, out in enumerate(hand)
        for into, left in part.decks[made.domain_of(out)].items()
        if left and into != out and into not in made.point_cards
    ]
    if swaps:
        seat, place, into = random.choice(swaps)
        twin = game.copy()
        changed = ck_slice(twin.state)
        held = changed.cards[seat]
        domain = made.domain_of(into)
        deck = changed.decks[domain]
        changed.cards[seat] = (*held[:place], into, *held[place + 1 :])
        changed.decks[domain] = {
            **deck,
            into: deck[into] - 1,
            held[place]: deck[held[place]] + 1,
        }
        yield twin


def _spies(game: Game, seat: int) -> tuple[int, ...]:
    decision = game.decision
    if decision is not None and decision.kind == "take_progress_card":
        return decision.seats if getattr(decision, "victim", None) == seat else ()
    return ()
