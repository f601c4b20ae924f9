"""Objects that are made in steps and then never change, because many games share them."""

from types import MappingProxyType
from typing import Any


class Memory(dict[Any, Any]):
    """What is remembered while games are played; it follows from the rest, so nobody sees it."""


class Sealable:
    """Can be changed until it is sealed; afterwards an attempt raises ``AttributeError``.

    Sealing also closes what it holds, to any depth: a dict becomes a read-only view, a list a
    tuple, a set a frozen one. Only a ``Memory`` stays open.
    """

    _sealed = False

    def seal(self) -> None:
        """Let nothing change any more."""
        for name, value in vars(self).items():
            super().__setattr__(name, _closed(value))
        super().__setattr__("_sealed", True)

    def __setattr__(self, name: str, value: object) -> None:
        if self._sealed:
            raise AttributeError(f"{type(self).__name__}.{name} is shared and cannot be changed")
        super().__setattr__(name, value)


def _closed(value: Any) -> Any:
    if type(value) is dict:
        return MappingProxyType({key: _closed(entry) for key, entry in value.items()})
    if isinstance(value, list):
        return tuple(map(_closed, value))
    if isinstance(value, set):
        return frozenset(value)
    if isinstance(value, tuple):
        made: Any = getattr(type(value), "_make", tuple)
        return made(map(_closed, value))
    if isinstance(value, Sealable):
        value.seal()
    return value
