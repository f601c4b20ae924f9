"""The calm part beside or below the board: title, dice, one card per seat, who is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest

from PIL import Image, ImageDraw

from render.counters import Counter
from render.icons import icon
from render.ink import Color, Ink, rgb
from render.pieces import settlement, sign
from render.scene import SeatLabel
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, fit, font, readable, told, width, wrap
from render.theme import OUTLINE, SEATS, Theme

COUNTER_ROW = 50
COUNTER_GAP = 12
"""Least pixels between two counters."""
CHIP_GAP = 2
"""The same between two chips, whose shapes have a border around them."""
COUNTER_SIGN = 36
TITLE_SIZE = 46
BADGE = 92
"""Pixels left of a seat's name."""
POINTS_SIZE = 54
NUMBER_SIZE = 40
GOLD: Color = rgb("ffd45c")
GOLD_INK: Color = rgb("2b2110")

Area = tuple[int, int, int, int]


@dataclass(frozen=True)
class SeatCard:
    """What the card of one seat shows."""

    label: SeatLabel
    letter: str
    points: int
    counters: tuple[Counter, ...]
    active: bool
    asked: bool
    winner: bool = False


def draw_title(
    image: Image.Image,
    area: Area,
    theme: Theme,
    words_: tuple[str, str],
    dice: Sequence[Image.Image],
) -> None:
    """Game name on the left; turn and the dice of this turn on the right."""
    title, turn = words_
    left, top, right, bottom = area
    pen = ImageDraw.Draw(image)
    middle = (top + bottom) / 2
    for sprite in reversed(dice):
        right -= sprite.width
        image.paste(sprite, (right, round(middle - sprite.height / 2)), sprite)
        right -= 10
    if turn:
        words = readable(turn)
        right -= 14 if dice else 0
        pen.text(
            (right, middle + 15), words, fill=theme.muted, font=font(TITLE_SIZE - 4), anchor="rs"
        )
        right -= round(width(words, TITLE_SIZE - 4)) + 24
    words, size = fit(title, right - left, TITLE_SIZE, LABEL_SIZE, HEAVY)
    pen.text((left, middle + 16), words, fill=theme.text, font=font(size, HEAVY), anchor="ls")


def round_mask(size: tuple[int, int], radius: int) -> Image.Image:
    """Coverage of a rectangle with round corners; only the corners are supersampled."""

    def make() -> Image.Image:
        big = Image.new("L", (radius * 8, radius * 8), 0)
        ImageDraw.Draw(big).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
        disc = big.reduce(4)
        mask = Image.new("L", size, 255)
        for x in (0, 1):
            for y in (0, 1):
                part = (x * radius, y * radius, (x + 1) * radius, (y + 1) * radius)
                at = (x * (size[0] - radius), y * (size[1] - radius))
                mask.paste(disc.crop(part), at)
        return mask

    return SPRITES.get(("round_mask", size, radius), make)


def plate(
    size: tuple[int, int], radius: int, color: Color, border: Color | None = None, line: int = 4
) -> Image.Image:
    """A rectangle with round corners, smooth at its edges."""

    def make() -> Image.Image:
        image = Image.new("RGBA", size, (*(border or color)[:3], 255))
        if border is not None:
            inner = (size[0] - 2 * line, size[1] - 2 * line)
            image.paste(color[:3], (line, line), round_mask(inner, radius - line))
        image.putalpha(round_mask(size, radius))
        return image

    return SPRITES.get(("plate", size, radius, color, border, line), make)


def badge(color: int, letter: str) -> Image.Image:
    """The seat's house with its letter, and its sign on a stub of road below it."""

    def make() -> Image.Image:
        paint = SEATS[color]
        house = settlement(color, letter, 84)
        box = house.getbbox()
        house = house.crop(box)
        image = Image.new("RGBA", (max(house.width, 78), house.height + 30), (0, 0, 0, 0))
        ink = Ink((-39, -18, 39, 18), 1)
        for half, fill in ((16, OUTLINE), (12, paint.light), (9, paint.fill)):
            ink.line([(-20, 0), (20, 0)], half * 2, fill)
        sign(ink, paint.shape, (0, 0), 9, paint.ink)
        stub = ink.finish()
        image.alpha_composite(stub, ((image.width - stub.width) // 2, image.height - stub.height))
        image.alpha_composite(house, ((image.width - house.width) // 2, 0))
        return image

    return SPRITES.get(("badge", color, letter), make)


def seat_chip(color: int, letter: str) -> Image.Image:
    """A seat in short: its letter upon its colour."""

    def make() -> Image.Image:
        paint = SEATS[color]
        chip = plate((54, 54), 16, paint.fill, OUTLINE).copy()
        pen = ImageDraw.Draw(chip)
        pen.text((27, 42), letter, fill=paint.ink, font=font(42, HEAVY), anchor="ms")
        return chip

    return SPRITES.get(("seat_chip", color, letter), make)


def counter_width(counter: Counter) -> int:
    """Pixels of a counter in a row."""
    if counter.chip is not None:
        return counter.chip.width
    number = 0 if counter.bare else 2 + round(width(str(counter.value), NUMBER_SIZE))
    return COUNTER_SIGN + number


def counter_rows(counters: Sequence[Counter], card: int) -> list[list[Counter]]:
    """The counters of a seat's card of that width in pixels, row by row; chips stay together."""
    signs = [[counter] for counter in counters if counter.chip is None]
    chips = [counter for counter in counters if counter.chip is not None]
    room = card - BADGE - 16
    rows: list[list[Counter]] = []
    for block in [*signs, chips] if chips else signs:
        if not rows or row_width([*rows[-1], *block]) > room:
            rows.append([])
        rows[-1] += block
    return rows


def row_width(row: Sequence[Counter]) -> int:
    """Least pixels of a row of counters."""
    gaps = sum(_least_gap(one, two) for one, two in pairwise(row))
    return gaps + sum(counter_width(counter) for counter in row)


def _least_gap(one: Counter, two: Counter) -> int:
    return CHIP_GAP if one.chip and two.chip else COUNTER_GAP


def draw_card(image: Image.Image, area: Area, theme: Theme, card: SeatCard) -> None:
    """One seat: badge, name, points; below them its counts."""
    left, top, right, bottom = area
    size = (right - left, bottom - top)
    ground = theme.card_active if card.active else theme.card
    border = theme.accent if card.asked or card.winner else theme.rule if card.active else None
    back = plate(size, 20, ground, border)
    image.paste(back, (left, top), back)
    mark = badge(card.label.color_index, card.letter)
    middle = (top + bottom) // 2
    image.paste(mark, (left + 12, middle - mark.height // 2), mark)
    start = left + BADGE
    pen = ImageDraw.Draw(image)
    rows = counter_rows(card.counters, right - left)
    head = middle - 14 - COUNTER_ROW // 2 * max(0, len(rows) - 1)
    _draw_head(image, pen, (start, right - 16, head), theme, card)
    for i, row in enumerate(rows):
        _draw_counters(image, pen, (start, right - 16, head + COUNTER_ROW * (i + 1)), theme, row)


def _draw_head(
    image: Image.Image,
    pen: ImageDraw.ImageDraw,
    line: tuple[int, int, int],
    theme: Theme,
    card: SeatCard,
) -> None:
    left, right, base = line
    points = str(card.points)
    pen.text((right, base + 4), points, fill=theme.text, font=font(POINTS_SIZE, HEAVY), anchor="rs")
    right -= round(width(points, POINTS_SIZE, HEAVY)) + 14
    sign_ = icon("crown" if card.winner else "wait" if card.asked else "points", 38)
    words, size = fit(card.label.name, right - left - sign_.width - 8, 44, LABEL_SIZE)
    if words != readable(card.label.name):
        words, size = fit(card.label.name, right - left, LABEL_SIZE, LABEL_SIZE)
    else:
        image.paste(sign_, (right - sign_.width + 6, base - 34), sign_)
    pen.text((left, base), words, fill=theme.text, font=font(size), anchor="ls")


def _draw_counters(
    image: Image.Image,
    pen: ImageDraw.ImageDraw,
    line: tuple[int, int, int],
    theme: Theme,
    counters: Sequence[Counter],
) -> None:
    left, right, middle = line
    spare = (right - left - row_width(counters)) / max(1, len(counters) - 1)
    x = float(left)
    for counter, after in zip_longest(counters, counters[1:]):
        _draw_counter(image, pen, (round(x), middle), theme, counter)
        gap = _least_gap(counter, after) if after else 0
        x += counter_width(counter) + gap + min(10, spare)


def _draw_counter(
    image: Image.Image,
    pen: ImageDraw.ImageDraw,
    at: tuple[int, int],
    theme: Theme,
    counter: Counter,
) -> None:
    left, middle = at
    if counter.chip is not None:
        image.paste(counter.chip, (left, middle - counter.chip.height // 2), counter.chip)
        return
    color = theme.text if counter.value else theme.muted
    if counter.held:
        back = plate((counter_width(counter) + 8, 46), 14, GOLD)
        image.paste(back, (left - 4, middle - 23), back)
        color = GOLD_INK
    sprite = icon(counter.icon, COUNTER_SIGN)
    image.paste(sprite, (left, middle - COUNTER_SIGN // 2), sprite)
    if counter.bare:
        return
    pen.text(
        (left + COUNTER_SIGN + 2, middle + 14),
        str(counter.value),
        fill=color,
        font=font(NUMBER_SIZE),
        anchor="ls",
    )


def draw_status(
    image: Image.Image,
    area: Area,
    theme: Theme,
    status: tuple[str, Sequence[str]],
    lines: int,
    sign_: str = "wait",
) -> None:
    """Who is waited for, and for what, with the names in it; ``sign_`` is the icon before it."""
    left, top, right, bottom = area
    back = plate((right - left, bottom - top), 20, theme.card)
    image.paste(back, (left, top), back)
    sentence, names = status
    if not sentence:
        return
    glass = icon(sign_, 44)
    room = right - left - 84
    rows = told(sentence, names, lambda text: wrap(text, room, LABEL_SIZE, lines))
    step = 48
    first = (top + bottom) / 2 - step * (len(rows) - 1) / 2
    image.paste(glass, (left + 16, round(first - 22)), glass)
    pen = ImageDraw.Draw(image)
    for i, row in enumerate(rows):
        pen.text(
            (left + 70, first + i * step + 14),
            row,
            fill=theme.text,
            font=font(LABEL_SIZE),
            anchor="ls",
        )
