"""The diplomat: an open road leaves the board; an own one is built again at once (§11.6)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.cities_knights.cards.play import FinishCard, ProgressCard
from engine.params import Edge


class RebuildRouteDecision(Decision, frozen=True):
    """The player may put the road (or ship) he took away on any legal edge."""

    kind: ClassVar[str] = "rebuild_route"

    piece: str

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q29: the rest of a card is forfeited."""
        return FinishCard(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"piece": self.piece}


def open_routes(game: Game, owner: int, piece: str) -> int:
    """Open roads (or ships) of a seat, as a mask of edges.

    Open: at one end there is no other piece of the kind, no building and no knight of its owner.
    """
    state, board = game.state, game.board
    edges = game.rules.routes[piece].pieces(state, owner)
    held = 0
    for hook in game.rules.on_occupied:
        held |= hook(state)
    held &= ~game.rules.blocking(state, owner)
    mask = 0
    for edge in bits(edges):
        others = edges & ~(1 << edge)
        for vertex in board.edge_vertices[edge]:
            if not held >> vertex & 1 and not others & board.vertex_edge_mask[vertex]:
                mask |= 1 << edge
    return mask


def find_route(game: Game, edge: int) -> tuple[int, str] | None:
    """Owner and kind of the piece on an edge."""
    for name, route in game.rules.routes.items():
        for seat in range(game.state.seats):
            if route.pieces(game.state, seat) >> edge & 1:
                return seat, name
    return None


class PlayDiplomat(ProgressCard, frozen=True):
    """Remove an open road or ship of anybody."""

    kind: ClassVar[str] = "play_diplomat"
    card: ClassVar[str] = "diplomat"

    edge: Edge

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        mask = 0
        for piece in game.rules.routes:
            for owner in range(game.state.seats):
                mask |= open_routes(game, owner, piece)
        return [cls(seat, edge) for edge in bits(mask)]

    def require(self, game: Game) -> None:
        found = find_route(game, self.edge)
        if found is None:
            raise Refusal("no-route-there", edge=self.edge)
        if not open_routes(game, *found) >> self.edge & 1:
            raise Refusal("route-not-open", edge=self.edge)

    def effect(self, game: Game) -> None:
        found = find_route(game, self.edge)
        assert found is not None
        owner, piece = found
        game.rules.routes[piece].remove(game, owner, self.edge)
        if owner == self.seat and game.rules.routes[piece].edges(game, owner):
            game.state.push(RebuildRouteDecision(seats=(owner,), piece=piece))


class RebuildRoute(Action, frozen=True):
    """Put the piece on an edge, its old one included."""

    kind: ClassVar[str] = "rebuild_route"

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, edge) for edge in bits(rebuild_edges(game, seat))]

    def check(self, game: Game) -> None:
        if not rebuild_edges(game, self.seat) >> self.edge & 1:
            raise Refusal("rebuild-not-here", edge=self.edge)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, RebuildRouteDecision)
        game.state.stack.pop()
        game.rules.routes[decision.piece].place(game, self.seat, self.edge)


def rebuild_edges(game: Game, seat: int) -> int:
    """Edges where the piece taken away may be built again."""
    decision = game.decision
    assert isinstance(decision, RebuildRouteDecision)
    return game.rules.routes[decision.piece].edges(game, seat)
