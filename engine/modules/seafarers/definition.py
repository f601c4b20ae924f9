"""Seafarers as a rule module: what it declares and which hooks it fills (seafarers.md)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.errors import Refusal
from engine.frames import Frame
from engine.game import Game
from engine.module import Founding, Module, Option
from engine.modules.base import routes
from engine.modules.base.purchases import enough
from engine.modules.base.robber import MoveRobber
from engine.modules.seafarers import (
    corrections,
    fog,
    founding,
    gold,
    harbors,
    islands,
    moving,
    pirate,
    ships,
)
from engine.modules.seafarers.slice import SeafarersSlice, seafarers_slice
from engine.rules import Rules
from engine.state import State

SHIPS = 15


class Seafarers(Module):
    """Ships, islands, gold, fog and the pirate."""

    id: ClassVar[str] = "seafarers"
    requires = ("base",)
    excludes = ("cheops", "alexander")
    maps = (
        "seafarers_new_shores_3p",
        "seafarers_new_shores_4p",
        "seafarers_new_shores_6p",
        "seafarers_four_islands_3p",
        "seafarers_four_islands_4p",
        "seafarers_six_islands_6p",
        "seafarers_fog_islands_3p",
        "seafarers_fog_islands_4p",
        "seafarers_fog_islands_6p",
        "seafarers_through_the_desert_3p",
        "seafarers_through_the_desert_4p",
        "seafarers_through_the_desert_6p",
        "seafarers_new_world_34p",
        "seafarers_new_world_56p",
    )
    slice = SeafarersSlice
    options = (
        Option("setup_mode", "fixed", values=("fixed", "variable")),
        Option("bonus_mode", "newest", values=("newest", "older", "none")),
        Option("robber_enabled", True, values=(True, False)),
        Option("pirate_enabled", True, values=(True, False)),
        Option("harbor_placement", "players_in_turn", values=("players_in_turn", "random")),
    )
    decisions = (
        pirate.RobberOrPirate,
        pirate.MovePirateDecision,
        gold.ChooseGold,
        harbors.PlaceHarborDecision,
    )
    answers = {
        "found_road": (founding.FoundShip,),
        "action": (routes.BuildShip, moving.MoveShip),
        "build_phase": (routes.BuildShip, moving.MoveShip),
        "special_building": (routes.BuildShip,),
        "free_road": (routes.PlaceFreeShip,),
        "robber_or_pirate": (MoveRobber, pirate.MovePirate, pirate.ParkPirate),
        "move_pirate": (pirate.MovePirate, pirate.ParkPirate),
        "choose_gold": (gold.TakeGold,),
        "place_harbor": (harbors.PlaceHarbor, harbors.PlaceHarborByChance),
    }
    steps = {
        "pay_gold": gold.pay_gold,
        "draw_harbor": harbors.draw_harbor,
    }

    # --- set-up -----------------------------------------------------------------------------------

    def configure(self, rules: Rules) -> None:
        rules.costs["ship"] = rules.bag(lumber=1, wool=1)
        rules.supplies["ship"] = SHIPS
        rules.routes["ship"] = ships.SHIP_ROUTE
        if rules.options["pirate_enabled"]:
            rules.marauders["pirate"] = pirate.PIRATE
        if not rules.options["robber_enabled"]:
            del rules.marauders["robber"]
        rules.piece_counts["ship"] = lambda state, seat: (
            seafarers_slice(state).ships[seat].bit_count()
        )
        if any(spot.terrain is None for spot in rules.board.map.hexes):
            # such a board has nothing printed: it is always drawn (§1)
            rules.options["setup_mode"] = "variable"
        corrections.add(rules)

    def validate(self, rules: Rules) -> None:
        if rules.options["map"] not in self.maps:
            raise Refusal("map-module", map=rules.options["map"], module=self.id)

    def start(self, game: Game) -> None:
        part, seats = seafarers_slice(game.state), game.rules.seats
        part.ships, part.chits, part.settled = [0] * seats, [0] * seats, [0] * seats
        if game.rules.options["pirate_enabled"]:
            part.pirate = game.layout.pirate
        if not game.rules.options["robber_enabled"]:
            game.state.robber = -1
        stacks = game.board.map.fog
        if stacks is not None:
            fog.lay_out(part, stacks)
        harbors.begin(game)

    def founding_vertices(self, game: Game, founding: Founding, mask: int) -> int:
        return islands.founding_vertices(game, founding, mask)

    def founding_grant(self, game: Game, seat: int, vertex: int, piece: str) -> None:
        count = gold.owed_at_founding(game, vertex)
        gold.owe(game, [count if other == seat else 0 for other in range(game.rules.seats)])

    # --- turn -------------------------------------------------------------------------------------

    def turn_begins(self, game: Game) -> None:
        part = seafarers_slice(game.state)
        part.built, part.moved = 0, False
        if game.state.turn == 1:
            islands.note_homes(game)

    def produced(self, game: Game, total: int, paid: Mapping[int, Mapping[int, int]]) -> None:
        gold.owe(game, gold.owed_by_roll(game, total))

    def robber_frames(self, game: Game, seat: int, frames: list[Frame]) -> None:
        pirate.replace_robber(game, frames)

    # --- building ---------------------------------------------------------------------------------

    def settlement_reach(self, state: State, seat: int) -> int:
        return ships.ends_of(state.rules.board, seafarers_slice(state).ships[seat])

    def route_pieces(self, state: State) -> Iterable[int]:
        return seafarers_slice(state).ships

    def might_buy(self, game: Game, seat: int, cards: int) -> bool:
        return enough(game, seat, "ship", cards) and ships.can_place_free_ship(game, seat)

    def can_build_free(self, game: Game, seat: int) -> bool:
        return ships.can_place_free_ship(game, seat)

    def route_length(self, game: Game, seat: int) -> int:
        return ships.route_length(game, seat)

    def founded(self, game: Game, seat: int, vertex: int) -> None:
        islands.settle(game, seat, vertex)

    building_taken = staticmethod(corrections.building_taken)

    def route_built(self, game: Game, seat: int, edge: int) -> None:
        if seafarers_slice(game.state).fog_hexes:
            fog.reveal_around(game, seat, edge)

    # --- points -----------------------------------------------------------------------------------

    def points(self, state: State, seat: int) -> int:
        return seafarers_slice(state).chits[seat]
