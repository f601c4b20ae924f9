"""Numbers of cities_knights.md: rulings §17, test cases, defaults §19."""

from tests.rules.catalogue import series

NUMBERS = (*series("K", 90), *series("T", 65), *series("Q", 30, first=20))
