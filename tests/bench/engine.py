"""Figures of the engine: base game of four, random players, processor time of this process.

catanatron plays in turn with us, game for game, so that both have the same machine. It is measured
as it plays by itself: its players choose from its list of moves, it checks the move, carries it out
and lists the next ones. Making a game is left out on both sides.
"""

import importlib.util
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import mean

from engine.game import Game
from engine.simulation import random_move, random_playout
from tests.bench import Measure

GAMES = 30
REPEATS = 2000
TABLES: dict[str, tuple[tuple[str, ...], dict[str, str], int]] = {
    "base": (("base",), {}, 4),
    "seafarers_six": (
        ("base", "five_six", "seafarers"),
        {"map": "seafarers_new_shores_6p"},
        6,
    ),
    "cities_knights": (("base", "cities_knights"), {}, 4),
    "church": (("base", "cities_knights", "church"), {}, 4),
    "cheops": (("base", "cheops"), {}, 4),
    "alexander": (("base", "alexander"), {}, 4),
}
"""Tables measured, by the name of their figure: rule modules, options, seats."""


def measures() -> Iterator[Measure]:
    """Everything about the engine that the bench reports."""
    yield from speed()
    yield from costs()


def speed() -> Iterator[Measure]:
    """Random actions per second: simulated, and played with check, record and way back."""
    rivals: dict[str, Callable[[int], tuple[int, float]]] = {
        "checked": played,
        **{name: partial(simulated, name=name) for name in TABLES},
    }
    if importlib.util.find_spec("catanatron"):
        rivals["catanatron"] = catanatron
    else:
        print("catanatron is not installed: no comparison", file=sys.stderr)
    rates = compared(rivals)
    yield "engine.base.random_actions_per_second", rates["base"], "1/s"
    yield "engine.base.checked_actions_per_second", rates["checked"], "1/s"
    for name in tuple(TABLES)[1:]:
        yield f"engine.{name}.random_actions_per_second", rates[name], "1/s"
        yield f"engine.{name}.ratio_base", rates[name] / rates["base"], "x"
    if "catanatron" in rates:
        yield "engine.catanatron.random_actions_per_second", rates["catanatron"], "1/s"
        yield "engine.base.ratio_catanatron", rates["base"] / rates["catanatron"], "x"
        checked = rates["checked"] / rates["catanatron"]
        yield "engine.base.ratio_catanatron_checked", checked, "x"


def compared(rivals: dict[str, Callable[[int], tuple[int, float]]]) -> dict[str, float]:
    """Actions per second of each, playing in turn; the first round only warms up."""
    actions, seconds = dict.fromkeys(rivals, 0), dict.fromkeys(rivals, 0.0)
    for number in range(GAMES + 1):
        for name, play in rivals.items():
            done, took = play(number)
            if number:
                actions[name] += done
                seconds[name] += took
    return {name: actions[name] / seconds[name] for name in rivals}


def simulated(number: int, name: str = "base") -> tuple[int, float]:
    """One game straight from the listing; how many actions, in how many seconds."""
    game, random = started(number, name), Random(number)
    begun = time.process_time()
    done = random_playout(game, random)
    return done, time.process_time() - begun


def played(number: int) -> tuple[int, float]:
    """One game through ``Game.play``."""
    game, random = started(number), Random(number)
    begun = time.process_time()
    while not game.finished:
        game.play(random_move(game, random))
    return game.move_count, time.process_time() - begun


def catanatron(number: int) -> tuple[int, float]:
    """One game of catanatron's random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Rival

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Rival([RandomPlayer(color) for color in colors], seed=number + 1)
    begun = time.process_time()
    game.play()
    took = time.process_time() - begun
    return len(getattr(game.state, "action_records", None) or game.state.actions), took


def started(number: int, name: str = "base") -> Game:
    """A game of a measured table before its first move."""
    modules, options, seats = TABLES[name]
    return Game.create(modules, options=options, seats=seats, seed=b"bench %d" % number)


def costs() -> Iterator[Measure]:
    """Copying, taking back and size of the positions of whole games."""
    games = [finished(number) for number in range(5)]
    middle = finished(0)
    while middle.move_count > 400:
        middle.undo()
    yield "engine.base.copy_us", per_call(middle.copy), "us"
    yield "engine.base.state_copy_us", per_call(middle.state.copy), "us"
    yield "engine.base.state_bytes", max(len(game.snapshot()) for game in games), "bytes"
    yield "engine.base.save_us", per_call(middle.snapshot), "us"
    stored = middle.snapshot()
    yield "engine.base.load_us", per_call(lambda: Game.from_snapshot(stored)), "us"
    yield "engine.base.undo_us", mean(undone(game) for game in games), "us"


def finished(number: int) -> Game:
    """A game played to its end."""
    game, random = started(number), Random(number)
    while not game.finished:
        game.play(random_move(game, random))
    return game


def per_call(call: Callable[[], object]) -> float:
    """Microseconds of one call."""
    call()
    begun = time.process_time()
    for _ in range(REPEATS):
        call()
    return (time.process_time() - begun) / REPEATS * 1e6


def undone(game: Game) -> float:
    """Microseconds to take one move back, over a whole game."""
    count = game.move_count
    begun = time.process_time()
    while game.moves:
        game.undo()
    return (time.process_time() - begun) / count * 1e6
