"""The limit of four hidden progress cards, and what happens to a fifth (§11.2)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.actions import Action
from engine.errors import Refusal
from engine.frames import Decision, Step, answered
from engine.game import Game
from engine.modules.cities_knights.decks import deck_size, draw_card, put_under, take_from_hand
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import HAND_LIMIT, tables
from engine.params import Word
from engine.state import Concealed, State


def over_limit(game: Game, seat: int) -> bool:
    """Whether a seat holds more hidden cards than it may."""
    return len(ck_slice(game.state).cards[seat]) > HAND_LIMIT


def may_keep_fifth(game: Game, seat: int) -> bool:
    """Whether a seat keeps a fifth card until its action phase ends (``end_of_action``)."""
    return game.rules.options["progress_overflow"] == "end_of_action" and seat == game.state.active


def keeps_fifth(state: State, seat: int) -> bool:
    """Whether a seat still acts with more hidden cards than it may keep (``end_of_action``)."""
    cards: Any = ck_slice(state).cards[seat]
    size = cards.size if isinstance(cards, Concealed) else len(cards)
    asked = bool(state.stack) and isinstance(state.stack[-1], ProgressLimit)
    return bool(size > HAND_LIMIT) and not asked


class ProgressLimit(Decision, frozen=True):
    """Seats with more than four hidden cards put one under its deck."""

    kind: ClassVar[str] = "progress_limit"

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q22, Q28: the youngest card goes."""
        return DiscardProgressCard(seat, ck_slice(game.state).cards[seat][-1])

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"limit": HAND_LIMIT}


class DiscardProgressCard(Action, frozen=True):
    """Put a hidden card under its deck, unseen."""

    kind: ClassVar[str] = "discard_progress_card"
    secret: ClassVar[bool] = True

    card: Word

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, card) for card in sorted(set(ck_slice(game.state).cards[seat]))]

    def check(self, game: Game) -> None:
        require_progress_card(game, self.seat, self.card)

    def apply(self, game: Game) -> None:
        take_from_hand(game, self.seat, self.card)
        domain = put_under(game, self.card)
        name = tables(game.rules).domains[domain].name
        game.emit("progress_card_discarded", seat=self.seat, domain=name)
        decision = game.decision
        assert decision is not None
        if not over_limit(game, self.seat):
            game.state.stack[-1] = answered(decision, self.seat)


def require_progress_card(game: Game, seat: int, card: str) -> None:
    """Raise ``Refusal`` unless a seat holds the card."""
    if card not in ck_slice(game.state).cards[seat]:
        raise Refusal("card-not-held", card=card)


def draw_for(game: Game, domain: int, seats: Sequence[int]) -> None:
    """Let several seats draw from a deck, in order.

    Those who then hold too many are asked together, at the end; before it only if the deck has run
    out, as what they put under it is what the next one draws.
    """
    concerned: list[int] = []
    for index, seat in enumerate(seats):
        if concerned and not deck_size(game.state, domain):
            rest = Step("draw_progress_cards", (domain, *seats[index:]))
            game.state.push(ProgressLimit(seats=tuple(concerned)), rest)
            return
        draw_card(game, seat, domain)
        if over_limit(game, seat) and not may_keep_fifth(game, seat):
            concerned.append(seat)
    if concerned:
        game.state.push(ProgressLimit(seats=tuple(sorted(concerned))))


def draw_progress_cards_step(game: Game, args: tuple[int, ...]) -> None:
    """Step: the seats after the first argument draw from the deck it names."""
    draw_for(game, args[0], args[1:])


def progress_limit_step(game: Game, args: tuple[int, ...]) -> None:
    """Step at the end of the action phase: nobody keeps a fifth card (``end_of_action``)."""
    concerned = [seat for seat in range(game.state.seats) if over_limit(game, seat)]
    if concerned:
        game.state.push(ProgressLimit(seats=tuple(concerned)))
