"""What the running processes need: timers, votes, leases, notes of the bot."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, Index, UniqueConstraint
from sqlmodel import Field, SQLModel

from db.models.types import (
    discord_id,
    game_reference,
    json_dict,
    key_field,
    moment,
    optional_id,
    optional_moment,
)


class TimerRow(SQLModel, table=True):
    """Something to do at a time. ``key`` says what it is; setting the same key moves it."""

    __tablename__ = "timers"
    __table_args__ = (Index("timers_by_game", "game_id", "kind"),)

    id: int = key_field()
    key: str = Field(unique=True)
    kind: str
    due_at: datetime = moment(index=True)
    game_id: int | None = game_reference(nullable=True, default=None)
    seat: int | None = None
    user_id: int | None = optional_id(index=True)
    payload: dict[str, Any] = json_dict()
    attempts: int = 0
    claim: str | None = None
    lease_until: datetime | None = optional_moment()
    created_at: datetime = moment()


class VoteState(StrEnum):
    """How a vote stands. It is cancelled when the seat it is about moves."""

    OPEN = "open"
    PASSED = "passed"
    FAILED = "failed"
    CANCELLED = "cancelled"


class VoteRow(SQLModel, table=True):
    """A question to the table: replace, pause, end."""

    __tablename__ = "votes"
    __table_args__ = (Index("votes_by_game", "game_id", "state"),)

    id: int = key_field()
    game_id: int = game_reference()
    kind: str
    about_seat: int | None = None
    state: str = VoteState.OPEN
    opened_by: int | None = optional_id()
    payload: dict[str, Any] = json_dict()
    opened_at: datetime = moment()
    closes_at: datetime | None = optional_moment()
    closed_at: datetime | None = optional_moment()


class BallotRow(SQLModel, table=True):
    """One seat's answer to a vote."""

    __tablename__ = "ballots"
    __table_args__ = (UniqueConstraint("vote_id", "seat", name="one_ballot_per_seat"),)

    id: int = key_field()
    vote_id: int = Field(foreign_key="votes.id", ondelete="CASCADE")
    seat: int
    user_id: int | None = optional_id(index=True)
    choice: str
    created_at: datetime = moment()


class StateRow(SQLModel, table=True):
    """A note of the bot to itself, such as the hash of the command tree last sent."""

    __tablename__ = "bot_state"

    key: str = Field(primary_key=True)
    value: Any = Field(default=None, sa_type=JSON)
    updated_at: datetime = moment()


class LeaseRow(SQLModel, table=True):
    """A part that only one process may hold at a time, until ``expires_at`` unless renewed."""

    __tablename__ = "leases"

    name: str = Field(primary_key=True)
    owner: str
    taken_at: datetime = moment()
    expires_at: datetime = moment()
    details: dict[str, Any] = json_dict()


class ChannelNoteRow(SQLModel, table=True):
    """A trouble with a channel that was already reported, so that it is told once."""

    __tablename__ = "channel_notes"
    __table_args__ = (UniqueConstraint("channel_id", "kind", name="one_note_per_trouble"),)

    id: int = key_field()
    channel_id: int = discord_id()
    kind: str
    details: dict[str, Any] = json_dict()
    created_at: datetime = moment()
