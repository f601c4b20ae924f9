"""Signs laid over the board: rings for the last change, glow for production, place labels."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.ink import Color, Ink, rgb, ring, rounded
from render.pieces import CREAM, RED, stroke, token_radius
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, NUMBER_SIZE, font
from render.theme import CHANGE, OUTLINE, WHITE

LABEL: Color = rgb("16202e")


def change_ring(size: int, radius: float) -> Image.Image:
    """A bright ring with dark rims, around a piece that has just been placed."""

    def make() -> Image.Image:
        reach = radius + 0.2
        ink = Ink((-reach, -reach, reach, reach), size)
        circle = ring((0, 0), radius, 72)
        line = stroke(size, 0.06, 5)
        ink.line(circle, line * 2.4, OUTLINE, closed=True)
        ink.line(circle, line * 1.2, CHANGE, closed=True)
        return ink.finish()

    return SPRITES.get(("change_ring", size, radius), make)


def change_bar(size: int, slant: int) -> Image.Image:
    """A bright rim around a road that has just been placed; slant in degrees."""

    def make() -> Image.Image:
        ink = Ink((-0.8, -0.8, 0.8, 0.8), size)
        dx, dy = math.cos(math.radians(slant)) * 0.34, math.sin(math.radians(slant)) * 0.34
        line = stroke(size, 0.06, 5)
        inner = max(0.36, 31 / size)
        path = [(-dx, -dy), (dx, dy)]
        ink.line(path, inner + 3.6 * line, OUTLINE)
        ink.line(path, inner + 2.6 * line, CHANGE)
        ink.line(path, inner + 0.4 * line, OUTLINE)
        ink.line(path, inner, (0, 0, 0, 0))
        for x, y in path:
            ink.dot((x, y), inner / 2, (0, 0, 0, 0))
        return ink.finish()

    return SPRITES.get(("change_bar", size, slant), make)


def ghost_ring(size: int) -> Image.Image:
    """A dashed ring: where a piece stood before it moved."""

    def make() -> Image.Image:
        ink = Ink((-0.5, -0.5, 0.5, 0.5), size)
        circle = ring((0, 0), 0.28, 72)
        line = stroke(size, 0.06, 5)
        for start in range(0, 72, 12):
            part = circle[start : start + 8]
            ink.line(part, line * 2.2, OUTLINE)
            ink.line(part, line, CHANGE)
        return ink.finish()

    return SPRITES.get(("ghost_ring", size), make)


def production_glow(size: int) -> Image.Image:
    """A golden hex rim and a halo around the token of a hex that has just paid."""

    def make() -> Image.Image:
        ink = Ink((-1.0, -1.1, 1.0, 1.1), size)
        line = stroke(size, 0.07, 6)
        outline = ring((0, 0), 0.93, 6)
        ink.line(outline, line * 1.9, rgb("6b4500"), closed=True)
        ink.line(outline, line, CHANGE, closed=True)
        return ink.finish()

    return SPRITES.get(("production", size), make)


def token_halo(size: int) -> Image.Image:
    """A golden ring around the number token."""

    def make() -> Image.Image:
        radius = token_radius(size)
        ink = Ink((-1.4, -1.4, 1.4, 1.4), radius)
        circle = ring((0, 0), 1.07, 72)
        ink.line(circle, 15 / radius, rgb("6b4500"), closed=True)
        ink.line(circle, 8 / radius, CHANGE, closed=True)
        return ink.finish()

    return SPRITES.get(("halo", size), make)


def ghost_road(size: int, slant: int) -> Image.Image:
    """An edge where a road is possible: a light, dashed lane."""

    def make() -> Image.Image:
        ink = Ink((-0.7, -0.7, 0.7, 0.7), size)
        dx, dy = math.cos(math.radians(slant)), math.sin(math.radians(slant))
        for share in (-0.2, 0.0, 0.2):
            part = [
                (dx * (share - 0.05), dy * (share - 0.05)),
                (dx * (share + 0.05), dy * (share + 0.05)),
            ]
            ink.line(part, max(0.17, 14 / size), OUTLINE)
            ink.line(part, max(0.17, 14 / size) - 8 / size, WHITE)
        return ink.finish()

    return SPRITES.get(("ghost_road", size, slant), make)


def edge_dot() -> Image.Image:
    """The middle of an edge where a road is possible, between two labels that touch."""

    def make() -> Image.Image:
        ink = Ink((-12, -12, 12, 12), 1)
        ink.dot((0, 0), 11, OUTLINE)
        ink.dot((0, 0), 7, CHANGE)
        return ink.finish()

    return SPRITES.get("edge_dot", make)


def label(text: str) -> Image.Image:
    """A small plate with the label of a place."""

    def make() -> Image.Image:
        face = font(LABEL_SIZE)
        width = round(max(face.getlength(text) + 12, 44))
        height = 42
        image = Image.new("RGBA", (width * 4, height * 4), (0, 0, 0, 0))
        pen = ImageDraw.Draw(image)
        pen.rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), 44, fill=WHITE)
        pen.rounded_rectangle((16, 16, width * 4 - 17, height * 4 - 17), 32, fill=LABEL)
        image = image.reduce(4)
        ImageDraw.Draw(image).text(
            (width / 2, height / 2 + 14), text, fill=WHITE, font=face, anchor="ms"
        )
        return image

    return SPRITES.get(("label", text), make)


def hex_plate(text: str, number: int) -> Image.Image:
    """Label and number of a hex on one plate, for hexes too small to carry both apart."""

    def make() -> Image.Image:
        width, height = max(70, round(font(LABEL_SIZE).getlength(text)) + 22), 84
        ink = Ink((0, 0, width, height), 1)
        ink.poly(rounded([(0, 0), (width, 0), (width, height), (0, height)], 16), WHITE)
        inner = rounded([(4, 4), (width - 4, 4), (width - 4, height - 4), (4, height - 4)], 12)
        ink.poly(inner, CREAM)
        ink.poly([(x, min(y, 42)) for x, y in inner], LABEL)
        image = ink.finish()
        pen = ImageDraw.Draw(image)
        pen.text((width / 2, 37), text, fill=WHITE, font=font(LABEL_SIZE), anchor="ms")
        color, face = RED if number in (6, 8) else OUTLINE, font(NUMBER_SIZE, HEAVY)
        pen.text((width / 2, height - 8), str(number), fill=color, font=face, anchor="ms")
        return image

    return SPRITES.get(("hex_plate", text, number), make)
