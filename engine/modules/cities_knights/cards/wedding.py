"""The wedding: presents from the opponents (§11.6)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import hand_over, largest_kinds_first
from engine.errors import Refusal
from engine.frames import Decision, answered
from engine.game import Game
from engine.modules.base.robber import require_held
from engine.modules.cities_knights.cards.play import ProgressCard, opponents_with, public_points
from engine.params import Bag

PRESENTS = 2


class GiveCardsDecision(Decision, frozen=True):
    """Opponents choose the two cards they give; all are asked in the same way (§19)."""

    kind: ClassVar[str] = "give_cards"

    partner: int

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q26: the kind held most, ties in kind order."""
        return GiveCards(seat, largest_kinds_first(game.state.cards_in_hand(seat), PRESENTS))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"partner": self.partner, "count": PRESENTS}

    def forced(self, game: Game, seat: int) -> Action | None:
        """Who holds cards of one kind only has nothing to choose."""
        kinds = sum(count > 0 for count in game.state.cards_in_hand(seat))
        return self.default(game, seat) if kinds == 1 else None


def guests(game: Game, seat: int) -> list[int]:
    """Opponents concerned: those with cards, for some tables only if they have more points."""
    size = game.state.hand_size
    seats = range(game.state.seats)
    if game.rules.options["wedding_targets"] == "more_vp":
        own = public_points(game, seat)
        wanted: Sequence[bool] = [size(s) > 0 and public_points(game, s) > own for s in seats]
    else:
        wanted = [size(s) > 0 for s in seats]
    return opponents_with(game, seat, wanted)


class PlayWedding(ProgressCard, frozen=True):
    """Get two cards of each opponent concerned, of his choice; one if he has only one."""

    kind: ClassVar[str] = "play_wedding"
    card: ClassVar[str] = "wedding"
    reveals: ClassVar[bool] = True

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if guests(game, seat) else []

    def require(self, game: Game) -> None:
        if not guests(game, self.seat):
            raise Refusal("no-wedding-guests")

    def effect(self, game: Game) -> None:
        asked = []
        for other in guests(game, self.seat):
            if game.state.hand_size(other) <= PRESENTS:  # hand sizes are public: nothing to ask
                give(game, other, self.seat, game.state.cards_in_hand(other))
            else:
                asked.append(other)
        if asked:
            game.state.push(GiveCardsDecision(seats=tuple(sorted(asked)), partner=self.seat))


def give(game: Game, giver: int, taker: int, cards: tuple[int, ...]) -> None:
    """Move presents; their kinds are known to the two only."""
    hand_over(game.state, giver, taker, cards)
    game.emit("cards_given", giver=giver, taker=taker, count=sum(cards))
    game.emit("cards_given_kinds", (giver, taker), giver=giver, taker=taker, cards=cards)


class GiveCards(Action, frozen=True):
    """Name the cards to give."""

    kind: ClassVar[str] = "give_cards"
    secret: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        hand = game.state.cards_in_hand(seat)
        return [BagChoice(cls, seat, {"cards": Bounds(hand, PRESENTS, PRESENTS)})]

    def check(self, game: Game) -> None:
        if sum(self.cards) != PRESENTS:
            raise Refusal("give-count", count=PRESENTS, given=sum(self.cards))
        require_held(game, self.seat, self.cards)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, GiveCardsDecision)
        game.state.stack[-1] = answered(decision, self.seat)
        give(game, self.seat, decision.partner, self.cards)
