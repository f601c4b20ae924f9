"""The end-of-game sheet: final standing and highlights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw

from render.icons import icon
from render.layers import counters_of, pieces_of
from render.panel import plate
from render.phrases import Translate
from render.scene import SeatLabel
from render.sheet import HEAD, MARGIN, WIDTH, Sheet, blank_sheet, finished, paste, seat_badge
from render.statistics import Statistics
from render.text import HEAVY, LABEL_SIZE, fit, font
from render.theme import THEMES, Theme, seat_letters

ROW = 132
LINE = 62


def final_sheet(
    view: Any,
    seats: Sequence[SeatLabel],
    stats: Statistics,
    title: str,
    translate: Translate,
    theme: str = "dark",
) -> Sheet:
    """Everybody's place, points and pieces, and what the game will be remembered for."""
    colors = THEMES[theme]
    order = standing(view, len(seats))
    best = stats.highlights()
    notes = [translate(key, name=seats[seat].name, count=count) for key, seat, count in best]
    height = HEAD + len(seats) * ROW + (30 + len(notes) * LINE if notes else 0) + MARGIN
    image = blank_sheet(WIDTH, height, colors, title)
    for place, seat in enumerate(order):
        _draw_row(image, view, seats, (place, seat), colors)
    pen = ImageDraw.Draw(image)
    for i, note in enumerate(notes):
        y = HEAD + len(seats) * ROW + 66 + i * LINE
        paste(image, icon("points", 40), MARGIN + 14, y - 36)
        text, size = fit(note, WIDTH - 2 * MARGIN - 80, 44, LABEL_SIZE)
        pen.text((MARGIN + 70, y), text, fill=colors.text, font=font(size), anchor="ls")
    words = [f"{title}."] + [
        translate(
            "picture-final-of", place=place + 1, name=seats[seat].name, points=view.points(seat)
        )
        for place, seat in enumerate(order)
    ]
    return finished(image, [*words, *(f"{note}." for note in notes)])


def standing(view: Any, seats: int) -> list[int]:
    """Winners first, then by points; equal ones in the order of seats."""
    return sorted(range(seats), key=lambda s: (s not in view.winners, -view.points(s), s))


def _draw_row(
    image: Image.Image,
    view: Any,
    seats: Sequence[SeatLabel],
    ranked: tuple[int, int],
    theme: Theme,
) -> None:
    place, seat = ranked
    top = HEAD + place * ROW
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
        str(place + 1),
        fill=theme.muted,
        font=font(50, HEAVY),
        anchor="ms",
    )
    letters = seat_letters([s.name for s in seats], [s.color_index for s in seats])
    seat_badge(image, seats[seat].color_index, letters[seat], MARGIN + 92, middle)
    text, size = fit(seats[seat].name, 380, 48, LABEL_SIZE)
    pen.text((MARGIN + 188, middle + 17), text, fill=theme.text, font=font(size), anchor="ls")
    x = MARGIN + 590
    for name, count in _counts(view, seat):
        paste(image, icon(name, 52), x, middle - 26)
        pen.text(
            (x + 58, middle + 16),
            str(count),
            fill=theme.text if count else theme.muted,
            font=font(46),
            anchor="ls",
        )
        x += 148
    paste(image, icon("crown" if won else "points", 58), WIDTH - MARGIN - 182, middle - 29)
    pen.text(
        (WIDTH - MARGIN - 24, middle + 21),
        str(view.points(seat)),
        fill=theme.text,
        font=font(62, HEAVY),
        anchor="rs",
    )


def _counts(view: Any, seat: int) -> list[tuple[str, int]]:
    """Pieces on the board and the counters that are no cards in hand."""
    counts = [(p.kind, p.places.bit_count()) for p in pieces_of(view, seat)]
    counts = [(kind, count) for kind, count in counts if kind in ("settlement", "city")]
    shown = [c for c in counters_of(view, seat) if c.icon in ("knight", "road")]
    return counts + [(counter.icon, counter.value) for counter in shown]
