"""A studio that spares its work: what pictures show is tested where they are drawn."""

from collections.abc import Callable, Hashable
from typing import Final

from render.picture import PictureRequest
from render.sheet import Sheet
from render.worker import Studio

EVERY: Final = 20
"""Of so many pictures one is really drawn."""
DOT: Final = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000"
    "3a7e9b550000000a49444154789c63f80f00010101005a4d6ff1"
    "0000000049454e44ae426082"
)
"""The smallest picture: one white dot."""


class SparingStudio(Studio):
    """Draws the first picture and every twentieth; the others are a dot."""

    def __init__(self) -> None:
        super().__init__()
        self._asked = 0

    async def picture(self, key: Hashable, request: PictureRequest) -> bytes | None:
        """The board picture, or a dot."""
        self._asked += 1
        if self._asked % EVERY == 1:
            return await super().picture(key, request)
        return DOT

    async def sheets(self, make: Callable[[], list[Sheet]]) -> list[Sheet]:
        """The pages, or a dot."""
        self._asked += 1
        return await super().sheets(make) if self._asked % EVERY == 1 else [Sheet(DOT, ".")]
