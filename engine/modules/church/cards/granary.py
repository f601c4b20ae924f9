"""The Granary: grain and bread out of everybody's reach (church.md §10.1).

What lies in it is announced in the turn in which it is played, and secret afterwards.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import covers
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.robber import require_held
from engine.modules.church.bakery import GRAIN
from engine.modules.church.phases import quiet
from engine.modules.church.slice import NOBODY, church_slice
from engine.modules.church.tables import BREAD
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.decks import put_under
from engine.params import Bag
from engine.state import Concealed, State

GRANARY = "granary"


class PlayGranary(ProgressCard, frozen=True):
    """Lay the card down; cards are put under it as often as wanted."""

    kind: ClassVar[str] = "play_granary"
    card: ClassVar[str] = GRANARY

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def require(self, game: Game) -> None:
        """Allowed with nothing to store, too."""

    def put_away(self, game: Game) -> None:
        """The card lies open before its owner."""

    def effect(self, game: Game) -> None:
        part = church_slice(game.state)
        part.granary, part.granary_new = self.seat, True
        part.stored = (0,) * len(game.rules.kinds)


def storable(game: Game, cards: Sequence[int]) -> tuple[int, ...]:
    """The grain and bread among some cards."""
    kinds = (game.rules.kind(GRAIN), game.rules.kind(BREAD))
    return tuple(count if kind in kinds else 0 for kind, count in enumerate(cards))


def granary_open(game: Game, seat: int) -> bool:
    """Gate: a seat has the Granary, and nothing is being resolved."""
    return church_slice(game.state).granary == seat and quiet(game)


def require_open(game: Game, seat: int) -> None:
    """Raise ``Refusal`` with the reason if a seat has no use of the Granary now."""
    if church_slice(game.state).granary != seat:
        raise Refusal("no-granary")
    if not quiet(game):
        raise Refusal("granary-not-now")


def _choices(cls: type[Action], seat: int, most: tuple[int, ...]) -> list[BagChoice]:
    total = sum(most)
    return [BagChoice(cls, seat, {"cards": Bounds(most, 1, total)})] if total else []


def _change(game: Game, seat: int, cards: Sequence[int], sign: int) -> None:
    """Move cards under the Granary (1) or out of it (-1)."""
    part, hand = church_slice(game.state), game.state.hands[seat]
    part.stored = tuple(held + sign * n for held, n in zip(part.stored, cards, strict=True))
    for kind, count in enumerate(cards):
        hand[kind] -= sign * count
    audience = None if part.granary_new else (seat,)
    if audience:
        game.emit("granary_used", seat=seat)
    game.emit("granary_changed", audience, seat=seat, cards=tuple(cards), stored=sign > 0)
    if not any(part.stored):
        close_granary(game)


def close_granary(game: Game) -> None:
    """An empty Granary goes under its deck."""
    part = church_slice(game.state)
    owner, part.granary, part.granary_new, part.stored = part.granary, NOBODY, False, ()
    put_under(game, GRANARY)
    game.emit("granary_closed", seat=owner)


def turn_ends(game: Game) -> None:
    """With the turn in which it was played ends the time to fill it at first."""
    part = church_slice(game.state)
    if part.granary_new:
        part.granary_new = False
        if not any(part.stored):
            close_granary(game)


def conceal(state: State, seat: int | None) -> None:
    """Hide in a copied state what lies in it, its number included."""
    part = church_slice(state)
    if part.granary >= 0 and part.granary != seat:
        hidden: Any = Concealed(0)
        part.stored = hidden


class StoreInGranary(Action, frozen=True):
    """Put grain and bread from the hand under the Granary."""

    kind: ClassVar[str] = "store_in_granary"
    gate = staticmethod(granary_open)
    secret: ClassVar[bool] = True

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        if not granary_open(game, seat):
            return []
        return _choices(cls, seat, storable(game, game.state.cards_in_hand(seat)))

    def check(self, game: Game) -> None:
        require_open(game, self.seat)
        _require_storable(game, self.cards)
        require_held(game, self.seat, self.cards)

    def apply(self, game: Game) -> None:
        _change(game, self.seat, self.cards, 1)


class TakeFromGranary(Action, frozen=True):
    """Take cards back into the hand."""

    kind: ClassVar[str] = "take_from_granary"
    gate = staticmethod(granary_open)
    secret: ClassVar[bool] = True

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        if not granary_open(game, seat):
            return []
        return _choices(cls, seat, church_slice(game.state).stored)

    def check(self, game: Game) -> None:
        require_open(game, self.seat)
        _require_storable(game, self.cards)
        if not covers(church_slice(game.state).stored, self.cards):
            raise Refusal("cards-not-stored", cards=self.cards)

    def apply(self, game: Game) -> None:
        _change(game, self.seat, self.cards, -1)


def _require_storable(game: Game, cards: tuple[int, ...]) -> None:
    if not any(cards) or storable(game, cards) != cards:
        raise Refusal("granary-kinds")
