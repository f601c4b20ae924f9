"""Malformed and illegal inputs: nothing but the engine's own refusals, and nothing accepted."""

import string
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine.actions import Action, BagChoice, parameters
from engine.errors import RecordError, Refusal
from engine.game import Game
from engine.params import SeatsParam
from engine.record import action_text, parse_action

JUNK: tuple[Any, ...] = (
    Action(0),
    None,
    True,
    False,
    -1,
    -(10**30),
    10**30,
    0.0,
    float("nan"),
    float("inf"),
    "",
    "1",
    "knight_card",
    "é" * 50,
    b"\0",
    (),
    (0,),
    (-1, 2, 3, 4, 5),
    (0, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0),
    (True, 0, 0, 0, 0),
    (1.0, 0, 0, 0, 0),
    (10**30,) * 5,
    ((0,),),
    [0, 0, 0, 0, 0],
    {},
    object(),
    int,
)
NOISE = string.printable + "²٣é–→\u200b\u2028"


def bad_actions(game: Game, random: Random, count: int) -> int:
    """Try so many random actions; assert that each is refused or among the listed ones.

    Returns how many were refused.
    """
    state, digest = game.state, game.hash()
    classes = list(game.rules.actions.values())
    listed = {seat: list(game.legal(seat)) for seat in range(game.rules.seats)}
    refused = 0
    for _ in range(count):
        action = _random_action(game, random.choice(classes), random)
        try:
            game.check(action)
        except Refusal:
            refused += 1
            continue
        assert _is_listed(action, listed[action.seat]), f"{action} was accepted"
    for thing in JUNK:
        _expect_refusal(game, thing)
    assert game.state is state
    assert game.hash() == digest
    return refused


def _expect_refusal(game: Game, thing: Any) -> None:
    try:
        game.play(thing)
    except Refusal:
        return
    raise AssertionError(f"{thing!r} was accepted")


def _random_action(game: Game, cls: type[Action], random: Random) -> Action:
    seat: Any = random.choice(
        (*range(game.rules.seats), *range(game.rules.seats), -1, 99, "0", None)
    )
    values = {name: _value(game, param, random) for name, param in parameters(cls)}
    return cls(seat=seat, **values)


def _value(game: Game, param: Any, random: Random) -> Any:
    if random.random() < 0.4:
        return random.choice(JUNK)
    if random.random() < 0.5:
        return random.randrange(-3, 300)
    values = list(param.values(game.rules))
    if values:
        return random.choice(values)
    size = len(game.rules.kinds)
    return tuple(random.choice((0, 0, 0, 1, 2, 7)) for _ in range(random.choice((size, size, 2))))


def _is_listed(action: Action, listed: list[Action | BagChoice]) -> bool:
    return action in [m for m in listed if isinstance(m, Action)] or any(
        isinstance(move, BagChoice) and type(action) is move.action and _fits(action, move)
        for move in listed
    )


def _fits(action: Action, family: BagChoice) -> bool:
    free = {name for name, param in parameters(type(action)) if isinstance(param, SeatsParam)}
    return all(b.admits(getattr(action, n)) for n, b in family.bounds.items()) and all(
        getattr(action, name) == value for name, value in family.fixed.items() if name not in free
    )


# --- texts ----------------------------------------------------------------------------------------


def bad_lines(game: Game, random: Random, count: int) -> None:
    """Try so many disturbed lines: each is refused or reads as a move that writes itself."""
    lines = [move.line for move in game.moves] or ["s1 roll"]
    for _ in range(count):
        text = disturbed(random.choice(lines), random)
        try:
            action = parse_action(game.rules, text)
        except RecordError:
            continue
        try:
            game.check(action)
        except Refusal:
            continue
        assert parse_action(game.rules, action_text(game.rules, action)) == action


def bad_records(game: Game, random: Random, count: int) -> None:
    """Try so many disturbed records: each is refused or reads as a game that goes on."""
    for again in _read(Game.from_record, game.record(full=True), random, count):
        assert again.finished or again.legal()


def bad_snapshots(game: Game, random: Random, count: int) -> None:
    """Try so many disturbed snapshots: each is refused or reads as a position."""
    text = game.snapshot().decode()
    for again in _read(lambda changed: Game.from_snapshot(changed.encode()), text, random, count):
        assert again.hash()


def _read(read: Callable[[str], Game], text: str, random: Random, count: int) -> Iterator[Game]:
    """The games that disturbed forms of a text still give."""
    for _ in range(count):
        try:
            yield read(disturbed(text, random))
        except RecordError:
            continue


def disturbed(text: str, random: Random) -> str:
    """The text with a few characters or words removed, doubled, swapped or replaced."""
    for _ in range(random.choice((1, 1, 2, 4))):
        a = random.randrange(len(text) + 1)
        b = min(len(text), a + random.choice((1, 1, 1, 3, 10, 100)))
        kind = random.randrange(5)
        if kind == 0:
            text = text[:a] + text[b:]
        elif kind == 1:
            text = text[:b] + text[a:b] + text[b:]
        elif kind == 2:
            text = text[:a] + random.choice(NOISE) + text[a + 1 :]
        elif kind == 3:
            text = (
                text[:a] + random.choice(("-1", "0", "99999", "null", "x", '""', "[]")) + text[b:]
            )
        else:
            c = random.randrange(len(text) + 1)
            text = text[:c] + text[a:b] + text[c:]
    return text
