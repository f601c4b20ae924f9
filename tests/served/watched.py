"""``python -m tests.served.watched FILE``: `bot.py`, which notes how late its event loop is.

Every so often a task asks to be woken after a moment and notes by how much it was late; when the
bot ends, the times are written to FILE as JSON, in seconds.
"""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Final

from bot import main
from cogs.client import KataneBot

EVERY: Final = 0.005

late: list[float] = []


async def _watch() -> None:
    while True:
        asked = time.perf_counter()
        await asyncio.sleep(EVERY)
        late.append(time.perf_counter() - asked - EVERY)


def watch_from_ready() -> None:
    """Begin to watch when the bot is ready."""
    ready = KataneBot.on_ready
    tasks: list[asyncio.Task[None]] = []

    async def on_ready(self: KataneBot) -> None:
        tasks.append(asyncio.create_task(_watch(), name="watch"))
        await ready(self)

    KataneBot.on_ready = on_ready  # type: ignore[method-assign]


if __name__ == "__main__":
    watch_from_ready()
    sys.argv, file = sys.argv[:1], Path(sys.argv[1])
    code = main()
    file.write_text(json.dumps(late), encoding="utf-8")
    sys.exit(code)
