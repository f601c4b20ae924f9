"""Church, Belief & Reformation as a rule module: what it declares and which hooks it fills."""

from typing import ClassVar

from engine.errors import Refusal
from engine.frames import Frame
from engine.game import Game
from engine.module import Module, Option
from engine.modules.church import (
    abbey,
    advice,
    bakery,
    beer,
    belongings,
    brewing,
    cards,
    corrections,
    exclusion,
    pouring,
    restrictions,
)
from engine.modules.church.cards import anathema, church_tax, granary, indulgences, lent
from engine.modules.church.slice import ChurchSlice, church_slice
from engine.modules.church.tables import BREAD, add_domain, target
from engine.modules.cities_knights.hooks import CitiesKnightsHooks
from engine.rules import Rules
from engine.state import State

PAYMENTS = (lent.PayLent, anathema.PayAnathema)


class Church(CitiesKnightsHooks, Module):
    """A fourth domain with bread, beer that weakens knights, the inquisitor."""

    id: ClassVar[str] = "church"
    requires = ("cities_knights",)
    excludes = ("war", "modern_war", "cheops", "alexander")
    players = (3, 4, 5, 6)
    kinds = (BREAD,)
    slice = ChurchSlice
    options = (
        Option("smd", False, values=(False,)),
        Option("victory_points", None, minimum=13, maximum=25),
    )
    decisions = (
        abbey.AbbeyGift,
        abbey.AbbeyTheft,
        church_tax.TaxDebtDecision,
        church_tax.TaxDecision,
        exclusion.RegainMetropolis,
        indulgences.IndulgencesDecision,
        pouring.BeerWindow,
    )
    # The cards come first: they share the gate of the cards of Cities & Knights, which end there.
    answers = {
        "pre_roll": (bakery.SetBaking,),
        "action": (*cards.AFTER_ROLL, bakery.BuildBakery, brewing.Brew, *PAYMENTS),
        "trade_phase": (*cards.AFTER_ROLL, brewing.Brew, *PAYMENTS),
        "build_phase": (*cards.AFTER_ROLL, bakery.BuildBakery, brewing.Brew, *PAYMENTS),
        "special_building": (bakery.BuildBakery,),
        "abbey_gift": (abbey.GiveToThief,),
        "abbey_theft": (abbey.StealByAbbey,),
        "beer_window": (pouring.PassBeer,),
        "church_tax": (church_tax.PayChurchTax,),
        "church_tax_debt": (church_tax.PayChurchTax,),
        "indulgences": (indulgences.PlayIndulgences, indulgences.KeepRoll),
        "regain_metropolis": (exclusion.TakeMetropolis,),
    }
    off_turn = (pouring.PourBeer, granary.StoreInGranary, granary.TakeFromGranary)
    steps = {
        pouring.WINDOW: pouring.window_step,
        abbey.SEVEN_OVER.name: abbey.seven_over_step,
    }
    advice = advice.ADVICE
    standing = (pouring.StandingPass,)

    # --- set-up -----------------------------------------------------------------------------------

    def configure(self, rules: Rules) -> None:
        rules.target = target(rules)
        add_domain(rules)
        rules.costs[bakery.BAKERY] = rules.bag(brick=2, lumber=2, grain=2)
        rules.costs[brewing.BEER] = rules.bag(grain=3)
        rules.costs[lent.LENT] = rules.bag(bread=1)
        rules.supplies[bakery.BAKERY] = 1
        rules.piece_counts[bakery.BAKERY] = lambda state, seat: (
            church_slice(state).bakeries >> seat & 1
        )
        corrections.add(rules)

    def start(self, game: Game) -> None:
        part, seats = church_slice(game.state), game.rules.seats
        part.baking = (1 << seats) - 1
        part.fresh, part.ripe = [0] * seats, [0] * seats

    # --- turn -------------------------------------------------------------------------------------

    turn_begins = staticmethod(beer.turn_begins)
    turn_ends = staticmethod(granary.turn_ends)
    settled = staticmethod(church_tax.collect)
    theft = staticmethod(abbey.theft)

    def produce(self, game: Game, total: int, owed: dict[int, dict[int, int]]) -> None:
        bakery.bake(game, total, owed)
        anathema.lose_commodity(game, owed)

    def seven_frames(self, game: Game, frames: list[Frame]) -> None:
        abbey.mark_seven(game, frames)

    def roll_frames(self, game: Game, frames: list[Frame]) -> None:
        indulgences.ask_for_dice(game, frames)

    def landing_frames(self, game: Game, frames: list[Frame]) -> None:
        pouring.open_window(game, frames)

    # --- knights, building and trade --------------------------------------------------------------

    knight_level = staticmethod(beer.knight_level)
    awake_knights = staticmethod(beer.awake_knights)
    knight_moved = staticmethod(beer.knight_moved)
    knight_removed = staticmethod(beer.knight_removed)
    building_taken = staticmethod(corrections.building_taken)
    restrict = staticmethod(restrictions.restrict)
    receivable = staticmethod(restrictions.receivable)
    might_buy = staticmethod(bakery.might_buy)
    may_hold_metropolis = staticmethod(exclusion.may_hold)
    metropolis_lost = staticmethod(exclusion.regain)

    def restriction(self, game: Game, seat: int, what: str, place: int) -> Refusal:
        return restrictions.restriction(game, seat, what, place)

    # --- points and what others see ---------------------------------------------------------------

    def points(self, state: State, seat: int) -> int:
        part: ChurchSlice = state.slices["church"]
        return part.inquisitor_holder == seat

    belongings = staticmethod(belongings.belongings)

    def conceal(self, state: State, seat: int | None) -> None:
        granary.conceal(state, seat)
