"""The barbarians' way to the island, and the strip that weighs them against the knights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.icons import icon
from render.ink import Color, Ink, Point, curve, darker, rgb
from render.panel import plate, round_mask, seat_chip
from render.sprites import SPRITES
from render.text import HEAVY, NUMBER_SIZE, font
from render.theme import OUTLINE, WHITE, Theme

STEPS = 7
"""Steps of the barbarian ship from its start to its landing (cities_knights.md §10)."""
HEIGHT = 92
"""Pixels of the strip."""
PITCH = 54
SAND: Color = rgb("e5c384")
DANGER: Color = rgb("e0402f")


@dataclass(frozen=True)
class Outlook:
    """A battle as it would end now: strengths, and whom it would hit or honour."""

    step: int
    barbarians: int
    defence: int
    losers: tuple[int, ...]
    heroes: tuple[int, ...]


def barbarian_ship(ink: Ink, at: Point, size: float) -> None:
    """A long ship with a striped sail, ``size`` units from its middle to its stern."""
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
        ink.shape([(x + px * size, y + py * size) for px, py in part], fill, OUTLINE, 0.14 * size)
    for dx in (-0.24, 0.22):
        stripe = [(dx, -0.76), (dx, 0.06)]
        ink.line([(x + px * size, y + py * size) for px, py in stripe], 0.17 * size, WHITE)


def track(step: int, theme: Theme) -> Image.Image:
    """The way of the barbarian ship over the sea, a step a dot, to the beach where it lands."""

    def make() -> Image.Image:
        width, height = PITCH * STEPS + 108, HEIGHT - 24
        ink = Ink((0, 0, width, height), 1)
        ink.poly([(0, 0), (width, 0), (width, height), (0, height)], theme.sea[2])
        shore = width - 62
        beach = [*curve((shore, 0), (shore - 22, height / 2), (shore + 8, height))]
        ink.poly([*beach, (width, height), (width, 0)], SAND)
        land = [(x + 18, y) for x, y in beach]
        ink.poly([*land, (width, height), (width, 0)], rgb("8fc152"))
        middle = height / 2
        spots = [(36 + i * PITCH, middle) for i in range(STEPS + 1)]
        for i, spot in enumerate(spots):
            gone, last = i < step, i == STEPS
            fill = DANGER if last else darker(theme.sea[2], 0.25) if gone else WHITE
            ink.dot(spot, 15 if last else 11, OUTLINE)
            ink.dot(spot, 10 if last else 6, fill)
        x, y = spots[min(step, STEPS)]
        barbarian_ship(ink, (x, y - 3), 29)
        return ink.finish()

    return SPRITES.get(("barbarian_track", step, theme.name), make)


def strip(
    width: int, outlook: Outlook, seats: Sequence[tuple[int, str]], theme: Theme
) -> Image.Image:
    """The way of the ship, cities against knights, and who would lose a city or be honoured.

    ``seats``: colour and letter of each. Who does not fit is left out; the words name all.
    """
    image = plate((width, HEIGHT), 20, theme.card).copy()
    way = track(outlook.step, theme)
    image.paste(way, (14, (HEIGHT - way.height) // 2), round_mask(way.size, 12))
    pen = ImageDraw.Draw(image)
    x = 14 + way.width + 18
    lost = outlook.barbarians > outlook.defence
    for name, value in (("barbarian", outlook.barbarians), ("defence", outlook.defence)):
        x = _sign(image, name, x)
        face = font(NUMBER_SIZE, HEAVY)
        pen.text((x + 6, HEIGHT / 2 + 16), str(value), fill=theme.text, font=face, anchor="ls")
        x += 6 + round(face.getlength(str(value))) + 14
    hit = outlook.losers if lost else outlook.heroes
    if hit and x + 46 + 62 * len(hit) <= width:
        x = _sign(image, "city_lost" if lost else "defender", x + 4) + 6
        for seat in hit:
            chip = seat_chip(*seats[seat])
            image.alpha_composite(chip, (x, (HEIGHT - chip.height) // 2))
            x += chip.width + 6
    return image


def _sign(image: Image.Image, name: str, x: int) -> int:
    sprite = icon(name, 46)
    image.alpha_composite(sprite, (x, (HEIGHT - sprite.height) // 2))
    return x + sprite.width
