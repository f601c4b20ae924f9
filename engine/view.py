"""What one seat may know of a game: all that panels, pictures, exports and players get."""

from typing import TYPE_CHECKING, Any

from engine.actions import LegalActions
from engine.events import Event
from engine.frames import Decision
from engine.state import State, concealed

if TYPE_CHECKING:
    from engine.game import Game


class View:
    """A game through the eyes of ``seat`` (``None``: a spectator).

    ``state`` has the form of a ``State``; reading a hidden field in it raises
    ``HiddenInformation``. Nothing in it changes the game. ``full``: for the table's moderator,
    nothing is hidden; the view of a finished game is always full.
    """

    def __init__(self, game: "Game", seat: int | None, full: bool = False) -> None:
        self._game = game
        self.seat = seat
        self.rules = game.rules
        self.board = game.board
        self.full = full or game.finished
        self.asked = game.asked
        self.invited = game.invited
        self.winners = game.winners
        self.move_count = game.move_count
        self.commitment = game.commitment
        self.state: State = game.state.copy()
        self._points = [self._count(s) for s in range(game.rules.seats)]
        if not self.full:
            seen = {seat}
            if seat is not None:
                seen |= {s for hook in game.rules.on_sees_hands for s in hook(game.state, seat)}
            for other in range(game.rules.seats):
                if other not in seen:
                    self.state.hands[other] = self.state.concealed_hand(other)
            for hook in game.rules.on_conceal:
                hook(self.state, seat)
            self.state.draws = concealed(self.state.draws)
        top: Any = self.state.stack[-1] if game.decision is not None else None
        self.decision: Decision | None = top

    def _count(self, seat: int) -> int:
        state, rules = self._game.state, self._game.rules
        total = sum(hook(state, seat) for hook in rules.on_points)
        if seat == self.seat or self.full:
            total += sum(hook(state, seat) for hook in rules.on_hidden_points)
        return total

    @property
    def finished(self) -> bool:
        """True when the game is over."""
        return bool(self.winners)

    def points(self, seat: int) -> int:
        """Victory points of a seat as far as this viewer can count them (base.md §15)."""
        return self._points[seat]

    def ranking(self) -> list[tuple[int, int]]:
        """Place and seat of everybody: winners first, then by points; equal ones share a place."""

        def merit(seat: int) -> tuple[bool, int]:
            return seat not in self.winners, -self._points[seat]

        order = sorted(range(self.rules.seats), key=lambda seat: (merit(seat), seat))
        merits = [merit(seat) for seat in order]
        return [(merits.index(merit(seat)) + 1, seat) for seat in order]

    def hand_size(self, seat: int) -> int:
        """Number of cards in a hand."""
        return self.state.hand_size(seat)

    def hidden_cards(self, seat: int) -> list[str]:
        """Names of the cards in a hand that are no card kinds; those of others are hidden."""
        return [card for hook in self.rules.on_hidden_cards for card in hook(self.state, seat)]

    def belongings(self, seat: int) -> list[Event]:
        """What a seat has beside its cards, as far as this viewer knows."""
        return [own for hook in self.rules.on_belongings for own in hook(self.state, seat)]

    def events(self, events: list[Event]) -> list[Event]:
        """Those of some events that this viewer may see."""
        return [event for event in events if event.visible_to(self.seat)]

    def legal(self) -> LegalActions:
        """The legal moves of the viewer's own seat; a spectator has none."""
        if self.seat is None:
            return LegalActions(self._game, list)
        return self._game.legal(self.seat)
