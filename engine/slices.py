"""The part of a state that belongs to one rule module."""

from collections.abc import Callable
from copy import copy as shallow_copy
from typing import Annotated, Any, Self, get_origin, get_type_hints

import msgspec

Mask = Annotated[int, msgspec.Meta(ge=0)]
"""A set of places; a stored one below zero is refused, as it would have no last bit."""
Count = Annotated[int, msgspec.Meta(ge=0)]
"""A number of things."""


def _copy_nested(value: list[Any]) -> list[Any]:
    return [item[:] for item in value]


Plan = tuple[tuple[str, Callable[[Any], Any]], ...]
_PLANS: dict[type, Plan] = {}


def _copiers(cls: type) -> Plan:
    """How to copy each mutable field: lists, lists of lists and dicts of plain values."""
    found: list[tuple[str, Callable[[Any], Any]]] = []
    for name, hint in get_type_hints(cls).items():
        origin = get_origin(hint) or hint
        if origin is list:
            inner = hint.__args__[0] if hasattr(hint, "__args__") else Any
            nested = (get_origin(inner) or inner) is list
            found.append((name, _copy_nested if nested else list.copy))
        elif origin is dict:
            found.append((name, dict.copy))
    return tuple(found)


class Slice(msgspec.Struct):
    """Base of module slices: plain data, copied cheaply, serialised by its field types.

    Fields may be numbers, texts, tuples and frozen structs, lists, lists of lists, and dicts of
    these; a value inside a tuple, a struct or a dict is replaced, never changed in place.
    """

    def copy(self) -> Self:
        """An independent copy."""
        new = shallow_copy(self)
        cls = type(self)
        plan = _PLANS.get(cls) or _PLANS.setdefault(cls, _copiers(cls))
        for name, copier in plan:
            setattr(new, name, copier(getattr(self, name)))
        return new
