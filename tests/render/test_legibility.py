"""Check 59: what must be read is large enough in the file and at 400 pixels; nothing is cropped."""

from collections.abc import Iterator
from typing import Any

import pytest
from PIL import ImageDraw, ImageFont

from engine.map_file import map_ids
from render.board import BOARDS as BOARD_CACHE
from render.camera import board_box, fit
from render.picture import WIDTH, arrange
from render.pieces import boat_scale, house_scale, road, stroke, token, token_radius
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


@pytest.mark.parametrize("map_id", map_ids())
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_map_fits(map_id: str, seats: int) -> None:
    ground = ground_of_map(map_id)
    frame = arrange(ground, seats)
    assert frame.width == WIDTH
    assert TALLEST_SHARE <= frame.width / frame.height <= WIDEST_SHARE
    areas = [frame.title, frame.board, *frame.cards, frame.status]
    for left, top, right, bottom in areas:
        assert 0 <= left < right <= frame.width
        assert 0 <= top < bottom <= frame.height
    for i, one in enumerate(areas[1:]):
        for two in areas[i + 2 :]:
            apart = one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
            assert apart, (one, two)
    left, top, right, bottom = frame.board
    camera = fit(board_box(ground), right - left, bottom - top)
    assert camera.size >= 54
    assert all(camera.shows(point) for point in ground.board.vertex_xy)


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
