"""Random play from positions with full hands: reaches all there is, and keeps the invariants."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

import engine.modules.church as package
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.church.cards.church_tax import owe
from engine.modules.church.definition import Church
from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from tests.engine.conformance import hidden, invariants, listing
from tests.engine.conformance.driver import random_action
from tests.engine.setups import church
from tests.rules.test_texts import first_arguments

SETUPS = [
    replace(setup, options={**setup.options, "victory_points": 25}) for setup in church.SETUPS
]
"""As long games as there are."""
CARDS_HELD = 3
DEBTS = 3
LEVELS_DEALT = 3
HANDS = ((0, 0), (0, 2), (3, 3), (3, 5), (6, 8))
"""Resources and commodities, at most so many of each kind: nothing, few, many."""
MOST_ROUNDS = 8


def deal(game: Game, random: Random, hands: tuple[tuple[int, int], ...] = HANDS) -> None:
    """Give everybody some cards, red ones above all, and now and then a level and ripe beer."""
    part, church = ck_slice(game.state), church_slice(game.state)
    for seat in range(game.rules.seats):
        _deal_hand(game, seat, random, random.choice(hands))
        _deal_progress(game, seat, random)
        for domain, levels in enumerate(part.levels):
            if levels[seat] < LEVELS_DEALT and random.random() < 0.2:
                row = list(levels)
                row[seat] += 1
                part.levels[domain] = tuple(row)
        if sum(church.ripe) < 8 and random.random() < 0.3:
            church.ripe[seat] += 2


def _deal_hand(game: Game, seat: int, random: Random, limits: tuple[int, int]) -> None:
    """At most so many of each resource and of each commodity; without a resource, a debt."""
    bank, hand = game.state.bank, game.state.hands[seat]
    resources, commodities = limits
    for kind in range(len(bank)):
        most = resources if kind < RESOURCES else commodities
        wanted = min(random.randint(0, most), bank[kind] + hand[kind])
        bank[kind] += hand[kind] - wanted
        hand[kind] = wanted
    if not any(hand[:RESOURCES]) and len(church_slice(game.state).debts) < DEBTS:
        owe(game, seat, (seat + 1) % game.rules.seats)


def crown(game: Game) -> None:
    """Seat 0 holds the red metropolis and is due the green one as soon as seat 1 takes red."""
    part = ck_slice(game.state)
    red, green = tables(game.rules).domain("church"), tables(game.rules).domain("science")
    rest = (0,) * (game.rules.seats - 2)
    part.levels[red], part.levels[green] = (4, 4, *rest), (4, 3, *rest)
    part.metropolis_owner[red], part.attacks = 0, 1
    part.metropolis[red] = game.state.cities[0].bit_length() - 1
    game.state.cities[0] |= game.state.settlements[0]
    game.state.settlements[0] = 0
    game.state.refresh()


def _deal_progress(game: Game, seat: int, random: Random) -> None:
    part, points = ck_slice(game.state), tables(game.rules).point_cards
    while len(part.cards[seat]) < CARDS_HELD:
        domain = random.choice((3, 3, 3, random.randrange(3)))
        deck = part.decks[domain]
        pool = [name for name, count in deck.items() if count and name not in points]
        if not pool:
            return
        card = random.choice(pool)
        part.decks[domain] = {**deck, card: deck[card] - 1}
        part.cards[seat] = (*part.cards[seat], card)


def rich_games(setup, seed: int, moves: int):
    """Positions of random games in which cards are dealt again and again."""
    random, game = Random(seed), setup.create(seed)
    while game.state.turn == 0:
        game.play(random_action(game, random))
    crown(game)
    for number in range(moves):
        if game.finished:
            return
        if number % 12 == 0 and game.decision.kind in ("pre_roll", "action"):
            deal(game, random)
            game.state.refresh()
        game.play(random_action(game, random, talk=0.15))
        yield game, random


@cache
def wanted() -> frozenset[tuple[str, str]]:
    """Every event, action and question of the church."""
    groups = (*Church.answers.values(), Church.off_turn)
    return frozenset(
        (
            *(("event", kind) for kind in first_arguments("emit", package)),
            *(("action", cls.kind) for group in groups for cls in group),
            *(("question", made.kind) for made in Church.decisions),
        )
    )


def check_telling(game: Game) -> None:
    """A move of the church is told to all; what another seat saw by it is not taken back."""
    last = game.moves[-1].action
    if ("action", last.kind) not in wanted():
        return
    audiences = {event.audience for event in game._events}
    assert None in audiences, last
    if not game.finished and audiences - {None, (last.seat,)}:
        assert not game.can_undo(last.seat), last


def test_random_play_reaches_all_there_is():
    left = set(wanted())
    for seed in range(MOST_ROUNDS):
        for setup in SETUPS:
            for game, _ in rich_games(setup, seed, 600):
                check_telling(game)
                left -= {("event", event.kind) for event in game._events}
                left.discard(("action", game.moves[-1].action.kind))
                if game.decision is not None:
                    left.discard(("question", game.decision.kind))
        if not left:
            break
    assert left == set()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_rich_positions_keep_the_invariants(setup):
    for game, random in rich_games(setup, 1, 250):
        if random.random() < 0.2:
            invariants.check(game)


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_in_rich_positions_what_is_listed_is_accepted(setup):
    for game, random in rich_games(setup, 2, 200):
        if random.random() < 0.01:
            listing.check(game, random)


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_rich_positions_show_nothing_hidden(setup):
    compared = 0
    for game, random in rich_games(setup, 3, 250):
        if game.finished or random.random() > 0.05:
            continue
        for viewer in (None, random.randrange(setup.seats)):
            for twin in hidden.twins(game, viewer, random):
                compared += hidden.compare(game, twin, viewer, random, moves=3)
    assert compared
