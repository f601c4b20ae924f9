"""The orange and the violet points of the map (cheops.md §3)."""

from functools import lru_cache

from engine.board import Board


@lru_cache(maxsize=8)
def founding_points(board: Board) -> int:
    """Orange points: where founding settlements may stand."""
    return _mask(board, "start")


@lru_cache(maxsize=8)
def site_points(board: Board) -> int:
    """Violet points: the six corners of the building site."""
    return _mask(board, "pyramid_site")


def _mask(board: Board, name: str) -> int:
    mask = 0
    for spot in getattr(board.map.points, name):
        mask |= 1 << board.vertex(spot.q, spot.r, spot.vertex)
    return mask
