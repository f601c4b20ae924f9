"""Layers: what each rule module adds to the picture.

A rule module ``x`` adds the file ``render/layers/x.py`` with a constant ``LAYERS`` and nothing
else. A module without such a file adds nothing to the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Protocol

from PIL import Image

from engine.view import View
from render.cards import DEVELOPMENT, CardFace
from render.counters import Counter
from render.figures import Figure
from render.phrases import Phrase, Pieces, Translate
from render.scene import Mark, Scene, SeatLabel
from render.sheet import Sheet
from render.theme import Theme

Draw = Callable[[Scene], None]
STRIP = 92
"""Pixels of a strip below the board."""


class MakeSheet(Protocol):
    """Draws a page about a game as everybody sees it, with a title in the reader's language."""

    def __call__(
        self,
        view: View,
        seats: Sequence[SeatLabel],
        title: str,
        translate: Translate,
        theme: str = "dark",
    ) -> Sheet: ...


@dataclass(frozen=True)
class StripRequest:
    """A strip below the board: colour and letter of each seat, width in pixels."""

    view: View
    seats: Sequence[tuple[int, str]]
    width: int
    theme: Theme


@dataclass(frozen=True)
class Layers:
    """What one module adds.

    ``draw``: drawing functions with their height (low ones first; see the constants below).
    ``marks``: for an event kind, the marks its params stand for.
    ``counters``: the counts a seat's card in the panel shows, for a view and a seat.
    ``pieces``: what a seat has on the board, for a view and a seat (alternative text).
    ``phrases``: further sentences of the alternative text, for a view; ``details``: those that
    only the whole description has room for.
    ``title``: sprites for the title line, left of the dice, for a view.
    ``dice``: how the number dice of this turn look, for a view, where they are not plain ones.
    ``figures``: what stands on hexes, for a view and the colours of the seats.
    ``strip``: a strip below the board, ``STRIP`` pixels high.
    ``card``: the face of a card that is played, for a view and the card's name.
    ``deeds``: for an event kind, the text of who did most of it (the seat is its param ``seat``).
    ``sheets``: further pictures that anybody may ask for, by name.
    ``replaces``: signs of counters that other modules add and that have no meaning with this one.
    """

    module: str
    draw: Sequence[tuple[int, Draw]] = ()
    marks: Mapping[str, Callable[[Mapping[str, Any]], list[Mark]]] = field(default_factory=dict)
    counters: Callable[[Any, int], list[Counter]] | None = None
    pieces: Callable[[Any, int], list[Pieces]] | None = None
    phrases: Callable[[Any], list[Phrase]] | None = None
    details: Callable[[Any], list[Phrase]] | None = None
    replaces: frozenset[str] = frozenset()
    title: Callable[[Any], list[Image.Image]] | None = None
    dice: Callable[[Any], list[Image.Image]] | None = None
    figures: Callable[[Any, Sequence[int]], list[Figure]] | None = None
    strip: Callable[[StripRequest], Image.Image] | None = None
    card: Callable[[Any, str], CardFace | None] | None = None
    deeds: Mapping[str, str] = field(default_factory=dict)
    sheets: Mapping[str, MakeSheet] = field(default_factory=dict)


GROUND, GLOW, ROADS, BUILDINGS, ROBBER, CHANGES, LABELS = 5, 10, 20, 30, 40, 50, 60


@cache
def layers_of(module_id: str) -> Layers | None:
    """What a module adds to the picture, or None if it adds nothing."""
    if find_spec(f"render.layers.{module_id}") is None:
        return None
    found: Layers = import_module(f"render.layers.{module_id}").LAYERS
    return found


def all_layers(module_ids: Sequence[str]) -> list[Layers]:
    """The layers of the modules of a game, in module order."""
    return [found for found in map(layers_of, module_ids) if found is not None]


def counters_of(view: View, seat: int) -> list[Counter]:
    """The counts of a seat that all modules of a game show."""
    layers = all_layers(view.rules.module_ids)
    replaced = replaced_signs(view)
    counters = [c for each in layers if each.counters for c in each.counters(view, seat)]
    return [counter for counter in counters if counter.icon not in replaced]


def replaced_signs(view: View) -> frozenset[str]:
    """Signs of counters that have no meaning in a game."""
    layers = all_layers(view.rules.module_ids)
    return frozenset().union(*(each.replaces for each in layers))


def figures_of(view: View, colors: Sequence[int]) -> dict[int, list[Figure]]:
    """What all modules of a game put on hexes, by hex."""
    found: dict[int, list[Figure]] = {}
    for each in all_layers(view.rules.module_ids):
        for figure in each.figures(view, colors) if each.figures else ():
            found.setdefault(figure.hex, []).append(figure)
    return found


def card_face(view: View, card: str) -> CardFace:
    """How a card looks; one that no module draws has the back of a development card."""
    for each in all_layers(view.rules.module_ids):
        found = each.card(view, card) if each.card else None
        if found is not None:
            return found
    return CardFace(DEVELOPMENT, card)


def deeds_of(view: View) -> dict[str, str]:
    """By event kind: the text of who did most of it, for all modules of a game."""
    found: dict[str, str] = {}
    for each in all_layers(view.rules.module_ids):
        found |= each.deeds
    return found


def sheets_of(view: View) -> dict[str, MakeSheet]:
    """The further pictures of a game, by name."""
    found: dict[str, MakeSheet] = {}
    for each in all_layers(view.rules.module_ids):
        found |= each.sheets
    return found


def sheet_names() -> tuple[str, ...]:
    """The further pictures of all modules there are, by name."""
    layers = all_layers(sorted(module.name for module in iter_modules(__path__)))
    return tuple(name for each in layers for name in each.sheets)


def pieces_of(view: View, seat: int) -> list[Pieces]:
    """The pieces of a seat that all modules of a game put on the board."""
    layers = all_layers(view.rules.module_ids)
    return [p for each in layers if each.pieces for p in each.pieces(view, seat)]


def draw_layers(scene: Scene, module_ids: Sequence[str]) -> None:
    """Draw all layers of a game upon a scene, low ones first, then in module order."""
    steps = [step for layers in all_layers(module_ids) for step in layers.draw]
    for _, draw in sorted(steps, key=lambda step: step[0]):
        draw(scene)
