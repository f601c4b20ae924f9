"""The master merchant: look at a leader's hand and take two cards (§11.5)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds, StandIn
from engine.bags import covers, hand_over
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.cities_knights.cards.play import ProgressCard, opponents_with, public_points
from engine.params import Bag, Seat
from engine.state import State

CARDS = 2


class TakeCardsDecision(Decision, frozen=True):
    """The player sees the victim's hand and takes two cards of it."""

    kind: ClassVar[str] = "take_cards"

    victim: int

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q30: at random."""
        return TakeRandomCards(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"victim": self.victim, "count": CARDS}


def seen_hands(state: State, seat: int) -> tuple[int, ...]:
    """Whose hand a seat may look at now."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, TakeCardsDecision) and seat in top.seats:
        return (top.victim,)
    return ()


def merchant_victims(game: Game, seat: int) -> list[int]:
    """Opponents with more victory points and at least one card."""
    points = [public_points(game, other) for other in range(game.state.seats)]
    wanted = (p > points[seat] and game.state.hand_size(s) > 0 for s, p in enumerate(points))
    return opponents_with(game, seat, wanted)


class PlayMasterMerchant(ProgressCard, frozen=True):
    """Take two cards of a player who has more victory points; all if he holds fewer."""

    kind: ClassVar[str] = "play_master_merchant"
    card: ClassVar[str] = "master_merchant"
    reveals: ClassVar[bool] = True

    victim: Seat

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, victim) for victim in merchant_victims(game, seat)]

    def require(self, game: Game) -> None:
        if self.victim in merchant_victims(game, self.seat):
            return
        if self.victim == self.seat:
            raise Refusal("own-seat")
        if public_points(game, self.victim) <= public_points(game, self.seat):
            raise Refusal("victim-not-ahead", victim=self.victim)
        raise Refusal("victim-without-cards", victim=self.victim)

    def effect(self, game: Game) -> None:
        if game.state.hand_size(self.victim) <= CARDS:
            take(game, self.seat, self.victim, game.state.cards_in_hand(self.victim))
        else:
            hand = game.state.cards_in_hand(self.victim)
            game.emit("hand_seen", (self.seat,), seat=self.seat, victim=self.victim, cards=hand)
            game.state.push(TakeCardsDecision(seats=(self.seat,), victim=self.victim))


def take(game: Game, seat: int, victim: int, cards: tuple[int, ...]) -> None:
    """Move cards of the victim to the player; their kinds are known to the two only."""
    hand_over(game.state, victim, seat, cards)
    told = {"seat": seat, "victim": victim}
    game.emit("cards_taken", count=sum(cards), **told)
    game.emit("cards_taken_kinds", (seat, victim), cards=cards, **told)


class TakeCards(Action, frozen=True):
    """Name the two cards."""

    kind: ClassVar[str] = "take_cards"
    secret: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        hand = game.state.cards_in_hand(_victim(game))
        return [BagChoice(cls, seat, {"cards": Bounds(hand, CARDS, CARDS)})]

    def check(self, game: Game) -> None:
        if sum(self.cards) != CARDS:
            raise Refusal("take-count", count=CARDS, given=sum(self.cards))
        victim = _victim(game)
        if not covers(game.state.cards_in_hand(victim), self.cards):
            raise Refusal("victim-cards-not-held", victim=victim, cards=self.cards)

    def apply(self, game: Game) -> None:
        victim = _victim(game)
        game.state.stack.pop()
        take(game, self.seat, victim, self.cards)


class TakeRandomCards(StandIn, frozen=True):
    """Two cards at random, for an absent player (Q30)."""

    kind: ClassVar[str] = "take_random_cards"

    def apply(self, game: Game) -> None:
        victim = _victim(game)
        game.state.stack.pop()
        kinds = game.rules.kinds
        cards = [0] * len(kinds)
        for _ in range(CARDS):
            hand = game.state.cards_in_hand(victim)
            pool = [n for n, h, c in zip(kinds, hand, cards, strict=True) for _ in range(h - c)]
            name = game.draw("master_merchant", pool, audience=(self.seat, victim))
            cards[kinds.index(name)] += 1
        take(game, self.seat, victim, tuple(cards))


def _victim(game: Game) -> int:
    decision = game.decision
    assert isinstance(decision, TakeCardsDecision)
    return decision.victim
