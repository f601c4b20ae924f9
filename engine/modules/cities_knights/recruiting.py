"""Recruiting, promoting and activating knights against payment (§9.1)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import can_pay, pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import affordable, require_payment
from engine.modules.cities_knights.improvements import has_fortress
from engine.modules.cities_knights.knights import (
    MIGHTY,
    PIECES,
    free_vertices,
    level_at,
    passive_knights,
    place_knight,
    promotable,
    route_ends,
    set_level,
)
from engine.modules.cities_knights.payable import payable
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Vertex

RECRUIT = PIECES[1]
"""Name of the piece and of its price."""
PROMOTION, ACTIVATION = "promotion", "activation"
"""Names of prices."""


def recruit_vertices(game: Game, seat: int) -> int:
    """Where a seat may recruit; there is no distance rule for knights."""
    return game.rules.allowed(game, seat, RECRUIT, free_vertices(game.state, seat))


def require_own_knight(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` unless a knight of ``seat`` stands on the vertex."""
    if not ck_slice(game.state).knights[seat] >> vertex & 1:
        raise Refusal("no-own-knight", vertex=vertex)


def require_knight_vertex(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` unless a knight of ``seat`` could be placed on the vertex."""
    if free_vertices(game.state, seat) >> vertex & 1:
        return
    if route_ends(game.state, seat) >> vertex & 1:
        raise Refusal("vertex-occupied", vertex=vertex)
    raise Refusal("knight-without-route", vertex=vertex)


def require_promotable(game: Game, seat: int, vertex: int) -> None:
    """Raise ``Refusal`` with the reason if a knight cannot rise by one level now."""
    require_own_knight(game, seat, vertex)
    if promotable(game, seat) >> vertex & 1:
        return
    part = ck_slice(game.state)
    level = level_at(part, vertex)
    if level == MIGHTY:
        raise Refusal("knight-mighty", vertex=vertex)
    if part.promoted >> vertex & 1:
        raise Refusal("knight-promoted", vertex=vertex)
    if level + 1 == MIGHTY and not has_fortress(game.state, seat):
        raise Refusal("knight-needs-fortress")
    game.rules.require_allowed(game, seat, "promote_knight", vertex)
    raise Refusal("no-piece-left", what=PIECES[level + 1])


def promote(game: Game, seat: int, vertex: int) -> None:
    """Raise a knight by one level, whoever pays for it; it keeps its side."""
    part = ck_slice(game.state)
    level = level_at(part, vertex) + 1
    set_level(part, vertex, level)
    part.promoted |= 1 << vertex
    game.emit("knight_promoted", seat=seat, vertex=vertex, level=level)


def require_price(game: Game, seat: int, what: str) -> None:
    """Raise ``Refusal`` unless a seat can pay a price that buys no piece of its own."""
    if not can_pay(game.state.hands[seat], game.rules.price(game, seat, what)):
        raise Refusal("too-few-cards", what=what, cost=game.rules.costs[what])


class RecruitKnight(Action, frozen=True):
    """Buy a basic knight; it comes on its passive side."""

    kind: ClassVar[str] = "recruit_knight"
    gate = staticmethod(payable)
    price: ClassVar[str] = RECRUIT

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not affordable(game, seat, RECRUIT):
            return ()
        return [cls(seat, vertex) for vertex in bits(recruit_vertices(game, seat))]

    def check(self, game: Game) -> None:
        require_knight_vertex(game, self.seat, self.vertex)
        game.rules.require_allowed(game, self.seat, RECRUIT, self.vertex)
        require_payment(game, self.seat, RECRUIT)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, RECRUIT))
        game.emit("knight_recruited", seat=self.seat, vertex=self.vertex)
        place_knight(game, self.seat, self.vertex, 1, active=False)


class PromoteKnight(Action, frozen=True):
    """Pay for one level more of an own knight."""

    kind: ClassVar[str] = "promote_knight"
    gate = staticmethod(payable)
    price: ClassVar[str] = PROMOTION

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not ck_slice(game.state).knights[seat]:
            return ()
        if not can_pay(game.state.hands[seat], game.rules.price(game, seat, PROMOTION)):
            return ()
        return [cls(seat, vertex) for vertex in bits(promotable(game, seat))]

    def check(self, game: Game) -> None:
        require_promotable(game, self.seat, self.vertex)
        require_price(game, self.seat, PROMOTION)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, PROMOTION))
        promote(game, self.seat, self.vertex)


class ActivateKnight(Action, frozen=True):
    """Pay to turn an own knight to its active side."""

    kind: ClassVar[str] = "activate_knight"
    gate = staticmethod(payable)
    price: ClassVar[str] = ACTIVATION

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not ck_slice(game.state).knights[seat]:
            return ()
        if not can_pay(game.state.hands[seat], game.rules.price(game, seat, ACTIVATION)):
            return ()
        return [cls(seat, vertex) for vertex in bits(passive_knights(game, seat))]

    def check(self, game: Game) -> None:
        require_own_knight(game, self.seat, self.vertex)
        if ck_slice(game.state).active >> self.vertex & 1:
            raise Refusal("knight-active", vertex=self.vertex)
        game.rules.require_allowed(game, self.seat, "activate_knight", self.vertex)
        require_price(game, self.seat, ACTIVATION)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, ACTIVATION))
        ck_slice(game.state).active |= 1 << self.vertex
        game.emit("knight_activated", seat=self.seat, vertex=self.vertex)
