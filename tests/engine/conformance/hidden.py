"""What a viewer sees does not depend on what it may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.actions import Action, BagChoice
from engine.errors import Refusal
from engine.events import Event
from engine.game import Game
from engine.state import Concealed
from tests.engine.conformance.driver import random_action
from tests.engine.setups import extras

Viewer = int | None


def seen(game: Game, viewer: Viewer) -> bytes:
    """Everything a viewer can read of a position, as bytes."""
    view = game.view(viewer)
    state = view.state
    fields = {
        name: plain(getattr(state, name)) for name in type(state).__slots__ if name != "rules"
    }
    data = {
        "state": fields,
        "decision": plain(view.decision),
        "asked": view.asked,
        "invited": view.invited,
        "winners": view.winners,
        "moves": view.move_count,
        "commitment": view.commitment,
        "points": [view.points(seat) for seat in range(state.seats)],
        "hands": [view.hand_size(seat) for seat in range(state.seats)],
        "legal": [plain(move) for move in view.legal()],
    }
    return msgspec.json.encode(data)


def plain(value: Any) -> Any:
    """Values that can be encoded, with concealed ones as their size."""
    if isinstance(value, Concealed):
        return {"concealed": value.size, "counters": plain(value.counters)}
    if isinstance(value, Action | BagChoice):
        return repr(value)
    if isinstance(value, msgspec.Struct):
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        return {"type": type(value).__name__, **fields}
    if isinstance(value, dict):
        return [[plain(key), plain(item)] for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def twins(game: Game, viewer: Viewer, random: Random) -> Iterator[Game]:
    """Games that differ from ``game`` only in one thing the viewer may not know."""
    for function in extras(game, "twins"):
        yield from function(game, viewer, random)
    other = other_outcome(game, viewer)
    if other is not None:
        yield other


def other_outcome(game: Game, viewer: Viewer) -> Game | None:
    """The game with another outcome of the last move's hidden draws, if there can be one."""
    last = game.moves[-1] if game.moves else None
    if last is None or all(out.audience is None for out in last.outcomes):
        return None
    for number in range(20):
        twin = game.copy()
        twin.undo()
        twin.seed = f"other {number}".encode()
        twin.play(last.action)
        twin.seed = game.seed
        differs = [o.text for o in last.outcomes] != [o.text for o in twin.moves[-1].outcomes]
        ended = twin.finished or game.finished
        if differs and not ended and _same_known(game, twin, viewer):
            assert _told(game, viewer) == _told(twin, viewer)
            return twin
    return None


def _told(game: Game, viewer: Viewer) -> list[Event]:
    """What the last move told a viewer."""
    last, again = game.moves[-1], game.copy()
    again.undo()
    events = again.play(last.action, [out.text for out in last.outcomes])
    return again.view(viewer).events(events)


def _knows(audience: tuple[int, ...] | None, viewer: Viewer) -> bool:
    return audience is None or viewer in audience


def compare(game: Game, twin: Game, viewer: Viewer, random: Random, moves: int) -> int:
    """Assert that both games look alike, now and while the same moves are played in both.

    Moves are left out that show hidden things, or that are legal in one of the games only. Returns
    how many were played.
    """
    game, twin = game.copy(), twin.copy()
    assert seen(game, viewer) == seen(twin, viewer)
    done = 0
    for _ in range(moves):
        action = random_action(game, random)
        if not _both_played(game, twin, action, viewer):
            continue
        if game.finished or twin.finished:
            break
        assert seen(game, viewer) == seen(twin, viewer), f"{action} tells them apart"
        done += 1
    if not game.finished and not twin.finished:
        assert game.record(viewer) == twin.record(viewer)
    return done


def _both_played(game: Game, twin: Game, action: Action, viewer: Viewer) -> bool:
    """Play a move in both games; if it reveals something, take it back."""
    try:
        twin.check(action)
    except Refusal:
        return False
    events = [g.view(viewer).events(g.play(action)) for g in (game, twin)]
    if game.finished or twin.finished:
        return True
    if game._revealed or twin._revealed or not _same_known(game, twin, viewer):
        game.undo()
        twin.undo()
        return False
    assert events[0] == events[1], f"{action} tells them apart"
    return True


def _same_known(game: Game, twin: Game, viewer: Viewer) -> bool:
    """Tell whether the draws of the last move that the viewer knows came out alike."""
    known = [
        [out.text if _knows(out.audience, viewer) else None for out in g.moves[-1].outcomes]
        for g in (game, twin)
    ]
    return known[0] == known[1]
