"""Legal moves are listed and checked alike: compared by brute force over all parameter values."""

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random
from typing import Any

from engine.actions import Action, BagChoice, parameters
from engine.errors import Refusal
from engine.game import Game
from engine.params import BagParam, NumberParam, OptionalParam, Param, SeatsParam, TupleParam

MOST = 4000
"""Combinations of parameter values that are all tried for one action kind and seat."""
SOME = 200
"""Combinations tried by lot where there are more, or bags among them."""
NUMBERS = range(12)


def check(game: Game, random: Random) -> None:
    """Assert for every kind and seat that exactly what is listed is accepted."""
    for seat in range(game.rules.seats):
        listed = list(game.legal(seat))
        for cls in game.rules.actions.values():
            moves = [move for move in listed if move.kind == cls.kind]
            _check_kind(game, cls, seat, moves, random)


def _check_kind(
    game: Game,
    cls: type[Action],
    seat: int,
    listed: list[Action | BagChoice],
    random: Random,
) -> None:
    fixed = {move for move in listed if isinstance(move, Action)}
    families = [move for move in listed if isinstance(move, BagChoice)]
    assert len(fixed) + len(families) == len(listed), f"{cls.kind} is listed twice"
    for move in fixed:
        game.check(move)
    for family in families:
        assert family.sample(game, random, tries=400) is not None, f"nothing fits {family}"
    for action in _candidates(game, cls, seat, listed, random):
        if action not in fixed and _accepted(game, action):
            assert any(_belongs(action, family) for family in families), f"{action} is not listed"


def _accepted(game: Game, action: Action) -> bool:
    try:
        game.check(action)
    except Refusal:
        return False
    return True


def _belongs(action: Action, family: BagChoice) -> bool:
    """Tell whether the bags of an action are within the bounds of a family."""
    free = {name for name, param in parameters(type(action)) if isinstance(param, SeatsParam)}
    return all(b.admits(getattr(action, n)) for n, b in family.bounds.items()) and all(
        getattr(action, name) == value for name, value in family.fixed.items() if name not in free
    )


def _candidates(
    game: Game,
    cls: type[Action],
    seat: int,
    listed: list[Action | BagChoice],
    random: Random,
) -> Iterator[Action]:
    """Actions with all combinations of parameter values, or so many of them by lot."""
    names = [name for name, _ in parameters(cls)]
    pools = [_values(game, name, param, listed, random) for name, param in parameters(cls)]
    bags = any(isinstance(param, BagParam) for _, param in parameters(cls))
    if bags or prod(len(pool) for pool in pools) > MOST:
        combinations = ([random.choice(pool) for pool in pools] for _ in range(SOME))
    else:
        combinations = (list(values) for values in product(*pools))
    for values in combinations:
        yield cls(seat=seat, **dict(zip(names, values, strict=True)))


def _values(
    game: Game, name: str, param: Param, listed: list[Action | BagChoice], random: Random
) -> list[Any]:
    seen = {getattr(move, name) for move in listed if isinstance(move, Action)}
    seen |= {
        move.fixed[name] for move in listed if isinstance(move, BagChoice) if name in move.fixed
    }
    values = [*_plain_values(game, param, random), *sorted(seen, key=repr)]
    return list(dict.fromkeys(values))


def _plain_values(game: Game, param: Param, random: Random) -> list[Any]:
    rules = game.rules
    if isinstance(param, OptionalParam):
        return [None, *_plain_values(game, param.inner, random)]
    if isinstance(param, BagParam):
        return [_random_bag(len(rules.kinds), random) for _ in range(7)]
    if isinstance(param, NumberParam):
        return list(NUMBERS)
    if isinstance(param, SeatsParam):
        seats = range(rules.seats)
        return [tuple(s for s in seats if chosen >> s & 1) for chosen in range(1 << rules.seats)]
    if isinstance(param, TupleParam):
        inner = _plain_values(game, param.inner, random)
        return [(), *((one,) for one in inner), *product(inner, inner)]
    values = list(param.values(rules))
    return values or ["no_such_word", *rules.deck]


def _random_bag(size: int, random: Random) -> tuple[int, ...]:
    counts = [0] * size
    for _ in range(random.choice((0, 1, 1, 2, 3, 4, 5, 9))):
        counts[random.randrange(size)] += 1
    return tuple(counts)
