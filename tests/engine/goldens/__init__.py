"""Golden games: records with the hash of every so many positions, and counts of positions.

A change here means that an old record would be read otherwise: never by accident. After a change
that is meant, ``python -m tests.engine.goldens`` writes them anew; say why in the commit.
"""

from pathlib import Path
from random import Random

from engine.game import Game
from engine.perft import perft
from tests.engine.conformance.driver import played
from tests.engine.setups import Setup, all_setups

HERE = Path(__file__).parent
MOVES = {
    "base": 3000,
    "base strict phases": 3000,
    "base variable 3 seats": 3000,
    "five_six paired": 400,
    "seafarers fog_islands_4p 4": 400,
    "cities_knights seed 4": 400,
    "cheops": 400,
    "alexander": 400,
    "church everything 6": 400,
}
"""Set-ups with a golden game, and how many of its moves are kept."""
NAMES = tuple(MOVES)
EVERY = 20
"""Moves between two checkpoints."""
COUNTED = (("start", 0, 2), ("founded", 16, 1), ("middle", 160, 2))
"""Positions of a golden game that are counted: name, move, depth."""


def setup(name: str) -> Setup:
    """The set-up of that name."""
    return next(found for found in all_setups() if found.name == name)


def file(name: str, suffix: str) -> Path:
    """Where something golden of a set-up is kept."""
    return HERE / f"{name.replace(' ', '_')}.{suffix}"


def make(name: str) -> Game:
    """Play the game of a set-up that becomes golden."""
    return played(setup(name).create(2026), Random(2026), MOVES[name])


def checkpoints(game: Game) -> str:
    """The hashes of a game from its start to its end, one a line; takes its moves back."""
    lines = []
    while True:
        if game.move_count % EVERY == 0:
            lines.append(f"{game.move_count} {game.hash()}")
        if not game.moves:
            return "\n".join(reversed(lines)) + "\n"
        game.undo()


def counts(game: Game) -> str:
    """The perft counts of some positions of a game, one a line; takes its moves back."""
    lines = []
    for position, move, depth in reversed(COUNTED):
        while game.move_count > move:
            game.undo()
        lines.append(f"{position} {depth} {perft(game, depth)}")
    return "\n".join(reversed(lines)) + "\n"
