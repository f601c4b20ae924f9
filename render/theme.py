"""Colours of the pictures: light and dark theme, and the signs of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from anyascii import anyascii

from render.ink import Color, rgb


@dataclass(frozen=True)
class SeatPaint:
    """How one seat's pieces look: colour, and the sign that replaces it for who cannot see it.

    ``ink`` is the colour of a letter or sign upon ``fill`` (contrast at least 4.5:1).
    """

    name: str
    fill: Color
    shade: Color
    light: Color
    ink: Color
    shape: str
    letter: str


OUTLINE: Color = rgb("14181f")
WHITE: Color = rgb("ffffff")
CHANGE: Color = rgb("ffe14d")
"""What marks the last change and what has just produced."""

SEATS: tuple[SeatPaint, ...] = (
    SeatPaint("blue", rgb("2145b5"), rgb("132a78"), rgb("93aef8"), WHITE, "circle", "B"),
    SeatPaint("vermilion", rgb("e8641e"), rgb("a33f08"), rgb("ffbb94"), OUTLINE, "triangle", "V"),
    SeatPaint("yellow", rgb("f4d93b"), rgb("b8961a"), rgb("fff6bf"), OUTLINE, "square", "Y"),
    SeatPaint("mauve", rgb("dd94c8"), rgb("9a5686"), rgb("fad7ee"), OUTLINE, "diamond", "M"),
    SeatPaint("green", rgb("008060"), rgb("005040"), rgb("74d6b8"), WHITE, "plus", "G"),
    SeatPaint("white", rgb("fbfbf8"), rgb("b9bec8"), rgb("ffffff"), OUTLINE, "star", "W"),
)


@dataclass(frozen=True)
class Theme:
    """All colours of one theme. ``sea`` runs from deep water to the beach."""

    name: str
    page: Color
    card: Color
    card_active: Color
    rule: Color
    text: Color
    muted: Color
    accent: Color
    sea: tuple[Color, ...]
    foam: Color
    wave: Color
    void: Color
    dim: float


DARK = Theme(
    name="dark",
    page=rgb("1e2128"),
    card=rgb("2a2e37"),
    card_active=rgb("39404f"),
    rule=rgb("454b58"),
    text=rgb("f4f5f7"),
    muted=rgb("b4bac6"),
    accent=rgb("ffc83d"),
    sea=(rgb("123a5e"), rgb("17476f"), rgb("1d5681"), rgb("266a95"), rgb("3583ab")),
    foam=rgb("bfe3ec"),
    wave=rgb("2c6690"),
    void=rgb("15181d"),
    dim=0.06,
)

LIGHT = Theme(
    name="light",
    page=rgb("f3efe6"),
    card=rgb("ffffff"),
    card_active=rgb("fff3cf"),
    rule=rgb("d9d2c3"),
    text=rgb("23262e"),
    muted=rgb("5c6270"),
    accent=rgb("b26a00"),
    sea=(rgb("3f8fc4"), rgb("4d9dcf"), rgb("5eacd9"), rgb("78bfe2"), rgb("97d3ea")),
    foam=rgb("f4fcff"),
    wave=rgb("6db4dd"),
    void=rgb("e2dbcb"),
    dim=0.0,
)

THEMES: dict[str, Theme] = {"dark": DARK, "light": LIGHT}


def seat_letters(names: Sequence[str], colors: Sequence[int]) -> tuple[str, ...]:
    """One letter per seat, each different: the name's own initial where it is free.

    A name without a free letter gets its colour's letter, else the next free one.
    """
    taken: list[str] = []
    for name, color in zip(names, colors, strict=True):
        own = [c for c in anyascii(name).upper() if "A" <= c <= "Z"]
        spare = [SEATS[color].letter, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        taken.append(next(c for c in [*own, *spare] if c not in taken))
    return tuple(taken)
