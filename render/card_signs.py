"""Signs of cards that are played: each card its own, put together from a few small drawings."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.dice import die
from render.icons import DARK_LINE, ICONS, Icon, icon
from render.ink import Ink, Point, curve, rgb, ring, rounded
from render.knights import inquisitor, merchant
from render.pieces import robber
from render.sprites import SPRITES

GOLD, STEEL, PAPER = rgb("ffc83d"), rgb("c9d0da"), rgb("f5efe0")

Part = tuple[str, float, float, float]
"""A drawing within a sign: its name, its middle, its width; shares of the sign's width."""


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _eye(ink: Ink) -> None:
    lids = [*curve((-0.94, 0.0), (0.0, -1.1), (0.94, 0.0)), *curve((0.94, 0), (0, 1.1), (-0.94, 0))]
    ink.shape(lids, PAPER, DARK_LINE, 0.16)
    for radius, color in ((0.42, rgb("3d7fb5")), (0.2, DARK_LINE)):
        ink.dot((0, 0), radius, color)


def _ship(ink: Ink) -> None:
    ink.line([(0.0, -0.86), (0.0, 0.4)], 0.16, DARK_LINE)
    sail = [(0.1, -0.8), *curve((0.1, -0.8), (1.0, -0.3), (0.62, 0.2)), (0.1, 0.2)]
    ink.shape(sail, PAPER, DARK_LINE, 0.12)
    ink.shape([(-0.1, -0.6), (-0.1, 0.2), (-0.66, 0.2)], rgb("d9d2c3"), DARK_LINE, 0.12)
    hull = [(-0.94, 0.36), (0.94, 0.36), *curve((0.94, 0.36), (0.7, 0.9), (0.0, 0.88))]
    ink.shape(
        [*hull, *curve((0.0, 0.88), (-0.7, 0.9), (-0.94, 0.36))], rgb("9a6336"), DARK_LINE, 0.14
    )


def _mitre(ink: Ink) -> None:
    side = [*curve((-0.62, 0.3), (-0.8, -0.4), (0.0, -0.94))]
    hat = [*side, *((-x, y) for x, y in reversed(side))]
    ink.shape(hat, PAPER, DARK_LINE, 0.16)
    ink.shape(_box(-0.62, 0.34, 0.62, 0.8), GOLD, DARK_LINE, 0.14)
    ink.line([(0, -0.6), (0, 0.14)], 0.16, rgb("b8860f"))
    ink.line([(-0.26, -0.26), (0.26, -0.26)], 0.16, rgb("b8860f"))


def _rings(ink: Ink) -> None:
    for x in (-0.32, 0.32):
        for width, color in ((0.4, DARK_LINE), (0.2, GOLD)):
            ink.line(ring((x, 0.2), 0.46, 40), width, color, closed=True)
    ink.shape(
        [(-0.32, -0.3), (-0.6, -0.62), (-0.32, -0.9), (-0.04, -0.62)], rgb("8fd3f4"), DARK_LINE, 0.1
    )


def _flask(ink: Ink) -> None:
    body = [(-0.24, -0.3), (-0.8, 0.66), (-0.66, 0.86), (0.66, 0.86), (0.8, 0.66), (0.24, -0.3)]
    ink.shape([(-0.24, -0.86), *body, (0.24, -0.86)], rgb("dff1f7"), DARK_LINE, 0.16)
    ink.poly(
        [(-0.42, 0.2), (-0.7, 0.66), (-0.6, 0.78), (0.6, 0.78), (0.7, 0.66), (0.42, 0.2)],
        rgb("9a5bd0"),
    )
    ink.line([(-0.34, -0.86), (0.34, -0.86)], 0.24, DARK_LINE)
    for x, y, radius in ((-0.14, 0.52, 0.13), (0.26, 0.34, 0.1), (0.02, 0.0, 0.09)):
        ink.dot((x, y), radius, rgb("e9d5fb"))


def _crane(ink: Ink) -> None:
    wood = rgb("b07a42")
    beams: tuple[list[Point], ...] = (
        [(-0.5, 0.84), (-0.5, -0.8)],
        [(-0.5, -0.74), (0.7, -0.74)],
        [(-0.5, -0.1), (0.14, -0.74)],
    )
    for width, color in ((0.34, DARK_LINE), (0.16, wood)):
        for beam in beams:
            ink.line(beam, width, color)
    ink.line([(0.6, -0.7), (0.6, 0.1)], 0.12, DARK_LINE)
    ink.shape(_box(0.26, 0.1, 0.94, 0.66), rgb("c8cdd6"), DARK_LINE, 0.14)
    ink.line([(-0.9, 0.86), (-0.06, 0.86)], 0.24, DARK_LINE)


def _wall(ink: Ink) -> None:
    tops = [(-0.9, -0.5), (-0.5, -0.5), (-0.5, -0.16), (-0.2, -0.16), (-0.2, -0.5), (0.2, -0.5)]
    tops += [(0.2, -0.16), (0.5, -0.16), (0.5, -0.5), (0.9, -0.5)]
    ink.shape([(-0.9, 0.7), *tops, (0.9, 0.7)], rgb("b9c0cc"), DARK_LINE, 0.16)
    for ends in (
        ((-0.8, 0.26), (0.8, 0.26)),
        ((-0.3, 0.26), (-0.3, 0.62)),
        ((0.34, 0.26), (0.34, 0.62)),
    ):
        ink.line(ends, 0.1, rgb("79818f"))


def _disc(ink: Ink) -> None:
    ink.dot((0, 0), 0.92, DARK_LINE)
    ink.dot((0, 0), 0.76, PAPER)
    for x in (-0.36, 0.0, 0.36):
        ink.dot((x, 0.0), 0.15, DARK_LINE)


def _drop(ink: Ink) -> None:
    side = curve((0.0, -0.9), (0.9, 0.3), (0.5, 0.66))
    drop = [*side, *curve((0.5, 0.66), (0.0, 1.0), (-0.5, 0.66))]
    ink.shape([*drop, *((-x, y) for x, y in reversed(side))], rgb("58b6ea"), DARK_LINE, 0.16)
    ink.line([(-0.28, 0.2), (-0.2, 0.5)], 0.16, rgb("e3f5fd"))


def _plus(ink: Ink) -> None:
    for reach, width, color in ((0.78, 0.74, DARK_LINE), (0.74, 0.46, rgb("e0402f"))):
        ink.line([(0, -reach + width / 2), (0, reach - width / 2)], width, color)
        ink.line([(-reach + width / 2, 0), (reach - width / 2, 0)], width, color)


def _up(ink: Ink) -> None:
    body = [
        (-0.3, 0.86),
        (-0.3, 0.0),
        (-0.72, 0.0),
        (0.0, -0.9),
        (0.72, 0.0),
        (0.3, 0.0),
        (0.3, 0.86),
    ]
    ink.shape(rounded(body, 0.06), rgb("4cc27a"), DARK_LINE, 0.16)


def _swap(ink: Ink) -> None:
    """Two arrows around a middle."""
    for start in (200, 20):
        arc = [
            (0.6 * math.cos(math.radians(angle)), 0.6 * math.sin(math.radians(angle)))
            for angle in range(start, start + 121, 10)
        ]
        x, y = arc[-1]
        along = math.radians(start + 210)
        tip = (x + 0.5 * math.cos(along), y + 0.5 * math.sin(along))
        wings = [
            (x + 0.36 * math.cos(along + turn), y + 0.36 * math.sin(along + turn))
            for turn in (math.pi / 2, -math.pi / 2)
        ]
        for width, color in ((0.44, DARK_LINE), (0.22, GOLD)):
            ink.line(arc, width, color)
        ink.shape([tip, *wings], GOLD, DARK_LINE, 0.1)


def _cup(ink: Ink) -> None:
    bowl = [(-0.66, -0.8), (0.66, -0.8), *curve((0.66, -0.8), (0.6, 0.14), (0.12, 0.2))]
    foot = [(0.12, 0.5), (0.5, 0.84), (-0.5, 0.84), (-0.12, 0.5)]
    cup = [*bowl, *foot, *curve((-0.12, 0.2), (-0.6, 0.14), (-0.66, -0.8))]
    ink.shape(cup, GOLD, DARK_LINE, 0.16)
    ink.line([(-0.4, -0.6), (-0.3, -0.2)], 0.14, rgb("fff0c4"))
    ink.dot((0.16, -0.3), 0.16, rgb("d8402f"))


DRAWN: dict[str, Icon] = {
    "eye": _eye,
    "ship": _ship,
    "mitre": _mitre,
    "rings": _rings,
    "flask": _flask,
    "crane": _crane,
    "wall": _wall,
    "disc": _disc,
    "drop": _drop,
    "plus": _plus,
    "up": _up,
    "swap": _swap,
    "cup": _cup,
}
FIGURES: dict[str, Callable[[int], Image.Image]] = {
    "robber": robber,
    "merchant": merchant,
    "inquisitor": inquisitor,
}
FIGURE = 100
"""Pixels per unit at which a figure is taken for a sign."""

SIGNS: dict[str, tuple[Part, ...]] = {
    "commercial_harbor": (("any", 0.3, 0.3, 0.58), ("cloth", 0.7, 0.68, 0.6)),
    "master_merchant": (("cards", 0.4, 0.42, 0.8), ("coin", 0.7, 0.72, 0.56)),
    "merchant_card": (("merchant", 0.5, 0.5, 0.8),),
    "merchant_fleet": (("ship", 0.5, 0.5, 1.0),),
    "resource_monopoly": (
        ("brick", 0.26, 0.72, 0.5),
        ("grain", 0.74, 0.7, 0.54),
        ("crown", 0.5, 0.3, 0.6),
    ),
    "trade_monopoly": (
        ("cloth", 0.26, 0.72, 0.5),
        ("paper", 0.74, 0.7, 0.52),
        ("crown", 0.5, 0.3, 0.6),
    ),
    "bishop": (("mitre", 0.5, 0.48, 0.94),),
    "constitution": (("paper", 0.4, 0.44, 0.86), ("points", 0.72, 0.72, 0.56)),
    "deserter": (("knight", 0.38, 0.4, 0.76), ("arrow", 0.7, 0.76, 0.56)),
    "diplomat": (("road", 0.44, 0.44, 0.88), ("no", 0.76, 0.74, 0.5)),
    "intrigue": (("knight", 0.4, 0.42, 0.8), ("no", 0.74, 0.74, 0.54)),
    "saboteur": (("city_lost", 0.5, 0.5, 1.0),),
    "spy": (("progress", 0.4, 0.38, 0.76), ("eye", 0.62, 0.72, 0.66)),
    "warlord": (("defence", 0.5, 0.62, 0.76), ("knight", 0.5, 0.32, 0.62)),
    "wedding": (("rings", 0.5, 0.5, 1.0),),
    "alchemist": (("flask", 0.38, 0.42, 0.8), ("die", 0.74, 0.74, 0.46)),
    "crane": (("crane", 0.5, 0.5, 1.0),),
    "engineer": (("wall", 0.5, 0.5, 1.0),),
    "inventor": (("disc", 0.26, 0.28, 0.5), ("disc", 0.74, 0.72, 0.5), ("swap", 0.5, 0.5, 0.56)),
    "irrigation": (
        ("grain", 0.28, 0.4, 0.7),
        ("grain", 0.72, 0.4, 0.7),
        ("drop", 0.5, 0.74, 0.48),
    ),
    "medicine": (("city", 0.42, 0.44, 0.84), ("plus", 0.74, 0.74, 0.52)),
    "mining": (("ore", 0.32, 0.34, 0.64), ("ore", 0.68, 0.66, 0.64)),
    "printer": (
        ("paper", 0.3, 0.4, 0.7),
        ("paper", 0.54, 0.42, 0.7),
        ("points", 0.74, 0.74, 0.52),
    ),
    "smith": (("knight", 0.38, 0.44, 0.8), ("up", 0.78, 0.66, 0.56)),
    "anathema": (("progress", 0.42, 0.42, 0.82), ("no", 0.72, 0.72, 0.58)),
    "church_blessing": (
        ("knight", 0.24, 0.6, 0.5),
        ("knight", 0.76, 0.6, 0.5),
        ("up", 0.5, 0.42, 0.6),
    ),
    "church_tax": (("tax", 0.5, 0.5, 0.96),),
    "crusade": (("defence", 0.5, 0.5, 1.0), ("defender", 0.5, 0.46, 0.56)),
    "exile": (("robber", 0.36, 0.42, 0.76), ("arrow", 0.7, 0.74, 0.56)),
    "holy_grail": (("cup", 0.5, 0.5, 0.96),),
    "indulgences": (("die", 0.34, 0.36, 0.6), ("bread", 0.68, 0.7, 0.64)),
    "inquisitor_card": (("inquisitor", 0.5, 0.5, 0.9),),
    "reform": (("progress", 0.42, 0.42, 0.82), ("swap", 0.7, 0.72, 0.62)),
    "superstition": (("curse", 0.6, 0.36, 0.66), ("knight", 0.34, 0.66, 0.64)),
}
"""Signs of more than one drawing, or of one that is no icon; other cards have an icon."""


def card_sign(card: str, size: int) -> Image.Image:
    """The sign of a card as a sprite of ``size`` × ``size`` pixels."""
    if card not in SIGNS:
        return icon(card, size)

    def make() -> Image.Image:
        image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
        for name, x, y, width in SIGNS[card]:
            part = _part(name, round(width * size))
            left = min(max(0, round(x * size - part.width / 2)), size - part.width)
            top = min(max(0, round(y * size - part.height / 2)), size - part.height)
            image.alpha_composite(part, (left, top))
        return image

    return SPRITES.get(("card_sign", card, size), make)


def _part(name: str, size: int) -> Image.Image:
    if name == "die":
        return die(5, size)
    if name in FIGURES:
        sprite = FIGURES[name](FIGURE)
        sprite = sprite.crop(sprite.getbbox())
        share = size / max(sprite.size)
        extent = (round(sprite.width * share), round(sprite.height * share))
        return sprite.resize(extent, Image.Resampling.LANCZOS)
    if name in ICONS:
        return icon(name, size)
    ink = Ink((-1.1, -1.1, 1.1, 1.1), size / 2.2)
    DRAWN[name](ink)
    return ink.finish()
