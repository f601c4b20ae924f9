"""Quiet hours, vacations, days off (checks 35, 37, 38): plain arithmetic over three zones."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.away.rhythm import Rhythm, moment_of
from cogs.away.zones import find_zone, place_name, suggestions

PARIS, NEW_YORK, SYDNEY = (
    ZoneInfo(name) for name in ("Europe/Paris", "America/New_York", "Australia/Sydney")
)
ZONES = (PARIS, NEW_YORK, SYDNEY, ZoneInfo("Asia/Kolkata"), ZoneInfo("Australia/Lord_Howe"))
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


def at(zone, year, month, day, hour=0, minute=0, fold=0):
    """A moment as the clocks of a zone show it."""
    return datetime(year, month, day, hour, minute, tzinfo=zone, fold=fold).astimezone(UTC)


def night(zone, start=22 * 60, end=7 * 60):
    return Rhythm(zone=zone, quiet=(start, end))


START = at(UTC, 2025, 1, 1)
moments = st.integers(0, 3 * 365 * 24 * 60 * 60).map(lambda s: START + timedelta(seconds=s))
"""Three years with all their changes, in both hemispheres."""
minutes = st.integers(0, 24 * 60 - 1)
zones = st.sampled_from(ZONES)


# --- check 35: quiet hours over both changes ------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "day", "length"),
    [
        (PARIS, date(2026, 3, 28), 8),  # clocks go forward
        (PARIS, date(2026, 10, 24), 10),  # clocks go back
        (NEW_YORK, date(2026, 3, 7), 8),
        (NEW_YORK, date(2026, 10, 31), 10),
        (SYDNEY, date(2026, 4, 4), 10),
        (SYDNEY, date(2026, 10, 3), 8),
        (SYDNEY, date(2026, 7, 1), 9),
    ],
)
def test_check_35_the_night_of_a_change_ends_when_the_clock_says_so(zone, day, length):
    start = moment_of(day, 22 * 60, zone)
    end = night(zone).quiet_end(start)
    assert end is not None
    assert end - start == length * HOUR
    shown = end.astimezone(zone)
    assert (shown.date(), shown.hour, shown.minute) == (day + DAY, 7, 0)
    assert night(zone).quiet_end(end) is None
    assert night(zone).quiet_end(start - timedelta(seconds=1)) is None


def test_check_35_an_hour_that_is_skipped():
    rhythm = night(PARIS, end=2 * 60 + 30)
    start = at(PARIS, 2026, 3, 29, 1, 0)
    assert rhythm.quiet_end(start) == at(PARIS, 2026, 3, 29, 3, 0)
    early = Rhythm(zone=PARIS, quiet=(2 * 60 + 30, 6 * 60))
    assert early.quiet_end(at(PARIS, 2026, 3, 29, 1, 59)) is None
    assert early.quiet_end(at(PARIS, 2026, 3, 29, 3, 0)) == at(PARIS, 2026, 3, 29, 6, 0)


def test_check_35_an_hour_that_comes_twice():
    rhythm = night(PARIS, end=2 * 60 + 30)
    second = at(PARIS, 2026, 10, 25, 2, 30, fold=1)
    assert rhythm.quiet_end(at(PARIS, 2026, 10, 25, 2, 15)) == second
    assert rhythm.quiet_end(at(PARIS, 2026, 10, 25, 2, 45)) == second
    assert rhythm.quiet_end(second) is None


@given(moments, zones, minutes, minutes)
def test_check_35_awake_is_never_before_and_never_quiet(moment, zone, start, end):
    rhythm = night(zone, start, end)
    awake = rhythm.awake(moment)
    assert moment <= awake <= moment + 25 * HOUR
    assert rhythm.quiet_end(awake) is None


@given(moments, zones, minutes, minutes)
def test_check_35_quiet_is_what_the_clock_shows(moment, zone, start, end):
    shown = moment.astimezone(zone)
    near = (moment.astimezone(zone) + hours * HOUR for hours in (-26, 26))
    if len({local.utcoffset() for local in near}) > 1:
        return  # around a change the cases above say what holds
    minute = shown.hour * 60 + shown.minute
    inside = start <= minute < end if start <= end else minute >= start or minute < end
    assert (night(zone, start, end).quiet_end(moment) is not None) == inside


def test_check_35_without_a_zone_hours_are_in_utc():
    rhythm = Rhythm(quiet=(0, 60))
    assert rhythm.quiet_end(at(UTC, 2026, 1, 1, 0, 30)) == at(UTC, 2026, 1, 1, 1)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Londres", "Europe/London"),
        ("londn", "Europe/London"),
        ("paris", "Europe/Paris"),
        ("Europe/Pariss", "Europe/Paris"),
        ("New York", "America/New_York"),
        ("Montréal", "America/Montreal"),
        ("suisse", "Europe/Zurich"),
        ("", "Europe/Paris"),
        ("?!", "Europe/Paris"),
    ],
)
def test_check_35_a_zone_is_suggested_by_what_people_type(typed, meant):
    assert meant in suggestions(typed)


def test_check_35_only_real_zones_are_found():
    assert find_zone("europe/paris") == PARIS
    assert find_zone(" America/New York ") == NEW_YORK
    assert find_zone("Europe/Atlantis") is None
    assert find_zone("../../etc/passwd") is None
    assert find_zone("") is None


def test_every_suggested_zone_has_a_name_in_both_languages():
    assert place_name("Europe/London", "fr") == "Londres (Royaume-Uni)"
    assert place_name("Europe/London", "en") == "London (United Kingdom)"


# --- check 38: a time that ends in quiet hours ----------------------------------------------------


def test_check_38_a_deadline_in_quiet_hours_moves_to_their_end():
    rhythm = night(PARIS)
    since = at(PARIS, 2026, 6, 1, 23, 30)
    assert rhythm.due(since, DAY) == at(PARIS, 2026, 6, 3, 7, 0)
    assert rhythm.due(at(PARIS, 2026, 6, 1, 12), DAY) == at(PARIS, 2026, 6, 2, 12)


@given(moments, zones, minutes, minutes, st.integers(1, 10_000))
def test_check_38_a_deadline_is_never_early_and_never_quiet(moment, zone, start, end, length):
    rhythm, time = night(zone, start, end), timedelta(minutes=length)
    due = rhythm.due(moment, time)
    assert moment + time <= due <= moment + time + 25 * HOUR
    assert rhythm.quiet_end(due) is None


# --- check 37: a vacation -------------------------------------------------------------------------


def vacation(start, end, **more):
    return Rhythm(away_from=start, away_until=end, **more)


def test_check_37_a_vacation_does_not_count_for_a_deadline():
    begin, end = at(UTC, 2026, 6, 2), at(UTC, 2026, 6, 12)
    rhythm = vacation(begin, end)
    assert rhythm.due(at(UTC, 2026, 6, 1, 12), DAY) == at(UTC, 2026, 6, 12, 12)
    assert rhythm.due(at(UTC, 2026, 6, 5), DAY) == at(UTC, 2026, 6, 13)
    assert rhythm.due(at(UTC, 2026, 5, 30), DAY) == at(UTC, 2026, 5, 31)
    assert rhythm.due(end, DAY) == end + DAY


def test_check_37_nobody_is_reached_on_vacation():
    begin, end = at(UTC, 2026, 6, 2), at(UTC, 2026, 6, 12)
    rhythm = vacation(begin, end)
    assert not rhythm.is_away(begin - HOUR)
    assert rhythm.is_away(begin)
    assert not rhythm.is_away(end)
    assert rhythm.reachable(begin + HOUR) == end
    assert rhythm.reachable(begin - HOUR) == begin - HOUR
    sleepy = vacation(begin, end, zone=PARIS, quiet=(0, 9 * 60))
    assert sleepy.reachable(begin + HOUR) == at(PARIS, 2026, 6, 12, 9)


@given(moments, moments, moments, zones, minutes, minutes)
def test_check_37_whoever_is_reached_is_neither_away_nor_asleep(
    moment, begin, end, zone, start, until
):
    rhythm = vacation(begin, end, zone=zone, quiet=(start, until), not_before=begin)
    reached = rhythm.reachable(moment)
    assert reached >= max(moment, begin)
    assert not rhythm.is_away(reached)
    assert rhythm.quiet_end(reached) is None


# --- not today ------------------------------------------------------------------------------------


def test_not_today_ends_on_the_next_morning_where_the_person_lives():
    assert night(PARIS).tomorrow(at(PARIS, 2026, 3, 28, 12)) == at(PARIS, 2026, 3, 29, 7)
    assert Rhythm(zone=SYDNEY).tomorrow(at(SYDNEY, 2026, 1, 1, 0, 5)) == at(SYDNEY, 2026, 1, 2, 8)
    assert Rhythm().tomorrow(at(UTC, 2026, 1, 1, 20)) == at(UTC, 2026, 1, 2, 12)
