"""Alexander's way: 46 points from Pella to Persepolis (alexander.md §3), and what they close."""

from functools import lru_cache
from typing import NamedTuple

from engine.board import Board
from engine.game import Game
from engine.modules.alexander.slice import alexander_slice

TEMPLE, EVENT, EMPTY, VIOLET = "temple", "event", "empty", "seven"

PLACES = (
    *("pella", "amphipolis", "hellespont", "sardis", "gordion", "issus", "tyre", "gaza"),
    *("pelusium", "naucratis", "alexandria", "siwa", "memphis", "heliopolis", "sinai", "aila"),
    *("jordan", "damascus", "thapsacus", "nisibis", "gaugamela", "opis", "babylon", "susa"),
    *("zagros", "ecbatana", "rhagae", "caspian_gates", "zadracarta", "margiana", "bactra", "oxus"),
    *("eschate", "sogdian_rock", "hindu_kush", "aornos", "bucephala", "multan", "indus"),
    *("pattala", "rambacia", "gedrosia_coast", "gedrosian_desert", "pura", "pasargadae"),
    "persepolis",
)
"""Names of the points, for texts only."""


class Point(NamedTuple):
    """One point of the path."""

    vertex: int
    kind: str
    place: str


@lru_cache(maxsize=8)
def path_of(board: Board) -> tuple[Point, ...]:
    """The points of a board's path in order."""
    return tuple(
        Point(board.vertex(spot.q, spot.r, spot.vertex), spot.kind, place)
        for spot, place in zip(board.map.points.path, PLACES, strict=True)
    )


@lru_cache(maxsize=8)
def _closed(board: Board) -> tuple[int, ...]:
    """By number of points passed: the vertices where no settlement may be built."""
    masks = [0]
    for point in reversed(path_of(board)):
        around = board.vertex_neighbor_mask[point.vertex]
        masks.append(masks[-1] | around | 1 << point.vertex)
    return tuple(reversed(masks))


def closed_vertices(game: Game) -> int:
    """Points that Alexander has not passed, and the vertices next to them (alexander.md §9)."""
    return _closed(game.board)[alexander_slice(game.state).passed]
