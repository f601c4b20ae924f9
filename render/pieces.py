"""Sprites of what stands on the board: tokens, boats, roads, houses, robber, marks."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.icons import icon
from render.ink import (
    Color,
    Ink,
    Point,
    curve,
    rgb,
    ring,
    rounded,
    with_shadow,
)
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, NUMBER_SIZE, font
from render.theme import OUTLINE, SEATS, WHITE, SeatPaint

CREAM: Color = rgb("fbf3dd")
RED: Color = rgb("b3160f")
HULL, HULL_LIT, HULL_EDGE, PLANK = rgb("9c6235"), rgb("c78d58"), rgb("3b2413"), rgb("b98a58")
"""Wood of boats and piers."""
SAILS: dict[str, Color] = {
    "brick": rgb("f2bfa6"),
    "lumber": rgb("bcd9ae"),
    "wool": rgb("e2f2bf"),
    "grain": rgb("f8e09a"),
    "ore": rgb("ccd5e0"),
}
"""Sails of the harbours for one good; the others are plain."""
TOKEN_DROP = 0.1
"""Units by which the token sits below the middle of its hex, so that the motif shows."""


def stroke(size: int, units: float, least: int = 4) -> float:
    """A stroke in units that is never thinner than ``least`` pixels."""
    return max(units, least / size)


def token_radius(size: int) -> int:
    """Radius of a number token in pixels; it keeps its figures legible on a small hex."""
    return max(round(0.47 * size), 37)


def figure_size(number: int, size: int) -> int:
    """Size in pixels of the figures on a number token."""
    share = 1.36 if number in (6, 8) else 1.3 if number < 10 else 1.2
    return round(max(NUMBER_SIZE, share * token_radius(size)))


def token(number: int, size: int) -> Image.Image:
    """A number disc with its pips; 6 and 8 are larger, heavier and red."""
    return SPRITES.get(("token", number, size), lambda: _token(number, size))


def _token(number: int, size: int) -> Image.Image:
    radius = token_radius(size)
    red = number in (6, 8)
    ink = Ink((-1.16, -1.16, 1.16, 1.16), radius)
    ink.dot((0, 0), 1.0, rgb("5a4632"))
    ink.dot((0, 0), 1.0 - 4 / radius, rgb("fffaf0"))
    ink.dot((0.02, 0.03), 1.0 - 7 / radius, CREAM)
    color = RED if red else rgb("2b2622")
    pips = 6 - abs(7 - number)
    step, pip = (0.245, 0.098) if red else (0.23, 0.085)
    for i in range(pips):
        ink.dot(((i - (pips - 1) / 2) * step, 0.66), pip, color)
    image = with_shadow(ink.finish(), (2, 4), 1.2, 0.4)
    text = figure_size(number, size)
    middle = image.width / 2
    ImageDraw.Draw(image).text(
        (middle, middle + 0.3 * radius),
        str(number),
        fill=color,
        font=font(text, HEAVY if red else 850),
        anchor="ms",
    )
    return image


def boat(kind: str, size: int) -> Image.Image:
    """A moored boat whose sail shows the good and the rate of its harbour."""
    return SPRITES.get(("boat", kind, size), lambda: _boat(kind, size))


def boat_scale(size: int) -> float:
    """Pixels per unit of a boat; the sail keeps room for its rate on a small hex."""
    return max(0.94 * size, 72)


def _boat(kind: str, size: int) -> Image.Image:
    scale = boat_scale(size)
    ink = Ink((-0.7, -0.75, 0.7, 0.7), scale)
    line = stroke(size, 0.045)
    ink.oval((0.03, 0.5), 0.6, 0.1, rgb("8ecbe0"))
    ink.line([(0, 0.4), (0, -0.68)], 0.07, rgb("5b3d24"))
    hull = [
        (-0.56, 0.26),
        (0.56, 0.26),
        *curve((0.56, 0.26), (0.46, 0.52), (0.3, 0.54)),
        *curve((-0.3, 0.54), (-0.46, 0.52), (-0.56, 0.26)),
    ]
    ink.shape(hull, HULL, HULL_EDGE, line)
    ink.line([(-0.46, 0.36), (0.46, 0.36)], 0.05, HULL_LIT)
    sail = [
        *curve((-0.46, -0.62), (0.0, -0.68), (0.46, -0.62)),
        *curve((0.46, -0.62), (0.56, -0.2), (0.46, 0.2)),
        *curve((0.46, 0.2), (0.0, 0.26), (-0.46, 0.2)),
        *curve((-0.46, 0.2), (-0.36, -0.2), (-0.46, -0.62)),
    ]
    ink.shape(sail, SAILS.get(kind, CREAM), HULL_EDGE, line)
    image = with_shadow(ink.finish(), (2, 3), 1.2, 0.35)
    pen = ImageDraw.Draw(image)
    middle = image.width / 2
    rate = "3:1" if kind == "any" else "2:1"
    text = max(LABEL_SIZE, round(0.44 * scale))
    pen.text(
        (middle + 0.01 * scale, (0.75 + 0.14) * scale),
        rate,
        fill=rgb("2b2622"),
        font=font(text, HEAVY),
        anchor="ms",
    )
    sign = icon(kind, round(0.42 * scale))
    image.alpha_composite(sign, (round(middle - sign.width / 2), round((0.75 - 0.61) * scale)))
    return image


def pier(direction: int, size: int) -> Image.Image:
    """Two plank walks from the ends of an edge toward its boat; six directions, east first.

    The sprite is square, centred on the middle of the edge, 2.4 units wide.
    """
    return SPRITES.get(("pier", direction, size), lambda: _pier(direction, size))


def _pier(direction: int, size: int) -> Image.Image:
    angle = math.radians(60 * direction)
    out = (math.cos(angle), math.sin(angle))
    along = (-out[1], out[0])

    def place(u: float, v: float) -> Point:
        return out[0] * u + along[0] * v, out[1] * u + along[1] * v

    ink = Ink((-1.2, -1.2, 1.2, 1.2), size)
    for side in (-1, 1):
        start, end = place(0.04, side * 0.46), place(0.5, side * 0.17)
        ink.line([start, end], stroke(size, 0.17), HULL_EDGE)
        ink.line([start, end], 0.17 - stroke(size, 0.08) * 0.8, PLANK)
        for step in range(1, 6):
            x = start[0] + (end[0] - start[0]) * step / 6
            y = start[1] + (end[1] - start[1]) * step / 6
            dx, dy = end[1] - start[1], start[0] - end[0]
            length = math.hypot(dx, dy)
            ink.draw.line(
                ink.at(
                    [
                        (x - dx / length * 0.055, y - dy / length * 0.055),
                        (x + dx / length * 0.055, y + dy / length * 0.055),
                    ]
                ),
                fill=rgb("6b4526"),
                width=max(1, round(0.025 * ink.scale)),
            )
    return with_shadow(ink.finish(), (2, 3), 1.2, 0.35)


def sign(ink: Ink, shape: str, at: Point, radius: float, color: Color) -> None:
    """The sign of a seat: circle, triangle, square, diamond, plus or star."""
    x, y = at
    if shape == "circle":
        ink.dot(at, radius * 0.86, color)
    elif shape == "triangle":
        ink.poly(ring((x, y + radius * 0.16), radius * 1.12, 3), color)
    elif shape == "square":
        ink.poly(ring(at, radius * 1.1, 4, -45), color)
    elif shape == "diamond":
        ink.poly(
            [
                (x, y - radius * 1.2),
                (x + radius * 0.8, y),
                (x, y + radius * 1.2),
                (x - radius * 0.8, y),
            ],
            color,
        )
    elif shape == "plus":
        arm = radius * 0.36
        ink.poly(
            [
                (x - radius, y - arm),
                (x + radius, y - arm),
                (x + radius, y + arm),
                (x - radius, y + arm),
            ],
            color,
        )
        ink.poly(
            [
                (x - arm, y - radius),
                (x + arm, y - radius),
                (x + arm, y + radius),
                (x - arm, y + radius),
            ],
            color,
        )
    else:
        outer, inner = ring(at, radius * 1.24, 5), ring(at, radius * 0.54, 5, -54)
        ink.poly([p for pair in zip(outer, inner, strict=True) for p in pair], color)


ROAD_LENGTH = 0.62


def road(color: int, slant: int, size: int) -> Image.Image:
    """A road piece in one of three slants (degrees 30, 90, 150), its seat's sign in the middle."""
    return SPRITES.get(("road", color, slant, size), lambda: _road(SEATS[color], slant, size))


def _road(paint: SeatPaint, slant: int, size: int) -> Image.Image:
    ink = Ink((-0.7, -0.7, 0.7, 0.7), size)
    dx = math.cos(math.radians(slant)) * ROAD_LENGTH / 2
    dy = math.sin(math.radians(slant)) * ROAD_LENGTH / 2
    line = stroke(size, 0.045)
    body = max(0.18, 15 / size)
    path = [(-dx, -dy), (dx, dy)]
    ink.line(path, body + 4 * line, OUTLINE)
    ink.line(path, body + 2 * line, paint.light)
    ink.line([(x + 0.012, y + 0.02) for x, y in path], body + line, paint.shade)
    ink.line(path, body, paint.fill)
    sign(ink, paint.shape, (0, 0), body * 0.46, paint.ink)
    return with_shadow(ink.finish(), (2, 4), 1.2, 0.42)


def settlement(color: int, letter: str, size: int) -> Image.Image:
    """A house with its seat's letter; stands on the middle of the sprite."""
    return SPRITES.get(
        ("settlement", color, letter, size),
        lambda: _house(SEATS[color], letter, size, city=False),
    )


def city(color: int, letter: str, size: int) -> Image.Image:
    """A hall with a tower and its seat's letter; stands on the middle of the sprite."""
    return SPRITES.get(
        ("city", color, letter, size), lambda: _house(SEATS[color], letter, size, city=True)
    )


def lying_city(color: int, letter: str, size: int) -> Image.Image:
    """A city on its side: it counts as a settlement (cities_knights.md §10.3)."""

    def make() -> Image.Image:
        image = _house(SEATS[color], "", size, city=True).rotate(90)
        text = max(LABEL_SIZE, round(0.48 * house_scale(size)))
        middle = (image.width / 2, image.height / 2 + 0.1 * house_scale(size))
        ImageDraw.Draw(image).text(
            middle, letter, fill=SEATS[color].ink, font=font(text, HEAVY), anchor="ms"
        )
        return image

    return SPRITES.get(("lying_city", color, letter, size), make)


def house_scale(size: int) -> float:
    """Pixels per unit of a building; its letter stays legible on a small hex."""
    return max(0.88 * size, 66)


def knight_scale(size: int) -> float:
    """Pixels per unit of a knight: smaller than a building, for knights stand close together."""
    return max(0.8 * size, 60)


SETTLEMENT: list[Point] = [(-0.33, 0.33), (-0.33, -0.1), (0.0, -0.44), (0.33, -0.1), (0.33, 0.33)]
CITY: list[Point] = [
    (-0.5, 0.38),
    (-0.5, -0.42),
    (-0.27, -0.68),
    (-0.04, -0.42),
    (-0.04, -0.16),
    (0.24, -0.34),
    (0.54, -0.08),
    (0.54, 0.38),
]


def _house(paint: SeatPaint, letter: str, size: int, *, city: bool) -> Image.Image:
    scale = house_scale(size)
    ink = Ink((-0.85, -0.85, 0.85, 0.85), scale)
    line = stroke(round(scale), 0.05)
    walls = CITY if city else SETTLEMENT
    ink.line(walls, line * 3.2, OUTLINE, closed=True)
    ink.line(walls, line * 1.3, WHITE, closed=True)
    ink.poly(walls, paint.fill)
    if city:
        _city_parts(ink, paint)
    else:
        ink.poly(
            [(-0.33, -0.1), (0.0, -0.44), (0.33, -0.1), (0.33, -0.04), (-0.33, -0.04)], paint.shade
        )
        ink.poly([(-0.33, -0.1), (0.0, -0.44), (0.0, -0.34), (-0.24, -0.1)], paint.light)
    image = with_shadow(ink.finish(), (3, 4), 1.2, 0.45)
    text = max(LABEL_SIZE, round((0.5 if city else 0.48) * scale))
    x = image.width / 2 + (0.16 * scale if city else 0)
    y = image.height / 2 + (0.32 if city else 0.28) * scale
    ImageDraw.Draw(image).text((x, y), letter, fill=paint.ink, font=font(text, HEAVY), anchor="ms")
    return image


def _city_parts(ink: Ink, paint: SeatPaint) -> None:
    ink.poly(
        [(-0.5, -0.42), (-0.27, -0.68), (-0.04, -0.42), (-0.04, -0.34), (-0.5, -0.34)], paint.shade
    )
    ink.poly([(-0.5, -0.42), (-0.27, -0.68), (-0.27, -0.58), (-0.42, -0.42)], paint.light)
    ink.poly(
        [(-0.04, -0.16), (0.24, -0.34), (0.54, -0.08), (0.54, -0.02), (-0.04, -0.02)], paint.shade
    )
    ink.poly([(-0.04, -0.16), (0.24, -0.34), (0.24, -0.25), (-0.04, -0.06)], paint.light)
    window = paint.ink
    for y in (-0.22, 0.06):
        ink.poly(
            rounded([(-0.35, y), (-0.21, y), (-0.21, y + 0.16), (-0.35, y + 0.16)], 0.05), window
        )


def robber(size: int) -> Image.Image:
    """A hooded figure, dark with a light rim; its feet are on the middle of the sprite."""
    return SPRITES.get(("robber", size), lambda: _robber(size))


def _robber(size: int) -> Image.Image:
    scale = max(0.87 * size, 68)
    ink = Ink((-0.5, -0.9, 0.5, 0.25), scale)
    cloak = [
        *curve((-0.3, 0.05), (-0.28, -0.3), (-0.15, -0.42)),
        *curve((-0.15, -0.42), (-0.24, -0.7), (0.0, -0.76)),
        *curve((0.0, -0.76), (0.24, -0.7), (0.15, -0.42)),
        *curve((0.15, -0.42), (0.28, -0.3), (0.3, 0.05)),
        *curve((0.3, 0.05), (0.0, 0.16), (-0.3, 0.05)),
    ]
    line = stroke(round(scale), 0.05)
    ink.line(cloak, line * 3.6, OUTLINE, closed=True)
    ink.line(cloak, line * 1.8, rgb("f3ead2"), closed=True)
    ink.poly(cloak, rgb("2f3038"))
    ink.poly(
        [
            *curve((0.02, -0.75), (0.23, -0.7), (0.15, -0.42)),
            *curve((0.15, -0.42), (0.28, -0.3), (0.3, 0.05)),
            (0.12, 0.1),
            *curve((0.12, 0.1), (0.14, -0.3), (0.02, -0.45)),
        ],
        rgb("1b1c22"),
    )
    ink.oval((0.0, -0.53), 0.12, 0.13, rgb("0d0e12"))
    for x in (-0.05, 0.05):
        ink.dot((x, -0.54), 0.03, rgb("ffd23f"))
    ink.line(curve((-0.16, -0.34), (0.0, -0.26), (0.16, -0.34)), 0.06, rgb("a3271b"))
    return with_shadow(ink.finish(), (3, 4), 1.2, 0.45)


def pirate(size: int) -> Image.Image:
    """A black ship with a skull on its sail; centred on the middle of the sprite."""
    return SPRITES.get(("pirate", size), lambda: _pirate(size))


def _pirate(size: int) -> Image.Image:
    scale = max(size, 74)
    ink = Ink((-0.6, -0.7, 0.6, 0.6), scale)
    line = stroke(round(scale), 0.05)
    hull = [
        (-0.48, 0.2),
        (0.48, 0.2),
        *curve((0.48, 0.2), (0.4, 0.44), (0.26, 0.46)),
        *curve((-0.26, 0.46), (-0.4, 0.44), (-0.48, 0.2)),
    ]
    sail = [
        *curve((-0.36, -0.52), (0.0, -0.58), (0.36, -0.52)),
        *curve((0.36, -0.52), (0.44, -0.18), (0.36, 0.1)),
        *curve((0.36, 0.1), (0.0, 0.16), (-0.36, 0.1)),
        *curve((-0.36, 0.1), (-0.28, -0.18), (-0.36, -0.52)),
    ]
    for part, fill in ((hull, rgb("2f3038")), (sail, rgb("23242b"))):
        ink.line(part, line * 2.4, OUTLINE, closed=True)
        ink.line(part, line * 1.2, rgb("f3ead2"), closed=True)
        ink.poly(part, fill)
    ink.dot((0.02, -0.25), 0.17, rgb("f3ead2"))
    ink.poly([(-0.07, -0.16), (0.11, -0.16), (0.09, 0.0), (-0.05, 0.0)], rgb("f3ead2"))
    for x in (-0.05, 0.09):
        ink.dot((x, -0.25), 0.05, rgb("23242b"))
    return with_shadow(ink.finish(), (3, 4), 1.2, 0.42)
