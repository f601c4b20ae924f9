"""Numbers of seafarers.md: rulings §14, test cases, defaults §15."""

from tests.rules.catalogue import series

NUMBERS = (*series("S", 51), *series("T", 41), *series("Q", 15, first=10))
