"""Actions in the payload of a custom id: a kind and the parameters chosen so far, in short.

`build_road.r` is the road on edge 27; `offer_trade.01000.00001` lacks its last parameter.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.actions import Action, parameters
from engine.errors import Refusal
from engine.params import Param
from engine.rules import Rules

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NONE, _EMPTY = "-", "_"


@dataclass(frozen=True, slots=True)
class Selection:
    """A kind of action and the values of its first parameters."""

    action: type[Action]
    values: tuple[Any, ...] = ()

    @property
    def kind(self) -> str:
        """Kind of the action."""
        return self.action.kind

    @property
    def params(self) -> tuple[tuple[str, Param], ...]:
        """Names and types of the action's parameters."""
        return parameters(self.action)

    @property
    def complete(self) -> bool:
        """Tell whether every parameter has a value."""
        return len(self.values) == len(self.params)

    @property
    def next(self) -> tuple[str, Param]:
        """The first parameter without a value."""
        return self.params[len(self.values)]

    @property
    def chosen(self) -> dict[str, Any]:
        """The values by parameter name."""
        return {name: value for (name, _), value in zip(self.params, self.values, strict=False)}

    def with_value(self, value: Any) -> "Selection":
        """The selection with one more value."""
        return Selection(self.action, (*self.values, value))

    def made(self, seat: int) -> Action:
        """The action of a seat; raises TypeError if values are missing."""
        return self.action(seat=seat, **self.chosen)


def selection_of(action: Action) -> Selection:
    """The complete selection that makes an action."""
    values = tuple(getattr(action, name) for name, _ in parameters(type(action)))
    return Selection(type(action), values)


def written(selection: Selection) -> str:
    """Write a selection."""
    words = [
        write_value(param, value)
        for (_, param), value in zip(selection.params, selection.values, strict=False)
    ]
    return ".".join([selection.kind, *words])


def read(rules: Rules, text: str) -> Selection:
    """Read what `written` wrote; raises Refusal if it is no selection at this table."""
    kind, *words = text.split(".")
    action = rules.actions.get(kind)
    if action is None or len(words) > len(parameters(action)):
        raise Refusal("unknown-action", action=kind)
    values = [
        read_value(rules, param, word)
        for (_, param), word in zip(parameters(action), words, strict=False)
    ]
    return Selection(action, tuple(values))


def write_value(param: Param, value: Any) -> str:
    """Write one value; a bag of up to 35 cards per kind takes a character per kind."""
    if value is None:
        return _NONE
    if param.name == "bag":
        return _write_bag(value)
    if isinstance(value, tuple):
        return "+".join(map(_plain, value)) or _EMPTY
    return _plain(value)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "y" if value else "n"
    return _number(value) if isinstance(value, int) else str(value)


def _write_bag(counts: Sequence[int]) -> str:
    if all(count < len(_DIGITS) for count in counts):
        return "".join(_DIGITS[count] for count in counts)
    return "+".join(map(_number, counts))


def read_value(rules: Rules, param: Param, text: str) -> Any:
    """Read one value of a parameter; raises Refusal if it is none of its type."""
    try:
        value = _read(param.name, text)
    except ValueError as error:
        raise Refusal(f"unknown-{param.name}", parameter=param.name) from error
    if not param.valid(rules, value):
        raise Refusal(f"unknown-{param.name}", parameter=param.name)
    return value


def _read(name: str, text: str) -> Any:
    if text == _NONE:
        return None
    if name == "flag":
        return text == "y"
    if name == "word":
        return text
    if name == "bag" and "+" not in text:
        return tuple(_DIGITS.index(digit) for digit in text)
    if name == "bag" or name.endswith("s"):
        parts = [] if text == _EMPTY else text.split("+")
        return tuple(parts) if name == "words" else tuple(int(part, 36) for part in parts)
    return int(text, 36)


def _number(value: int) -> str:
    if value < 0:
        raise ValueError(f"{value} has no place in a custom id")
    digits = ""
    while True:
        value, rest = divmod(value, len(_DIGITS))
        digits = _DIGITS[rest] + digits
        if not value:
            return digits
