"""The founding phase: snake placement and starting cards (base.md §6)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.module import Founding
from engine.modules.base.building import (
    free_land_edges,
    open_vertices,
    place_city,
    place_road,
    place_settlement,
    require_open_vertex,
)
from engine.modules.base.production import Claims, emit_production, pay_claims
from engine.params import Edge, Vertex


class FoundSettlementDecision(Decision, frozen=True):
    """A founding piece is to be placed."""

    kind: ClassVar[str] = "found_settlement"

    round: int
    piece: str
    grants: bool

    @property
    def founding(self) -> Founding:
        """The placement this decision stands for."""
        return Founding(self.seats[0], self.round, self.piece, self.grants)

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q1: most pips, ties first in reading order."""
        places = bits(founding_vertices(game, self.founding))
        return FoundSettlement(seat, max(places, key=lambda v: (pips_at(game, v), -v)))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"piece": self.piece, "grants": self.grants}


class FoundRoadDecision(Decision, frozen=True):
    """A route is to be placed at the founding piece on ``vertex``."""

    kind: ClassVar[str] = "found_road"

    vertex: int

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q1: the first legal edge."""
        first = next(iter(game.legal(seat)))
        assert isinstance(first, Action)
        return first

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        several = len(game.rules.answers[self.kind]) > 1
        return {"vertex": self.vertex, "several": several}


def snake(seats: int) -> Sequence[Founding]:
    """1…n, then n…1; the second piece pays one card per producing hex."""
    order = range(seats)
    return [
        *(Founding(seat, 0) for seat in order),
        *(Founding(seat, 1, grants=True) for seat in reversed(order)),
    ]


def founding_frames(game: Game) -> None:
    """Ask for every placement in order; the first turn follows."""
    for placement in game.rules.founding_plan(game)[::-1]:
        game.state.push(
            FoundSettlementDecision(
                seats=(placement.seat,),
                round=placement.round,
                piece=placement.piece,
                grants=placement.grants,
            )
        )


def founding_vertices(game: Game, founding: Founding) -> int:
    """Where a founding piece may stand."""
    mask = open_vertices(game)
    for hook in game.rules.on_founding_vertices:
        mask = hook(game, founding, mask)
    return mask


def pips(number: int) -> int:
    """Pips of a disc: ways of 36 to roll it."""
    return 6 - abs(7 - number) if number else 0


def pips_at(game: Game, vertex: int) -> int:
    """Sum of the pips of the hexes at a vertex."""
    return sum(pips(game.state.number[hex_]) for hex_ in game.board.vertex_hexes[vertex])


def place_founding_piece(game: Game, founding: Founding, vertex: int) -> None:
    """Place a founding piece and pay what it grants."""
    if founding.piece == "city":
        place_city(game, founding.seat, vertex)
    else:
        place_settlement(game, founding.seat, vertex)
    if founding.grants:
        grant(game, founding.seat, vertex, founding.piece)


def grant(game: Game, seat: int, vertex: int, piece: str) -> None:
    """Pay one card per producing hex at a vertex; the robber does not matter yet."""
    state, rules = game.state, game.rules
    claims: Claims = {}
    for hex_ in game.board.vertex_hexes[vertex]:
        for kind, amount in rules.yield_prices["settlement"].get(state.terrain[hex_], ()):
            shares = claims.setdefault(kind, {})
            shares[seat] = shares.get(seat, 0) + amount
    emit_production(game, pay_claims(game, claims), ())
    for hook in rules.on_founding_grant:
        hook(game, seat, vertex, piece)


class FoundSettlement(Action, frozen=True):
    """Place a founding settlement (in some expansions a city)."""

    kind: ClassVar[str] = "found_settlement"

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        decision = game.decision
        assert isinstance(decision, FoundSettlementDecision)
        return [cls(seat, vertex) for vertex in bits(founding_vertices(game, decision.founding))]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, FoundSettlementDecision)
        if founding_vertices(game, decision.founding) >> self.vertex & 1:
            return
        require_open_vertex(game, self.vertex)
        raise Refusal("founding-not-here", vertex=self.vertex)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, FoundSettlementDecision)
        route = cast("type[FoundRoadDecision]", game.rules.decisions[FoundRoadDecision.kind])
        game.state.stack[-1] = route(seats=(self.seat,), vertex=self.vertex)
        place_founding_piece(game, decision.founding, self.vertex)


class FoundRoute(Action, frozen=True):
    """Place a piece of an edge at the founding piece just placed."""

    piece: ClassVar[str]
    """Its name in ``rules.routes``."""
    elsewhere: ClassVar[str]
    """The refusal of an edge that is free and not at the founding piece."""

    edge: Edge

    @staticmethod
    def free(game: Game) -> int:
        """The edges where such a piece may ever be founded."""
        raise NotImplementedError

    @staticmethod
    def require_free(game: Game, edge: int) -> None:
        """Raise ``Refusal`` that says why an edge is none of them."""
        raise NotImplementedError

    @classmethod
    def edges(cls, game: Game) -> int:
        """The edges at the piece just placed that are free for this one."""
        decision = game.decision
        assert isinstance(decision, FoundRoadDecision)
        return game.board.vertex_edge_mask[decision.vertex] & cls.free(game)

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, edge) for edge in bits(cls.edges(game))]

    def check(self, game: Game) -> None:
        if self.edges(game) >> self.edge & 1:
            return
        decision = game.decision
        assert isinstance(decision, FoundRoadDecision)
        self.require_free(game, self.edge)
        raise Refusal(self.elsewhere, edge=self.edge, vertex=decision.vertex)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        game.rules.routes[self.piece].place(game, self.seat, self.edge)


class FoundRoad(FoundRoute, frozen=True):
    """Place the road at the founding piece just placed."""

    kind: ClassVar[str] = "found_road"
    piece: ClassVar[str] = "road"
    elsewhere: ClassVar[str] = "founding-road-elsewhere"

    @staticmethod
    def free(game: Game) -> int:
        """Free and on land."""
        return free_land_edges(game)

    @staticmethod
    def require_free(game: Game, edge: int) -> None:
        """Raise ``Refusal`` if there is a piece."""
        if game.state.occupied_edges >> edge & 1:
            raise Refusal("edge-occupied", edge=edge)


def place_printed_pieces(game: Game) -> None:
    """Put the map's starting pieces on the board (``beginner_pieces``, base.md §4)."""
    board, rules = game.board, game.rules
    pieces = [p for p in board.map.starting_pieces if p.seat <= rules.seats]
    for piece in pieces:
        spot = piece.settlement
        vertex = board.vertex(spot.q, spot.r, spot.vertex)
        plan = rules.founding_plan(game)
        kind = next(f.piece for f in plan if f.grants == piece.grants_resources)
        founding = Founding(piece.seat - 1, int(piece.grants_resources), kind, False)
        place_founding_piece(game, founding, vertex)
        edge = board.edge(piece.road.q, piece.road.r, piece.road.edge)
        place_road(game, piece.seat - 1, edge)
        if piece.grants_resources:
            grant(game, piece.seat - 1, vertex, kind)


def begin_founding(game: Game) -> None:
    """Place the printed pieces, or ask for the founding pieces one by one."""
    if game.rules.options["beginner_pieces"]:
        place_printed_pieces(game)
    else:
        founding_frames(game)
