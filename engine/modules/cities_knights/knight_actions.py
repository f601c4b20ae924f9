"""What an active knight does: move, displace, chase the robber (§9.2)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.cities_knights import robber_lock
from engine.modules.cities_knights.hooks import (
    IN_HAND,
    effective_level,
    tell_knight_moved,
    tell_knight_removed,
)
from engine.modules.cities_knights.knights import (
    able_knights,
    knight_owner,
    level_at,
    lift_knight,
    make_passive,
    place_knight,
    shift_knight,
)
from engine.modules.cities_knights.own_turn import own_turn
from engine.modules.cities_knights.reach import displace_targets, move_targets, within_reach
from engine.modules.cities_knights.recruiting import require_knight_vertex, require_own_knight
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Vertex, Word


def require_able(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` with the reason if an own knight may not act now."""
    require_own_knight(game, seat, vertex)
    if able_knights(game, seat) >> vertex & 1:
        return
    part = ck_slice(game.state)
    if not part.active >> vertex & 1:
        raise Refusal("knight-passive", vertex=vertex)
    if not part.ready >> vertex & 1:
        raise Refusal("knight-not-ready", vertex=vertex)
    game.rules.require_allowed(game, seat, "use_knight", vertex)


class MoveKnight(Action, frozen=True):
    """Move an active knight to a free vertex; it turns passive."""

    kind: ClassVar[str] = "move_knight"
    gate = staticmethod(own_turn)
    open: ClassVar[bool] = True

    vertex: Vertex
    target: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [
            cls(seat, vertex, target)
            for vertex in bits(able_knights(game, seat))
            for target in bits(move_targets(game, seat, vertex))
        ]

    def check(self, game: Game) -> None:
        require_able(game, self.seat, self.vertex)
        require_knight_vertex(game, self.seat, self.target)
        if not move_targets(game, self.seat, self.vertex) >> self.target & 1:
            raise Refusal("knight-not-connected", vertex=self.vertex, to_vertex=self.target)

    def apply(self, game: Game) -> None:
        make_passive(game, 1 << self.vertex)
        game.emit("knight_moved", seat=self.seat, vertex=self.target, from_vertex=self.vertex)
        shift_knight(game, self.seat, self.vertex, self.target)


class DisplaceKnight(Action, frozen=True):
    """Take the vertex of an opponent's weaker knight, whose owner puts it elsewhere."""

    kind: ClassVar[str] = "displace_knight"
    gate = staticmethod(own_turn)
    open: ClassVar[bool] = True

    vertex: Vertex
    target: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [
            cls(seat, vertex, target)
            for vertex in bits(able_knights(game, seat))
            for target in bits(displace_targets(game, seat, vertex))
        ]

    def check(self, game: Game) -> None:
        require_able(game, self.seat, self.vertex)
        if displace_targets(game, self.seat, self.vertex) >> self.target & 1:
            return
        part = ck_slice(game.state)
        if knight_owner(part, self.target) in (-1, self.seat):
            raise Refusal("no-foreign-knight", vertex=self.target)
        own, other = (
            effective_level(game, vertex, level_at(part, vertex))
            for vertex in (self.vertex, self.target)
        )
        if other >= own:
            raise Refusal("knight-not-weaker", vertex=self.target, level=own, other_level=other)
        raise Refusal("knight-not-connected", vertex=self.vertex, to_vertex=self.target)

    def apply(self, game: Game) -> None:
        victim = knight_owner(ck_slice(game.state), self.target)
        make_passive(game, 1 << self.vertex)
        driven = drive_away(game, victim, self.target)
        game.emit(
            "knight_displaced",
            seat=self.seat,
            victim=victim,
            vertex=self.target,
            from_vertex=self.vertex,
            level=driven.level,
        )
        shift_knight(game, self.seat, self.vertex, self.target, displaced=True)
        settle_driven(game, driven)


class ChaseRobber(Action, frozen=True):
    """Drive the robber (or another such piece) off a hex of an active knight (§9.2, §14)."""

    kind: ClassVar[str] = "chase_robber"
    gate = staticmethod(own_turn)
    open: ClassVar[bool] = True

    vertex: Vertex
    piece: Word

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if robber_lock.locked(game):
            return ()
        return [
            cls(seat, vertex, name)
            for vertex in bits(able_knights(game, seat))
            for name in near_pieces(game, vertex)
        ]

    def check(self, game: Game) -> None:
        require_able(game, self.seat, self.vertex)
        robber_lock.require_unlocked(game)
        if self.piece not in near_pieces(game, self.vertex):
            raise Refusal("robber-not-near", vertex=self.vertex, piece=self.piece)

    def apply(self, game: Game) -> None:
        make_passive(game, 1 << self.vertex)
        game.emit("robber_chased", seat=self.seat, vertex=self.vertex, piece=self.piece)
        game.state.push(*game.rules.marauders[self.piece].frames(game, self.seat))


def near_pieces(game: Game, vertex: int) -> list[str]:
    """Names of the robber-like pieces on the hexes of a vertex."""
    near = game.board.vertex_hex_mask[vertex]
    found = []
    for name, marauder in game.rules.marauders.items():
        hex_ = marauder.hex(game.state)
        if hex_ >= 0 and near >> hex_ & 1:
            found.append(name)
    return found


# --- a displaced knight ---------------------------------------------------------------------------


class RelocateKnightDecision(Decision, frozen=True):
    """The owner of a displaced knight puts it on another vertex; it keeps level and side."""

    kind: ClassVar[str] = "relocate_knight"

    origin: int
    level: int
    active: bool

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q24: the first legal vertex in reading order."""
        return RelocateKnight(seat, next(bits(move_targets(game, seat, self.origin))))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"vertex": self.origin, "level": self.level}


def drive_away(game: Game, owner: int, vertex: int) -> RelocateKnightDecision:
    """Lift a knight off its vertex, no route being measured; what is to be asked of its owner."""
    part = ck_slice(game.state)
    level, active = level_at(part, vertex), bool(part.active >> vertex & 1)
    lift_knight(game, owner, vertex)
    tell_knight_moved(game, vertex, IN_HAND)
    return RelocateKnightDecision(seats=(owner,), origin=vertex, level=level, active=active)


def settle_driven(game: Game, driven: RelocateKnightDecision) -> None:
    """Ask where a displaced knight goes, unless there is no place or only one (§9.2)."""
    (owner,) = driven.seats
    places = move_targets(game, owner, driven.origin)
    if not places:
        tell_knight_removed(game, IN_HAND)
        game.emit("knight_lost", seat=owner, vertex=driven.origin, level=driven.level)
    elif places.bit_count() == 1:
        put_down(game, driven, next(bits(places)))
    else:
        game.state.push(driven)


def put_down(game: Game, driven: RelocateKnightDecision, vertex: int) -> None:
    """Put a displaced knight on its new vertex."""
    (owner,) = driven.seats
    game.emit("knight_relocated", seat=owner, vertex=vertex, from_vertex=driven.origin)
    place_knight(game, owner, vertex, driven.level, active=driven.active)
    tell_knight_moved(game, IN_HAND, vertex)


class RelocateKnight(Action, frozen=True):
    """Say where an own displaced knight goes."""

    kind: ClassVar[str] = "relocate_knight"

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        decision = game.decision
        assert isinstance(decision, RelocateKnightDecision)
        return [cls(seat, vertex) for vertex in bits(move_targets(game, seat, decision.origin))]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, RelocateKnightDecision)
        require_knight_vertex(game, self.seat, self.vertex)
        if not within_reach(game, self.seat, decision.origin, 1 << self.vertex):
            raise Refusal("knight-not-connected", vertex=decision.origin, to_vertex=self.vertex)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, RelocateKnightDecision)
        game.state.stack.pop()
        put_down(game, decision, self.vertex)
