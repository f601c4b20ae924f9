"""The examples of the manual page run as they stand."""

import doctest
from pathlib import Path

MANUAL = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_examples_of_the_manual():
    failed, tried = doctest.testfile(str(MANUAL), module_relative=False, encoding="utf-8")
    assert tried > 30
    assert failed == 0
