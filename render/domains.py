"""The domains of city improvement: a colour and a shape each, so that nobody needs the colour."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.ink import Color, Ink, Point, curve, lighter, rgb, ring, rounded
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, font
from render.theme import OUTLINE, WHITE

DOMAINS: dict[str, Color] = {
    "trade": rgb("f2bd3a"),
    "politics": rgb("3a69c8"),
    "science": rgb("2a8046"),
    "church": rgb("c8402f"),
    "magic": rgb("b77fe6"),
}
ON_DOMAIN: dict[str, Color] = {
    "trade": OUTLINE,
    "politics": WHITE,
    "science": WHITE,
    "church": WHITE,
    "magic": OUTLINE,
}
"""Colour of a figure upon the domain's own (contrast at least 4.5:1)."""
NONE, ON_NONE = rgb("4a515e"), rgb("c9ced8")
"""Colours of a domain at level 0."""
LAUREL: Color = rgb("ffd23f")
CHIP = 50
"""Pixels of a chip with a level."""


def outline(domain: str, middle: Point, radius: float) -> list[Point]:
    """The shape of a domain: coin, shield, book, pointed window, diamond."""
    x, y = middle

    def at(points: list[Point]) -> list[Point]:
        return [(x + px * radius, y + py * radius) for px, py in points]

    match domain:
        case "trade":
            return ring(middle, radius * 0.94, 40)
        case "politics":
            sides = [*curve((0.84, -0.86), (0.96, 0.5), (0.0, 1.0))]
            return at([(-0.84, -0.86), *sides, *curve((0.0, 1.0), (-0.96, 0.5), (-0.84, -0.86))])
        case "science":
            half = 0.86
            return rounded(
                at([(-half, -half), (half, -half), (half, half), (-half, half)]), radius * 0.35
            )
        case "church":
            left = curve((-0.82, -0.1), (-0.74, -0.7), (0.0, -1.04))
            return at(
                [*left, *curve((0.0, -1.04), (0.74, -0.7), (0.82, -0.1)), (0.82, 0.9), (-0.82, 0.9)]
            )
        case _:
            return rounded(ring(middle, radius * 1.1, 4), radius * 0.3)


def emblem(ink: Ink, domain: str, middle: Point, radius: float, width: float) -> None:
    """The shape of a domain, filled, with a dark rim of ``width`` units."""
    shape = outline(domain, middle, radius)
    ink.shape(shape, DOMAINS[domain], OUTLINE, width)
    x, y = middle
    lit = outline(domain, (x - radius * 0.06, y - radius * 0.1), radius * 0.5)
    ink.poly(lit, lighter(DOMAINS[domain], 0.4))


def level_chip(domain: str, level: int, *, held: bool = False) -> Image.Image:
    """A level upon the shape of its domain; grey at 0, with a golden rim if ``held``."""

    def make() -> Image.Image:
        half = (CHIP + 6 if held else CHIP) / 2
        ink = Ink((-half, -half, half, half), 1)
        fill = DOMAINS[domain] if level else NONE
        if held:
            for width, color in ((11, OUTLINE), (5, LAUREL)):
                ink.line(outline(domain, (0, 0), half - 6), width, color, closed=True)
            ink.poly(outline(domain, (0, 0), half - 8), fill)
        else:
            ink.shape(outline(domain, (0, 0), half - 5), fill, OUTLINE, 4)
        image = ink.finish()
        color = ON_DOMAIN[domain] if level else ON_NONE
        ImageDraw.Draw(image).text(
            (half, half + 14), str(level), fill=color, font=font(LABEL_SIZE, HEAVY), anchor="ms"
        )
        return image

    return SPRITES.get(("level_chip", domain, level, held), make)
