"""Tells the other processes on a PostgreSQL server that there are new posts or timers.

Whoever listens looks at once, so that nobody has to ask again and again.
"""

from sqlalchemy import text
from sqlmodel import Session

CHANNEL = "katane"
SENDER = "sender"
"""Key of the session's info that names the process."""
_ANNOUNCED = "announced"
_NOTIFY = text("SELECT pg_notify(:channel, :sender)")


def announce(session: Session) -> None:
    """Wake the other processes when this transaction is committed."""
    connection = session.connection()
    if connection.dialect.name != "postgresql" or session.info.get(_ANNOUNCED):
        return
    session.info[_ANNOUNCED] = True
    connection.execute(_NOTIFY, {"channel": CHANNEL, "sender": session.info.get(SENDER, "")})
