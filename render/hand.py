"""The private hand as cards: what is paid with, and what is played with its text."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.view import View
from render.cards import RATIO, card, card_size, playing_card
from render.layers import card_face
from render.panel import plate
from render.phrases import Translate
from render.sheet import (
    HEAD,
    MARGIN,
    TALLEST,
    WIDTH,
    Sheet,
    blank_sheet,
    finished,
    paste,
)
from render.text import HEAVY, LABEL_SIZE, fit, font, wrap
from render.theme import THEMES, Theme

COLUMNS = 5
GAP = 22
SHORT = 0.82
"""Height over width of the goods' cards where they take two rows."""
SMALL, SQUAT = 112, 1.25
"""Width in pixels of a card beside its text; its height over its width."""
TEXT = WIDTH - 2 * MARGIN - SMALL - 86
"""Pixels that a line of a card's text may take."""
LINE = 48
LINES, FEWEST = 7, 4
"""Most lines of a card's text, and the fewest where there are many cards."""

Held = tuple[str, str, str, int]
"""A card to be played: name, title, text, count."""
Layout = tuple[int, tuple[int, float, int], list[tuple[str, ...]]]
"""Goods side by side; width, height over width, and pixels of their rows; the cards' texts."""


def hand_picture(view: View, title: str, translate: Translate, theme: str = "dark") -> Sheet:
    """The cards of ``view.seat``, who alone may see the picture: goods, and cards to play."""
    assert view.seat is not None, "a spectator has no hand"
    hand = view.state.hands[view.seat]
    goods = [
        (kind, translate(f"kind-{kind}"), count)
        for kind, count in zip(view.rules.kinds, hand, strict=True)
    ]
    held = Counter(view.hidden_cards(view.seat))
    moved = "-".join(sorted(view.rules.marauders)) or "none"
    cards = [
        (name, translate(f"card-{name}"), translate(f"card-{name}.about", moved=moved), count)
        for name, count in sorted(held.items())
    ]
    image = _draw(view, goods, cards, title, THEMES[theme])
    words = [f"{title}."]
    words += [
        translate("picture-hand-count", count=count, name=name) for _, name, count in goods if count
    ]
    words += [
        f"{translate('picture-hand-count', count=count, name=name)} {about}"
        for _, name, about, count in cards
    ]
    return finished(image, words if len(words) > 1 else [translate("picture-hand-empty")])


def _draw(
    view: View,
    goods: Sequence[tuple[str, str, int]],
    cards: Sequence[Held],
    title: str,
    theme: Theme,
) -> Image.Image:
    columns, shape, texts = _layout(goods, cards)
    width, ratio, high = shape
    heights = [_row_height(lines) for lines in texts]
    below = HEAD + math.ceil(len(goods) / columns) * high
    image = blank_sheet(WIDTH, below + sum(heights) + MARGIN - GAP, theme, title)
    for i, (kind, name, count) in enumerate(goods):
        left, top = MARGIN + i % columns * (width + 18 + GAP), HEAD + i // columns * high
        paste(image, card(kind, name, count, width, theme, ratio), left, top)
    for held, lines, height in zip(cards, texts, heights, strict=True):
        _draw_card(image, view, held, lines, (below, height - GAP), theme)
        below += height
    return image


def _layout(goods: Sequence[object], cards: Sequence[Held]) -> Layout:
    """How goods and cards fit on a page: as roomy as can be, the texts cut where it must be."""
    roomy = COLUMNS + 1 if len(goods) == COLUMNS + 1 else COLUMNS
    for columns, fewest in ((roomy, FEWEST), (len(goods), 1)):
        rows = math.ceil(len(goods) / columns)
        width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns - 18
        ratio = RATIO if rows == 1 else SHORT
        high = card_size(width, ratio)[1] + GAP
        for most in range(LINES, fewest - 1, -1):
            texts = [wrap(about, TEXT, LABEL_SIZE, most) for _, _, about, _ in cards]
            tall = HEAD + rows * high + sum(map(_row_height, texts)) + MARGIN - GAP
            if tall <= TALLEST:
                return columns, (width, ratio, high), texts
    return columns, (width, ratio, high), texts


def _row_height(lines: Sequence[str]) -> int:
    return max(card_size(SMALL, SQUAT)[1] + 14, 98 + LINE * len(lines)) + GAP


def _draw_card(
    image: Image.Image,
    view: View,
    held: Held,
    lines: Sequence[str],
    place: tuple[int, int],
    theme: Theme,
) -> None:
    """A card to be played, with its name and what it does beside it."""
    name, title, _, count = held
    top, height = place
    paste(image, plate((WIDTH - 2 * MARGIN, height), 22, theme.card), MARGIN, top)
    sprite = playing_card(card_face(view, name), count, SMALL, SQUAT)
    paste(image, sprite, MARGIN + 20, top + (height - sprite.height) / 2 - 4)
    pen = ImageDraw.Draw(image)
    left = MARGIN + SMALL + 62
    words, size = fit(title, TEXT, 46, LABEL_SIZE, HEAVY)
    pen.text((left, top + 58), words, fill=theme.text, font=font(size, HEAVY), anchor="ls")
    for i, line in enumerate(lines):
        y = top + 110 + i * LINE
        pen.text((left, y), line, fill=theme.muted, font=font(LABEL_SIZE), anchor="ls")
