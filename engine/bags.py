"""Cards as counts per kind, and their way between hands and bank."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.state import State

Cost = tuple[tuple[int, int], ...]
"""A price as (kind, count) pairs."""


def cost_of(bag: Sequence[int]) -> Cost:
    """The non-zero part of a bag as (kind, count) pairs."""
    return tuple((kind, count) for kind, count in enumerate(bag) if count)


def bag_of(cost: Cost, size: int) -> tuple[int, ...]:
    """A price as a bag of ``size`` kinds."""
    counts = dict(cost)
    return tuple(counts.get(kind, 0) for kind in range(size))


def covers(hand: Sequence[int], bag: Sequence[int]) -> bool:
    """Tell whether ``hand`` holds at least ``bag``."""
    return all(have >= need for have, need in zip(hand, bag, strict=True))


def can_pay(hand: Sequence[int], cost: Cost) -> bool:
    """Tell whether ``hand`` can pay ``cost``."""
    for kind, count in cost:  # a plain loop: this runs several times for each listed move
        if hand[kind] < count:
            return False
    return True


def pay(state: "State", seat: int, cost: Cost) -> None:
    """Move a price from a hand to the bank."""
    hand, bank = state.hands[seat], state.bank
    for kind, count in cost:
        hand[kind] -= count
        bank[kind] += count


def give_to_bank(state: "State", seat: int, bag: Iterable[int]) -> None:
    """Move a bag from a hand to the bank."""
    hand, bank = state.hands[seat], state.bank
    for kind, count in enumerate(bag):
        hand[kind] -= count
        bank[kind] += count


def take_from_bank(state: "State", seat: int, bag: Iterable[int]) -> None:
    """Move a bag from the bank to a hand; the caller has checked that the bank holds it."""
    hand, bank = state.hands[seat], state.bank
    for kind, count in enumerate(bag):
        hand[kind] += count
        bank[kind] -= count


def hand_over(state: "State", giver: int, taker: int, bag: Iterable[int]) -> None:
    """Move a bag from one hand to another."""
    source, target = state.hands[giver], state.hands[taker]
    for kind, count in enumerate(bag):
        source[kind] -= count
        target[kind] += count


def single(size: int, kind: int, count: int = 1) -> tuple[int, ...]:
    """A bag of ``size`` kinds with ``count`` cards of one kind."""
    return tuple(count if k == kind else 0 for k in range(size))


def largest_kinds_first(hand: Sequence[int], count: int) -> tuple[int, ...]:
    """``count`` cards, one after the other from the kind held most, ties in kind order.

    The default of a compulsory discard (base.md §17 Q3).
    """
    left, bag = list(hand), [0] * len(hand)
    for _ in range(count):
        kind = max(range(len(left)), key=left.__getitem__)
        left[kind] -= 1
        bag[kind] += 1
    return tuple(bag)
