"""The commercial harbour: a resource to each opponent for a commodity of his (§11.5).

The kinds that change hands are known to the two only. An opponent without commodity is asked like
any other, so that nobody can tell before the result (§19).
"""

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from engine.actions import Action
from engine.bags import hand_over, largest_kinds_first, single
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.cities_knights.cards.play import FinishCard, ProgressCard
from engine.modules.cities_knights.slice import NOBODY, ck_slice
from engine.params import Kind, OptionalKind, Seat
from engine.state import State


class HarborDecision(Decision, frozen=True):
    """The player may offer a resource to one of the opponents who are left."""

    kind: ClassVar[str] = "commercial_harbor"

    left: tuple[int, ...]

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q29: further exchanges are forfeited."""
        return FinishCard(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"opponents": self.left}

    def forced(self, game: Game, seat: int) -> Action | None:
        """Who has no resource left has nothing to offer."""
        return None if _has_resource(game, seat) else FinishCard(seat)


class GiveCommodityDecision(Decision, frozen=True):
    """An opponent must give a commodity of his choice for the resource, if he has one."""

    kind: ClassVar[str] = "give_commodity"

    partner: int

    def default(self, game: Game, seat: int) -> Action:
        """cities_knights.md §19 Q26: the kind held most, ties in kind order."""
        held = commodities(game, seat)
        if not any(held):
            return GiveCommodity(seat, None)
        return GiveCommodity(seat, largest_kinds_first(held, 1).index(1))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"partner": self.partner}

    def told(self, game: Game, seat: int) -> dict[str, Any]:
        """The resource on offer is known to the two alone (§11.5)."""
        return {"kind": ck_slice(game.state).offered}

    def forced(self, game: Game, seat: int) -> Action | None:
        """Who holds no commodity, or only one kind, has nothing to choose."""
        held = [kind for kind, count in enumerate(commodities(game, seat)) if count]
        return self.default(game, seat) if len(held) <= 1 else None


def offer_partners(state: State) -> tuple[int, ...]:
    """The two seats that know the resource on offer."""
    top = state.stack[-1] if state.stack else None
    return (top.partner, *top.seats) if isinstance(top, GiveCommodityDecision) else ()


def commodities(game: Game, seat: int) -> list[int]:
    """The hand of a seat without its resources."""
    hand = game.state.cards_in_hand(seat)
    return [0 if kind < RESOURCES else count for kind, count in enumerate(hand)]


class PlayCommercialHarbor(ProgressCard, frozen=True):
    """Begin the exchanges; the opponents are dealt with one by one."""

    kind: ClassVar[str] = "play_commercial_harbor"
    card: ClassVar[str] = "commercial_harbor"

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if harbor_partners(game, seat) and _has_resource(game, seat) else []

    def require(self, game: Game) -> None:
        if not _has_resource(game, self.seat):
            raise Refusal("no-resource-held")
        if not harbor_partners(game, self.seat):
            raise Refusal("opponents-without-cards")

    def effect(self, game: Game) -> None:
        left = tuple(harbor_partners(game, self.seat))
        game.state.push(HarborDecision(seats=(self.seat,), left=left))


def harbor_partners(game: Game, seat: int) -> list[int]:
    """Opponents that may hold a commodity for all that everybody sees: those with cards."""
    others = game.state.opponents_clockwise(seat)
    return [other for other in others if game.state.hand_size(other)]


def _has_resource(game: Game, seat: int) -> bool:
    return any(game.state.hands[seat][:RESOURCES])


class OfferResource(Action, frozen=True):
    """Offer one resource to an opponent; ``commodity`` is named only where the table lets him."""

    kind: ClassVar[str] = "offer_resource"
    secret: ClassVar[bool] = True

    victim: Seat
    resource: Kind
    commodity: OptionalKind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        decision = game.decision
        assert isinstance(decision, HarborDecision)
        wanted: Iterable[int | None] = range(RESOURCES, game.rules.card_kinds)
        if not _active_names(game):
            wanted = (None,)
        hand = game.state.hands[seat]
        return [
            cls(seat, victim, kind, commodity)
            for victim in decision.left
            for kind in range(RESOURCES)
            if hand[kind]
            for commodity in wanted
        ]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, HarborDecision)
        if self.victim not in decision.left:
            raise Refusal("harbor-partner", victim=self.victim, opponents=decision.left)
        if self.resource >= RESOURCES:
            raise Refusal("not-a-resource", kind=self.resource)
        if not game.state.hands[self.seat][self.resource]:
            raise Refusal("cards-not-held", cards=single(len(game.rules.kinds), self.resource))
        if _active_names(game) and self.commodity is None:
            raise Refusal("harbor-names-commodity")
        if not _active_names(game) and self.commodity is not None:
            raise Refusal("harbor-names-none")
        if self.commodity is not None and not RESOURCES <= self.commodity < game.rules.card_kinds:
            raise Refusal("not-a-commodity", kind=self.commodity)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, HarborDecision)
        left = tuple(seat for seat in decision.left if seat != self.victim)
        game.state.stack.pop()
        if left:
            game.state.push(msgspec.structs.replace(decision, left=left))
        ck_slice(game.state).offered = self.resource
        told = {"seat": self.seat, "victim": self.victim}
        game.emit("resource_offered", **told)
        game.emit("resource_offered_kind", (self.seat, self.victim), kind=self.resource, **told)
        if self.commodity is None:
            game.state.push(GiveCommodityDecision(seats=(self.victim,), partner=self.seat))
            return
        game.reveal()
        held = game.state.hands[self.victim][self.commodity]
        exchange(game, self.seat, self.victim, self.commodity if held else None)


def _active_names(game: Game) -> bool:
    return bool(game.rules.options["commercial_harbor_chooser"] == "active")


def exchange(game: Game, seat: int, victim: int, commodity: int | None) -> None:
    """Swap the offered resource for a commodity; without one the resource stays (K53)."""
    part = ck_slice(game.state)
    resource, part.offered = part.offered, NOBODY
    if commodity is None:
        game.emit("no_exchange", seat=seat, victim=victim)
        return
    size = len(game.rules.kinds)
    hand_over(game.state, seat, victim, single(size, resource))
    hand_over(game.state, victim, seat, single(size, commodity))
    game.emit("harbor_exchange", seat=seat, victim=victim)
    game.emit(
        "harbor_exchange_kinds",
        (seat, victim),
        seat=seat,
        victim=victim,
        give=resource,
        get=commodity,
    )


class GiveCommodity(Action, frozen=True):
    """Give a commodity for the resource offered; ``None`` only if none is held."""

    kind: ClassVar[str] = "give_commodity"
    secret: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    commodity: OptionalKind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        held = commodities(game, seat)
        return [cls(seat, kind) for kind, count in enumerate(held) if count] or [cls(seat, None)]

    def check(self, game: Game) -> None:
        held = commodities(game, self.seat)
        if self.commodity is None:
            if any(held):
                raise Refusal("must-give-commodity")
        elif self.commodity < RESOURCES:
            raise Refusal("not-a-commodity", kind=self.commodity)
        elif not held[self.commodity]:
            raise Refusal("cards-not-held", cards=single(len(held), self.commodity))

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, GiveCommodityDecision)
        game.state.stack.pop()
        exchange(game, decision.partner, self.seat, self.commodity)
