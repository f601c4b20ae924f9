"""Column types that mean the same on SQLite and PostgreSQL."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, LargeBinary
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field


class UtcDateTime(TypeDecorator[datetime]):
    """A moment in UTC: aware in Python, stored without zone where the database has none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a moment without zone (ValueError) and turn it to UTC."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a stored moment needs a time zone")
        moment = value.astimezone(UTC)
        return moment if dialect.name == "postgresql" else moment.replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, _: Dialect) -> datetime | None:
        """Return the moment with its zone."""
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


def key_field() -> Any:
    """A number the database hands out; a number once used is never used again."""
    return Field(default=None, primary_key=True)


def discord_id(**options: Any) -> Any:
    """A Discord id: 64 bits, more than a plain integer column of PostgreSQL holds."""
    return Field(sa_type=BigInteger, **options)


def optional_id(**options: Any) -> Any:
    """A Discord id that may be missing."""
    return Field(default=None, sa_type=BigInteger, **options)


def moment(**options: Any) -> Any:
    """A moment in UTC."""
    return Field(sa_type=UtcDateTime, **options)


def optional_moment(**options: Any) -> Any:
    """A moment in UTC that may be missing."""
    return Field(default=None, sa_type=UtcDateTime, **options)


def json_dict() -> Any:
    """A JSON object, empty at first. Assign a new value; changes in place are not noticed."""
    return Field(default_factory=dict, sa_type=JSON)


def json_list() -> Any:
    """A JSON array, empty at first. Assign a new value; changes in place are not noticed."""
    return Field(default_factory=list, sa_type=JSON)


def data(**options: Any) -> Any:
    """Bytes."""
    return Field(sa_type=LargeBinary, **options)


def game_reference(**options: Any) -> Any:
    """The number of a game; the row goes when the game's row goes."""
    return Field(foreign_key="games.id", ondelete="CASCADE", **options)
