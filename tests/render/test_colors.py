"""Check 58: colours keep apart for everybody, and letters and outlines stand out."""

from itertools import combinations

import pytest
from PIL import Image

from render import marks
from render.cards import DEVELOPMENT, GOODS
from render.choose_palette import exact_colors
from render.dice import IVORY
from render.dice import RED as RED_DIE
from render.domains import DOMAINS, NONE, ON_DOMAIN, ON_NONE
from render.encoding import indexed
from render.figures import DULL
from render.ink import rgb
from render.knights import passive
from render.motifs import GROUND
from render.palette import palette
from render.panel import GOLD, GOLD_INK
from render.pieces import CREAM, RED, SAILS
from render.theme import CHANGE, OUTLINE, SEATS, THEMES, WHITE, SeatPaint, Theme
from tests.render.color import MACHADO, contrast, distance, lab, linear, seen_with

PAIRS = list(combinations(SEATS, 2))
JUST_NOTICEABLE = 2.3
CLEARLY_APART = 18.0
"""Distance of two seat colours in L*a*b*; 2.3 is just noticeable."""


@pytest.mark.parametrize("deficiency", MACHADO)
@pytest.mark.parametrize(("one", "two"), PAIRS, ids=lambda paint: paint.name)
def test_seat_colors_keep_apart(deficiency: str, one: SeatPaint, two: SeatPaint) -> None:
    seen = [seen_with(deficiency, paint.fill) for paint in (one, two)]
    assert distance(*seen) > CLEARLY_APART


@pytest.mark.parametrize(("one", "two"), PAIRS, ids=lambda paint: paint.name)
def test_seat_colors_differ_in_grey(one: SeatPaint, two: SeatPaint) -> None:
    assert abs(lab(linear(one.fill))[0] - lab(linear(two.fill))[0]) > 6


def test_seats_differ_by_sign_and_letter() -> None:
    assert len({paint.shape for paint in SEATS}) == len(SEATS)
    assert len({paint.letter for paint in SEATS}) == len(SEATS)


@pytest.mark.parametrize("paint", SEATS, ids=lambda paint: paint.name)
def test_letter_on_a_piece_can_be_read(paint: SeatPaint) -> None:
    assert contrast(paint.ink, paint.fill) >= 4.5


@pytest.mark.parametrize("ground", GROUND)
def test_a_piece_stands_out_on_every_terrain(ground: str) -> None:
    rims = (contrast(OUTLINE, GROUND[ground]), contrast(WHITE, GROUND[ground]))
    assert max(rims) >= 3
    assert contrast(OUTLINE, WHITE) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_piece_stands_out_at_sea(theme: Theme) -> None:
    for water in theme.sea:
        assert max(contrast(OUTLINE, water), contrast(WHITE, water)) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_of_the_panel_can_be_read(theme: Theme) -> None:
    for ground in (theme.page, theme.card, theme.card_active):
        assert contrast(theme.text, ground) >= 4.5
        assert contrast(theme.muted, ground) >= 4.5
    for ground in (theme.page, theme.card):
        assert contrast(theme.accent, ground) >= 3


def test_text_of_tokens_labels_and_cards_can_be_read() -> None:
    assert contrast(RED, CREAM) >= 4.5
    assert contrast(OUTLINE, CREAM) >= 4.5
    assert contrast(WHITE, marks.LABEL) >= 4.5
    assert contrast(GOLD_INK, GOLD) >= 4.5
    assert contrast(WHITE, OUTLINE) >= 4.5


def test_levels_upon_the_domains_can_be_read() -> None:
    for domain, color in DOMAINS.items():
        assert contrast(ON_DOMAIN[domain], color) >= 4.5
    assert contrast(ON_NONE, NONE) >= 4.5


@pytest.mark.parametrize("deficiency", MACHADO)
def test_domains_keep_apart(deficiency: str) -> None:
    for one, two in combinations(DOMAINS.values(), 2):
        assert distance(*(seen_with(deficiency, color) for color in (one, two))) > 9


def test_rates_and_numbers_of_stopped_hexes_can_be_read() -> None:
    for sail in (*SAILS.values(), CREAM):
        assert contrast(rgb("2b2622"), sail) >= 4.5
    assert contrast(RED, DULL) >= 4.5
    assert contrast(OUTLINE, DULL) >= 4.5


@pytest.mark.parametrize("deficiency", MACHADO)
def test_the_red_die_is_darker_than_the_white_one(deficiency: str) -> None:
    """Whoever sees no red tells it by its brightness and its light pips."""
    red, white = (lab(seen_with(deficiency, color))[0] for color in (RED_DIE, IVORY))
    assert white - red > 40
    assert contrast(WHITE, RED_DIE) >= 4.5


@pytest.mark.parametrize("paint", SEATS, ids=lambda paint: paint.name)
def test_letters_of_passive_knights_can_be_read(paint: SeatPaint) -> None:
    assert contrast(paint.ink, passive(paint)) >= 4.5


def test_the_mark_of_a_change_stands_out() -> None:
    assert contrast(CHANGE, OUTLINE) >= 3


def test_goods_differ() -> None:
    for one, two in combinations([*GOODS.values(), DEVELOPMENT], 2):
        assert distance(linear(one), linear(two)) > 12


@pytest.mark.parametrize("theme", THEMES)
def test_the_palette_keeps_the_colors_of_seats(theme: str) -> None:
    flat = palette(theme).getpalette() or []
    colors = {tuple(flat[i : i + 3]) for i in range(0, len(flat), 3)}
    for paint in SEATS:
        assert paint.fill[:3] in colors


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_areas_and_text_keep_their_colors_in_the_file(theme: Theme) -> None:
    for color in exact_colors(theme):
        area = Image.new("RGB", (2, 2), color[:3])
        found = indexed(area, theme.name).convert("RGB").getpixel((0, 0))
        assert isinstance(found, tuple)
        assert distance(linear(color), linear(found)) < JUST_NOTICEABLE
