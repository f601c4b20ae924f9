"""Sizes of files and caches, and what is drawn once. Times are measured by the bench."""

from collections.abc import Callable, Hashable
from dataclasses import replace

import pytest
from PIL import Image

from render.board import BOARD_BUDGET, static_board
from render.board import BOARDS as BOARD_CACHE
from render.camera import board_box, fit
from render.encoding import encode
from render.picture import arrange, board_picture
from render.sprites import SPRITE_BUDGET, SPRITES, ImageCache
from render.theme import DARK
from tests.render.accept import pixels
from tests.render.scenes import BOARDS, SCENES, after_roll, ground_of_map, midgame, request_for

KIB = 1024


BASE_KIB, LARGEST_KIB = 150, 300
KNIGHTS_KIB = BASE_KIB * 1.3
"""Cities & Knights may take the bars of the base picture plus 30 %."""
LIMITS = {"cities_knights": KNIGHTS_KIB, "church": KNIGHTS_KIB}
LIMITS |= dict.fromkeys(("seafarers", "cheops", "alexander"), LARGEST_KIB)


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_are_small_files(name: str) -> None:
    assert len(SCENES[name]()) < LIMITS.get(name, BASE_KIB) * KIB


@pytest.mark.parametrize("map_id", ["cheops", "alexander", "seafarers_fog_islands_6p"])
def test_largest_boards_are_under_300_kib(map_id: str) -> None:
    ground = ground_of_map(map_id)
    frame = arrange(ground, 6)
    left, top, right, bottom = frame.board
    camera = fit(board_box(ground), right - left, bottom - top)
    board = static_board(ground, DARK, camera)
    assert len(encode(board, board.width, "dark")) < 260 * KIB


def test_a_smaller_picture_for_a_small_upload_limit() -> None:
    whole, small = board_picture(after_roll()), board_picture(replace(after_roll(), size=700))
    assert pixels(small).width == 700
    assert len(small) < 95 * KIB < len(whole)


def test_caches_stay_within_their_budget() -> None:
    assert BOARD_BUDGET + SPRITE_BUDGET <= 150 * KIB * KIB
    for number in range(24):
        ground = ground_of_map("base_variable", bytes([number, 1]))
        static_board(ground, DARK, fit(board_box(ground), 942, 890))
        assert BOARD_CACHE.used <= BOARD_BUDGET
        assert SPRITES.used <= SPRITE_BUDGET


def test_the_cache_drops_what_was_not_used_for_longest() -> None:
    cache = ImageCache(3 * 400)
    image = pixels(SCENES["dice"]()).resize((10, 10))
    made: list[str] = []

    def make(name: str):
        def maker():
            made.append(name)
            return image.copy()

        return maker

    for name in "abcabda":
        cache.get(name, make(name))
    assert made == ["a", "b", "c", "d"]
    cache.get("c", make("c"))
    assert made[-1] == "c"
    assert cache.used <= cache.budget


def test_nothing_cached_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    request, drawn = request_for(midgame().game), []

    def missed(self: ImageCache, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        def noted() -> Image.Image:
            drawn.append(key)
            return make()

        return get(self, key, noted)

    get = ImageCache.get
    monkeypatch.setattr(ImageCache, "get", missed)
    board_picture(request)
    drawn.clear()
    board_picture(request)
    assert drawn == []
