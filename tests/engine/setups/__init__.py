"""Set-ups that the conformance suite plays, one file per rule module.

A file is named like its module and defines ``SETUPS``, a list of ``Setup``. It may define, for all
games with its module:

* ``check(game)``: asserts what must hold in every position (beside ``conformance.invariants``);
* ``cards_elsewhere(state) -> list[int]``: cards per kind that lie neither in a hand nor in the
  bank;
* ``progress_cards_elsewhere(game) -> Iterable[str]``: progress cards of Cities & Knights that lie
  neither in a hand nor in a deck;
* ``twins(game, viewer, random) -> Iterable[Game]``: copies that differ from ``game`` only in what
  ``viewer`` (a seat or ``None``) may not know, with one hidden thing changed.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from engine.game import Game


@dataclass(frozen=True)
class Setup:
    """One way to start a game, by a short name."""

    name: str
    modules: tuple[str, ...] = ("base",)
    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)

    def create(self, seed: int) -> Game:
        """A game of this set-up."""
        return Game.create(self.modules, self.options, self.seats, f"conformance {seed}".encode())

    def __str__(self) -> str:
        return self.name


@cache
def _files() -> dict[str, Any]:
    names = [info.name for info in pkgutil.iter_modules(__path__)]
    return {name: importlib.import_module(f"{__name__}.{name}") for name in names}


def all_setups() -> list[Setup]:
    """Every registered set-up; their names are all different."""
    found = [setup for file in _files().values() for setup in file.SETUPS]
    assert len({setup.name for setup in found}) == len(found)
    return found


def extras(game: Game, name: str) -> Iterable[Callable[..., Any]]:
    """The functions of that name in the files of the game's modules."""
    for module in game.rules.module_ids:
        function = getattr(_files().get(module), name, None)
        if function is not None:
            yield function
