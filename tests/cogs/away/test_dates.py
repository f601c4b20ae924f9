"""Days and times of day as people type them."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.away import dates

TODAY = date(2026, 6, 1)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-08-15", date(2026, 8, 15)),
        ("15/08", date(2026, 8, 15)),
        ("15.8.2027", date(2027, 8, 15)),
        ("1/5", date(2027, 5, 1)),
        ("1/6", TODAY),
        ("10", date(2026, 6, 11)),
        ("+10 days", date(2026, 6, 11)),
        ("2 semaines", date(2026, 6, 15)),
        ("3 jours", date(2026, 6, 4)),
        ("1w", date(2026, 6, 8)),
        ("31/02", None),
        ("0/0", None),
        ("tomorrow", None),
        ("", None),
        ("-3", None),
    ],
)
def test_days(typed, meant):
    assert dates.parse_day(typed, TODAY) == meant


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("22", 1320),
        ("22h", 1320),
        ("22h30", 1350),
        ("22:30", 1350),
        ("7", 420),
        ("0:05", 5),
        ("24", 0),
        ("24h30", None),
        ("25", None),
        ("12:60", None),
        ("noon", None),
        ("", None),
    ],
)
def test_times_of_day(typed, minutes):
    assert dates.parse_clock(typed) == minutes


@given(st.text(max_size=20))
def test_any_text_is_read_or_not(typed):
    found = dates.parse_day(typed, TODAY)
    assert found is None or isinstance(found, date)
    assert dates.parse_clock(typed) in (None, *range(24 * 60))


@given(st.integers(0, 1439))
def test_what_is_shown_is_read_back(minutes):
    assert dates.parse_clock(dates.clock(minutes)) == minutes


@given(st.integers(0, 900))
def test_numbers_are_days_from_today(count):
    assert dates.parse_day(str(count), TODAY) == TODAY + timedelta(days=count)
