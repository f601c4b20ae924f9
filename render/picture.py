"""The board picture: request in, PNG out (same request, same bytes)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PIL import Image

from engine.events import Event
from render.board import locator, static_board
from render.camera import ROOMY, Camera, Ground, board_box, close_up, fit
from render.encoding import encode
from render.ink import Point
from render.layers import all_layers, counters_of, draw_layers
from render.panel import (
    COUNTER_ROW,
    DIE,
    Area,
    SeatCard,
    counters_a_row,
    die,
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
STRIP = 66
TALLEST = 1500


@dataclass(frozen=True)
class PictureRequest:
    """All that a board picture shows.

    ``view``: a spectator's ``engine.view.View``. ``seats``: name and colour per seat.
    ``captions``: short sentences in the game's language; ``turn`` ("Turn 12") and ``status``
    ("Marie is to roll"). ``asked``: seats that are waited for. ``ask_places``: ids of the legal
    places to be labelled, by kind (``vertex``, ``edge``, ``hex``). ``changes``: events of the last
    move, or marks. ``size``: width of the picture in pixels.
    """

    view: Any
    seats: Sequence[SeatLabel]
    title: str = ""
    captions: Mapping[str, str] = field(default_factory=dict)
    asked: Sequence[int] = ()
    ask_places: Mapping[str, Sequence[int]] = field(default_factory=dict)
    changes: Sequence[Event | Mark] = ()
    theme: str = "dark"
    size: int = WIDTH


@dataclass(frozen=True)
class Frame:
    """Where things lie on the picture, in pixels."""

    width: int
    height: int
    title: Area
    board: Area
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
    frame = arrange(ground, len(request.seats), _most_counters(request))
    image = Image.new("RGB", (frame.width, frame.height), theme.page[:3])
    _draw_board(image, frame, request, ground, theme)
    _draw_panel(image, frame, request, theme)
    return image


def ground_of(view: Any) -> Ground:
    """What lies on the board, as a key of the static picture."""
    state = view.state
    return Ground(view.board, tuple(state.terrain), tuple(state.number), tuple(state.harbors))


def arrange(ground: Ground, seats: int, counters: int = 4) -> Frame:
    """Panel beside the board, or below it where that lets the hexes be clearly larger.

    ``counters``: most counts that a seat's card shows.
    """
    side, side_size = _beside(ground, seats, _card_height(SIDE, counters))
    below, below_size = _below(ground, seats, counters)
    return below if side_size < ROOMY and below_size > 1.08 * side_size else side


def _card_height(width: int, counters: int) -> int:
    rows = max(1, math.ceil(counters / counters_a_row(width)))
    return CARD + (rows - 1) * COUNTER_ROW


def _beside(ground: Ground, seats: int, card: int) -> tuple[Frame, int]:
    box = board_box(ground)
    width = WIDTH - SIDE - 3 * MARGIN
    size = math.floor(width / (box[2] - box[0]))
    need = seats * card + (seats - 1) * 10 + 190
    height = max(need, min(1180, math.ceil((box[3] - box[1]) * size)))
    size = min(size, math.floor(height / (box[3] - box[1])))
    top = MARGIN + TITLE
    left = 2 * MARGIN + width
    right = WIDTH - MARGIN
    card = min(card + 26, (height - 200 - (seats - 1) * 10) // seats)
    cards = tuple(
        (left, top + i * (card + 10), right, top + i * (card + 10) + card) for i in range(seats)
    )
    status = (left, cards[-1][3] + 10, right, top + height)
    lines = max(2, (status[3] - status[1] - 24) // 48)
    frame = Frame(
        WIDTH,
        top + height + MARGIN,
        (MARGIN + 8, MARGIN // 2, right, top - 4),
        (MARGIN, top, MARGIN + width, top + height),
        cards,
        status,
        lines,
    )
    return frame, size


def _below(ground: Ground, seats: int, counters: int) -> tuple[Frame, int]:
    box = board_box(ground)
    columns = 2 if seats in (2, 4) else 3
    rows = math.ceil(seats / columns)
    width = WIDTH - 2 * MARGIN
    wide = (width - (columns - 1) * 10) // columns
    card = _card_height(wide, counters)
    panel = rows * (card + 10) + STRIP + 10
    top = MARGIN + TITLE
    room = TALLEST - top - panel - 2 * MARGIN
    size = math.floor(min(width / (box[2] - box[0]), room / (box[3] - box[1])))
    height = math.ceil((box[3] - box[1]) * size)
    bottom = top + height
    cards = tuple(
        (
            MARGIN + i % columns * (wide + 10),
            bottom + 10 + i // columns * (card + 10),
            MARGIN + i % columns * (wide + 10) + wide,
            bottom + 10 + i // columns * (card + 10) + card,
        )
        for i in range(seats)
    )
    strip = cards[-1][3] + 10
    frame = Frame(
        WIDTH,
        strip + STRIP + MARGIN,
        (MARGIN + 8, MARGIN // 2, WIDTH - MARGIN, top - 4),
        (MARGIN, top, MARGIN + width, bottom),
        cards,
        (MARGIN, strip, WIDTH - MARGIN, strip + STRIP),
        1,
    )
    return frame, size


def _draw_board(
    image: Image.Image, frame: Frame, request: PictureRequest, ground: Ground, theme: Theme
) -> None:
    left, top, right, bottom = frame.board
    box = board_box(ground)
    whole = fit(box, right - left, bottom - top)
    camera = close_up(whole, box, _asked_points(request))
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
    if camera is not whole:
        _paste_locator(window, locator(ground, theme, camera), camera, _asked_points(request))
    image.paste(window, (left, top), round_mask(window.size, 22))


def _paste_locator(
    window: Image.Image, small: Image.Image, camera: Camera, asked: Sequence[Point]
) -> None:
    """Put the small map into the corner that is farthest from all places asked for."""
    free = (window.width - small.width - 12, window.height - small.height - 12)
    pixels = [camera.at(point) for point in asked]

    def room(corner: tuple[int, int]) -> float:
        middle = (corner[0] + small.width / 2, corner[1] + small.height / 2)
        return min(math.dist(middle, pixel) for pixel in pixels)

    corner = max(((x, y) for y in (free[1], 12) for x in (free[0], 12)), key=room)
    window.paste(small, corner, round_mask(small.size, 12))


def _asked_points(request: PictureRequest) -> list[Point]:
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
    status = captions.get("status", "")
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
    return sprites + [die(pips, DIE) for pips in request.view.state.dice]


def _most_counters(request: PictureRequest) -> int:
    return max(len(counters_of(request.view, seat)) for seat in range(len(request.seats)))


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
