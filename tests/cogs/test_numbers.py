"""Numbers as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.numbers import whole_number


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("7", 7), (" 12 ", 12), ("٣", 3), ("²", None), ("-1", None), ("", None), ("9" * 10, None)],
)
def test_numbers(typed: str, meant: int | None) -> None:
    assert whole_number(typed) == meant


@given(st.text())
def test_any_text_is_a_number_or_none(text: str) -> None:
    number = whole_number(text)
    assert number is None or 0 <= number < 10**9
