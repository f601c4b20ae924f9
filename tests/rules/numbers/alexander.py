"""Numbers of alexander.md: test cases §15 as T; rulings §14 as R, counted by their rows."""

from tests.rules.catalogue import series

NUMBERS = (*series("T", 39), *series("R", 26))
