"""Check 59: what must be read is large enough in the file and at 400 pixels; nothing is cropped."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

import locales
from engine.board import load_board
from engine.game import Game
from engine.map_file import map_ids
from render.board import BOARDS as BOARD_CACHE
from render.camera import board_box, fit
from render.captions import captions_of
from render.domains import DOMAINS, level_chip
from render.figures import feet, number_plate
from render.knights import knight, merchant, metropolis
from render.layers import counters_of
from render.panel import BADGE, counter_rows, row_width
from render.picture import WIDTH, PictureRequest, arrange, camera_of, compose
from render.pieces import (
    boat_scale,
    house_scale,
    road,
    robber,
    stroke,
    token,
    token_radius,
)
from render.scene import SeatLabel
from render.sprites import SPRITES
from render.text import HEAVY, LABEL_SIZE, NUMBER_SIZE, font, readable, width, wrap
from render.text import fit as fit_text
from render.theme import seat_letters
from tests.render.scenes import SCENES, ground_of_map

TALLEST_SHARE, WIDEST_SHARE = 0.9, 1.8
"""Width over height that phones and the desktop show whole."""


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float]]]:
    """Every text drawn, with its size in pixels; the caches are empty before and after."""
    seen: list[tuple[str, float]] = []
    draw = ImageDraw.ImageDraw.text

    def spy(self: ImageDraw.ImageDraw, xy: Any, text: str, **options: Any) -> None:
        face = options["font"]
        assert isinstance(face, ImageFont.FreeTypeFont)
        seen.append((text, face.size))
        draw(self, xy, text, **options)

    SPRITES.clear()
    BOARD_CACHE.clear()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", spy)
    yield seen
    monkeypatch.undo()
    SPRITES.clear()
    BOARD_CACHE.clear()


@pytest.mark.parametrize("name", [name for name in SCENES if not name.startswith("board_")])
def test_no_text_is_smaller_than_a_label(name: str, sizes: list[tuple[str, float]]) -> None:
    SCENES[name]()
    assert sizes
    assert min(size for _, size in sizes) >= LABEL_SIZE >= 40


@pytest.mark.parametrize("size", [54, 56, 62, 70, 80, 88, 96])
def test_numbers_on_tokens(size: int, sizes: list[tuple[str, float]]) -> None:
    for number in (2, 8, 12):
        token(number, size)
    assert min(drawn for _, drawn in sizes) >= NUMBER_SIZE >= 44
    for text, drawn in sizes:
        assert width(text, round(drawn), HEAVY) < 2 * token_radius(size) - 8


def test_figures_of_the_base_board_at_400_pixels() -> None:
    ground = ground_of_map("base_beginner")
    left, top, right, bottom = arrange(ground, 4).board
    size = fit(board_box(ground), right - left, bottom - top).size
    letter = font(max(LABEL_SIZE, round(0.48 * house_scale(size))), HEAVY).getbbox("M")
    figure = font(round(max(NUMBER_SIZE, 1.2 * token_radius(size))), HEAVY).getbbox("10")
    rate = font(max(LABEL_SIZE, round(0.44 * boat_scale(size))), HEAVY).getbbox("2:1")
    for box, least in ((figure, 9), (letter, 8), (rate, 8)):
        assert (box[3] - box[1]) * 400 / WIDTH >= least


@pytest.mark.parametrize("size", [54, 66, 80, 96])
def test_outlines_are_never_thin(size: int) -> None:
    assert stroke(size, 0.045) * size >= 4
    box = road(0, 90, size).getbbox()
    assert box is not None
    assert box[2] - box[0] >= 24


FILLINGS = [(1, 0), (2, 0), (2, 1), (3, 1)]
"""Rows of counters in a seat's card, strips below the board: base to the church at sea."""
ALONE = {"cheops": (1, 0), "alexander": (1, 1)}
"""Maps of scenarios that go with no other module, and what their tables look like."""


TABLES = [
    (map_id, seats, rows, strips)
    for map_id in map_ids()
    for seats in (3, 4, 6)
    for rows, strips in FILLINGS
    if seats <= max(load_board(map_id).map.players)
    and ALONE.get(map_id, (rows, strips)) == (rows, strips)
]


@pytest.mark.parametrize(("map_id", "seats", "rows", "strips"), TABLES)
def test_every_map_fits(map_id: str, seats: int, rows: int, strips: int) -> None:
    ground = ground_of_map(map_id)
    frame = arrange(ground, seats, lambda _: rows, strips)
    assert frame.width == WIDTH
    assert TALLEST_SHARE <= frame.width / frame.height <= WIDEST_SHARE
    areas = [frame.title, frame.board, *frame.strips, *frame.cards, frame.status]
    for left, top, right, bottom in areas:
        assert 0 <= left < right <= frame.width
        assert 0 <= top < bottom <= frame.height
    for i, one in enumerate(areas[1:]):
        for two in areas[i + 2 :]:
            apart = one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
            assert apart, (one, two)
    camera = camera_of(ground, frame)
    assert camera.size >= 54
    assert all(camera.shows(point) for point in ground.board.vertex_xy)


FULL_TABLES = {
    ("base", "five_six"): 6,
    ("base", "five_six", "cities_knights", "church"): 6,
    ("base", "five_six", "seafarers", "cities_knights", "church"): 6,
    ("base", "alexander"): 4,
    ("base", "cheops"): 4,
}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("modules", FULL_TABLES, ids="+".join)
def test_six_seats_with_long_names_fit(
    modules: tuple[str, ...], language: locales.Locale, theme: str
) -> None:
    """Nothing that is written or shown in a card goes beyond it."""
    game = Game.create(modules, {}, FULL_TABLES[modules], b"full")
    seats = [SeatLabel("W" * 32, color) for color in range(game.rules.seats)]
    view = game.view(None)
    translate = partial(locales.text, language)
    request = PictureRequest(
        view, seats, "W" * 80, captions_of(view, seats, translate), game.asked, theme=theme
    )
    image = compose(request)
    assert TALLEST_SHARE <= image.width / image.height <= WIDEST_SHARE
    for seat in range(game.rules.seats):
        for card in (426, 450, 679):
            for row in counter_rows(counters_of(view, seat), card):
                assert row_width(row) <= card - BADGE - 16


NAMES = ["", "W" * 32, "Éloïse 🎲 d’Artagnan", "محمد", "李小龍", "🎲🎲", "a\u202eb\nc"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_fits(name: str) -> None:
    text, size = fit_text(name, 260, 44, LABEL_SIZE)
    assert width(text, size) <= 260
    assert size >= LABEL_SIZE
    assert all(width(row, LABEL_SIZE) <= 300 for row in wrap(f"{name} {name}", 300, LABEL_SIZE, 3))


def test_other_scripts_are_transliterated() -> None:
    assert readable("李小龍").isascii()
    assert readable("Дмитрий Éloïse Œuvre") == "Дмитрий Éloïse Œuvre"
    assert readable("a\nb 🎲") == "a b"


def test_letters_are_initials_and_all_different() -> None:
    seats = [
        SeatLabel(name, color) for color, name in enumerate(["Ada", "Anne", "Äda", "李", "", "a"])
    ]
    letters = seat_letters([seat.name for seat in seats], [seat.color_index for seat in seats])
    assert letters[0] == "A"
    assert letters[1] == "N"
    assert letters[2] == "D"
    assert len(set(letters)) == 6


def mask_at_400(sprite: Image.Image) -> Image.Image:
    """The outline of a sprite in a picture that is shown 400 pixels wide."""
    size = (round(sprite.width * 400 / WIDTH), round(sprite.height * 400 / WIDTH))
    return (
        sprite.getchannel("A").resize(size, Image.Resampling.LANCZOS).point([0] * 128 + [255] * 128)
    )


def unlike(one: Image.Image, two: Image.Image) -> float:
    """Share of the two outlines' common area that only one of them covers."""
    apart = ImageStat.Stat(ImageChops.difference(one, two)).sum[0]
    return apart / ImageStat.Stat(ImageChops.lighter(one, two)).sum[0]


@pytest.mark.parametrize("size", [58, 74, 86])
def test_knights_are_told_apart_by_shape_at_400_pixels(size: int) -> None:
    shapes = [
        mask_at_400(knight(0, "M", level, size, active=active))
        for level in (1, 2, 3)
        for active in (False, True)
    ]
    for one, two in combinations(shapes, 2):
        assert unlike(one, two) > 0.08


def test_metropolises_differ_by_shape_at_400_pixels() -> None:
    shapes = [mask_at_400(metropolis(domain, 86)) for domain in DOMAINS]
    for one, two in combinations(shapes, 2):
        assert unlike(one, two) > 0.1


def test_chips_of_the_domains_differ_by_shape_at_400_pixels() -> None:
    shapes = [mask_at_400(level_chip(domain, 3)) for domain in DOMAINS]
    for one, two in combinations(shapes, 2):
        assert unlike(one, two) > 0.08


@pytest.mark.parametrize("size", [58, 66, 74, 86])
@pytest.mark.parametrize("figure", [robber, merchant], ids=lambda figure: figure.__name__)
def test_a_figure_hides_no_road_and_no_number(
    figure: Callable[[int], Image.Image], size: int
) -> None:
    """It stands between the roads left and right of its hex; the number lies upon its feet."""
    road_width = max(0.18, 15 / size) / 2 + 0.045
    free = math.sqrt(3) / 2 - road_width
    for count in (1, 2):
        for i in range(count):
            sprite = figure(size).getbbox()
            assert sprite is not None
            half = (sprite[2] - sprite[0]) / 2 / size
            assert abs(feet(i, count, numbered=True)[0]) + half < free + 0.1 * (count - 1)
    plate = number_plate(12, dull=True).getbbox()
    assert plate is not None
    assert (plate[2] - plate[0]) / 2 / size < free
