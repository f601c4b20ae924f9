"""The static board: water with depth, coast, terrain, harbours, number tokens; cached."""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.camera import HARBOR_AWAY, Camera, Ground, board_box, harbor_direction, harbor_spot
from render.ink import Color, Ink, Point, mix, rgb, ring
from render.motifs import GROUND
from render.pieces import TOKEN_DROP, boat, pier, stroke, token
from render.sprites import HEX_BOX, SPRITES, ImageCache, hex_mask, tile
from render.text import HEAVY, font
from render.theme import CHANGE, OUTLINE, Theme

BOARD_BUDGET = 64 * 1024 * 1024
"""Bytes of pixels that the cache of static boards may hold."""

BOARDS = ImageCache(BOARD_BUDGET)
LOCATOR = 250
"""Width in pixels of the small map beside a close-up."""
UNKNOWN = "?"
"""The sign of a hex that is not discovered."""
SAND: Color = rgb("f2e6c4")
WET_SAND: Color = rgb("c9b184")
MIST: Color = rgb("d3dbe4")
_MISTY = ("fog",)
_DRY = tuple(name for name in GROUND if name not in _MISTY)


def static_board(ground: Ground, theme: Theme, camera: Camera) -> Image.Image:
    """Everything of the board that does not change while the layout stays; RGB, do not change."""
    key = (ground.key, theme.name, camera)
    return BOARDS.get(key, lambda: _draw(ground, theme, camera))


def _draw(ground: Ground, theme: Theme, camera: Camera) -> Image.Image:
    image = _water(ground, theme, camera)
    _sea_hexes(image, ground, theme, camera)
    _coast(image, ground, camera)
    if not ground.board.frame:
        image = _cut_void(image, ground, theme, camera)
    for edge, _ in ground.harbors:
        _paste(
            image, pier(_direction(ground, edge), camera.size), camera, ground.board.edge_xy[edge]
        )
    mask = hex_mask(camera.size)
    for hex_, terrain in enumerate(ground.terrain):
        if terrain != "sea":
            _paste_tile(image, ground, hex_, camera, mask)
    for edge, kind in ground.harbors:
        spot = harbor_spot(ground, edge, HARBOR_AWAY)
        _paste(image, boat(kind, camera.size), camera, spot)
    for hex_, number in enumerate(ground.number):
        if ground.terrain[hex_] == "fog":
            _paste(image, _unknown(camera.size), camera, ground.board.hex_xy[hex_])
        elif number:
            x, y = ground.board.hex_xy[hex_]
            _paste(image, token(number, camera.size), camera, (x, y + TOKEN_DROP))
    return image


def _paste(image: Image.Image, sprite: Image.Image, camera: Camera, at: Point) -> None:
    x, y = camera.at(at)
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def _paste_tile(
    image: Image.Image, ground: Ground, hex_: int, camera: Camera, mask: Image.Image
) -> None:
    q, r = ground.board.hexes[hex_]
    sprite = tile(ground.terrain[hex_], variant(q, r), camera.size)
    x, y = camera.at(ground.board.hex_xy[hex_])
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), mask)


def variant(q: int, r: int) -> int:
    """Which variant of its terrain's tile a hex shows: neighbours differ."""
    return q * 5 + r * 3


def _direction(ground: Ground, edge: int) -> int:
    dx, dy = harbor_direction(ground, edge)
    return round(math.degrees(math.atan2(dy, dx)) / 60) % 6


def _corners(center: Point, radius: float) -> list[Point]:
    return ring(center, radius, 6)


def _field(
    ground: Ground, camera: Camera, hexes: list[int], radius: float, blur: float
) -> Image.Image:
    """Soft closeness to some hexes at half the window's size, 255 deep inside them."""
    size = (camera.width // 2, camera.height // 2)
    image = Image.new("L", size, 0)
    pen = ImageDraw.Draw(image)
    for hex_ in hexes:
        outline = _corners(ground.board.hex_xy[hex_], radius)
        pen.polygon([(x / 2, y / 2) for x, y in map(camera.at, outline)], fill=255)
    return image.filter(ImageFilter.GaussianBlur(blur * camera.size / 2))


def _ripple(size: tuple[int, int], grain: float) -> Image.Image:
    """Slow noise around 128 that makes contours of depth look natural; always the same."""
    chance = Random("ripple")
    cells = (max(4, round(size[0] / grain)), max(4, round(size[1] / grain)))
    noise = Image.new("L", cells)
    noise.putdata([chance.randrange(256) for _ in range(cells[0] * cells[1])])
    noise = noise.filter(ImageFilter.GaussianBlur(0.8))
    return noise.resize(size, Image.Resampling.BICUBIC)


def _steps(stops: list[tuple[float, Color]], soft: float) -> tuple[list[int], ...]:
    """Lookup tables that colour a field in bands with ``soft`` wide borders."""
    tables: tuple[list[int], ...] = ([], [], [])
    for value in range(256):
        color = stops[0][1]
        for level, after in stops[1:]:
            color = mix(color, after, min(1.0, max(0.0, (value - level) / soft + 0.5)))
        for table, part in zip(tables, color, strict=False):
            table.append(part)
    return tables


def _colored(field: Image.Image, stops: list[tuple[float, Color]], soft: float) -> Image.Image:
    return Image.merge("RGB", [field.point(table) for table in _steps(stops, soft)])


def _water(ground: Ground, theme: Theme, camera: Camera) -> Image.Image:
    """Bands of depth that follow the coast, and a line of foam before it."""
    land = [h for h, terrain in enumerate(ground.terrain) if terrain in _DRY]
    full = (camera.width, camera.height)
    far = _field(ground, camera, land, 1.0, 0.85)
    noise = _ripple(far.size, camera.size * 0.3)
    wobble = ImageChops.multiply(noise, far.point([min(255, 3 * i) for i in range(256)]))
    far = ImageChops.add(far, wobble.point([round(i * 0.22) for i in range(256)]))
    far = far.resize(full, Image.Resampling.BICUBIC)
    sea = theme.sea
    depth = [(0.0, sea[0]), (14.0, sea[1]), (42.0, sea[2]), (74.0, sea[3]), (102.0, sea[4])]
    image = _colored(far, depth, 3.0)
    near = _field(ground, camera, land, 1.0, 0.13)
    wobbly = ImageChops.add(near, noise.point([round(i * 0.14) for i in range(256)]), 1, -18)
    near = ImageChops.darker(wobbly, near.point([min(255, 3 * i) for i in range(256)]))
    near = near.resize(full, Image.Resampling.BICUBIC)
    foam = near.point(_ramp(14, 22, 30, 40))
    image.paste(theme.foam, (0, 0), foam)
    return image


def _coast(image: Image.Image, ground: Ground, camera: Camera) -> None:
    """The beach around the land, and the mist below hexes that are not discovered."""
    for terrains, wet, dry in ((_MISTY, MIST, MIST), (_DRY, WET_SAND, SAND)):
        hexes = [h for h, terrain in enumerate(ground.terrain) if terrain in terrains]
        if hexes:
            field = _field(ground, camera, hexes, 1.0, 0.07)
            field = field.resize(image.size, Image.Resampling.BICUBIC)
            image.paste(wet, (0, 0), field.point(_ramp(40, 62)))
            image.paste(dry, (0, 0), field.point(_ramp(72, 96)))


def _ramp(low: int, high: int, fall: int = 256, end: int = 257) -> list[int]:
    """Lookup table: 0 below ``low``, 255 from ``high`` to ``fall``, 0 again beyond ``end``."""
    return [
        max(0, min(255, 255 * (i - low) // (high - low), 255 * (end - i) // (end - fall)))
        for i in range(256)
    ]


def _cut_void(image: Image.Image, ground: Ground, theme: Theme, camera: Camera) -> Image.Image:
    """Keep the picture only where the map has hexes; beyond its border lies the table."""
    every = list(range(ground.board.hex_count))
    field = _field(ground, camera, every, 1.04, 0.06)
    mask = field.resize((camera.width, camera.height), Image.Resampling.BICUBIC)
    table = Image.new("RGB", image.size, theme.void[:3])
    table.paste(rgb("8d7a55"), (0, 0), mask.point(_ramp(60, 84)))
    table.paste(image, (0, 0), mask.point(_ramp(112, 136)))
    return table


def _sea_hexes(image: Image.Image, ground: Ground, theme: Theme, camera: Camera) -> None:
    playable = ground.board.tiles | ground.board.printed
    chance = Random(ground.board.map.id)
    for hex_, terrain in enumerate(ground.terrain):
        if terrain != "sea":
            continue
        center = ground.board.hex_xy[hex_]
        if playable >> hex_ & 1:
            _paste(image, _sea_ring(theme, camera.size), camera, center)
        for _ in range(2):
            at = (center[0] + chance.uniform(-0.5, 0.5), center[1] + chance.uniform(-0.5, 0.5))
            _paste(image, _wave(theme, camera.size), camera, at)


def _sea_ring(theme: Theme, size: int) -> Image.Image:
    def make() -> Image.Image:
        ink = Ink((HEX_BOX[0] - 0.1, -1.1, HEX_BOX[2] + 0.1, 1.1), size)
        ink.line(_corners((0, 0), 1.0), stroke(size, 0.045), theme.wave, closed=True)
        return ink.finish()

    return SPRITES.get(("sea_ring", theme.name, size), make)


def _wave(theme: Theme, size: int) -> Image.Image:
    def make() -> Image.Image:
        ink = Ink((-0.3, -0.15, 0.3, 0.15), size)
        points = [(x / 20, 0.045 * math.sin(x * 0.9)) for x in range(-4, 5)]
        ink.line(points, stroke(size, 0.045), theme.wave)
        return ink.finish()

    return SPRITES.get(("wave", theme.name, size), make)


def _unknown(size: int) -> Image.Image:
    """The question mark of a hex that is not discovered."""

    def make() -> Image.Image:
        side = 2 * (size // 2)
        image = Image.new("RGBA", (side, side), (255, 255, 255, 0))
        ImageDraw.Draw(image).text(
            (side / 2, side * 0.86),
            UNKNOWN,
            fill=rgb("5d6b7c"),
            font=font(side, HEAVY),
            anchor="ms",
        )
        return image

    return SPRITES.get(("unknown", size), make)


def locator(ground: Ground, theme: Theme, camera: Camera) -> Image.Image:
    """A small map of the whole board with a frame around what the camera shows."""
    box = board_box(ground)
    scale = LOCATOR / (box[2] - box[0])
    ink = Ink(box, scale)
    ink.poly([(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])], OUTLINE)
    for hex_, terrain in enumerate(ground.terrain):
        color = theme.sea[2] if terrain == "sea" else GROUND[terrain]
        ink.poly(_corners(ground.board.hex_xy[hex_], 0.98), color)
    right, bottom = (
        camera.left + camera.width / camera.size,
        camera.top + camera.height / camera.size,
    )
    line = 4 / scale
    left, top = max(camera.left, box[0]) + line / 2, max(camera.top, box[1]) + line / 2
    right, bottom = min(right, box[2]) - line / 2, min(bottom, box[3]) - line / 2
    frame = [(left, top), (right, top), (right, bottom), (left, bottom)]
    ink.line(frame, line * 2, OUTLINE, closed=True)
    ink.line(frame, line, CHANGE, closed=True)
    return ink.finish()
