"""Pictures off the event loop: a few threads, and only the newest request of a game is drawn.

Threads, not processes: Pillow lets go of the interpreter lock in all that takes time, so two
threads draw twice as many pictures a second as one, and nothing need be pickled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from render.picture import PictureRequest, board_picture
from render.sheet import Sheet

THREADS = 2

Made = TypeVar("Made")


class Studio:
    """Draws for an event loop. Belongs to one loop; ``close`` it at the end."""

    def __init__(self, threads: int = THREADS) -> None:
        self._quick = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._newest: dict[Hashable, int] = {}
        self._count = 0

    async def picture(self, key: Hashable, request: PictureRequest) -> bytes | None:
        """The board picture, or None if a newer request for ``key`` came before it was begun."""
        return await self.newest(key, lambda: board_picture(request))

    async def newest(self, key: Hashable, make: Callable[[], Made]) -> Made | None:
        """What ``make`` returns, or None if a newer call for ``key`` came before it was begun."""
        self._count += 1
        ticket = self._count
        self._newest[key] = ticket

        def begin() -> Made | None:
            return make() if self._newest.get(key) == ticket else None

        try:
            return await asyncio.get_running_loop().run_in_executor(self._quick, begin)
        finally:
            if self._newest.get(key) == ticket:
                del self._newest[key]

    async def run(self, make: Callable[[], Made]) -> Made:
        """What ``make`` returns, drawn among the pictures; never dropped."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, make)

    async def sheets(self, make: Callable[[], list[Sheet]]) -> list[Sheet]:
        """The pages that ``make`` returns, drawn among the pictures."""
        return await self.run(make)

    async def run_slowly(self, make: Callable[[], Made]) -> Made:
        """What ``make`` returns, drawn one at a time and without holding up the pictures."""
        return await asyncio.get_running_loop().run_in_executor(self._slow, make)

    def close(self) -> None:
        """Finish what is being drawn and drop the rest."""
        self._quick.shutdown(cancel_futures=True)
        self._slow.shutdown(cancel_futures=True)
