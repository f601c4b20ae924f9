"""What a layer draws on: the picture under way, and everything it may look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PIL import Image

from engine.board import Board
from engine.view import View
from render.camera import Camera, Ground
from render.ink import Point
from render.theme import SeatPaint, Theme


@dataclass(frozen=True)
class SeatLabel:
    """A seat as people know it: its name and the index of its colour in ``theme.SEATS``."""

    name: str
    color_index: int


@dataclass(frozen=True)
class Mark:
    """A place to be marked: ``kind`` is ``hex``, ``vertex`` or ``edge``.

    ``style`` is ``change`` (the last move), ``from`` (where a piece came from) or
    ``production`` (a hex that has just paid). ``offset``: where the piece stands, in units off
    the place.
    """

    kind: str
    place: int
    style: str = "change"
    offset: Point = (0.0, 0.0)


@dataclass
class Scene:
    """One board picture under way. Layers paste sprites upon ``image``."""

    image: Image.Image
    view: View
    ground: Ground
    camera: Camera
    theme: Theme
    paints: Sequence[SeatPaint]
    colors: Sequence[int]
    letters: Sequence[str]
    marks: Sequence[Mark] = ()
    ask_places: Mapping[str, Sequence[int]] = field(default_factory=dict)

    @property
    def board(self) -> Board:
        return self.ground.board

    @property
    def state(self) -> Any:
        return self.view.state

    @property
    def size(self) -> int:
        return self.camera.size

    def place(self, kind: str, index: int) -> Point:
        """World position of a hex, vertex or edge."""
        table = {"hex": "hex_xy", "vertex": "vertex_xy", "edge": "edge_xy"}[kind]
        position: Point = getattr(self.board, table)[index]
        return position

    def paste(
        self, sprite: Image.Image, at: Point, anchor: tuple[float, float] = (0.5, 0.5)
    ) -> None:
        """Put a sprite so that its ``anchor`` (shares of its size) lies on a world position."""
        x, y = self.camera.at(at)
        left, top = x - sprite.width * anchor[0], y - sprite.height * anchor[1]
        self.image.paste(sprite, (round(left), round(top)), sprite)
