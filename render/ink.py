"""Supersampled vector drawing in world units (1 unit = hex radius)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

Point: TypeAlias = tuple[float, float]
Color: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]


def rgb(text: str, alpha: int | None = None) -> Color:
    """Colour from ``rrggbb``, with an alpha of 0–255 if one is given."""
    value = int(text, 16)
    red, green, blue = value >> 16, value >> 8 & 255, value & 255
    return (red, green, blue) if alpha is None else (red, green, blue, alpha)


def mix(first: Color, second: Color, share: float) -> Color:
    """Colour that lies ``share`` (0–1) of the way from the first to the second."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


def lighter(color: Color, share: float) -> Color:
    """The colour ``share`` (0–1) of the way to white."""
    return mix(color, (255, 255, 255), share)


def darker(color: Color, share: float) -> Color:
    """The colour ``share`` (0–1) of the way to black."""
    return mix(color, (0, 0, 0), share)


def faded(color: Color, alpha: int) -> Color:
    """The same colour at an alpha of 0–255."""
    return (color[0], color[1], color[2], alpha)


def curve(start: Point, control: Point, end: Point, steps: int = 12) -> list[Point]:
    """Points along a quadratic Bézier curve, both ends included."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(
            (
                a * start[0] + b * control[0] + c * end[0],
                a * start[1] + b * control[1] + c * end[1],
            )
        )
    return points


def ring(center: Point, radius: float, count: int, start: float = -90.0) -> list[Point]:
    """Corners of a regular polygon; angles in degrees, clockwise on the picture."""
    return [
        (
            center[0] + radius * math.cos(math.radians(start + 360 * i / count)),
            center[1] + radius * math.sin(math.radians(start + 360 * i / count)),
        )
        for i in range(count)
    ]


def rounded(points: Sequence[Point], radius: float, steps: int = 5) -> list[Point]:
    """The polygon with its corners cut back by ``radius`` and rounded."""
    result: list[Point] = []
    count = len(points)
    for i, corner in enumerate(points):
        before = _toward(corner, points[i - 1], radius)
        after = _toward(corner, points[(i + 1) % count], radius)
        result += curve(before, corner, after, steps)
    return result


def _toward(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end) or 1.0
    share = min(0.5, distance / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


class Ink:
    """A canvas drawn larger than needed and reduced once, so that edges are smooth.

    ``left, top, right, bottom`` are the canvas's limits in units; ``size`` is the number
    of pixels per unit in the finished picture. Without ``ground`` the canvas starts clear.
    Fills with an alpha mix with what lies below only on a canvas that has a ground. Strokes are
    never thinner than ``least`` pixels of the finished picture.
    """

    def __init__(
        self,
        box: tuple[float, float, float, float],
        size: float,
        factor: int = 4,
        ground: Color | None = None,
        least: float = 0.0,
    ) -> None:
        self.left, self.top = box[0], box[1]
        self.width = math.ceil((box[2] - box[0]) * size)
        self.height = math.ceil((box[3] - box[1]) * size)
        self.factor = factor
        self.scale = size * factor
        self.least = max(1, round(least * factor))
        extent = (self.width * factor, self.height * factor)
        if ground is None:
            self.image = Image.new("RGBA", extent, (0, 0, 0, 0))
            self.draw = ImageDraw.Draw(self.image)
        else:
            self.image = Image.new("RGB", extent, ground[:3])
            self.draw = ImageDraw.Draw(self.image, "RGBA")

    def at(self, points: Iterable[Point]) -> list[Point]:
        return [((x - self.left) * self.scale, (y - self.top) * self.scale) for x, y in points]

    def poly(self, points: Iterable[Point], fill: Color) -> None:
        self.draw.polygon(self.at(points), fill=fill)

    def oval(self, center: Point, rx: float, ry: float, fill: Color) -> None:
        ((x, y),) = self.at([center])
        rx, ry = rx * self.scale, ry * self.scale
        self.draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=fill)

    def dot(self, center: Point, radius: float, fill: Color) -> None:
        self.oval(center, radius, radius, fill)

    def line(
        self, points: Sequence[Point], width: float, fill: Color, closed: bool = False
    ) -> None:
        """A stroke of ``width`` units with round ends and joints."""
        path = self.at([*points, points[0]] if closed else points)
        thick = max(self.least, round(width * self.scale))
        self.draw.line(path, fill=fill, width=thick, joint="curve")
        if len(fill) == 3:
            half = thick / 2
            for x, y in path:
                self.draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def shape(self, points: Sequence[Point], fill: Color, edge: Color, width: float) -> None:
        """A filled polygon with an outline centred on its border."""
        self.line(points, width, edge, closed=True)
        self.poly(points, fill)
        self.line(points, width, edge, closed=True)

    def finish(self) -> Image.Image:
        return self.image.reduce(self.factor)


def with_shadow(
    sprite: Image.Image, offset: tuple[int, int], blur: float, strength: float
) -> Image.Image:
    """The sprite over a soft black shadow; the canvas is as large as before."""
    alpha = sprite.getchannel("A").filter(ImageFilter.GaussianBlur(blur))
    alpha = alpha.point([round(i * strength) for i in range(256)])
    result = Image.new("RGBA", sprite.size, (0, 0, 0, 0))
    black = Image.new("RGBA", sprite.size, (8, 12, 24, 255))
    result.paste(black, offset, alpha)
    shifted = Image.new("L", sprite.size, 0)
    shifted.paste(alpha, offset)
    result.putalpha(shifted)
    result.alpha_composite(sprite)
    return result
