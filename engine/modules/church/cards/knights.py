"""The red cards about knights: Blessing, Superstition, Crusade (church.md §10.3, 10.4, 10.11)."""

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits, mask_of
from engine.errors import Refusal
from engine.game import Game
from engine.modules.church.tables import red
from engine.modules.cities_knights.cards.play import ProgressCard, opponents_with, public_points
from engine.modules.cities_knights.improvements import has_fortress
from engine.modules.cities_knights.knights import (
    MIGHTY,
    PIECES,
    make_passive,
    of_level,
    passive_knights,
    place_knight,
)
from engine.modules.cities_knights.recruiting import (
    RECRUIT,
    promote,
    recruit_vertices,
    require_knight_vertex,
)
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import tables
from engine.params import Seat, Vertex, Vertices

# --- Blessing -------------------------------------------------------------------------------------


def is_last(game: Game, seat: int) -> bool:
    """Whether nobody has fewer points."""
    points = [public_points(game, other) for other in range(game.state.seats)]
    return points[seat] == min(points)


def risings(game: Game, seat: int) -> list[tuple[int, ...]]:
    """The sets of knights that may rise: all that can, and each choice where pieces are short.

    Level 2 rises first, so that its pieces are free for level 1.
    """
    part, state = ck_slice(game.state), game.state
    able = game.rules.allowed(game, seat, "promote_knight", part.knights[seat] & ~part.promoted)
    strong = list(bits(of_level(part, seat, 2) & able)) if has_fortress(state, seat) else []
    basic = list(bits(of_level(part, seat, 1) & able))
    rising = min(len(strong), state.supply(PIECES[MIGHTY], seat))
    following = min(len(basic), state.supply(PIECES[2], seat) + rising)
    return [
        tuple(sorted((*first, *second)))
        for first in combinations(strong, rising)
        for second in combinations(basic, following)
    ]


class PlayBlessing(ProgressCard, frozen=True):
    """Who is last raises and wakes all his knights; ``rising`` are those that can rise."""

    kind: ClassVar[str] = "play_blessing"
    card: ClassVar[str] = "church_blessing"

    rising: Vertices

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        if not is_last(game, seat):
            return []
        wakes = passive_knights(game, seat)
        return [cls(seat, chosen) for chosen in risings(game, seat) if chosen or wakes]

    def require(self, game: Game) -> None:
        if not is_last(game, self.seat):
            raise Refusal("blessing-not-last")
        found = risings(game, self.seat)
        if not any(found) and not passive_knights(game, self.seat):
            raise Refusal("blessing-without-use")
        if self.rising not in found:
            raise Refusal("blessing-knights", count=len(found[0]))

    def effect(self, game: Game) -> None:
        part = ck_slice(game.state)
        rising = mask_of(self.rising)
        strong = rising & part.strong
        for vertex in (*bits(strong), *bits(rising & ~strong)):
            promote(game, self.seat, vertex)
        woken = passive_knights(game, self.seat)
        part.active |= woken
        if woken:
            places = tuple(bits(woken))
            game.emit("knights_activated", seat=self.seat, count=len(places), vertices=places)


# --- Superstition ---------------------------------------------------------------------------------


def superstitious(game: Game, seat: int) -> bool:
    """Whether a seat is further in some domain than in the red one."""
    part, church = ck_slice(game.state), red(tables(game.rules))
    return any(levels[seat] > part.levels[church][seat] for levels in part.levels)


def superstition_targets(game: Game, seat: int) -> list[int]:
    """Opponents who can be chosen."""
    part = ck_slice(game.state)
    wanted = (
        superstitious(game, other) and bool(own & part.active)
        for other, own in enumerate(part.knights)
    )
    return opponents_with(game, seat, wanted)


class PlaySuperstition(ProgressCard, frozen=True):
    """All knights of an opponent turn passive."""

    kind: ClassVar[str] = "play_superstition"
    card: ClassVar[str] = "superstition"

    victim: Seat

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, victim) for victim in superstition_targets(game, seat)]

    def require(self, game: Game) -> None:
        part = ck_slice(game.state)
        if self.victim == self.seat:
            raise Refusal("own-seat")
        if not superstitious(game, self.victim):
            raise Refusal("not-superstitious", victim=self.victim)
        if not part.knights[self.victim] & part.active:
            raise Refusal("victim-without-active-knight", victim=self.victim)

    def effect(self, game: Game) -> None:
        part = ck_slice(game.state)
        struck = part.knights[self.victim] & part.active
        make_passive(game, struck)
        count = struck.bit_count()
        game.emit("knights_put_down", seat=self.seat, victim=self.victim, count=count)


# --- Crusade --------------------------------------------------------------------------------------


class PlayCrusade(ProgressCard, frozen=True):
    """Place an active basic knight; it cannot act in this turn."""

    kind: ClassVar[str] = "play_crusade"
    card: ClassVar[str] = "crusade"

    vertex: Vertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        if game.state.supply(RECRUIT, seat) <= 0:
            return []
        return [cls(seat, vertex) for vertex in bits(recruit_vertices(game, seat))]

    def require(self, game: Game) -> None:
        if game.state.supply(RECRUIT, self.seat) <= 0:
            raise Refusal("no-piece-left", what=RECRUIT)
        require_knight_vertex(game, self.seat, self.vertex)
        game.rules.require_allowed(game, self.seat, RECRUIT, self.vertex)

    def effect(self, game: Game) -> None:
        place_knight(game, self.seat, self.vertex, 1, active=True)
        game.emit("crusader_placed", seat=self.seat, vertex=self.vertex)
