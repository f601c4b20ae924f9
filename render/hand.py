"""The private hand as cards: what is paid with, and what is played with its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw

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
SMALL = 100
"""Width in pixels of a card beside its text."""
TEXT = WIDTH - 2 * MARGIN - SMALL - 86
"""Pixels that a line of a card's text may take."""
LINE = 48
LINES, FEWEST = 7, 4
"""Most lines of a card's text, and the fewest where there are many cards."""

Held = tuple[str, str, str, int]
"""A card to be played: name, title, text, count."""


def hand_picture(view: Any, title: str, translate: Translate, theme: str = "dark") -> Sheet:
    """The cards of ``view.seat``, who alone may see the picture: goods, and cards to play."""
    hand = view.state.hands[view.seat]
    goods = [
        (kind, translate(f"kind-{kind}"), count)
        for kind, count in zip(view.rules.kinds, hand, strict=True)
    ]
    held = Counter(view.hidden_cards(view.seat))
    cards = [
        (name, translate(f"card-{name}"), translate(f"card-{name}.about"), count)
        for name, count in sorted(held.items())
    ]
    image = _draw(view, goods, cards, title, THEMES[theme])
    words = [f"{title}:"]
    words += [
        translate("picture-hand-count", count=count, name=name) for _, name, count in goods if count
    ]
    words += [
        f"{translate('picture-hand-count', count=count, name=name)} {about}"
        for _, name, about, count in cards
    ]
    return finished(image, words if len(words) > 1 else [translate("picture-hand-empty")])


def _draw(
    view: Any,
    goods: Sequence[tuple[str, str, int]],
    cards: Sequence[Held],
    title: str,
    theme: Theme,
) -> Image.Image:
    columns = COLUMNS + 1 if len(goods) == COLUMNS + 1 else COLUMNS
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns - 18
    rows = [goods[i : i + columns] for i in range(0, len(goods), columns)]
    ratio = RATIO if len(rows) == 1 else SHORT
    high = card_size(width, ratio)[1] + GAP
    below = HEAD + len(rows) * high
    for most in range(LINES, FEWEST - 1, -1):
        texts = [wrap(about, TEXT, LABEL_SIZE, most) for _, _, about, _ in cards]
        heights = [_row_height(lines) for lines in texts]
        if below + sum(heights) <= TALLEST:
            break
    image = blank_sheet(WIDTH, below + sum(heights) + MARGIN - GAP, theme, title)
    for y, row in enumerate(rows):
        for x, (kind, name, count) in enumerate(row):
            left = MARGIN + x * (width + 18 + GAP)
            paste(image, card(kind, name, count, width, theme, ratio), left, HEAD + y * high)
    for held, lines, height in zip(cards, texts, heights, strict=True):
        _draw_card(image, view, held, lines, (below, height - GAP), theme)
        below += height
    return image


def _row_height(lines: Sequence[str]) -> int:
    return max(card_size(SMALL)[1] + 14, 98 + LINE * len(lines)) + GAP


def _draw_card(
    image: Image.Image,
    view: Any,
    held: Held,
    lines: Sequence[str],
    place: tuple[int, int],
    theme: Theme,
) -> None:
    """A card to be played, with its name and what it does beside it."""
    name, title, _, count = held
    top, height = place
    paste(image, plate((WIDTH - 2 * MARGIN, height), 22, theme.card), MARGIN, top)
    sprite = playing_card(card_face(view, name), count, SMALL)
    paste(image, sprite, MARGIN + 20, top + (height - sprite.height) / 2 - 4)
    pen = ImageDraw.Draw(image)
    left = MARGIN + SMALL + 62
    words, size = fit(title, TEXT, 46, LABEL_SIZE, HEAVY)
    pen.text((left, top + 58), words, fill=theme.text, font=font(size, HEAVY), anchor="ls")
    for i, line in enumerate(lines):
        y = top + 110 + i * LINE
        pen.text((left, y), line, fill=theme.muted, font=font(LABEL_SIZE), anchor="ls")
