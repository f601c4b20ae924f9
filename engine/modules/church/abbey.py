"""The abbey: what it changes in a theft after a rolled 7 (church.md §7)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import hand_over, largest_kinds_first, single
from engine.errors import Refusal
from engine.frames import Decision, Frame, Step
from engine.game import Game
from engine.modules.base.robber import require_held, take_random_card
from engine.modules.church.tables import red
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import ADVANTAGE_LEVEL, tables
from engine.params import Bag, Number
from engine.state import State

SEVEN_OVER = Step("seven_over")
"""Lies on the stack as long as a rolled 7 is being resolved."""
CARDS = 2
"""Cards that a thief with an abbey may take."""


def has_abbey(state: State, seat: int) -> bool:
    """Whether a seat has reached the third red level."""
    return ck_slice(state).levels[red(tables(state.rules))][seat] >= ADVANTAGE_LEVEL


def mark_seven(game: Game, frames: list[Frame]) -> None:
    """Note under what a 7 asks that it was a 7, if anybody has an abbey."""
    if max(ck_slice(game.state).levels[red(tables(game.rules))]) >= ADVANTAGE_LEVEL:
        frames.append(SEVEN_OVER)


def seven_over_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: nothing; it marks the end of a 7."""


def theft(game: Game, thief: int, victim: int) -> bool:
    """Ask the thief for the number and the victim for the cards, where they have an abbey."""
    state = game.state
    if SEVEN_OVER not in state.stack:
        return False
    if has_abbey(state, thief) and state.hand_size(victim) >= CARDS:
        state.push(AbbeyTheft(seats=(thief,), victim=victim))
        return True
    if has_abbey(state, victim):
        hand_out(game, thief, victim, 1)
        return True
    return False


def hand_out(game: Game, thief: int, victim: int, count: int) -> None:
    """The victim chooses the cards; of a hand that is no larger all go."""
    if game.state.hand_size(victim) <= count:
        game.reveal()
        give(game, thief, victim, game.state.cards_in_hand(victim))
    else:
        game.state.push(AbbeyGift(seats=(victim,), thief=thief, count=count))


def give(game: Game, thief: int, victim: int, cards: Iterable[int]) -> None:
    """Move cards of the victim's choice; their kinds are known to the two only."""
    bag = tuple(cards)
    hand_over(game.state, victim, thief, bag)
    told = {"thief": thief, "victim": victim}
    for kind, count in enumerate(bag):
        for _ in range(count):
            game.emit("card_stolen", **told)
            one = single(len(bag), kind)
            game.emit("card_stolen_kind", (thief, victim), cards=one, **told)


class AbbeyTheft(Decision, frozen=True):
    """A thief with an abbey takes one card or two."""

    kind: ClassVar[str] = "abbey_theft"

    victim: int

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q44."""
        return StealByAbbey(seat, CARDS)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"victim": self.victim}


class StealByAbbey(Action, frozen=True):
    """Say how many cards are taken."""

    kind: ClassVar[str] = "steal_by_abbey"

    count: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, count) for count in range(CARDS, 0, -1)]

    def check(self, game: Game) -> None:
        if not 1 <= self.count <= CARDS:
            raise Refusal("abbey-count", most=CARDS)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, AbbeyTheft)
        game.state.stack.pop()
        victim = decision.victim
        if has_abbey(game.state, victim):
            game.emit("theft_announced", seat=self.seat, victim=victim, count=self.count)
            hand_out(game, self.seat, victim, self.count)
            return
        for _ in range(self.count):
            take_random_card(game, self.seat, victim)


class AbbeyGift(Decision, frozen=True):
    """A victim with an abbey chooses what is stolen from it."""

    kind: ClassVar[str] = "abbey_gift"

    thief: int
    count: int

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q43: the kind held most, ties in kind order."""
        return GiveToThief(seat, largest_kinds_first(game.state.cards_in_hand(seat), self.count))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"thief": self.thief, "count": self.count}

    def forced(self, game: Game, seat: int) -> Action | None:
        """Who holds cards of one kind only has nothing to choose."""
        kinds = sum(count > 0 for count in game.state.cards_in_hand(seat))
        return self.default(game, seat) if kinds == 1 else None


class GiveToThief(Action, frozen=True):
    """Name the cards that are stolen."""

    kind: ClassVar[str] = "give_to_thief"
    secret: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        decision = game.decision
        assert isinstance(decision, AbbeyGift)
        hand, count = game.state.cards_in_hand(seat), decision.count
        return [BagChoice(cls, seat, {"cards": Bounds(hand, count, count)})]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, AbbeyGift)
        if sum(self.cards) != decision.count:
            raise Refusal("give-count", count=decision.count, given=sum(self.cards))
        require_held(game, self.seat, self.cards)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, AbbeyGift)
        game.state.stack.pop()
        give(game, decision.thief, self.seat, self.cards)
