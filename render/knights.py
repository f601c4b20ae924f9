"""Sprites of Cities & Knights and the church: knights, walls, metropolises, merchant, beer."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.domains import DOMAINS
from render.ink import Color, Ink, Point, curve, darker, mix, rgb, ring, rounded, with_shadow
from render.pieces import house_scale, knight_scale, sign, stroke
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, font
from render.theme import OUTLINE, SEATS, WHITE, SeatPaint

STEEL: Color = rgb("aab3c0")
GOLD: Color = rgb("ffd23f")
MIGHTY = 3


def knight(color: int, letter: str, level: int, size: int, *, active: bool) -> Image.Image:
    """A shield with its seat's letter: a round one, a pointed one, a crowned one by level.

    One to three studs tell the level too. Crossed swords behind it and a golden rim: active.
    """
    return SPRITES.get(
        ("knight", color, letter, level, size, active),
        lambda: _knight(SEATS[color], letter, level, size, active=active),
    )


def passive(paint: SeatPaint) -> Color:
    """The dull colour of a passive knight: darker or lighter as the letter on it needs."""
    return mix(paint.fill, rgb("d2d6dd") if paint.ink == OUTLINE else rgb("3a414d"), 0.3)


def _knight(paint: SeatPaint, letter: str, level: int, size: int, *, active: bool) -> Image.Image:
    scale = knight_scale(size)
    ink = Ink((-0.85, -1.15, 0.85, 0.95), scale)
    line = stroke(round(scale), 0.05)
    if active:
        _swords(ink, line)
    rim = GOLD if active else STEEL
    fill = paint.fill if active else passive(paint)
    if level == MIGHTY:
        _crown(ink, rim, line)
    shield = ring((0, 0.04), 0.39, 40) if level == 1 else _shield()
    ink.line(shield, line * 4.2, OUTLINE, closed=True)
    ink.line(shield, line * 2.2, rim, closed=True)
    ink.poly(shield, fill)
    half = [(x, y) for x, y in shield if x >= 0]
    ink.poly([(0.0, min(y for _, y in shield)), *half], mix(fill, paint.shade, 0.35))
    for i in range(level):
        at = ((i - (level - 1) / 2) * 0.29, -0.38)
        ink.dot(at, 0.145, OUTLINE)
        ink.dot(at, 0.09, GOLD if active else WHITE)
    image = with_shadow(ink.finish(), (3, 4), 1.2, 0.45)
    text = max(LABEL_SIZE, round(0.5 * scale))
    at = (image.width / 2, (1.15 + 0.29) * scale)
    ImageDraw.Draw(image).text(at, letter, fill=paint.ink, font=font(text, HEAVY), anchor="ms")
    return image


def _shield() -> list[Point]:
    return [
        (-0.4, -0.36),
        (0.0, -0.36),
        (0.4, -0.36),
        *curve((0.4, -0.36), (0.44, 0.36), (0.0, 0.68)),
        *curve((0.0, 0.68), (-0.44, 0.36), (-0.4, -0.36)),
    ]


def _swords(ink: Ink, line: float) -> None:
    for side in (-1, 1):
        blade = [(side * 0.66, -0.74), (-side * 0.5, 0.52)]
        guard = [(-side * 0.58, 0.24), (-side * 0.26, 0.56)]
        for width, fill in ((line * 3.6, OUTLINE), (line * 1.7, rgb("eef2f7"))):
            ink.line(blade, width, fill)
        for width, fill in ((line * 3.2, OUTLINE), (line * 1.4, GOLD)):
            ink.line(guard, width, fill)


def _crown(ink: Ink, color: Color, line: float) -> None:
    """Two tall points and a low one: the letter of a knight right above stays free."""
    crown = [
        (-0.34, -0.34),
        (-0.58, -0.98),
        (-0.2, -0.6),
        (0.0, -0.72),
        (0.2, -0.6),
        (0.58, -0.98),
        (0.34, -0.34),
    ]
    ink.line(crown, line * 2.6, OUTLINE, closed=True)
    ink.poly(crown, color)


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
    """What crowns a city, in the colour of its calendar: each domain has its own roof."""

    def make() -> Image.Image:
        scale = 0.76 * house_scale(size)
        ink = Ink((-0.6, -0.7, 0.6, 0.5), scale)
        line = stroke(round(scale), 0.05)
        color = DOMAINS.get(domain, GOLD)
        roof = ROOFS.get(domain, ROOFS["politics"])
        ink.line(roof, line * 2.8, OUTLINE, closed=True)
        ink.line(roof, line * 1.2, WHITE, closed=True)
        ink.poly(roof, color)
        ink.poly([(0.17, -0.04), (0.36, -0.04), (0.36, 0.3), (0.17, 0.3)], darker(color, 0.2))
        ink.poly([(-0.11, 0.3), *curve((-0.11, 0.3), (0.0, -0.14), (0.11, 0.3))], OUTLINE)
        return ink.finish()

    return SPRITES.get(("metropolis", domain, size), make)


_BASE: list[Point] = [(0.36, -0.04), (0.36, 0.3), (-0.36, 0.3), (-0.36, -0.04)]
ROOFS: dict[str, list[Point]] = {
    "trade": [
        *curve((-0.36, -0.04), (-0.4, -0.5), (0.0, -0.5)),
        *curve((0.0, -0.5), (0.4, -0.5), (0.36, -0.04)),
        *_BASE,
    ],
    "politics": [
        (-0.36, -0.42),
        (-0.16, -0.42),
        (-0.16, -0.16),
        (0.16, -0.16),
        (0.16, -0.42),
        (0.36, -0.42),
        *_BASE,
    ],
    "science": [(-0.5, -0.04), (0.0, -0.46), (0.5, -0.04), *_BASE],
    "church": [
        (-0.36, -0.04),
        (-0.13, -0.1),
        (-0.13, -0.3),
        (0.0, -0.62),
        (0.13, -0.3),
        (0.13, -0.1),
        *_BASE,
    ],
    "magic": [(-0.36, -0.46), (-0.12, -0.1), (0.0, -0.56), (0.12, -0.1), (0.36, -0.46), *_BASE],
}
"""Dome, two towers, gable, spire, three points."""


def merchant(size: int, color: int | None = None) -> Image.Image:
    """A man with a turban and a sack, in the colour of who holds him; feet near the foot."""

    def make() -> Image.Image:
        scale = pawn_scale(size)
        ink = Ink((-0.5, -0.9, 0.5, 0.25), scale)
        line = stroke(round(scale), 0.05)
        coat = [
            *curve((-0.3, 0.06), (-0.26, -0.26), (-0.14, -0.36)),
            *curve((0.14, -0.36), (0.26, -0.26), (0.3, 0.06)),
            *curve((0.3, 0.06), (0.0, 0.14), (-0.3, 0.06)),
        ]
        ink.line(coat, line * 2.8, OUTLINE, closed=True)
        ink.line(coat, line * 1.2, WHITE, closed=True)
        paint = None if color is None else SEATS[color]
        ink.poly(coat, rgb("8e2f6b") if paint is None else paint.fill)
        if paint is not None:
            sign(ink, paint.shape, (-0.04, -0.1), 0.13, paint.ink)
        for radius, fill in (
            (0.18 + line * 1.4, OUTLINE),
            (0.18 + line * 0.5, WHITE),
            (0.18, rgb("f0c9a0")),
        ):
            ink.dot((0, -0.5), radius, fill)
        ink.poly([*curve((-0.24, -0.54), (0.0, -0.94), (0.24, -0.54))], OUTLINE)
        ink.poly([*curve((-0.19, -0.57), (0.0, -0.85), (0.19, -0.57))], rgb("f2bd3a"))
        for radius, fill in ((0.19, OUTLINE), (0.13, rgb("d9a05a"))):
            ink.dot((0.25, -0.08), radius, fill)
        return with_shadow(ink.finish(), (3, 4), 1.2, 0.45)

    return SPRITES.get(("merchant", size, color), make)


def pawn_scale(size: int) -> float:
    """Pixels per unit of the merchant and of the inquisitor."""
    return max(0.8 * size, 64)


def inquisitor(size: int) -> Image.Image:
    """A hooded man in red with a cross, of the merchant's shape; his feet are near the foot."""

    def make() -> Image.Image:
        scale = pawn_scale(size)
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
    """A mug beside a knight, with the number of tokens that lie on it."""
    scale = max(0.72 * house_scale(size), 62)
    return SPRITES.get(("beer", count, size), lambda: _beer(count, scale))


def _beer(count: int, scale: float) -> Image.Image:
    ink = Ink((-0.6, -0.6, 0.7, 0.6), scale)
    line = stroke(round(scale), 0.05)
    handle = [
        *curve((0.34, -0.1), (0.58, -0.1), (0.55, 0.12)),
        *curve((0.55, 0.12), (0.52, 0.3), (0.34, 0.3)),
    ]
    mug = rounded([(-0.37, -0.26), (0.35, -0.26), (0.35, 0.46), (-0.37, 0.46)], 0.08)
    for width, color in ((3.0, OUTLINE), (1.2, rgb("e9a92c"))):
        ink.line(handle, line * width, color)
    ink.shape(mug, rgb("ffd76a"), OUTLINE, line * 1.6)
    for radius, color in ((0.1 + line, OUTLINE), (0.1, WHITE)):
        for at in ((-0.24, -0.3), (-0.01, -0.34), (0.22, -0.3)):
            ink.dot(at, radius, color)
    image = ink.finish()
    text = max(LABEL_SIZE, round(0.46 * scale))
    at = (0.59 * scale, 0.71 * scale + 0.36 * text)
    ImageDraw.Draw(image).text(at, str(count), fill=OUTLINE, font=font(text, HEAVY), anchor="ms")
    return image


def sleep(size: int) -> Image.Image:
    """What a knight breathes out that counts as passive although it is not turned."""

    def make() -> Image.Image:
        scale = house_scale(size)
        ink = Ink((-0.3, -0.3, 0.3, 0.3), scale)
        line = stroke(round(scale), 0.05)
        zed = [(-0.13, -0.13), (0.13, -0.13), (-0.13, 0.13), (0.13, 0.13)]
        for width, color in ((4.2, OUTLINE), (1.8, WHITE)):
            ink.line(zed, line * width, color)
        return ink.finish()

    return SPRITES.get(("sleep", size), make)
