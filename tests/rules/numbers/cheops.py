"""Numbers of cheops.md: test cases §15 as T; rulings §14 as R, counted by their rows."""

from tests.rules.catalogue import series

NUMBERS = (*series("T", 36), *series("R", 30))
