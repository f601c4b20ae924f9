"""The time, from one place that a test can move."""

from collections.abc import Callable
from datetime import UTC, datetime

Now = Callable[[], datetime]
"""Tells the time as an aware datetime in UTC."""


def utc_now() -> datetime:
    """Tell the computer's time in UTC."""
    return datetime.now(UTC)
