"""The only source of randomness: keyed draws that anyone can check, or recorded outcomes.

Draw ``i`` of a stream is read from BLAKE2b keyed with the seed over the text ``stream:i``. The
counters belong to the game's state: taking a move back takes them back too, so the same draw comes
again.
"""

import hashlib
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from struct import Struct
from typing import Self, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
MAX_SEED_BYTES = 64
WORD = 1 << 32
_WORDS = Struct("<16I")

Outcome = tuple[str, int]


class ChanceError(ValueError):
    """A recorded outcome is missing, of another stream or impossible."""


class NoDrawAcceptedError(ChanceError):
    """Every attempt of a search broke its conditions."""


def new_seed() -> bytes:
    """Return a fresh secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def checked_seed(seed: bytes) -> bytes:
    """Return the seed; raises ValueError unless it has 1 to 64 bytes."""
    if not 1 <= len(seed) <= MAX_SEED_BYTES:
        raise ValueError(f"a seed has 1 to {MAX_SEED_BYTES} bytes, not {len(seed)}")
    return seed


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hex: shown at the start, checked at the end of a game."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """Draws for one move, from a seed or from recorded outcomes.

    ``draws`` counts the draws of each stream and is advanced in place. ``outcomes`` collects every
    pick as ``(stream, value)``; replaying them gives the same results without a seed.
    """

    __slots__ = ("_recorded", "_seed", "draws", "outcomes")

    def __init__(
        self, seed: bytes, draws: dict[str, int], recorded: deque[Outcome] | None = None
    ) -> None:
        """Draw from a secret seed, or take from the front of a queue of recorded outcomes.

        Raises ValueError unless the seed has 1 to 64 bytes; with a record it is not used.
        """
        self._seed = seed if recorded is not None else checked_seed(seed)
        self._recorded = recorded
        self.draws = draws
        self.outcomes: list[Outcome] = []

    @classmethod
    def replaying(cls, outcomes: Iterable[Outcome], draws: dict[str, int] | None = None) -> Self:
        """Return a source that hands out recorded outcomes in order and draws nothing itself."""
        return cls(b"", {} if draws is None else draws, deque(outcomes))

    @property
    def unused(self) -> int:
        """Number of recorded outcomes not handed out yet; 0 when drawing from a seed."""
        return len(self._recorded or ())

    def pick(self, stream: str, n: int) -> int:
        """Return 0…n-1, all equally likely; one draw of the stream.

        Raises ValueError if n is not 1…2**32, ChanceError if the record does not fit.
        """
        return self._picks(stream, (n,))[0]

    def shuffle(self, stream: str, items: Iterable[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates); one draw of the stream.

        The record holds one pick for each item but the last.
        """
        shuffled = list(items)
        last = len(shuffled) - 1
        picks = self._picks(stream, range(last + 1, 1, -1))
        for i, j in zip(range(last, 0, -1), picks, strict=True):
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def search(self, stream: str, attempt: Callable[["Chance"], T | None], cap: int) -> T:
        """Repeat an attempt until it gives a result; one draw of the stream.

        Each attempt gets a source of its own. Only the accepted one is recorded, so a replay needs
        one attempt. Raises NoDrawAcceptedError after ``cap`` attempts, ChanceError if the recorded
        one fails.
        """
        index = self._advance(stream)
        for number in range(cap):
            inner = self._attempt(f"{stream}:{index}/attempt/{number}")
            result = attempt(inner)
            if result is not None:
                self.outcomes += inner.outcomes
                return result
            if self._recorded is not None:
                raise ChanceError(f"the recorded draw {stream!r} breaks its conditions")
        raise NoDrawAcceptedError(f"no draw of {stream!r} was accepted in {cap} attempts")

    def _attempt(self, text: str) -> "Chance":
        if self._recorded is not None:
            return Chance(b"", {}, self._recorded)
        return Chance(hashlib.blake2b(text.encode(), key=self._seed, digest_size=32).digest(), {})

    def _advance(self, stream: str) -> int:
        index = self.draws.get(stream, 0)
        self.draws[stream] = index + 1
        return index

    def _picks(self, stream: str, sizes: Iterable[int]) -> list[int]:
        """Return one value below each size, taken from one draw of the stream."""
        index = self._advance(stream)
        if self._recorded is None:
            values = _drawn(self._seed, f"{stream}:{index}", sizes)
        else:
            values = [_recalled(self._recorded, stream, n) for n in sizes]
        self.outcomes += [(stream, value) for value in values]
        return values


def drawn(seed: bytes, draws: dict[str, int], stream: str, sizes: Sequence[int]) -> list[int]:
    """Return one value below each size, from one draw of a stream, without noting the outcome.

    A single size gives what ``Chance(seed, draws).pick(stream, n)`` gives. Kept apart because a
    game draws at every roll and notes outcomes by itself.
    """
    index = draws.get(stream, 0)
    draws[stream] = index + 1
    return _drawn(seed, f"{stream}:{index}", sizes)


def _recalled(recorded: deque[Outcome], stream: str, n: int) -> int:
    if not recorded:
        raise ChanceError(f"the record has no outcome left for {stream!r}")
    recorded_stream, value = recorded[0]
    if recorded_stream != stream:
        raise ChanceError(f"the record holds {recorded_stream!r} where {stream!r} is drawn")
    if not 0 <= value < n:
        raise ChanceError(f"recorded outcome {value} of {stream!r} is not in 0…{n - 1}")
    recorded.popleft()
    return value


def _drawn(seed: bytes, text: str, sizes: Iterable[int]) -> list[int]:
    """Return one value below each size, without bias.

    Words above the last full multiple of a size are rejected. The first 16 words come from the
    text itself, later blocks are numbered.
    """
    values = []
    block = used = 0
    words = _WORDS.unpack(hashlib.blake2b(text.encode(), key=seed).digest())
    for n in sizes:
        if not 1 <= n <= WORD:
            raise ValueError(f"cannot pick one of {n}")
        limit = WORD - WORD % n
        while True:
            if used == len(words):
                block, used = block + 1, 0
                digest = hashlib.blake2b(f"{text}/{block}".encode(), key=seed).digest()
                words = _WORDS.unpack(digest)
            word = words[used]
            used += 1
            if word < limit:
                values.append(word % n)
                break
    return values
