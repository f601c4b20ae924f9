"""Numbers of church.md: cases §8 as C, rulings §12 as R by row, test cases §14, defaults §15."""

from tests.rules.catalogue import series

NUMBERS = (*series("C", 13), *series("R", 31), *series("T", 50), *series("Q", 48, first=40))
