"""Figures of the pictures."""

from tests.render.bench import measures

__all__ = ["measures"]
