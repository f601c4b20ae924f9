"""What processes have claimed for a while: posts being sent, timers being handled.

A claim names its process, so that what a dead one left behind need not wait for its time to be up.
"""

import secrets
from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import Table, select, update
from sqlmodel import Session

from db.database import Database
from db.models import metadata

CLAIMED = (metadata.tables["posts"], metadata.tables["timers"])
LEASES = metadata.tables["leases"]


def new_claim(owner: str) -> str:
    """A claim of a process."""
    return f"{owner}/{secrets.token_hex(8)}"


async def free_claims(database: Database, at: datetime) -> int:
    """End the claims of processes that hold no lease; return how many there were.

    Only for a process that holds one, where all others do as well.
    """

    def work(session: Session) -> int:
        alive = set(
            session.connection().scalars(select(LEASES.c.owner).where(LEASES.c.expires_at > at))
        )
        return sum(_free(session, table, list(_left(session, table, alive))) for table in CLAIMED)

    return await database.write(work)


def _left(session: Session, table: Table, alive: set[str]) -> Iterator[int]:
    query = select(table.c.id, table.c.claim).where(table.c.claim.is_not(None))
    for row in session.connection().execute(query):
        if row.claim.rpartition("/")[0] not in alive:
            yield row.id


def _free(session: Session, table: Table, rows: list[int]) -> int:
    freed = update(table).where(table.c.id.in_(rows)).values(claim=None, lease_until=None)
    return session.connection().execute(freed).rowcount if rows else 0
