"""Small signs: goods, and the counts of the panel. Drawn in a square from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.ink import Color, Ink, Point, curve, rgb, ring, rounded
from render.sprites import SPRITES

DARK_LINE: Color = rgb("2a2320")
Icon = Callable[[Ink], None]


def _box(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    return rounded([(left, top), (right, top), (right, bottom), (left, bottom)], radius)


def _brick(ink: Ink) -> None:
    for left, top in ((-0.92, 0.06), (0.04, 0.06), (-0.44, -0.62)):
        ink.shape(_box(left, top, left + 0.88, top + 0.56, 0.1), rgb("d8552f"), rgb("6a2511"), 0.14)
        ink.line([(left + 0.16, top + 0.17), (left + 0.7, top + 0.17)], 0.1, rgb("f7a581"))


def _lumber(ink: Ink) -> None:
    for y in (0.42, -0.36):
        ink.shape(_box(-0.94, y - 0.34, 0.72, y + 0.34, 0.2), rgb("9a6336"), rgb("3c2412"), 0.14)
        ink.line([(-0.7, y - 0.12), (0.2, y - 0.12)], 0.1, rgb("c08a55"))
        ink.oval((0.62, y), 0.32, 0.38, rgb("3c2412"))
        ink.oval((0.62, y), 0.22, 0.28, rgb("edc895"))
        ink.oval((0.62, y), 0.09, 0.12, rgb("9a6336"))


def _wool(ink: Ink) -> None:
    for x in (-0.42, -0.14, 0.2, 0.42):
        ink.line([(x, 0.4), (x, 0.82)], 0.17, rgb("35302c"))
    lumps = (
        (-0.52, 0.0),
        (-0.28, -0.36),
        (0.1, -0.46),
        (0.4, -0.2),
        (0.42, 0.16),
        (-0.3, 0.26),
        (0.06, 0.28),
        (0.0, 0.0),
    )
    for x, y in lumps:
        ink.dot((x, y), 0.42, rgb("35302c"))
    for x, y in lumps:
        ink.dot((x, y), 0.3, rgb("d9dbd2"))
    for x, y in (*lumps[:4], lumps[7]):
        ink.dot((x - 0.04, y - 0.05), 0.27, rgb("fffdf4"))
    ink.oval((0.66, -0.34), 0.3, 0.34, rgb("35302c"))
    ink.oval((0.66, -0.34), 0.2, 0.24, rgb("6a6058"))


def _grain(ink: Ink) -> None:
    ink.line(curve((-0.3, 0.95), (0.0, 0.4), (0.1, -0.8)), 0.14, rgb("7d5410"))
    for i in range(4):
        y = 0.28 - i * 0.34
        x = -0.02 + i * 0.035
        for side, color in ((-1, rgb("ffdf80")), (1, rgb("e6a323"))):
            kernel = [
                (x, y + 0.1),
                (x + side * 0.42, y - 0.08),
                (x + side * 0.5, y - 0.46),
                (x + side * 0.1, y - 0.2),
            ]
            ink.shape(rounded(kernel, 0.1), color, rgb("7d5410"), 0.11)


def _ore(ink: Ink) -> None:
    rim = [
        (-0.9, 0.55),
        (-0.72, -0.2),
        (-0.2, -0.76),
        (0.44, -0.6),
        (0.9, 0.1),
        (0.74, 0.66),
        (0.0, 0.8),
    ]
    ink.shape(rounded(rim, 0.08), rgb("7f8a99"), rgb("2c333d"), 0.16)
    ink.poly([(-0.68, -0.16), (-0.2, -0.7), (0.02, -0.1), (-0.4, 0.2)], rgb("c9d2de"))
    ink.poly([(-0.2, -0.7), (0.42, -0.55), (0.02, -0.1)], rgb("a7b2c0"))
    ink.poly([(0.84, 0.12), (0.7, 0.6), (0.05, 0.74), (0.3, 0.2)], rgb("596472"))


def _any(ink: Ink) -> None:
    for i, color in enumerate(("d8552f", "9a6336", "f4f3ea", "f2bd3a", "8a96a6")):
        x, y = ring((0, 0), 0.58, 5)[i]
        ink.dot((x, y), 0.36, DARK_LINE)
        ink.dot((x, y), 0.25, rgb(color))


def _cards(ink: Ink) -> None:
    ink.shape(_box(-0.78, -0.66, 0.2, 0.74, 0.16), rgb("8b93a3"), DARK_LINE, 0.16)
    ink.shape(_box(-0.3, -0.84, 0.76, 0.66, 0.16), rgb("f5efe0"), DARK_LINE, 0.16)
    ink.poly(ring((0.23, -0.09), 0.36, 6), rgb("3d7fb5"))


def _development(ink: Ink) -> None:
    ink.shape(_box(-0.58, -0.84, 0.58, 0.84, 0.16), rgb("7a4fa3"), DARK_LINE, 0.16)
    star = [
        p
        for pair in zip(ring((0, 0), 0.5, 5), ring((0, 0), 0.21, 5, -54), strict=True)
        for p in pair
    ]
    ink.poly(star, rgb("ffd95e"))


def _knight(ink: Ink) -> None:
    ink.shape(
        [*curve((-0.1, -0.6), (0.1, -1.1), (0.72, -0.86)), (0.1, -0.36)],
        rgb("d8402f"),
        DARK_LINE,
        0.14,
    )
    helm = [
        (-0.7, 0.8),
        (-0.7, -0.1),
        *curve((-0.7, -0.1), (-0.62, -0.74), (0.0, -0.74)),
        *curve((0.0, -0.74), (0.62, -0.74), (0.7, -0.1)),
        (0.7, 0.8),
    ]
    ink.shape(helm, rgb("c3cbd6"), DARK_LINE, 0.16)
    ink.poly([(0.06, -0.66), (0.5, -0.5), (0.62, -0.1), (0.62, 0.72), (0.06, 0.72)], rgb("8e98a6"))
    ink.line([(-0.46, -0.06), (0.46, -0.06)], 0.2, DARK_LINE)
    ink.line([(0, -0.06), (0, 0.56)], 0.16, DARK_LINE)


def _road(ink: Ink) -> None:
    ink.shape(
        [(-0.86, 0.8), (-0.26, -0.8), (0.26, -0.8), (0.86, 0.8)], rgb("a08c6e"), DARK_LINE, 0.16
    )
    ink.line([(0, -0.56), (0, -0.36)], 0.13, rgb("fff3d6"))
    ink.line([(0, -0.06), (0, 0.16)], 0.16, rgb("fff3d6"))
    ink.line([(0, 0.44), (0, 0.7)], 0.19, rgb("fff3d6"))


def _points(ink: Ink) -> None:
    star = [
        p
        for pair in zip(ring((0, 0.06), 0.96, 5), ring((0, 0.06), 0.42, 5, -54), strict=True)
        for p in pair
    ]
    ink.shape(rounded(star, 0.08), rgb("ffc83d"), rgb("7a5200"), 0.14)


def _wait(ink: Ink) -> None:
    glass = [(-0.54, -0.7), (0.54, -0.7), (0.1, 0.0), (0.54, 0.7), (-0.54, 0.7), (-0.1, 0.0)]
    ink.shape(rounded(glass, 0.1), rgb("f5efe0"), DARK_LINE, 0.14)
    ink.poly([(-0.28, -0.36), (0.28, -0.36), (0.0, 0.0)], rgb("e09a1f"))
    ink.poly([(-0.42, 0.62), (0.0, 0.2), (0.42, 0.62)], rgb("e09a1f"))
    for y in (-0.78, 0.78):
        ink.line([(-0.62, y), (0.62, y)], 0.24, rgb("7d5410"))


ICONS: dict[str, Icon] = {
    "brick": _brick,
    "lumber": _lumber,
    "wool": _wool,
    "grain": _grain,
    "ore": _ore,
    "any": _any,
    "cards": _cards,
    "development": _development,
    "knight": _knight,
    "road": _road,
    "points": _points,
    "wait": _wait,
}


def icon(name: str, size: int) -> Image.Image:
    """The sign as a sprite of ``size`` × ``size`` pixels."""

    def make() -> Image.Image:
        ink = Ink((-1.1, -1.1, 1.1, 1.1), size / 2.2)
        ICONS[name](ink)
        return ink.finish()

    return SPRITES.get(("icon", name, size), make)
