"""Measures of the pictures: ``python -m tests.render.bench`` prints ``name value unit`` lines."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

from engine.game import Game
from engine.players import random_player
from render.board import BOARDS as BOARD_CACHE
from render.board import static_board
from render.camera import board_box, fit
from render.film import film
from render.picture import PictureRequest, arrange, board_picture
from render.scene import SeatLabel
from render.sprites import SPRITES
from render.theme import DARK
from render.worker import THREADS
from tests.render.scenes import (
    FRENCH,
    LABELS,
    TITLE,
    after_roll,
    church,
    cities_and_knights,
    finished,
    finished_game,
    ground_of_map,
)

Measure = tuple[str, float, str]
ROUNDS = 200
COLD = (
    "from tests.render.scenes import after_roll; from render.picture import board_picture; "
    "import time; request = after_roll(); begun = time.perf_counter(); board_picture(request); "
    "print((time.perf_counter() - begun) * 1000)"
)


def milliseconds(make: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
    """Sorted times of a call that has been made once before."""
    make()
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        make()
        times.append((time.perf_counter() - begun) * 1000)
    return sorted(times)


def base() -> Iterator[Measure]:
    requests = [after_roll(), finished()]
    times = milliseconds(lambda: [board_picture(request) for request in requests])
    yield "render.base_ms_p50", times[len(times) // 2] / 2, "ms"
    yield "render.base_ms_p99", times[len(times) * 99 // 100] / 2, "ms"
    yield "render.base_kib", max(len(board_picture(request)) for request in requests) / 1024, "KiB"
    run = [sys.executable, "-c", COLD]
    cold = [float(subprocess.run(run, capture_output=True, check=True).stdout) for _ in range(5)]
    yield "render.base_cold_ms", sorted(cold)[2], "ms"


def knights() -> Iterator[Measure]:
    """Cities & Knights and the church with everything on the board: base bars plus 30 %."""
    requests = [cities_and_knights(), church()]
    times = milliseconds(lambda: [board_picture(request) for request in requests])
    yield "render.knights_ms_p50", times[len(times) // 2] / 2, "ms"
    yield "render.knights_ms_p99", times[len(times) * 99 // 100] / 2, "ms"
    size = max(len(board_picture(request)) for request in requests)
    yield "render.knights_kib", size / 1024, "KiB"


def largest_request() -> PictureRequest:
    """A played game on the largest board, 97 tiles."""
    game, random = Game.create(("base", "cheops"), {}, 4, b"largest"), Random(1)
    while game.state.turn < 60 and not game.finished:
        game.play(random_player(game.view(game.asked[0]), random))
    labels = [SeatLabel(f"Joueur {seat}", seat) for seat in range(4)]
    return PictureRequest(view=game.view(None), seats=labels, title=TITLE, asked=game.asked)


def largest() -> Iterator[Measure]:
    request = largest_request()
    times = milliseconds(lambda: board_picture(request))
    yield "render.largest_ms_p50", times[len(times) // 2], "ms"
    yield "render.largest_ms_p99", times[len(times) * 99 // 100], "ms"
    yield "render.largest_kib", len(board_picture(request)) / 1024, "KiB"


def rotation() -> Iterator[Measure]:
    """200 games on different boards, one picture each in turn."""
    times = []
    for number in range(200):
        ground = ground_of_map("base_variable", f"rotation {number}".encode())
        left, top, right, bottom = arrange(ground, 4).board
        begun = time.perf_counter()
        static_board(ground, DARK, fit(board_box(ground), right - left, bottom - top))
        times.append((time.perf_counter() - begun) * 1000)
    yield "render.new_board_ms_p50", sorted(times)[100], "ms"
    yield "render.cache_mib", (BOARD_CACHE.used + SPRITES.used) / 2**20, "MiB"


def throughput() -> Iterator[Measure]:
    request = after_roll()
    board_picture(request)
    with ThreadPoolExecutor(THREADS) as pool:
        begun = time.perf_counter()
        list(pool.map(board_picture, [request] * 120))
        yield "render.pictures_per_second", 120 / (time.perf_counter() - begun), "1/s"


def whole_film() -> Iterator[Measure]:
    game = finished_game()
    lines = [move.line for move in game.moves]
    begun = time.perf_counter()
    data = film(game.header, lines, LABELS, TITLE, FRENCH)
    yield "render.film_turns", game.state.turn, "turns"
    yield "render.film_s", time.perf_counter() - begun, "s"
    yield "render.film_mib", len(data) / 2**20, "MiB"


def measures() -> Iterator[Measure]:
    """Everything about pictures that the bench reports."""
    for group in (base, knights, largest, rotation, throughput, whole_film):
        yield from group()


if __name__ == "__main__":
    for name, value, unit in measures():
        print(f"{name} {value:.4g} {unit}", flush=True)
