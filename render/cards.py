"""Cards as sprites: goods and development cards, large in a hand, small in an offer."""

from __future__ import annotations

from PIL import Image, ImageDraw

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
DEVELOPMENT: Color = rgb("6b4796")


def card(kind: str, name: str, count: int, width: int, theme: Theme) -> Image.Image:
    """A good's card with its name; a stack with a count if there are several, hollow if none."""
    return SPRITES.get(
        ("card", kind, name, count, width, theme.name),
        lambda: _card(kind, name, count, width) if count else _hollow(kind, name, width, theme),
    )


def card_size(width: int) -> tuple[int, int]:
    """Pixels of a card's sprite: the card, the stack behind it and the count's plate."""
    return width + 18, round(width * RATIO) + 30


def _card(kind: str, name: str, count: int, width: int) -> Image.Image:
    image = Image.new("RGBA", card_size(width), (0, 0, 0, 0))
    height = round(width * RATIO)
    color = GOODS.get(kind, DEVELOPMENT)
    for i in reversed(range(min(3, count))):
        paper = blank(width, height, darker(color, 0.18 * i), CREAM)
        image.alpha_composite(paper, (6 * i, 14 + 6 * (2 - i)))
    _face(image, icon(kind, round((width - 28) * 0.72)), name, width, OUTLINE)
    plate = count_plate(count, width)
    image.alpha_composite(plate, (image.width - plate.width, 0))
    return image


def _hollow(kind: str, name: str, width: int, theme: Theme) -> Image.Image:
    image = Image.new("RGBA", card_size(width), (0, 0, 0, 0))
    image.alpha_composite(blank(width, round(width * RATIO), theme.rule, theme.card), (0, 26))
    sign = icon(kind, round((width - 28) * 0.72)).copy()
    sign.putalpha(sign.getchannel("A").point([i // 3 for i in range(256)]))
    _face(image, sign, name, width, theme.muted)
    return image


def _face(image: Image.Image, sign: Image.Image, name: str, width: int, color: Color) -> None:
    high = round(width * RATIO)
    top = 40 + round((width - 28) * 0.08) if width >= NAMED else 26 + (high - sign.height) // 2
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
