"""An offer in the making. All of it is in the custom id of its buttons."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.slice import base_slice
from engine.modules.base.trade import CounterOffer, OfferTrade, trading_seat

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST = len(_DIGITS) - 1
"""Cards of a kind that an offer can hold here; no hand is larger in practice."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is given and wanted, to whom, and whether the next press takes cards away.

    `answers` is the number of the offer that is countered, or 0.
    """

    give: tuple[int, ...]
    get: tuple[int, ...]
    to: tuple[int, ...]
    answers: int = 0
    removing: bool = False

    def __str__(self) -> str:
        """Write it for a custom id."""
        start = f"c{self.answers}" if self.answers else "o"
        sign = "-" if self.removing else "+"
        seats = "".join(str(seat) for seat in self.to)
        return f"{start}.{_write(self.give)}.{_write(self.get)}.{seats}.{sign}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `str` wrote; raises Refusal if it is something else."""
        try:
            start, give, get, seats, sign = text.split(".")
            return cls(
                give=_read(give),
                get=_read(get),
                to=tuple(int(seat) for seat in seats),
                answers=int(start[1:] or 0),
                removing=sign == "-",
            )
        except ValueError as error:
            raise Refusal("unknown-bag", parameter="bag") from error

    def changed(self, side: str, kind: int) -> Self:
        """One card more, or less while removing, on the side `give` or `get`."""
        bag = list(getattr(self, side))
        bag[kind] = max(0, min(MOST, bag[kind] + (-1 if self.removing else 1)))
        new = tuple(bag)
        return replace(self, give=new) if side == "give" else replace(self, get=new)

    def made(self, seat: int) -> Action:
        """The offer as an action."""
        if self.answers:
            return CounterOffer(seat, self.answers, self.give, self.get)
        return OfferTrade(seat, self.give, self.get, self.to)


def _write(bag: Iterable[int]) -> str:
    return "".join(_DIGITS[count] for count in bag)


def _read(text: str) -> tuple[int, ...]:
    return tuple(_DIGITS.index(digit) for digit in text)


def partners(game: Game, seat: int) -> tuple[int, ...]:
    """To whom a seat may offer now: the active seat to all others, the others to it alone."""
    active = trading_seat(game)
    if active < 0:
        raise Refusal("no-trading-now")
    return tuple(s for s in range(game.rules.seats) if s != seat) if seat == active else (active,)


def new_draft(game: Game, seat: int) -> Draft:
    """An empty offer to everybody; raises Refusal while there is no trading."""
    empty = (0,) * len(game.rules.kinds)
    return Draft(empty, empty, partners(game, seat))


def counter_draft(game: Game, seat: int, number: int) -> Draft:
    """A counter-offer that begins with what was offered; raises Refusal if it is not to be had."""
    partners(game, seat)
    offer = next((o for o in base_slice(game.state).offers if o.number == number), None)
    if offer is None:
        raise Refusal("offer-gone", offer=number)
    if seat not in offer.open_to:
        raise Refusal("offer-not-for-you", offer=number)
    hand = game.state.hands[seat]
    give = tuple(min(want, have) for want, have in zip(offer.get, hand, strict=True))
    return Draft(give, offer.give, (offer.giver,), answers=number)
