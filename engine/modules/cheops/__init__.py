"""Cheops, a scenario for three and four players (cheops.md)."""

from engine.modules.cheops.definition import Cheops

MODULE = Cheops
