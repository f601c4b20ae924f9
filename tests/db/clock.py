"""A clock that a test moves."""

from datetime import UTC, datetime, timedelta


class FakeClock:
    """Tells a time that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 28, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_time(self, **parts: float) -> datetime:
        """Move on by a timedelta's parts; return the new time."""
        self.time += timedelta(**parts)
        return self.time
