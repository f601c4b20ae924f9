"""The bot as a process that can be told to end, and killed."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.served.server import TOKEN, ServedDiscord

SPARING: Final = ("-m", "tests.served.sparing")
"""The program with pictures that are mostly dots."""
ROOT: Final = Path(__file__).parent.parent.parent
START: Final = 180.0
"""Seconds that a process may take until it is connected, on a busy computer."""
STOP: Final = 180.0


class BotProcess:
    """One bot, started again and again; all its log goes to one file."""

    def __init__(
        self,
        discord: ServedDiscord,
        folder: Path,
        url: str,
        *,
        shard: int = 0,
        shards: int = 1,
        program: Sequence[str] = SPARING,
    ) -> None:
        self._discord = discord
        self._program = program
        self._folder = folder
        self.shard = shard
        self.log = folder / f"bot-{shard}.log"
        sharding = {"SHARD_COUNT": str(shards), "SHARD_IDS": str(shard)} if shards > 1 else {}
        self._settings = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": discord.base,
            "DATABASE_URL": url,
            "LANGUAGE": "en",
            "LEASE_SECONDS": "3",
            "PYTHONPATH": str(ROOT),
            **sharding,
        }
        self._process: asyncio.subprocess.Process | None = None
        self.starts = 0

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """Number of the process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        before = self._discord.gateway.current.get(self.shard)
        await self.launch()
        async with asyncio.timeout(START):
            while True:
                session = self._discord.gateway.current.get(self.shard)
                if session is not before and session is not None and session.connected:
                    return
                assert self.running, self.log.read_text()[-2000:]
                await asyncio.sleep(0.05)

    async def launch(self) -> None:
        """Start it and wait for nothing."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._program,
                cwd=self._folder,
                env=os.environ | self._settings,
                stdout=log,
                stderr=log,
            )
        self.starts += 1

    async def kill(self) -> None:
        """Kill it without warning."""
        await self._end(signal.SIGKILL)

    def kill_now(self) -> None:
        """Kill it at this very moment."""
        assert self._process is not None
        self._process.kill()

    async def stop(self) -> None:
        """Tell it to end, and see that it obeys."""
        code = await self._end(signal.SIGTERM)
        assert code == 0, (code, self.log.read_text()[-2000:])

    async def _end(self, number: int) -> int | None:
        process = self._process
        if process is None:
            return None
        if process.returncode is None:
            process.send_signal(number)
        async with asyncio.timeout(STOP):
            return await process.wait()

    def faults(self) -> list[str]:
        """The faults in the log."""
        return [line for line in self.log.read_text().splitlines() if "ERROR" in line]
