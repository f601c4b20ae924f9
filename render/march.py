"""The strip below Alexander's board: how far he is, the auction that is open, the advisors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.icons import icon
from render.panel import plate, seat_chip
from render.text import HEAVY, NUMBER_SIZE, font
from render.theme import Theme

HEIGHT = 92
"""Pixels of the strip."""
SIGN = 50
GAP = 12


@dataclass(frozen=True)
class March:
    """What the strip shows. ``event``: sign of what is being bid for, empty without auction.

    ``advisors``: rank and seat.
    """

    passed: int
    points: int
    supply: int
    event: str
    bid: int
    bidder: int
    out: tuple[int, ...]
    advisors: tuple[tuple[int, int], ...]


def march_strip(
    width: int, march: March, seats: Sequence[tuple[int, str]], theme: Theme
) -> Image.Image:
    """The strip; ``seats``: colour and letter of each."""
    image = plate((width, HEIGHT), 20, theme.card).copy()
    left = _Row(image, theme, 22)
    left.sign("march")
    left.text(f"{march.passed}/{march.points}")
    left.sign("supply")
    left.text(str(march.supply))
    if march.event:
        left.gap(18)
        left.sign(march.event)
        left.sign("gold_coin")
        left.text(str(march.bid))
        if march.bidder >= 0:
            left.chip(seats[march.bidder])
        for seat in march.out:
            left.chip(seats[seat], gone=True)
    elif march.advisors:
        left.gap(18)
        for rank, seat in march.advisors:
            left.sign("advisor")
            left.text(str(rank))
            left.chip(seats[seat])
            left.gap(GAP)
    return image


class _Row:
    """Signs, figures and chips from left to right."""

    def __init__(self, image: Image.Image, theme: Theme, x: int) -> None:
        self._image = image
        self._theme = theme
        self._x = x

    def gap(self, pixels: int) -> None:
        self._x += pixels

    def sign(self, name: str) -> None:
        self._paste(icon(name, SIGN), 6)

    def chip(self, seat: tuple[int, str], *, gone: bool = False) -> None:
        chip = seat_chip(*seat)
        if gone:
            chip = chip.copy()
            cross = icon("no", 40)
            chip.alpha_composite(cross, ((chip.width - 40) // 2, (chip.height - 40) // 2))
        self._paste(chip, 8)

    def text(self, words: str) -> None:
        face = font(NUMBER_SIZE, HEAVY)
        place = (self._x, HEIGHT / 2 + 16)
        pen = ImageDraw.Draw(self._image)
        pen.text(place, words, fill=self._theme.text, font=face, anchor="ls")
        self._x += round(face.getlength(words)) + 22

    def _paste(self, sprite: Image.Image, gap: int) -> None:
        self._image.alpha_composite(sprite, (self._x, (HEIGHT - sprite.height) // 2))
        self._x += sprite.width + gap
