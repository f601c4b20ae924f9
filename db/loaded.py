"""What the rest of the program gets to read: a loaded table, a result, a line of the log."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import Row, Select, bindparam, select
from sqlmodel import Session, SQLModel

from db.codec import decode_events
from db.errors import GameNotFound, SeatNotFound
from db.models import Actor, GameRow, GameState, SeatRow, metadata
from engine.bits import bits
from engine.events import Event
from engine.game import Game

R = TypeVar("R", bound=SQLModel)

GAMES = metadata.tables["games"]
SEATS = metadata.tables["seats"]
MOVES = metadata.tables["moves"]
INTERACTIONS = metadata.tables["interactions"]

_ROW = select(*(column for column in GAMES.c if column.name != "snapshot")).where(
    GAMES.c.id == bindparam("game")
)
_SEATS = select(SEATS).where(SEATS.c.game_id == bindparam("game")).order_by(SEATS.c.number)
_MARK = select(GAMES.c.version, GAMES.c.stamp).where(GAMES.c.id == bindparam("game"))
_SNAPSHOT = select(GAMES.c.snapshot).where(GAMES.c.id == bindparam("game"))

LARGEST: Final = 2**31 - 1
"""PostgreSQL takes no larger number for a game, not even to look for it."""

Mark = tuple[int, int]
"""Version and stamp of a game: what was read under the same mark is still so.

Whoever changes a row of ``games`` or ``seats`` changes the stamp, except for the columns of the
live post, for which ``db.posts`` is to be asked.
"""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A table at one version. The rows are copies: changing them changes nothing stored.

    ``game`` is the engine's game, ``None`` in the lobby; it is shared, so play on a copy.
    """

    row: GameRow
    seats: tuple[SeatRow, ...]
    game: Game | None = None

    @property
    def id(self) -> int:
        """Number of the game."""
        return self.row.id

    @property
    def version(self) -> int:
        """Counts every change of the table; part of the custom ids."""
        return self.row.version

    @property
    def mark(self) -> Mark:
        """Version and stamp."""
        return self.row.version, self.row.stamp

    @property
    def state(self) -> GameState:
        """Lobby, running, paused, finished or deleted."""
        return GameState(self.row.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats the game waits for, as stored (no engine needed)."""
        return tuple(bits(self.row.asked))

    def seat(self, number: int) -> SeatRow:
        """The row of a seat; raises SeatNotFound."""
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise SeatNotFound(seat=number)

    def seat_of(self, user_id: int | None) -> SeatRow | None:
        """The seat a person holds, if any."""
        if user_id is None:
            return None
        return next((seat for seat in self.seats if seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Gone:
    """What a player has taken back: the version the move had made, and what all saw of it."""

    made: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One move as the log tells it to one reader: only the events that reader may see.

    With `gone` it is no move but a player's taking one back, which led to `version`; `kind` and
    `number` are those of the move.
    """

    log_number: int
    number: int
    version: int
    turn: int
    seat: int
    actor: Actor
    user_id: int | None
    kind: str
    events: tuple[Event, ...]
    at: datetime
    undone: bool
    reason: str | None = None
    gone: Gone | None = None


@dataclass(frozen=True, slots=True)
class MoveResult:
    """What a move did.

    ``duplicate``: the interaction had been carried out before, and this is what it did then.
    ``returned``: the person was stood in for by a steward and has taken the seat back by moving.
    """

    version: int
    number: int
    events: tuple[Event, ...]
    table: LoadedGame
    duplicate: bool = False
    returned: bool = False
    cancelled_votes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What a take-back did: the moves that no longer stand, oldest first."""

    version: int
    moves: tuple[LogEntry, ...]
    table: LoadedGame
    duplicate: bool = False


def read_rows(session: Session, query: Select[Any], kind: type[R], **given: Any) -> list[R]:
    """Run a query for columns of a table and make rows that belong to no session."""
    return [kind(**values) for values in session.connection().execute(query, given).mappings()]


def copy_row(row: R, **changes: Any) -> R:
    """A copy of a row that belongs to no session, with some values changed."""
    values = {name: value for name, value in row.__dict__.items() if name in type(row).model_fields}
    return type(row)(**(values | changes))


def read_mark(session: Session, game_id: int, *, lock: bool = False) -> Mark | None:
    """Read a game's mark, if there is such a game; ``lock`` keeps other writers waiting."""
    if game_id > LARGEST:
        return None
    query = _MARK.with_for_update() if lock else _MARK
    found = session.connection().execute(query, {"game": game_id}).one_or_none()
    return None if found is None else (found.version, found.stamp)


def read_table(session: Session, game_id: int) -> LoadedGame:
    """Read a table with the engine's game; raises GameNotFound."""
    rows = read_rows(session, _ROW, GameRow, game=game_id) if game_id <= LARGEST else []
    if not rows or rows[0].state == GameState.DELETED:
        raise GameNotFound(game=game_id)
    snapshot = session.connection().scalar(_SNAPSHOT, {"game": game_id})
    game = None if snapshot is None else Game.from_snapshot(snapshot)
    return LoadedGame(rows[0], read_seats(session, game_id), game)


def read_seats(session: Session, game_id: int) -> tuple[SeatRow, ...]:
    """Read the seats of a game in order."""
    return tuple(read_rows(session, _SEATS, SeatRow, game=game_id))


def log_entry(row: Row[Any], reader: int | None) -> LogEntry:
    """Make the log's entry of a row of ``moves`` for a seat (``None``: a spectator)."""
    return LogEntry(
        log_number=row.log_number,
        number=row.number,
        version=row.version,
        turn=row.turn,
        seat=row.seat,
        actor=Actor(row.actor),
        user_id=row.user_id,
        kind=row.kind,
        events=tuple(event for event in decode_events(row.events) if event.visible_to(reader)),
        at=row.created_at,
        undone=row.undone,
        reason=row.reason,
    )


def taken_back_entry(row: Row[Any]) -> LogEntry:
    """Make the entry of a player's taking a move back of the move's row in ``moves``.

    Only who made a move takes it back, and everybody reads the same of it.
    """
    move = log_entry(row, None)
    return replace(
        move,
        version=row.undone_version,
        at=row.undone_at,
        events=(),
        gone=Gone(move.version, move.events),
    )
