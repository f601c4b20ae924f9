"""Set-ups of the base game."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from engine.bits import bits
from engine.game import Game
from engine.modules.base.roads import longest_road_holder
from engine.modules.base.slice import base_slice
from tests.engine.setups import Setup

SETUPS = [
    Setup("base"),
    Setup("base 3 seats", seats=3),
    Setup("base printed pieces", options={"beginner_pieces": True}),
    Setup("base variable", options={"map": "base_variable", "number_mode": "random_no_red"}),
    Setup("base variable 3 seats", seats=3, options={"map": "base_variable"}),
    Setup("base strict phases", options={"strict_phases": True, "discard_limit": 5}),
    Setup("base announced victory", options={"auto_claim_victory": False, "victory_points": 7}),
    Setup("base short", seats=3, options={"victory_points": 5, "number_mode": "random_free"}),
]


def check(game: Game) -> None:
    """Base.md: deck, awards, distance of buildings, offers."""
    state, base = game.state, base_slice(game.state)
    for name, count in game.rules.deck.items():
        left = base.deck.get(name, 0) + base.under_deck.get(name, 0)
        held = sum(cards.count(name) for cards in base.cards)
        assert left >= 0
        assert left + held <= count
    for seat in range(state.seats):
        assert base.road_length[seat] == game.rules.route_length(game, seat)
        fresh = base.new_cards[seat]
        assert all(fresh.count(name) <= base.cards[seat].count(name) for name in fresh)
    assert base.longest_road == longest_road_holder(base.road_length, base.longest_road)
    if base.largest_army >= 0:
        assert base.knights[base.largest_army] == max(base.knights) >= 3
    for vertex in bits(state.buildings):
        assert not game.board.vertex_neighbor_mask[vertex] & state.buildings
    numbers = [offer.number for offer in base.offers]
    assert len(set(numbers)) == len(numbers)
    for offer in base.offers:
        assert offer.giver not in offer.to
        assert set(offer.to) >= {*offer.accepted, *offer.refused}


def twins(game: Game, viewer: int | None, random: Random) -> Iterator[Game]:
    """Copies in which two others swapped a card, or one holds another card of the deck."""
    known = {viewer}
    if viewer is not None:
        known |= {s for hook in game.rules.on_sees_hands for s in hook(game.state, viewer)}
    others = [seat for seat in range(game.rules.seats) if seat not in known]
    yield from _swapped_resource(game, others, random)
    yield from _other_card(game, others, random)


def _swapped_resource(game: Game, others: list[int], random: Random) -> Iterator[Game]:
    hands, cards = game.state.hands, range(game.rules.card_kinds)
    swaps = [
        (a, b, i, j)
        for a, b in permutations(others, 2)
        for i, j in permutations(cards, 2)
        if hands[a][i] > 0 and hands[b][j] > 0
    ]
    if swaps:
        a, b, i, j = random.choice(swaps)
        twin = game.copy()
        for giver, taker, kind in ((a, b, i), (b, a, j)):
            twin.state.hands[giver][kind] -= 1
            twin.state.hands[taker][kind] += 1
        yield twin


def _other_card(game: Game, others: list[int], random: Random) -> Iterator[Game]:
    base = base_slice(game.state)
    swaps = [
        (seat, place, into)
        for seat in others
        for place, out in enumerate(base.cards[seat])
        for into, left in base.deck.items()
        if left and into != out and out not in base.new_cards[seat]
    ]
    if swaps:
        seat, place, into = random.choice(swaps)
        twin = game.copy()
        changed = base_slice(twin.state)
        held = changed.cards[seat]
        changed.cards[seat] = (*held[:place], into, *held[place + 1 :])
        changed.deck[into] -= 1
        changed.deck[held[place]] += 1
        yield twin
