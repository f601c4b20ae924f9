"""What of a game decides whether a change needs a new post, and whom it calls."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cogs.posts.picture import asked_places
from cogs.wording.people import game_of, is_computer
from db.loaded import LoadedGame
from db.models import GameState


@dataclass(frozen=True)
class Position:
    """A game as the channel last saw it.

    Computers are asked nothing in the channel, and nobody is while the game is paused or over.
    """

    turn: int
    dice: tuple[object, ...]
    decision: str
    asked: frozenset[int]
    invited: frozenset[int]
    holders: Mapping[int, int | None]
    """Whose the seats are."""
    shows_places: bool
    """Places are labelled in the picture."""
    moves: int
    """Moves that stand in the picture."""
    finished: bool

    @classmethod
    def of(cls, table: LoadedGame) -> "Position":
        """Read it from a table that has begun."""
        game = game_of(table)
        running = table.state is GameState.RUNNING
        return cls(
            turn=game.state.turn,
            dice=tuple(game.state.dice),
            decision=game.decision.kind if game.decision else "",
            asked=_people(table, game.asked if running else ()),
            invited=_people(table, game.invited if running else ()),
            holders={seat.number: seat.user_id for seat in table.seats},
            shows_places=bool(asked_places(table)),
            moves=game.move_count,
            finished=table.state is GameState.FINISHED,
        )

    def newly_called(self, before: "Position | None") -> frozenset[int]:
        """Seats to which something is up now that was not before, or that have another person.

        When the last answer to an offer is in, its maker is called again.
        """
        if before is None or self.turn != before.turn:
            return self.asked | self.invited
        called = (self.asked - before.asked) | (self.invited - before.invited)
        called |= {
            seat
            for seat in self.asked | self.invited
            if self.holders[seat] not in (None, before.holders.get(seat))
        }
        if before.invited and not self.invited and self.decision == before.decision:
            called |= self.asked
        return called

    def needs_new_post(self, before: "Position | None") -> bool:
        """Tell whether the channel must see more than other words in the live post."""
        if before is None or self.finished or self.newly_called(before):
            return True
        other_places = self.shows_places and self.decision != before.decision
        return other_places or self.dice != before.dice or self.moves < before.moves


def _people(table: LoadedGame, seats: Iterable[int]) -> frozenset[int]:
    return frozenset(seat for seat in seats if not is_computer(table.seat(seat)))
