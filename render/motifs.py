"""What is drawn on a hex of each terrain; light comes from the upper left.

A number token covers the middle, so each motif is a crown of a few large shapes around it. Shapes
are flat, with a lit left and a shaded right side; no stroke is thinner than four pixels, which the
canvas sees to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
BOTTOM: Sequence[Point] = ((1.0, 1.1), (-1.0, 1.1))
"""Corners that close a stretch of land below its horizon."""


def _jitter(chance: Random, point: Point, by: float) -> Point:
    return point[0] + chance.uniform(-by, by), point[1] + chance.uniform(-by, by)


def _shadow(ink: Ink, foot: Point, rx: float, ry: float) -> None:
    ink.oval((foot[0] + rx * 0.5, foot[1] + ry * 0.2), rx, ry, (10, 20, 20, 80))


def _land(ink: Ink, left: float, bend: float, right: float, color: Color) -> None:
    """A stretch of land down from a horizon: its heights at the left, between, at the right."""
    ink.poly([*curve((-1.0, left), (0.0, bend), (1.0, right)), *BOTTOM], color)


# --- forest ---------------------------------------------------------------------------------------


def conifer(ink: Ink, foot: Point, height: float, tone: float = 0.0) -> None:
    """A fir with three tiers, its right half in shade."""
    x, y = foot
    lit = mix(rgb("5aa653"), rgb("8fbb4e"), tone)
    shade = mix(rgb("1b5035"), rgb("2f6a35"), tone)
    _shadow(ink, foot, height * 0.36, height * 0.13)
    half = 0.06 * height
    trunk = [(x - half, y - 0.2 * height), (x + half, y - 0.2 * height), (x + half, y)]
    ink.poly([*trunk, (x - half, y)], rgb("5b3d24"))
    for low, high, wide in ((-0.1, -0.56, 0.36), (-0.36, -0.78, 0.28), (-0.6, -1.0, 0.2)):
        top: Point = (x, y + high * height)
        left: Point = (x - wide * height, y + low * height)
        right: Point = (x + wide * height, y + low * height)
        sag: Point = (x, y + (low + 0.1) * height)
        ink.poly([top, *curve(left, sag, right, 8)], shade)
        ink.poly([top, left, *curve(left, sag, (x, y + (low + 0.05) * height), 5)], lit)


def broadleaf(ink: Ink, foot: Point, height: float) -> None:
    """A round tree: three lumps of leaves, lit from the upper left."""
    x, y = foot
    _shadow(ink, foot, height * 0.38, height * 0.13)
    ink.line([(x, y), (x, y - 0.4 * height)], 0.12 * height, rgb("5b3d24"))
    lumps = ((-0.2, -0.48, 0.27), (0.2, -0.46, 0.27), (0.0, -0.72, 0.3))
    for dx, dy, radius in lumps:
        ink.dot((x + dx * height, y + dy * height), radius * height, rgb("1f5631"))
    for dx, dy, radius in lumps:
        at = (x + (dx - 0.05) * height, y + (dy - 0.06) * height)
        ink.dot(at, radius * height * 0.76, rgb("58a04b"))
    ink.dot((x - 0.11 * height, y - 0.84 * height), height * 0.13, rgb("97cd6c"))


def forest(ink: Ink, chance: Random) -> None:
    ridge: list[Point] = []
    for i in range(9):
        x = -1.0 + i * 0.25
        top = -0.86 + 0.22 * abs(x) + chance.uniform(-0.05, 0.05)
        ridge += [(x - 0.125, -0.42), (x, top)]
    ink.poly([(-1.0, -0.2), *ridge, (1.0, -0.42), (1.0, -0.2)], rgb("2c6440"))
    _land(ink, -0.3, -0.46, -0.3, rgb("3c7d48"))
    _land(ink, 0.5, 0.26, 0.5, rgb("347144"))
    firs: list[tuple[float, float, float]] = [
        (-0.34, -0.36, 0.54),
        (0.02, -0.4, 0.6),
        (0.4, -0.34, 0.54),
        (-0.68, -0.02, 0.5),
        (0.68, 0.02, 0.5),
        (-0.68, 0.5, 0.44),
        (0.68, 0.52, 0.44),
        (-0.34, 0.82, 0.42),
        (0.34, 0.84, 0.42),
        (0.0, 0.98, 0.4),
    ]
    round_ones = set(chance.sample(range(len(firs)), 3))
    order = sorted(range(len(firs)), key=lambda i: firs[i][1])
    for i in order:
        x, y, height = firs[i]
        foot = _jitter(chance, (x, y), 0.03)
        if i in round_ones:
            broadleaf(ink, foot, height * 0.92)
        else:
            conifer(ink, foot, height, chance.uniform(0.0, 0.6))


# --- fields ---------------------------------------------------------------------------------------

STRAW, STRAW_LIT, STRAW_DARK = rgb("d9981f"), rgb("ffe59a"), rgb("8f5f10")


def ear(ink: Ink, foot: Point, height: float, lean: float) -> None:
    """One ear of grain on its stalk: kernels in pairs that stand off, the left ones lit."""
    x, y = foot

    def along(share: float) -> Point:
        return x + lean * height * share * share, y - height * share

    ink.line([along(i / 8) for i in range(9)], 0.05, STRAW_DARK)
    for i in range(4):
        cx, cy = along(0.46 + 0.15 * i)
        for grow in (0.028, 0.0):
            for side, color in ((-1, STRAW_LIT), (1, STRAW)):
                kernel = [
                    (cx, cy + 0.06 + grow),
                    (cx + side * (0.1 + grow), cy - 0.03 + grow),
                    (cx + side * (0.13 + grow), cy - 0.14 - grow),
                    (cx + side * 0.02, cy - 0.06 - grow),
                ]
                ink.poly(rounded(kernel, 0.04), STRAW_DARK if grow else color)
    tip = along(1.0)
    for grow, color in ((0.028, STRAW_DARK), (0.0, STRAW_LIT)):
        ink.oval((tip[0], tip[1] - 0.06), 0.045 + grow, 0.1 + grow, color)


def sheaf(ink: Ink, foot: Point, size: float) -> None:
    """A bundle of straw tied in the middle."""
    x, y = foot

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    _shadow(ink, foot, size * 0.5, size * 0.14)
    outline = [(-0.42, 0.04), (-0.16, -0.45), (-0.5, -0.96), (0.0, -1.1), (0.5, -0.96)]
    outline += [(0.16, -0.45), (0.42, 0.04), (0.0, 0.12)]
    ink.poly(rounded(at(outline), 0.1 * size), STRAW_DARK)
    inner = [(-0.32, 0.0), (-0.09, -0.45), (-0.38, -0.92), (0.0, -1.02), (0.38, -0.92)]
    inner += [(0.09, -0.45), (0.32, 0.0), (0.0, 0.05)]
    ink.poly(rounded(at(inner), 0.08 * size), STRAW)
    lit = [(-0.32, 0.0), (-0.09, -0.45), (-0.38, -0.92), (-0.08, -1.0), (0.0, -0.45), (-0.06, 0.04)]
    ink.poly(rounded(at(lit), 0.08 * size), STRAW_LIT)
    ink.line(at([(-0.17, -0.43), (0.17, -0.43)]), 0.16 * size, rgb("8a3d1c"))


def fields(ink: Ink, chance: Random) -> None:
    for i in range(5):
        y = -0.92 + i * 0.46
        row = curve((-1.0, y + 0.12), (0.0, y - 0.16), (1.0, y + 0.12))
        under = curve((1.0, y + 0.35), (0.0, y + 0.07), (-1.0, y + 0.35))
        ink.poly([*row, *under], rgb("e3b03a"))
    ears: list[tuple[float, float, float, float]] = [
        (-0.44, -0.26, 0.46, -0.1),
        (-0.15, -0.34, 0.54, -0.02),
        (0.15, -0.34, 0.54, 0.08),
        (0.44, -0.26, 0.46, 0.16),
        (-0.7, 0.3, 0.5, -0.02),
        (0.69, 0.3, 0.5, 0.02),
    ]
    for x, y, height, lean in ears:
        foot = _jitter(chance, (x, y), 0.02)
        ink.oval((foot[0] + 0.08, foot[1]), 0.13, 0.04, rgb("8a5f10", 110))
        ear(ink, foot, height, lean + chance.uniform(-0.04, 0.04))
    sheaf(ink, _jitter(chance, (-0.46, 0.7), 0.02), 0.3)
    sheaf(ink, _jitter(chance, (0.47, 0.7), 0.02), 0.3)


# --- pasture --------------------------------------------------------------------------------------


def sheep(ink: Ink, foot: Point, size: float, facing: int) -> None:
    """A woolly sheep; ``facing`` is 1 when it looks to the right."""
    x, y = foot
    _shadow(ink, (x, y), size * 0.62, size * 0.16)
    for dx in (-0.3, -0.1, 0.16, 0.34):
        ink.line([(x + dx * size, y), (x + dx * size, y - 0.3 * size)], 0.13 * size, rgb("3a3530"))
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
        ink.dot((x + dx * size, y + dy * size), 0.26 * size, rgb("47533f"))
    for dx, dy in wool:
        ink.dot((x + dx * size, y + dy * size), 0.2 * size, rgb("d3d6cc"))
    for dx, dy in wool[:5]:
        ink.dot((x + (dx - 0.03) * size, y + (dy - 0.03) * size), 0.16 * size, rgb("fffdf4"))
    ink.dot((x - 0.02 * size, y - 0.55 * size), 0.24 * size, rgb("fffdf4"))
    head = (x + facing * 0.58 * size, y - 0.52 * size)
    ink.oval(
        (head[0] - facing * 0.08 * size, head[1] - 0.12 * size),
        0.22 * size,
        0.09 * size,
        rgb("3a3530"),
    )
    ink.oval(head, 0.17 * size, 0.21 * size, rgb("4a443d"))
    ink.dot((head[0] + facing * 0.04 * size, head[1] - 0.05 * size), 0.055 * size, rgb("ffffff"))


def tuft(ink: Ink, foot: Point, size: float, color: Color) -> None:
    """A tuft of grass: three broad blades."""
    x, y = foot
    for lean in (-0.8, 0.0, 0.8):
        half = 0.28 * size
        tip = (x + lean * size, y - size * (1.2 - 0.3 * abs(lean)))
        root = x + lean * size * 0.4
        ink.poly([(root - half, y), tip, (root + half, y)], color)


def fence(ink: Ink, left: Point, posts: int) -> None:
    """A wooden fence to the right of a point."""
    x, y = left
    right = x + 0.2 * (posts - 1)
    for color, drop in ((rgb("4f3a1e"), 0.02), (rgb("a87c48"), -0.012)):
        for rail in (-0.17, -0.07):
            ink.line([(x - 0.06, y + rail + drop), (right + 0.06, y + rail + drop)], 0.05, color)
        for i in range(posts):
            post = x + 0.2 * i
            ink.line([(post, y), (post, y - 0.24 + drop)], 0.07, color)


def pasture(ink: Ink, chance: Random) -> None:
    flip = chance.choice((-1, 1))
    _land(ink, -0.62, -0.62 - 0.28 * flip, -0.57, rgb("aad66a"))
    _land(ink, -0.2, -0.2 + 0.28 * flip, -0.15, rgb("8fc152"))
    _land(ink, 0.34, 0.34 - 0.24 * flip, 0.39, rgb("a5d264"))
    _land(ink, 0.74, 0.74 + 0.2 * flip, 0.79, rgb("8abb4e"))
    for spot in ((-0.7, -0.16), (0.7, -0.2), (0.0, -0.84), (0.72, 0.5), (-0.72, 0.16), (0.0, 0.9)):
        tuft(ink, _jitter(chance, spot, 0.04), 0.11, rgb("5f9437"))
    for spot in ((0.72, 0.16), (-0.62, -0.36), (0.18, 0.86), (-0.2, 0.8)):
        at = _jitter(chance, spot, 0.05)
        ink.dot(at, 0.05, rgb("fff7d6"))
        ink.dot(at, 0.022, rgb("e9a83a"))
    fence(ink, (0.3 if flip > 0 else -0.72, 0.7), 3)
    sheep(ink, _jitter(chance, (-0.29 * flip, -0.43), 0.02), 0.38, flip)
    sheep(ink, _jitter(chance, (0.31 * flip, -0.35), 0.02), 0.41, -flip)
    sheep(ink, _jitter(chance, (-0.54 * flip, 0.6), 0.02), 0.3, flip)


# --- hills ----------------------------------------------------------------------------------------


def brick(ink: Ink, corner: Point, width: float, height: float, tone: float) -> None:
    """One brick with a lit top edge and a dark joint around it."""
    x, y = corner

    def box(by: float) -> list[Point]:
        left, top, right, bottom = x - by, y - by, x + width + by, y + height + by
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    ink.poly(rounded(box(0.026), 0.03), rgb("6e2a14"))
    ink.poly(rounded(box(0.0), 0.02), mix(rgb("c04a28"), rgb("e27a4a"), tone))
    lit = [(x + 0.01, y + 0.01), (x + width - 0.01, y + 0.01)]
    ink.poly([*lit, (x + width - 0.03, y + 0.055), (x + 0.01, y + 0.055)], rgb("f6a67c"))


def clay_pit(ink: Ink, middle: Point, size: float) -> None:
    """A pit with its left wall in shade, and a heap of what was dug out."""
    x, y = middle
    ink.oval((x, y), size, size * 0.58, rgb("7a3519"))
    ink.oval((x + 0.1 * size, y + 0.1 * size), size * 0.78, size * 0.4, rgb("a9542e"))
    heap = curve(
        (x - 0.1 * size, y + 0.2 * size),
        (x + 0.35 * size, y - 0.75 * size),
        (x + 0.8 * size, y + 0.2 * size),
    )
    ink.poly(heap, rgb("8a4122"))
    lit = curve(
        (x - 0.1 * size, y + 0.2 * size),
        (x + 0.16 * size, y - 0.45 * size),
        (x + 0.42 * size, y - 0.24 * size),
    )
    ink.poly([*lit, (x + 0.3 * size, y + 0.2 * size)], rgb("eda679"))


def hills(ink: Ink, chance: Random) -> None:
    _land(ink, -0.4, -0.84, -0.46, rgb("dc8859"))
    _land(ink, -0.14, -0.5, -0.02, rgb("c2673c"))
    _land(ink, 0.32, 0.02, 0.22, rgb("d4804f"))
    _land(ink, 0.62, 0.42, 0.74, rgb("bb5f36"))
    clay_pit(ink, _jitter(chance, (-0.54, 0.5), 0.03), 0.32)
    clay_pit(ink, _jitter(chance, (0.56, 0.52), 0.03), 0.32)
    clay_pit(ink, _jitter(chance, (0.0, 0.82), 0.03), 0.22)
    width, height = 0.27, 0.135
    left = -0.44 + chance.uniform(-0.02, 0.02)
    ink.oval((left + 0.54, -0.35), 0.56, 0.08, rgb("5a210f", 110))
    for row, (count, shift) in enumerate(((3, 0.0), (2, 0.15), (1, 0.3))):
        for column in range(count):
            corner = (left + shift + column * (width + 0.035), -0.52 - row * (height + 0.035))
            brick(ink, corner, width, height, chance.random())


# --- mountains ------------------------------------------------------------------------------------


def peak(ink: Ink, top: Point, half: float, base: float, snow: float) -> None:
    """A mountain with a lit left and a dark right face; ``snow`` is the cap's share."""
    x, y = top
    left: Point = (x - half, base)
    right: Point = (x + half, base)
    kink: Point = (x + half * 0.1, y + (base - y) * 0.45)
    foot: Point = (x - half * 0.12, base)
    ink.oval((x + half * 0.5, base), half * 0.9, 0.05, (20, 26, 36, 70))
    ink.poly([top, left, foot, kink], rgb("bcc3cd"))
    ink.poly([top, kink, foot, right], rgb("596270"))
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


def boulder(ink: Ink, foot: Point, size: float) -> None:
    """A grey stone, its left face lit."""
    x, y = foot
    _shadow(ink, foot, size, size * 0.3)
    rim = [(x - size, y), (x - size * 0.5, y - size), (x + size * 0.5, y - size * 0.86)]
    ink.poly([*rim, (x + size, y)], rgb("4d5663"))
    ink.poly([(x - size, y), (x - size * 0.5, y - size), (x + size * 0.1, y)], rgb("b4bbc6"))


def mountains(ink: Ink, chance: Random) -> None:
    _land(ink, 0.0, -0.3, 0.05, rgb("868e99"))
    _land(ink, 0.5, 0.3, 0.55, rgb("757e8a"))
    shift = chance.uniform(-0.05, 0.05)
    peak(ink, (-0.44 + shift, -0.68), 0.38, -0.12, 0.36)
    peak(ink, (0.48 + shift, -0.66), 0.38, -0.1, 0.36)
    peak(ink, (0.03 + shift, -0.93), 0.5, -0.1, 0.4)
    peak(ink, (-0.67, 0.0), 0.27, 0.4, 0.36)
    peak(ink, (0.66, 0.04), 0.27, 0.44, 0.36)
    for spot, size in (((-0.52, 0.7), 0.14), ((0.5, 0.74), 0.14), ((0.04, 0.92), 0.12)):
        boulder(ink, _jitter(chance, spot, 0.03), size * chance.uniform(0.9, 1.1))


# --- desert ---------------------------------------------------------------------------------------


def dune(ink: Ink, left: Point, crest: Point, right: Point) -> None:
    """A dune: a lit slope up to its crest, a dark one down in the lee."""
    ridge = curve(left, (crest[0] - 0.18, crest[1] + 0.02), crest, 10)
    lee = curve(crest, (crest[0] + 0.14, crest[1] + 0.08), right, 10)
    ink.poly([*ridge, *lee], rgb("f5e0ac"))
    base = max(left[1], right[1])
    inner = curve(crest, (crest[0] + 0.1, (crest[1] + base) / 2), (crest[0] - 0.16, base), 10)
    ink.poly([*lee, *reversed(inner)], rgb("c1975a"))


def palm(ink: Ink, foot: Point, size: float, lean: float) -> None:
    """A palm with a bent trunk and five leaves."""
    x, y = foot
    _shadow(ink, foot, size * 0.4, size * 0.1)
    top = (x + lean * size, y - 0.8 * size)
    trunk = curve(foot, (x, y - 0.5 * size), top, 8)
    ink.line(trunk, 0.14 * size, rgb("5c3c1c"))
    ink.line([(px - 0.02 * size, py) for px, py in trunk], 0.07 * size, rgb("a8743c"))
    for dx, dy, color in (
        (0.56, 0.16, "1f5c34"),
        (-0.54, 0.2, "2f7a3f"),
        (0.4, -0.26, "2f7a3f"),
        (-0.42, -0.22, "5aa653"),
        (0.02, -0.4, "5aa653"),
    ):
        tip = (top[0] + dx * size, top[1] + dy * size)
        bend = (top[0] + dx * 0.6 * size, top[1] + (dy - 0.34) * size)
        under = (top[0] + dx * 0.46 * size, top[1] + (dy * 0.6 + 0.06) * size)
        ink.poly([*curve(top, bend, tip, 8), *curve(tip, under, top, 8)], rgb(color))


def desert(ink: Ink, chance: Random) -> None:
    _land(ink, -0.5, -0.62, -0.5, rgb("dcb674"))
    dune(ink, (-0.9, -0.28), (-0.34, -0.74), (0.16, -0.3))
    dune(ink, (-0.1, -0.24), (0.46, -0.56), (0.9, -0.24))
    _land(ink, -0.2, -0.34, -0.16, rgb("e5c384"))
    dune(ink, (-0.86, 0.2), (-0.12, -0.12), (0.62, 0.22))
    _land(ink, 0.26, 0.12, 0.3, rgb("e0bb78"))
    dune(ink, (-0.2, 0.62), (0.42, 0.3), (0.9, 0.6))
    dune(ink, (-0.86, 0.76), (-0.36, 0.5), (0.1, 0.8))
    _land(ink, 0.72, 0.66, 0.72, rgb("d6ae6b"))
    palm(ink, _jitter(chance, (0.3, -0.28), 0.03), 0.42, chance.choice((-0.2, 0.2)))
    palm(ink, _jitter(chance, (-0.6, 0.52), 0.03), 0.3, chance.choice((-0.2, 0.2)))


# --- gold -----------------------------------------------------------------------------------------


def nugget(ink: Ink, at: Point, size: float) -> None:
    """A lump of gold with three facets."""
    x, y = at
    _shadow(ink, (x, y + size * 0.6), size, size * 0.3)
    rim = [
        (x - size, y),
        (x - size * 0.5, y - size * 0.8),
        (x + size * 0.4, y - size * 0.85),
        (x + size, y - size * 0.1),
        (x + size * 0.6, y + size * 0.6),
        (x - size * 0.6, y + size * 0.6),
    ]
    ink.shape(rim, rgb("f2b41e"), rgb("5a3d0a"), 0.05)
    ink.poly([rim[0], rim[1], rim[2], (x - size * 0.1, y - size * 0.1)], rgb("fff0a3"))
    ink.poly([rim[3], rim[4], rim[5], (x + size * 0.1, y + size * 0.1)], rgb("c98612"))


def gold(ink: Ink, chance: Random) -> None:
    _land(ink, -0.5, -0.7, -0.4, rgb("9a8460"))
    _land(ink, 0.1, -0.1, 0.2, rgb("836c4a"))
    _land(ink, 0.6, 0.5, 0.7, rgb("746042"))
    bank = (
        curve((-1.0, -0.26), (-0.42, -0.74), (-0.02, -0.52))
        + curve((-0.02, -0.52), (0.4, -0.28), (0.58, 0.1))
        + curve((0.58, 0.1), (0.72, 0.62), (0.06, 1.1))
    )
    for width, color in ((0.44, rgb("4f3c20")), (0.33, rgb("dd9a18")), (0.19, rgb("ffd24a"))):
        ink.line(bank, width, color)
    ink.line([(x - 0.03, y - 0.05) for x, y in bank], 0.06, rgb("fff3b8"))
    spots: list[tuple[float, float, float]] = [
        (0.44, -0.54, 0.12),
        (0.16, -0.78, 0.1),
        (-0.64, 0.24, 0.13),
        (-0.5, 0.62, 0.11),
        (-0.24, 0.84, 0.09),
        (0.72, -0.26, 0.09),
    ]
    for x, y, size in spots:
        nugget(ink, _jitter(chance, (x, y), 0.02), size)


# --- fog ------------------------------------------------------------------------------------------


def fog(ink: Ink, chance: Random) -> None:
    for y, color, lit in (
        (-0.62, "d3dbe4", "eef3f8"),
        (-0.1, "bcc7d3", "dbe3eb"),
        (0.42, "cbd4de", "e8eef4"),
        (0.86, "b3bfcc", "d3dce5"),
    ):
        x = -1.0 + chance.uniform(-0.1, 0.1)
        lumps = []
        while x < 1.1:
            radius = chance.uniform(0.2, 0.32)
            lumps.append((x, radius))
            x += radius * 1.25
        for at, radius in lumps:
            ink.dot((at, y), radius, rgb(lit))
        for at, radius in lumps:
            ink.dot((at + 0.04, y + 0.08), radius, rgb(color))
        ink.poly([(-1, y + 0.05), (1, y + 0.05), *BOTTOM], rgb(color))


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
