"""The deserter: an opponent loses a knight, the player may place one (§11.6)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.cities_knights.cards.play import FinishCard, ProgressCard, opponents_with
from engine.modules.cities_knights.knights import (
    LEVELS,
    PIECES,
    level_at,
    place_knight,
    remove_knight,
)
from engine.modules.cities_knights.recruiting import recruit_vertices, require_knight_vertex
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Number, Seat, Vertex


class SurrenderKnightDecision(Decision, frozen=True):
    """Which knight of ``victim`` is lost; asked of the victim, for some tables of the player."""

    kind: ClassVar[str] = "surrender_knight"

    victim: int
    taker: int

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q27: lowest level, passive before active, reading order."""
        part = ck_slice(game.state)

        def worth(vertex: int) -> tuple[int, int, int]:
            return level_at(part, vertex), part.active >> vertex & 1, vertex

        return SurrenderKnight(seat, min(bits(part.knights[self.victim]), key=worth))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"victim": self.victim, "taker": self.taker, "own": seat == self.victim}


class PlaceDeserterDecision(Decision, frozen=True):
    """The player may place a knight of the same side as the one that was lost."""

    kind: ClassVar[str] = "place_deserter"

    level: int
    active: bool

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q29: the rest of a card is forfeited."""
        return FinishCard(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {
            "level": max(deserter_levels(game, seat, self.level)),
            "free": _any_lower_level(game),
            "active": self.active,
        }


def deserter_levels(game: Game, seat: int, lost: int) -> list[int]:
    """Levels the player may place: the lost one, else the next lower; for some tables any lower.

    A mighty knight needs no fortress here.
    """
    held = [n for n in LEVELS if n <= lost and game.state.supply(PIECES[n], seat) > 0]
    return held if _any_lower_level(game) else held[-1:]


def _any_lower_level(game: Game) -> bool:
    return bool(game.rules.options["deserter_level"] == "same_or_lower_free")


class PlayDeserter(ProgressCard, frozen=True):
    """Choose the opponent who loses a knight."""

    kind: ClassVar[str] = "play_deserter"
    card: ClassVar[str] = "deserter"

    victim: Seat

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        victims = opponents_with(game, seat, (bool(own) for own in ck_slice(game.state).knights))
        return [cls(seat, victim) for victim in victims]

    def require(self, game: Game) -> None:
        if self.victim == self.seat:
            raise Refusal("own-seat")
        if not ck_slice(game.state).knights[self.victim]:
            raise Refusal("victim-without-knight", victim=self.victim)

    def effect(self, game: Game) -> None:
        own = ck_slice(game.state).knights[self.victim]
        if own.bit_count() == 1:
            desert(game, self.seat, self.victim, next(bits(own)))
            return
        by_victim = game.rules.options["deserter_chooser"] == "victim"
        chooser = self.victim if by_victim else self.seat
        game.state.push(
            SurrenderKnightDecision(seats=(chooser,), victim=self.victim, taker=self.seat)
        )


def desert(game: Game, seat: int, victim: int, vertex: int) -> None:
    """Take the knight away and ask where the player puts one, if he can put any."""
    part = ck_slice(game.state)
    level, active = level_at(part, vertex), bool(part.active >> vertex & 1)
    game.emit("knight_deserted", seat=victim, vertex=vertex, level=level, taker=seat)
    remove_knight(game, victim, vertex)
    if deserter_levels(game, seat, level) and recruit_vertices(game, seat):
        game.state.push(PlaceDeserterDecision(seats=(seat,), level=level, active=active))


class SurrenderKnight(Action, frozen=True):
    """Name the knight that is lost."""

    kind: ClassVar[str] = "surrender_knight"

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        own = ck_slice(game.state).knights[_surrender(game).victim]
        return [cls(seat, vertex) for vertex in bits(own)]

    def check(self, game: Game) -> None:
        victim = _surrender(game).victim
        if not ck_slice(game.state).knights[victim] >> self.vertex & 1:
            raise Refusal("no-knight-of-victim", vertex=self.vertex, victim=victim)

    def apply(self, game: Game) -> None:
        decision = _surrender(game)
        game.state.stack.pop()
        desert(game, decision.taker, decision.victim, self.vertex)


def _surrender(game: Game) -> SurrenderKnightDecision:
    decision = game.decision
    assert isinstance(decision, SurrenderKnightDecision)
    return decision


class PlaceDeserter(Action, frozen=True):
    """Place the knight; it cannot act in this turn."""

    kind: ClassVar[str] = "place_deserter"

    vertex: Vertex
    level: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        levels = deserter_levels(game, seat, _placing(game).level)
        return [
            cls(seat, vertex, level)
            for vertex in bits(recruit_vertices(game, seat))
            for level in levels
        ]

    def check(self, game: Game) -> None:
        require_knight_vertex(game, self.seat, self.vertex)
        game.rules.require_allowed(game, self.seat, PIECES[1], self.vertex)
        levels = deserter_levels(game, self.seat, _placing(game).level)
        if self.level not in levels:
            raise Refusal("deserter-level", level=self.level, levels=tuple(levels))

    def apply(self, game: Game) -> None:
        decision = _placing(game)
        game.state.stack.pop()
        game.emit("deserter_placed", seat=self.seat, vertex=self.vertex, level=self.level)
        place_knight(game, self.seat, self.vertex, self.level, active=decision.active)


def _placing(game: Game) -> PlaceDeserterDecision:
    decision = game.decision
    assert isinstance(decision, PlaceDeserterDecision)
    return decision
