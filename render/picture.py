"""The board picture: request in, PNG out (same request, same bytes)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PIL import Image

from engine.events import Event
from engine.view import View
from render.board import locator, static_board
from render.camera import Camera, Ground, board_box, close_up, fit
from render.dice import DIE, die
from render.encoding import encode
from render.ink import Point
from render.layers import STRIP, StripRequest, all_layers, counters_of, draw_layers
from render.panel import (
    COUNTER_ROW,
    Area,
    SeatCard,
    counter_rows,
    draw_card,
    draw_status,
    draw_title,
    round_mask,
)
from render.scene import Mark, Scene, SeatLabel
from render.theme import SEATS, THEMES, Theme, seat_letters

WIDTH = 1400
MARGIN = 16
TITLE = 78
SIDE = 426
CARD = 124
"""Height of a seat's card with one row of counters."""
LABEL_REACH = 56
"""Pixels around a place that its label may take."""
GAP = 10
"""Pixels between two parts of the picture."""
STATUS = 150
"""Least height of the place for who is waited for, beside the board."""
LINE = 66
"""The same below the board, in one line."""
TALLEST = 1540
SMALL = 68
"""Pixels per unit below which the panel may go under the board."""
CLOSE_HEIGHT = 1280
"""Height in pixels of a close-up beside the panel."""


@dataclass(frozen=True)
class PictureRequest:
    """All that a board picture shows.

    ``view``: a spectator's ``engine.view.View``. ``seats``: name and colour per seat.
    ``captions``: short sentences in the game's language; ``turn`` ("Turn 12") and ``status``
    ("Marie is to roll"). ``asked``: seats that are waited for. ``ask_places``: ids of the legal
    places to be labelled, by kind (``vertex``, ``edge``, ``hex``). ``changes``: events of the last
    move, or marks. ``size``: width of the picture in pixels. ``frame``: where things lie, if that
    is to stay the same over several pictures.
    """

    view: View
    seats: Sequence[SeatLabel]
    title: str = ""
    captions: Mapping[str, str] = field(default_factory=dict)
    asked: Sequence[int] = ()
    ask_places: Mapping[str, Sequence[int]] = field(default_factory=dict)
    changes: Sequence[Event | Mark] = ()
    theme: str = "dark"
    size: int = WIDTH
    frame: Frame | None = None


@dataclass(frozen=True)
class Frame:
    """Where things lie on the picture, in pixels."""

    width: int
    height: int
    title: Area
    board: Area
    strips: tuple[Area, ...]
    cards: tuple[Area, ...]
    status: Area
    status_lines: int


def board_picture(request: PictureRequest) -> bytes:
    """The picture as a palette PNG."""
    image = compose(request)
    return encode(image, request.size, request.theme)


def compose(request: PictureRequest) -> Image.Image:
    """The picture in full colour at its own width."""
    theme = THEMES[request.theme]
    ground = ground_of(request.view)
    strips = _strips_of(request)
    frame = request.frame or frame_of(request)
    image = Image.new("RGB", (frame.width, frame.height), theme.page[:3])
    _draw_board(image, frame, request, ground, theme)
    for draw, area in zip(strips, frame.strips, strict=True):
        _paste_strip(image, area, draw, request, theme)
    _draw_panel(image, frame, request, theme)
    return image


def frame_of(request: PictureRequest) -> Frame:
    """Where things lie on the picture of a request."""
    return arrange(
        ground_of(request.view),
        len(request.seats),
        partial(_counter_rows, request),
        len(_strips_of(request)),
        asked_points(request),
    )


def _strips_of(request: PictureRequest) -> list[Callable[[StripRequest], Image.Image]]:
    return [each.strip for each in all_layers(_modules(request)) if each.strip]


def ground_of(view: View) -> Ground:
    """What lies on the board, as a key of the static picture."""
    state = view.state
    return Ground(view.board, tuple(state.terrain), tuple(state.number), tuple(state.harbors))


def arrange(
    ground: Ground,
    seats: int,
    rows: Callable[[int], int] = lambda _: 1,
    strips: int = 0,
    asked: Sequence[Point] = (),
) -> Frame:
    """Panel beside the board, or below it where that lets the hexes be clearly larger.

    ``rows``: rows of counters in a seat's card of a width in pixels. ``strips``: strips that the
    modules put below the board. ``asked``: places that are asked for, if there is a close-up.
    """
    card = _card_height(rows(SIDE))
    side = _beside(ground, seats, card, strips)
    below = _below(ground, seats, rows, strips)
    sizes = [camera_of(ground, frame).size for frame in (side, below)]
    narrow = sizes[0] < SMALL and sizes[1] > 1.08 * sizes[0]
    best = below if narrow or side.height > TALLEST else side
    if max(sizes) >= SMALL or not asked:
        return best
    tall = _beside(ground, seats, card, strips, height=CLOSE_HEIGHT)
    return max((best, side, tall), key=lambda frame: camera_of(ground, frame, asked).size)


def camera_of(ground: Ground, frame: Frame, asked: Sequence[Point] = ()) -> Camera:
    """What the window of the board shows: all of it, or a close-up of what is asked for."""
    left, top, right, bottom = frame.board
    box = board_box(ground)
    return close_up(fit(box, right - left, bottom - top), box, asked)


def _card_height(rows: int) -> int:
    return CARD + (max(1, rows) - 1) * COUNTER_ROW


def _strips(left: int, top: int, right: int, count: int) -> tuple[Area, ...]:
    step = STRIP + GAP
    return tuple((left, top + i * step, right, top + i * step + STRIP) for i in range(count))


def _beside(ground: Ground, seats: int, card: int, strips: int, height: int = 0) -> Frame:
    box = board_box(ground)
    width = WIDTH - SIDE - 3 * MARGIN
    size = math.floor(width / (box[2] - box[0]))
    under = strips * (STRIP + GAP)
    need = seats * (card + GAP) + STATUS
    height = max(need, height, min(1180, math.ceil((box[3] - box[1]) * size)) + under)
    top = MARGIN + TITLE
    left = 2 * MARGIN + width
    right = WIDTH - MARGIN
    card = min(card + 26, (height - STATUS) // seats - GAP)
    cards = tuple(
        (left, top + i * (card + GAP), right, top + i * (card + GAP) + card) for i in range(seats)
    )
    status = (left, cards[-1][3] + GAP, right, top + height)
    return Frame(
        WIDTH,
        top + height + MARGIN,
        (MARGIN + 8, MARGIN // 2, right, top - 4),
        (MARGIN, top, MARGIN + width, top + height - under),
        _strips(MARGIN, top + height - under + GAP, MARGIN + width, strips),
        cards,
        status,
        max(2, (status[3] - status[1] - 24) // 48),
    )


def _below(ground: Ground, seats: int, rows: Callable[[int], int], strips: int) -> Frame:
    box = board_box(ground)
    columns = 2 if seats in (2, 4) else 3
    lines = math.ceil(seats / columns)
    width = WIDTH - 2 * MARGIN
    wide = (width - (columns - 1) * GAP) // columns
    card = _card_height(rows(wide))
    panel = strips * (STRIP + GAP) + lines * (card + GAP) + GAP + LINE
    top = MARGIN + TITLE
    room = TALLEST - top - panel - MARGIN
    size = math.floor(min(width / (box[2] - box[0]), room / (box[3] - box[1])))
    bottom = top + math.ceil((box[3] - box[1]) * size)
    first = bottom + GAP + strips * (STRIP + GAP)
    cards = tuple(
        (
            MARGIN + i % columns * (wide + GAP),
            first + i // columns * (card + GAP),
            MARGIN + i % columns * (wide + GAP) + wide,
            first + i // columns * (card + GAP) + card,
        )
        for i in range(seats)
    )
    status = cards[-1][3] + GAP
    return Frame(
        WIDTH,
        status + LINE + MARGIN,
        (MARGIN + 8, MARGIN // 2, WIDTH - MARGIN, top - 4),
        (MARGIN, top, MARGIN + width, bottom),
        _strips(MARGIN, bottom + GAP, MARGIN + width, strips),
        cards,
        (MARGIN, status, WIDTH - MARGIN, status + LINE),
        1,
    )


def _draw_board(
    image: Image.Image, frame: Frame, request: PictureRequest, ground: Ground, theme: Theme
) -> None:
    asked = asked_points(request)
    camera = camera_of(ground, frame, asked)
    window = static_board(ground, theme, camera).copy()
    colors = [seat.color_index for seat in request.seats]
    scene = Scene(
        image=window,
        view=request.view,
        ground=ground,
        camera=camera,
        theme=theme,
        paints=[SEATS[color] for color in colors],
        colors=colors,
        letters=letters_of(request.seats),
        marks=marks_of(request),
        ask_places=request.ask_places,
    )
    draw_layers(scene, _modules(request))
    if camera != camera_of(ground, frame):
        _paste_locator(window, locator(ground, theme, camera), camera, asked)
    image.paste(window, frame.board[:2], round_mask(window.size, 22))


def _paste_locator(
    window: Image.Image, small: Image.Image, camera: Camera, asked: Sequence[Point]
) -> None:
    """Put the small map into the corner farthest from what is asked for, if it hides none of it."""
    free = (window.width - small.width - 12, window.height - small.height - 12)
    pixels = [camera.at(point) for point in asked]

    def room(corner: tuple[int, int]) -> float:
        """Pixels between the small map and the nearest place asked for."""
        left, top = corner
        right, bottom = left + small.width, top + small.height
        return min(
            math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) for x, y in pixels
        )

    corner = max(((x, y) for y in (free[1], 12) for x in (free[0], 12)), key=room)
    if room(corner) > LABEL_REACH:
        window.paste(small, corner, round_mask(small.size, 12))


def asked_points(request: PictureRequest) -> list[Point]:
    """World positions of the places that are asked for."""
    board = request.view.board
    tables = {"hex": board.hex_xy, "vertex": board.vertex_xy, "edge": board.edge_xy}
    return [tables[kind][place] for kind, ids in request.ask_places.items() for place in ids]


def _draw_panel(image: Image.Image, frame: Frame, request: PictureRequest, theme: Theme) -> None:
    captions = request.captions
    state, winners = request.view.state, request.view.winners
    words = (request.title, captions.get("turn", ""))
    draw_title(image, frame.title, theme, words, _title_sprites(request))
    letters = letters_of(request.seats)
    for seat, area in enumerate(frame.cards):
        card = SeatCard(
            request.seats[seat],
            letters[seat],
            request.view.points(seat),
            tuple(counters_of(request.view, seat)),
            active=seat == state.active,
            asked=seat in request.asked and not winners,
            winner=seat in winners,
        )
        draw_card(image, area, theme, card)
    status = captions.get("status", ""), [seat.name for seat in request.seats]
    sign_ = "crown" if winners else "wait"
    draw_status(image, frame.status, theme, status, frame.status_lines, sign_)


def _title_sprites(request: PictureRequest) -> list[Image.Image]:
    """What the modules put into the title line, then the dice of this turn."""
    sprites = [
        sprite
        for layers in all_layers(_modules(request))
        if layers.title
        for sprite in layers.title(request.view)
    ]
    return sprites + _dice(request)


def _dice(request: PictureRequest) -> list[Image.Image]:
    """The dice of this turn, as a module has them look or plain."""
    if not request.view.state.dice:
        return []
    own = [layers.dice for layers in all_layers(_modules(request)) if layers.dice]
    if own:
        return own[-1](request.view)
    return [die(pips, DIE) for pips in request.view.state.dice]


def _paste_strip(
    image: Image.Image,
    area: Area,
    draw: Callable[[StripRequest], Image.Image],
    request: PictureRequest,
    theme: Theme,
) -> None:
    colors = (seat.color_index for seat in request.seats)
    seats = tuple(zip(colors, letters_of(request.seats), strict=True))
    sprite = draw(StripRequest(request.view, seats, area[2] - area[0], theme))
    image.paste(sprite, area[:2], sprite)


def _counter_rows(request: PictureRequest, width: int) -> int:
    """Rows of counters that the fullest card of a width has."""
    cards = (counters_of(request.view, seat) for seat in range(len(request.seats)))
    return max(len(counter_rows(counters, width)) for counters in cards)


def _modules(request: PictureRequest) -> Sequence[str]:
    modules: Sequence[str] = request.view.rules.module_ids
    return modules


def letters_of(seats: Sequence[SeatLabel]) -> tuple[str, ...]:
    """The letter of each seat in the picture."""
    return seat_letters([s.name for s in seats], [s.color_index for s in seats])


def marks_of(request: PictureRequest) -> list[Mark]:
    """Marks of the request's changes: given as they are, or read from events."""
    return list(_marks(request.changes, all_layers(_modules(request))))


def _marks(changes: Iterable[Event | Mark], layers: Sequence[Any]) -> Iterable[Mark]:
    for change in changes:
        if isinstance(change, Mark):
            yield change
            continue
        for module in layers:
            if change.kind in module.marks:
                yield from module.marks[change.kind](change.params)
