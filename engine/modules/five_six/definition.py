"""The extension for five and six players as a rule module (five_six.md)."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.errors import Refusal
from engine.game import Game
from engine.module import Module, Option
from engine.modules.base.definition import BUILDING, RESOURCES
from engine.modules.five_six import paired, special_building
from engine.modules.five_six.slice import FiveSixSlice, five_six_slice
from engine.rules import Rules

SEATS = (5, 6)
SMALL = (3, 4)
BANK_PER_KIND = 24
MORE_CARDS = {"knight_card": 6, "road_building": 1, "year_of_plenty": 1, "monopoly": 1}
BETWEEN_TURNS = {"special_building_phase": "special_building", "paired_players": "paired_part"}
"""The step that follows a turn, by option."""


class FiveSix(Module):
    """Five and six players, or fewer on the big board."""

    id: ClassVar[str] = "five_six"
    requires = ("base",)
    excludes = ("cheops", "alexander")
    players = (*SMALL, *SEATS)
    always_with = SEATS
    maps = ("five_six",)
    slice = FiveSixSlice
    options = (
        Option(
            "extra_build",
            "special_building_phase",
            values=(*BETWEEN_TURNS, "none"),
            unlisted=("none",),
        ),
        Option("harbor_mode", "shuffled", values=("shuffled",)),
        Option("small_game", False, values=(False, True)),
    )
    decisions = (
        special_building.SpecialBuilding,
        paired.PairedAction,
        paired.PairedExchange,
    )
    standing = (special_building.StandingPass,)
    answers = {"special_building": (*BUILDING, special_building.PassBuilding)}
    steps = {
        "special_building": special_building.begin,
        "building_passed": special_building.passed,
        "end_special_building": special_building.end,
        "paired_part": paired.begin,
        "begin_paired_part": paired.begin_part,
        "paired_action": paired.ask,
        "end_paired_part": paired.end_part,
    }

    def map_seats(
        self, map_id: str, options: Mapping[str, Any], seats: tuple[int, ...]
    ) -> tuple[int, ...]:
        if map_id in self.maps and options.get("small_game"):
            return (*SMALL, *seats)
        return seats

    def configure(self, rules: Rules) -> None:
        if rules.seats in SMALL:
            rules.options["extra_build"] = "none"
        rules.bank[: len(RESOURCES)] = [BANK_PER_KIND] * len(RESOURCES)
        for card in MORE_CARDS.keys() & rules.deck.keys():
            rules.deck[card] += MORE_CARDS[card]
        step = BETWEEN_TURNS.get(rules.options["extra_build"])
        if step:
            rules.turn_steps.append(step)

    def validate(self, rules: Rules) -> None:
        if rules.seats in SMALL and not rules.options["small_game"]:
            raise Refusal("module-seats", module=self.id, seats=rules.seats, allowed=SEATS)
        if not set(SEATS) & set(rules.board.map.players):
            raise Refusal("map-module", map=rules.options["map"], module=self.id)

    def may_win(self, game: Game, seats: Sequence[int]) -> Sequence[int]:
        return () if five_six_slice(game.state).special_building else seats
