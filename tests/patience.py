"""How long a test waits for what must come, and nothing else about time.

A test waits for the very thing that it looks at and proves nothing by how long it took: on a busy
computer everything takes ten times as long.
"""

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which something that should happen has not happened."""


async def becomes(condition: Callable[[], object], every: float = 0.02) -> None:
    """Wait until a condition holds; TimeoutError if it does not come to hold."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(every)
