"""The smith: one level for up to two knights (§11.4)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.frames import Decision
from engine.game import Game
from engine.modules.cities_knights.cards.play import FinishCard, ProgressCard
from engine.modules.cities_knights.knights import promotable
from engine.modules.cities_knights.recruiting import promote, require_promotable
from engine.params import Vertex


class SmithDecision(Decision, frozen=True):
    """The smith may promote a second knight."""

    kind: ClassVar[str] = "smith"

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q29: the rest of a card is forfeited."""
        return FinishCard(seat)


class PlaySmith(ProgressCard, frozen=True):
    """Promote a knight; a second one may follow."""

    kind: ClassVar[str] = "play_smith"
    card: ClassVar[str] = "smith"

    vertex: Vertex

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, vertex) for vertex in bits(promotable(game, seat))]

    def require(self, game: Game) -> None:
        require_promotable(game, self.seat, self.vertex)

    def effect(self, game: Game) -> None:
        promote(game, self.seat, self.vertex)
        if promotable(game, self.seat):
            game.state.push(SmithDecision(seats=(self.seat,)))


class PromoteBySmith(Action, frozen=True):
    """The second knight of the smith."""

    kind: ClassVar[str] = "promote_by_smith"
    open: ClassVar[bool] = True

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, vertex) for vertex in bits(promotable(game, seat))]

    def check(self, game: Game) -> None:
        require_promotable(game, self.seat, self.vertex)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        promote(game, self.seat, self.vertex)
