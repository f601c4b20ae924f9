"""What a rule module is: declarations, and overrides of the kernel's named hooks.

The kernel knows no module by name. ``Rules`` collects the overrides once per game set-up, in module
order: *chain* hooks are called one after the other, of *single* hooks the last override counts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from engine.actions import Action, BagChoice
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Decision, Frame
from engine.slices import Slice
from engine.standing import StandingAnswer
from engine.state import State

if TYPE_CHECKING:
    from engine.game import Game
    from engine.rules import Rules
    from engine.view import View


class Option(msgspec.Struct, frozen=True):
    """A choice made when the game is created; the first value is the default.

    Exactly one of ``values`` and ``minimum``/``maximum`` limits the values. ``default`` may be
    ``None`` for an option whose default follows from the map or from other modules.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    minimum: int = 0
    maximum: int = 0
    unlisted: tuple[Any, ...] = ()
    """Those of ``values`` that no table is offered: for tests only."""

    def accepts(self, value: Any) -> bool:
        """Tell whether a value may be chosen."""
        if self.values:
            return any(type(value) is type(v) and value == v for v in self.values)
        return type(value) is int and self.minimum <= value <= self.maximum


Advice = Callable[["View", list[Action | BagChoice]], Action | None]
"""Chooses one of the legal moves of a view's seat, or has no opinion."""


class Founding(NamedTuple):
    """One placement of the founding phase: who, in which round (from 0), which building."""

    seat: int
    round: int
    piece: str = "settlement"
    grants: bool = False
    """True if it pays one card per adjacent producing hex."""


class Route(NamedTuple):
    """A kind of piece on edges, for rules that treat all kinds alike (C&K §9.2, §11.6)."""

    pieces: Callable[[State, int], int]
    """Edges with such a piece of a seat."""
    edges: Callable[["Game", int], int]
    """Edges where the position lets a seat place one."""
    require: Callable[["Game", int, int], None]
    """Raise ``Refusal`` with the reason if a seat may not place one on an edge."""
    place: Callable[["Game", int, int], None]
    """Place one for a seat on an edge, whoever pays for it."""
    remove: Callable[["Game", int, int], None]
    """Take one of a seat off an edge."""
    tells: tuple[str, ...] = ()
    """Kinds of events by which the two tell it as a move of the seat."""


class Marauder(NamedTuple):
    """A piece that plagues a hex and is driven away, such as the robber (C&K §9.2, §14)."""

    hex: Callable[[State], int]
    """Where it stands; -1 beside the board."""
    frames: Callable[["Game", int], list[Frame]]
    """What a seat is asked that must move it."""
    banish: Callable[["Game"], None]
    """Put it beside the board."""
    victims: Callable[["Game", int], list[int]]
    """Seats it lets be robbed on a hex."""


class Module:
    """Base of every rule module.

    Class attributes declare what the module brings; methods are the kernel's hooks. A hook receives
    the ``Game`` whose ``state`` it may change only where its description says so.
    """

    id: ClassVar[str] = ""
    requires: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[tuple[int, ...]] = ()
    """Numbers of seats the module allows; empty: no limit of its own."""
    always_with: ClassVar[tuple[int, ...]] = ()
    """Numbers of seats with which the module is never left out (base.md §1.1)."""
    options: ClassVar[tuple[Option, ...]] = ()
    maps: ClassVar[tuple[str, ...]] = ()
    """Boards the module brings; the option ``map`` accepts those of all modules in play."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """Card kinds the module adds, in kind order."""
    counters: ClassVar[tuple[str, ...]] = ()
    """Kinds that are held, paid and traded like cards but are none: gold coins.

    Everybody sees them, the bank never lacks them; they are neither counted in a hand nor
    discarded nor stolen (cheops.md §6, alexander.md §10).
    """
    slice: ClassVar[type[Slice] | None] = None
    decisions: ClassVar[tuple[type[Decision], ...]] = ()
    """Kinds of questions; a subclass with an earlier module's kind takes its place."""
    answers: ClassVar[Mapping[str, tuple[type[Action], ...]]] = {}
    """Actions that answer a decision, by decision kind; several modules may add to one kind.

    Kinds that modules share: ``pre_roll``; ``action``, and with ``strict_phases`` in its place
    ``trade_phase`` then ``build_phase``; ``special_building``, where only purchases belong.
    """
    off_turn: ClassVar[tuple[type[Action], ...]] = ()
    """Actions offered beside the decision on top, whoever is asked there."""
    corrections: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that put something right for a seat: nobody's own moves, listed nowhere."""
    removes: ClassVar[tuple[type[Action], ...]] = ()
    """Actions of other modules that do not exist where this module is in play."""
    declares: ClassVar[type | None] = None
    """A class whose methods are further chain hooks, for modules that build on this one.

    Such a module derives from it; ``rules.hooks[name]`` holds the overrides in module order.
    """
    steps: ClassVar[Mapping[str, Callable[["Game", tuple[int, ...]], None]]] = {}
    """Work that runs by itself when its ``Step`` comes to the top of the stack."""
    standing: ClassVar[tuple[type[StandingAnswer], ...]] = ()
    """Questions that a seat may answer in advance."""
    advice: ClassVar[Mapping[str, "Advice"]] = {}
    """What a computer player does when asked something, by decision kind.

    A later module is heard first; ``None`` leaves it to the others.
    """

    # --- set-up -----------------------------------------------------------------------------------

    def map_seats(
        self, map_id: str, options: Mapping[str, Any], seats: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Chain. Change the numbers of seats that may use a board; the map file fills them."""
        return seats

    def validate(self, rules: "Rules") -> None:
        """Chain. Refuse a set-up (``Refusal``) that the declarations alone do not exclude."""

    def configure(self, rules: "Rules") -> None:
        """Chain. Change costs, supplies, bank, dice, target, turn program of the rules being made.

        Base fills them, expansions change them; called once per set-up, before any game exists.
        """

    def start(self, game: "Game") -> None:
        """Chain. Put the module's slice and frames into a new state (board and hands exist)."""

    def founding_plan(self, game: "Game") -> Sequence[Founding]:
        """Single. The placements of the founding phase in order (base.md §6; cheops.md §4)."""
        raise NotImplementedError

    def founding_vertices(self, game: "Game", founding: Founding, mask: int) -> int:
        """Chain. Narrow the vertices for a founding piece (seafarers.md §9, cheops.md §4)."""
        return mask

    def founding_grant(self, game: "Game", seat: int, vertex: int, piece: str) -> None:
        """Chain. Pay for a founding piece that grants cards (gold, coins: cheops.md §4)."""

    # --- turn -------------------------------------------------------------------------------------

    def next_turn(self, game: "Game") -> None:
        """Single. The stack is empty: set ``active`` and ``turn``, push the next turn's frames.

        Modules with phases common to all seats push them here after the last seat (war.md W7).
        """
        raise NotImplementedError

    def turn_begins(self, game: "Game") -> None:
        """Chain. Reset what counts once per turn.

        Also called for a part of a turn that is another seat's own (five_six.md §5): ``active`` is
        then that seat, and ``turn`` has not advanced.
        """

    def turn_ends(self, game: "Game") -> None:
        """Chain. Let lapse what ends with the turn (offers, unused cards)."""

    def produce(self, game: "Game", total: int, owed: dict[int, dict[int, int]]) -> None:
        """Chain. Change what a roll owes each seat per kind, before shortages are applied.

        Base fills ``owed`` from settlements and cities (base.md §8): for each kind the number of
        cards by seat. Numbers are positive: what is owed nobody is not there.
        """

    def produced(self, game: "Game", total: int, paid: Mapping[int, Mapping[int, int]]) -> None:
        """Chain. After production was paid: gold choices, aqueduct (seafarers.md §7, C&K §8.3).

        ``paid`` holds, for each kind, the number of cards by seat.
        """

    def seven_frames(self, game: "Game", frames: list[Frame]) -> None:
        """Chain. Change what a rolled 7 asks, in order: discards, robber (base.md §9)."""

    def robber_frames(self, game: "Game", seat: int, frames: list[Frame]) -> None:
        """Chain. Change what is asked of a seat that must move the robber (seafarers.md §6)."""

    def robber_hexes(self, game: "Game", seat: int, mask: int) -> int:
        """Chain. Narrow or widen the hexes the robber may go to."""
        return mask

    def theft(self, game: "Game", thief: int, victim: int) -> bool:
        """Chain (first). Take the place of the theft of one random card; true if it did."""
        return False

    def hand_limit(self, game: "Game", seat: int, limit: int) -> int:
        """Chain. Cards a seat may hold when a 7 is rolled (C&K §7 walls)."""
        return limit

    def received(self, game: "Game", seat: int, cards: Sequence[int]) -> None:
        """Chain. A seat took cards of its choice as production (gold: C&K §8.3)."""

    def settled(self, game: "Game") -> None:
        """Chain. Before a question is put: do what follows from the position, whatever led to it.

        May change the state and push frames; called again once those are done.
        """

    def still_playing(self, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Chain. Narrow the seats that are still in the game (war.md W7.6)."""
        return seats

    # --- building and trade -----------------------------------------------------------------------

    def halved_cities(self, state: State) -> int:
        """Chain (union). Vertices whose cities yield as settlements do (C&K §11.7)."""
        return 0

    def blocking(self, state: State, seat: int) -> int:
        """Chain (union). Vertices where opponents stop the routes of ``seat`` (§11; C&K §9.3)."""
        return 0

    def occupied(self, state: State) -> int:
        """Chain (union). Vertices where nothing can be built because a piece stands there."""
        return 0

    def settlement_reach(self, state: State, seat: int) -> int:
        """Chain (union). Vertices where a route of ``seat`` ends (ships: seafarers.md §4)."""
        return 0

    def route_pieces(self, state: State) -> Iterable[int]:
        """Chain (sequence). Masks of edges that carry a piece, so that no second one fits."""
        return ()

    def continued_by_roads(self, state: State, seat: int) -> int:
        """Chain (union). Edges whose piece a road of ``seat`` may go on from (cheops.md §5)."""
        return 0

    def restrict(self, game: "Game", seat: int, what: str, mask: int) -> int:
        """Chain. Narrow where ``seat`` may build ``what`` ("road", "settlement", "city", "ship"…).

        "move_ship" stands for the places to which a ship may be moved (seafarers.md §5).
        A veto on a place takes its bit out of the mask; a veto on the item returns 0.
        """
        return mask

    def restriction(self, game: "Game", seat: int, what: str, place: int) -> Refusal:
        """Why this module's ``restrict`` took a place out; asked only after it did."""
        return Refusal("place-not-allowed", what=what)

    def cost(self, game: "Game", seat: int, what: str, bag: list[int]) -> None:
        """Chain. Change the price of an item for a seat (C&K §11.4 crane)."""

    def might_buy(self, game: "Game", seat: int, cards: int) -> bool:
        """Chain (any). Whether, for all that everybody knows, a seat with so many cards can buy.

        Piece, place and price are public, the kinds in hand are not (five_six.md §4).
        """
        return False

    def trade_rate(self, game: "Game", seat: int, kind: int, rate: int) -> int:
        """Chain. Cards of a kind the bank takes for one (base.md §10; C&K §6, §8.3, §12)."""
        return rate

    def receivable(self, game: "Game", seat: int, mask: int) -> int:
        """Chain. Narrow the kinds of cards that a trade may bring a seat (church.md §10.9)."""
        return mask

    def can_build_free(self, game: "Game", seat: int) -> bool:
        """Chain (any). Whether a piece of a road building card fits (base.md §12, seafarers §4)."""
        return False

    def route_length(self, game: "Game", seat: int) -> int:
        """Single. Length that counts for the longest road of a seat (base.md §13, seafarers §8)."""
        raise NotImplementedError

    def pieces_changed(self, game: "Game", seats: Iterable[int]) -> None:
        """Chain. Recompute awards after pieces were moved, removed or put in the way of routes.

        ``seats`` are those whose routes may have changed.
        """

    def building_taken(self, game: "Game", seat: int, vertex: int) -> None:
        """Chain. A moderator took a building off, or made a settlement of a city: clear the rest.

        What rested on it and cannot rest on what stands there now goes; ``Refusal`` if it may not.
        """

    def founded(self, game: "Game", seat: int, vertex: int) -> None:
        """Chain. A settlement was built at ``vertex`` after the founding phase (island chits)."""

    def route_built(self, game: "Game", seat: int, edge: int) -> None:
        """Chain. A road or ship was placed on ``edge``, in the founding phase too (fog)."""

    # --- points and end ---------------------------------------------------------------------------

    def points(self, state: State, seat: int) -> int:
        """Chain (sum). Victory points of a seat that everybody can count."""
        return 0

    def hidden_points(self, state: State, seat: int) -> int:
        """Chain (sum). Victory points of a seat that only it knows."""
        return 0

    def may_win(self, game: "Game", seats: Sequence[int]) -> Sequence[int]:
        """Chain. Change the seats that may win now, in the order they are looked at (§15).

        Base fills them with the active seat.
        """
        return seats

    def end(self, game: "Game") -> tuple[int, ...]:
        """Single. The winners if the game is over now, else empty (base.md §15, cheops.md §12)."""
        raise NotImplementedError

    def victors(self, game: "Game", seat: int) -> tuple[int, ...]:
        """Single. Who wins if ``seat`` has the points to win (base.md §15, alexander.md §12)."""
        raise NotImplementedError

    # --- what others see --------------------------------------------------------------------------

    def invited(self, state: State) -> Iterable[int]:
        """Chain (sequence). Seats that may answer something beside the decision on top (offers)."""
        return ()

    def off_turn_default(self, game: "Game", seat: int) -> Action | None:
        """Chain (first). The answer of an absent seat to what it is invited to (base.md §17 Q6)."""
        return None

    def hidden_cards(self, state: State, seat: int) -> Sequence[str]:
        """Chain (sequence). Names of the cards in the hand of ``seat`` that are no card kinds."""
        return ()

    def sees_hands(self, state: State, seat: int) -> Iterable[int]:
        """Chain (sequence). Other seats whose cards ``seat`` may look at now (C&K §11.5)."""
        return ()

    def belongings(self, state: State, seat: int) -> Iterable[Event]:
        """Chain (sequence). What ``seat`` has beside its cards; sentences ``own-<kind>``."""
        return ()

    def outlook(self, game: "Game") -> Iterable[Event]:
        """Chain (sequence). What everybody can see coming: how a battle would end (C&K §10)."""
        return ()

    def conceal(self, state: State, seat: int | None) -> None:
        """Chain. Replace in a copied state what ``seat`` (``None``: a spectator) may not know."""


CHAIN_HOOKS = (
    "founding_vertices",
    "founding_grant",
    "turn_begins",
    "turn_ends",
    "produce",
    "produced",
    "received",
    "settled",
    "still_playing",
    "seven_frames",
    "robber_frames",
    "robber_hexes",
    "theft",
    "hand_limit",
    "halved_cities",
    "blocking",
    "occupied",
    "settlement_reach",
    "route_pieces",
    "continued_by_roads",
    "restrict",
    "cost",
    "might_buy",
    "trade_rate",
    "receivable",
    "can_build_free",
    "pieces_changed",
    "building_taken",
    "founded",
    "route_built",
    "points",
    "hidden_points",
    "may_win",
    "invited",
    "off_turn_default",
    "hidden_cards",
    "sees_hands",
    "belongings",
    "outlook",
    "conceal",
)
SINGLE_HOOKS = ("founding_plan", "next_turn", "route_length", "end", "victors")
