"""Development cards: buying them, and what each does when played (base.md §12)."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any, ClassVar

import msgspec

from engine.actions import Action, StandIn
from engine.bags import can_pay, hand_over, pay, take_from_bank
from engine.errors import Refusal
from engine.frames import Decision
from engine.game import Game
from engine.modules.base.army import update_largest_army
from engine.modules.base.building import may_buy, road_edges
from engine.modules.base.robber import robber_frames
from engine.modules.base.slice import base_slice
from engine.params import Kind, Kinds

DECK = {
    "knight_card": 14,
    "victory_point_card": 5,
    "road_building": 2,
    "year_of_plenty": 2,
    "monopoly": 2,
}
VICTORY_POINT = "victory_point_card"
FREE_ROADS = 2
RESOURCES = 5
"""The first kinds of every game are the resources; only these can be named by a card."""


def deck_size(game: Game) -> int:
    """Cards left in the deck."""
    base = base_slice(game.state)
    return sum(base.deck.values()) + sum(base.under_deck.values())


def put_under_deck(game: Game, card: str, count: int) -> None:
    """Put cards back under the deck: they are drawn after all others (alexander.md §7.3)."""
    base = base_slice(game.state)
    base.under_deck[card] = base.under_deck.get(card, 0) + count


def deck_pool(game: Game) -> list[str]:
    """The cards that may lie on top of the deck."""
    base = base_slice(game.state)
    if base.under_deck and not any(base.deck.values()):
        base.deck, base.under_deck = base.under_deck, {}
    # sorted, because a deck that was stored comes back sorted and must draw the same cards
    return [name for name, count in sorted(base.deck.items()) for _ in range(count)]


class BuyDevelopmentCard(Action, frozen=True):
    """Buy the top card of the deck."""

    kind: ClassVar[str] = "buy_development_card"
    gate = staticmethod(may_buy)

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        price = game.rules.price(game, seat, "development_card")
        if can_pay(game.state.hands[seat], price) and deck_size(game):
            return [cls(seat)]
        return []

    def check(self, game: Game) -> None:
        if not deck_size(game):
            raise Refusal("deck-empty")
        price = game.rules.price(game, self.seat, "development_card")
        if not can_pay(game.state.hands[self.seat], price):
            cost = game.rules.costs["development_card"]
            raise Refusal("too-few-cards", what="development_card", cost=cost)

    def apply(self, game: Game) -> None:
        base = base_slice(game.state)
        pay(game.state, self.seat, game.rules.price(game, self.seat, "development_card"))
        card = game.draw("development", deck_pool(game), audience=(self.seat,))
        base.deck[card] -= 1
        base.cards[self.seat] += (card,)
        base.new_cards[self.seat] += (card,)
        game.emit("development_card_bought", seat=self.seat)
        game.emit("development_card_drawn", (self.seat,), seat=self.seat, card=card)


def playable(game: Game, seat: int, card: str) -> bool:
    """Tell whether a seat holds a card of that name that it may play now."""
    base = base_slice(game.state)
    held = base.cards[seat].count(card) - base.new_cards[seat].count(card)
    return held > 0 and not base.card_played


def may_play_card(game: Game, seat: int) -> bool:
    """Tell whether a seat holds cards and has not played one in this turn."""
    base = base_slice(game.state)
    return bool(base.cards[seat]) and not base.card_played


def require_playable(game: Game, seat: int, card: str) -> None:
    """Raise ``Refusal`` with the reason if a seat may not play a card of that name now."""
    base = base_slice(game.state)
    if card not in base.cards[seat]:
        raise Refusal("card-not-held", card=card)
    if base.card_played:
        raise Refusal("one-card-per-turn")
    if not playable(game, seat, card):
        raise Refusal("card-bought-this-turn", card=card)


def spend(game: Game, seat: int, card: str) -> None:
    """Take a card out of the hand and note that one was played in this turn."""
    base = base_slice(game.state)
    held = base.cards[seat]
    place = held.index(card)
    base.cards[seat] = held[:place] + held[place + 1 :]
    base.card_played = True
    game.emit("card_played", seat=seat, card=card)


class PlayKnight(Action, frozen=True):
    """Move the robber and steal; counts for the largest army at once."""

    kind: ClassVar[str] = "play_knight"
    card: ClassVar[str] = "knight_card"
    gate = staticmethod(may_play_card)
    open_gate: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat)] if playable(game, seat, cls.card) else []

    def check(self, game: Game) -> None:
        require_playable(game, self.seat, self.card)

    def apply(self, game: Game) -> None:
        spend(game, self.seat, self.card)
        base_slice(game.state).knights[self.seat] += 1
        update_largest_army(game, self.seat)
        game.state.push(*robber_frames(game, self.seat))


class FreeRoad(Decision, frozen=True):
    """A road to be placed without paying; ``left`` of them, this one included."""

    kind: ClassVar[str] = "free_road"

    left: int

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q7: what is not placed in time is forfeited."""
        return ForgoFreeRoad(seat)

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"left": self.left}


def can_place_free_road(game: Game, seat: int) -> bool:
    """Tell whether at least one free road fits."""
    return game.state.supply("road", seat) > 0 and road_edges(game, seat) != 0


class PlayRoadBuilding(Action, frozen=True):
    """Place two free roads one after the other."""

    kind: ClassVar[str] = "play_road_building"
    card: ClassVar[str] = "road_building"
    gate = staticmethod(may_play_card)
    open_gate: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if playable(game, seat, cls.card) and game.rules.can_build_free(game, seat):
            return [cls(seat)]
        return []

    def check(self, game: Game) -> None:
        require_playable(game, self.seat, self.card)
        if not game.rules.can_build_free(game, self.seat):
            raise Refusal("no-road-possible")

    def apply(self, game: Game) -> None:
        spend(game, self.seat, self.card)
        game.state.push(FreeRoad(seats=(self.seat,), left=FREE_ROADS))


def free_piece_placed(game: Game, seat: int) -> None:
    """Go on with a road building card after one of its pieces was placed."""
    decision = game.decision
    assert isinstance(decision, FreeRoad)
    if decision.left > 1 and game.rules.can_build_free(game, seat):
        game.state.stack[-1] = msgspec.structs.replace(decision, left=decision.left - 1)
    else:
        game.state.stack.pop()


def resume_free_pieces(game: Game, depth: int, seat: int) -> None:
    """Advance the card although placing may have asked something above it (fog)."""
    above = game.state.stack[depth + 1 :]
    del game.state.stack[depth + 1 :]
    free_piece_placed(game, seat)
    game.state.stack.extend(above)


class ForgoFreeRoad(StandIn, frozen=True):
    """Give up free roads (base.md §17 Q7)."""

    kind: ClassVar[str] = "forgo_free_road"

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        game.emit("free_road_forgone", seat=self.seat)


class PlayYearOfPlenty(Action, frozen=True):
    """Take two cards from the bank, or one if it holds no more."""

    kind: ClassVar[str] = "play_year_of_plenty"
    card: ClassVar[str] = "year_of_plenty"
    gate = staticmethod(may_play_card)
    open_gate: ClassVar[bool] = True

    cards: Kinds

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not playable(game, seat, cls.card):
            return []
        count = _plenty_count(game)
        pairs = combinations_with_replacement(range(RESOURCES), count) if count else ()
        bank = game.state.bank
        return [cls(seat, pair) for pair in pairs if all(pair.count(k) <= bank[k] for k in pair)]

    def check(self, game: Game) -> None:
        require_playable(game, self.seat, self.card)
        count = _plenty_count(game)
        if not count:
            raise Refusal("bank-holds-nothing")
        if len(self.cards) != count:
            raise Refusal("plenty-count", count=count, given=len(self.cards))
        if list(self.cards) != sorted(self.cards):
            raise Refusal("plenty-order")
        for kind in self.cards:
            if kind >= RESOURCES:
                raise Refusal("not-a-resource", kind=kind)
            if self.cards.count(kind) > game.state.bank[kind]:
                raise Refusal("bank-empty", kind=kind)

    def apply(self, game: Game) -> None:
        spend(game, self.seat, self.card)
        cards = tuple(self.cards.count(kind) for kind in range(len(game.rules.kinds)))
        take_from_bank(game.state, self.seat, cards)
        game.emit("year_of_plenty", seat=self.seat, cards=cards)


def _plenty_count(game: Game) -> int:
    return min(2, sum(game.state.bank[:RESOURCES]))


class PlayMonopoly(Action, frozen=True):
    """Take all cards of one resource from every opponent."""

    kind: ClassVar[str] = "play_monopoly"
    card: ClassVar[str] = "monopoly"
    gate = staticmethod(may_play_card)
    open_gate: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    resource: Kind

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        if not playable(game, seat, cls.card):
            return []
        return [cls(seat, kind) for kind in range(RESOURCES)]

    def check(self, game: Game) -> None:
        require_playable(game, self.seat, self.card)
        if self.resource >= RESOURCES:
            raise Refusal("not-a-resource", kind=self.resource)

    def apply(self, game: Game) -> None:
        spend(game, self.seat, self.card)
        shares: dict[int, int] = {}
        for other in game.state.opponents_clockwise(self.seat):
            count = game.state.hands[other][self.resource]
            if count:
                bag = [0] * len(game.rules.kinds)
                bag[self.resource] = count
                hand_over(game.state, other, self.seat, bag)
                shares[other] = count
        game.emit("monopoly", seat=self.seat, kind=self.resource, shares=shares)
