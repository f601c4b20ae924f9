"""The end-of-game sheet: final standing and highlights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engine.view import View
from render.counters import Counter
from render.icons import icon
from render.layers import counters_of, deeds_of, pieces_of
from render.panel import GOLD, GOLD_INK, plate
from render.phrases import Translate
from render.scene import SeatLabel
from render.sheet import (
    HEAD,
    MARGIN,
    WIDTH,
    Sheet,
    blank_sheet,
    finished,
    paste,
    seat_badge,
)
from render.statistics import Statistics
from render.text import HEAVY, LABEL_SIZE, fit, font, told, width
from render.theme import THEMES, Theme, seat_letters

ROW = 132
LINE = 62
SIGN, COUNT, GAP = 44, 42, 16
"""Pixels of a sign, of the figure beside it, and between two of them."""
RIGHT = WIDTH - MARGIN - 200
"""Where the counters of a row end."""
MOST, NOTE = 420, WIDTH - 2 * MARGIN - 80
"""Pixels that a name may take in its row, and a sentence."""
IN_HAND = frozenset({"cards", "development", "progress", "gold_coin", "beer"})
"""Signs of what a seat holds in its hand: no merit."""


def final_sheet(
    view: View,
    seats: Sequence[SeatLabel],
    stats: Statistics,
    title: str,
    translate: Translate,
    theme: str = "dark",
) -> Sheet:
    """Everybody's place, points and pieces, and what the game will be remembered for."""
    colors = THEMES[theme]
    ranking = view.ranking()
    best = stats.highlights(deeds_of(view))
    notes = [translate(key, name=seats[seat].name, count=count) for key, seat, count in best]
    height = HEAD + len(seats) * ROW + (30 + len(notes) * LINE if notes else 0) + MARGIN
    image = blank_sheet(WIDTH, height, colors, title)
    counters = [_counters(view, seat) for seat in range(len(seats))]
    columns = _columns(counters)
    room = min(MOST, RIGHT - sum(columns.values()) - GAP - (MARGIN + 188))
    for row, (place, seat) in enumerate(ranking):
        top = HEAD + row * ROW
        _draw_row(image, view, seats, (place, seat), (top, room), colors)
        top += (ROW - 14) // 2
        _draw_counters(image, (columns, counters[seat]), top, colors)
    pen = ImageDraw.Draw(image)
    for i, note in enumerate(notes):
        name = seats[best[i][1]].name
        y = HEAD + len(seats) * ROW + 66 + i * LINE
        paste(image, icon("points", 40), MARGIN + 14, y - 36)
        (line,) = told(note, [name], lambda text: (fit(text, NOTE, 44, LABEL_SIZE)[0],))
        text, size = fit(line, NOTE, 44, LABEL_SIZE)
        pen.text((MARGIN + 70, y), text, fill=colors.text, font=font(size), anchor="ls")
    words = [f"{title}."] + [
        translate("picture-final-of", place=place, name=seats[seat].name, points=view.points(seat))
        for place, seat in ranking
    ]
    words += [f"{note}." for note in notes]
    for _, seat in ranking:
        if counts := ", ".join(_counted(counters[seat], translate)):
            words.append(translate("picture-final-has", name=seats[seat].name, counts=counts))
    return finished(image, words)


def _counted(counters: Sequence[Counter], translate: Translate) -> Iterator[str]:
    """What a row shows, in words; nothing of which there is none."""
    for counter in counters:
        if counter.value:
            yield translate(f"picture-count-{counter.icon}", count=counter.value)
        if counter.held:
            yield translate(f"picture-held-{counter.icon}")


def _draw_row(
    image: Image.Image,
    view: View,
    seats: Sequence[SeatLabel],
    ranked: tuple[int, int],
    room: tuple[int, int],
    theme: Theme,
) -> None:
    place, seat = ranked
    top, name_room = room
    won = seat in view.winners
    back = plate(
        (WIDTH - 2 * MARGIN, ROW - 14),
        20,
        theme.card_active if won else theme.card,
        theme.accent if won else None,
    )
    paste(image, back, MARGIN, top)
    middle = top + (ROW - 14) / 2
    pen = ImageDraw.Draw(image)
    pen.text(
        (MARGIN + 52, middle + 17),
        str(place),
        fill=theme.muted,
        font=font(50, HEAVY),
        anchor="ms",
    )
    letters = seat_letters([s.name for s in seats], [s.color_index for s in seats])
    seat_badge(image, seats[seat].color_index, letters[seat], MARGIN + 92, middle)
    text, size = fit(seats[seat].name, name_room, 48, LABEL_SIZE)
    pen.text((MARGIN + 188, middle + 17), text, fill=theme.text, font=font(size), anchor="ls")
    paste(image, icon("crown" if won else "points", 58), WIDTH - MARGIN - 182, middle - 29)
    pen.text(
        (WIDTH - MARGIN - 24, middle + 21),
        str(view.points(seat)),
        fill=theme.text,
        font=font(62, HEAVY),
        anchor="rs",
    )


def _counters(view: View, seat: int) -> list[Counter]:
    """Buildings on the board, and the counters that are no cards in hand."""
    buildings = [
        Counter(pieces.kind, pieces.places.bit_count())
        for pieces in pieces_of(view, seat)
        if pieces.kind in ("settlement", "city")
    ]
    signs = [counter for counter in counters_of(view, seat) if counter.icon not in IN_HAND]
    return buildings + signs


def _counter_width(counter: Counter) -> int:
    if counter.chip is not None:
        return counter.chip.width
    return SIGN if counter.bare else SIGN + 6 + round(width(str(counter.value), COUNT))


def _columns(cards: Sequence[Sequence[Counter]]) -> dict[str, int]:
    """The signs that any seat shows, with the pixels each needs."""
    widths: dict[str, int] = {}
    for counter in sorted((c for card in cards for c in card), key=lambda c: c.chip is not None):
        widths[counter.icon] = max(widths.get(counter.icon, 0), _counter_width(counter) + GAP)
    return widths


def _draw_counters(
    image: Image.Image,
    table: tuple[dict[str, int], Sequence[Counter]],
    middle: int,
    theme: Theme,
) -> None:
    columns, counters = table
    pen = ImageDraw.Draw(image)
    x = RIGHT - sum(columns.values())
    for sign, wide in columns.items():
        for counter in counters:
            if counter.icon == sign:
                _draw_counter(image, pen, (x, middle), theme, counter)
        x += wide


def _draw_counter(
    image: Image.Image,
    pen: ImageDraw.ImageDraw,
    at: tuple[int, int],
    theme: Theme,
    counter: Counter,
) -> None:
    x, middle = at
    if counter.chip is not None:
        paste(image, counter.chip, x, middle - counter.chip.height / 2)
        return
    color = theme.text if counter.value else theme.muted
    if counter.held:
        paste(image, plate((_counter_width(counter) + 12, 60), 16, GOLD), x - 6, middle - 30)
        color = GOLD_INK
    paste(image, icon(counter.icon, SIGN), x, middle - SIGN / 2)
    if not counter.bare:
        place = (x + SIGN + 6, middle + 15)
        pen.text(place, str(counter.value), fill=color, font=font(COUNT), anchor="ls")
