"""Playing beer on an opponent's knight, at any time and when the barbarians land (§6.3, §6.4)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision, Frame, Step
from engine.game import Game
from engine.modules.church.beer import LEAST, affected
from engine.modules.church.phases import in_own_turn, quiet
from engine.modules.church.slice import Beer, church_slice
from engine.modules.cities_knights.event_die import clockwise
from engine.modules.cities_knights.knights import MIGHTY, all_knights, knight_owner, level_at
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Number, Vertex
from engine.rules import Rules
from engine.standing import StandingAnswer

DOUBLE = 4
"""Tokens that put a knight of level 2 to sleep."""
WINDOW = "beer_window"


def beer_now(game: Game, seat: int) -> bool:
    """Gate: a seat holds enough ripe beer, and it may be played now."""
    return church_slice(game.state).ripe[seat] >= LEAST and pouring_time(game, seat)


def pouring_time(game: Game, seat: int) -> bool:
    """Whether a seat may play beer now."""
    decision = game.decision
    return quiet(game) or (isinstance(decision, BeerWindow) and seat in decision.seats)


def uses(game: Game, vertex: int) -> tuple[int, ...]:
    """Numbers of tokens that do something to the knight on a vertex."""
    part = ck_slice(game.state)
    level, active = level_at(part, vertex), part.active >> vertex & 1
    if level == MIGHTY:
        return ()
    if level == 1:
        return (LEAST,) if active else ()
    return (LEAST, DOUBLE) if active else (LEAST,)


class PourBeer(Action, frozen=True):
    """Put beer on an opponent's knight."""

    kind: ClassVar[str] = "pour_beer"
    gate = staticmethod(beer_now)
    open: ClassVar[bool] = True

    vertex: Vertex
    beers: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        ripe = church_slice(game.state).ripe[seat]
        if ripe < LEAST or not pouring_time(game, seat):
            return []
        part = ck_slice(game.state)
        others = all_knights(part) & ~part.knights[seat] & ~affected(game.state)
        return [
            cls(seat, vertex, count)
            for vertex in bits(others)
            for count in uses(game, vertex)
            if count <= ripe
        ]

    def check(self, game: Game) -> None:
        if not pouring_time(game, self.seat):
            raise Refusal("no-beer-now")
        ripe = church_slice(game.state).ripe[self.seat]
        if ripe < LEAST:
            raise Refusal("too-few-beers", count=LEAST, ripe=ripe)
        part = ck_slice(game.state)
        if knight_owner(part, self.vertex) in (-1, self.seat):
            raise Refusal("no-foreign-knight", vertex=self.vertex)
        if level_at(part, self.vertex) == MIGHTY:
            raise Refusal("knight-immune", vertex=self.vertex)
        if affected(game.state) >> self.vertex & 1:
            raise Refusal("knight-under-beer", vertex=self.vertex)
        if self.beers not in uses(game, self.vertex):
            self._refuse_count(game)
        if self.beers > ripe:
            raise Refusal("too-few-beers", count=self.beers, ripe=ripe)

    def _refuse_count(self, game: Game) -> None:
        part = ck_slice(game.state)
        level = level_at(part, self.vertex)
        useful = (LEAST,) if level == 1 else (LEAST, DOUBLE)
        if self.beers in useful:
            raise Refusal("beer-on-passive", vertex=self.vertex)
        raise Refusal("beer-count", vertex=self.vertex, level=level, least=LEAST, most=useful[-1])

    def apply(self, game: Game) -> None:
        part, ck = church_slice(game.state), ck_slice(game.state)
        sleeps = self.beers == DOUBLE or level_at(ck, self.vertex) == 1
        beer = Beer(
            vertex=self.vertex,
            by=self.seat,
            sleeps=sleeps,
            step=self.beers // 2,
            left=self.beers,
            armed=in_own_turn(game, self.seat),
        )
        part.ripe[self.seat] -= self.beers
        part.beers = (*part.beers, beer)
        game.emit(
            "beer_played",
            seat=self.seat,
            victim=knight_owner(ck, self.vertex),
            vertex=self.vertex,
            count=self.beers,
            sleeps=sleeps,
        )
        if isinstance(game.decision, BeerWindow):
            _begin_again(game)


# --- the barbarians land --------------------------------------------------------------------------


class BeerWindow(Decision, frozen=True):
    """Between the landing and the battle: play beer or pass."""

    kind: ClassVar[str] = WINDOW

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q40."""
        return PassBeer(seat)


class PassBeer(Action, frozen=True):
    """Play no beer before this battle, unless somebody else does."""

    kind: ClassVar[str] = "pass_beer"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Always possible when it is asked for."""

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        game.emit("beer_passed", seat=self.seat)


class StandingPass(StandingAnswer):
    """Play no beer when the barbarians land: never, or only in this turn."""

    id: ClassVar[str] = WINDOW
    turn_only: ClassVar[tuple[str, ...]] = ("this_turn",)

    @classmethod
    def choices(cls, rules: Rules) -> tuple[str, ...]:
        """“this_turn” and “always”."""
        return ("this_turn", "always")

    @classmethod
    def answer(cls, game: Game, seat: int, chosen: Sequence[str]) -> Action | None:
        decision = game.decision
        asked = isinstance(decision, BeerWindow) and seat in decision.seats
        return PassBeer(seat) if asked else None


def open_window(game: Game, frames: list[Frame]) -> None:
    """The window comes before knights are declared; none where nobody holds beer enough."""
    if any(count >= LEAST for count in church_slice(game.state).ripe):
        frames.insert(0, _circle(game))


def _circle(game: Game) -> Step:
    return Step(WINDOW, tuple(clockwise(game)))


def window_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: ask the next seat that could play beer; after the last the window closes."""
    if not args:
        return
    seat, rest = args[0], args[1:]
    if rest:
        game.state.push(Step(WINDOW, rest))
    question = BeerWindow(seats=(seat,))
    game.state.push(question)
    if not PourBeer.options(game, seat):
        game.state.stack.pop()


def _begin_again(game: Game) -> None:
    """After beer was played the circle starts again."""
    stack = game.state.stack
    stack.pop()
    if stack and isinstance(stack[-1], Step) and stack[-1].name == WINDOW:
        stack.pop()
    game.state.push(_circle(game))
