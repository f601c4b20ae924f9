"""Cheops as a rule module (cheops.md)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.board import load_board
from engine.errors import Refusal
from engine.frames import Frame, Step
from engine.game import Game
from engine.layout import printed_labels
from engine.module import Founding, Module, Option
from engine.modules.base import routes
from engine.modules.cheops import advice, corrections, founding, harbors, pyramid, ships, victory
from engine.modules.cheops.pharaoh import pharaoh_points
from engine.modules.cheops.points import founding_points
from engine.modules.cheops.slice import GOLD, CheopsSlice, cheops_slice
from engine.rules import Rules
from engine.state import State

MAP = "cheops"
OTHERS = ("five_six", "seafarers", "cities_knights", "church", "war", "modern_war", "alexander")
STARTING_GOLD = 3
SHIPS, STONES = 8, 11


class Cheops(Module):
    """The building of the great pyramid."""

    id: ClassVar[str] = "cheops"
    requires = ("base",)
    excludes = OTHERS
    players = (3, 4)
    maps = (MAP,)
    counters = (GOLD,)
    slice = CheopsSlice
    options = (
        Option("pyramid_guest_fee", 1, values=(1, 0)),
        Option("robber_start", "map", values=("map", *printed_labels(load_board(MAP), "desert"))),
    )
    decisions = (founding.FoundRouteDecision,)
    answers = {
        "found_road": (founding.FoundShip,),
        "action": (routes.BuildShip, pyramid.BuildStone, harbors.TradeAbroad),
        "trade_phase": (harbors.TradeAbroad,),
        "build_phase": (routes.BuildShip, pyramid.BuildStone),
        "free_road": (routes.PlaceFreeShip,),
    }
    steps = {"black_stone": pyramid.black_stone_step}

    advice = {
        "action": advice.act,
        "build_phase": advice.act,
        "found_road": advice.found_route,
    }

    # --- set-up -----------------------------------------------------------------------------------

    def configure(self, rules: Rules) -> None:
        rules.costs["ship"] = rules.bag(lumber=1, wool=1)
        rules.costs["stone"] = rules.bag(brick=1, ore=1)
        rules.supplies.update(ship=SHIPS, stone=STONES)
        rules.routes["ship"] = ships.SHIP_ROUTE
        rules.piece_counts["ship"] = lambda state, seat: cheops_slice(state).ships[seat].bit_count()
        rules.piece_counts["stone"] = lambda state, seat: cheops_slice(state).placed.count(seat)
        for piece, count in (("settlement", 1), ("city", 2)):
            rules.yields[piece]["gold"] = rules.bag(**{GOLD: count})
        # the bank sells cards for gold, never gold for cards (§6)
        rules.bank_sells = tuple(range(rules.card_kinds))
        corrections.add(rules)

    def validate(self, rules: Rules) -> None:
        if rules.options["map"] != MAP:
            raise Refusal("map-module", map=rules.options["map"], module=self.id)

    def start(self, game: Game) -> None:
        state, seats = game.state, game.rules.seats
        cheops, robber_start = cheops_slice(state), game.rules.options["robber_start"]
        cheops.ships = [0] * seats
        gold = game.rules.kind(GOLD)
        for hand in state.hands:
            hand[gold] += STARTING_GOLD
        state.bank[gold] -= STARTING_GOLD * seats
        if robber_start != "map":
            state.robber = game.board.parse_hex(robber_start)

    def founding_plan(self, game: Game) -> Sequence[Founding]:
        return founding.three_rounds(game.rules.seats)

    def founding_vertices(self, game: Game, founding: Founding, mask: int) -> int:
        return mask & founding_points(game.board)

    # --- turn -------------------------------------------------------------------------------------

    def seven_frames(self, game: Game, frames: list[Frame]) -> None:
        frames.append(Step("black_stone"))

    # --- building ---------------------------------------------------------------------------------

    def route_pieces(self, state: State) -> Iterable[int]:
        return cheops_slice(state).ships

    def continued_by_roads(self, state: State, seat: int) -> int:
        return cheops_slice(state).ships[seat]

    def can_build_free(self, game: Game, seat: int) -> bool:
        return ships.can_place_free_ship(game, seat)

    def route_length(self, game: Game, seat: int) -> int:
        """The longest road is not used (§2)."""
        return 0

    building_taken = staticmethod(corrections.building_taken)

    def founded(self, game: Game, seat: int, vertex: int) -> None:
        pyramid.start_at(game, seat, vertex)

    # --- points and end ---------------------------------------------------------------------------

    def points(self, state: State, seat: int) -> int:
        return pharaoh_points(state, seat)

    def end(self, game: Game) -> tuple[int, ...]:
        return victory.winners(game)

    def victors(self, game: Game, seat: int) -> tuple[int, ...]:
        return victory.leaders(game)
