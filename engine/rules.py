"""A game's set-up, compiled once: its modules, options, prices, pieces, dice and hooks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from engine import registry
from engine.actions import Action, Bounds, parameters
from engine.bags import Cost, cost_of
from engine.bits import bits
from engine.board import Board, load_board
from engine.corrections import Correctable
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Decision, Frame, Step
from engine.module import (
    CHAIN_HOOKS,
    SINGLE_HOOKS,
    Advice,
    Founding,
    Marauder,
    Module,
    Option,
    Route,
)
from engine.sealed import Memory, Sealable
from engine.standing import StandingAnswer

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import State

MIN_SEATS, MAX_SEATS = 2, 6
UNLIMITED = 1_000_000
"""Counters in the bank at the start: more than any game moves."""
COUNTERS_ASKED = 99
"""Most counters of a kind that the bounds of an offer name."""


class Rules(Sealable):
    """What is fixed when a game starts. Made by ``rules_for``, shared by games, sealed.

    Attributes named ``on_<hook>`` are tuples of the modules' overrides of a chain hook in module
    order; single hooks are attributes of their own name.
    """

    on_founding_vertices: tuple[Callable[["Game", Founding, int], int], ...]
    on_founding_grant: tuple[Callable[["Game", int, int, str], None], ...]
    on_turn_begins: tuple[Callable[["Game"], None], ...]
    on_turn_ends: tuple[Callable[["Game"], None], ...]
    on_produce: tuple[Callable[["Game", int, dict[int, dict[int, int]]], None], ...]
    on_produced: tuple[Callable[["Game", int, Mapping[int, Mapping[int, int]]], None], ...]
    on_received: tuple[Callable[["Game", int, Sequence[int]], None], ...]
    on_settled: tuple[Callable[["Game"], None], ...]
    on_still_playing: tuple[Callable[["State", tuple[int, ...]], tuple[int, ...]], ...]
    on_seven_frames: tuple[Callable[["Game", list[Frame]], None], ...]
    on_robber_frames: tuple[Callable[["Game", int, list[Frame]], None], ...]
    on_robber_hexes: tuple[Callable[["Game", int, int], int], ...]
    on_theft: tuple[Callable[["Game", int, int], bool], ...]
    on_hand_limit: tuple[Callable[["Game", int, int], int], ...]
    on_halved_cities: tuple[Callable[["State"], int], ...]
    on_blocking: tuple[Callable[["State", int], int], ...]
    on_occupied: tuple[Callable[["State"], int], ...]
    on_settlement_reach: tuple[Callable[["State", int], int], ...]
    on_route_pieces: tuple[Callable[["State"], Iterable[int]], ...]
    on_continued_by_roads: tuple[Callable[["State", int], int], ...]
    on_restrict: tuple[Callable[["Game", int, str, int], int], ...]
    on_cost: tuple[Callable[["Game", int, str, list[int]], None], ...]
    on_might_buy: tuple[Callable[["Game", int, int], bool], ...]
    on_trade_rate: tuple[Callable[["Game", int, int, int], int], ...]
    on_receivable: tuple[Callable[["Game", int, int], int], ...]
    on_can_build_free: tuple[Callable[["Game", int], bool], ...]
    on_pieces_changed: tuple[Callable[["Game", Iterable[int]], None], ...]
    on_building_taken: tuple[Callable[["Game", int, int], None], ...]
    on_founded: tuple[Callable[["Game", int, int], None], ...]
    on_route_built: tuple[Callable[["Game", int, int], None], ...]
    on_points: tuple[Callable[["State", int], int], ...]
    on_hidden_points: tuple[Callable[["State", int], int], ...]
    on_may_win: tuple[Callable[["Game", Sequence[int]], Sequence[int]], ...]
    on_invited: tuple[Callable[["State"], Iterable[int]], ...]
    on_off_turn_default: tuple[Callable[["Game", int], Action | None], ...]
    on_hidden_cards: tuple[Callable[["State", int], Sequence[str]], ...]
    on_sees_hands: tuple[Callable[["State", int], Iterable[int]], ...]
    on_belongings: tuple[Callable[["State", int], Iterable[Event]], ...]
    on_conceal: tuple[Callable[["State", int | None], None], ...]
    on_outlook: tuple[Callable[["Game"], Iterable[Event]], ...]
    founding_plan: Callable[["Game"], Sequence[Founding]]
    next_turn: Callable[["Game"], None]
    route_length: Callable[["Game", int], int]
    end: Callable[["Game"], tuple[int, ...]]
    victors: Callable[["Game", int], tuple[int, ...]]

    def __init__(self, modules: Sequence[str], options: Mapping[str, Any], seats: int) -> None:
        self.modules = _instances(modules)
        self.module_ids = tuple(part.id for part in self.modules)
        self.seats = seats
        self._check_modules()
        self.others = tuple(tuple(s for s in range(seats) if s != seat) for seat in range(seats))
        """For each seat all others."""
        self.declared = _declared_options(self.modules, seats, options)
        self.options = self._complete(options)
        self.board: Board = load_board(self.options["map"])
        cards = tuple(kind for part in self.modules for kind in part.kinds)
        self.card_kinds = len(cards)
        """Number of kinds that are cards; the kinds after them are counters."""
        self.kinds = cards + tuple(kind for part in self.modules for kind in part.counters)
        self.bank_sells = tuple(range(len(self.kinds)))
        """Kinds that can be taken in maritime trade."""
        self.costs: dict[str, tuple[int, ...]] = {}
        self.supplies: dict[str, int] = {}
        self.piece_counts: dict[str, Callable[[State, int], int]] = {}
        self.deck: dict[str, int] = {}
        """Development cards by name."""
        self.bank: list[int] = [0] * len(self.kinds)
        self.dice: list[tuple[str, tuple[tuple[Any, ...], ...]]] = []
        """Per stream of chance the faces of each of its dice."""
        self.target = 0
        self.turn_steps: list[str] = []
        self.yields: dict[str, dict[str, tuple[int, ...]]] = {}
        """Cards per hex: by piece ("settlement", "city"), then by terrain."""
        self.routes: dict[str, Route] = {}
        """Kinds of pieces on edges, by name of the piece."""
        self.marauders: dict[str, Marauder] = {}
        """Robber and the like, by name of the piece."""
        self.correctable = Correctable()
        """What moderators may put right beside cards and the pieces of ``routes``."""
        self.tables: dict[str, Any] = {}
        """What modules fix per set-up and change for each other, by module."""
        for part in self.modules:
            part.configure(self)
        self.buying_hands = Memory()
        """Whether a hand buys anything under these fixed prices."""
        counters = len(self.kinds) - self.card_kinds
        wanted = (*self.bank[: self.card_kinds], *[COUNTERS_ASKED] * counters)
        self.any_bag = Bounds(wanted, 1, sum(wanted))
        """Any cards the bank held at the start: bounds for what an offer may ask."""
        self.bank[self.card_kinds :] = [UNLIMITED] * counters
        if self.options.get("victory_points"):
            self.target = self.options["victory_points"]
        self._compile()
        for part in self.modules:
            part.validate(self)
        self.seal()

    # --- checks -----------------------------------------------------------------------------------

    def _check_modules(self) -> None:
        ids, seats = self.module_ids, self.seats
        if type(seats) is not int or not MIN_SEATS <= seats <= MAX_SEATS:
            raise Refusal("seat-count", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
        if not ids:
            raise Refusal("module-left-out", module="base", seats=seats)
        for part in self.modules:
            if part.players and seats not in part.players:
                raise Refusal("module-seats", module=part.id, seats=seats, allowed=part.players)
        for part in self.modules:
            clashing = [other for other in part.excludes if other in ids]
            # a module that only comes with another one is not what was chosen
            brought = {name for other in clashing for name in registry.module(other).requires}
            for other in clashing:
                if other not in brought:
                    raise Refusal("modules-exclude", module=part.id, other=other)
        for name, made in registry.all_modules().items():
            if seats in made.always_with and name not in ids:
                raise Refusal("module-left-out", module=name, seats=seats)

    def _complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        for name, value in options.items():
            option = self.declared.get(name)
            if option is None:
                raise Refusal("unknown-option", option=name, options=tuple(self.declared))
            if value is None and option.default is None:
                continue
            if not option.accepts(value):
                raise Refusal(
                    "option-value",
                    option=name,
                    value=str(value),
                    values=option.values,
                    minimum=option.minimum,
                    maximum=option.maximum,
                )
        return {name: options.get(name, option.default) for name, option in self.declared.items()}

    # --- compilation ------------------------------------------------------------------------------

    def _compile(self) -> None:
        self._compile_hooks()
        self._compile_actions()
        self.yield_prices = {
            piece: {terrain: cost_of(bag) for terrain, bag in bags.items()}
            for piece, bags in self.yields.items()
        }
        self.prices: dict[str, Cost] = {name: cost_of(bag) for name, bag in self.costs.items()}
        self.steps: dict[str, Callable[[Game, tuple[int, ...]], None]] = {}
        for part in self.modules:
            self.steps.update(part.steps)
        self.turn_frames = tuple(Step(name) for name in self.turn_steps)
        self.turn_stack = self.turn_frames[::-1]
        self.standing: dict[str, type[StandingAnswer]] = {
            made.id: made for part in self.modules for made in part.standing
        }
        """Questions that may be answered in advance, by name."""
        self.advice: dict[str, tuple[Advice, ...]] = {}
        """What computer players do, by decision kind; the later module first."""
        for part in self.modules:
            for kind, advice in part.advice.items():
                self.advice[kind] = (advice, *self.advice.get(kind, ()))

    def _compile_hooks(self) -> None:
        for name in CHAIN_HOOKS:
            overrides = tuple(
                getattr(part, name) for part in self.modules if _overrides(part, name)
            )
            setattr(self, f"on_{name}", overrides)
        for name in SINGLE_HOOKS:
            setattr(
                self,
                name,
                next(getattr(m, name) for m in self.modules[::-1] if _overrides(m, name)),
            )
        self.route_pieces = self.on_route_pieces
        self.all_points = self.on_points + self.on_hidden_points
        self.hooks = _declared_hooks(self.modules)
        """Overrides of the hooks that modules declare for those that build on them, by name."""

    def _compile_actions(self) -> None:
        self.answers: dict[str, tuple[type[Action], ...]] = {}
        self.decisions: dict[str, type[Decision]] = {}
        self.off_turn: tuple[type[Action], ...] = ()
        removed = {cls for part in self.modules for cls in part.removes}
        for part in self.modules:
            self.off_turn += tuple(cls for cls in part.off_turn if cls not in removed)
            self.decisions.update({made.kind: made for made in part.decisions})
            for kind, actions in part.answers.items():
                kept = tuple(cls for cls in actions if cls not in removed)
                self.answers[kind] = self.answers.get(kind, ()) + kept
        for made in self.decisions.values():
            if made.like:
                likewise = self.answers.get(made.like, ())
                self.answers[made.kind] = likewise + self.answers.get(made.kind, ())
        self.answer_groups = {kind: _grouped(classes) for kind, classes in self.answers.items()}
        self.off_turn_groups = _grouped(self.off_turn)
        every = [cls for group in (*self.answers.values(), self.off_turn) for cls in group]
        self.actions: dict[str, type[Action]] = {cls.kind: cls for cls in every}
        self.entries = {cls: Entry(cls in self.off_turn, bool(parameters(cls))) for cls in every}
        self.corrections = {cls.kind: cls for part in self.modules for cls in part.corrections}
        """What moderators may put right, by kind."""
        self.entries.update(dict.fromkeys(self.corrections.values(), Entry(True, True)))

    # --- questions --------------------------------------------------------------------------------

    def kind(self, name: str) -> int:
        """Index of a card kind by its name."""
        return self.kinds.index(name)

    def bag(self, **counts: int) -> tuple[int, ...]:
        """A bag from counts by kind name."""
        return tuple(counts.get(kind, 0) for kind in self.kinds)

    def map_seats(self, map_id: str) -> tuple[int, ...]:
        """The numbers of seats that may use a board in this set-up."""
        return _map_seats(self.modules, map_id, self.options)

    def may_win(self, game: "Game") -> Sequence[int]:
        """Seats that may win now, in the order they are looked at."""
        seats = self.on_may_win[0](game, ())
        for hook in self.on_may_win[1:]:
            seats = hook(game, seats)
        return seats

    def still_playing(self, state: "State") -> tuple[int, ...]:
        """The seats that are still in the game."""
        seats = tuple(range(self.seats))
        for hook in self.on_still_playing:
            seats = hook(state, seats)
        return seats

    def price(self, game: "Game", seat: int, what: str) -> Cost:
        """What an item costs a seat now."""
        if not self.on_cost:
            return self.prices[what]
        bag = list(self.costs[what])
        for hook in self.on_cost:
            hook(game, seat, what, bag)
        return cost_of(bag)

    def allowed(self, game: "Game", seat: int, what: str, mask: int) -> int:
        """The places of ``mask`` where no module objects to building ``what``."""
        for hook in self.on_restrict:
            mask = hook(game, seat, what, mask)
        return mask

    def require_allowed(self, game: "Game", seat: int, what: str, place: int) -> None:
        """Raise the objecting module's ``Refusal`` if ``what`` may not be built at ``place``."""
        for part in self.modules:
            kept = part.restrict(game, seat, what, 1 << place)
            if not kept >> place & 1:
                raise part.restriction(game, seat, what, place)

    def require_somewhere(self, game: "Game", seat: int, what: str, mask: int) -> None:
        """Raise the objecting module's ``Refusal`` if ``what`` may be built at none of the places.

        No places, no objection: then something else is the reason.
        """
        if mask and not self.allowed(game, seat, what, mask):
            self.require_allowed(game, seat, what, next(bits(mask)))

    def can_build_free(self, game: "Game", seat: int) -> bool:
        """Tell whether a piece of a road building card fits somewhere."""
        return any(hook(game, seat) for hook in self.on_can_build_free)

    def blocking(self, state: "State", seat: int) -> int:
        """Vertices at which opponents stop the routes of a seat."""
        mask = 0
        for hook in self.on_blocking:
            mask |= hook(state, seat)
        return mask


class Entry(NamedTuple):
    """What the kernel looks up of an action kind at every move."""

    off_turn: bool
    params: bool
    """True if it has parameters besides its seat."""


Gate = Callable[["Game", int], bool | Sequence[type[Action]]] | None


def _grouped(
    classes: Sequence[type[Action]],
) -> tuple[tuple[Gate, tuple[type[Action], ...]], ...]:
    """Neighbouring action kinds with the same gate, together with it."""
    return tuple((gate, tuple(group)) for gate, group in groupby(classes, lambda cls: cls.gate))


def _overrides(part: Module, name: str, default: type = Module) -> bool:
    return getattr(type(part), name) is not getattr(default, name)


def _declared_hooks(modules: Sequence[Module]) -> dict[str, tuple[Callable[..., Any], ...]]:
    """The overrides of further hooks by name, in module order."""
    found: dict[str, tuple[Callable[..., Any], ...]] = {}
    for declared in [part.declares for part in modules if part.declares]:
        parts = [part for part in modules if isinstance(part, declared)]
        for name in vars(declared):
            if not name.startswith("_"):
                found[name] = tuple(
                    getattr(part, name) for part in parts if _overrides(part, name, declared)
                )
    return found


def _instances(modules: Sequence[str]) -> tuple[Module, ...]:
    wanted = list(dict.fromkeys(modules))
    for name in wanted:
        for needed in registry.module(name).requires:
            if needed not in wanted:
                raise Refusal("module-requires", module=name, needed=needed)
    return tuple(made() for name, made in registry.all_modules().items() if name in wanted)


def _map_seats(
    modules: Iterable[Module], map_id: str, options: Mapping[str, Any]
) -> tuple[int, ...]:
    seats = tuple(load_board(map_id).map.players)
    for part in modules:
        seats = part.map_seats(map_id, options, seats)
    return seats


def _declared_options(
    modules: Sequence[Module], seats: int, chosen: Mapping[str, Any]
) -> dict[str, Option]:
    """Options by name; a later module's declaration replaces an earlier one of the same name."""
    declared = {option.name: option for part in modules for option in part.options}
    maps = [name for part in reversed(modules) for name in part.maps]
    default = next((name for name in maps if seats in _map_seats(modules, name, chosen)), maps[0])
    declared["map"] = Option("map", default, values=tuple(maps))
    return declared


@lru_cache(maxsize=512)
def _cached(
    modules: tuple[type[Module], ...], options: tuple[tuple[str, str, Any], ...], seats: int
) -> Rules:
    return Rules([made.id for made in modules], {name: value for name, _, value in options}, seats)


def rules_for(modules: Iterable[str], options: Mapping[str, Any], seats: int) -> Rules:
    """The rules of a set-up; raises ``Refusal`` if modules, options or seats do not fit."""
    made = tuple(registry.module(name) for name in modules)
    # True and 1 are the same key of a cache but not the same value of an option
    key = tuple(sorted((name, type(value).__name__, value) for name, value in options.items()))
    try:
        return _cached(made, key, seats)
    except TypeError:  # an unhashable value can only be a bad one: let the check name it
        return Rules(tuple(modules), dict(options), seats)
