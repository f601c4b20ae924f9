"""What may be answered in advance in the base game: offers and discards."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.actions import Action
from engine.bags import largest_kinds_first
from engine.game import Game
from engine.modules.base.robber import Discard, DiscardHalf
from engine.modules.base.slice import Offer, base_slice
from engine.modules.base.trade import RefuseOffer
from engine.rules import Rules
from engine.standing import StandingAnswer


def _open_offers(game: Game, seat: int) -> Iterator[Offer]:
    return (offer for offer in base_slice(game.state).offers if seat in offer.open_to)


class RefuseOffers(StandingAnswer):
    """Refuse all offers, in this turn or always, or those that give too few cards."""

    id: ClassVar[str] = "offers"
    turn_only: ClassVar[tuple[str, ...]] = ("this_turn",)

    @classmethod
    def choices(cls, rules: Rules) -> tuple[str, ...]:
        """All in this turn, all, those that give fewer cards than they take, or not more."""
        return ("this_turn", "all", "fewer", "not_more")

    @classmethod
    def answer(cls, game: Game, seat: int, chosen: Sequence[str]) -> Action | None:
        for offer in _open_offers(game, seat):
            gain = sum(offer.give) - sum(offer.get)
            below = {"fewer": gain < 0, "not_more": gain <= 0}.get(chosen[0], True)
            if below:
                return RefuseOffer(seat, offer.number)
        return None


class KeepKinds(StandingAnswer):
    """Refuse offers that ask for certain kinds of cards."""

    id: ClassVar[str] = "offers_keep"
    several: ClassVar[bool] = True

    @classmethod
    def choices(cls, rules: Rules) -> tuple[str, ...]:
        return rules.kinds

    @classmethod
    def answer(cls, game: Game, seat: int, chosen: Sequence[str]) -> Action | None:
        kept = {game.rules.kind(name) for name in chosen}
        for offer in _open_offers(game, seat):
            if any(offer.get[kind] for kind in kept):
                return RefuseOffer(seat, offer.number)
        return None


class DiscardLast(StandingAnswer):
    """Discard at once after a 7, and of certain kinds only when nothing else is left."""

    id: ClassVar[str] = "discard"
    several: ClassVar[bool] = True

    @classmethod
    def choices(cls, rules: Rules) -> tuple[str, ...]:
        return rules.kinds[: rules.card_kinds]

    @classmethod
    def answer(cls, game: Game, seat: int, chosen: Sequence[str]) -> Action | None:
        """Other kinds first, each time one of the kind held most (as base.md §17 Q3)."""
        decision = game.decision
        if not isinstance(decision, DiscardHalf) or seat not in decision.seats:
            return None
        hand = game.state.cards_in_hand(seat)
        kept = {game.rules.kind(name) for name in chosen}
        first = [0 if kind in kept else count for kind, count in enumerate(hand)]
        owed = decision.owed[seat]
        bag = largest_kinds_first(first, min(owed, sum(first)))
        left = [have - gone for have, gone in zip(hand, bag, strict=True)]
        rest = largest_kinds_first(left, owed - sum(bag))
        return Discard(seat, tuple(map(sum, zip(bag, rest, strict=True))))


STANDING: tuple[type[StandingAnswer], ...] = (RefuseOffers, KeepKinds, DiscardLast)
