"""The film of a whole game: an animated GIF, the one moving picture every client plays."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from PIL import GifImagePlugin, Image, ImageChops

from engine.events import Event
from render.captions import captions_of
from render.encoding import indexed
from render.layers import all_layers
from render.palette import palette
from render.phrases import Translate
from render.picture import PictureRequest, compose, frame_of
from render.scene import SeatLabel
from render.steps import Step, steps

LIMIT = 8 * 1024 * 1024
"""Bytes that a server without boosts lets a bot upload."""
WIDTHS = (1000, 800, 640, 480)
"""Widths to try, in pixels, until the film is small enough."""
MOVE_MS, ROLL_MS, END_MS = 420, 620, 6000
"""How long a picture stands: after a move, after a roll, at the end."""
FORESEEN_FROM, FORESEEN = 60, 1.4
"""From how many pictures on the size is foreseen, and at how many limits it is given up."""
TILE, REACH = 100, 4
"""Pixels of a tile that is made small anew if it changed; pixels beyond it that its own need."""
Box = tuple[int, int, int, int]
CLEAR = 255
"""Palette index that leaves a pixel as it was."""


class FilmTooLargeError(ValueError):
    """Not even the smallest width keeps the film under the limit."""


def film(
    header: str,
    lines: Sequence[str],
    seats: Sequence[SeatLabel],
    title: str,
    translate: Translate,
    theme: str = "dark",
    limit: int = LIMIT,
) -> bytes:
    """The recorded game from its empty board to its end, as a GIF of at most ``limit`` bytes.

    Raises ``RecordError`` if the record does not fit, ``FilmTooLargeError`` if no width of
    ``WIDTHS`` is small enough.
    """
    request = partial(_request, seats=seats, title=title, translate=translate, theme=theme)
    layouts = [frame_of(request(step)) for step in steps(header, lines) if _worth_showing(step)]
    frame = max(layouts, key=lambda frame: frame.height)
    for width in WIDTHS:
        reel = _Reel(theme, limit, len(layouts))
        for step in steps(header, lines):
            if _worth_showing(step):
                picture = compose(replace(request(step), frame=frame))
                reel.add(picture, width, _duration(step))
            if reel.full:
                break
        else:
            return reel.finish()
    raise FilmTooLargeError(f"{len(lines)} moves do not fit into {limit} bytes")


class _Reel:
    """A GIF under way. A frame holds only what differs from the one before it."""

    def __init__(self, theme: str, limit: int, total: int) -> None:
        self._theme = theme
        self._limit = limit
        self._total = total
        self._written = 0
        self._whole: Image.Image | None = None
        self._last: Image.Image | None = None
        self._file = io.BytesIO()

    @property
    def full(self) -> bool:
        """Whether the limit is reached, or will be for all that can be foreseen."""
        size = self._file.tell()
        foreseen = size * self._total / max(1, self._written)
        return size >= self._limit or (
            self._written >= FORESEEN_FROM and foreseen > FORESEEN * self._limit
        )

    def add(self, picture: Image.Image, width: int, milliseconds: int) -> None:
        size = (width, round(picture.height * width / picture.width))
        if self._last is None or self._whole is None:
            now = self._small(picture, size, (0, 0, *size))
            self._open(size)
            self._write(now, (0, 0), milliseconds)
        else:
            now = self._renewed(picture, self._whole, self._last)
            changed = ImageChops.difference(now, self._last).point([0] + [255] * 255)
            box = changed.getbbox() or (0, 0, 1, 1)
            clear = Image.new("L", now.size, CLEAR)
            part = Image.composite(now, clear, changed).crop(box)
            self._write(part, (box[0], box[1]), milliseconds)
        self._whole, self._last = picture, now
        self._written += 1

    def _renewed(self, picture: Image.Image, former: Image.Image, last: Image.Image) -> Image.Image:
        """The picture made small; tiles that are as in the former one are taken from ``last``."""
        changed = ImageChops.difference(picture, former)
        now = last.copy()
        for top in range(0, now.height, TILE):
            for left in range(0, now.width, TILE):
                tile = (left, top, min(left + TILE, now.width), min(top + TILE, now.height))
                source = _source(_wider(tile, now.size), picture.size, now.size)
                right, bottom = map(math.ceil, source[2:])
                if changed.crop((int(source[0]), int(source[1]), right, bottom)).getbbox():
                    now.paste(self._small(picture, now.size, tile), tile[:2])
        return now

    def _small(self, picture: Image.Image, size: tuple[int, int], tile: Box) -> Image.Image:
        """A part of the picture as it is when the whole is made small, in the film's palette."""
        wider = _wider(tile, size)
        small = picture.resize(
            (wider[2] - wider[0], wider[3] - wider[1]),
            Image.Resampling.LANCZOS,
            box=_source(wider, picture.size, size),
        )
        left, top = tile[0] - wider[0], tile[1] - wider[1]
        part = small.crop((left, top, left + tile[2] - tile[0], top + tile[3] - tile[1]))
        return _plain(indexed(part, self._theme))

    def finish(self) -> bytes:
        return self._file.getvalue() + b";"

    def _open(self, size: tuple[int, int]) -> None:
        colors = bytes(palette(self._theme).getpalette() or b"").ljust(768, b"\0")
        self._file.write(b"GIF89a" + size[0].to_bytes(2, "little") + size[1].to_bytes(2, "little"))
        self._file.write(b"\xf7\0\0" + colors)
        self._file.write(b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")

    def _write(self, pixels: Image.Image, offset: tuple[int, int], milliseconds: int) -> None:
        frame = Image.frombytes("P", pixels.size, pixels.tobytes())
        parts = GifImagePlugin.getdata(
            frame, offset, transparency=CLEAR, duration=milliseconds, disposal=1
        )
        for part in parts:
            self._file.write(part)


def _wider(tile: Box, size: tuple[int, int]) -> Box:
    """The tile with as many pixels around it as its own depend on."""
    left, top, right, bottom = tile
    return (
        max(0, left - REACH),
        max(0, top - REACH),
        min(size[0], right + REACH),
        min(size[1], bottom + REACH),
    )


def _source(
    tile: Box, whole: tuple[int, int], size: tuple[int, int]
) -> tuple[float, float, float, float]:
    """The part of the whole picture that a tile of the small one shows."""
    x, y = whole[0] / size[0], whole[1] / size[1]
    return tile[0] * x, tile[1] * y, tile[2] * x, tile[3] * y


def _plain(image: Image.Image) -> Image.Image:
    """The palette indices as grey values, so that they can be compared."""
    return Image.frombytes("L", image.size, image.tobytes())


def _request(
    step: Step, seats: Sequence[SeatLabel], title: str, translate: Translate, theme: str
) -> PictureRequest:
    view = step.game.view(None)
    return PictureRequest(
        view=view,
        seats=seats,
        title=title,
        captions=captions_of(view, seats, translate),
        changes=step.events,
        theme=theme,
    )


def _worth_showing(step: Step) -> bool:
    """Whether a move changed the board or the dice; the empty board begins the film."""
    if not step.game.move_count:
        return True
    marked = {kind for layers in all_layers(step.game.rules.module_ids) for kind in layers.marks}
    return any(
        event.kind in marked or event.kind == "game_ended" or _shows_dice(event)
        for event in step.events
    )


def _shows_dice(event: Event) -> bool:
    """Whether an event is a roll, or dice that a card sets or throws again."""
    return "dice" in event.params


def _duration(step: Step) -> int:
    if step.game.finished:
        return END_MS
    return ROLL_MS if any(_shows_dice(event) for event in step.events) else MOVE_MS


def frames(data: bytes) -> Iterator[Image.Image]:
    """The pictures of a film, complete ones, in full colour."""
    with Image.open(io.BytesIO(data)) as image:
        for index in range(getattr(image, "n_frames", 1)):
            image.seek(index)
            yield image.convert("RGB")
