"""Seafarers (seafarers.md): ships, islands, gold, fog and the pirate."""

from engine.modules.seafarers.definition import Seafarers

MODULE = Seafarers
