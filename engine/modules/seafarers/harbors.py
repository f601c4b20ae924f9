"""The players place the harbours of the New World in turn (seafarers.md §12.2)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action, StandIn
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision, Step
from engine.game import Game
from engine.layout import coastal_edges, harbor_edges
from engine.modules.seafarers.slice import seafarers_slice
from engine.params import Edge


class PlaceHarborDecision(Decision, frozen=True):
    """A seat places the harbour it has drawn."""

    kind: ClassVar[str] = "place_harbor"

    harbor: str

    def default(self, game: Game, seat: int) -> Action:
        """§15 Q13: chance places it."""
        return PlaceHarborByChance(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"harbor": self.harbor}


def begin(game: Game) -> None:
    """Lay the harbours out for the players, where the board wants it and the table too."""
    variable = game.board.map.variable
    if variable is None or variable.harbor_placement is None:
        return
    if game.rules.options["harbor_placement"] == "players_in_turn":
        bag = variable.harbor_bag
        part = seafarers_slice(game.state)
        part.harbor_bag = {kind: bag.count(kind) for kind in sorted(set(bag))}
        game.state.push(Step("draw_harbor", (0,)))


def legal_edges(game: Game) -> int:
    """Edges where the next harbour may lie."""
    return harbor_edges(game.board, game.state.terrain, game.state.harbors)


def draw_harbor(game: Game, args: tuple[int, ...]) -> None:
    """Step: the next seat draws a harbour; without a legal edge the rest is not used."""
    part = seafarers_slice(game.state)
    pool = [kind for kind, count in sorted(part.harbor_bag.items()) for _ in range(count)]
    if not pool or not legal_edges(game):
        part.harbor_bag = {}
        return
    (seat,) = args
    kind = game.draw("harbor_drawn", pool)
    part.harbor_bag[kind] -= 1
    game.emit("harbor_drawn", seat=seat, harbor=kind)
    game.state.push(
        PlaceHarborDecision(seats=(seat,), harbor=kind),
        Step("draw_harbor", ((seat + 1) % game.rules.seats,)),
    )


def place_harbor(game: Game, seat: int, edge: int) -> None:
    """Put the harbour drawn on an edge."""
    decision, state = game.decision, game.state
    assert isinstance(decision, PlaceHarborDecision)
    state.stack.pop()
    state.harbors = (*state.harbors, (edge, decision.harbor))
    state.refresh_terrain()
    game.emit("harbor_placed", seat=seat, edge=edge, harbor=decision.harbor)


class PlaceHarbor(Action, frozen=True):
    """Put the harbour just drawn on an edge of the coast."""

    kind: ClassVar[str] = "place_harbor"

    edge: Edge

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, edge) for edge in bits(legal_edges(game))]

    def check(self, game: Game) -> None:
        if legal_edges(game) >> self.edge & 1:
            return
        if coastal_edges(game.board, game.state.terrain) >> self.edge & 1:
            raise Refusal("harbor-too-near", edge=self.edge)
        raise Refusal("harbor-not-on-coast", edge=self.edge)

    def apply(self, game: Game) -> None:
        place_harbor(game, self.seat, self.edge)


class PlaceHarborByChance(StandIn, frozen=True):
    """Let chance place the harbour: what stands in for an absent player."""

    kind: ClassVar[str] = "place_harbor_by_chance"

    def apply(self, game: Game) -> None:
        labels = [game.board.edge_label(edge) for edge in bits(legal_edges(game))]
        label = game.draw("harbor_edge_drawn", labels)
        place_harbor(game, self.seat, game.board.parse_edge(label))
