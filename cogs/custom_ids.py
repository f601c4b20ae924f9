"""What a button, a select or a form carries: the kind of press, the game, its version, a payload.

Custom ids are `k:<kind>:<game>:<version>:<payload>` in at most 100 characters, so that a press
says by itself what it means: after a restart, in another process, months later.
"""

import re
from dataclasses import dataclass
from typing import Self

LIMIT = 100
"""Characters Discord allows in a custom id."""

_PATTERN = re.compile(
    r"k:(?P<kind>[a-z][a-z0-9-]{0,23}):(?P<game>\d{1,18}):(?P<version>\d{1,12}):(?P<payload>.*)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class CustomId:
    """The decoded id. `game` and `version` are 0 where there is none (settings, a lobby list)."""

    kind: str
    game: int = 0
    version: int = 0
    payload: str = ""

    def __str__(self) -> str:
        """Write the id as Discord carries it.

        Raises ValueError if it would be too long, or would not be read back as it is.
        """
        written = f"k:{self.kind}:{self.game}:{self.version}:{self.payload}"
        if len(written) > LIMIT:
            raise ValueError(f"custom id of {len(written)} characters, over {LIMIT}: {written!r}")
        if CustomId.parse(written) != self:
            raise ValueError(f"custom id that cannot be read back: {written!r}")
        return written

    @classmethod
    def parse(cls, written: str) -> Self | None:
        """Read an id, or return None for one that this bot did not write."""
        match = _PATTERN.fullmatch(written)
        if match is None:
            return None
        return cls(match["kind"], int(match["game"]), int(match["version"]), match["payload"])
