"""What a module that builds on Cities & Knights can change: domains, dice, knights, metropolises.

The module below is made up; it needs what a church with beer, bread and an inquisitor needs.
"""

from typing import Any, ClassVar

import pytest

from engine.frames import Frame, Step
from engine.game import Game
from engine.module import Module
from engine.modules.cities_knights.barbarians import forecast
from engine.modules.cities_knights.hooks import IN_HAND, CitiesKnightsHooks
from engine.modules.cities_knights.tables import Domain, tables
from engine.registry import registered
from engine.rules import Rules
from engine.slices import Slice
from engine.state import State
from tests.rules.cities_knights.table import A, B, C, City


class CloisterSlice(Slice):
    """Sleeping and weakened knights by vertex, and what was told."""

    asleep: int = 0
    weak: int = 0
    told: tuple[str, ...] = ()


class Cloister(CitiesKnightsHooks, Module):
    """A fourth domain with a commodity, a d8, sleeping knights, a protected city."""

    id: ClassVar[str] = "cloister"
    requires = ("cities_knights",)
    kinds = ("bread",)
    slice = CloisterSlice
    steps: ClassVar[dict[str, Any]] = {"window": lambda game, args: tell(game, "window")}

    def configure(self, rules: Rules) -> None:
        made = tables(rules)
        levels = ("temple_1", "temple_2", "temple_3", "temple_4", "temple_5")
        made.domains.append(Domain("church", rules.kind("bread"), levels, {"grail": 1, "vow": 2}))
        made.point_cards.add("grail")
        made.event_faces[:] = [*["ship"] * 4, "trade", "politics", "science", "church"]
        rules.bank[rules.kind("bread")] = 12

    def knight_level(self, state: State, vertex: int, level: int) -> int:
        return 1 if part(state).weak >> vertex & 1 else level

    def awake_knights(self, state: State, mask: int) -> int:
        return mask & ~part(state).asleep

    def knight_moved(self, game: Game, former: int, vertex: int) -> None:
        tell(game, f"{former}>{vertex}")

    def knight_removed(self, game: Game, vertex: int) -> None:
        tell(game, f"-{vertex}")

    def landing_frames(self, game: Game, frames: list[Frame]) -> None:
        frames.insert(0, Step("window"))

    def may_hold_metropolis(self, game: Game, seat: int, domain: int) -> bool:
        return (seat, tables(game.rules).domains[domain].name) != (A, "science")

    def metropolis_lost(self, game: Game, seat: int, domain: int, vertex: int) -> None:
        tell(game, f"lost by {seat}")

    def restrict(self, game: Game, seat: int, what: str, mask: int) -> int:
        if what in ("promote_knight", "activate_knight", "use_knight"):
            return mask & ~part(game.state).asleep
        if what == "lose_city":
            return mask & ~(1 << game.board.vertex(0, -2, "N"))
        if what in ("improvement", "progress_card") and seat == C:
            return mask & ~(1 << tables(game.rules).domain("church"))
        return mask


def part(state: State) -> CloisterSlice:
    found: CloisterSlice = state.slices["cloister"]
    return found


def tell(game: Game, what: str) -> None:
    part(game.state).told += (what,)


@pytest.fixture
def table():
    with registered(Cloister):
        yield City("cloister")


def test_a_fourth_domain_with_its_commodity_and_deck(table):
    t = table.city(A, "(0,0)N").hand(A, bread=1)
    t.action().do(A, "improve_city", "church", None)
    assert t.level("church", A) == 1
    t.pre_roll().roll(1, 2, "church", "vow")
    assert t.held(A) == ("vow",)
    assert t.event("progress_card_drawn").params["domain"] == "church"


def test_a_card_of_the_new_deck_may_be_a_point(table):
    t = table.levels("church", 1)
    t.roll(1, 2, "church", "grail")
    assert t.points(A) == 1


def test_the_new_commodity_trades_like_the_others(table):
    t = table.levels("trade", 3).hand(A, bread=2).progress(B, "trade_monopoly").action()
    t.do(A, "maritime_trade", "bread", "ore")
    t.hand(A, bread=1).action(B)
    t.do(B, "play_trade_monopoly", "bread")
    assert t.hand_of(B) == {"bread": 1}


def test_a_die_of_eight_faces(table):
    assert len(tables(table.rules).event_faces) == 8


def test_a_tied_defender_may_choose_the_new_deck(table):
    t = table.knight(A, "(1,0)N", 1, active=True).knight(B, "(1,0)S", 1, active=True).land()
    t.do(A, "choose_deck", "church")
    t.do(B, "choose_deck", "church", outcomes=["vow", "vow"])
    assert t.held(A) == t.held(B) == ("vow",)


def test_weak_and_sleeping_knights_in_the_battle(table):
    t = table.city(A, "(1,1)S", "(2,0)NE").knight(A, "(0,0)N", 2, active=True)
    t.knight(B, "(1,0)S", 2, active=True)
    assert forecast(t.game).contributions == (2, 2, 0, 0)
    part(t.state).weak = 1 << t.vertex("(0,0)N")
    part(t.state).asleep = 1 << t.vertex("(1,0)S")
    assert forecast(t.game).contributions == (1, 0, 0, 0)
    t.land()
    assert part(t.state).told == ("window",)
    assert t.at("(1,0)S") == (B, 2, True), "a sleeping knight did not fight and stays active"
    assert t.at("(0,0)N") == (A, 2, False)


def test_a_weak_knight_is_displaced(table):
    t = table.road(A, "(0,0)NE").knight(A, "(0,0)N", 2, active=True).knight(B, "(0,0)NE", 2)
    t.road(B, "(0,0)E").action()
    t.refused("knight-not-weaker", A, "displace_knight", "(0,0)N", "(0,0)NE")
    part(t.state).weak = 1 << t.vertex("(0,0)NE")
    t.do(A, "displace_knight", "(0,0)N", "(0,0)NE")
    north, east, end = (t.vertex(name) for name in ("(0,0)N", "(0,0)NE", "(0,0)SE"))
    assert part(t.state).told == (f"{east}>{IN_HAND}", f"{north}>{east}", f"{IN_HAND}>{end}")


def test_a_removed_knight_is_told(table):
    t = table.road(A, "(0,0)NE").knight(B, "(0,0)NE").progress(A, "intrigue").action()
    t.do(A, "play_intrigue", "(0,0)NE")
    assert part(t.state).told == (f"-{t.vertex('(0,0)NE')}",)


def test_a_sleeping_knight_does_nothing(table):
    t = table.road(A, "(0,0)NE").knight(A, "(0,0)N", 1, active=True).hand(A, wool=1, ore=1)
    part(t.state).asleep = 1 << t.vertex("(0,0)N")
    t.action()
    t.refused("place-not-allowed", A, "promote_knight", "(0,0)N")
    t.refused("place-not-allowed", A, "move_knight", "(0,0)N", "(0,0)NE")


def test_a_protected_city_is_not_lost(table):
    t = table.city(A, "(0,-2)N", "(1,1)S").land()
    assert t.event("city_lost").params["vertex"] == t.vertex("(1,1)S")


def test_an_excluded_seat_gets_no_metropolis(table):
    t = table.city(A, "(0,0)N").levels("science", 3).hand(A, cloth=9).action()
    t.refused("metropolis-not-gained", A, "improve_city", "science", "(0,0)N")
    t.do(A, "improve_city", "science", None)
    t.do(A, "improve_city", "science", None)
    assert t.owner("science") == -1
    t.city(B, "(1,1)S").levels("science", 5, 4).hand(B, cloth=1).action(B)
    assert t.ck.first_at_top[2] == A


def test_a_lost_metropolis_is_told(table):
    t = table.city(A, "(0,0)N").city(B, "(1,1)S").levels("politics", 4, 4)
    t.metropolis("politics", A, "(0,0)N").hand(B, coin=5).action(B)
    t.do(B, "improve_city", "politics", "(1,1)S")
    assert part(t.state).told == (f"lost by {A}",)


def test_a_veto_on_buying_and_drawing(table):
    t = table.city(C, "(0,0)N").hand(C, bread=1).action(C)
    t.refused("place-not-allowed", C, "improve_city", "church", None)
    t.levels("church", 0, 0, 1).pre_roll(C).roll(1, 2, "church")
    assert t.held(C) == ()
