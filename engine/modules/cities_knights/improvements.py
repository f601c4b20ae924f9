"""City improvements: what they cost, who may buy them, what level 3 gives (§8)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action, Priced
from engine.bags import Cost, bag_of, can_pay, pay
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.cities_knights import metropolis
from engine.modules.cities_knights.payable import payable
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import (
    ADVANTAGE_LEVEL,
    MAX_LEVEL,
    METROPOLIS_LEVEL,
    POLITICS,
    SCIENCE,
    tables,
)
from engine.params import OptionalVertex, Word
from engine.state import State


def has_fortress(state: State, seat: int) -> bool:
    """Whether a seat may promote to mighty (§8.3, politics)."""
    return ck_slice(state).levels[POLITICS][seat] >= ADVANTAGE_LEVEL


def any_aqueduct(state: State) -> bool:
    """Whether anybody has an aqueduct."""
    return max(ck_slice(state).levels[SCIENCE]) >= ADVANTAGE_LEVEL


def has_aqueduct(state: State, seat: int) -> bool:
    """Whether a seat takes a resource where a roll gave it none (§8.3, science)."""
    return ck_slice(state).levels[SCIENCE][seat] >= ADVANTAGE_LEVEL


def improvement_price(game: Game, seat: int, domain: int) -> Cost:
    """What the next level of a domain costs a seat; a crane takes one commodity off (§11.4)."""
    part = ck_slice(game.state)
    count = part.levels[domain][seat] + 1 - (part.cranes[seat] > 0)
    return ((tables(game.rules).domains[domain].commodity, count),) if count else ()


def improvable(game: Game, seat: int, domain: int) -> bool:
    """Whether a seat may buy the next level of a domain, the price aside (§8.1, §8.4)."""
    part = ck_slice(game.state)
    level = part.levels[domain][seat] + 1
    if level > MAX_LEVEL or not game.state.cities[seat]:
        return False
    if level >= METROPOLIS_LEVEL and not metropolis.has_room(game, seat, domain):
        return False
    return bool(game.rules.allowed(game, seat, "improvement", 1 << domain))


def require_improvable(game: Game, seat: int, domain: int) -> None:
    """Raise ``Refusal`` with the reason if the next level of a domain cannot be bought."""
    if improvable(game, seat, domain):
        return
    name = tables(game.rules).domains[domain].name
    if ck_slice(game.state).levels[domain][seat] == MAX_LEVEL:
        raise Refusal("improvement-complete", domain=name)
    if not game.state.cities[seat]:
        raise Refusal("improvement-without-city")
    game.rules.require_allowed(game, seat, "improvement", domain)
    raise Refusal("improvement-needs-city", domain=name)


def raise_level(game: Game, seat: int, domain: int) -> int:
    """Turn a page of a calendar; return the new level."""
    part = ck_slice(game.state)
    row = part.levels[domain]
    level = row[seat] + 1
    part.levels[domain] = (*row[:seat], level, *row[seat + 1 :])
    return level


class BuyImprovement(Action, frozen=True):
    """Buy the next level of a domain; ``vertex`` is the city that becomes a metropolis by it."""

    kind: ClassVar[str] = "improve_city"
    gate = staticmethod(payable)

    domain: Word
    vertex: OptionalVertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not game.state.cities[seat]:
            return ()
        found = []
        hand = game.state.hands[seat]
        for index, domain in enumerate(tables(game.rules).domains):
            price = improvement_price(game, seat, index)
            if not can_pay(hand, price) or not improvable(game, seat, index):
                continue
            if metropolis.next_level_brings(game, seat, index):
                places = bits(metropolis.free_cities(game, seat))
                found += [cls(seat, domain.name, vertex) for vertex in places]
            else:
                found.append(cls(seat, domain.name, None))
        return found

    @classmethod
    def priced(cls, game: Game, seat: int) -> Iterable[Priced]:
        """The next level of each domain."""
        levels, size = ck_slice(game.state).levels, len(game.rules.kinds)
        for index, domain in enumerate(tables(game.rules).domains):
            level = levels[index][seat] + 1
            if level <= MAX_LEVEL:
                of = {"domain": domain.name, "level": level, "building": domain.levels[level - 1]}
                yield Priced(bag_of(improvement_price(game, seat, index), size), of)

    def check(self, game: Game) -> None:
        domain = tables(game.rules).domain(self.domain)
        if domain < 0:
            raise Refusal("unknown-domain", parameter="domain")
        require_improvable(game, self.seat, domain)
        price = improvement_price(game, self.seat, domain)
        if not can_pay(game.state.hands[self.seat], price):
            cost = bag_of(price, len(game.rules.kinds))
            raise Refusal("too-few-cards", what="improvement", cost=cost)
        self._check_city(game, domain)

    def _check_city(self, game: Game, domain: int) -> None:
        brings = metropolis.next_level_brings(game, self.seat, domain)
        if self.vertex is None:
            if brings:
                raise Refusal("metropolis-city-missing", domain=self.domain)
        elif not brings:
            raise Refusal("metropolis-not-gained", domain=self.domain)
        elif not metropolis.free_cities(game, self.seat) >> self.vertex & 1:
            raise Refusal("metropolis-city", vertex=self.vertex)

    def apply(self, game: Game) -> None:
        part = ck_slice(game.state)
        domain = tables(game.rules).domain(self.domain)
        pay(game.state, self.seat, improvement_price(game, self.seat, domain))
        if part.cranes[self.seat]:
            part.cranes[self.seat] -= 1
        level = raise_level(game, self.seat, domain)
        name = tables(game.rules).domains[domain].levels[level - 1]
        game.emit(
            "improvement_bought", seat=self.seat, domain=self.domain, level=level, building=name
        )
        metropolis.level_reached(game, self.seat, domain, self.vertex)
