"""A table, its seats, its moves, and the posts it owes to the channel."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, Index, UniqueConstraint, text
from sqlmodel import Field, SQLModel

from db.models.types import (
    data,
    discord_id,
    game_reference,
    json_dict,
    json_list,
    key_field,
    moment,
    optional_id,
    optional_moment,
)


class GameState(StrEnum):
    """How far a game is. A deleted game keeps its row, so its old buttons can be answered."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    DELETED = "deleted"


OPEN_STATES = (GameState.LOBBY, GameState.RUNNING, GameState.PAUSED)
"""States in which a game holds its channel: one open game per channel or thread."""

_OPEN = text("state IN ('lobby', 'running', 'paused')")
_LIVE = text("NOT undone")
_HELD = text("user_id IS NOT NULL")


class Controller(StrEnum):
    """Who moves for a seat. A steward does only what is compulsory until the person returns."""

    PERSON = "person"
    STEWARD = "steward"
    COMPUTER = "computer"


class Actor(StrEnum):
    """Who made a move."""

    PERSON = "person"
    STEWARD = "steward"
    MODERATOR = "moderator"
    COMPUTER = "computer"


class PostState(StrEnum):
    """Where a post stands: owed, being sent, in the channel, or overtaken by a newer one."""

    DUE = "due"
    SENDING = "sending"
    POSTED = "posted"
    DROPPED = "dropped"


class GameRow(SQLModel, table=True):
    """One table in one channel or thread. ``version`` counts every change of the table."""

    __tablename__ = "games"
    __table_args__ = (
        Index(
            "one_open_game_per_channel",
            "channel_id",
            unique=True,
            sqlite_where=_OPEN,
            postgresql_where=_OPEN,
        ),
        {"sqlite_autoincrement": True},
    )

    id: int = key_field()
    guild_id: int = discord_id(index=True)
    channel_id: int = discord_id()
    parent_id: int | None = optional_id()
    """The channel above, if the game is played in a thread."""
    name: str = ""
    language: str
    state: str = Field(default=GameState.LOBBY, index=True)
    modules: list[str] = json_list()
    options: dict[str, Any] = json_dict()
    """Rules as asked for in the lobby; frozen in ``header`` at the start."""
    table_options: dict[str, Any] = json_dict()
    """What the table agreed on beside the rules: deadlines, clocks, reminders."""
    seat_limit: int = 4
    created_by: int | None = optional_id()
    after_game: int | None = None
    """The game whose people and rules this table took over, if it was opened so."""
    created_at: datetime = moment()
    updated_at: datetime = moment()
    started_at: datetime | None = optional_moment()
    finished_at: datetime | None = optional_moment()
    paused_at: datetime | None = optional_moment()
    paused_by: int | None = optional_id()
    pause_reason: str | None = None

    header: str = ""
    """The engine's header lines: modules, options, seats, seed."""
    snapshot: bytes | None = data(default=None)
    version: int = 0
    stamp: int = Field(default=0, sa_type=BigInteger)
    """Random per change: a version reached again after a restore is not taken for the old one."""
    move_count: int = 0
    """Number of moves that stand (not taken back)."""
    log_count: int = 0
    """Number of rows in ``moves``, those taken back included."""
    turn: int = 0
    asked: int = 0
    """Seats the game waits for, as a bit mask."""
    decision: str = ""
    """Kind of the open decision."""
    winners: list[int] = json_list()
    undo_seat: int | None = None
    """The seat whose person may take the last move back, if anybody may."""

    live_message_id: int | None = optional_id()
    live_channel_id: int | None = optional_id()
    live_version: int = 0


class SeatRow(SQLModel, table=True):
    """A seat (0-based ``number``) and who moves for it."""

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("game_id", "number", name="one_seat_per_number"),
        UniqueConstraint("game_id", "colour", name="one_seat_per_colour"),
        Index(
            "one_seat_per_person",
            "game_id",
            "user_id",
            unique=True,
            sqlite_where=_HELD,
            postgresql_where=_HELD,
        ),
    )

    id: int = key_field()
    game_id: int = game_reference()
    number: int
    user_id: int | None = optional_id(index=True)
    display_name: str = ""
    colour: str
    controller: str = Controller.PERSON
    computer_level: str | None = None
    clock_ms: int | None = None
    """Time left in milliseconds, as of ``clock_since`` if the clock runs."""
    clock_since: datetime | None = optional_moment()
    standing: dict[str, Any] = json_dict()
    """Standing answers; hidden from everybody else."""
    joined_at: datetime = moment()


class TenureRow(SQLModel, table=True):
    """Who held a seat from when to when."""

    __tablename__ = "tenures"

    id: int = key_field()
    game_id: int = game_reference(index=True)
    seat: int
    user_id: int | None = optional_id(index=True)
    since: datetime = moment()
    until: datetime | None = optional_moment()
    reason: str = ""


class MoveRow(SQLModel, table=True):
    """One move as played. Rows are only added; a move taken back stays, marked ``undone``."""

    __tablename__ = "moves"
    __table_args__ = (
        UniqueConstraint("game_id", "log_number", name="one_move_per_log_number"),
        Index(
            "one_standing_move_per_number",
            "game_id",
            "number",
            unique=True,
            sqlite_where=_LIVE,
            postgresql_where=_LIVE,
        ),
        Index("moves_by_version", "game_id", "version"),
    )

    id: int = key_field()
    game_id: int = game_reference()
    log_number: int
    """1, 2, 3 … in the order played, never used twice."""
    number: int
    """Place in the record, from 1; used again after a take-back."""
    version: int
    turn: int
    seat: int
    actor: str
    user_id: int | None = optional_id(index=True)
    kind: str
    line: str
    """The move with its chance outcomes, as the record writes it; holds hidden things."""
    events: bytes = data()
    """The move's events as JSON, each with its audience."""
    interaction_id: int | None = optional_id()
    reason: str | None = None
    created_at: datetime = moment()
    undone: bool = False
    undone_at: datetime | None = optional_moment()
    undone_version: int | None = None


class CheckpointRow(SQLModel, table=True):
    """The position after a move, kept now and then: a take-back replays from the nearest one.

    So a game begun under an earlier version of the rules can be taken back without replaying all of
    it under the present one.
    """

    __tablename__ = "checkpoints"
    __table_args__ = (UniqueConstraint("game_id", "number", name="one_checkpoint_per_number"),)

    id: int = key_field()
    game_id: int = game_reference()
    number: int
    """Standing moves played in this position; 0 at the start."""
    snapshot: bytes = data()


class InteractionRow(SQLModel, table=True):
    """An interaction that was carried out, so that a second delivery changes nothing."""

    __tablename__ = "interactions"

    id: int = discord_id(primary_key=True, sa_column_kwargs={"autoincrement": False})
    game_id: int = game_reference(index=True)
    version: int
    created_at: datetime = moment(index=True)


class PostRow(SQLModel, table=True):
    """A post that the channel is owed for one version of the game."""

    __tablename__ = "posts"
    __table_args__ = (UniqueConstraint("game_id", "version", name="one_post_per_version"),)

    id: int = key_field()
    game_id: int = game_reference()
    version: int
    state: str = Field(default=PostState.DUE, index=True)
    nonce: str
    channel_id: int | None = optional_id()
    message_id: int | None = optional_id()
    attempts: int = 0
    claim: str | None = None
    lease_until: datetime | None = optional_moment()
    """Until when the claim holds; on a row that is due: not before."""
    created_at: datetime = moment()
    posted_at: datetime | None = optional_moment()
