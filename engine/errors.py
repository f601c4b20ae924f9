"""What the engine raises. A caller never needs to catch anything else."""

from typing import Any


class EngineError(Exception):
    """Base of every error of the engine."""


class Refusal(EngineError):
    """A move or a set-up that the rules do not allow.

    ``key`` names the reason (locale key ``refusal-<key>``); ``params`` holds plain values that the
    sentence may show: places and seats as ints, bags as tuples, names as text.
    """

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({details})" if details else self.key


class HiddenInformation(EngineError):
    """A view was asked for something its seat may not know."""


class RecordError(EngineError):
    """A record, a snapshot or a line of text that cannot be read; says where and why."""
