"""The tables of the database, by subject."""

from sqlmodel import SQLModel

from db.models.games import (
    OPEN_STATES,
    Actor,
    CheckpointRow,
    Controller,
    GameRow,
    GameState,
    InteractionRow,
    MoveRow,
    PostRow,
    PostState,
    SeatRow,
    TenureRow,
)
from db.models.operation import (
    BallotRow,
    ChannelNoteRow,
    LeaseRow,
    StateRow,
    TimerRow,
    VoteRow,
    VoteState,
)
from db.models.people import AuditRow, BanRow, GuildRow, PersonRow

metadata = SQLModel.metadata

__all__ = [
    "OPEN_STATES",
    "Actor",
    "AuditRow",
    "BallotRow",
    "BanRow",
    "ChannelNoteRow",
    "CheckpointRow",
    "Controller",
    "GameRow",
    "GameState",
    "GuildRow",
    "InteractionRow",
    "LeaseRow",
    "MoveRow",
    "PersonRow",
    "PostRow",
    "PostState",
    "SeatRow",
    "StateRow",
    "TenureRow",
    "TimerRow",
    "VoteRow",
    "VoteState",
    "metadata",
]
