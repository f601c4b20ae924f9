"""Events as stored: JSON that reads back as equal values."""

from collections.abc import Iterable
from typing import Any

import msgspec

from engine import former
from engine.events import Event

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Event])


def encode_events(events: Iterable[Event]) -> bytes:
    """Write events, each with its audience."""
    return _encoder.encode(list(events))


def decode_events(text: bytes) -> tuple[Event, ...]:
    """Read events; arrays become tuples again, as the engine made them."""
    return tuple(map(_read, _decoder.decode(text)))


def _read(stored: Event) -> Event:
    kind, params = former.event(stored.kind, stored.params)
    return Event(kind, {name: _tuples(value) for name, value in params.items()}, stored.audience)


def _tuples(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_tuples(item) for item in value)
    if isinstance(value, dict):
        return {key: _tuples(item) for key, item in value.items()}
    return value
