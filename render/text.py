"""Text in pictures: one rounded typeface (Nunito, OFL), fitted to the room there is."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import as_file, files

from anyascii import anyascii
from PIL import ImageFont

BOLD = 800
HEAVY = 900
ELLIPSIS = "…"

NUMBER_SIZE = 44
"""Least size, in pixels of the file, of a number on the board."""
LABEL_SIZE = 40
"""Least size, in pixels of the file, of any other text."""


@cache
def font(size: int, weight: int = BOLD) -> ImageFont.FreeTypeFont:
    """The typeface at a size in pixels; ``weight`` 200–1000."""
    with as_file(files("fontpkg_nunito") / "files" / "Nunito[wght].ttf") as path:
        face = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([weight])
    return face


@lru_cache(maxsize=4096)
def _drawable(character: str) -> bool:
    face = font(LABEL_SIZE)
    missing = bytes(face.getmask("\uffff"))
    return character.isspace() or bytes(face.getmask(character)) != missing


@lru_cache(maxsize=1024)
def readable(text: str) -> str:
    """The text with every character that the typeface lacks written in Latin letters.

    Line breaks and control characters become blanks; pictographs are left out.
    """
    result: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category.startswith(("Z", "C")):
            result.append(" " if category != "Cf" else "")
        elif _drawable(character):
            result.append(character)
        elif category[0] in "LN":
            result.append(anyascii(character))
    return " ".join("".join(result).split())


def width(text: str, size: int, weight: int = BOLD) -> float:
    """Length of a text in pixels."""
    return font(size, weight).getlength(text)


@lru_cache(maxsize=1024)
def fit(text: str, room: int, size: int, least: int, weight: int = BOLD) -> tuple[str, int]:
    """The text and the size at which it takes at most ``room`` pixels.

    First the size shrinks to ``least``, then the end of the text gives way to an ellipsis.
    """
    text = readable(text)
    while size > least and width(text, size, weight) > room:
        size -= 1
    if width(text, size, weight) <= room:
        return text, size
    kept = text
    while kept and width(kept.rstrip() + ELLIPSIS, size, weight) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS, size


@lru_cache(maxsize=512)
def wrap(text: str, room: int, size: int, lines: int, weight: int = BOLD) -> tuple[str, ...]:
    """The text in at most ``lines`` lines of at most ``room`` pixels, cut with an ellipsis."""
    words = readable(text).split()
    result: list[str] = []
    while words and len(result) < lines - 1:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", size, weight) <= room:
            line += " " + words.pop(0)
        result.append(fit(line, room, size, size, weight)[0])
    if words:
        result.append(fit(" ".join(words), room, size, size, weight)[0])
    return tuple(result)
