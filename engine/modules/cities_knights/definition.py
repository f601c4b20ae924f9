"""Cities & Knights as a rule module: what it declares and which hooks it fills."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from engine.bits import bits
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Frame
from engine.game import Game
from engine.module import Founding, Module
from engine.modules.base import development
from engine.modules.base.founding import snake
from engine.modules.cities_knights import (
    advice,
    aqueduct,
    barbarians,
    buying,
    cards,
    commodities,
    corrections,
    event_die,
    improvements,
    knight_actions,
    knights,
    pillage,
    points,
    progress_hand,
    recruiting,
    robber_lock,
    sabotage,
    saviours,
    turn,
    walls,
)
from engine.modules.cities_knights.cards import (
    commercial_harbor,
    deserter,
    diplomat,
    master_merchant,
    smith,
    spy,
    wedding,
)
from engine.modules.cities_knights.cards.play import FinishCard, ProgressCard
from engine.modules.cities_knights.decks import conceal_decks
from engine.modules.cities_knights.hooks import CitiesKnightsHooks
from engine.modules.cities_knights.options import OPTIONS, resolve
from engine.modules.cities_knights.own_turn import own_turn
from engine.modules.cities_knights.payable import payable
from engine.modules.cities_knights.slice import NOBODY, CitiesKnightsSlice, ck_slice
from engine.modules.cities_knights.tables import COMMODITIES, HAND_LIMIT, make_tables, tables
from engine.rules import Rules
from engine.state import State, concealed

PURCHASES = (
    walls.BuildWall,
    recruiting.RecruitKnight,
    recruiting.PromoteKnight,
    recruiting.ActivateKnight,
    improvements.BuyImprovement,
)
KNIGHT_ACTIONS = (
    knight_actions.MoveKnight,
    knight_actions.DisplaceKnight,
    knight_actions.ChaseRobber,
)


class CitiesKnights(Module):
    """Commodities, city improvements, knights, barbarians and progress cards.

    Of the two number dice the first is the white, the second the red one.
    """

    id: ClassVar[str] = "cities_knights"
    requires = ("base",)
    excludes = ("modern_war", "cheops", "alexander")
    players = (3, 4, 5, 6)
    kinds = COMMODITIES
    slice = CitiesKnightsSlice
    options = OPTIONS
    declares = CitiesKnightsHooks
    removes = (
        development.BuyDevelopmentCard,
        development.PlayKnight,
        development.PlayRoadBuilding,
        development.PlayYearOfPlenty,
        development.PlayMonopoly,
    )
    decisions = (
        aqueduct.AqueductDecision,
        barbarians.CommitKnightsDecision,
        commercial_harbor.GiveCommodityDecision,
        commercial_harbor.HarborDecision,
        deserter.PlaceDeserterDecision,
        deserter.SurrenderKnightDecision,
        diplomat.RebuildRouteDecision,
        knight_actions.RelocateKnightDecision,
        master_merchant.TakeCardsDecision,
        pillage.LoseCityDecision,
        progress_hand.ProgressLimit,
        saviours.ChooseDeckDecision,
        smith.SmithDecision,
        spy.TakeProgressCardDecision,
        wedding.GiveCardsDecision,
    )
    answers = {
        "pre_roll": cards.BEFORE_ROLL,
        "action": (*PURCHASES, sabotage.RepairCity, *KNIGHT_ACTIONS, *cards.AFTER_ROLL),
        "trade_phase": (*KNIGHT_ACTIONS, *cards.AFTER_ROLL),
        "build_phase": (*PURCHASES, sabotage.RepairCity, *KNIGHT_ACTIONS, *cards.AFTER_ROLL),
        "special_building": PURCHASES,
        "aqueduct": (aqueduct.TakeFromAqueduct, aqueduct.DeclineAqueduct),
        "choose_deck": (saviours.ChooseDeck,),
        "commercial_harbor": (commercial_harbor.OfferResource, FinishCard),
        "commit_knights": (barbarians.CommitKnights,),
        "give_cards": (wedding.GiveCards,),
        "give_commodity": (commercial_harbor.GiveCommodity,),
        "lose_city": (pillage.LoseCity,),
        "place_deserter": (deserter.PlaceDeserter, FinishCard),
        "progress_limit": (progress_hand.DiscardProgressCard,),
        "rebuild_route": (diplomat.RebuildRoute, FinishCard),
        "relocate_knight": (knight_actions.RelocateKnight,),
        "smith": (smith.PromoteBySmith, FinishCard),
        "surrender_knight": (deserter.SurrenderKnight,),
        "take_cards": (master_merchant.TakeCards, master_merchant.TakeRandomCards),
        "take_progress_card": (spy.TakeProgressCard, spy.TakeRandomProgressCard),
    }
    steps = {
        "event_die": event_die.event_die_step,
        "event": event_die.event_step,
        "muster": barbarians.muster_step,
        "battle": barbarians.battle_step,
        "draw_chosen": saviours.draw_chosen_step,
        "draw_progress_cards": progress_hand.draw_progress_cards_step,
        "aqueduct": aqueduct.aqueduct_step,
        "ask_aqueduct": aqueduct.ask_aqueduct_step,
        "progress_limit": progress_hand.progress_limit_step,
    }

    advice = advice.ADVICE

    # --- set-up -----------------------------------------------------------------------------------

    def configure(self, rules: Rules) -> None:
        resolve(rules.options)
        rules.tables[self.id] = make_tables(rules)
        rules.target = points.target(rules)
        rules.deck.clear()
        _set_turn(rules)
        _set_prices(rules)
        _set_pieces(rules)
        commodities.set_yields(rules)
        for name in COMMODITIES:
            rules.bank[rules.kind(name)] = commodities.bank_count(rules)
        corrections.add(rules)

    def validate(self, rules: Rules) -> None:
        """Note which actions buy and play cards, now that all modules have had their say."""
        made, answers = tables(rules), rules.answers["action"]
        found = [cls for cls in answers if issubclass(cls, ProgressCard)]
        made.plays.update({cls.card: cls for cls in found})
        made.knight_actions = tuple(
            cls for cls in answers if cls.gate is own_turn and cls not in found
        )
        made.purchases = tuple(cls for cls in answers if cls.gate is payable)
        for domain in made.domains:
            corrections.add_domain(rules, domain.name)

    def start(self, game: Game) -> None:
        part, made, seats = ck_slice(game.state), tables(game.rules), game.rules.seats
        domains = len(made.domains)
        part.levels = [(0,) * seats] * domains
        part.metropolis = [NOBODY] * domains
        part.metropolis_owner = [NOBODY] * domains
        part.first_at_top = [NOBODY] * domains
        part.decks = [dict(domain.cards) for domain in made.domains]
        part.bottoms = [()] * domains
        part.cards, part.open_cards, part.fleets = [()] * seats, [()] * seats, [()] * seats
        part.knights, part.walls = [0] * seats, [0] * seats
        part.substitutes, part.defenders = [0] * seats, [0] * seats
        part.cranes, part.deck_choices = [0] * seats, [NOBODY] * seats

    def founding_plan(self, game: Game) -> Sequence[Founding]:
        """The second piece is a city, and pays like a settlement (§3)."""
        return [
            founding._replace(piece="city") if founding.round else founding
            for founding in snake(game.rules.seats)
        ]

    # --- turn -------------------------------------------------------------------------------------

    turn_begins = staticmethod(turn.begin)
    turn_ends = staticmethod(turn.end)

    def halved_cities(self, state: State) -> int:
        return ck_slice(state).sabotaged

    def produced(self, game: Game, total: int, paid: Mapping[int, Mapping[int, int]]) -> None:
        if improvements.any_aqueduct(game.state):
            commodities.note_production(game, paid)
            aqueduct.await_production(game)

    received = staticmethod(commodities.note_received)

    def seven_frames(self, game: Game, frames: list[Frame]) -> None:
        robber_lock.keep_discards(game, frames)

    hand_limit = staticmethod(walls.hand_limit)

    # --- building and trade -----------------------------------------------------------------------

    def blocking(self, state: State, seat: int) -> int:
        part = ck_slice(state)
        return knights.all_knights(part) & ~part.knights[seat]

    def occupied(self, state: State) -> int:
        return knights.all_knights(ck_slice(state))

    def restrict(self, game: Game, seat: int, what: str, mask: int) -> int:
        """A city lying down is raised before any other settlement is upgraded (§10.3)."""
        if what != "city":
            return mask
        lying = pillage.substitutes(game.state, seat)
        return mask & lying if lying else mask

    def restriction(self, game: Game, seat: int, what: str, place: int) -> Refusal:
        return Refusal("substitute-first", vertex=next(bits(pillage.substitutes(game.state, seat))))

    building_taken = staticmethod(corrections.building_taken)
    might_buy = staticmethod(buying.might_buy)
    trade_rate = staticmethod(commodities.trade_rate)

    # --- points and what others see ---------------------------------------------------------------

    points = staticmethod(points.points)

    def hidden_cards(self, state: State, seat: int) -> Sequence[str]:
        return ck_slice(state).cards[seat]

    def belongings(self, state: State, seat: int) -> Iterable[Event]:
        """Cards whose effect lasts to the end of the turn, and a fifth card kept so long."""
        part = ck_slice(state)
        if progress_hand.keeps_fifth(state, seat):
            yield Event("surplus", {"limit": HAND_LIMIT})
        if part.cranes[seat]:
            yield Event("cranes", {"count": part.cranes[seat]})
        if part.fleets[seat]:
            yield Event("fleet", {"kinds": part.fleets[seat]})

    outlook = staticmethod(barbarians.outlook)

    def sees_hands(self, state: State, seat: int) -> Iterable[int]:
        return master_merchant.seen_hands(state, seat)

    def conceal(self, state: State, seat: int | None) -> None:
        part = ck_slice(state)
        conceal_decks(state)
        shown = (seat, spy.spied_on(state, seat))
        for other in range(state.seats):
            if other not in shown:
                part.cards[other] = concealed(part.cards[other])
        if seat not in commercial_harbor.offer_partners(state):
            part.offered = NOBODY


def _set_turn(rules: Rules) -> None:
    """The event die before production, the limit of progress cards at the end (§4, §11.2)."""
    steps = rules.turn_steps
    steps.insert(steps.index("production"), "event_die")
    if rules.options["progress_overflow"] == "end_of_action":
        steps.insert(steps.index("action") + 1, "progress_limit")


def _set_prices(rules: Rules) -> None:
    """The costs of §2; what improvements cost follows from their level."""
    del rules.costs["development_card"]
    rules.costs[walls.WALL] = rules.bag(brick=2)
    rules.costs[recruiting.RECRUIT] = rules.bag(wool=1, ore=1)
    rules.costs[recruiting.PROMOTION] = rules.bag(wool=1, ore=1)
    rules.costs[recruiting.ACTIVATION] = rules.bag(grain=1)
    rules.costs[sabotage.REPAIR] = rules.bag(lumber=1, ore=1)


def _set_pieces(rules: Rules) -> None:
    """The pieces of §2, and settlement pieces without the cities that lie down as such."""
    rules.supplies[walls.WALL] = walls.PER_PLAYER
    rules.piece_counts[walls.WALL] = lambda state, seat: ck_slice(state).walls[seat].bit_count()
    for level in knights.LEVELS:
        rules.supplies[knights.PIECES[level]] = knights.PER_LEVEL
        rules.piece_counts[knights.PIECES[level]] = partial(knights.count_of_level, level)
    rules.piece_counts["settlement"] = pillage.count_settlements
