"""``python -m tests.live``: the check on a real server. It says what it needs when it lacks it."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

import discord
from pydantic import SecretStr

from settings import Settings
from tests.live.run import LiveFailure, Place, play
from tests.live.stand_ins import StandIn

NEEDED: Final = {
    "LIVE_TOKEN": "token of a bot kept for tests (not of one that people play with)",
    "LIVE_GUILD": "number of a test server that the bot was invited to",
}
MADE_UP: Final = (100_000_000_000_000_001, 100_000_000_000_000_002)
"""Stand-ins for whom no accounts are named: nobody is notified then."""


def place() -> Place:
    """What the environment names; raises LiveFailure for what is missing or no number."""
    missing = [f"{name}: {what}" for name, what in NEEDED.items() if not os.environ.get(name)]
    if missing:
        raise LiveFailure("set these first:\n  " + "\n  ".join(missing))
    people = _numbers("LIVE_PEOPLE") or MADE_UP
    if len(people) != len(MADE_UP):
        raise LiveFailure("LIVE_PEOPLE: two numbers of accounts, separated by a comma")
    (guild,), channel = _numbers("LIVE_GUILD"), _numbers("LIVE_CHANNEL")
    one, two = people
    return Place(guild, channel[0] if channel else None, (StandIn(one, "Ada"), StandIn(two, "Ben")))


def _numbers(name: str) -> tuple[int, ...]:
    parts = [part.strip() for part in os.environ.get(name, "").split(",") if part.strip()]
    if not all(part.isdecimal() for part in parts):
        raise LiveFailure(f"{name}: numbers as Discord shows them in developer mode")
    return tuple(map(int, parts))


def main() -> int:
    """Run the check; 0: all held, 1: something did not, 2: it could not begin."""
    try:
        where = place()
    except LiveFailure as missing:
        print(missing)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr(os.environ["LIVE_TOKEN"]),
            database_url=f"sqlite:///{Path(folder) / 'live.sqlite'}",
            shard_count=None,
            shard_ids=(),
        )
        try:
            asyncio.run(play(settings, where, print))
        except (LiveFailure, TimeoutError, discord.DiscordException) as failure:
            print(f"failed: {failure!r}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
