"""Names of computer players: people of the island, the same in every language."""

from collections.abc import Collection
from typing import Final

NAMES: Final = ("Kiro", "Lumo", "Nox", "Odo", "Pixel", "Quill")


def computer_name(taken: Collection[str]) -> str:
    """The first name that nobody at the table has."""
    return next((name for name in NAMES if name not in taken), f"{NAMES[0]} {len(taken) + 1}")
