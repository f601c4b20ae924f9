"""What is drawn on a hex of each terrain; light comes from the upper left."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from render.ink import Color, Ink, Point, curve, mix, rgb, rounded

GROUND: dict[str, Color] = {
    "forest": rgb("3c7d48"),
    "fields": rgb("eec24c"),
    "pasture": rgb("9ccb5c"),
    "hills": rgb("cf7446"),
    "mountains": rgb("9aa1ab"),
    "desert": rgb("e5c384"),
    "gold": rgb("8a7350"),
    "fog": rgb("c3ccd6"),
}

Motif = Callable[[Ink, Random], None]


def _jitter(chance: Random, point: Point, by: float) -> Point:
    return point[0] + chance.uniform(-by, by), point[1] + chance.uniform(-by, by)


def _shadow(ink: Ink, foot: Point, rx: float, ry: float) -> None:
    ink.oval((foot[0] + rx * 0.45, foot[1] + ry * 0.25), rx, ry, (10, 20, 20, 70))


def _spots(ink: Ink, chance: Random, color: Color, count: int, size: float) -> None:
    for _ in range(count):
        at = (chance.uniform(-0.85, 0.85), chance.uniform(-0.95, 0.95))
        ink.oval(at, size * chance.uniform(0.6, 1.2), size * 0.5, color)


def conifer(ink: Ink, foot: Point, height: float, tone: float = 0.0) -> None:
    """A fir with three tiers, its right half in shade."""
    x, y = foot
    lit = mix(rgb("4f9a52"), rgb("86b84f"), tone)
    shade = mix(rgb("1f5a38"), rgb("3d7a35"), tone)
    _shadow(ink, foot, height * 0.36, height * 0.13)
    ink.poly(
        [
            (x - 0.05 * height, y - 0.2 * height),
            (x + 0.05 * height, y - 0.2 * height),
            (x + 0.05 * height, y + 0.02 * height),
            (x - 0.05 * height, y + 0.02 * height),
        ],
        rgb("5b3d24"),
    )
    for low, high, half in ((-0.12, -0.56, 0.34), (-0.36, -0.78, 0.27), (-0.6, -1.0, 0.19)):
        top: Point = (x, y + high * height)
        left: Point = (x - half * height, y + low * height)
        right: Point = (x + half * height, y + low * height)
        sag: Point = (x, y + (low + 0.09) * height)
        ink.poly([top, *curve(left, sag, right, 8)], shade)
        ink.poly([top, left, *curve(left, sag, (x, y + (low + 0.05) * height), 5)], lit)


def broadleaf(ink: Ink, foot: Point, height: float) -> None:
    """A round tree: three lumps of leaves, lit from the upper left."""
    x, y = foot
    _shadow(ink, foot, height * 0.36, height * 0.13)
    ink.line([(x, y), (x, y - 0.4 * height)], 0.1 * height, rgb("5b3d24"))
    lumps = ((-0.2, -0.5, 0.24), (0.2, -0.48, 0.24), (0.0, -0.72, 0.27))
    for dx, dy, radius in lumps:
        ink.dot((x + dx * height, y + dy * height), radius * height, rgb("245f33"))
    for dx, dy, radius in lumps:
        at = (x + (dx - 0.05) * height, y + (dy - 0.06) * height)
        ink.dot(at, radius * height * 0.76, rgb("58a04b"))
    ink.dot((x - 0.1 * height, y - 0.84 * height), height * 0.11, rgb("8cc566"))


def forest(ink: Ink, chance: Random) -> None:
    _spots(ink, chance, rgb("2f6b40", 150), 9, 0.3)
    _spots(ink, chance, rgb("5a9a52", 120), 7, 0.16)
    spots: list[Point] = [
        (0.0, -0.5),
        (-0.36, -0.4),
        (0.36, -0.4),
        (-0.6, -0.16),
        (0.6, -0.16),
        (-0.16, -0.3),
        (0.18, -0.3),
        (-0.66, 0.3),
        (0.66, 0.3),
        (-0.56, 0.64),
        (0.54, 0.66),
        (-0.24, 0.84),
        (0.22, 0.86),
    ]
    moved = sorted((_jitter(chance, spot, 0.04) for spot in spots), key=lambda p: p[1])
    for foot in moved:
        height = chance.uniform(0.38, 0.46)
        if chance.random() < 0.3:
            broadleaf(ink, foot, height)
        else:
            conifer(ink, foot, height, chance.uniform(0.0, 0.6))


def ear(ink: Ink, foot: Point, height: float, lean: float) -> None:
    """One ear of grain on its stalk, with two rows of kernels."""
    x, y = foot
    tip = (x + lean * height, y - height)
    stalk = curve(foot, (x, y - 0.5 * height), tip, 8)
    ink.line(stalk, 0.045, rgb("9a6a12"))
    for i in range(4):
        share = 0.5 + 0.14 * i
        cx = x + lean * height * share * share
        cy = y - height * share
        for side, color in ((-1, rgb("ffe59a")), (1, rgb("d9981f"))):
            kernel = [
                (cx, cy + 0.03),
                (cx + side * 0.085, cy - 0.02),
                (cx + side * 0.095, cy - 0.1),
                (cx + side * 0.015, cy - 0.045),
            ]
            ink.line(kernel, 0.03, rgb("9a6a12"), closed=True)
            ink.poly(rounded(kernel, 0.02), color)
    ink.line([tip, (tip[0] + lean * 0.1, tip[1] - 0.08)], 0.05, rgb("ffe59a"))


def fields(ink: Ink, chance: Random) -> None:
    for i in range(9):
        y = -1.05 + i * 0.26
        row = curve((-1.0, y + 0.16), (0.0, y - 0.12), (1.0, y + 0.16))
        under = curve((1.0, y + 0.29), (0.0, y + 0.01), (-1.0, y + 0.29))
        ink.poly([*row, *under], rgb("e2ad35"))
        ink.line(row, 0.02, rgb("c98f22", 130))
    groups: list[tuple[float, float, float]] = [
        (-0.36, -0.34, 0.42),
        (-0.12, -0.4, 0.48),
        (0.12, -0.4, 0.48),
        (0.36, -0.34, 0.42),
        (-0.66, 0.16, 0.42),
        (0.64, 0.16, 0.42),
        (-0.6, 0.62, 0.4),
        (0.58, 0.62, 0.4),
    ]
    for x, y, height in sorted(groups, key=lambda g: g[1]):
        foot = _jitter(chance, (x, y), 0.02)
        ink.oval((foot[0] + 0.07, foot[1]), 0.12, 0.035, rgb("8a5f10", 90))
        ear(ink, foot, height, chance.uniform(-0.1, 0.16))


def sheep(ink: Ink, foot: Point, size: float, facing: int) -> None:
    """A woolly sheep; ``facing`` is 1 when it looks to the right."""
    x, y = foot
    _shadow(ink, (x, y), size * 0.62, size * 0.16)
    for dx in (-0.28, -0.1, 0.16, 0.32):
        ink.line([(x + dx * size, y), (x + dx * size, y - 0.3 * size)], 0.1 * size, rgb("3a3530"))
    wool = (
        (-0.38, -0.5),
        (-0.2, -0.68),
        (0.06, -0.72),
        (0.3, -0.62),
        (0.4, -0.44),
        (-0.3, -0.36),
        (0.0, -0.36),
        (0.22, -0.34),
    )
    for dx, dy in wool:
        ink.dot((x + dx * size, y + dy * size), 0.24 * size, rgb("4e5a4a"))
    for dx, dy in wool:
        ink.dot((x + dx * size, y + dy * size), 0.2 * size, rgb("d3d6cc"))
    for dx, dy in wool[:5]:
        ink.dot((x + (dx - 0.03) * size, y + (dy - 0.03) * size), 0.16 * size, rgb("fffdf4"))
    ink.dot((x - 0.02 * size, y - 0.55 * size), 0.24 * size, rgb("fffdf4"))
    head = (x + facing * 0.58 * size, y - 0.52 * size)
    ink.oval(
        (head[0] - facing * 0.08 * size, head[1] - 0.12 * size),
        0.2 * size,
        0.08 * size,
        rgb("3a3530"),
    )
    ink.oval(head, 0.16 * size, 0.2 * size, rgb("4a443d"))
    ink.dot((head[0] + facing * 0.04 * size, head[1] - 0.05 * size), 0.035 * size, rgb("ffffff"))


def _tuft(ink: Ink, foot: Point, size: float, color: Color) -> None:
    x, y = foot
    for lean in (-0.6, 0.0, 0.6):
        ink.line([(x + lean * size * 0.3, y), (x + lean * size, y - size)], 0.03, color)


def pasture(ink: Ink, chance: Random) -> None:
    hills = (
        (-0.62, rgb("a9d468")),
        (-0.2, rgb("8fc152")),
        (0.3, rgb("a3d062")),
        (0.68, rgb("8abb4e")),
    )
    for y, color in hills:
        bend = chance.choice((-0.28, 0.28))
        ink.poly([*curve((-1, y), (0, y - bend), (1, y + 0.05)), (1, 1.1), (-1, 1.1)], color)
    for spot in (
        (-0.7, -0.22),
        (0.66, -0.3),
        (-0.05, -0.86),
        (0.3, 0.9),
        (-0.3, 0.86),
        (0.74, 0.5),
        (-0.74, 0.14),
        (0.0, -0.42),
        (0.55, 0.72),
    ):
        _tuft(ink, _jitter(chance, spot, 0.05), 0.09, rgb("5f9437"))
    for spot in ((-0.5, 0.72), (0.72, 0.12), (0.08, -0.7), (-0.62, -0.36), (0.15, 0.92)):
        at = _jitter(chance, spot, 0.08)
        ink.dot(at, 0.035, rgb("fff7d6"))
        ink.dot(at, 0.014, rgb("e9a83a"))
    flip = chance.choice((-1, 1))
    sheep(ink, _jitter(chance, (-0.29 * flip, -0.45), 0.02), 0.36, flip)
    sheep(ink, _jitter(chance, (0.3 * flip, -0.38), 0.02), 0.38, -flip)
    sheep(ink, _jitter(chance, (-0.54 * flip, 0.6), 0.02), 0.26, flip)


def brick(ink: Ink, corner: Point, width: float, height: float, tone: float) -> None:
    """One brick with a lit top edge and a dark joint around it."""
    x, y = corner
    box = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    ink.poly(
        rounded(
            [
                (x - 0.022, y - 0.022),
                (x + width + 0.022, y - 0.022),
                (x + width + 0.022, y + height + 0.022),
                (x - 0.022, y + height + 0.022),
            ],
            0.03,
        ),
        rgb("6e2a14"),
    )
    ink.poly(rounded(box, 0.02), mix(rgb("c9502c"), rgb("e27a4a"), tone))
    ink.line([(x + 0.02, y + 0.02), (x + width - 0.02, y + 0.02)], 0.035, rgb("f6a67c"))


def hills(ink: Ink, chance: Random) -> None:
    bands = (
        (-0.5, rgb("d98254")),
        (-0.1, rgb("bd6238")),
        (0.28, rgb("d17a4b")),
        (0.62, rgb("b55a33")),
    )
    for y, color in bands:
        tilt = chance.uniform(-0.12, 0.12)
        edge = curve((-1, y + 0.1 + tilt), (chance.uniform(-0.3, 0.3), y - 0.28), (1, y + 0.1))
        ink.poly([*edge, (1, 1.1), (-1, 1.1)], color)
        ink.line(edge, 0.035, rgb("f0ac80", 150))
    for spot in ((-0.62, 0.22), (0.66, 0.2), (-0.4, 0.8), (0.42, 0.78), (0.68, -0.3)):
        at = _jitter(chance, spot, 0.05)
        ink.oval(at, 0.15, 0.08, rgb("7f3a1e"))
        ink.oval((at[0] + 0.02, at[1] + 0.025), 0.12, 0.05, rgb("a04f2b"))
    width, height = 0.25, 0.13
    left = -0.42 + chance.uniform(-0.02, 0.06)
    ink.oval((left + 0.5, -0.34), 0.55, 0.07, rgb("5a210f", 110))
    for row, (count, shift) in enumerate(((3, 0.0), (2, 0.14), (1, 0.28))):
        for column in range(count):
            corner = (left + shift + column * (width + 0.03), -0.51 - row * (height + 0.022))
            brick(ink, corner, width, height, chance.random())


def peak(ink: Ink, top: Point, half: float, base: float, snow: float) -> None:
    """A mountain with a lit left and a dark right face; ``snow`` is the cap's share."""
    x, y = top
    left: Point = (x - half, base)
    right: Point = (x + half, base)
    kink: Point = (x + half * 0.1, y + (base - y) * 0.45)
    foot: Point = (x - half * 0.12, base)
    ink.poly([top, left, foot, kink], rgb("b9c0ca"))
    ink.poly([top, kink, foot, right], rgb("5f6875"))
    ink.poly([kink, foot, (x + half * 0.34, base)], rgb("7b8491"))
    depth = (base - y) * snow
    ink.poly(
        [
            top,
            (x - half * snow, y + depth),
            (x - half * snow * 0.55, y + depth * 0.82),
            (x - half * snow * 0.3, y + depth * 1.12),
            (x + half * 0.06, y + depth * 0.7),
        ],
        rgb("ffffff"),
    )
    ink.poly(
        [
            top,
            (x + half * 0.06, y + depth * 0.7),
            (x + half * snow * 0.4, y + depth * 1.08),
            (x + half * snow * 0.62, y + depth * 0.8),
            (x + half * snow, y + depth),
        ],
        rgb("ccd8e8"),
    )


def mountains(ink: Ink, chance: Random) -> None:
    ink.poly([*curve((-1, 0.0), (0, -0.3), (1, 0.05)), (1, 1.1), (-1, 1.1)], rgb("848c97"))
    ink.poly([*curve((-1, 0.5), (0, 0.3), (1, 0.55)), (1, 1.1), (-1, 1.1)], rgb("747d89"))
    shift = chance.uniform(-0.06, 0.06)
    peak(ink, (-0.4 + shift, -0.68), 0.36, -0.14, 0.34)
    peak(ink, (0.46 + shift, -0.66), 0.36, -0.12, 0.34)
    peak(ink, (0.04 + shift, -0.9), 0.46, -0.1, 0.38)
    peak(ink, (-0.66, 0.02), 0.24, 0.36, 0.3)
    peak(ink, (0.68, 0.06), 0.24, 0.4, 0.3)
    for spot in ((-0.6, 0.62), (0.58, 0.66), (-0.3, 0.86), (0.26, 0.88), (0.0, 0.82)):
        x, y = _jitter(chance, spot, 0.04)
        size = chance.uniform(0.07, 0.11)
        ink.poly(
            [
                (x - size, y),
                (x - size * 0.4, y - size),
                (x + size * 0.5, y - size * 0.8),
                (x + size, y),
            ],
            rgb("565f6b"),
        )
        ink.poly([(x - size, y), (x - size * 0.4, y - size), (x + size * 0.1, y)], rgb("aab2bd"))


def dune(ink: Ink, left: Point, right: Point, height: float) -> None:
    """A crescent of sand, its right slope in shade."""
    crest = ((left[0] + right[0]) / 2 + 0.1, min(left[1], right[1]) - height)
    ridge = curve(left, (crest[0] - 0.1, crest[1]), crest, 8) + curve(
        crest, (crest[0] + 0.18, crest[1] + height * 0.7), right, 8
    )
    ink.poly(ridge, rgb("f3dda6"))
    slope = curve(crest, (crest[0] - 0.02, crest[1] + height * 0.8), (crest[0] - 0.16, left[1]), 8)
    ink.poly(
        [*curve(crest, (crest[0] + 0.18, crest[1] + height * 0.7), right, 8), *reversed(slope)],
        rgb("bf9654"),
    )


def cactus(ink: Ink, foot: Point, size: float) -> None:
    x, y = foot
    _shadow(ink, foot, size * 0.4, size * 0.1)
    trunk = [(x, y), (x, y - size)]
    left = [
        (x, y - 0.38 * size),
        (x - 0.3 * size, y - 0.42 * size),
        (x - 0.3 * size, y - 0.72 * size),
    ]
    right = [
        (x, y - 0.28 * size),
        (x + 0.3 * size, y - 0.32 * size),
        (x + 0.3 * size, y - 0.6 * size),
    ]
    for color, width, by in ((rgb("2f5a34"), 0.24, 0.0), (rgb("6fa35a"), 0.13, -0.03)):
        for path in (trunk, left, right):
            ink.line([(px + by * size, py) for px, py in path], width * size, color)


def desert(ink: Ink, chance: Random) -> None:
    for y in (-0.55, -0.25, 0.45, 0.75):
        ripple = curve((-0.8, y), (-0.3, y - 0.12), (0.1, y)) + curve(
            (0.1, y), (0.5, y + 0.1), (0.9, y)
        )
        ink.line(ripple, 0.03, rgb("cda564", 170))
    dune(ink, (-0.82, -0.3), (0.12, -0.3), 0.34)
    dune(ink, (-0.02, -0.2), (0.86, -0.2), 0.26)
    dune(ink, (-0.86, 0.56), (-0.1, 0.6), 0.22)
    dune(ink, (0.05, 0.74), (0.8, 0.7), 0.2)
    cactus(ink, _jitter(chance, (0.28, -0.42), 0.05), 0.36)
    cactus(ink, _jitter(chance, (-0.52, -0.48), 0.03), 0.2)


def nugget(ink: Ink, at: Point, size: float) -> None:
    """A lump of gold with three facets and a glint."""
    x, y = at
    rim = [
        (x - size, y),
        (x - size * 0.5, y - size * 0.8),
        (x + size * 0.4, y - size * 0.85),
        (x + size, y - size * 0.1),
        (x + size * 0.6, y + size * 0.6),
        (x - size * 0.6, y + size * 0.6),
    ]
    ink.shape(rim, rgb("f2b41e"), rgb("6b4a0c"), 0.035)
    ink.poly([rim[0], rim[1], rim[2], (x - size * 0.1, y - size * 0.1)], rgb("fff0a3"))
    ink.poly([rim[3], rim[4], rim[5], (x + size * 0.1, y + size * 0.1)], rgb("c98612"))


def gold(ink: Ink, chance: Random) -> None:
    _spots(ink, chance, rgb("756042", 160), 8, 0.24)
    _spots(ink, chance, rgb("a08a63", 140), 8, 0.14)
    bank = (
        curve((-0.95, -0.3), (-0.35, -0.75), (0.0, -0.5))
        + curve((0.0, -0.5), (0.4, -0.25), (0.56, 0.1))
        + curve((0.56, 0.1), (0.7, 0.6), (0.1, 1.05))
    )
    for width, color in ((0.42, rgb("5a4526")), (0.32, rgb("e2a11c")), (0.18, rgb("ffd24a"))):
        ink.line(bank, width, color)
    ink.line([(x - 0.03, y - 0.05) for x, y in bank], 0.05, rgb("fff3b8"))
    for spot in ((0.42, -0.52), (0.2, -0.74), (-0.62, 0.18), (-0.5, 0.56), (0.68, -0.3)):
        nugget(ink, _jitter(chance, spot, 0.03), chance.uniform(0.08, 0.12))


def fog(ink: Ink, chance: Random) -> None:
    for y, tone in ((-0.7, 0.5), (-0.2, 0.15), (0.3, 0.6), (0.75, 0.25)):
        color = mix(rgb("dfe6ee"), rgb("aab5c3"), tone)
        x = -0.9 + chance.uniform(-0.1, 0.1)
        while x < 1.0:
            radius = chance.uniform(0.16, 0.28)
            ink.dot((x, y), radius, color)
            x += radius * 1.1
        ink.poly([(-1, y), (1, y), (1, y + 0.3), (-1, y + 0.3)], color)
    for y in (-0.42, 0.1, 0.56):
        start = chance.uniform(-0.5, -0.2)
        ink.line(curve((start, y), (start + 0.3, y - 0.12), (start + 0.62, y)), 0.05, rgb("f7fafd"))


MOTIFS: dict[str, Motif] = {
    "forest": forest,
    "fields": fields,
    "pasture": pasture,
    "hills": hills,
    "mountains": mountains,
    "desert": desert,
    "gold": gold,
    "fog": fog,
}
