"""The pyramid: its start, coloured and black stones (cheops.md §9, §10)."""

from collections.abc import Iterable
from operator import add
from typing import ClassVar

from engine.actions import Action, Priced
from engine.bags import bag_of, pay
from engine.errors import Refusal
from engine.game import Game
from engine.modules.base.building import affordable, may_buy, require_payment
from engine.modules.cheops.pharaoh import deal_cards
from engine.modules.cheops.points import site_points
from engine.modules.cheops.slice import PHARAOH, cheops_slice
from engine.modules.cheops.trade_routes import fee_bag, gold_of, linked_vertices, pay_fee
from engine.params import Seat

TIERS = (16, 9, 4, 1)
SIZE = sum(TIERS)
BLACK_STONES = 16


def tier(stone: int) -> int:
    """The tier on which the stone of that number lies, both counted from 1."""
    full = 0
    for level, places in enumerate(TIERS, start=1):
        full += places
        if stone <= full:
            return level
    raise ValueError(f"the pyramid has {SIZE} stones, not {stone}")


def start_at(game: Game, seat: int, vertex: int) -> None:
    """Begin the pyramid if a settlement was built at the site."""
    cheops = cheops_slice(game.state)
    if not cheops.started and site_points(game.board) >> vertex & 1:
        cheops.started = True
        game.emit("pyramid_started", seat=seat, vertex=vertex)


def hosts(game: Game, seat: int) -> tuple[int, ...]:
    """Through whose building at the site a seat may place a stone: its own if it has one."""
    state, site = game.state, site_points(game.board)
    if state.own_buildings(seat) & site:
        return (seat,)
    linked = linked_vertices(game, seat) & site
    if not linked:
        return ()
    return tuple(host for host in game.rules.others[seat] if state.own_buildings(host) & linked)


def fee_for(game: Game, seat: int, host: int) -> int:
    """Gold that a seat owes for a stone placed through a host."""
    fee: int = game.rules.options["pyramid_guest_fee"]
    return 0 if host == seat else fee


def black_stone_step(game: Game, args: tuple[int, ...]) -> None:
    """Step after a rolled 7: the Pharaoh's stone, once the pyramid has started."""
    cheops = cheops_slice(game.state)
    if cheops.started:
        cheops.placed += (PHARAOH,)
        total = len(cheops.placed)
        game.emit("black_stone", count=cheops.black_stones, total=total, tier=tier(total))


class BuildStone(Action, frozen=True):
    """Buy a stone and lay it on the pyramid; with an own building there ``host`` is oneself."""

    kind: ClassVar[str] = "build_stone"
    gate = staticmethod(may_buy)

    host: Seat

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not cheops_slice(game.state).started or not affordable(game, seat, "stone"):
            return []
        gold = gold_of(game, seat)
        return [cls(seat, h) for h in hosts(game, seat) if gold >= fee_for(game, seat, h)]

    @classmethod
    def priced(cls, game: Game, seat: int) -> Iterable[Priced]:
        """A stone; for a guest with each host the fee is shown (cheops.md §13)."""
        stone = bag_of(game.rules.price(game, seat, "stone"), len(game.rules.kinds))
        possible = hosts(game, seat)
        if not possible or seat in possible:
            yield Priced(stone)
            return
        for host in possible:
            fee = fee_bag(game, fee_for(game, seat, host))
            yield Priced(tuple(map(add, stone, fee)), {"host": host})

    def check(self, game: Game) -> None:
        if not cheops_slice(game.state).started:
            raise Refusal("pyramid-not-started")
        possible = hosts(game, self.seat)
        if self.host not in possible:
            if self.seat in possible:
                raise Refusal("own-site-first", host=self.host)
            raise Refusal("no-way-to-the-site", host=self.host)
        fee = fee_for(game, self.seat, self.host)
        if gold_of(game, self.seat) < fee:
            raise Refusal("too-little-gold", fee=fee)
        require_payment(game, self.seat, "stone")

    def apply(self, game: Game) -> None:
        cheops = cheops_slice(game.state)
        fee = fee_for(game, self.seat, self.host)
        pay_fee(game, self.seat, self.host, fee)
        pay(game.state, self.seat, game.rules.price(game, self.seat, "stone"))
        cheops.placed += (self.seat,)
        total = len(cheops.placed)
        game.emit(
            "stone_placed", seat=self.seat, host=self.host, fee=fee, total=total, tier=tier(total)
        )
        deal_cards(game, self.seat)
