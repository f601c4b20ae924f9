"""The line that a table is to read of a moderator's act, owed in the transaction of the act.

Whatever writes an act down within ``owing`` leaves the line as a timer, claimed already by the
process that is about to say it. If that one dies first, the next one finds it (``db.timers``).
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlmodel import Session

from db.timer_rows import LINE, PlannedTimer, keep_claimed

LEASE: Final = timedelta(minutes=3)
"""Longer than a line and a rate limit of a minute take together."""
INFO: Final = "owed line"
"""Key of the session's info that holds the line."""


@dataclass(frozen=True, slots=True)
class OwedLine:
    """What is to be said, for whom ``claim`` names. ``payload`` is what the timer carries."""

    key: str
    claim: str
    game_id: int
    payload: Mapping[str, Any]


_owed: ContextVar[OwedLine | None] = ContextVar("owed_line", default=None)


@contextmanager
def owing(line: OwedLine) -> Iterator[None]:
    """Let the act that is written down in the block owe its table a line."""
    token = _owed.set(line)
    try:
        yield
    finally:
        _owed.reset(token)


def owed_now() -> OwedLine | None:
    """The line that an act written down now owes."""
    return _owed.get()


def owe_line(session: Session, at: datetime) -> None:
    """Note the line of an act that is written down, once for all its parts."""
    line: OwedLine | None = session.info.get(INFO)
    if line is None:
        return
    timer = PlannedTimer(line.key, LINE, at, line.game_id, payload=line.payload)
    keep_claimed(session, timer, line.claim, at, LEASE)
