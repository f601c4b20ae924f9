"""What a moderator may put right beside cards: the things of each module, by name.

A module adds its own to ``rules.correctable`` in ``configure``; pieces on edges are in
``rules.routes`` already. The base game has the actions that carry the changes out, so that each is
a move of the record.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from engine.errors import Refusal
from engine.sealed import Sealable

if TYPE_CHECKING:
    from engine.game import Game
    from engine.rules import Rules
    from engine.state import State


def never_removed(game: "Game", seat: int, vertex: int) -> None:
    """For what can only be put elsewhere; raises ``Refusal``."""
    raise Refusal("correction-not-removed")


class Site(NamedTuple):
    """A kind of piece on vertices."""

    pieces: Callable[["State", int], int]
    """Vertices with such a piece of a seat."""
    vertices: Callable[["Game", int], int]
    """Vertices where one may stand for a seat, connected or not, supply aside."""
    place: Callable[["Game", int, int], None]
    remove: Callable[["Game", int, int], None]
    tells: tuple[str, ...] = ()
    """Kinds of events by which the two tell it as a move of the seat."""


class Pawn(NamedTuple):
    """A piece on hexes of which there is one."""

    hex: Callable[["State"], int]
    """Where it stands; -1 beside the board."""
    hexes: Callable[["Game", int], int]
    """Hexes where it may be put, for a seat that would hold it."""
    place: Callable[["Game", int, int], None]
    """Put it on a hex, or beside the board (-1)."""
    owned: bool = False
    """True if it belongs to the seat for which it is placed."""
    tells: tuple[str, ...] = ()


class Holding(NamedTuple):
    """Things that a seat (or the table) has in a number, beside hands and board."""

    number: Callable[["State", int], int]
    """How many a seat has."""
    spare: Callable[["Game", int], int]
    """How many more a seat may be given."""
    give: Callable[["Game", int], None]
    take: Callable[["Game", int], None]
    owned: bool = True
    """False if it is the table's, whatever seat is named."""
    tells: tuple[str, ...] = ()


class HiddenDeck(NamedTuple):
    """A deck from which seats hold cards that the others do not see."""

    cards: Callable[["Rules"], Iterable[str]]
    """Names of the cards it was made of."""
    open: Callable[["Rules"], Collection[str]]
    """Those that lie open before who has them."""
    held: Callable[["State", int], Sequence[str]]
    """Cards of a seat, the open ones included."""
    left: Callable[["State", str], int]
    """How many of a card the deck holds."""
    room: Callable[["Game", int], bool]
    """Whether a seat may hold one more hidden card."""
    give: Callable[["Game", int, str], None]
    take: Callable[["Game", int, str], None]
    """Put a card of a seat back into the deck."""
    tells: tuple[str, ...] = ()


@dataclass
class Correctable(Sealable):
    """Everything of a set-up, by names that are all different."""

    sites: dict[str, Site] = field(default_factory=dict)
    pawns: dict[str, Pawn] = field(default_factory=dict)
    holdings: dict[str, Holding] = field(default_factory=dict)
    decks: dict[str, HiddenDeck] = field(default_factory=dict)
