"""Servers, persons, and what moderators did."""

from datetime import datetime
from typing import Any

from sqlalchemy import Index
from sqlmodel import SQLModel

from db.models.types import (
    discord_id,
    game_reference,
    json_dict,
    json_list,
    key_field,
    moment,
    optional_id,
    optional_moment,
)


class GuildRow(SQLModel, table=True):
    """Settings of a server."""

    __tablename__ = "guilds"

    guild_id: int = discord_id(primary_key=True, sa_column_kwargs={"autoincrement": False})
    language: str | None = None
    default_modules: list[str] = json_list()
    default_options: dict[str, Any] = json_dict()
    default_table_options: dict[str, Any] = json_dict()
    allowed_channels: list[int] = json_list()
    """Channels where games may be created; empty: everywhere."""
    reminders: dict[str, Any] = json_dict()
    log_channel_id: int | None = optional_id()
    moderator_role_id: int | None = optional_id()
    removed_at: datetime | None = optional_moment()
    """When the bot was removed from the server; its data is kept for a grace period."""
    updated_at: datetime = moment()


class PersonRow(SQLModel, table=True):
    """Settings of a person, valid at every table."""

    __tablename__ = "people"

    user_id: int = discord_id(primary_key=True, sa_column_kwargs={"autoincrement": False})
    locale: str | None = None
    time_zone: str | None = None
    """Name in the time zone database, such as ``Europe/Paris``."""
    quiet_from: int | None = None
    """Start of the quiet hours, in minutes after local midnight."""
    quiet_until: int | None = None
    reminder_minutes: int | None = None
    """Own interval between reminders; 0: never."""
    not_before: datetime | None = optional_moment()
    """"Not today": no reminders before this moment."""
    away_from: datetime | None = optional_moment()
    away_until: datetime | None = optional_moment()
    standing: dict[str, Any] = json_dict()
    """Standing answers a new seat starts with."""
    preferences: dict[str, Any] = json_dict()
    updated_at: datetime = moment()


class AuditRow(SQLModel, table=True):
    """One act of a moderator, with its reason. Rows are only added."""

    __tablename__ = "audit"
    __table_args__ = (Index("audit_by_guild", "guild_id", "id"),)

    id: int = key_field()
    guild_id: int = discord_id()
    game_id: int | None = game_reference(nullable=True, default=None, index=True)
    version: int | None = None
    moderator_id: int | None = optional_id()
    act: str
    seat: int | None = None
    subject_id: int | None = optional_id()
    """The person the act is about."""
    reason: str
    details: dict[str, Any] = json_dict()
    created_at: datetime = moment()


class BanRow(SQLModel, table=True):
    """A person whom a moderator keeps out of one game, or (without a game) of all of a server."""

    __tablename__ = "bans"
    __table_args__ = (Index("bans_by_person", "guild_id", "user_id"),)

    id: int = key_field()
    guild_id: int = discord_id()
    game_id: int | None = game_reference(nullable=True, default=None)
    user_id: int = discord_id()
    moderator_id: int | None = optional_id()
    reason: str
    created_at: datetime = moment()
