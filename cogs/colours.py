"""The colours of the seats: names, signs in a text, places in the picture's palette."""

from typing import Final

from render.theme import SEATS

COLOURS: Final = tuple(paint.name for paint in SEATS)
"""In the order in which they are given to people who choose none."""

_SIGNS: Final = {
    "blue": "🔵",
    "vermilion": "🟠",
    "yellow": "🟡",
    "mauve": "🟣",
    "green": "🟢",
    "white": "⚪",
}


def sign(colour: str) -> str:
    """The sign of a colour in a text."""
    return _SIGNS.get(colour, "▪️")


def index(colour: str) -> int:
    """The place of a colour in the picture's palette."""
    return COLOURS.index(colour)


def accent(colour: str) -> int:
    """The colour as Discord takes it for the edge of a post."""
    red, green, blue = SEATS[index(colour)].fill[:3]
    return (red << 16) + (green << 8) + blue
