"""What goes wrong between a bot and Discord: told to wait, not answered, not reached."""

import fnmatch
import math
import time
from collections import Counter
from dataclasses import dataclass
from enum import Enum, auto


class Trouble(Enum):
    """What happens to a request."""

    RATE_LIMIT = auto()
    """429: come back later; nothing is done."""
    ERROR = auto()
    """502: nothing is done."""
    REFUSED = auto()
    """The connection breaks before anything is done."""
    LOST = auto()
    """It is done, but the answer never arrives."""


@dataclass
class Fault:
    """A trouble for the next requests of a kind."""

    trouble: Trouble
    method: str
    path: str
    times: int
    retry_after: float
    until: float


class Faults:
    """The troubles to come, and how many there were."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []
        self.happened: Counter[Trouble] = Counter()

    def plan(
        self,
        trouble: Trouble,
        method: str,
        path: str,
        times: int = 1,
        *,
        retry_after: float = 1.0,
        within: float = math.inf,
    ) -> None:
        """Let the next matching requests (within some seconds) fail; `path` may hold `*`."""
        until = time.monotonic() + within
        self._planned.append(Fault(trouble, method, path, times, retry_after, until))

    def clear(self) -> None:
        """Let everything work again."""
        self._planned.clear()

    def meet(self, method: str, path: str) -> Fault | None:
        """The trouble that a request runs into."""
        now = time.monotonic()
        self._planned = [fault for fault in self._planned if fault.until > now]
        for fault in self._planned:
            if fault.method == method and fnmatch.fnmatch(path, fault.path):
                fault.times -= 1
                if fault.times <= 0:
                    self._planned.remove(fault)
                self.happened[fault.trouble] += 1
                return fault
        return None
