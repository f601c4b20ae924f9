"""Gold: cards of the owner's choice (seafarers.md §7)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import take_from_bank
from engine.errors import Refusal
from engine.frames import Decision, Step, answered
from engine.game import Game
from engine.modules.base.development import RESOURCES
from engine.modules.base.production import yielding
from engine.params import Bag

CARDS = {"settlement": 1, "city": 2}
"""Cards a gold hex gives to a building."""


class ChooseGold(Decision, frozen=True):
    """Seats choose their cards from the bank; ``owed`` is the number by seat."""

    kind: ClassVar[str] = "choose_gold"

    owed: tuple[int, ...]

    def default(self, game: Game, seat: int) -> Action:
        """§15 Q12."""
        cards = scarcest_first(game.state.hands[seat], resources_in_bank(game), self.owed[seat])
        return TakeGold(seat, cards)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"count": self.owed[seat]}


def resources_in_bank(game: Game) -> list[int]:
    """The bank without what gold never gives (C&K commodities)."""
    bank = game.state.bank
    return [*bank[:RESOURCES], *(0 for _ in bank[RESOURCES:])]


def scarcest_first(hand: Sequence[int], bank: Sequence[int], count: int) -> tuple[int, ...]:
    """``count`` cards, one after the other of the kind held least among those the bank has."""
    held, left, bag = list(hand), list(bank), [0] * len(bank)
    for _ in range(count):
        kinds = [kind for kind, stock in enumerate(left) if stock]
        kind = min(kinds, key=held.__getitem__)
        left[kind] -= 1
        held[kind] += 1
        bag[kind] += 1
    return tuple(bag)


def owed_by_roll(game: Game, total: int) -> list[int]:
    """Cards that gold hexes owe each seat for a roll."""
    state = game.state
    owed = [0] * state.seats
    buildings = yielding(state)
    for hex_ in state.hexes_by_number.get(total, ()):
        if state.terrain[hex_] == "gold" and hex_ != state.robber:
            around = game.board.hex_vertex_mask[hex_]
            for piece, count in CARDS.items():
                for seat, mask in enumerate(buildings[piece]):
                    owed[seat] += count * (mask & around).bit_count()
    return owed


def owed_at_founding(game: Game, vertex: int) -> int:
    """Cards that gold hexes give to a founding piece."""
    return sum(game.state.terrain[hex_] == "gold" for hex_ in game.board.vertex_hexes[vertex])


def owe(game: Game, owed: Sequence[int]) -> None:
    """Let the seats choose what gold owes them, as soon as what is under way is done."""
    if any(owed):
        game.state.push(Step("pay_gold", tuple(owed)))


def pay_gold(game: Game, owed: tuple[int, ...]) -> None:
    """Step: ask all at once, or clockwise where the bank runs short (§15)."""
    state = game.state
    clockwise = (state.active, *state.opponents_clockwise(state.active))
    order = tuple(seat for seat in clockwise if owed[seat])
    first, left = order[0], sum(resources_in_bank(game))
    if owed[first] < left and sum(owed) <= left:
        state.push(ChooseGold(seats=order, owed=owed))
        return
    rest = tuple(0 if seat == first else count for seat, count in enumerate(owed))
    if any(rest):
        state.push(Step("pay_gold", rest))
    if owed[first] < left:
        state.push(ChooseGold(seats=(first,), owed=owed))
    else:
        give_all(game, first, owed[first])


def give_all(game: Game, seat: int, owed: int) -> None:
    """Leave a seat no choice: the bank holds no more than it is owed."""
    cards = tuple(resources_in_bank(game))
    if sum(cards) < owed:
        game.emit("gold_short", seat=seat, owed=owed, left=sum(cards))
    if any(cards):
        receive(game, seat, cards)


def receive(game: Game, seat: int, cards: tuple[int, ...]) -> None:
    """Pay chosen cards."""
    take_from_bank(game.state, seat, cards)
    game.emit("gold_taken", seat=seat, cards=cards)
    for hook in game.rules.on_received:
        hook(game, seat, cards)


class TakeGold(Action, frozen=True):
    """Choose the cards that gold gives."""

    kind: ClassVar[str] = "take_gold"

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        decision = game.decision
        assert isinstance(decision, ChooseGold)
        count = decision.owed[seat]
        bounds = Bounds(tuple(resources_in_bank(game)), count, count)
        return [BagChoice(cls, seat, {"cards": bounds})]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, ChooseGold)
        count, given = decision.owed[self.seat], sum(self.cards)
        if given != count:
            raise Refusal("gold-count", count=count, given=given)
        for kind, wanted in enumerate(self.cards):
            if wanted and kind >= RESOURCES:
                raise Refusal("not-a-resource", kind=kind)
            if wanted > game.state.bank[kind]:
                raise Refusal("bank-empty", kind=kind)

    def apply(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        game.state.stack[-1] = answered(decision, self.seat)
        receive(game, self.seat, self.cards)
