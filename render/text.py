"""Text in pictures: one rounded typeface (Nunito, OFL), fitted to the room there is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
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

    Line breaks and control characters become blanks; pictographs are left out where there is
    anything else, and told by their English names where there is not. Only blanks give "".
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
    return " ".join("".join(result).split()) or _spelled(text)


def _spelled(text: str) -> str:
    """What a text of nothing but pictographs and invisible characters is called."""
    words = anyascii(text).replace(":", " ").replace("_", " ").split()
    drawn = "".join(c if _drawable(c) else "" for c in " ".join(words))
    return drawn or ("?" if text.strip() else "")


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


Written = tuple[str, ...]
NAME_ROOMS = (560, 420, 320, 240, 180, 130, 90, 66)
"""Pixels tried in turn for a name in a sentence that is too long."""


def told(sentence: str, names: Iterable[str], layout: Callable[[str], Written]) -> Written:
    """The rows of a sentence in which names give way before any other word does.

    ``layout`` makes rows of a text; it may cut the text where it is too long.
    """
    wanted = sorted({name for name in names if name}, key=len, reverse=True)
    rows: Written = ()
    for room in (None, *NAME_ROOMS):
        text = _with_names(sentence, wanted, room)
        rows = layout(text)
        if " ".join(rows) == " ".join(text.split()):
            break
    return rows


def _with_names(sentence: str, names: Sequence[str], room: int | None) -> str:
    """The sentence as it can be drawn, with names of at most ``room`` pixels."""
    if not names:
        return readable(sentence)
    parts = re.split("(" + "|".join(map(re.escape, names)) + ")", sentence)

    def drawn(part: str) -> str:
        if part not in names:
            return part
        return readable(part) if room is None else fit(part, room, LABEL_SIZE, LABEL_SIZE)[0]

    return readable("".join(map(drawn, parts)))
