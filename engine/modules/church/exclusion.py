"""Who may not hold which metropolises together, and who is free for one again (church.md §8)."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.actions import Action
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.church.tables import DOMAIN, MAGIC
from engine.modules.cities_knights.metropolis import free_cities, take_metropolis
from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import METROPOLIS_LEVEL, tables
from engine.params import Vertex, Word

SCIENCE = "science"
EXCLUDES: Mapping[str, tuple[str, ...]] = {
    SCIENCE: (DOMAIN,),
    MAGIC: (DOMAIN,),
    DOMAIN: (SCIENCE, MAGIC),
}
"""Domains whose metropolis rules another one out; in the order that settles case 12."""


def may_hold(game: Game, seat: int, domain: int) -> bool:
    """Whether a seat holds no metropolis that rules this one out."""
    made, owners = tables(game.rules), ck_slice(game.state).metropolis_owner
    others = map(made.domain, EXCLUDES.get(made.domains[domain].name, ()))
    return all(other < 0 or owners[other] != seat for other in others)


def regainable(game: Game, seat: int) -> list[int]:
    """Domains whose metropolis is nobody's and due to a seat that is free for it (cases 9, 10)."""
    made, part = tables(game.rules), ck_slice(game.state)
    found = []
    for domain in map(made.domain, EXCLUDES):
        if domain < 0 or part.metropolis_owner[domain] >= 0 or not may_hold(game, seat, domain):
            continue
        first = part.first_at_top[domain]
        level = part.levels[domain][seat]
        if first == seat or (first < 0 and level == METROPOLIS_LEVEL):
            found.append(domain)
    return found


def regain(game: Game, seat: int, domain: int, vertex: int) -> None:
    """A metropolis was lost: its former owner takes at once what it was shut out from by it."""
    if tables(game.rules).domains[domain].name not in EXCLUDES:
        return
    domains = regainable(game, seat)
    places = free_cities(game, seat)
    if not domains or not places:
        return
    if len(domains) == 1 and places.bit_count() == 1:
        take_metropolis(game, seat, domains[0], next(bits(places)))
    else:
        game.state.push(RegainMetropolis(seats=(seat,), lost=vertex))


class RegainMetropolis(Decision, frozen=True):
    """Which metropolis, and on which city (cases 9, 10 and 12)."""

    kind: ClassVar[str] = "regain_metropolis"

    lost: int
    """City that has lost its metropolis."""

    def default(self, game: Game, seat: int) -> Action:
        """church.md §15 Q45: green, on the city that lost the token."""
        name = tables(game.rules).domains[regainable(game, seat)[0]].name
        places = free_cities(game, seat)
        vertex = self.lost if places >> self.lost & 1 else next(bits(places))
        return TakeMetropolis(seat, name, vertex)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"vertex": self.lost}


class TakeMetropolis(Action, frozen=True):
    """Put the metropolis on a city."""

    kind: ClassVar[str] = "take_metropolis"

    domain: Word
    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        names = [tables(game.rules).domains[domain].name for domain in regainable(game, seat)]
        places = list(bits(free_cities(game, seat)))
        return [cls(seat, name, vertex) for name in names for vertex in places]

    def check(self, game: Game) -> None:
        domain = tables(game.rules).domain(self.domain)
        if domain < 0:
            raise Refusal("unknown-domain", parameter="domain")
        if domain not in regainable(game, self.seat):
            raise Refusal("metropolis-not-gained", domain=self.domain)
        if not free_cities(game, self.seat) >> self.vertex & 1:
            raise Refusal("metropolis-city", vertex=self.vertex)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, RegainMetropolis)
        game.state.stack.pop()
        domain = tables(game.rules).domain(self.domain)
        take_metropolis(game, self.seat, domain, self.vertex)
        regain(game, self.seat, domain, decision.lost)
