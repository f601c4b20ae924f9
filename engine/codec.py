"""A game's state as bytes: canonical, with a schema version, readable for ever."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from engine.errors import RecordError, Refusal
from engine.frames import Frame, Step
from engine.layout import Layout
from engine.moves import Outcome
from engine.rules import Rules, rules_for
from engine.slices import Count, Mask
from engine.state import SCHEMA, State

if TYPE_CHECKING:
    from engine.game import Game


class _Core(msgspec.Struct):
    """The fields of a state that are stored as they are."""

    terrain: tuple[str, ...]
    number: tuple[int, ...]
    harbors: tuple[tuple[int, str], ...]
    robber: int
    roads: list[Mask]
    settlements: list[Mask]
    cities: list[Mask]
    hands: list[list[Count]]
    bank: list[Count]
    active: int
    turn: Count
    dice: tuple[Any, ...]
    winners: tuple[int, ...]
    draws: dict[str, int]


CORE = _Core.__struct_fields__

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each earlier schema, what turns its stored form into that of the next one."""


def state_data(state: State) -> dict[str, Any]:
    """The state as plain values."""
    data: dict[str, Any] = {name: getattr(state, name) for name in CORE}
    data["stack"] = [_frame_data(frame) for frame in state.stack]
    data["slices"] = state.slices
    return data


def state_bytes(state: State) -> bytes:
    """The canonical form of a state: equal bytes iff equal positions."""
    return msgspec.json.encode(state_data(state), order="deterministic")


def state_from(rules: Rules, data: dict[str, Any]) -> State:
    """The state of a game under ``rules`` from its plain values; raises ``RecordError``."""
    core = msgspec.convert(data, _Core)
    _check_sizes(rules, core)
    state = State.__new__(State)
    state.rules = rules
    for name in CORE:
        setattr(state, name, getattr(core, name))
    state.stack = [_frame_from(rules, frame) for frame in data["stack"]]
    state.slices = {
        part.id: msgspec.convert(data["slices"][part.id], part.slice, str_keys=True)
        for part in rules.modules
        if part.slice is not None
    }
    state.refresh()
    return state


def _check_sizes(rules: Rules, core: _Core) -> None:
    """Raise ``RecordError`` for a position of another board or of other seats."""
    board, kinds = rules.board, len(rules.kinds)
    hexes = {len(core.terrain), len(core.number)} == {board.hex_count}
    seats = {len(core.roads), len(core.settlements), len(core.cities), len(core.hands)}
    cards = {len(core.bank), *(len(hand) for hand in core.hands)} == {kinds}
    edges = all(mask < 1 << board.edge_count for mask in core.roads)
    vertices = all(mask < 1 << board.vertex_count for mask in (*core.settlements, *core.cities))
    harbors = all(0 <= edge < board.edge_count for edge, _ in core.harbors)
    places = edges and vertices and harbors and -1 <= core.robber < board.hex_count
    people = seats == {rules.seats} and {core.active, *core.winners} <= set(range(rules.seats))
    if not (hexes and cards and places and people):
        raise RecordError("the stored position does not fit its rules")


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
        "options": dict(game.rules.options),
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
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"not a stored game: {error}") from error
    except Refusal as error:
        raise RecordError(f"a stored game with a set-up that is refused: {error}") from error


def _game_from(cls: type["Game"], stored: dict[str, Any]) -> "Game":
    rules = rules_for(stored["modules"], stored["options"], stored["seats"])
    seed = None if stored["seed"] is None else bytes.fromhex(stored["seed"])
    state = state_from(rules, stored["state"])
    game = cls(rules, state, msgspec.convert(stored["layout"], Layout), seed)
    game.commitment = stored["commitment"]
    game.move_count = stored["move_count"]
    game.start_outcomes = msgspec.convert(stored["start"], tuple[Outcome, ...])
    return game
