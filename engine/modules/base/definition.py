"""The base game as a rule module: what it declares and which hooks it fills (base.md)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.errors import Refusal
from engine.frames import Step
from engine.game import Game
from engine.module import Founding, Module, Option
from engine.modules.base import (
    building,
    correctable,
    corrections,
    development,
    founding,
    maritime,
    production,
    purchases,
    roads,
    robber,
    routes,
    standing,
    trade,
    turn,
    victory,
)
from engine.modules.base.slice import BaseSlice, base_slice
from engine.rules import Rules
from engine.state import State, concealed

RESOURCES = ("brick", "lumber", "wool", "grain", "ore")
YIELDS = {
    "hills": "brick",
    "forest": "lumber",
    "pasture": "wool",
    "fields": "grain",
    "mountains": "ore",
}
BANK_PER_KIND = 19
DIE = (1, 2, 3, 4, 5, 6)

CARDS = (
    development.PlayKnight,
    development.PlayRoadBuilding,
    development.PlayYearOfPlenty,
    development.PlayMonopoly,
)
BUILDING = (
    routes.BuildRoad,
    building.BuildSettlement,
    building.BuildCity,
    development.BuyDevelopmentCard,
)


class Base(Module):
    """The base game for three and four players."""

    id: ClassVar[str] = "base"
    maps = ("base_beginner", "base_variable")
    kinds = RESOURCES
    slice = BaseSlice
    options = (
        Option("beginner_pieces", False, values=(False, True)),
        Option("number_mode", "spiral", values=("spiral", "random_no_red", "random_free")),
        Option("harbor_mode", "shuffled", values=("shuffled", "fixed")),
        Option("strict_phases", False, values=(False, True)),
        Option("victory_points", None, minimum=3, maximum=40),
        Option("discard_limit", 7, minimum=2, maximum=40),
        Option("auto_claim_victory", True, values=(True, False)),
    )
    decisions = (
        founding.FoundSettlementDecision,
        founding.FoundRoadDecision,
        turn.PreRoll,
        turn.ActionPhase,
        turn.TradePhase,
        turn.BuildPhase,
        robber.DiscardHalf,
        robber.MoveRobberDecision,
        robber.ChooseVictim,
        development.FreeRoad,
    )
    answers = {
        "found_settlement": (founding.FoundSettlement,),
        "found_road": (founding.FoundRoad,),
        "pre_roll": (turn.Roll, *CARDS, turn.ClaimVictory),
        "action": (*BUILDING, maritime.MaritimeTrade, *CARDS, turn.EndTurn, turn.ClaimVictory),
        "trade_phase": (
            maritime.MaritimeTrade,
            *CARDS,
            turn.EndTrading,
            turn.EndTurn,
            turn.ClaimVictory,
        ),
        "build_phase": (*BUILDING, *CARDS, turn.EndTurn, turn.ClaimVictory),
        "discard": (robber.Discard,),
        "move_robber": (robber.MoveRobber,),
        "steal": (robber.Steal,),
        "free_road": (routes.PlaceFreeRoad, development.ForgoFreeRoad),
    }
    off_turn = trade.OFFER_ACTIONS
    corrections = corrections.CORRECTIONS
    standing = standing.STANDING
    steps = {
        "begin_founding": lambda game, args: founding.begin_founding(game),
        "begin_turn": turn.begin_turn_step,
        "pre_roll": turn.pre_roll_step,
        "production": production.production_step,
        "action": turn.action_step,
        "end_turn": turn.end_turn_step,
    }

    # --- set-up -----------------------------------------------------------------------------------

    def configure(self, rules: Rules) -> None:
        rules.bank[:] = [BANK_PER_KIND if kind in RESOURCES else 0 for kind in rules.kinds]
        rules.costs["road"] = rules.bag(brick=1, lumber=1)
        rules.costs["settlement"] = rules.bag(brick=1, lumber=1, wool=1, grain=1)
        rules.costs["city"] = rules.bag(grain=2, ore=3)
        rules.costs["development_card"] = rules.bag(wool=1, grain=1, ore=1)
        rules.supplies.update(road=15, settlement=5, city=4)
        rules.piece_counts.update(
            road=lambda state, seat: state.roads[seat].bit_count(),
            settlement=lambda state, seat: state.settlements[seat].bit_count(),
            city=lambda state, seat: state.cities[seat].bit_count(),
        )
        rules.routes["road"] = building.ROADS
        rules.marauders["robber"] = robber.ROBBER
        correctable.add(rules)
        rules.deck.update(development.DECK)
        rules.dice[:] = [("dice", (DIE, DIE))]
        rules.turn_steps[:] = turn.TURN_STEPS
        rules.target = rules.board.map.victory_points
        for piece, count in (("settlement", 1), ("city", 2)):
            rules.yields[piece] = {
                terrain: rules.bag(**{kind: count}) for terrain, kind in YIELDS.items()
            }

    def validate(self, rules: Rules) -> None:
        name = rules.options["map"]
        allowed = rules.map_seats(name)
        if rules.seats not in allowed:
            raise Refusal("map-seats", map=name, seats=rules.seats, allowed=allowed)
        if rules.options["beginner_pieces"] and not rules.board.map.starting_pieces:
            raise Refusal("no-starting-pieces", map=name)
        building.note_prices(rules)

    def start(self, game: Game) -> None:
        base, seats = base_slice(game.state), game.rules.seats
        base.deck = dict(game.rules.deck)
        base.cards = [()] * seats
        base.new_cards = [()] * seats
        base.knights = [0] * seats
        base.road_length = [0] * seats
        game.state.push(Step("begin_founding"))

    def founding_plan(self, game: Game) -> Sequence[Founding]:
        return founding.snake(game.rules.seats)

    # --- turn -------------------------------------------------------------------------------------

    # Hooks called at every move are bound to their functions directly: a call less.
    next_turn = staticmethod(turn.next_clockwise_turn)
    turn_begins = staticmethod(turn.reset_turn)
    turn_ends = staticmethod(trade.lapse_offers)

    # --- building and awards ----------------------------------------------------------------------

    def blocking(self, state: State, seat: int) -> int:
        return state.buildings & ~state.own_buildings(seat)

    def occupied(self, state: State) -> int:
        return state.buildings

    def settlement_reach(self, state: State, seat: int) -> int:
        return state.road_ends[seat]

    def route_pieces(self, state: State) -> Iterable[int]:
        return state.roads

    def might_buy(self, game: Game, seat: int, cards: int) -> bool:
        return purchases.might_buy(game, seat, cards)

    def can_build_free(self, game: Game, seat: int) -> bool:
        return development.can_place_free_road(game, seat)

    def route_length(self, game: Game, seat: int) -> int:
        return roads.road_length(game, seat)

    def route_built(self, game: Game, seat: int, edge: int) -> None:
        roads.road_grown(game, seat, edge)

    def pieces_changed(self, game: Game, seats: Iterable[int]) -> None:
        roads.update_longest_road(game, seats)

    # --- points and end ---------------------------------------------------------------------------

    points = staticmethod(victory.public_points)
    hidden_points = staticmethod(victory.hidden_points)
    may_win = staticmethod(victory.active_seat)
    end = staticmethod(victory.winners_by_points)

    def victors(self, game: Game, seat: int) -> tuple[int, ...]:
        return (seat,)

    # --- what others see --------------------------------------------------------------------------

    def invited(self, state: State) -> Iterable[int]:
        return [seat for offer in base_slice(state).offers for seat in offer.open_to]

    def off_turn_default(self, game: Game, seat: int) -> trade.RefuseOffer | None:
        for offer in base_slice(game.state).offers:
            if seat in offer.open_to:
                return trade.RefuseOffer(seat, offer.number)
        return None

    def hidden_cards(self, state: State, seat: int) -> Sequence[str]:
        return base_slice(state).cards[seat]

    def conceal(self, state: State, seat: int | None) -> None:
        base = base_slice(state)
        base.deck = concealed(base.deck)
        for other in range(state.seats):
            if other != seat:
                base.cards[other] = concealed(base.cards[other])
                base.new_cards[other] = concealed(base.new_cards[other])
