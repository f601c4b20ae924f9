"""Alexander the Great as a rule module (alexander.md)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.board import load_board
from engine.errors import Refusal
from engine.events import Event
from engine.frames import Step
from engine.game import Game
from engine.layout import printed_labels
from engine.module import Founding, Module, Option
from engine.modules.alexander import (
    advice,
    auction,
    bidding,
    corrections,
    march,
    maximum,
    payment,
    reward,
    supply,
    victory,
)
from engine.modules.alexander.advisors import advisor_points
from engine.modules.alexander.events import TOKENS, TOKENS_PER_KIND
from engine.modules.alexander.path import closed_vertices
from engine.modules.alexander.slice import GOLD, AlexanderSlice, alexander_slice
from engine.modules.base.turn import next_clockwise_turn
from engine.rules import Rules
from engine.state import Concealed, State, concealed

MAP = "alexander"
OTHERS = ("five_six", "seafarers", "cities_knights", "church", "war", "modern_war", "cheops")
NOT_IN_FIRST_TURN = ("pre_roll", "production")


class Alexander(Module):
    """Alexander's march from Macedonia to Persepolis."""

    id: ClassVar[str] = "alexander"
    requires = ("base",)
    excludes = OTHERS
    players = (3, 4)
    maps = (MAP,)
    counters = (GOLD,)
    slice = AlexanderSlice
    options = (
        Option("discard_limit", 11, minimum=2, maximum=40),
        Option("starting_gold", 0, values=(0, 8)),
        Option("robber_start", "map", values=("map", *printed_labels(load_board(MAP), "desert"))),
        Option("founding_may_decline", False, values=(False, True)),
        Option("auction_mode", "in_turn", values=("in_turn", "maximum_bids")),
    )
    decisions = (
        bidding.BidDecision,
        maximum.MaximumBidDecision,
        payment.PayBidDecision,
        reward.TempleDecision,
    )
    answers = {
        "bid": (bidding.Bid, bidding.PassBid),
        "maximum_bid": (maximum.SetMaximumBid,),
        "pay_bid": (payment.PayBid,),
        "temple": (reward.FoundAtTemple, reward.DeclineTemple),
    }
    steps = {
        "supply": supply.supply_step,
        "march": march.march_step,
        "bidding": bidding.bidding_step,
        "bid_course": maximum.course_step,
        "award": auction.award_step,
        "reward": reward.reward_step,
    }

    advice = {
        "bid": advice.bid,
        "maximum_bid": advice.maximum_bid,
        "pay_bid": advice.pay_bid,
        "temple": advice.temple,
    }

    # --- set-up -----------------------------------------------------------------------------------

    def configure(self, rules: Rules) -> None:
        after = rules.turn_steps.index("production") + 1
        rules.turn_steps[after:after] = ["supply", "march"]
        for piece, count in (("settlement", 1), ("city", 2)):
            rules.yields[piece]["gold"] = rules.bag(**{GOLD: count})
        corrections.add(rules)

    def validate(self, rules: Rules) -> None:
        if rules.options["map"] != MAP:
            raise Refusal("map-module", map=rules.options["map"], module=self.id)

    def start(self, game: Game) -> None:
        alexander, option = alexander_slice(game.state), game.rules.options["robber_start"]
        alexander.tokens = dict.fromkeys(TOKENS, TOKENS_PER_KIND)
        alexander.won = [()] * game.rules.seats
        alexander.maxima = [()] * game.rules.seats
        if option != "map":
            game.state.robber = game.board.parse_hex(option)
        supply.give_starting_gold(game)
        supply.set_up_supply(game)

    def founding_plan(self, game: Game) -> Sequence[Founding]:
        return ()

    # --- turn -------------------------------------------------------------------------------------

    def next_turn(self, game: Game) -> None:
        """No dice in the first turn (§5)."""
        next_clockwise_turn(game)
        if game.state.turn == 1:
            skipped = [Step(name) for name in NOT_IN_FIRST_TURN]
            game.state.stack[:] = [frame for frame in game.state.stack if frame not in skipped]

    def produce(self, game: Game, total: int, owed: dict[int, dict[int, int]]) -> None:
        """A pile too small for all claims pays nobody, not even a single seat (§5.1)."""
        for kind in sorted(owed):
            demand, left = sum(owed[kind].values()), game.state.bank[kind]
            if demand > left:
                game.emit("bank_short", kind=kind, owed=demand, left=left, alone=False)
                del owed[kind]

    # --- building ---------------------------------------------------------------------------------

    def restrict(self, game: Game, seat: int, what: str, mask: int) -> int:
        return mask & ~closed_vertices(game) if what == "settlement" else mask

    def restriction(self, game: Game, seat: int, what: str, place: int) -> Refusal:
        return Refusal("alexander-has-not-passed", vertex=place)

    # --- points and end ---------------------------------------------------------------------------

    def points(self, state: State, seat: int) -> int:
        return advisor_points(state, seat)

    def may_win(self, game: Game, seats: Sequence[int]) -> Sequence[int]:
        return range(game.rules.seats)

    def victors(self, game: Game, seat: int) -> tuple[int, ...]:
        return victory.leaders(game)

    # --- what others see --------------------------------------------------------------------------

    def belongings(self, state: State, seat: int) -> Iterable[Event]:
        """The maximum that the seat has named in the auction going on, for itself (§7.6)."""
        given: tuple[int, ...] | Concealed = alexander_slice(state).maxima[seat]
        if given and not isinstance(given, Concealed):
            yield Event("maximum_bid", {"amount": given[0]})

    def conceal(self, state: State, seat: int | None) -> None:
        alexander = alexander_slice(state)
        alexander.supply = concealed(alexander.supply)
        maxima: list[tuple[int, ...] | Concealed] = list(alexander.maxima)
        for other, given in enumerate(alexander.maxima):
            if other != seat:
                maxima[other] = Concealed(len(given))
        alexander.maxima = maxima  # type: ignore[assignment]
