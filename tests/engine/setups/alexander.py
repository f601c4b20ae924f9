"""Set-ups of Alexander the Great: both numbers of players, both ways to bid, its options."""

from collections.abc import Iterator
from random import Random

from engine.game import Game
from engine.modules.alexander.advisors import LEAST_TOKENS
from engine.modules.alexander.events import TOKENS_PER_KIND
from engine.modules.alexander.path import EVENT, path_of
from engine.modules.alexander.slice import alexander_slice
from engine.modules.base.slice import base_slice
from engine.state import State
from tests.engine.setups import Setup

MODULES = ("base", "alexander")
MAXIMA = {"auction_mode": "maximum_bids"}

SETUPS = [
    Setup("alexander", MODULES),
    Setup("alexander 3 seats", MODULES, seats=3, options={"starting_gold": 8}),
    Setup("alexander maximum bids", MODULES, options={**MAXIMA, "founding_may_decline": True}),
    Setup(
        "alexander maximum bids 3 seats",
        MODULES,
        seats=3,
        options={**MAXIMA, "strict_phases": True, "discard_limit": 7},
    ),
]


def check(game: Game) -> None:
    """alexander.md §4, §6, §8, §11: the march, tokens, ranking, auction and army."""
    alexander, path = alexander_slice(game.state), path_of(game.board)
    assert 0 < alexander.passed <= len(path)
    turned = sum(point.kind == EVENT for point in path[: alexander.passed])
    left = sum(alexander.tokens.values())
    assert turned + left == TOKENS_PER_KIND * len(alexander.tokens)
    assert sum(len(won) for won in alexander.won) <= turned
    counts = [len(won) for won in alexander.won]
    ranked = [counts[seat] for seat in alexander.ranking]
    assert ranked == sorted(ranked, reverse=True)
    assert set(alexander.ranking) == {s for s, n in enumerate(counts) if n >= LEAST_TOKENS}
    _check_auction(game)
    _check_army(game)


def _check_auction(game: Game) -> None:
    auction, decision = alexander_slice(game.state).auction, game.decision
    bidding = ("bid", "maximum_bid", "pay_bid")
    if decision is not None and decision.kind in bidding:
        assert auction is not None
        assert not set(decision.seats) & {*auction.out, *auction.failed}
    elif decision is not None and decision.kind == "action":
        assert auction is None


def _check_army(game: Game) -> None:
    base = base_slice(game.state)
    leaders = [s for s, n in enumerate(base.knights) if n == max(base.knights) >= 3]
    assert base.largest_army == -1 or base.largest_army in leaders
    assert len(leaders) != 1 or base.largest_army == leaders[0]
    spent = sum(base.knights) + sum(cards.count("knight_card") for cards in base.cards)
    in_deck = base.deck.get("knight_card", 0) + base.under_deck.get("knight_card", 0)
    assert spent + in_deck == game.rules.deck["knight_card"]


def cards_elsewhere(state: State) -> list[int]:
    """The supply deck."""
    counters = len(state.rules.kinds) - state.rules.card_kinds
    return [*alexander_slice(state).supply, *[0] * counters]


def twins(game: Game, viewer: int | None, random: Random) -> Iterator[Game]:
    """Copies in which a hidden card lies in the supply instead, or a maximum bid is another."""
    others = [seat for seat in range(game.rules.seats) if seat != viewer]
    yield from _swapped_with_supply(game, random.choice(others), random)
    yield from _other_maximum(game, others)


def _swapped_with_supply(game: Game, seat: int, random: Random) -> Iterator[Game]:
    hand, supply = game.state.hands[seat], alexander_slice(game.state).supply
    cards = range(game.rules.card_kinds)
    pairs = [(i, j) for i in cards for j in cards if i != j and hand[i] and supply[j]]
    if pairs:
        i, j = random.choice(pairs)
        twin = game.copy()
        for pile, sign in ((twin.state.hands[seat], 1), (alexander_slice(twin.state).supply, -1)):
            pile[i] -= sign
            pile[j] += sign
        yield twin


def _other_maximum(game: Game, others: list[int]) -> Iterator[Game]:
    for seat in others:
        given = alexander_slice(game.state).maxima[seat]
        if given:
            twin = game.copy()
            alexander_slice(twin.state).maxima[seat] = ((given[0] + 1) % 100,)
            yield twin
