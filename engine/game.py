"""A game: list legal moves, play one, take one back, copy, look at it through a seat's eyes."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from engine import codec, record
from engine.actions import Action, BagChoice, LegalActions, validate
from engine.chance import Chance, ChanceError, checked_seed, commitment, drawn, new_seed
from engine.errors import RecordError, Refusal
from engine.events import Event
from engine.frames import Decision, Step
from engine.layout import Layout, LayoutError, draw_layout
from engine.moves import Move, Outcome
from engine.rules import Rules, rules_for
from engine.state import State
from engine.view import View

T = TypeVar("T")


class Game:
    """One game under fixed rules. Every change goes through ``play`` and ``undo``.

    ``seed`` is secret until the game is over; it decides every draw that is not replayed from a
    record. ``None``: the game was read from a record without seed and can be replayed, not gone on
    with where chance is needed.
    """

    def __init__(self, rules: Rules, state: State, layout: Layout, seed: bytes | None) -> None:
        self.rules = rules
        self.board = rules.board
        self.state = state
        self.layout = layout
        self.seed = seed
        self.commitment = commitment(checked_seed(seed)) if seed is not None else ""
        self.start_outcomes: tuple[Outcome, ...] = ()
        """What chance gave before the first move (cards dealt)."""
        self.move_count = 0
        self.moves: list[Move] = []
        self._before: list[State] = []
        self._events: list[Event] = []
        self._outcomes: list[Outcome] = []
        self._random: Random | None = None
        self.telling = True
        """False in a simulation: nothing is told or recorded."""
        self._untold: frozenset[str] = frozenset()
        self._revealed = False
        self._recorded: list[str] | None = None

    # --- making a game ----------------------------------------------------------------------------

    @classmethod
    def create(
        cls,
        modules: Iterable[str] = ("base",),
        options: Mapping[str, Any] | None = None,
        seats: int = 4,
        seed: bytes | None = None,
        layout: Layout | None = None,
    ) -> "Game":
        """Start a game; raises ``Refusal`` for modules, options or seats that do not fit.

        ``seed`` has 1 to 64 bytes (else ValueError); without it a secret one is drawn.

        ``layout`` replaces the board that the seed would give (records, tests).
        """
        rules = rules_for(tuple(modules), options or {}, seats)
        seed = new_seed() if seed is None else seed
        if layout is None:
            layout = drawn_layout(rules, seed)
        return cls.started(rules, seed, layout)

    @classmethod
    def started(
        cls, rules: Rules, seed: bytes | None, layout: Layout, deal: Sequence[str] | None = None
    ) -> "Game":
        """A game before its first move; ``deal`` replaces chance where a module deals cards."""
        game = cls(rules, _empty_state(rules, layout), layout, seed)
        game._recorded = list(deal) if deal else None
        for part in rules.modules:
            part.start(game)
        game.state.refresh()
        game._settle()
        game._recorded = None
        game.start_outcomes = tuple(game._outcomes)
        return game

    def opening(self) -> list[Event]:
        """What happened before the first move (Alexander passes Pella: alexander.md §5)."""
        deal = [outcome.text for outcome in self.start_outcomes]
        again = Game.started(self.rules, self.seed, self.layout, deal)
        return list(again._events)  # noqa: SLF001  a game too

    # --- what is asked ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question on top, or ``None`` when the game is over."""
        state = self.state
        if state.winners or not state.stack:
            return None
        top = state.stack[-1]
        return top if type(top) is not Step else None  # type: ignore[return-value]

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats whose answer the game waits for."""
        decision = self.decision
        return decision.seats if decision else ()

    @property
    def invited(self) -> tuple[int, ...]:
        """Seats that may answer something beside the question on top, such as an offer."""
        if self.finished:
            return ()
        seats = {seat for hook in self.rules.on_invited for seat in hook(self.state)}
        return tuple(sorted(seats))

    @property
    def finished(self) -> bool:
        """True when the game is over."""
        return bool(self.state.winners)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the game goes on."""
        return self.state.winners

    # --- legality ---------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> LegalActions:
        """The legal moves of a seat, or of all seats."""
        seats = range(self.rules.seats) if seat is None else (seat,)
        return LegalActions(self, lambda: self._listed(seats))

    def _listed(self, seats: Iterable[int]) -> list[Action | BagChoice]:
        found: list[Action | BagChoice] = []
        if self.state.winners:
            return found
        rules, decision = self.rules, self.decision
        answers = rules.answer_groups.get(decision.kind, ()) if decision else ()
        asked = decision.seats if decision else ()
        for seat in seats:
            groups = answers + rules.off_turn_groups if seat in asked else rules.off_turn_groups
            for gate, group in groups:
                passed = True if gate is None else gate(self, seat)
                if passed:
                    for cls in group if passed is True else passed:
                        found += cls.options(self, seat)
        return found

    def check(self, action: Action, absent: bool = False) -> None:
        """Raise ``Refusal`` with a reason if the move is not legal now.

        ``absent`` allows what stands in for an absent seat and is nobody's own choice.
        """
        state, cls = self.state, type(action)
        entry = self.rules.entries.get(cls)
        if entry is None:
            raise Refusal("unknown-action", action=str(getattr(cls, "kind", cls.__name__))[:60])
        if cls.stand_in and not absent:
            raise Refusal("only-as-default", action=cls.kind)
        if state.winners:
            raise Refusal("game-over")
        seat = action.seat
        if type(seat) is not int or not 0 <= seat < self.rules.seats:
            raise Refusal("unknown-seat", parameter="seat")
        if not entry.off_turn:
            self._check_asked(cls, seat)
        if entry.params:
            validate(action, self.rules)
        action.check(self)

    def _check_asked(self, cls: type[Action], seat: int) -> None:
        decision = self.decision
        if decision is None or seat not in decision.seats:
            raise Refusal("not-your-turn", asked=self.asked)
        if cls not in self.rules.answers.get(decision.kind, ()):
            raise Refusal("not-now", action=cls.kind, decision=decision.kind)

    def default(self, seat: int) -> Action | None:
        """The move that stands in for an absent seat, or ``None`` if nothing is asked of it."""
        decision = self.decision
        if decision and seat in decision.seats:
            return decision.default(self, seat)
        for hook in self.rules.on_off_turn_default:
            action = hook(self, seat)
            if action is not None:
                return action
        return None

    # --- playing ----------------------------------------------------------------------------------

    def play(
        self, action: Action, outcomes: Sequence[Any] | None = None, *, absent: bool = False
    ) -> list[Event]:
        """Play a move and return what happened; raises ``Refusal`` and changes nothing if illegal.

        ``outcomes`` replaces chance: its items are used for the draws in order (replays, tests).
        ``absent``: the move is the ``default`` of a seat whose time is up; a replay may hold such.
        """
        self._recorded = None if outcomes is None else [str(item) for item in outcomes]
        before = self.state
        events: list[Event] = []
        try:
            self.check(action, absent or self.replaying)
            self.state = before.copy()
            self._events = events
            self._outcomes = []
            self._random = None
            self.telling = True
            self._revealed = action.reveals
            action.apply(self)
            self._settle()
            self._check_outcomes_used()
        except BaseException:
            self.state = before
            raise
        finally:
            self._recorded = None
        self._before.append(before)
        self.moves.append(self._move(action))
        self.move_count += 1
        return events

    @property
    def replaying(self) -> bool:
        """Tell whether the move under way is one of a record: it was the moment for it then."""
        return self._recorded is not None

    def advance(self, action: Action, random: Random) -> None:
        """Carry out a move that ``legal`` has just listed, without check, record or way back.

        For simulations: only the position goes on, and chance comes from ``random``, so that no
        playout can tell what the seed has in store.
        """
        self._random = random
        self.telling = False
        action.apply(self)
        self._settle()
        self.move_count += 1

    def listed(self, seat: int) -> list[Action | BagChoice]:
        """The legal moves of a seat as a list."""
        return self._listed((seat,))

    def _move(self, action: Action) -> Move:
        outcomes = tuple(self._outcomes)
        # the end of a game shows all hands and cards
        revealed = bool(outcomes) or self._revealed or self.finished
        return Move(self.rules, action, outcomes, revealed)

    def _check_outcomes_used(self) -> None:
        if self._recorded:
            raise RecordError(f"outcomes {self._recorded} are not used by the move")

    def _settle(self) -> None:
        """Run steps until a seat is asked or the game is over (base.md §15: after every input)."""
        rules = self.rules
        state = self.state
        while not state.winners:
            if not state.stack:
                rules.next_turn(self)
                continue
            top = state.stack[-1]
            if type(top) is Step:
                state.stack.pop()
                rules.steps[top.name](self, top.args)
            elif not top.seats or (top.lapses and top.lapsed(self)):  # type: ignore[union-attr]
                state.stack.pop()
            else:
                winners = rules.end(self)
                if winners:
                    self.finish(winners)
                    return
                for settled in rules.on_settled:
                    settled(self)
                if state.stack[-1] is top:
                    return

    def finish(self, winners: tuple[int, ...]) -> None:
        """End the game with these winners."""
        self.state.winners = winners
        self.emit("game_ended", winners=winners)

    def emit(self, kind: str, audience: tuple[int, ...] | None = None, /, **params: Any) -> None:
        """Note that something happened."""
        if self.telling and kind not in self._untold:
            self._events.append(Event(kind, params, audience))

    @contextmanager
    def untold(self, *kinds: str) -> Iterator[None]:
        """Leave events of some kinds out: they are told in another way."""
        self._untold = frozenset(kinds)
        try:
            yield
        finally:
            self._untold = frozenset()

    def reveal(self) -> None:
        """Note that the move shows something hidden, so that its player cannot take it back."""
        self._revealed = True

    def draw(self, stream: str, items: Sequence[T], audience: tuple[int, ...] | None = None) -> T:
        """One of ``items`` by chance; each stream has draws of its own.

        The outcome is recorded by its text, so equal items must be interchangeable. ``audience``
        are the seats that may know it.
        """
        if self._random is not None:
            return items[int(self._random.random() * len(items))]
        return self.draw_several(stream, (items,), audience)[0]

    def draw_several(
        self,
        stream: str,
        choices: Sequence[Sequence[T]],
        audience: tuple[int, ...] | None = None,
    ) -> list[T]:
        """One item of each choice, all from one draw of the stream (the dice of a roll)."""
        if self._random is not None:
            return [items[int(self._random.random() * len(items))] for items in choices]
        draws = self.state.draws
        if self._recorded is not None:
            draws[stream] = draws.get(stream, 0) + 1
            drew = [self._replayed(stream, items) for items in choices]
        elif self.seed is None:
            raise RecordError(f"no outcome for {stream!r} and no seed to draw one")
        else:
            picks = drawn(self.seed, draws, stream, [len(items) for items in choices])
            drew = [items[pick] for items, pick in zip(choices, picks, strict=True)]
        self._outcomes += [Outcome(stream, str(item), audience) for item in drew]
        return drew

    @property
    def drew_unseen(self) -> bool:
        """Whether the present move drew something that not everybody may know."""
        return self._random is None and any(out.audience is not None for out in self._outcomes)

    def publish(self) -> None:
        """Let everybody know what was drawn last: a card that is laid down at once."""
        if self._random is None:
            last = self._outcomes[-1]
            self._outcomes[-1] = Outcome(last.stream, last.text)

    def _replayed(self, stream: str, items: Sequence[T]) -> T:
        assert self._recorded is not None
        if not self._recorded:
            raise RecordError(f"no outcome left for {stream!r}")
        text = self._recorded.pop(0)
        for item in items:
            if str(item) == text:
                return item
        raise RecordError(f"{text!r} is no possible outcome of {stream!r}")

    # --- taking back ------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last move back; raises ``Refusal`` if no move is known.

        Moves played before a snapshot was read are not known: replay the record to go further.
        """
        if not self._before:
            raise Refusal("nothing-to-undo")
        self.state = self._before.pop()
        self.moves.pop()
        self.move_count -= 1
        self._events = []

    def can_undo(self, seat: int) -> bool:
        """Tell whether ``seat`` itself may take the last move back.

        It may until something hidden was revealed, chance was used, or another seat acted.
        """
        if not self._before:
            return False
        last = self.moves[-1]
        return last.action.seat == seat and not last.revealed

    # --- copies, texts ----------------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent game in the same position, with the same moves to take back."""
        new = Game.__new__(Game)
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy()
        new.__dict__.update(moves=self.moves[:], _before=self._before[:], _events=[], _outcomes=[])
        return new

    def view(self, seat: int | None = None, *, full: bool = False) -> View:
        """The game as ``seat`` may know it; ``None`` is a spectator. ``full``: all of it."""
        return View(self, seat, full)

    def hash(self) -> str:
        """Hash of the canonical form of the state: equal iff the positions are equal."""
        return hashlib.blake2b(codec.state_bytes(self.state), digest_size=16).hexdigest()

    def snapshot(self) -> bytes:
        """The whole game without its moves, for storage; holds the seed and all hands."""
        return codec.pack(self)

    @classmethod
    def from_snapshot(cls, data: bytes) -> "Game":
        """Read what ``snapshot`` wrote, of this or an earlier version; raises ``RecordError``."""
        return codec.unpack(cls, data)

    @property
    def header(self) -> str:
        """The lines of the record before the first move, the seed included."""
        return record.header(self, secret=True)

    def record(self, seat: int | None = None, full: bool = False) -> str:
        """The game as text, one move a line, as ``seat`` may know it; ``full``: everything.

        A finished game has no secrets left: its record is always full.
        """
        return record.write(self, seat, secret=full or self.finished)

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """Replay a full record; raises ``RecordError`` with the line that does not fit."""
        return record.read(cls, text)

    @classmethod
    def replay(cls, header: str, lines: Iterable[str]) -> "Game":
        """Replay lines after a header; raises ``RecordError`` with the line that does not fit."""
        return record.replay(cls, header, lines)


def drawn_layout(rules: Rules, seed: bytes) -> Layout:
    """The board that a seed gives; raises ``Refusal`` if no draw kept the map's conditions."""
    try:
        return draw_layout(rules.board, rules.options, Chance(seed, {}))
    except (ChanceError, LayoutError) as error:
        raise Refusal("layout-not-found", map=rules.options["map"]) from error


def _empty_state(rules: Rules, layout: Layout) -> State:
    state = State.__new__(State)
    state.rules = rules
    state.terrain = tuple(layout.terrain)
    state.number = tuple(layout.number)
    state.harbors = tuple((edge, kind) for edge, kind in layout.harbors)
    state.robber = layout.robber
    state.roads = [0] * rules.seats
    state.settlements = [0] * rules.seats
    state.cities = [0] * rules.seats
    state.hands = [[0] * len(rules.kinds) for _ in range(rules.seats)]
    state.bank = list(rules.bank)
    state.active = 0
    state.turn = 0
    state.dice = ()
    state.stack = []
    state.winners = ()
    state.draws = {}
    state.slices = {part.id: part.slice() for part in rules.modules if part.slice is not None}
    state.refresh_terrain()
    return state
