"""What all progress cards have in common: held, played in the own turn, put under the deck (§11.3).

A card is put away before its effect. One that could do nothing, judged by what everybody sees, is
refused; one that fails because of hidden hands alone is spent.
"""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action, BagChoice
from engine.errors import Refusal
from engine.game import Game
from engine.modules.cities_knights.decks import put_under, take_from_hand
from engine.modules.cities_knights.own_turn import own_turn
from engine.modules.cities_knights.slice import ck_slice


def public_points(game: Game, seat: int) -> int:
    """Victory points of a seat that everybody can count."""
    return sum(hook(game.state, seat) for hook in game.rules.on_points)


def opponents_with(game: Game, seat: int, wanted: Iterable[bool]) -> list[int]:
    """Opponents, clockwise, for whom ``wanted`` (by seat) is true."""
    flags = list(wanted)
    return [other for other in game.state.opponents_clockwise(seat) if flags[other]]


class ProgressCard(Action, frozen=True):
    """Play a progress card. Subclasses name the card and list, check and carry out its effect."""

    gate = staticmethod(own_turn)
    card: ClassVar[str] = ""

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action | BagChoice]:
        if cls.card not in ck_slice(game.state).cards[seat]:
            return ()
        return cls.plays(game, seat)

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action | BagChoice]:
        """The ways in which a seat that holds the card may play it now."""
        raise NotImplementedError(cls.kind)

    def check(self, game: Game) -> None:
        if self.card not in ck_slice(game.state).cards[self.seat]:
            raise Refusal("card-not-held", card=self.card)
        self.require(game)

    def require(self, game: Game) -> None:
        """Raise ``Refusal`` if the card cannot be played so now."""
        raise NotImplementedError(self.kind)

    def apply(self, game: Game) -> None:
        take_from_hand(game, self.seat, self.card)
        self.put_away(game)
        game.emit("progress_card_played", seat=self.seat, card=self.card)
        self.effect(game)

    def put_away(self, game: Game) -> None:
        """Put the card under its deck; one that stays in play does not go there yet."""
        put_under(game, self.card)

    def effect(self, game: Game) -> None:
        """Do what the card says, the card itself being put away."""
        raise NotImplementedError(self.kind)


class FinishCard(Action, frozen=True):
    """Leave the rest of the card being resolved."""

    kind: ClassVar[str] = "finish_card"

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)]

    def check(self, game: Game) -> None:
        """Possible wherever a card asks for something that may be left."""

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        game.emit("card_finished", seat=self.seat)
