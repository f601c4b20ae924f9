"""The 7: discards, the robber's move and the theft (base.md §9)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.actions import Action, BagChoice, Bounds
from engine.bags import covers, give_to_bank, hand_over, largest_kinds_first, single
from engine.bits import bits
from engine.errors import Refusal
from engine.frames import Decision, Frame, answered
from engine.game import Game
from engine.module import Marauder
from engine.params import Bag, Hex, Seat


class DiscardHalf(Decision, frozen=True):
    """Seats over the hand limit give half their cards back; ``owed`` is the number by seat."""

    kind: ClassVar[str] = "discard"

    owed: tuple[int, ...]

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q3."""
        return Discard(seat, largest_kinds_first(game.state.cards_in_hand(seat), self.owed[seat]))

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"count": self.owed[seat]}


class MoveRobberDecision(Decision, frozen=True):
    """The active player must put the robber on another hex."""

    kind: ClassVar[str] = "move_robber"

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q4: where it hurts nobody in particular."""
        return MoveRobber(seat, mildest_hex(game, seat))


class ChooseVictim(Decision, frozen=True):
    """The player who moved the robber chooses from whom he steals."""

    kind: ClassVar[str] = "steal"

    victims: tuple[int, ...]

    def default(self, game: Game, seat: int) -> Action:
        """base.md §17 Q5: most cards, ties first clockwise."""
        size = game.state.seats
        order = sorted(self.victims, key=lambda v: (-game.state.hand_size(v), (v - seat) % size))
        return Steal(seat, order[0])

    def question(self, game: Game, seat: int) -> dict[str, Any]:
        return {"victims": self.victims}


def seven(game: Game) -> None:
    """Ask for what a rolled 7 asks, in order."""
    frames: list[Frame] = []
    owed = tuple(cards_owed(game, seat) for seat in range(game.state.seats))
    concerned = tuple(seat for seat, count in enumerate(owed) if count)
    if concerned:
        frames.append(DiscardHalf(seats=concerned, owed=owed))
    frames.extend(robber_frames(game, game.state.active))
    for hook in game.rules.on_seven_frames:
        hook(game, frames)
    game.state.push(*frames)


def robber_frames(game: Game, seat: int) -> list[Frame]:
    """What a seat is asked that must move the robber: after a 7, or for a knight card."""
    frames: list[Frame] = [MoveRobberDecision(seats=(seat,))]
    for hook in game.rules.on_robber_frames:
        hook(game, seat, frames)
    return frames


ROBBER = Marauder(
    lambda state: state.robber,
    lambda game, seat: [MoveRobberDecision(seats=(seat,))],
    lambda game: setattr(game.state, "robber", -1),
    lambda game, hex_: [] if game.state.sea >> hex_ & 1 else owners_on(game, hex_),
)
"""The robber alone, without what a module puts beside it at a 7."""


def cards_owed(game: Game, seat: int) -> int:
    """Cards a seat must discard at a 7."""
    limit = game.rules.options["discard_limit"]
    for hook in game.rules.on_hand_limit:
        limit = hook(game, seat, limit)
    size = game.state.hand_size(seat)
    return size // 2 if size > limit else 0


def robber_targets(game: Game, seat: int) -> int:
    """Hexes the robber may go to."""
    state = game.state
    mask = state.land & game.board.tiles
    if state.robber >= 0:
        mask &= ~(1 << state.robber)
    for hook in game.rules.on_robber_hexes:
        mask = hook(game, seat, mask)
    return mask


def owners_on(game: Game, hex_: int) -> list[int]:
    """Seats with a building on a hex."""
    around = game.board.hex_vertex_mask[hex_]
    state = game.state
    return [seat for seat in range(state.seats) if state.own_buildings(seat) & around]


def mildest_hex(game: Game, seat: int) -> int:
    """The robber's default hex (base.md §17 Q4)."""
    state = game.state

    def harm(hex_: int) -> tuple[bool, int, int]:
        around = game.board.hex_vertex_mask[hex_]
        points = sum(
            (state.settlements[other] & around).bit_count()
            + 2 * (state.cities[other] & around).bit_count()
            for other in range(state.seats)
            if other != seat
        )
        return bool(state.own_buildings(seat) & around), points, hex_

    return min(bits(robber_targets(game, seat)), key=harm)


def begin_theft(game: Game, thief: int, victims: Iterable[int]) -> None:
    """Steal from the only eligible victim, or ask which of several."""
    eligible = tuple(v for v in victims if v != thief and game.state.hand_size(v))
    if len(eligible) == 1:
        steal_card(game, thief, eligible[0])
    elif eligible:
        game.state.push(ChooseVictim(seats=(thief,), victims=eligible))


def steal_card(game: Game, thief: int, victim: int) -> None:
    """Steal a card, unless a module changes what a theft is."""
    if not any(hook(game, thief, victim) for hook in game.rules.on_theft):
        take_random_card(game, thief, victim)


def take_random_card(game: Game, thief: int, victim: int) -> None:
    """Move one card at random; its kind is known to the two players only."""
    kinds = game.rules.kinds
    hand = game.state.cards_in_hand(victim)
    pool = [name for name, count in zip(kinds, hand, strict=True) for _ in range(count)]
    name = game.draw("steal", pool, audience=(thief, victim))
    cards = single(len(kinds), kinds.index(name))
    hand_over(game.state, victim, thief, cards)
    game.emit("card_stolen", thief=thief, victim=victim)
    game.emit("card_stolen_kind", (thief, victim), thief=thief, victim=victim, cards=cards)


class Discard(Action, frozen=True):
    """Give cards back to the bank after a 7."""

    kind: ClassVar[str] = "discard"

    cards: Bag

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[BagChoice]:
        decision = game.decision
        assert isinstance(decision, DiscardHalf)
        hand, count = game.state.cards_in_hand(seat), decision.owed[seat]
        return [BagChoice(cls, seat, {"cards": Bounds(hand, count, count)})]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, DiscardHalf)
        if sum(self.cards) != decision.owed[self.seat]:
            raise Refusal("discard-count", count=decision.owed[self.seat], given=sum(self.cards))
        require_held(game, self.seat, self.cards)

    def apply(self, game: Game) -> None:
        give_to_bank(game.state, self.seat, self.cards)
        game.emit("discarded", seat=self.seat, cards=self.cards)
        decision = game.decision
        assert decision is not None
        game.state.stack[-1] = answered(decision, self.seat)


def require_held(game: Game, seat: int, cards: Iterable[int]) -> None:
    """Raise ``Refusal`` if a hand does not hold the cards."""
    wanted = tuple(cards)
    if not covers(game.state.cards_in_hand(seat), wanted):
        raise Refusal("cards-not-held", cards=wanted)


class MoveRobber(Action, frozen=True):
    """Put the robber on another hex; the theft follows."""

    kind: ClassVar[str] = "move_robber"

    hex: Hex

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return [cls(seat, hex_) for hex_ in bits(robber_targets(game, seat))]

    def check(self, game: Game) -> None:
        if robber_targets(game, self.seat) >> self.hex & 1:
            return
        if self.hex == game.state.robber:
            raise Refusal("robber-same-hex", hex=self.hex)
        raise Refusal("robber-hex", hex=self.hex)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        move_robber(game, self.seat, self.hex)


def move_robber(game: Game, seat: int, hex_: int) -> None:
    """Move the robber and begin the theft, whatever gave the right to it."""
    former, game.state.robber = game.state.robber, hex_
    game.emit("robber_moved", seat=seat, hex=hex_, former=former)
    begin_theft(game, seat, owners_on(game, hex_))


class Steal(Action, frozen=True):
    """Choose the robber's victim."""

    kind: ClassVar[str] = "steal"

    victim: Seat

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        decision = game.decision
        assert isinstance(decision, ChooseVictim)
        return [cls(seat, victim) for victim in decision.victims]

    def check(self, game: Game) -> None:
        decision = game.decision
        assert isinstance(decision, ChooseVictim)
        if self.victim not in decision.victims:
            raise Refusal("not-a-victim", victim=self.victim, victims=decision.victims)

    def apply(self, game: Game) -> None:
        game.state.stack.pop()
        steal_card(game, self.seat, self.victim)
