"""The Inquisitor card (church.md §9, §10.12)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.church.inquisitor import place_inquisitor
from engine.modules.church.slice import church_slice
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.params import Vertex


def inquisitor_cities(game: Game, seat: int) -> int:
    """Own cities beside which the pawn does not stand yet."""
    stands = church_slice(game.state).inquisitor
    return game.state.cities[seat] & ~(1 << stands if stands >= 0 else 0)


class PlayInquisitor(ProgressCard, frozen=True):
    """Put the inquisitor beside an own city."""

    kind: ClassVar[str] = "play_inquisitor"
    card: ClassVar[str] = "inquisitor_card"

    vertex: Vertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, vertex) for vertex in bits(inquisitor_cities(game, seat))]

    def require(self, game: Game) -> None:
        if not game.state.cities[self.seat] >> self.vertex & 1:
            raise Refusal("no-own-city", vertex=self.vertex)
        if church_slice(game.state).inquisitor == self.vertex:
            raise Refusal("inquisitor-stands", vertex=self.vertex)

    def effect(self, game: Game) -> None:
        place_inquisitor(game, self.seat, self.vertex)
