"""Clocks and the times that a table agrees on: plain arithmetic."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from cogs.away import clocks
from cogs.away.terms import SETTINGS, Deadline, Terms, in_use
from db.models import SeatRow

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TERMS = Terms.of({"deadline": "budget", "budget_minutes": 600, "increment_minutes": 60})
MINUTE = timedelta(minutes=1)


def seat(clock, since=None):
    return SeatRow(
        game_id=1, number=0, colour="blue", clock_ms=clock, clock_since=since, joined_at=NOW
    )


def minutes(clock):
    return clock.left_ms / 60_000


def test_a_clock_begins_full_and_runs_while_its_seat_is_asked():
    begun = clocks.started(seat(None), TERMS, NOW)
    assert (minutes(begun), begun.since) == (600, NOW)
    running = seat(begun.left_ms, begun.since)
    assert clocks.left(running, NOW + 90 * MINUTE) == 510 * MINUTE
    stopped = clocks.stopped(running, NOW + 90 * MINUTE)
    assert (minutes(stopped), stopped.since) == (510, None)


def test_each_request_adds_the_increment_up_to_the_budget():
    assert minutes(clocks.started(seat(500 * 60_000), TERMS, NOW)) == 560
    assert minutes(clocks.started(seat(580 * 60_000), TERMS, NOW)) == 600


def test_check_41_a_full_clock_for_who_takes_over():
    assert minutes(clocks.full(TERMS)) == 600


def test_who_comes_back_has_enough_to_go_on_with():
    assert minutes(clocks.resumed(seat(0), TERMS, NOW)) == 60
    assert minutes(clocks.resumed(seat(300 * 60_000), TERMS, NOW)) == 300
    assert minutes(clocks.resumed(seat(None), TERMS, NOW)) == 600


spans = st.integers(0, 100_000).map(lambda n: n * MINUTE)


@given(st.lists(st.tuples(spans, spans), max_size=30))
def test_a_clock_stays_between_nothing_and_the_budget(turns):
    row, now = seat(None), NOW
    for asked, idle in turns:
        begun = clocks.started(row, TERMS, now)
        row = seat(begun.left_ms, begun.since)
        now += asked
        done = clocks.stopped(row, now)
        assert 0 <= minutes(done) <= 600
        assert minutes(done) <= minutes(begun)
        row = seat(done.left_ms)
        now += idle


@given(st.dictionaries(st.sampled_from([*SETTINGS, "deadline"]), st.one_of(
    st.none(), st.booleans(), st.text(), st.integers(), st.floats(), st.just("soft"))))  # fmt: skip
def test_any_options_make_terms(options):
    terms = Terms.of(options)
    assert terms.turn >= MINUTE
    assert terms.answer >= MINUTE
    assert 0 <= terms.reminders <= 50


def test_the_usual_table_has_no_deadline():
    assert Terms.of({}).deadline is Deadline.NONE
    assert [s.name for s in in_use({})] == ["reminder_minutes", "reminders"]
    assert "turn_minutes" in [s.name for s in in_use({"deadline": "soft"})]
    assert "budget_minutes" in [s.name for s in in_use({"deadline": "budget"})]


def test_every_time_offered_is_one_that_is_taken():
    for name, setting in SETTINGS.items():
        assert setting.default in setting.values, name
        assert all(setting.least <= value <= setting.most for value in setting.values), name
