"""The form of a move: one small frozen class per kind, with its parameters, legality and effect."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from engine.bags import bag_of
from engine.errors import Refusal
from engine.params import Param, Seat, fields_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.rules import Rules


class Priced(NamedTuple):
    """Something a seat may pay for, whether it can or not."""

    cost: tuple[int, ...]
    """Cards by kind."""
    of: dict[str, Any] = {}
    """What tells it from the rest of its kind: parameters of the action, and words about it."""


class Action(msgspec.Struct, frozen=True, gc=False):
    """One move of one seat. Subclasses add parameters typed by ``engine.params``."""

    kind: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    """True if playing it shows hidden things, so that it cannot be taken back by its player."""
    stand_in: ClassVar[bool] = False
    """True if it only ever stands in for an absent seat and is nobody's own choice."""
    price: ClassVar[str] = ""
    """Name in ``rules.costs`` of what it buys, where its kind does not end with it."""
    gate: ClassVar[Any] = None
    """A quick test ``(game, seat) -> bool`` before ``options``; kinds in a row share its answer.

    Declared with ``staticmethod``. Where it says no, ``options`` would list nothing. It may answer
    with those of the kinds that might list something.
    """
    secret: ClassVar[bool] = False
    """True if its parameters are known to its seat only."""
    open: ClassVar[bool] = False
    """True if everybody can tell whether it is possible: it depends on nothing that is hidden."""
    open_gate: ClassVar[bool] = False
    """True if its gate depends on nothing that is hidden: where it is shut, all see that it is."""

    seat: Seat

    @classmethod
    def options(cls, game: "Game", seat: int) -> Iterable["Action | BagChoice"]:
        """The legal moves of this kind for a seat that may now make such moves.

        Where parameters are bags of cards, a ``BagChoice`` gives their bounds instead.
        """
        raise NotImplementedError(cls.kind)

    @classmethod
    def priced(cls, game: "Game", seat: int) -> Iterable[Priced]:
        """What this kind of move buys and what it would cost a seat now."""
        word, _, rest = cls.kind.partition("_")
        what = cls.price or (rest if word in ("build", "buy") else "")
        if what not in game.rules.costs:
            return ()
        return (Priced(bag_of(game.rules.price(game, seat, what), len(game.rules.kinds))),)

    def check(self, game: "Game") -> None:
        """Raise ``Refusal`` if the move is not legal now; whose turn it is has been checked."""
        raise NotImplementedError(self.kind)

    def apply(self, game: "Game") -> None:
        """Carry the legal move out on ``game.state``."""
        raise NotImplementedError(self.kind)


class StandIn(Action, frozen=True):
    """What stands in for an absent seat where no legal move would do; nobody's own choice."""

    stand_in: ClassVar[bool] = True

    @classmethod
    def options(cls, game: "Game", seat: int) -> Iterable[Action]:
        """None: it is never listed."""
        return ()

    def check(self, game: "Game") -> None:
        """Always possible for who is absent."""


@cache
def parameters(cls: type[Action]) -> tuple[tuple[str, Param], ...]:
    """Names and types of the parameters of an action class, ``seat`` left out."""
    return tuple((name, param) for name, param in fields_of(cls) if name != "seat")


def validate(action: Action, rules: "Rules") -> None:
    """Raise ``Refusal`` if a parameter is no value of its type at this table."""
    for name, param in parameters(type(action)):
        value = getattr(action, name)
        if not param.valid(rules, value):
            raise Refusal(f"unknown-{param.name}", parameter=name)


GROWTH = 0.5
"""Chance of one more card in a sampled bag."""


class Bounds(msgspec.Struct, frozen=True):
    """Which bags one parameter may take: limits per kind and for the sum."""

    maximum: tuple[int, ...]
    least: int
    most: int

    def admits(self, bag: Iterable[int]) -> bool:
        """Tell whether a bag is within the bounds."""
        counts = tuple(bag)
        return self.least <= sum(counts) <= self.most and all(
            0 <= count <= limit for count, limit in zip(counts, self.maximum, strict=True)
        )

    def sample(self, random: Random) -> tuple[int, ...]:
        """A random bag within the bounds, small ones more often."""
        pool = [kind for kind, limit in enumerate(self.maximum) for _ in range(limit)]
        size, most = self.least, min(self.most, len(pool))
        while size < most and random.random() < GROWTH:
            size += 1
        counts = [0] * len(self.maximum)
        for left in range(len(pool), len(pool) - size, -1):
            counts[pool.pop(int(random.random() * left))] += 1
        return tuple(counts)


class BagChoice(msgspec.Struct, frozen=True):
    """A family of legal moves that differ in bags of cards.

    ``bounds`` has one entry per bag parameter, ``fixed`` the values of the others. A bag within its
    bounds may still be refused for what binds two bags together (same kind on both sides).
    """

    action: type[Action]
    seat: int
    bounds: dict[str, Bounds]
    fixed: dict[str, Any] = {}

    @property
    def kind(self) -> str:
        """Kind of the action."""
        return self.action.kind

    def make(self, **bags: tuple[int, ...]) -> Action:
        """The move with the given bags."""
        return self.action(seat=self.seat, **self.fixed, **bags)

    def sample(self, game: "Game", random: Random, tries: int = 20) -> Action | None:
        """A random legal move of the family, or ``None`` if ``tries`` draws found none."""
        for _ in range(tries):
            made = self.make(**{name: b.sample(random) for name, b in self.bounds.items()})
            try:
                game.check(made)
            except Refusal:
                continue
            return made
        return None


class LegalActions:
    """The legal moves of some seats: lazy to iterate, and a membership test without listing."""

    def __init__(self, game: "Game", listed: Callable[[], list[Action | BagChoice]]) -> None:
        self._game = game
        self._listed = listed

    def __iter__(self) -> Iterator[Action | BagChoice]:
        return iter(self._listed())

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            self._game.check(action)
        except Refusal:
            return False
        return True

    def __bool__(self) -> bool:
        return bool(self._listed())

    def concrete(self) -> list[Action]:
        """The moves without bags to choose, as a list."""
        return [move for move in self._listed() if isinstance(move, Action)]

    def choices(self) -> list[BagChoice]:
        """The families of moves with bags to choose, as a list."""
        return [move for move in self._listed() if isinstance(move, BagChoice)]

    def of(self, *kinds: str) -> list[Action | BagChoice]:
        """The moves of the given kinds, as a list."""
        return [move for move in self._listed() if move.kind in kinds]
