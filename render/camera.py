"""World units (base.md §3, 1 = hex radius) to pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.bits import bits
from engine.board import Board
from render.ink import Point, ring

HARBOR_AWAY = 0.84
"""Units from the middle of a harbour's edge to the middle of its boat."""
HARBOR_HALF = 0.52
"""Units from the middle of a boat to its stern or masthead."""
HOUSE_HALF = 0.5
"""Units from a corner to the walls of the largest building on it."""
BORDER = 0.12
"""Units of free border around everything that must be seen."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Ground:
    """What the static board is drawn from; equal values give the same picture."""

    board: Board
    terrain: tuple[str, ...]
    number: tuple[int, ...]
    harbors: tuple[tuple[int, str], ...]

    @property
    def key(self) -> tuple[object, ...]:
        return self.board.map.id, self.terrain, self.number, self.harbors


@dataclass(frozen=True)
class Camera:
    """A window of ``width`` × ``height`` pixels upon the world.

    ``size`` is the number of pixels per unit, ``left`` and ``top`` the world position of the
    window's upper left corner. Whole sizes let all boards share their sprites.
    """

    width: int
    height: int
    size: int
    left: float
    top: float

    def at(self, point: Point) -> tuple[float, float]:
        """Pixel position of a world position."""
        return (point[0] - self.left) * self.size, (point[1] - self.top) * self.size

    def pixel(self, point: Point) -> tuple[int, int]:
        """Nearest whole pixel of a world position."""
        x, y = self.at(point)
        return round(x), round(y)

    def shows(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a world position lies in the window, ``margin`` units outside allowed."""
        x, y = self.at(point)
        reach = margin * self.size
        return -reach <= x <= self.width + reach and -reach <= y <= self.height + reach


@lru_cache(maxsize=64)
def board_box(ground: Ground) -> Box:
    """World limits of what must be seen: every corner, the boats, the printed ocean hexes.

    The pirate may stand on a printed hex (seafarers.md §6), which has few corners of its own. Such
    a hex needs no border around it: what stands there stands in its middle.
    """
    board = ground.board
    points = list(board.vertex_xy)
    for vertex, (x, y) in enumerate(board.vertex_xy):
        if any(ground.terrain[hex_] != "sea" for hex_ in board.vertex_hexes[vertex]):
            points += [(x - HOUSE_HALF, y - HOUSE_HALF), (x + HOUSE_HALF, y + HOUSE_HALF * 0.7)]
    for edge, _ in ground.harbors:
        x, y = harbor_spot(ground, edge, HARBOR_AWAY)
        points += [(x - HARBOR_HALF, y - HARBOR_HALF), (x + HARBOR_HALF, y + HARBOR_HALF)]
    seen = [corner for hex_ in bits(board.printed) for corner in ring(board.hex_xy[hex_], 1, 6)]
    for x, y in points:
        seen += [(x - BORDER, y - BORDER), (x + BORDER, y + BORDER)]
    return (
        min(x for x, _ in seen),
        min(y for _, y in seen),
        max(x for x, _ in seen),
        max(y for _, y in seen),
    )


def harbor_direction(ground: Ground, edge: int) -> Point:
    """Unit vector from the middle of an edge out to the sea."""
    x, y = ground.board.edge_xy[edge]
    hexes = ground.board.edge_hexes[edge]
    land = min(hexes, key=lambda h: ground.terrain[h] == "sea")
    hx, hy = ground.board.hex_xy[land]
    length = math.dist((x, y), (hx, hy))
    return (x - hx) / length, (y - hy) / length


def harbor_spot(ground: Ground, edge: int, distance: float) -> Point:
    """The point ``distance`` units off the middle of a coastal edge, on the sea's side."""
    x, y = ground.board.edge_xy[edge]
    dx, dy = harbor_direction(ground, edge)
    return x + dx * distance, y + dy * distance


def fit(box: Box, width: int, height: int, limit: int = 150) -> Camera:
    """The camera that shows the whole box, centred, as large as whole pixels allow."""
    wide, high = box[2] - box[0], box[3] - box[1]
    size = max(1, min(limit, math.floor(min(width / wide, height / high))))
    left = (box[0] + box[2]) / 2 - width / size / 2
    top = (box[1] + box[3]) / 2 - height / size / 2
    return Camera(width, height, size, left, top)


CLOSE = (96, 88, 80, 74, 68)
"""Pixels per unit of a close-up; few sizes, so that close-ups share their sprites."""
NEARER = 1.15
"""A close-up is worth while from that many times the size of the whole board."""
ROOMY = 76
"""Pixels per unit from which a board needs no close-up."""


def close_up(whole: Camera, box: Box, points: Sequence[Point], margin: float = 1.3) -> Camera:
    """A nearer camera on ``points`` if the board is small in the window and they lie together.

    Otherwise ``whole``, the camera that shows the whole ``box``. ``margin``: units of the board
    that must be seen around the points.
    """
    if whole.size >= ROOMY or not points:
        return whole
    left, right = min(x for x, _ in points) - margin, max(x for x, _ in points) + margin
    top, bottom = min(y for _, y in points) - margin, max(y for _, y in points) + margin
    for size in CLOSE:
        wide, high = whole.width / size, whole.height / size
        if size >= NEARER * whole.size and right - left <= wide and bottom - top <= high:
            return Camera(
                whole.width,
                whole.height,
                size,
                _clamped((left + right - wide) / 2, wide, box[0], box[2]),
                _clamped((top + bottom - high) / 2, high, box[1], box[3]),
            )
    return whole


def _clamped(start: float, length: float, low: float, high: float) -> float:
    """The start of a stretch moved into the limits; centred where it is longer than they are."""
    if length >= high - low:
        return (low + high - length) / 2
    return min(max(start, low), high - length)
