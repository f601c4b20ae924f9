"""The private hand as cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PIL import Image

from render.cards import card, card_size
from render.phrases import Translate
from render.sheet import HEAD, MARGIN, WIDTH, Sheet, blank_sheet, finished, paste
from render.theme import THEMES

COLUMNS = 5
GAP = 22


def hand_picture(view: Any, title: str, translate: Translate, theme: str = "dark") -> Sheet:
    """The cards of ``view.seat``, who alone may see the picture: goods, and cards to play."""
    hand = view.state.hands[view.seat]
    goods = [
        (kind, translate(f"kind-{kind}"), count)
        for kind, count in zip(view.rules.kinds, hand, strict=True)
    ]
    held = Counter(view.hidden_cards(view.seat))
    cards = [(name, translate(f"card-{name}"), count) for name, count in sorted(held.items())]
    image = _rows(goods, cards, title, theme)
    words = [f"{title}:"] + [
        translate("picture-hand-count", count=count, name=name)
        for _, name, count in [*goods, *cards]
        if count
    ]
    return finished(image, words if len(words) > 1 else [translate("picture-hand-empty")])


def _rows(
    goods: list[tuple[str, str, int]], cards: list[tuple[str, str, int]], title: str, theme: str
) -> Image.Image:
    width = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS - 18
    rows = [part[i : i + COLUMNS] for part in (goods, cards) for i in range(0, len(part), COLUMNS)]
    high = card_size(width)[1] + GAP
    image = blank_sheet(WIDTH, HEAD + len(rows) * high + MARGIN - GAP, THEMES[theme], title)
    for y, row in enumerate(rows):
        for x, (kind, name, count) in enumerate(row):
            left = MARGIN + x * (width + 18 + GAP)
            paste(image, card(kind, name, count, width, THEMES[theme]), left, HEAD + y * high)
    return image
