"""The spy: look at an opponent's hidden progress cards and take one (§11.6)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action, StandIn
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.cities_knights.cards.play import ProgressCard, opponents_with
from engine.modules.cities_knights.decks import receive, take_from_hand
from engine.modules.cities_knights.slice import ck_slice
from engine.params import Seat, Word
from engine.state import State


class TakeProgressCardDecision(Decision, frozen=True):
    """The player sees the victim's progress cards and takes one."""

    kind: ClassVar[str] = "take_progress_card"

    victim: int

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q30: at random."""
        return TakeRandomProgressCard(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"victim": self.victim}


def spied_on(state: State, seat: int | None) -> int:
    """Whose progress cards a seat may look at now, or -1."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, TakeProgressCardDecision) and seat in top.seats:
        return top.victim
    return -1


def spy_victims(game: Game, seat: int) -> list[int]:
    """Opponents with a hidden progress card."""
    return opponents_with(game, seat, (bool(cards) for cards in ck_slice(game.state).cards))


class PlaySpy(ProgressCard, frozen=True):
    """Choose whom to spy on; of a single card nothing is asked."""

    kind: ClassVar[str] = "play_spy"
    card: ClassVar[str] = "spy"
    reveals: ClassVar[bool] = True

    victim: Seat

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, victim) for victim in spy_victims(game, seat)]

    def require(self, game: Game) -> None:
        if self.victim == self.seat:
            raise Refusal("own-seat")
        if self.victim not in spy_victims(game, self.seat):
            raise Refusal("victim-without-progress", victim=self.victim)

    def effect(self, game: Game) -> None:
        held = ck_slice(game.state).cards[self.victim]
        told = {"seat": self.seat, "victim": self.victim}
        game.emit("progress_cards_spied", (self.seat,), progress_cards=held, **told)
        if len(held) == 1:
            take_card(game, self.seat, self.victim, held[0])
        else:
            game.state.push(TakeProgressCardDecision(seats=(self.seat,), victim=self.victim))


def take_card(game: Game, seat: int, victim: int, card: str) -> None:
    """Move a progress card; which one is known to the two only."""
    take_from_hand(game, victim, card)
    told = {"seat": seat, "victim": victim}
    game.emit("progress_card_taken", **told)
    game.emit("progress_card_taken_name", (seat, victim), card=card, **told)
    receive(game, seat, card)


class TakeProgressCard(Action, frozen=True):
    """Name the card to take."""

    kind: ClassVar[str] = "take_progress_card"
    secret: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    card: Word

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        held = ck_slice(game.state).cards[_victim(game)]
        return [cls(seat, card) for card in sorted(set(held))]

    def check(self, game: Game) -> None:
        victim = _victim(game)
        if self.card not in ck_slice(game.state).cards[victim]:
            raise Refusal("victim-card-not-held", victim=victim, card=self.card)

    def apply(self, game: Game) -> None:
        victim = _victim(game)
        game.state.stack.pop()
        take_card(game, self.seat, victim, self.card)


class TakeRandomProgressCard(StandIn, frozen=True):
    """A card at random, for an absent player (Q30)."""

    kind: ClassVar[str] = "take_random_progress_card"

    def apply(self, game: Game) -> None:
        victim = _victim(game)
        game.state.stack.pop()
        held = ck_slice(game.state).cards[victim]
        card = game.draw("spy", held, audience=(self.seat, victim))
        take_card(game, self.seat, victim, card)


def _victim(game: Game) -> int:
    decision = game.decision
    assert isinstance(decision, TakeProgressCardDecision)
    return decision.victim
