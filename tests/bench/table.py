"""From an interaction received to the move stored, on SQLite, alone and while pictures are drawn.

Wall time, since what counts is how long a person waits. ``random`` play of whole base games.
"""

import asyncio
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from PIL import Image, ImageDraw

from db.database import open_database
from db.table import Table
from tests.bench import Measure
from tests.db.games import any_move, new_table

MOVES = 1500
WARM_UP = 100


def measures() -> Iterator[Measure]:
    """Times of a move in milliseconds."""
    alone = asyncio.run(played(MOVES))
    yield "table.move_ms_p50", percentile(alone, 0.5), "ms"
    yield "table.move_ms_p99", percentile(alone, 0.99), "ms"
    with drawing():
        beside = asyncio.run(played(MOVES))
    yield "table.move_drawing_ms_p99", percentile(beside, 0.99), "ms"


def percentile(times: list[float], part: float) -> float:
    """The time that this part of all moves does not exceed, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


async def played(count: int) -> list[float]:
    """Seconds of each of ``count`` moves, after some to warm up."""
    random = Random(1)
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with await open_database(Path(folder) / "games.db") as database:
            table = Table(database)
            loaded = await new_table(table, channel=1)
            while len(times) < count + WARM_UP:
                if loaded.game is None or loaded.game.finished:
                    loaded = await new_table(table, channel=loaded.id + 1)
                    continue
                move = any_move(loaded.game, random)
                user = loaded.seat(move.seat).user_id
                interaction = random.getrandbits(60)
                begun = time.perf_counter()
                result = await table.play(
                    loaded.id,
                    move,
                    user_id=user,
                    interaction_id=interaction,
                    expected_version=loaded.version,
                )
                times.append(time.perf_counter() - begun)
                loaded = result.table
    return times[WARM_UP:]


@contextmanager
def drawing() -> Iterator[None]:
    """Draw all the time in another thread."""
    stopped = threading.Event()
    thread = threading.Thread(target=_draw, args=(stopped.is_set,))
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()


def _draw(stopped: Callable[[], bool]) -> None:
    while not stopped():
        image = Image.new("RGB", (1400, 1200))
        draw = ImageDraw.Draw(image)
        for place in range(0, 1200, 4):
            draw.ellipse((place, place, place + 60, place + 60), fill="red", outline="black")
        image.resize((700, 600), Image.Resampling.LANCZOS)
