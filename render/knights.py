"""Sprites of Cities & Knights: knights, walls, metropolises, merchant, die, barbarian track."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.ink import (
    Color,
    Ink,
    Point,
    curve,
    darker,
    lighter,
    mix,
    rgb,
    rounded,
    with_shadow,
)
from render.panel import DIE
from render.pieces import house_scale, stroke
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, font
from render.theme import OUTLINE, SEATS, WHITE, SeatPaint

DOMAINS: dict[str, Color] = {
    "trade": rgb("f2bd3a"),
    "politics": rgb("3f74d6"),
    "science": rgb("3fa45f"),
    "church": rgb("c8402f"),
    "magic": rgb("9a5cc9"),
}
"""Colours of the calendars, those of Church included."""
STEEL: Color = rgb("aab3c0")
GOLD: Color = rgb("ffd23f")
STEPS = 7
"""Steps of the barbarian ship from its start to its landing (cities_knights.md §10)."""


def knight(color: int, letter: str, level: int, size: int, *, active: bool) -> Image.Image:
    """A shield with its seat's letter and one to three studs; golden and plumed when active."""
    return SPRITES.get(
        ("knight", color, letter, level, size, active),
        lambda: _knight(SEATS[color], letter, level, size, active=active),
    )


def _knight(paint: SeatPaint, letter: str, level: int, size: int, *, active: bool) -> Image.Image:
    scale = house_scale(size)
    ink = Ink((-0.7, -0.85, 0.7, 0.7), scale)
    line = stroke(round(scale), 0.05)
    if active:
        for side in (-1, 1):
            blade = [(side * 0.5, -0.62), (-side * 0.46, 0.5)]
            for width, fill in ((line * 3.4, OUTLINE), (line * 1.6, rgb("e8edf3"))):
                ink.line(blade, width, fill)
    rim = GOLD if active else STEEL
    fill = paint.fill if active else mix(paint.fill, (150, 150, 150), 0.25)
    shield = _shield()
    ink.line(shield, line * 4.0, OUTLINE, closed=True)
    ink.line(shield, line * 2.0, rim, closed=True)
    ink.poly(shield, fill)
    ink.poly(
        [(0.02, -0.34), (0.36, -0.34), (0.36, 0.06), (0.02, 0.46)], mix(fill, paint.shade, 0.35)
    )
    for i in range(level):
        at = ((i - (level - 1) / 2) * 0.26, -0.4)
        ink.dot(at, 0.125, OUTLINE)
        ink.dot(at, 0.075, GOLD if active else WHITE)
    image = with_shadow(ink.finish(), (3, 4), 1.2, 0.45)
    text = max(LABEL_SIZE, round(0.46 * scale))
    at = (image.width / 2, 0.85 * scale + 0.27 * scale)
    ImageDraw.Draw(image).text(at, letter, fill=paint.ink, font=font(text, HEAVY), anchor="ms")
    return image


def _shield() -> list[Point]:
    return [
        (-0.38, -0.36),
        (0.38, -0.36),
        *curve((0.38, -0.1), (0.36, 0.3), (0.0, 0.5)),
        *curve((0.0, 0.5), (-0.36, 0.3), (-0.38, -0.1)),
    ]


def wall(size: int) -> Image.Image:
    """A battlement, to be laid before the foot of a city."""

    def make() -> Image.Image:
        scale = house_scale(size)
        ink = Ink((-0.8, -0.4, 0.8, 0.4), scale)
        line = stroke(round(scale), 0.05)
        top = [(-0.62, -0.14)]
        for x in (-0.62, -0.28, 0.06, 0.4):
            top += [(x, -0.14), (x + 0.2, -0.14), (x + 0.2, -0.04), (x + 0.34, -0.04)]
        outline = [*top[1:-1], (0.62, -0.04), (0.62, 0.16), (-0.62, 0.16)]
        ink.line(outline, line * 2.8, OUTLINE, closed=True)
        ink.line(outline, line * 1.2, WHITE, closed=True)
        ink.poly(outline, rgb("b5bac4"))
        ink.poly([(-0.62, 0.07), (0.62, 0.07), (0.62, 0.16), (-0.62, 0.16)], rgb("858c99"))
        return ink.finish()

    return SPRITES.get(("wall", size), make)


def metropolis(domain: str, size: int) -> Image.Image:
    """A gate with two towers in the colour of its calendar, to crown a city."""

    def make() -> Image.Image:
        scale = house_scale(size)
        ink = Ink((-0.5, -0.5, 0.5, 0.5), scale)
        line = stroke(round(scale), 0.05)
        color = DOMAINS.get(domain, GOLD)
        gate = [
            (-0.32, 0.24),
            (-0.32, -0.26),
            (-0.14, -0.26),
            (-0.14, -0.1),
            (0.14, -0.1),
            (0.14, -0.26),
            (0.32, -0.26),
            (0.32, 0.24),
            (0.13, 0.24),
            *curve((0.13, 0.24), (0.12, 0.02), (0.0, 0.02)),
            *curve((0.0, 0.02), (-0.12, 0.02), (-0.13, 0.24)),
        ]
        ink.line(gate, line * 2.8, OUTLINE, closed=True)
        ink.line(gate, line * 1.2, WHITE, closed=True)
        ink.poly(gate, color)
        ink.poly([(0.2, -0.26), (0.32, -0.26), (0.32, 0.24), (0.2, 0.24)], darker(color, 0.25))
        return ink.finish()

    return SPRITES.get(("metropolis", domain, size), make)


def merchant(size: int) -> Image.Image:
    """A man with a sack; his feet are near the foot of the sprite."""

    def make() -> Image.Image:
        scale = max(0.8 * size, 64)
        ink = Ink((-0.5, -0.9, 0.5, 0.25), scale)
        line = stroke(round(scale), 0.05)
        coat = [
            *curve((-0.26, 0.06), (-0.22, -0.26), (-0.12, -0.36)),
            *curve((0.12, -0.36), (0.22, -0.26), (0.26, 0.06)),
            *curve((0.26, 0.06), (0.0, 0.14), (-0.26, 0.06)),
        ]
        ink.line(coat, line * 2.8, OUTLINE, closed=True)
        ink.line(coat, line * 1.2, WHITE, closed=True)
        ink.poly(coat, rgb("8e2f6b"))
        for radius, fill in (
            (0.18 + line * 1.4, OUTLINE),
            (0.18 + line * 0.5, WHITE),
            (0.18, rgb("f0c9a0")),
        ):
            ink.dot((0, -0.5), radius, fill)
        ink.poly([*curve((-0.2, -0.56), (0.0, -0.86), (0.2, -0.56))], rgb("f2bd3a"))
        for radius, fill in ((0.17, OUTLINE), (0.12, rgb("d9a05a"))):
            ink.dot((0.2, -0.12), radius, fill)
        return with_shadow(ink.finish(), (3, 4), 1.2, 0.45)

    return SPRITES.get(("merchant", size), make)


def inquisitor(size: int) -> Image.Image:
    """A hooded man in red with a cross, of the merchant's shape; his feet are near the foot."""

    def make() -> Image.Image:
        scale = max(0.8 * size, 64)
        ink = Ink((-0.5, -0.9, 0.5, 0.25), scale)
        line = stroke(round(scale), 0.05)
        robe = [
            *curve((-0.28, 0.06), (-0.24, -0.26), (-0.2, -0.5)),
            *curve((-0.2, -0.5), (-0.14, -0.84), (0.0, -0.84)),
            *curve((0.0, -0.84), (0.14, -0.84), (0.2, -0.5)),
            *curve((0.2, -0.5), (0.24, -0.26), (0.28, 0.06)),
            *curve((0.28, 0.06), (0.0, 0.14), (-0.28, 0.06)),
        ]
        ink.line(robe, line * 2.8, OUTLINE, closed=True)
        ink.line(robe, line * 1.2, WHITE, closed=True)
        ink.poly(robe, DOMAINS["church"])
        ink.dot((0, -0.54), 0.14, darker(DOMAINS["church"], 0.6))
        for x in (-0.05, 0.05):
            ink.dot((x, -0.55), 0.028, WHITE)
        ink.line([(0, -0.34), (0, 0.0)], 0.07, GOLD)
        ink.line([(-0.1, -0.24), (0.1, -0.24)], 0.07, GOLD)
        return with_shadow(ink.finish(), (3, 4), 1.2, 0.45)

    return SPRITES.get(("inquisitor", size), make)


def beer(count: int, size: int) -> Image.Image:
    """A token on a knight, with the number of tokens that lie there."""

    def make() -> Image.Image:
        scale = house_scale(size)
        ink = Ink((-0.4, -0.4, 0.4, 0.4), scale)
        line = stroke(round(scale), 0.05)
        for radius, fill in ((0.27 + line, OUTLINE), (0.27, WHITE), (0.22, rgb("e9a92c"))):
            ink.dot((0, 0), radius, fill)
        image = ink.finish()
        text = max(LABEL_SIZE, round(0.36 * scale))
        at = (image.width / 2, image.height / 2 + 0.36 * text)
        ImageDraw.Draw(image).text(
            at, str(count), fill=OUTLINE, font=font(text, HEAVY), anchor="ms"
        )
        return image

    return SPRITES.get(("beer", count, size), make)


def event_die(face: str) -> Image.Image:
    """The event die: the barbarian ship or the gate of a calendar."""

    def make() -> Image.Image:
        ink = Ink((-1, -1, 1, 1), DIE / 2)
        box = rounded([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)], 0.36)
        ink.poly(box, OUTLINE)
        fill = lighter(DOMAINS[face], 0.25) if face in DOMAINS else rgb("dfe5ee")
        ink.poly(rounded([(-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)], 0.28), fill)
        if face in DOMAINS:
            ink.poly(
                [
                    (-0.52, 0.56),
                    (-0.52, -0.5),
                    (-0.2, -0.5),
                    (-0.2, -0.2),
                    (0.2, -0.2),
                    (0.2, -0.5),
                    (0.52, -0.5),
                    (0.52, 0.56),
                ],
                OUTLINE,
            )
            ink.poly([(-0.2, 0.56), *curve((-0.2, 0.2), (0, -0.1), (0.2, 0.2)), (0.2, 0.56)], fill)
        else:
            _barbarian_ship(ink, (0, 0.02), 0.62)
        return ink.finish()

    return SPRITES.get(("event_die", face), make)


def _barbarian_ship(ink: Ink, at: Point, size: float) -> None:
    x, y = at
    hull = [
        (-0.9, 0.3),
        (0.9, 0.3),
        *curve((0.9, 0.3), (0.7, 0.86), (0.4, 0.86)),
        *curve((-0.4, 0.86), (-0.7, 0.86), (-0.9, 0.3)),
    ]
    sail = [
        (-0.6, -0.9),
        (0.6, -0.9),
        *curve((0.6, -0.9), (0.8, -0.3), (0.6, 0.16)),
        *curve((-0.6, 0.16), (-0.4, -0.3), (-0.6, -0.9)),
    ]
    for part, fill in ((hull, rgb("9a6238")), (sail, rgb("b3201a"))):
        ink.shape([(x + px * size, y + py * size) for px, py in part], fill, OUTLINE, 0.12 * size)
    for dx in (-0.2, 0.26):
        stripe = [(dx, -0.8), (dx, 0.1)]
        ink.line([(x + px * size, y + py * size) for px, py in stripe], 0.14 * size, WHITE)


def barbarian_track(step: int) -> Image.Image:
    """The way of the barbarian ship, a step a dot; the last one is where it lands."""

    def make() -> Image.Image:
        pitch = 34
        ink = Ink((0, 0, pitch * STEPS + 62, DIE), 1)
        middle = DIE / 2
        spots = [(28 + i * pitch, middle) for i in range(STEPS + 1)]
        ink.line([spots[0], spots[-1]], 6, rgb("7a828f"))
        for i, spot in enumerate(spots):
            last = i == STEPS
            ink.dot(spot, 15 if last else 11, OUTLINE)
            ink.dot(spot, 11 if last else 7, rgb("e0402f") if last else rgb("9aa3b0"))
        x, y = spots[min(step, STEPS)]
        _barbarian_ship(ink, (x, y - 2), 24)
        return ink.finish()

    return SPRITES.get(("barbarian_track", step), make)
