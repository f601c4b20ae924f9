"""``python -m db.alive``: does a process serve this database? For health checks of containers.

A process renews its leases as long as its event loop turns and its database takes what it writes;
with one of them gone the answer is no (exit 1) after ``LEASE_SECONDS``. A second process that waits
for the first one is told yes: nobody has to put anything right.
"""

import asyncio
import sys
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL

from db.clock import utc_now
from db.database import DEFAULT_URL, connect, normal_url
from db.errors import StorageError
from db.leases import Leases


class _Place(BaseSettings):
    """Which database, and which shards: the bot's own settings."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    database_url: str = DEFAULT_URL
    shard_ids: str = ""


async def is_served(url: str, shards: str = "") -> bool:
    """Tell whether the leases of some shards ("0,1"; none named: of any part) are being renewed."""
    address = normal_url(url)
    if address.get_backend_name() == "sqlite" and not await asyncio.to_thread(_exists, address):
        return False
    async with await connect(url) as database:
        leases = Leases(database, "")
        if not await leases.exist():
            return False
        now = utc_now()
        held = {lease.name for lease in await leases.all() if lease.expires_at > now}
    wanted = {f"shard {part.strip()}" for part in shards.split(",") if part.strip()}
    return wanted <= held and bool(held)


def _exists(address: URL) -> bool:
    return Path(address.database or "").exists()


def main() -> int:
    """Run the command; return its exit code."""
    place = _Place()
    try:
        served = asyncio.run(is_served(place.database_url, place.shard_ids))
    except (StorageError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0 if served else 1


if __name__ == "__main__":
    sys.exit(main())
