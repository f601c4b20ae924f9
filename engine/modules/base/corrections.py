"""What a moderator puts right: cards and pieces given or taken, with a record that replays it.

These are nobody's moves: ``Game.check`` refuses them unless they stand in for somebody
(``absent``), and no listing offers them. They keep what the rules keep: cards go to and come from
the bank or their deck, pieces lie where they may lie. They are made between two moves of a turn
only, where nothing is asked that hangs on what they change.
"""

from collections.abc import Iterable
from typing import ClassVar

from engine.actions import Action
from engine.bags import covers, give_to_bank, take_from_bank
from engine.corrections import HiddenDeck
from engine.errors import Refusal
from engine.game import Game
from engine.params import Bag, Edge, Flag, OptionalHex, Vertex, Word

QUIET = frozenset(("pre_roll", "action", "trade_phase", "build_phase", "special_building"))
"""Kinds of decisions that any position can answer, and those that are like them."""


class Correction(Action, frozen=True):
    """Something put right for a seat, whoever's turn it is."""

    stand_in: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    @classmethod
    def options(cls, game: Game, seat: int) -> Iterable[Action]:
        return ()


def require_quiet(game: Game) -> None:
    """Raise ``Refusal`` if the answer hangs on the position: a discard, a robbery, a founding.

    Records of version 0.1.0 hold corrections of other moments, and are replayed as they are.
    """
    decision = game.decision
    if game.replaying:
        return
    if decision is None or not QUIET & {decision.kind, decision.like}:
        raise Refusal("correction-not-now")


def require_supply(game: Game, seat: int, piece: str) -> None:
    """Raise ``Refusal`` if a seat has no such piece left."""
    if piece in game.rules.supplies and game.state.supply(piece, seat) <= 0:
        raise Refusal("no-piece-left", what=piece)


def done(remove: bool) -> str:
    """How an event says what was done."""
    return "taken" if remove else "given"


# --- cards ----------------------------------------------------------------------------------------


class CorrectCards(Correction, frozen=True):
    """Give a seat cards of the bank, and take others from it."""

    kind: ClassVar[str] = "correct_cards"

    give: Bag
    take: Bag

    def check(self, game: Game) -> None:
        state = game.state
        require_quiet(game)
        if not any(self.give) and not any(self.take):
            raise Refusal("correction-of-nothing")
        if not covers(state.bank, self.give):
            raise Refusal("correction-bank-lacks")
        if not covers(state.hands[self.seat], self.take):
            raise Refusal("correction-hand-lacks", seat=self.seat)

    def apply(self, game: Game) -> None:
        state = game.state
        give_to_bank(state, self.seat, self.take)
        take_from_bank(state, self.seat, self.give)
        if any(self.take):
            game.emit("correction_took", seat=self.seat, cards=self.take)
        if any(self.give):
            game.emit("correction_gave", seat=self.seat, cards=self.give)


class CorrectHiddenCard(Correction, frozen=True):
    """Give a seat a card of a deck that others do not see, or put one of its back there."""

    kind: ClassVar[str] = "correct_hidden_card"
    secret: ClassVar[bool] = True

    card: Word
    remove: Flag

    def check(self, game: Game) -> None:
        require_quiet(game)
        _, deck = deck_of(game, self.card)
        if self.remove:
            if self.card not in deck.held(game.state, self.seat):
                raise Refusal("correction-card-not-held", seat=self.seat)
        elif not deck.left(game.state, self.card):
            raise Refusal("correction-deck-lacks")
        elif self.card not in deck.open(game.rules) and not deck.room(game, self.seat):
            raise Refusal("correction-hand-full", seat=self.seat)

    def apply(self, game: Game) -> None:
        name, deck = deck_of(game, self.card)
        with game.untold(*deck.tells):
            (deck.take if self.remove else deck.give)(game, self.seat, self.card)
        told = {"seat": self.seat, "done": done(self.remove)}
        if self.card in deck.open(game.rules):
            game.emit("correction_open_card", card=self.card, **told)
            return
        game.emit("correction_card", what=name, **told)
        game.emit("correction_card_seen", (self.seat,), card=self.card, **told)


def deck_of(game: Game, card: str) -> tuple[str, HiddenDeck]:
    """The deck of a card and its name; raises ``Refusal`` if the game has no such card."""
    for name, deck in game.rules.correctable.decks.items():
        if card in deck.cards(game.rules):
            return name, deck
    raise Refusal("correction-unknown-card")


# --- pieces ---------------------------------------------------------------------------------------


class CorrectRoute(Correction, frozen=True):
    """Put a road, or another piece of an edge, where it may lie, or take one off."""

    kind: ClassVar[str] = "correct_route"

    piece: Word
    edge: Edge
    remove: Flag

    def check(self, game: Game) -> None:
        require_quiet(game)
        route = game.rules.routes.get(self.piece)
        if route is None:
            raise Refusal("correction-unknown-piece")
        if self.remove:
            if not route.pieces(game.state, self.seat) >> self.edge & 1:
                raise Refusal("correction-no-piece-there", seat=self.seat)
            return
        require_supply(game, self.seat, self.piece)
        if not route.edges(game, self.seat) >> self.edge & 1:
            raise Refusal("correction-not-there")

    def apply(self, game: Game) -> None:
        route = game.rules.routes[self.piece]
        told = {"seat": self.seat, "piece": self.piece, "done": done(self.remove)}
        game.emit("correction_edge", edge=self.edge, **told)
        with game.untold(*route.tells):
            (route.remove if self.remove else route.place)(game, self.seat, self.edge)


class CorrectPiece(Correction, frozen=True):
    """Put a piece on a corner, in place of an own one that it may replace, or take one off."""

    kind: ClassVar[str] = "correct_piece"

    piece: Word
    vertex: Vertex
    remove: Flag

    def check(self, game: Game) -> None:
        require_quiet(game)
        site = game.rules.correctable.sites.get(self.piece)
        if site is None:
            raise Refusal("correction-unknown-piece")
        if self.remove:
            if not site.pieces(game.state, self.seat) >> self.vertex & 1:
                raise Refusal("correction-no-piece-there", seat=self.seat)
            return
        require_supply(game, self.seat, self.piece)
        if not site.vertices(game, self.seat) >> self.vertex & 1:
            raise Refusal("correction-not-there")

    def apply(self, game: Game) -> None:
        site = game.rules.correctable.sites[self.piece]
        before = self._standing(game)
        self._tell(game, self.piece, done(self.remove))
        with game.untold(*site.tells):
            (site.remove if self.remove else site.place)(game, self.seat, self.vertex)
        after = self._standing(game)
        for piece in before:
            if piece not in (*after, self.piece):
                self._tell(game, piece, done(True))

    def _standing(self, game: Game) -> list[str]:
        """The pieces of the seat on the corner."""
        sites, supplies = game.rules.correctable.sites, game.rules.supplies
        return [
            name
            for name, site in sites.items()
            if name in supplies and site.pieces(game.state, self.seat) >> self.vertex & 1
        ]

    def _tell(self, game: Game, piece: str, what: str) -> None:
        game.emit("correction_vertex", seat=self.seat, piece=piece, vertex=self.vertex, done=what)


class CorrectPawn(Correction, frozen=True):
    """Put the robber, or another piece of which there is one, on a hex or beside the board."""

    kind: ClassVar[str] = "correct_pawn"

    piece: Word
    hex: OptionalHex

    def check(self, game: Game) -> None:
        require_quiet(game)
        pawn = game.rules.correctable.pawns.get(self.piece)
        if pawn is None:
            raise Refusal("correction-unknown-piece")
        if self.hex is None:
            if pawn.hex(game.state) < 0:
                raise Refusal("correction-pawn-away")
        elif not pawn.hexes(game, self.seat) >> self.hex & 1:
            raise Refusal("correction-not-there")

    def apply(self, game: Game) -> None:
        pawn = game.rules.correctable.pawns[self.piece]
        place = -1 if self.hex is None else self.hex
        with game.untold(*pawn.tells):
            pawn.place(game, self.seat, place)
        if place < 0:
            game.emit("correction_banished", piece=self.piece)
        else:
            owner = self.seat if pawn.owned else -1
            game.emit("correction_pawn", seat=owner, piece=self.piece, hex=place)


class CorrectHolding(Correction, frozen=True):
    """Give or take one of the things that are counted: a chit, a level of a calendar, a stone."""

    kind: ClassVar[str] = "correct_holding"

    piece: Word
    remove: Flag

    def check(self, game: Game) -> None:
        require_quiet(game)
        holding = game.rules.correctable.holdings.get(self.piece)
        if holding is None:
            raise Refusal("correction-unknown-piece")
        if self.remove:
            if holding.number(game.state, self.seat) <= 0:
                raise Refusal("correction-none-held")
        elif holding.spare(game, self.seat) <= 0:
            raise Refusal("correction-none-spare")

    def apply(self, game: Game) -> None:
        holding = game.rules.correctable.holdings[self.piece]
        with game.untold(*holding.tells):
            (holding.take if self.remove else holding.give)(game, self.seat)
        game.emit(
            "correction_holding",
            seat=self.seat if holding.owned else -1,
            piece=self.piece,
            count=holding.number(game.state, self.seat),
            done=done(self.remove),
        )


CORRECTIONS = (
    CorrectCards,
    CorrectHiddenCard,
    CorrectRoute,
    CorrectPiece,
    CorrectPawn,
    CorrectHolding,
)
