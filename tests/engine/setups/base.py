"""Set-ups of the base game."""

from collections.abc import Iterator
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
        assert not fresh or seat == state.active or not game.rules.may_win(game)
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
    others = [seat for seat in range(game.rules.seats) if seat != viewer]
    yield from _swapped_resource(game, others, random)
    yield from _other_card(game, others, random)


def _swapped_resource(game: Game, others: list[int], random: Random) -> Iterator[Game]:
    a, b = random.sample(others, 2)
    first, second = game.state.hands[a], game.state.hands[b]
    cards = range(game.rules.card_kinds)
    pairs = [(i, j) for i in cards for j in cards if i != j and first[i] > 0 and second[j] > 0]
    if pairs:
        i, j = random.choice(pairs)
        twin = game.copy()
        for giver, taker, kind in ((a, b, i), (b, a, j)):
            twin.state.hands[giver][kind] -= 1
            twin.state.hands[taker][kind] += 1
        yield twin


def _other_card(game: Game, others: list[int], random: Random) -> Iterator[Game]:
    base = base_slice(game.state)
    seat = random.choice(others)
    old = [name for name in base.cards[seat] if name not in base.new_cards[seat]]
    other = [name for name, left in base.deck.items() if left]
    if old and other:
        out, into = random.choice(old), random.choice(other)
        twin = game.copy()
        changed = base_slice(twin.state)
        place = changed.cards[seat].index(out)
        changed.cards[seat] = (
            *changed.cards[seat][:place],
            into,
            *changed.cards[seat][place + 1 :],
        )
        changed.deck[into] -= 1
        changed.deck[out] = changed.deck.get(out, 0) + 1
        yield twin
