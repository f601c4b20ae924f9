"""Numbers of base.md: rulings §16, test cases, defaults §17."""

from tests.rules.catalogue import series

NUMBERS = (*series("B", 57), *series("T", 46), *series("Q", 8))
