"""Cards as sprites: goods and development cards, large in a hand, small in an offer."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.card_signs import card_sign
from render.icons import icon
from render.ink import Color, Ink, darker, mix, rgb, rounded
from render.pieces import CREAM
from render.sprites import SPRITES
from render.text import ELLIPSIS, HEAVY, LABEL_SIZE, fit, font, wrap
from render.theme import OUTLINE, WHITE, Theme

RATIO = 1.4
"""Height of a card over its width."""

NAMED = 150
"""Width in pixels from which a card has room for its name."""

GOODS: dict[str, Color] = {
    "brick": rgb("c9562f"),
    "lumber": rgb("3c7d48"),
    "wool": rgb("8fc152"),
    "grain": rgb("e3ae35"),
    "ore": rgb("7d8794"),
    "coin": rgb("f7d774"),
    "gold_coin": rgb("ffe9a8"),
    "cloth": rgb("c07ad0"),
    "paper": rgb("4f94b8"),
    "bread": rgb("a9703a"),
}
EMBLEM = 36
"""Width in pixels of the emblem of a deck, at the foot of a card."""
DEVELOPMENT: Color = rgb("6b4796")


@dataclass(frozen=True)
class CardFace:
    """How a card that is played looks: the colour of its border, its sign, whose deck it is of."""

    color: Color
    sign: str
    emblem: str = ""


def card(
    kind: str, name: str, count: int, width: int, theme: Theme, ratio: float = RATIO
) -> Image.Image:
    """A good's card with its name; a stack with a count if there are several, hollow if none.

    ``ratio``: height over width.
    """
    size = (width, round(width * ratio))
    return SPRITES.get(
        ("card", kind, name, count, size, theme.name),
        lambda: _card(kind, name, count, size) if count else _hollow(kind, name, size, theme),
    )


def playing_card(face: CardFace, count: int, width: int, ratio: float = RATIO) -> Image.Image:
    """A card to be played, without name; a stack with a count if there are several.

    ``ratio``: height over width.
    """

    def make() -> Image.Image:
        high = round(width * ratio)
        image = _stack(face.color, count, (width, high))
        sign = card_sign(face.sign, width - 32)
        low = EMBLEM // 2 if face.emblem else 0
        top = 26 + (high - sign.height - low) // 2
        image.alpha_composite(sign, ((width - sign.width) // 2, top))
        if face.emblem:
            mark = icon(face.emblem, EMBLEM)
            image.alpha_composite(mark, ((width - EMBLEM) // 2, 26 + high - EMBLEM - 2))
        if count > 1:
            plate = count_plate(count, width)
            image.alpha_composite(plate, (image.width - plate.width, 0))
        return image

    return SPRITES.get(("playing_card", face, count, width, ratio), make)


def card_size(width: int, ratio: float = RATIO) -> tuple[int, int]:
    """Pixels of a card's sprite: the card, the stack behind it and the count's plate."""
    return _canvas((width, round(width * ratio)))


def _canvas(size: tuple[int, int]) -> tuple[int, int]:
    return size[0] + 18, size[1] + 30


def _card(kind: str, name: str, count: int, size: tuple[int, int]) -> Image.Image:
    image = _stack(GOODS.get(kind, DEVELOPMENT), count, size)
    _face(image, kind, name, size, OUTLINE)
    plate = count_plate(count, size[0])
    image.alpha_composite(plate, (image.width - plate.width, 0))
    return image


def _stack(color: Color, count: int, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGBA", _canvas(size), (0, 0, 0, 0))
    for i in reversed(range(min(3, count))):
        paper = blank(*size, darker(color, 0.18 * i), CREAM)
        image.alpha_composite(paper, (6 * i, 14 + 6 * (2 - i)))
    return image


def _hollow(kind: str, name: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    image = Image.new("RGBA", _canvas(size), (0, 0, 0, 0))
    image.alpha_composite(blank(*size, theme.rule, theme.card), (0, 26))
    _face(image, kind, name, size, theme.muted, pale=True)
    return image


def _face(
    image: Image.Image,
    kind: str,
    name: str,
    size: tuple[int, int],
    color: Color,
    *,
    pale: bool = False,
) -> None:
    width, high = size
    room = round(high * (0.7 if width >= NAMED else 1.0)) - 14
    sign = icon(kind, round(min((width - 28) * 0.72, (room - 14) * 0.86)))
    if pale:
        sign = sign.copy()
        sign.putalpha(sign.getchannel("A").point([i // 3 for i in range(256)]))
    top = 26 + 14 + (room - sign.height) // 2
    image.alpha_composite(sign, ((width - sign.width) // 2, top))
    if width >= NAMED:
        _name(image, name, (width // 2, high), width - 34, color)


def blank(width: int, height: int, color: Color, face: Color) -> Image.Image:
    """An empty card: a coloured border around its face, a strip for the name below."""

    def make() -> Image.Image:
        ink = Ink((0, 0, width, height), 1, 3)
        radius = width * 0.11
        for inset, fill in ((0, OUTLINE), (4, color), (14, face)):
            right, bottom = width - inset, height - inset
            box = [(inset, inset), (right, inset), (right, bottom), (inset, bottom)]
            ink.poly(rounded(box, max(4, radius - inset * 0.6)), fill)
        if width >= NAMED:
            right, top, bottom = width - 14, height * 0.7, height - 14
            strip = [(14, top), (right, top), (right, bottom), (14, bottom)]
            ink.poly(rounded(strip, 10), mix(face, color, 0.2))
        return ink.finish()

    return SPRITES.get(("blank", width, height, color, face), make)


def _name(image: Image.Image, name: str, at: tuple[int, int], room: int, color: Color) -> None:
    pen = ImageDraw.Draw(image)
    words, size = fit(name, room, 46, LABEL_SIZE)
    rows: tuple[str, ...] = (words,)
    if words.endswith(ELLIPSIS) and " " in name:
        rows, size = wrap(name, room, LABEL_SIZE, 2), LABEL_SIZE
    x, y = at
    y -= 10 if len(rows) == 1 else 2
    for i, row in enumerate(reversed(rows)):
        pen.text((x, y - i * 40), row, fill=color, font=font(size), anchor="ms")


def count_plate(count: int, width: int) -> Image.Image:
    """A round plate with a number."""

    def make() -> Image.Image:
        size = max(64, round(width * 0.32))
        text = str(count)
        face = font(round(size * 0.66), HEAVY)
        wide = max(size, round(face.getlength(text)) + 30)
        ink = Ink((0, 0, wide, size), 1)
        ink.poly(rounded([(0, 0), (wide, 0), (wide, size), (0, size)], size / 2), WHITE)
        box = [(4, 4), (wide - 4, 4), (wide - 4, size - 4), (4, size - 4)]
        ink.poly(rounded(box, size / 2 - 4), OUTLINE)
        image = ink.finish()
        pen = ImageDraw.Draw(image)
        pen.text((wide / 2, size * 0.735), text, fill=WHITE, font=face, anchor="ms")
        return image

    return SPRITES.get(("count_plate", count, width), make)
