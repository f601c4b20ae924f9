"""Anathema: a calendar of an opponent is blocked until he pays (church.md §10.9)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import covers, hand_over
from engine.bits import bits
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.base.production import Claims, owe
from engine.modules.base.robber import require_held
from engine.modules.church.slice import Ban, church_slice
from engine.modules.cities_knights.cards.play import ProgressCard
from engine.modules.cities_knights.decks import put_under
from engine.modules.cities_knights.tables import tables
from engine.params import Bag, Seat, Word

ANATHEMA = "anathema"
CARDS = 3
"""Resources that lift the ban."""


def produced_kinds(game: Game, seat: int) -> int:
    """Resources of the hexes at which a seat has a building, as a mask of kinds."""
    yields, terrain = game.rules.yields["settlement"], game.state.terrain
    mask = 0
    for vertex in bits(game.state.own_buildings(seat)):
        for hex_ in game.board.vertex_hexes[vertex]:
            for kind, count in enumerate(yields.get(terrain[hex_], ())[:RESOURCES]):
                mask |= (count > 0) << kind
    return mask


class PlayAnathema(ProgressCard, frozen=True):
    """Name an opponent, a domain, and three resources that he can produce."""

    kind: ClassVar[str] = "play_anathema"
    card: ClassVar[str] = ANATHEMA

    victim: Seat
    domain: Word
    cards: Bag

    @classmethod
    def plays(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        found: list[BagChoice] = []
        for victim in game.state.opponents_clockwise(seat):
            kinds = produced_kinds(game, victim)
            if kinds:
                size = len(game.rules.kinds)
                most = tuple(CARDS if kinds >> kind & 1 else 0 for kind in range(size))
                bounds = {"cards": Bounds(most, CARDS, CARDS)}
                found += [
                    BagChoice(cls, seat, bounds, {"victim": victim, "domain": domain.name})
                    for domain in tables(game.rules).domains
                ]
        return found

    def require(self, game: Game) -> None:
        if self.victim == self.seat:
            raise Refusal("own-seat")
        if tables(game.rules).domain(self.domain) < 0:
            raise Refusal("unknown-domain", parameter="domain")
        kinds = produced_kinds(game, self.victim)
        if not kinds:
            raise Refusal("victim-without-production", victim=self.victim)
        if sum(self.cards) != CARDS:
            raise Refusal("anathema-count", count=CARDS, given=sum(self.cards))
        for kind, count in enumerate(self.cards):
            if count and not kinds >> kind & 1:
                raise Refusal("victim-cannot-produce", victim=self.victim, kind=kind)

    def put_away(self, game: Game) -> None:
        """The card lies on the calendar."""

    def effect(self, game: Game) -> None:
        domain = tables(game.rules).domain(self.domain)
        church_slice(game.state).ban = Ban(self.victim, self.seat, domain, self.cards)
        game.emit(
            "anathema_laid",
            seat=self.seat,
            victim=self.victim,
            domain=self.domain,
            cards=self.cards,
        )


def lose_commodity(game: Game, owed: Claims) -> None:
    """What production owes of the blocked commodity is lost."""
    ban = church_slice(game.state).ban
    if ban is not None:
        commodity = tables(game.rules).domains[ban.domain].commodity
        lost = owed.get(commodity, {}).get(ban.target, 0)
        if lost:
            owe(owed, commodity, ban.target, -lost)


def banned(game: Game, seat: int) -> bool:
    """Gate: Anathema lies on a calendar of a seat."""
    ban = church_slice(game.state).ban
    return ban is not None and ban.target == seat


class PayAnathema(Action, frozen=True):
    """Give the three resources; the card goes under its deck."""

    kind: ClassVar[str] = "pay_anathema"
    gate = staticmethod(banned)
    open_gate: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        ban = church_slice(game.state).ban
        if ban is None or ban.target != seat:
            return []
        return [cls(seat)] if covers(game.state.hands[seat], ban.price) else []

    def check(self, game: Game) -> None:
        ban = church_slice(game.state).ban
        if ban is None or ban.target != self.seat:
            raise Refusal("no-anathema")
        require_held(game, self.seat, ban.price)

    def apply(self, game: Game) -> None:
        part = church_slice(game.state)
        ban = part.ban
        assert ban is not None
        hand_over(game.state, self.seat, ban.by, ban.price)
        part.ban = None
        put_under(game, ANATHEMA)
        domain = tables(game.rules).domains[ban.domain].name
        game.emit("anathema_paid", seat=self.seat, taker=ban.by, domain=domain, cards=ban.price)
