"""The calendars of city improvement: every seat's level in every domain, and what a level costs."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.modules.cities_knights.slice import ck_slice
from engine.modules.cities_knights.tables import MAX_LEVEL, METROPOLIS_LEVEL, tables
from engine.view import View
from render.domains import DOMAINS, LAUREL
from render.icons import icon
from render.ink import mix
from render.knights import metropolis
from render.panel import plate, seat_chip
from render.phrases import Translate
from render.scene import SeatLabel
from render.sheet import HEAD, MARGIN, WIDTH, Sheet, blank_sheet, finished, paste
from render.text import HEAVY, LABEL_SIZE, NUMBER_SIZE, font
from render.theme import THEMES, Theme, seat_letters

NAMES = 196
"""Pixels of the first column: the domain, and who has no level in it."""
COLUMN = (WIDTH - 2 * MARGIN - NAMES) // MAX_LEVEL
CHIP = 60
HIGH = 86
"""Pixels above the chips of a row."""
GAP = 14

Chips = Sequence[tuple[Image.Image, bool]]
"""Chips of the seats of one level, and whether each holds the metropolis."""


def calendar_picture(
    view: View, seats: Sequence[SeatLabel], title: str, translate: Translate, theme: str = "dark"
) -> Sheet:
    """A row per domain, a column per level with its price; who is how far."""
    colors, made = THEMES[theme], tables(view.rules)
    cells = [_cells(view, seats, domain) for domain in range(len(made.domains))]
    lines = max(_lines(chips) for row in cells for chips in row)
    row = HIGH + lines * CHIP + 16
    height = HEAD + len(cells) * (row + GAP) + MARGIN - GAP
    image = blank_sheet(WIDTH, height, colors, title)
    for domain, chips in enumerate(cells):
        top = HEAD + domain * (row + GAP)
        kind = view.rules.kinds[made.domains[domain].commodity]
        _draw_row(image, (made.domains[domain].name, kind), chips, (top, row), colors)
    return finished(image, _words(view, seats, title, translate))


def _cells(view: View, seats: Sequence[SeatLabel], domain: int) -> list[Chips]:
    part = ck_slice(view.state)
    letters = seat_letters([s.name for s in seats], [s.color_index for s in seats])
    cells: list[list[tuple[Image.Image, bool]]] = [[] for _ in range(MAX_LEVEL + 1)]
    for seat, label in enumerate(seats):
        held = part.metropolis_owner[domain] == seat
        chip = seat_chip(label.color_index, letters[seat])
        cells[part.levels[domain][seat]].append((chip, held))
    return list(cells)


def _lines(chips: Chips) -> int:
    return max(1, -(-len(chips) // 3))


def _draw_row(
    image: Image.Image,
    domain: tuple[str, str],
    cells: Sequence[Chips],
    place: tuple[int, int],
    theme: Theme,
) -> None:
    """One domain: its name and commodity, the chips of each level."""
    name, kind = domain
    top, high = place
    paste(image, plate((WIDTH - 2 * MARGIN, high), 22, theme.card), MARGIN, top)
    paste(image, icon(name, 66), MARGIN + 16, top + 12)
    _draw_chips(image, cells[0], (MARGIN + 10, top + HIGH))
    for level in range(1, MAX_LEVEL + 1):
        left = MARGIN + NAMES + (level - 1) * COLUMN
        reached = any(cells[level:])
        tint = mix(theme.card_active, DOMAINS[name], 0.3 if reached else 0.06)
        paste(image, plate((COLUMN - 10, high - 16), 16, tint), left, top + 8)
        _draw_price(image, (left + 12, top + 44), level, kind, theme)
        if level >= METROPOLIS_LEVEL:
            roof = metropolis(name, 84)
            paste(image, roof, left + COLUMN - 14 - roof.width, top + 44 - roof.height / 2)
        _draw_chips(image, cells[level], (left + 8, top + HIGH))


def _draw_price(
    image: Image.Image, at: tuple[int, int], level: int, kind: str, theme: Theme
) -> None:
    """What a level costs: as many of the commodity as its number says."""
    x, middle = at
    face = font(NUMBER_SIZE, HEAVY)
    ImageDraw.Draw(image).text(
        (x, middle + 16), str(level), fill=theme.text, font=face, anchor="ls"
    )
    x += round(face.getlength(str(level))) + 6
    paste(image, icon(kind, LABEL_SIZE + 4), x, middle - 22)


def _draw_chips(image: Image.Image, chips: Chips, corner: tuple[int, int]) -> None:
    for i, (chip, held) in enumerate(chips):
        x, y = corner[0] + i % 3 * CHIP, corner[1] + i // 3 * CHIP
        if held:
            paste(image, plate((chip.width + 8, chip.height + 8), 18, LAUREL), x - 4, y - 4)
        paste(image, chip, x, y)


def _words(view: View, seats: Sequence[SeatLabel], title: str, translate: Translate) -> list[str]:
    part, made = ck_slice(view.state), tables(view.rules)
    words = [f"{title}."]
    for seat, label in enumerate(seats):
        told = []
        for domain, levels, owner in zip(
            made.domains, part.levels, part.metropolis_owner, strict=True
        ):
            told.append(translate(f"picture-count-{domain.name}", count=levels[seat]))
            if owner == seat:
                told.append(translate(f"picture-held-{domain.name}"))
        words.append(translate("picture-calendar-of", name=label.name, levels=", ".join(told)))
    words += [
        translate(
            "picture-calendar-price",
            domain=translate(f"word-{domain.name}"),
            kind=translate(f"kind-{view.rules.kinds[domain.commodity]}"),
        )
        for domain in made.domains
    ]
    return words
