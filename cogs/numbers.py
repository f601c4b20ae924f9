"""Numbers that people type, or that a control carries."""

from typing import Final

DIGITS: Final = 9
"""More have no meaning anywhere, and not every database could look for them."""


def whole_number(text: str) -> int | None:
    """A number in plain digits, or None for anything else; spaces around it do not matter."""
    digits = text.strip()
    return int(digits) if digits.isdecimal() and len(digits) <= DIGITS else None
