"""What happened, in facts: log, digest, picture and statistics read nothing else."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """One fact. ``params`` holds plain values (seats and places as ints, bags as tuples).

    ``audience`` is ``None`` for everybody, else the seats that may know it.
    """

    kind: str
    params: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether ``seat`` (``None``: a spectator) may see this event."""
        return self.audience is None or seat in self.audience
