"""A position by hand, for rule tests: pieces, hands, bank, cards, robber, phase, dice.

::

    def test_B06_robber_stays_on_its_hex():
        t = Table().hand(0, wool=2).settlement(1, "(0,0)N").robber("(0,0)").action(0)
        t.cards(0, "knight_card")
        t.do(0, "play_knight")
        t.refused("robber-same-hex", 0, "move_robber", "(0,0)")
        t.do(0, "move_robber", "(0,-1)", outcomes=["wool"])
        assert t.hand_of(0) == {"wool": 3}

``Table()`` is the beginner board without pieces, seat 0 before its first roll, all hands empty.
``Table.start()`` has the printed pieces and their cards. Modules, options, seats, a layout:
``Table("seafarers", map="seafarers_new_shores_4p", seats=4)`` (``base`` is always there).

* Places are ``"(q,r)N"`` as in the rules, labels (``"27"``, ``"27-28"``, ``"J"``) or numbers.
* Every setter returns the table and recomputes what is derived: masks, road lengths, who holds the
  longest road. Cards put in hands come out of the bank; ``bank`` afterwards sets it apart.
* ``do`` plays by seat, kind and parameters (converted by their types: places, kind names, bags as
  dicts or ``"2wool+1ore"``); ``outcomes`` forces chance. ``refused`` expects a refusal key and that
  nothing changed, ``can`` asks. ``events``/``event`` look at what the last move told.
"""

import re
from typing import Any, Self

import pytest

from engine.actions import Action, parameters
from engine.bits import bits
from engine.board import Board
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Decision
from engine.game import Game
from engine.layout import Layout
from engine.modules.base.building import open_vertices
from engine.modules.base.roads import update_longest_road
from engine.modules.base.slice import BaseSlice, base_slice
from engine.modules.base.turn import ActionPhase, BuildPhase, PreRoll, TradePhase
from engine.modules.base.victory import total_points
from engine.params import OptionalParam, Param, TupleParam
from engine.state import State

Place = int | str
SEED = b"rule tests"
NAMED = re.compile(r"\((?P<q>[-−]?\d+),\s*(?P<r>[-−]?\d+)\)\s*(?P<name>[NESW]*)")


def place(board: Board, what: str, text: Place) -> int:
    """The hex, vertex or edge (``what``) that a number, a label or a name from a hex stands for."""
    if isinstance(text, int):
        return text
    match = NAMED.fullmatch(text)
    if match is None:
        parse = {"hex": board.parse_hex, "vertex": board.parse_vertex, "edge": board.parse_edge}
        return parse[what](text)
    q, r = (int(match[axis].replace("−", "-")) for axis in ("q", "r"))
    if what == "hex":
        return board.hex(q, r)
    return {"vertex": board.vertex, "edge": board.edge}[what](q, r, match["name"])


class Table:
    """A game in a position made by hand. The module's text shows how it is used."""

    def __init__(
        self,
        *modules: str,
        seats: int = 4,
        layout: Layout | None = None,
        founding: bool = False,
        seed: bytes = SEED,
        **options: Any,
    ) -> None:
        """A board without pieces, seat 0 before its first roll; ``founding``: still to be founded.

        Raises ``Refusal`` as ``Game.create`` does.
        """
        ids = ("base", *(name for name in modules if name != "base"))
        self.game = Game.create(ids, options, seats, seed, layout)
        self.board, self.rules = self.game.board, self.game.rules
        self.events: list[Event] = []
        if not founding and self.state.turn == 0:
            self.state.stack.clear()
            self._settle()

    @classmethod
    def start(cls, *modules: str, seats: int = 4, **options: Any) -> Self:
        """The beginner board with its printed pieces, seat 0 before its first roll."""
        return cls(*modules, seats=seats, beginner_pieces=True, **options)

    @property
    def state(self) -> State:
        """The state as it is now; a move replaces it by another object."""
        return self.game.state

    @property
    def base(self) -> BaseSlice:
        """The base game's slice."""
        return base_slice(self.state)

    # --- cards ------------------------------------------------------------------------------------

    def hand(self, seat: int, **cards: int) -> Self:
        """Give a seat exactly these cards; the bank keeps the rest."""
        new = self.rules.bag(**self._known(cards))
        for kind, count in enumerate(new):
            self.state.bank[kind] += self.state.hands[seat][kind] - count
            self.state.hands[seat][kind] = count
        return self

    def hands(self, *hands: dict[str, int]) -> Self:
        """Give the seats, in order, exactly these cards."""
        for seat, cards in enumerate(hands):
            self.hand(seat, **cards)
        return self

    def bank(self, **cards: int) -> Self:
        """Set these kinds of the bank, whatever is in the hands."""
        for kind, count in self._known(cards).items():
            self.state.bank[self.rules.kind(kind)] = count
        return self

    def empty_bank(self, **cards: int) -> Self:
        """Leave nothing but these cards in the bank."""
        self.state.bank[:] = self.rules.bag(**self._known(cards))
        return self

    def cards(self, seat: int, *names: str, bought_now: bool = False) -> Self:
        """Put development cards into a hand, out of the deck where it has them."""
        self.base.cards[seat] = (*self.base.cards[seat], *names)
        if bought_now:
            self.base.new_cards[seat] = (*self.base.new_cards[seat], *names)
        for name in names:
            self.base.deck[name] = max(0, self.base.deck[name] - 1)
        return self

    def deck(self, **counts: int) -> Self:
        """Leave exactly these development cards in the deck."""
        self.base.deck = {name: counts.get(name, 0) for name in self.rules.deck}
        return self

    def knights(self, *played: int, holder: int = -1) -> Self:
        """Set the knight cards played, seat by seat, and who holds the largest army."""
        self.base.knights[: len(played)] = played
        self.base.largest_army = holder
        return self

    # --- board ------------------------------------------------------------------------------------

    def settlement(self, seat: int, *places: Place) -> Self:
        """Add settlements."""
        return self._pieces(self.state.settlements, seat, "vertex", places)

    def city(self, seat: int, *places: Place) -> Self:
        """Add cities; one on an own settlement replaces it."""
        self._pieces(self.state.cities, seat, "vertex", places)
        self.state.settlements[seat] &= ~self.state.cities[seat]
        return self.refresh()

    def road(self, seat: int, *places: Place) -> Self:
        """Add roads."""
        return self._pieces(self.state.roads, seat, "edge", places)

    def lodge(self, seat: int, settlements: int = 0, cities: int = 0) -> Self:
        """Add buildings where only their points matter: on open vertices far from all roads."""
        for masks, count in ((self.state.settlements, settlements), (self.state.cities, cities)):
            for _ in range(count):
                near_roads = 0
                for ends in self.state.road_ends:
                    near_roads |= ends
                free = open_vertices(self.game) & ~near_roads
                self._pieces(masks, seat, "vertex", (next(bits(free)),))
        return self

    def clear(self, seat: int) -> Self:
        """Take the roads, settlements and cities of a seat off the board."""
        for masks in (self.state.roads, self.state.settlements, self.state.cities):
            masks[seat] = 0
        return self.refresh()

    def robber(self, where: Place) -> Self:
        """Put the robber on a hex (-1: beside the board)."""
        self.state.robber = self.hex(where)
        return self

    def longest_road(self, holder: int) -> Self:
        """Say who holds the longest road, where the order of placing cannot tell."""
        self.base.longest_road = holder
        return self

    def refresh(self) -> Self:
        """Recompute what follows from the pieces, after a change made directly on the state."""
        self.state.refresh()
        update_longest_road(self.game, range(self.state.seats))
        return self

    # --- phase ------------------------------------------------------------------------------------

    def pre_roll(self, seat: int = 0) -> Self:
        """Make it the turn of a seat, before the roll."""
        return self._phase(seat, (), PreRoll(seats=(seat,)), "pre_roll")

    def action(self, seat: int = 0, dice: tuple[int, ...] = (1, 1)) -> Self:
        """Make it the turn of a seat, after a roll that paid nothing."""
        strict = self.rules.options["strict_phases"]
        phase: Decision = TradePhase(seats=(seat,)) if strict else ActionPhase(seats=(seat,))
        return self._phase(seat, dice, phase, "action")

    def build_phase(self, seat: int = 0, dice: tuple[int, ...] = (1, 1)) -> Self:
        """With ``strict_phases``: make it the turn of a seat, after trading."""
        return self._phase(seat, dice, BuildPhase(seats=(seat,)), "action")

    def _phase(self, seat: int, dice: tuple[int, ...], decision: Decision, step: str) -> Self:
        """Put the decision that a step of the turn asks on the stack, above the steps after it."""
        state, steps = self.state, self.rules.turn_frames
        names = [step.name for step in steps]
        state.active, state.turn, state.dice = seat, max(state.turn, 1), dice
        state.stack.clear()
        state.push(decision, *steps[names.index(step) + 1 :])
        return self

    # --- playing ----------------------------------------------------------------------------------

    def make(self, seat: int, kind: str, *values: Any, **params: Any) -> Action:
        """An action of a kind; parameters in their order or by name."""
        cls = self.rules.actions.get(kind) or self.rules.corrections[kind]
        types = dict(parameters(cls))
        given = dict(zip(types, values, strict=False)) | params
        return cls(
            seat=seat, **{name: self.value(types[name], value) for name, value in given.items()}
        )

    def do(
        self, seat: int, kind: str, *values: Any, outcomes: Any = None, **params: Any
    ) -> list[Event]:
        """Play a move; raises ``Refusal`` if it is illegal."""
        self.events = self.game.play(self.make(seat, kind, *values, **params), outcomes)
        return self.events

    def correct(self, seat: int, kind: str, *values: Any, **params: Any) -> list[Event]:
        """Let a moderator put something right: ``correct_<kind>``; what is left out is false."""
        self.events = self.game.play(self._correction(seat, kind, values, params), absent=True)
        return self.events

    def not_correct(self, key: str, seat: int, kind: str, *values: Any, **params: Any) -> None:
        """Expect that a correction is refused with this key."""
        before = self.game.hash()
        with pytest.raises(Refusal) as caught:
            self.correct(seat, kind, *values, **params)
        assert caught.value.key == key, f"refused as {caught.value}, not as {key}"
        assert self.game.hash() == before

    def _correction(
        self, seat: int, kind: str, values: tuple[Any, ...], params: dict[str, Any]
    ) -> Action:
        names = [name for name, _ in parameters(self.rules.corrections[f"correct_{kind}"])]
        if "remove" in names and len(values) < len(names):
            params = {"remove": False, **params}
        return self.make(seat, f"correct_{kind}", *values, **params)

    def roll(self, *dice: Any, seat: int | None = None) -> list[Event]:
        """The active seat rolls these dice."""
        return self.do(self.state.active if seat is None else seat, "roll", outcomes=dice)

    def stand_in(self, seat: int) -> Any:
        """The move that stands in for an absent seat, or ``None``."""
        return self.game.default(seat)

    def default(self, seat: int, outcomes: Any = None) -> list[Event]:
        """Play what stands in for an absent seat."""
        action = self.stand_in(seat)
        assert action is not None, f"nothing is asked of seat {seat}"
        self.events = self.game.play(action, outcomes, absent=True)
        return self.events

    def can(self, seat: int, kind: str, *values: Any, **params: Any) -> bool:
        """Tell whether a move is legal."""
        return self.make(seat, kind, *values, **params) in self.game.legal(seat)

    def refused(
        self, key: str, seat: int, kind: str, *values: Any, **params: Any
    ) -> dict[str, Any]:
        """Expect that a move is refused with this key; return the refusal's parameters."""
        before = self.game.hash()
        with pytest.raises(Refusal) as caught:
            self.game.play(self.make(seat, kind, *values, **params))
        assert caught.value.key == key, f"refused as {caught.value}, not as {key}"
        assert self.game.hash() == before
        return caught.value.params

    def places(self, seat: int, kind: str) -> set[Any]:
        """The values of the one parameter of all legal moves of a kind."""
        found = [m for m in self.game.legal(seat) if m.kind == kind and isinstance(m, Action)]
        return {getattr(move, parameters(type(move))[0][0]) for move in found}

    # --- looking ----------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> dict[str, int]:
        """The cards of a seat by kind, without zeros."""
        return self.cards_in(self.state.hands[seat])

    def in_bank(self, kind: str) -> int:
        """Cards of a kind in the bank."""
        return self.state.bank[self.rules.kind(kind)]

    def cards_in(self, bag: Any) -> dict[str, int]:
        """A bag by kind, without zeros."""
        return {kind: n for kind, n in zip(self.rules.kinds, bag, strict=True) if n}

    def points(self, seat: int) -> int:
        """All points of a seat, hidden ones included."""
        return total_points(self.game, seat)

    @property
    def asks(self) -> str:
        """Kind of the decision on top, or ``""``."""
        return self.game.decision.kind if self.game.decision else ""

    @property
    def decision(self) -> Any:
        """The decision on top, of whatever class."""
        return self.game.decision

    def event(self, kind: str) -> Event:
        """The only event of that kind of the last move."""
        (found,) = [event for event in self.events if event.kind == kind]
        return found

    def told(self, kind: str) -> bool:
        """Tell whether the last move had an event of that kind."""
        return any(event.kind == kind for event in self.events)

    def hex(self, text: Place) -> int:
        """A hex by number, label or ``(q,r)``."""
        return place(self.board, "hex", text)

    def vertex(self, text: Place) -> int:
        """A vertex by number, label or name from a hex."""
        return place(self.board, "vertex", text)

    def edge(self, text: Place) -> int:
        """An edge by number, label or name from a hex."""
        return place(self.board, "edge", text)

    # --- inside -----------------------------------------------------------------------------------

    def value(self, param: Param, given: Any) -> Any:
        """A parameter's value from the forms a test writes it in."""
        if given is None or isinstance(param, OptionalParam):
            return None if given is None else self.value(param.inner, given)  # type: ignore[attr-defined]
        if isinstance(param, TupleParam) and not isinstance(given, str):
            return tuple(self.value(param.inner, item) for item in given)
        if isinstance(given, dict):
            return self.rules.bag(**self._known(given))
        if isinstance(given, str):
            if param.name in ("hex", "vertex", "edge"):
                return place(self.board, param.name, given)
            return param.parse(self.rules, given)
        return tuple(given) if isinstance(given, list) else given

    def _known(self, cards: dict[str, int]) -> dict[str, int]:
        unknown = set(cards) - set(self.rules.kinds)
        assert not unknown, f"no such kinds here: {unknown}"
        return cards

    def _pieces(self, masks: list[int], seat: int, what: str, places: tuple[Place, ...]) -> Self:
        for where in places:
            masks[seat] |= 1 << place(self.board, what, where)
        return self.refresh()

    def _settle(self) -> None:
        self.game._settle()
