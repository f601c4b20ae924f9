"""Beekeepers, a rule module made up for the tests: it needs everything a module may need.

* a card kind of its own, honey (12 in the bank), traded two for one;
* a third die with a flower on two of six sides: every hive then gives a honey, on a 7 too;
* hives, pieces that stand in hexes: one lumber and one wool, in a land hex with an own building,
  three for each seat; a desert holds none;
* a fair after every round: all seats secretly name what they give, at most two honey; the only one
  who gives most gets a ribbon, what was given goes to the bank;
* smoke, one token for each seat, used at any time while somebody else acts: nobody may build a
  settlement or city on that vertex until the turn of its owner;
* another founding: first a city (which pays), then a settlement, on different hexes of the coast;
* another end: three ribbons win at once, whoever's turn it is.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

import msgspec

from engine.actions import Action
from engine.bags import can_pay, pay
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision, Step, answered
from engine.game import Game
from engine.module import Founding, Module, Option
from engine.modules.base import turn, victory
from engine.params import Hex, Number, Vertex
from engine.rules import Rules
from engine.slices import Slice
from engine.state import Concealed, State

FLOWER = 1
FLOWER_DIE = (FLOWER, FLOWER, 0, 0, 0, 0)
MOST_GIVEN = 2
RIBBONS_TO_WIN = 3


class BeeSlice(Slice):
    """Hives, gifts to the fair (-1: not named yet), ribbons, smoke (vertex; -1 in hand)."""

    hives: list[int] = msgspec.field(default_factory=list)
    gifts: tuple[int, ...] = ()
    ribbons: list[int] = msgspec.field(default_factory=list)
    smoke: list[int] = msgspec.field(default_factory=list)
    smoke_left: int = 0


def bees(state: State) -> BeeSlice:
    """The module's slice."""
    return cast("BeeSlice", state.slices["beekeepers"])


class Fair(Decision, frozen=True):
    """All seats name what they give to the fair."""

    kind: ClassVar[str] = "fair"

    def default(self, game: Game, seat: int) -> Action:
        return GiveHoney(seat, 0)


def most_given(game: Game, seat: int) -> int:
    """The most a seat can give."""
    return min(MOST_GIVEN, game.state.hands[seat][game.rules.kind("honey")])


class GiveHoney(Action, frozen=True):
    """Name a gift to the fair, unseen by the others."""

    kind: ClassVar[str] = "give_honey"
    secret: ClassVar[bool] = True

    count: Number

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, count) for count in range(most_given(game, seat) + 1)]

    def check(self, game: Game) -> None:
        if self.count > most_given(game, self.seat):
            raise Refusal("too-much-honey", most=most_given(game, self.seat))

    def apply(self, game: Game) -> None:
        mine, decision = bees(game.state), game.decision
        assert decision is not None
        gifts = list(mine.gifts)
        gifts[self.seat] = self.count
        mine.gifts = tuple(gifts)
        game.state.stack[-1] = answered(decision, self.seat)
        game.emit("gift_named", seat=self.seat)


def judge(game: Game, args: tuple[int, ...]) -> None:
    """Step: show the gifts, take them, hand out the ribbon."""
    mine = bees(game.state)
    honey = game.rules.kind("honey")
    game.reveal()
    for seat, count in enumerate(mine.gifts):
        game.state.hands[seat][honey] -= count
        game.state.bank[honey] += count
    best = max(mine.gifts)
    leaders = [seat for seat, count in enumerate(mine.gifts) if count == best]
    winner = leaders[0] if best and len(leaders) == 1 else -1
    game.emit("fair_judged", gifts=mine.gifts, winner=winner)
    if winner >= 0:
        mine.ribbons[winner] += 1
    mine.gifts = ()


def open_fair(game: Game, args: tuple[int, ...]) -> None:
    """Step: ask all seats at once."""
    bees(game.state).gifts = (-1,) * game.rules.seats
    game.state.push(Fair(seats=tuple(range(game.rules.seats))), Step("judge"))


def flower(game: Game, args: tuple[int, ...]) -> None:
    """Step after the roll: a flower pays the hives as far as the honey lasts, by seat."""
    state, honey = game.state, game.rules.kind("honey")
    if state.dice[2] != FLOWER:
        return
    for seat, mask in enumerate(bees(state).hives):
        count = min(mask.bit_count(), state.bank[honey])
        state.hands[seat][honey] += count
        state.bank[honey] -= count
        if count:
            game.emit("honey", seat=seat, count=count)


def hive_hexes(game: Game, seat: int) -> int:
    """Hexes where a seat may put a hive."""
    state, taken = game.state, 0
    for mask in bees(state).hives:
        taken |= mask
    around = 0
    for vertex in bits(state.own_buildings(seat)):
        around |= game.board.vertex_hex_mask[vertex]
    green = sum(1 << hex_ for hex_ in bits(state.land) if state.terrain[hex_] != "desert")
    return around & green & ~taken


class PlaceHive(Action, frozen=True):
    """Buy a hive and put it in a hex."""

    kind: ClassVar[str] = "place_hive"

    hex: Hex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not can_pay(game.state.hands[seat], game.rules.price(game, seat, "hive")):
            return []
        if not game.state.supply("hive", seat):
            return []
        return [cls(seat, hex_) for hex_ in bits(hive_hexes(game, seat))]

    def check(self, game: Game) -> None:
        if self not in self.options(game, self.seat):
            raise Refusal("no-hive-there", hex=self.hex)

    def apply(self, game: Game) -> None:
        pay(game.state, self.seat, game.rules.price(game, self.seat, "hive"))
        bees(game.state).hives[self.seat] |= 1 << self.hex
        game.emit("hive_placed", seat=self.seat, hex=self.hex)


class UseSmoke(Action, frozen=True):
    """Smoke a vertex while somebody else acts."""

    kind: ClassVar[str] = "use_smoke"

    vertex: Vertex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not _may_smoke(game, seat):
            return []
        return [cls(seat, vertex) for vertex in bits(game.state.land_vertices)]

    def check(self, game: Game) -> None:
        if not _may_smoke(game, self.seat):
            raise Refusal("no-smoke-now")
        if not game.state.land_vertices >> self.vertex & 1:
            raise Refusal("vertex-not-on-land", vertex=self.vertex)

    def apply(self, game: Game) -> None:
        mine = bees(game.state)
        mine.smoke[self.seat] = self.vertex
        mine.smoke_left &= ~(1 << self.seat)
        game.emit("smoked", seat=self.seat, vertex=self.vertex)


def _may_smoke(game: Game, seat: int) -> bool:
    in_hand = bees(game.state).smoke_left >> seat & 1
    return bool(in_hand and game.state.turn and seat not in game.asked)


class Beekeepers(Module):
    """The module."""

    id = "beekeepers"
    requires = ("base",)
    kinds = ("honey",)
    slice = BeeSlice
    options = (Option("smoke", True, values=(True, False)),)
    decisions = (Fair,)
    answers: ClassVar = {"fair": (GiveHoney,), "action": (PlaceHive,), "build_phase": (PlaceHive,)}
    off_turn = (UseSmoke,)
    steps: ClassVar = {"flower": flower, "fair": open_fair, "judge": judge}

    def configure(self, rules: Rules) -> None:
        rules.bank[rules.kind("honey")] = 12
        rules.costs["hive"] = rules.bag(lumber=1, wool=1)
        rules.supplies["hive"] = 3
        rules.piece_counts["hive"] = lambda state, seat: bees(state).hives[seat].bit_count()
        rules.dice.append(("flower", (FLOWER_DIE,)))
        rules.turn_steps.insert(rules.turn_steps.index("production"), "flower")

    def start(self, game: Game) -> None:
        mine, seats = bees(game.state), game.rules.seats
        mine.hives, mine.ribbons, mine.smoke = [0] * seats, [0] * seats, [-1] * seats
        mine.smoke_left = (1 << seats) - 1 if game.rules.options["smoke"] else 0

    def founding_plan(self, game: Game) -> Sequence[Founding]:
        seats = range(game.rules.seats)
        cities = [Founding(seat, 0, "city", grants=True) for seat in seats]
        return [*cities, *(Founding(seat, 1) for seat in seats)]

    def founding_vertices(self, game: Game, founding: Founding, mask: int) -> int:
        board = game.board
        coast = sum(1 << v for v in bits(mask) if board.vertex_hex_mask[v] & game.state.sea)
        own = 0
        for vertex in bits(game.state.own_buildings(founding.seat)):
            own |= board.vertex_hex_mask[vertex]
        return sum(1 << v for v in bits(coast) if not board.vertex_hex_mask[v] & own)

    def next_turn(self, game: Game) -> None:
        turn.next_clockwise_turn(game)
        if game.state.active == 0 and game.state.turn > 1:
            game.state.push(Step("fair"))

    def turn_begins(self, game: Game) -> None:
        bees(game.state).smoke[game.state.active] = -1

    def restrict(self, game: Game, seat: int, what: str, mask: int) -> int:
        if what in ("settlement", "city"):
            for vertex in bees(game.state).smoke:
                if vertex >= 0:
                    mask &= ~(1 << vertex)
        return mask

    def restriction(self, game: Game, seat: int, what: str, place: int) -> Refusal:
        return Refusal("smoked-out", vertex=place)

    def trade_rate(self, game: Game, seat: int, kind: int, rate: int) -> int:
        return 2 if kind == game.rules.kind("honey") else rate

    def points(self, state: State, seat: int) -> int:
        return bees(state).ribbons[seat]

    def end(self, game: Game) -> tuple[int, ...]:
        for seat, count in enumerate(bees(game.state).ribbons):
            if count >= RIBBONS_TO_WIN:
                return (seat,)
        return victory.winners_by_points(game)

    def conceal(self, state: State, seat: int | None) -> None:
        mine = bees(state)
        shown: Any = tuple(
            gift if gift < 0 or other == seat else Concealed(1)
            for other, gift in enumerate(mine.gifts)
        )
        mine.gifts = shown
