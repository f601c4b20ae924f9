"""Numbers of five_six.md: rulings §7, test cases."""

from tests.rules.catalogue import series

NUMBERS = (*series("X", 19), *series("T", 22))
