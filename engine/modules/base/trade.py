"""Domestic trade: offers, counter-offers, answers and deals, all beside the turn (base.md §10).

An offer to one seat is done as soon as that seat accepts. An offer to several waits for its maker
to confirm one of those who accepted. Everything is checked again when cards move.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from engine.actions import Action, BagChoice, Bounds
from engine.bags import covers, hand_over
from engine.bits import mask_of
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.maritime import receivable, require_receivable
from engine.modules.base.slice import Offer, base_slice
from engine.params import Bag, Number, Seat, Seats

MAX_OPEN_OFFERS = 4
"""Open offers a seat may have at once, so that a table stays readable."""

TRADING = ("action", "trade_phase")
"""Decisions during which the active player may trade."""


def trading_seat(game: Game) -> int:
    """The seat that may trade now, or -1 outside of a trading phase.

    A card being resolved above the phase does not stop offers from being answered later, but no
    deal is made meanwhile (base.md §7: it must be finished before anything else).
    """
    decision = game.decision
    if decision is not None and decision.kind in TRADING:
        return decision.seats[0]
    return -1


def offers_open(game: Game, seat: int) -> bool:
    """Tell whether there is an open offer."""
    return bool(base_slice(game.state).offers)


def find_offer(game: Game, number: int) -> Offer:
    """The open offer of that number; raises ``Refusal`` if it is no longer there."""
    for offer in base_slice(game.state).offers:
        if offer.number == number:
            return offer
    raise Refusal("offer-gone", offer=number)


def replace_offer(game: Game, old: Offer, new: Offer | None) -> None:
    """Change an offer or, with ``None``, take it away."""
    base = base_slice(game.state)
    rest = [new if offer is old else offer for offer in base.offers]
    base.offers = tuple(offer for offer in rest if offer is not None)


def lapse_offers(game: Game) -> None:
    """All open offers lapse when the time for trading or the turn ends."""
    base = base_slice(game.state)
    if base.offers:
        game.emit("offers_lapsed", offers=tuple(offer.number for offer in base.offers))
        base.offers = ()


def check_bags(game: Game, seat: int, give: Iterable[int], get: Iterable[int]) -> None:
    """Raise ``Refusal`` unless both sides give something, of different kinds, and ``seat`` can."""
    given, wanted = tuple(give), tuple(get)
    if not any(given) or not any(wanted):
        raise Refusal("trade-no-gifts")
    both = [kind for kind, (a, b) in enumerate(zip(given, wanted, strict=True)) if a and b]
    if both:
        raise Refusal("trade-same-kind", kind=both[0])
    if not covers(game.state.hands[seat], given):
        raise Refusal("cards-not-held", cards=given)
    if not covers(game.rules.any_bag.maximum, wanted):
        raise Refusal("more-than-exist", cards=wanted)
    require_receivable(game, seat, kinds_in(wanted))


def kinds_in(cards: Iterable[int]) -> int:
    """The kinds of a bag, as a mask."""
    return mask_of(kind for kind, count in enumerate(cards) if count)


def require_taker(game: Game, seats: Sequence[int], cards: Iterable[int]) -> None:
    """Raise ``Refusal`` unless one of some seats may get these cards by a trade."""
    mask = kinds_in(cards)
    if all(receivable(game, seat, mask) != mask for seat in seats):
        require_receivable(game, seats[0], mask)


def require_trading(game: Game) -> int:
    """The seat that may trade now; raises ``Refusal`` outside of a trading phase."""
    active = trading_seat(game)
    if active < 0:
        raise Refusal("no-trading-now")
    return active


def require_room(game: Game, seat: int) -> None:
    """Raise ``Refusal`` if a seat has as many open offers as it may have."""
    made = sum(offer.giver == seat for offer in base_slice(game.state).offers)
    if made >= MAX_OPEN_OFFERS:
        raise Refusal("too-many-offers", most=MAX_OPEN_OFFERS)


def require_new(
    game: Game, seat: int, to: Iterable[int], bags: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    """Raise ``Refusal`` if a seat's same offer is open to one of the same seats already."""
    for offer in base_slice(game.state).offers:
        if offer.giver == seat and (offer.give, offer.get) == bags and set(offer.to) & set(to):
            raise Refusal("offer-made-already", offer=offer.number)


def make_offer(
    game: Game,
    seat: int,
    to: tuple[int, ...],
    bags: tuple[tuple[int, ...], tuple[int, ...]],
    answers: int = 0,
) -> None:
    """Open an offer."""
    base = base_slice(game.state)
    base.offers_made += 1
    offer = Offer(base.offers_made, seat, to, *bags, answers=answers)
    base.offers += (offer,)
    game.emit(
        "offer_made",
        seat=seat,
        to=to,
        give=offer.give,
        get=offer.get,
        offer=offer.number,
        answers=answers,
    )


def deal(game: Game, offer: Offer, partner: int) -> None:
    """Carry a deal out, or let it fail without effect if a side can no longer pay (B54)."""
    state = game.state
    replace_offer(game, offer, None)
    payable = covers(state.hands[offer.giver], offer.give)
    payable = payable and covers(state.hands[partner], offer.get)
    if not payable or not _both_receive(game, offer, partner):
        game.reveal()
        game.emit("deal_failed", seat=offer.giver, partner=partner, offer=offer.number)
        return
    hand_over(state, offer.giver, partner, offer.give)
    hand_over(state, partner, offer.giver, offer.get)
    game.emit(
        "deal",
        seat=offer.giver,
        partner=partner,
        give=offer.give,
        get=offer.get,
        offer=offer.number,
    )


def _both_receive(game: Game, offer: Offer, partner: int) -> bool:
    if not game.rules.on_receivable:
        return True
    give, get = kinds_in(offer.give), kinds_in(offer.get)
    return receivable(game, partner, give) == give and receivable(game, offer.giver, get) == get


def _offer_bounds(game: Game, seat: int, to: Iterable[int]) -> dict[str, Bounds] | None:
    """Bounds of an offer's bags; ``None`` if nothing can be given or taken."""
    hand = tuple(game.state.hands[seat])
    if not game.rules.on_receivable:
        return {"give": Bounds(hand, 1, sum(hand)), "get": game.rules.any_bag}
    every = (1 << len(hand)) - 1
    takes = receivable(game, seat, every)
    gives = 0
    for other in to:
        gives |= receivable(game, other, every)
    given = tuple(count if gives >> kind & 1 else 0 for kind, count in enumerate(hand))
    if not any(given):
        return None
    most = game.rules.any_bag.maximum
    wanted = tuple(count if takes >> kind & 1 else 0 for kind, count in enumerate(most))
    return {"give": Bounds(given, 1, sum(given)), "get": Bounds(wanted, 1, sum(wanted))}


class OfferTrade(Action, frozen=True):
    """Offer cards to one or more seats. Seats other than the active one offer to it alone."""

    kind: ClassVar[str] = "offer_trade"

    give: Bag
    get: Bag
    to: Seats

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        active = trading_seat(game)
        if active < 0 or not any(game.state.hands[seat]) or not _has_room(game, seat):
            return []
        to = game.rules.others[seat] if seat == active else (active,)
        bounds = _offer_bounds(game, seat, to)
        return [BagChoice(cls, seat, bounds, {"to": to})] if bounds else []

    def check(self, game: Game) -> None:
        active = require_trading(game)
        if not self.to or self.seat in self.to:
            raise Refusal("offer-to-nobody")
        if self.seat != active and self.to != (active,):
            raise Refusal("trade-without-active", active=active)
        check_bags(game, self.seat, self.give, self.get)
        require_taker(game, self.to, self.give)
        require_new(game, self.seat, self.to, (self.give, self.get))
        require_room(game, self.seat)

    def apply(self, game: Game) -> None:
        make_offer(game, self.seat, self.to, (self.give, self.get))


def _has_room(game: Game, seat: int) -> bool:
    offers = base_slice(game.state).offers
    return not offers or sum(offer.giver == seat for offer in offers) < MAX_OPEN_OFFERS


class CounterOffer(Action, frozen=True):
    """Answer an offer with another one to its maker; the first is thereby refused."""

    kind: ClassVar[str] = "counter_offer"
    gate = staticmethod(offers_open)

    offer: Number
    give: Bag
    get: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        offers = base_slice(game.state).offers
        if not offers or trading_seat(game) < 0 or not any(game.state.hands[seat]):
            return []
        if not _has_room(game, seat):
            return []
        answered = [offer for offer in offers if seat in offer.open_to]
        limits = [_offer_bounds(game, seat, (offer.giver,)) for offer in answered]
        return [
            BagChoice(cls, seat, bounds, {"offer": offer.number})
            for offer, bounds in zip(answered, limits, strict=True)
            if bounds
        ]

    def check(self, game: Game) -> None:
        require_trading(game)
        offer = find_offer(game, self.offer)
        if self.seat not in offer.open_to:
            raise Refusal("offer-not-for-you", offer=self.offer)
        check_bags(game, self.seat, self.give, self.get)
        require_receivable(game, offer.giver, kinds_in(self.give))
        require_new(game, self.seat, (offer.giver,), (self.give, self.get))
        require_room(game, self.seat)

    def apply(self, game: Game) -> None:
        offer = find_offer(game, self.offer)
        refuse(game, offer, self.seat)
        make_offer(game, self.seat, (offer.giver,), (self.give, self.get), answers=offer.number)


def refuse(game: Game, offer: Offer, seat: int) -> None:
    """Note a refusal; an offer that everybody refused is gone."""
    refused = msgspec.structs.replace(
        offer,
        refused=(*offer.refused, seat),
        accepted=tuple(s for s in offer.accepted if s != seat),
    )
    gone = set(refused.refused) >= set(offer.to)
    replace_offer(game, offer, None if gone else refused)
    game.emit("offer_refused", seat=seat, offer=offer.number, giver=offer.giver, last=gone)


class AcceptOffer(Action, frozen=True):
    """Say yes to an offer."""

    kind: ClassVar[str] = "accept_offer"
    gate = staticmethod(offers_open)

    offer: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        offers = base_slice(game.state).offers
        if not offers or trading_seat(game) < 0:
            return []
        hand = game.state.hands[seat]
        return [
            cls(seat, offer.number)
            for offer in offers
            if seat in offer.open_to
            and covers(hand, offer.get)
            and _both_receive(game, offer, seat)
        ]

    def check(self, game: Game) -> None:
        require_trading(game)
        offer = find_offer(game, self.offer)
        if self.seat not in offer.open_to:
            raise Refusal("offer-not-for-you", offer=self.offer)
        if not covers(game.state.hands[self.seat], offer.get):
            raise Refusal("cards-not-held", cards=offer.get)
        require_receivable(game, self.seat, kinds_in(offer.give))
        require_receivable(game, offer.giver, kinds_in(offer.get))

    def apply(self, game: Game) -> None:
        offer = find_offer(game, self.offer)
        if len(offer.to) == 1:
            deal(game, offer, self.seat)
            return
        accepted = msgspec.structs.replace(offer, accepted=(*offer.accepted, self.seat))
        replace_offer(game, offer, accepted)
        game.emit("offer_accepted", seat=self.seat, offer=offer.number, giver=offer.giver)


class RefuseOffer(Action, frozen=True):
    """Say no to an offer, or take an acceptance back."""

    kind: ClassVar[str] = "refuse_offer"
    gate = staticmethod(offers_open)

    offer: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [
            cls(seat, offer.number)
            for offer in base_slice(game.state).offers
            if seat in offer.to and seat not in offer.refused
        ]

    def check(self, game: Game) -> None:
        offer = find_offer(game, self.offer)
        if self.seat not in offer.to or self.seat in offer.refused:
            raise Refusal("offer-not-for-you", offer=self.offer)

    def apply(self, game: Game) -> None:
        refuse(game, find_offer(game, self.offer), self.seat)


class ConfirmTrade(Action, frozen=True):
    """The maker of an offer to several seats trades with one that accepted."""

    kind: ClassVar[str] = "confirm_trade"
    gate = staticmethod(offers_open)

    offer: Number
    partner: Seat

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        offers = base_slice(game.state).offers
        if not offers or trading_seat(game) < 0:
            return []
        return [
            cls(seat, offer.number, partner)
            for offer in offers
            if offer.giver == seat
            for partner in offer.accepted
        ]

    def check(self, game: Game) -> None:
        require_trading(game)
        offer = find_offer(game, self.offer)
        if offer.giver != self.seat:
            raise Refusal("offer-not-yours", offer=self.offer)
        if self.partner not in offer.accepted:
            raise Refusal("offer-not-accepted", offer=self.offer, partner=self.partner)

    def apply(self, game: Game) -> None:
        deal(game, find_offer(game, self.offer), self.partner)


class WithdrawOffer(Action, frozen=True):
    """Take an own open offer back."""

    kind: ClassVar[str] = "withdraw_offer"
    gate = staticmethod(offers_open)

    offer: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        offers = base_slice(game.state).offers
        return [cls(seat, offer.number) for offer in offers if offer.giver == seat]

    def check(self, game: Game) -> None:
        if find_offer(game, self.offer).giver != self.seat:
            raise Refusal("offer-not-yours", offer=self.offer)

    def apply(self, game: Game) -> None:
        offer = find_offer(game, self.offer)
        replace_offer(game, offer, None)
        game.emit("offer_withdrawn", seat=self.seat, offer=offer.number)


OFFER_ACTIONS: tuple[type[Action], ...] = (
    OfferTrade,
    CounterOffer,
    AcceptOffer,
    RefuseOffer,
    ConfirmTrade,
    WithdrawOffer,
)
