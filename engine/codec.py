"""A game's state as bytes: canonical, with a schema version, readable for ever."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from engine.errors import RecordError
from engine.frames import Frame, Step
from engine.layout import Layout
from engine.moves import Outcome
from engine.rules import Rules, rules_for
from engine.state import SCHEMA, State

if TYPE_CHECKING:
    from engine.game import Game

_PLAIN = (
    "terrain",
    "number",
    "harbors",
    "robber",
    "roads",
    "settlements",
    "cities",
    "hands",
    "bank",
    "active",
    "turn",
    "dice",
    "winners",
    "draws",
)

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each earlier schema, what turns its stored form into that of the next one."""


def state_data(state: State) -> dict[str, Any]:
    """The state as plain values."""
    data: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    data["stack"] = [_frame_data(frame) for frame in state.stack]
    data["slices"] = state.slices
    return data


def state_bytes(state: State) -> bytes:
    """The canonical form of a state: equal bytes iff equal positions."""
    return msgspec.json.encode(state_data(state), order="deterministic")


def state_from(rules: Rules, data: dict[str, Any]) -> State:
    """The state of a game under ``rules`` from its plain values."""
    state = State.__new__(State)
    state.rules = rules
    for name in _PLAIN:
        setattr(state, name, data[name])
    state.terrain = tuple(data["terrain"])
    state.number = tuple(data["number"])
    state.harbors = tuple((edge, kind) for edge, kind in data["harbors"])
    state.dice = tuple(data["dice"])
    state.winners = tuple(data["winners"])
    state.stack = [_frame_from(rules, frame) for frame in data["stack"]]
    state.slices = {
        part.id: msgspec.convert(data["slices"][part.id], part.slice, str_keys=True)
        for part in rules.modules
        if part.slice is not None
    }
    state.refresh()
    return state


def _frame_data(frame: Frame) -> dict[str, Any]:
    tag = "step" if isinstance(frame, Step) else frame.kind
    return {"frame": tag, **msgspec.structs.asdict(frame)}


def _frame_from(rules: Rules, data: dict[str, Any]) -> Frame:
    tag = data.pop("frame")
    cls: type[Frame] = Step if tag == "step" else rules.decisions[tag]
    return msgspec.convert(data, cls, str_keys=True)


def pack(game: "Game") -> bytes:
    """A whole game without its moves."""
    data = {
        "katane": SCHEMA,
        "modules": game.rules.module_ids,
        "options": game.rules.options,
        "seats": game.rules.seats,
        "seed": game.seed.hex() if game.seed is not None else None,
        "commitment": game.commitment,
        "layout": game.layout,
        "start": game.start_outcomes,
        "move_count": game.move_count,
        "state": state_data(game.state),
    }
    return msgspec.json.encode(data, order="deterministic")


def unpack(cls: type["Game"], data: bytes) -> "Game":
    """Read what ``pack`` wrote in this or an earlier version; raises ``RecordError``."""
    try:
        stored = msgspec.json.decode(data)
        version = stored["katane"]
        if version > SCHEMA:
            raise RecordError(f"schema {version} is newer than this program ({SCHEMA})")
        for schema in range(version, SCHEMA):
            stored = UPGRADES[schema](stored)
        return _game_from(cls, stored)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise RecordError(f"not a stored game: {error}") from error


def _game_from(cls: type["Game"], stored: dict[str, Any]) -> "Game":
    rules = rules_for(stored["modules"], stored["options"], stored["seats"])
    seed = None if stored["seed"] is None else bytes.fromhex(stored["seed"])
    state = state_from(rules, stored["state"])
    game = cls(rules, state, msgspec.convert(stored["layout"], Layout), seed)
    game.commitment = stored["commitment"]
    game.move_count = stored["move_count"]
    game.start_outcomes = msgspec.convert(stored["start"], tuple[Outcome, ...])
    return game
