"""Charts of a game: dice against expectation, points over time, production."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.cards import GOODS
from render.icons import icon
from render.ink import Color, Ink, Point, darker
from render.panel import plate, seat_chip
from render.phrases import Translate
from render.pieces import RED, sign
from render.scene import SeatLabel
from render.sheet import HEAD, MARGIN, WIDTH, Sheet, blank_sheet, finished, paste, seat_badge
from render.statistics import WAYS, Statistics
from render.text import ELLIPSIS, HEAVY, LABEL_SIZE, NUMBER_SIZE, fit, font, width
from render.theme import OUTLINE, SEATS, THEMES, Theme, seat_letters

HEIGHT = 960
ROW = 132
BARS = MARGIN + 420
"""Where the bars of the harvest begin."""
BAR: Color = (38, 101, 158)
TOLD = 8
"""Changes of somebody's points that the words tell about."""


def _letters(seats: Sequence[SeatLabel]) -> tuple[str, ...]:
    return seat_letters([s.name for s in seats], [s.color_index for s in seats])


def _frame(title: str, theme: Theme, height: int = HEIGHT) -> Image.Image:
    image = blank_sheet(WIDTH, height, theme, title)
    back = plate((WIDTH - 2 * MARGIN, height - HEAD - MARGIN), 22, theme.card)
    paste(image, back, MARGIN, HEAD)
    return image


def _overlay(image: Image.Image, ink: Ink) -> None:
    sprite = ink.finish()
    image.paste(sprite, (0, 0), sprite)


def dice_chart(stats: Statistics, title: str, translate: Translate, theme: str = "dark") -> Sheet:
    """How often each total was thrown, and how often it was to be expected."""
    colors = THEMES[theme]
    image = _frame(title, colors)
    thrown = sum(stats.rolls.values())
    expected = {total: thrown * ways / 36 for total, ways in WAYS.items()}
    top, bottom = HEAD + 100, HEIGHT - MARGIN - 140
    most = max(1.0, *stats.rolls.values(), *expected.values()) if thrown else 1.0
    scale = (bottom - top) / most
    step = (WIDTH - 2 * MARGIN - 60) / len(WAYS)
    ink = Ink((0, 0, WIDTH, HEIGHT), 1, 2)
    curve: list[Point] = []
    for i, total in enumerate(WAYS):
        x = MARGIN + 30 + step * (i + 0.5)
        y = bottom - stats.rolls[total] * scale
        fill = RED if total in (6, 8) else BAR
        ink.poly([(x - 40, y), (x + 40, y), (x + 40, bottom), (x - 40, bottom)], darker(fill, 0.35))
        ink.poly([(x - 40, y), (x + 32, y), (x + 32, bottom), (x - 40, bottom)], fill)
        curve.append((x, bottom - expected[total] * scale))
    ink.line([(MARGIN + 24, bottom), (WIDTH - MARGIN - 24, bottom)], 5, colors.rule)
    if thrown:
        ink.line(curve, 14, colors.card)
        ink.line(curve, 7, colors.accent)
    for point in curve if thrown else ():
        ink.dot(point, 13, colors.card)
        ink.dot(point, 9, colors.accent)
    _overlay(image, ink)
    pen = ImageDraw.Draw(image)
    for i, total in enumerate(WAYS):
        x = MARGIN + 30 + step * (i + 0.5)
        face = font(NUMBER_SIZE, HEAVY)
        pen.text((x, bottom + 56), str(total), fill=colors.text, font=face, anchor="ms")
        count = f"×{stats.rolls[total]}"
        pen.text((x, bottom + 114), count, fill=colors.muted, font=font(42), anchor="ms")
    _dice_legend(image, colors, translate, thrown)
    words = [f"{title}.", translate("picture-dice-thrown", count=thrown) + "."]
    words += [
        translate(
            "picture-dice-total",
            total=total,
            count=stats.rolls[total],
            expected=round(expected[total], 1),
        )
        for total in WAYS
    ]
    return finished(image, words)


def _dice_legend(image: Image.Image, theme: Theme, translate: Translate, thrown: int) -> None:
    pen = ImageDraw.Draw(image)
    y = HEAD + 58
    pen.text(
        (MARGIN + 30, y),
        translate("picture-dice-thrown", count=thrown),
        fill=theme.text,
        font=font(42),
        anchor="ls",
    )
    words = translate("picture-dice-expected")
    right = WIDTH - MARGIN - 30
    pen.text((right, y), words, fill=theme.text, font=font(42), anchor="rs")
    left = right - round(width(words, 42)) - 22
    ink = Ink((0, 0, 100, 40), 1)
    ink.line([(8, 20), (92, 20)], 7, theme.accent)
    ink.dot((50, 20), 12, theme.accent)
    paste(image, ink.finish(), left - 100, y - 35)


class _Plot(NamedTuple):
    """Where the curves are drawn: turns from ``left`` to ``right``, points up from ``bottom``."""

    left: float
    right: float
    bottom: float
    unit: float
    """Pixels of a point."""
    low: int
    most: int

    def level(self, points: int) -> float:
        """The height of so many points."""
        return self.bottom - self.unit * (points - self.low)

    @property
    def marks(self) -> list[int]:
        """The points at which the scale has a line."""
        even = 2 if self.most > 6 else 1
        return [value for value in range(self.low, self.most + 1) if value % even == 0]


def _plot(series: Sequence[Sequence[int]], target: int) -> _Plot:
    most = max(target, 1, *(max(row) for row in series))
    low = min(0, *(min(row) for row in series))
    left, right = MARGIN + 110, WIDTH - MARGIN - 540
    top, bottom = HEAD + 50, HEIGHT - MARGIN - 100
    return _Plot(left, right, bottom, (bottom - top) / (most - low), low, most)


def points_chart(
    stats: Statistics,
    seats: Sequence[SeatLabel],
    title: str,
    translate: Translate,
    theme: str = "dark",
    target: int = 0,
) -> Sheet:
    """Everybody's points at the end of each turn."""
    colors = THEMES[theme]
    image = _frame(title, colors)
    series = stats.points or [[0] * len(seats)]
    plot = _plot(series, target)
    ends = _spread([plot.level(points) for points in series[-1]])
    ink = Ink((0, 0, WIDTH, HEIGHT), 1, 2)
    for value in plot.marks:
        ink.line(
            [(plot.left, plot.level(value)), (plot.right, plot.level(value))],
            4,
            colors.accent if value == target else colors.rule,
        )
    _curves(ink, plot, series, seats, ends)
    _overlay(image, ink)
    pen = ImageDraw.Draw(image)
    for value in plot.marks:
        at = (plot.left - 22, plot.level(value) + 15)
        pen.text(at, str(value), fill=colors.muted, font=font(42), anchor="rs")
    _turn_axis(pen, colors, translate, (plot.left, plot.right, plot.bottom + 80), len(series))
    _name_ends(image, colors, seats, series[-1], [(plot.right, y) for y in ends])
    words = [f"{title}."] + [
        translate(
            "picture-points-of",
            name=label.name,
            points=_progress([row[seat] for row in series], translate),
        )
        for seat, label in enumerate(seats)
    ]
    return finished(image, words)


def _curves(
    ink: Ink,
    plot: _Plot,
    series: Sequence[Sequence[int]],
    seats: Sequence[SeatLabel],
    ends: Sequence[float],
) -> None:
    """The line of each seat, whoever leads on top, and a thread from its end to the name."""
    drawn = [*series, *series] if len(series) == 1 else series
    lanes = [_lanes(row, plot.unit) for row in drawn]
    order = sorted(range(len(seats)), key=lambda seat: series[-1][seat])
    step = (plot.right - plot.left) / (len(drawn) - 1)
    for seat in order:
        line = [
            (plot.left + i * step, plot.level(row[seat]) + lane[seat])
            for i, (row, lane) in enumerate(zip(drawn, lanes, strict=True))
        ]
        ink.line(line, 18, OUTLINE)
        ink.line(line, 11, SEATS[seats[seat].color_index].fill)
    for seat in order:
        paint = SEATS[seats[seat].color_index]
        at = (plot.right, plot.level(series[-1][seat]) + lanes[-1][seat])
        ink.line([at, (plot.right + 44, ends[seat])], 10, OUTLINE)
        ink.line([at, (plot.right + 44, ends[seat])], 6, paint.fill)
        ink.dot(at, 22, OUTLINE)
        ink.dot(at, 17, paint.fill)
        sign(ink, paint.shape, at, 11, paint.ink)


def _name_ends(
    image: Image.Image,
    theme: Theme,
    seats: Sequence[SeatLabel],
    points: Sequence[int],
    ends: Sequence[Point],
) -> None:
    """Chip, name and points of each seat where its curve ends."""
    pen, letters = ImageDraw.Draw(image), _letters(seats)
    for seat, (label, (x, y)) in enumerate(zip(seats, ends, strict=True)):
        chip = seat_chip(label.color_index, letters[seat])
        paste(image, chip, x + 46, y - chip.height / 2)
        text, size = fit(label.name, round(WIDTH - MARGIN - 84 - x - 110), 44, LABEL_SIZE)
        pen.text((x + 110, y + 15), text, fill=theme.text, font=font(size), anchor="ls")
        pen.text(
            (WIDTH - MARGIN - 18, y + 17),
            str(points[seat]),
            fill=theme.text,
            font=font(48, HEAVY),
            anchor="rs",
        )


def _lanes(points: Sequence[int], unit: float) -> list[float]:
    """Pixels by which each seat's line is moved, so that equal points do not hide each other.

    All together they take less than a point, which is ``unit`` pixels high.
    """
    lanes = [0.0] * len(points)
    for value in set(points):
        tied = [seat for seat, own in enumerate(points) if own == value]
        lane = min(11.0, 0.8 * unit / len(tied))
        for i, seat in enumerate(tied):
            lanes[seat] = (i - (len(tied) - 1) / 2) * lane
    return lanes


def _progress(points: Sequence[int], translate: Translate) -> str:
    """The turns at which somebody's points changed, in words; of many changes some."""
    changes = [(0, points[0])]
    changes += [(i, now) for i, (old, now) in enumerate(pairwise(points), 1) if now != old]
    step = max(1, len(changes) / TOLD)
    told = [changes[int(i * step)] for i in range(int((len(changes) - 1) / step) + 1)]
    if told[-1] != changes[-1]:
        told.append(changes[-1])
    return ", ".join(
        translate("picture-points-from", points=value, turn=turn + 1) for turn, value in told
    )


def _turn_axis(
    pen: ImageDraw.ImageDraw,
    theme: Theme,
    translate: Translate,
    line: tuple[float, float, float],
    turns: int,
) -> None:
    left, right, y = line
    if turns > 1:
        pen.text((left, y), str(1), fill=theme.muted, font=font(42), anchor="ms")
    pen.text((right, y), str(turns), fill=theme.muted, font=font(42), anchor="ms")
    pen.text(
        ((left + right) / 2, y),
        translate("picture-turns"),
        fill=theme.muted,
        font=font(42),
        anchor="ms",
    )


def _spread(places: Sequence[float], gap: float = 62.0) -> list[float]:
    """The places moved apart so that neighbours are at least ``gap`` from each other."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    result = list(places)
    for _ in range(60):
        for first, second in pairwise(order):
            short = gap - (result[second] - result[first])
            if short > 0:
                result[first] -= short / 2
                result[second] += short / 2
    low = min(result) - (HEAD + 44)
    high = max(result) - (HEIGHT - MARGIN - 48)
    shift = -low if low < 0 else -high if high > 0 else 0.0
    return [value + shift for value in result]


def production_chart(
    stats: Statistics,
    seats: Sequence[SeatLabel],
    title: str,
    translate: Translate,
    theme: str = "dark",
) -> Sheet:
    """The cards each seat got from the hexes, by kind."""
    colors = THEMES[theme]
    image = _frame(title, colors, HEAD + MARGIN + 100 + ROW * len(seats))
    _goods_legend(image, colors, stats.kinds, translate)
    _production_bars(image, colors, stats)
    pen, letters = ImageDraw.Draw(image), _letters(seats)
    for seat, label in enumerate(seats):
        y = _row(seat)
        seat_badge(image, label.color_index, letters[seat], MARGIN + 18, y)
        text, size = fit(label.name, 420 - 130, 44, LABEL_SIZE)
        pen.text((MARGIN + 112, y + 15), text, fill=colors.text, font=font(size), anchor="ls")
        total = sum(stats.produced[seat])
        x = BARS + _card_width(stats) * total + 16
        pen.text((x, y + 17), str(total), fill=colors.text, font=font(48, HEAVY), anchor="ls")
    words = [f"{title}."] + [
        translate(
            "picture-produced-of",
            name=label.name,
            total=sum(stats.produced[seat]),
            cards=", ".join(
                f"{count} {translate(f'kind-{kind}')}"
                for kind, count in zip(stats.kinds, stats.produced[seat], strict=True)
            ),
        )
        for seat, label in enumerate(seats)
    ]
    return finished(image, words)


def _row(seat: int) -> float:
    """The middle of a seat's row."""
    return HEAD + 100 + ROW * (seat + 0.5)


def _card_width(stats: Statistics) -> float:
    """Pixels of a card: the longest bar takes the whole width."""
    return (WIDTH - MARGIN - 110 - BARS) / max(1, *(sum(bag) for bag in stats.produced))


def _production_bars(image: Image.Image, theme: Theme, stats: Statistics) -> None:
    """A bar for each seat, with the number of cards where it has room."""
    ink = Ink((0, 0, *image.size), 1, 2)
    numbers: list[tuple[Point, int]] = []
    for seat, bag in enumerate(stats.produced):
        x, y = float(BARS), _row(seat)
        for kind, count in zip(stats.kinds, bag, strict=True):
            wide = _card_width(stats) * count
            ink.poly([(x, y - 40), (x + wide, y - 40), (x + wide, y + 40), (x, y + 40)], OUTLINE)
            left, right = x + 2, x + wide - 2
            if wide > 5:
                inner = [(left, y - 36), (right, y - 36), (right, y + 36), (left, y + 36)]
                ink.poly(inner, GOODS.get(kind, theme.muted))
            if wide > 56:
                numbers.append(((x + wide / 2, y + 15), count))
            x += wide
    _overlay(image, ink)
    pen = ImageDraw.Draw(image)
    for at, count in numbers:
        pen.text(
            at,
            str(count),
            fill=OUTLINE,
            font=font(44, HEAVY),
            anchor="ms",
            stroke_width=4,
            stroke_fill=(255, 255, 255),
        )


def _goods_legend(
    image: Image.Image, theme: Theme, kinds: Sequence[str], translate: Translate
) -> None:
    pen = ImageDraw.Draw(image)
    step = (WIDTH - 2 * MARGIN - 30) / len(kinds)
    names = [fit(translate(f"kind-{kind}"), round(step - 92), 42, LABEL_SIZE) for kind in kinds]
    cut = any(text.endswith(ELLIPSIS) for text, _ in names)
    for i, (kind, (text, size)) in enumerate(zip(kinds, names, strict=True)):
        x = MARGIN + 22 + step * i
        paste(image, plate((16, 56), 6, GOODS.get(kind, theme.muted)), x, HEAD + 22)
        paste(image, icon(kind, 54), x + 22, HEAD + 23)
        if not cut:
            pen.text((x + 82, HEAD + 65), text, fill=theme.text, font=font(size), anchor="ls")
