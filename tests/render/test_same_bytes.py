"""Check 61: the same position gives the same bytes, and nothing hidden shows."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from render.alt_text import description
from render.board import BOARDS as BOARD_CACHE
from render.picture import board_picture
from render.sprites import SPRITES, VARIANTS, tile
from tests.engine.builder import Table
from tests.render.scenes import BOARDS, ENGLISH, SCENES, midgame, request_for

HASHES = """
import hashlib
from tests.render.scenes import SCENES
print(*(hashlib.sha256(SCENES[name]()).hexdigest() for name in {names}))
"""


@pytest.mark.parametrize("name", BOARDS)
def test_same_request_same_bytes(name: str) -> None:
    first = SCENES[name]()
    SPRITES.clear()
    BOARD_CACHE.clear()
    assert SCENES[name]() == first


def test_same_bytes_in_another_process() -> None:
    names = ("after_roll", "robber_asked", "hand")
    here = [hashlib.sha256(SCENES[name]()).hexdigest() for name in names]
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", HASHES.format(names=names)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path.cwd())},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.split() == here


def test_hidden_cards_do_not_show() -> None:
    one, two = midgame(), midgame()
    two.hand(1, wool=4, ore=7)
    two.base.cards[3] = ("victory_point_card",)
    pictures = [board_picture(request_for(table.game)) for table in (one, two)]
    assert pictures[0] == pictures[1]


def hidden_progress_cards(table: Table) -> None:
    table.state.slices["cities_knights"].cards[2] = ("spy", "warlord")


def other_progress_cards(table: Table) -> None:
    table.state.slices["cities_knights"].cards[2] = ("crane", "wedding")


def granary(count: int) -> Callable[[Table], None]:
    def store(table: Table) -> None:
        part, bread = table.state.slices["church"], table.rules.kind("bread")
        part.granary, part.stored = 1, table.rules.bag(grain=4 - count, bread=count)
        assert part.stored[bread] == count

    return store


def maxima(bid: int) -> Callable[[Table], None]:
    def name(table: Table) -> None:
        table.state.slices["alexander"].maxima = [(bid,), (), (7 - bid,), ()]

    return name


@pytest.mark.parametrize(
    ("modules", "first", "second"),
    [
        (("cities_knights",), hidden_progress_cards, other_progress_cards),
        (("cities_knights", "church"), granary(1), granary(3)),
        (("alexander",), maxima(2), maxima(5)),
    ],
    ids=["progress cards", "granary", "maximum bids"],
)
def test_what_modules_hide_does_not_show(
    modules: tuple[str, ...], first: Callable[[Table], None], second: Callable[[Table], None]
) -> None:
    shown = []
    for hide in (first, second):
        table = Table(*modules, seats=4)
        hide(table)
        request = request_for(table.game)
        shown.append((board_picture(request), description(request, ENGLISH)))
    assert shown[0] == shown[1]


def test_a_move_changes_the_picture() -> None:
    table = midgame()
    before = board_picture(request_for(table.game))
    assert board_picture(request_for(table.game, table.roll(3, 5))) != before


def test_a_tile_does_not_depend_on_which_board_drew_it_first() -> None:
    SPRITES.clear()
    first = tile("forest", 7, 60).tobytes()
    SPRITES.clear()
    assert tile("forest", 7 + VARIANTS, 60).tobytes() == first
