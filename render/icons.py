"""Small signs: goods, and the counts of the panel. Drawn in a square from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.domains import DOMAINS, emblem
from render.ink import Color, Ink, Point, curve, rgb, ring, rounded
from render.sprites import SPRITES

DARK_LINE: Color = rgb("2a2320")
LAUREL_LIT, LAUREL_DARK = rgb("9ad977"), rgb("5fae4a")
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
    ink.line(curve((-0.3, 0.95), (0.0, 0.4), (0.1, -0.7)), 0.14, rgb("7d5410"))
    for i in range(4):
        y = 0.34 - i * 0.29
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


def _coin(ink: Ink) -> None:
    for x, y in ((-0.3, 0.34), (0.34, 0.1), (-0.1, -0.36)):
        ink.dot((x, y), 0.56, rgb("6b4a0c"))
        ink.dot((x, y), 0.44, rgb("f2b41e"))
        ink.dot((x - 0.04, y - 0.05), 0.3, rgb("ffe07a"))
        ink.line([(x, y - 0.14), (x, y + 0.14)], 0.12, rgb("a87410"))


def _cloth(ink: Ink) -> None:
    ink.shape(_box(-0.86, -0.44, 0.5, 0.74, 0.2), rgb("9a5fb0"), rgb("3f1f4d"), 0.14)
    for y in (-0.1, 0.2, 0.5):
        ink.line([(-0.66, y), (0.3, y)], 0.1, rgb("d3a6e2"))
    ink.dot((0.5, -0.36), 0.5, rgb("3f1f4d"))
    ink.dot((0.5, -0.36), 0.37, rgb("c48ad6"))
    ink.dot((0.5, -0.36), 0.2, rgb("9a5fb0"))
    ink.dot((0.5, -0.36), 0.09, rgb("3f1f4d"))


def _paper(ink: Ink) -> None:
    ink.shape(_box(-0.62, -0.8, 0.62, 0.8, 0.12), rgb("f6edd4"), rgb("4c3a20"), 0.14)
    for y, right in ((-0.4, 0.38), (-0.08, 0.38), (0.24, 0.38), (0.5, 0.0)):
        ink.line([(-0.38, y), (right, y)], 0.1, rgb("4f94b8"))
    for y in (-0.82, 0.82):
        ink.line([(-0.7, y), (0.7, y)], 0.3, rgb("4c3a20"))
        ink.line([(-0.66, y), (0.66, y)], 0.14, rgb("d9c391"))


def _bread(ink: Ink) -> None:
    loaf = [
        *curve((-0.94, 0.3), (-0.9, -0.6), (0.0, -0.6)),
        *curve((0.0, -0.6), (0.9, -0.6), (0.94, 0.3)),
        *curve((0.94, 0.3), (0.8, 0.66), (0.0, 0.66)),
        *curve((0.0, 0.66), (-0.8, 0.66), (-0.94, 0.3)),
    ]
    ink.shape(loaf, rgb("c98a4a"), rgb("4f2c10"), 0.14)
    for x in (-0.46, 0.0, 0.46):
        ink.line([(x - 0.12, -0.2), (x + 0.14, 0.24)], 0.14, rgb("f3d9a4"))


def _road_building(ink: Ink) -> None:
    for x, y in ((-0.3, -0.36), (0.34, 0.4)):
        ends = [(x - 0.5, y + 0.28), (x + 0.5, y - 0.28)]
        ink.line(ends, 0.56, DARK_LINE)
        ink.line(ends, 0.36, rgb("e9b44c"))
        ink.line([(px, py - 0.07) for px, py in ends], 0.1, rgb("fff0c4"))


def _year_of_plenty(ink: Ink) -> None:
    for x, y, color in ((-0.34, -0.22, "d8552f"), (0.3, -0.3, "f2bd3a"), (0.0, -0.58, "6aa84f")):
        ink.dot((x, y), 0.4, DARK_LINE)
        ink.dot((x, y), 0.28, rgb(color))
    ink.shape([(-0.86, 0.0), (0.86, 0.0), (0.6, 0.8), (-0.6, 0.8)], rgb("b07a42"), DARK_LINE, 0.14)
    for x in (-0.36, 0.0, 0.36):
        ink.line([(x * 1.1, 0.1), (x * 0.9, 0.7)], 0.08, rgb("7a4f24"))
    ink.line([(-0.7, 0.4), (0.7, 0.4)], 0.08, rgb("7a4f24"))


def _monopoly(ink: Ink) -> None:
    crown = [
        (-0.84, 0.5),
        (-0.9, -0.5),
        (-0.42, 0.0),
        (0.0, -0.78),
        (0.42, 0.0),
        (0.9, -0.5),
        (0.84, 0.5),
    ]
    ink.shape(crown, rgb("ffc83d"), DARK_LINE, 0.14)
    ink.shape(_box(-0.84, 0.42, 0.84, 0.8, 0.08), rgb("e09a1f"), DARK_LINE, 0.14)
    for x, color in ((-0.44, "d8402f"), (0.0, "3d7fb5"), (0.44, "d8402f")):
        ink.dot((x, 0.61), 0.12, rgb(color))


def _yes(ink: Ink) -> None:
    ink.line([(-0.6, 0.06), (-0.16, 0.52), (0.64, -0.5)], 0.5, DARK_LINE)
    ink.line([(-0.6, 0.06), (-0.16, 0.52), (0.64, -0.5)], 0.28, rgb("4cc27a"))


def _no(ink: Ink) -> None:
    for width, color in ((0.5, DARK_LINE), (0.28, rgb("f0604a"))):
        ink.line([(-0.52, -0.52), (0.52, 0.52)], width, color)
        ink.line([(-0.52, 0.52), (0.52, -0.52)], width, color)


def _arrow(ink: Ink) -> None:
    body = [
        (-0.9, -0.26),
        (0.1, -0.26),
        (0.1, -0.66),
        (0.92, 0.0),
        (0.1, 0.66),
        (0.1, 0.26),
        (-0.9, 0.26),
    ]
    ink.shape(rounded(body, 0.06), rgb("ffc83d"), DARK_LINE, 0.14)


def _settlement(ink: Ink) -> None:
    ink.shape(
        [(-0.7, 0.8), (-0.7, -0.1), (0.0, -0.8), (0.7, -0.1), (0.7, 0.8)],
        rgb("f5efe0"),
        DARK_LINE,
        0.16,
    )
    ink.poly([(-0.62, -0.08), (0.0, -0.7), (0.62, -0.08)], rgb("8b93a3"))
    ink.poly([(-0.18, 0.72), (-0.18, 0.24), (0.18, 0.24), (0.18, 0.72)], DARK_LINE)


def _city(ink: Ink) -> None:
    ink.shape(
        [
            (-0.88, 0.8),
            (-0.88, -0.4),
            (-0.46, -0.86),
            (-0.04, -0.4),
            (-0.04, -0.14),
            (0.42, -0.46),
            (0.88, -0.06),
            (0.88, 0.8),
        ],
        rgb("f5efe0"),
        DARK_LINE,
        0.16,
    )
    ink.poly([(-0.8, -0.38), (-0.46, -0.76), (-0.12, -0.38)], rgb("8b93a3"))
    ink.poly([(-0.02, -0.08), (0.42, -0.36), (0.8, -0.02)], rgb("8b93a3"))
    for x in (-0.46, 0.2, 0.58):
        ink.poly([(x - 0.12, 0.5), (x - 0.12, 0.16), (x + 0.12, 0.16), (x + 0.12, 0.5)], DARK_LINE)


def _chit(ink: Ink) -> None:
    ink.shape(
        [(-0.92, 0.62), *curve((-0.92, 0.62), (0.0, 0.1), (0.92, 0.62))],
        rgb("e5c384"),
        DARK_LINE,
        0.14,
    )
    ink.line([(0.05, 0.36), (0.05, -0.86)], 0.15, DARK_LINE)
    ink.shape([(0.05, -0.86), (0.78, -0.6), (0.05, -0.3)], rgb("ffc83d"), DARK_LINE, 0.12)
    ink.line([(-0.9, 0.78), (0.9, 0.78)], 0.16, rgb("4da3d9"))


def _stone(ink: Ink) -> None:
    ink.shape(_box(-0.8, -0.4, 0.8, 0.7, 0.06), rgb("e0b85c"), DARK_LINE, 0.16)
    ink.poly([(-0.74, -0.34), (-0.5, -0.74), (0.94, -0.74), (0.74, -0.34)], rgb("f7e0a0"))
    ink.line([(-0.8, -0.4), (-0.54, -0.8), (0.98, -0.8), (0.8, -0.4)], 0.14, DARK_LINE)
    ink.poly([(0.42, -0.28), (0.72, -0.28), (0.72, 0.62), (0.42, 0.62)], rgb("b88a34"))


def _curse(ink: Ink) -> None:
    ink.dot((0, -0.16), 0.74, DARK_LINE)
    ink.dot((0, -0.16), 0.6, rgb("f1ead8"))
    ink.shape(_box(-0.36, 0.3, 0.36, 0.8, 0.1), rgb("f1ead8"), DARK_LINE, 0.14)
    for x in (-0.26, 0.26):
        ink.dot((x, -0.16), 0.2, DARK_LINE)
    for x in (-0.12, 0.12):
        ink.line([(x, 0.5), (x, 0.74)], 0.1, DARK_LINE)


def _token(ink: Ink) -> None:
    ink.dot((0, 0), 0.9, DARK_LINE)
    ink.dot((0, 0), 0.74, rgb("3f9b58"))
    ink.line([*curve((-0.32, -0.22), (-0.1, -0.7), (0.34, -0.24)), (0, 0.12)], 0.2, rgb("ffffff"))
    ink.dot((0, 0.44), 0.14, rgb("ffffff"))


def _advisor(ink: Ink) -> None:
    """A laurel wreath, open at the top."""
    leaves = []
    for side in (-1, 1):
        for angle in (-58, -22, 14, 50):
            turn = math.radians(angle)
            root = (side * 0.62 * math.cos(turn), -0.62 * math.sin(turn) + 0.06)
            tip = (root[0] * 1.12 + side * 0.2 * math.sin(turn), root[1] - 0.34 * math.cos(turn))
            leaves.append((side, [root, tip]))
    for width, colors in ((0.52, (DARK_LINE, DARK_LINE)), (0.28, (LAUREL_LIT, LAUREL_DARK))):
        for side, leaf in leaves:
            ink.line(leaf, width, colors[side > 0])
    ink.dot((0, 0.72), 0.24, DARK_LINE)
    ink.dot((0, 0.72), 0.13, rgb("ffc83d"))


def _beer(ink: Ink) -> None:
    handle = [
        *curve((0.4, -0.24), (0.96, -0.24), (0.9, 0.2)),
        *curve((0.9, 0.2), (0.8, 0.5), (0.4, 0.5)),
    ]
    ink.line(handle, 0.34, DARK_LINE)
    ink.line(handle, 0.12, rgb("f6d98a"))
    ink.shape(_box(-0.62, -0.34, 0.44, 0.86, 0.14), rgb("e9a92c"), DARK_LINE, 0.16)
    for x in (-0.32, 0.0):
        ink.line([(x, 0.06), (x, 0.56)], 0.12, rgb("fbe3a0"))
    for x, y, radius in ((-0.44, -0.44, 0.34), (-0.06, -0.56, 0.38), (0.3, -0.42, 0.32)):
        ink.dot((x, y), radius, DARK_LINE)
    for x, y, radius in ((-0.44, -0.44, 0.22), (-0.06, -0.56, 0.26), (0.3, -0.42, 0.2)):
        ink.dot((x, y), radius, rgb("ffffff"))
    ink.line([(-0.44, -0.36), (0.3, -0.36)], 0.26, rgb("ffffff"))


def _bakery(ink: Ink) -> None:
    oven = [(-0.84, 0.78), *curve((-0.84, 0.1), (-0.8, -0.66), (0.0, -0.68))]
    oven += [*curve((0.0, -0.68), (0.8, -0.66), (0.84, 0.1)), (0.84, 0.78)]
    ink.shape(oven, rgb("c8643a"), DARK_LINE, 0.16)
    mouth = [(-0.44, 0.78), *curve((-0.44, 0.4), (-0.4, -0.1), (0.0, -0.1))]
    mouth += [*curve((0.0, -0.1), (0.4, -0.1), (0.44, 0.4)), (0.44, 0.78)]
    ink.poly(mouth, DARK_LINE)
    flame = [
        *curve((-0.24, 0.74), (-0.3, 0.36), (0.02, 0.08)),
        *curve((0.02, 0.08), (0.32, 0.4), (0.24, 0.74)),
    ]
    ink.poly(flame, rgb("ffb347"))


def _lent(ink: Ink) -> None:
    tail = [(0.34, 0.0), (0.92, -0.5), (0.8, 0.0), (0.92, 0.5)]
    body = [
        *curve((-0.9, 0.0), (-0.3, -0.9), (0.5, 0.0)),
        *curve((0.5, 0.0), (-0.3, 0.9), (-0.9, 0.0)),
    ]
    ink.shape(tail, rgb("7fb6cf"), DARK_LINE, 0.18)
    ink.shape(body, rgb("a9d3e6"), DARK_LINE, 0.18)
    ink.dot((-0.5, -0.1), 0.12, DARK_LINE)
    ink.line([(-0.14, -0.26), (-0.14, 0.26)], 0.1, rgb("5f93ab"))


def _granary(ink: Ink) -> None:
    barn = [(-0.8, 0.8), (-0.8, -0.2), (0.0, -0.86), (0.8, -0.2), (0.8, 0.8)]
    ink.shape(barn, rgb("c9503a"), DARK_LINE, 0.18)
    ink.poly(_box(-0.42, 0.06, 0.42, 0.8, 0.04), rgb("f3d489"))
    for ends in (((-0.42, 0.06), (0.42, 0.8)), ((0.42, 0.06), (-0.42, 0.8))):
        ink.line(ends, 0.13, DARK_LINE)
    ink.dot((0, -0.34), 0.15, rgb("f3d489"))


def _tax(ink: Ink) -> None:
    ink.dot((0, 0), 0.86, DARK_LINE)
    ink.dot((0, 0), 0.7, rgb("c8402f"))
    ink.line([(0, -0.48), (0, 0.48)], 0.22, rgb("ffe08a"))
    ink.line([(-0.34, -0.16), (0.34, -0.16)], 0.22, rgb("ffe08a"))


def _progress(ink: Ink) -> None:
    ink.shape(_box(-0.58, -0.84, 0.58, 0.84, 0.16), rgb("f5efe0"), DARK_LINE, 0.16)
    for y, color in ((-0.4, "f2bd3a"), (0.04, "3f74d6"), (0.48, "3fa45f")):
        ink.line([(-0.26, y), (0.26, y)], 0.28, rgb(color))


def _defender(ink: Ink) -> None:
    shield = [
        (-0.7, -0.72),
        (0.7, -0.72),
        *curve((0.7, -0.2), (0.66, 0.5), (0.0, 0.86)),
        *curve((0.0, 0.86), (-0.66, 0.5), (-0.7, -0.2)),
    ]
    ink.shape(shield, rgb("e0b23a"), DARK_LINE, 0.16)
    ink.poly([(0.04, -0.64), (0.62, -0.64), (0.62, -0.2), (0.04, 0.74)], rgb("b8860f"))
    ink.line([(0, -0.5), (0, 0.5)], 0.16, DARK_LINE)
    ink.line([(-0.44, -0.2), (0.44, -0.2)], 0.16, DARK_LINE)


def _emblem(domain: str) -> Icon:
    """The shape of a domain."""
    return lambda ink: emblem(ink, domain, (0.0, 0.0), 0.84, 0.16)


def _banned(domain: str) -> Icon:
    """The shape of a domain, crossed out."""

    def draw(ink: Ink) -> None:
        _emblem(domain)(ink)
        for width, stroke in ((0.42, rgb("ffffff")), (0.24, DARK_LINE)):
            ink.line([(-0.74, -0.74), (0.74, 0.74)], width, stroke)
            ink.line([(-0.74, 0.74), (0.74, -0.74)], width, stroke)

    return draw


def _barbarian(ink: Ink) -> None:
    """A double axe."""
    ink.line([(0, -0.86), (0, 0.9)], 0.36, DARK_LINE)
    ink.line([(0, -0.84), (0, 0.88)], 0.16, rgb("b07a42"))
    for side in (-1, 1):
        blade = [
            (side * 0.1, -0.62),
            *curve((side * 0.2, -0.6), (side * 0.7, -0.5), (side * 0.8, -0.9)),
        ]
        blade += [*curve((side * 0.8, -0.9), (side * 1.08, -0.3), (side * 0.8, 0.34))]
        blade += [*curve((side * 0.8, 0.34), (side * 0.7, -0.06), (side * 0.1, 0.04))]
        ink.shape(blade, rgb("e0402f"), DARK_LINE, 0.14)


def _defence(ink: Ink) -> None:
    """Crossed swords."""
    for side in (-1, 1):
        blade, guard = (
            [(side * 0.8, -0.84), (-side * 0.62, 0.6)],
            [(-side * 0.84, 0.26), (-side * 0.3, 0.8)],
        )
        ink.line(blade, 0.42, DARK_LINE)
        ink.line(blade, 0.2, rgb("eef2f7"))
        ink.line(guard, 0.36, DARK_LINE)
        ink.line(guard, 0.16, rgb("ffc83d"))


def _city_lost(ink: Ink) -> None:
    """A city with a crack and flames."""
    _city(ink)
    crack = [(0.1, -0.5), (-0.14, -0.1), (0.14, 0.16), (-0.06, 0.8)]
    ink.line(crack, 0.34, DARK_LINE)
    ink.line(crack, 0.16, rgb("e0402f"))


def _march(ink: Ink) -> None:
    """A helmet with a red plume."""
    plume = [*curve((-0.94, 0.2), (-1.0, -1.06), (0.3, -0.86)), (0.5, -0.5), (-0.3, -0.3)]
    ink.shape(plume, rgb("d8402f"), DARK_LINE, 0.16)
    helm = [
        *curve((-0.62, 0.86), (-0.8, -0.66), (0.1, -0.62)),
        *curve((0.1, -0.62), (0.86, -0.56), (0.8, 0.1)),
        (0.44, 0.1),
        (0.5, 0.86),
        (0.1, 0.5),
        (-0.1, 0.9),
    ]
    ink.shape(helm, rgb("e9b43a"), DARK_LINE, 0.16)
    ink.line([(0.28, 0.06), (0.7, 0.06)], 0.2, DARK_LINE)


def _supply(ink: Ink) -> None:
    """A covered cart."""
    ink.shape([(-0.9, 0.3), (0.9, 0.3), (0.76, 0.6), (-0.76, 0.6)], rgb("a8713c"), DARK_LINE, 0.16)
    cover = [
        *curve((-0.8, 0.3), (-0.9, -0.86), (0.0, -0.8)),
        *curve((0.0, -0.8), (0.9, -0.86), (0.8, 0.3)),
    ]
    ink.shape(cover, rgb("f5efe0"), DARK_LINE, 0.16)
    for x in (-0.46, 0.46):
        ink.dot((x, 0.66), 0.32, DARK_LINE)
        ink.dot((x, 0.66), 0.14, rgb("d9a05a"))


def _famine(ink: Ink) -> None:
    """An empty bowl."""
    bowl = [(-0.9, -0.1), (0.9, -0.1), *curve((0.9, -0.1), (0.7, 0.8), (0.0, 0.8))]
    bowl += curve((0.0, 0.8), (-0.7, 0.8), (-0.9, -0.1))
    ink.shape(bowl, rgb("c98a4a"), DARK_LINE, 0.16)
    ink.oval((0, -0.1), 0.9, 0.24, DARK_LINE)
    ink.oval((0, -0.08), 0.7, 0.13, rgb("7a4f24"))


def _bridge(ink: Ink) -> None:
    """Two arches."""
    deck = [
        (-0.96, 0.7),
        (-0.96, -0.1),
        *curve((-0.96, -0.1), (0.0, -0.5), (0.96, -0.1)),
        (0.96, 0.7),
    ]
    ink.shape(deck, rgb("b7a184"), DARK_LINE, 0.16)
    for x in (-0.44, 0.44):
        arch = [(x - 0.3, 0.72), *curve((x - 0.3, 0.5), (x, -0.2), (x + 0.3, 0.5)), (x + 0.3, 0.72)]
        ink.poly(arch, DARK_LINE)


def _statue(ink: Ink) -> None:
    """A figure on a pedestal."""
    ink.shape(_box(-0.6, 0.5, 0.6, 0.9, 0.04), rgb("8b93a3"), DARK_LINE, 0.14)
    body = [(-0.36, 0.5), *curve((-0.3, 0.1), (-0.4, -0.3), (0.0, -0.34))]
    body += [*curve((0.0, -0.34), (0.4, -0.3), (0.36, 0.5))]
    ink.shape(body, rgb("d5dbe4"), DARK_LINE, 0.14)
    ink.dot((0, -0.56), 0.32, DARK_LINE)
    ink.dot((0, -0.56), 0.2, rgb("d5dbe4"))


ICONS: dict[str, Icon] = {
    "march": _march,
    "supply": _supply,
    "founding_event": _settlement,
    "famine_event": _famine,
    "bridge_event": _bridge,
    "battle_event": _defence,
    "statue_event": _statue,
    "barbarian": _barbarian,
    "defence": _defence,
    "city_lost": _city_lost,
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
    "coin": _coin,
    "gold_coin": _coin,
    "cloth": _cloth,
    "paper": _paper,
    "bread": _bread,
    "knight_card": _knight,
    "victory_point_card": _points,
    "road_building": _road_building,
    "year_of_plenty": _year_of_plenty,
    "monopoly": _monopoly,
    "crown": _monopoly,
    "chit": _chit,
    "stone": _stone,
    "curse": _curse,
    "token": _token,
    "advisor": _advisor,
    "progress": _progress,
    "defender": _defender,
    **{domain: _emblem(domain) for domain in DOMAINS},
    **{f"banned_{domain}": _banned(domain) for domain in DOMAINS},
    "beer": _beer,
    "bakery": _bakery,
    "lent": _lent,
    "granary": _granary,
    "tax": _tax,
    "settlement": _settlement,
    "city": _city,
    "yes": _yes,
    "no": _no,
    "arrow": _arrow,
}


def icon(name: str, size: int) -> Image.Image:
    """The sign as a sprite of ``size`` × ``size`` pixels; a card without own sign gets its back."""

    def make() -> Image.Image:
        ink = Ink((-1.1, -1.1, 1.1, 1.1), size / 2.2)
        ICONS.get(name, _development)(ink)
        return ink.finish()

    return SPRITES.get(("icon", name, size), make)
