"""When answers come that nobody gives by hand: as a person might, so that nobody knows (52)."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import median
from zoneinfo import ZoneInfo

from cogs.away.answers import LONGEST, SHORTEST, answer_at, human_delay
from cogs.away.rhythm import Rhythm

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


def test_check_52_delays_follow_no_pattern():
    delays = [human_delay(Random(seed)) for seed in range(400)]
    assert min(delays) >= SHORTEST
    assert max(delays) <= LONGEST
    assert 60 < median(delay.total_seconds() for delay in delays) < 360
    by_minute = Counter(delay // MINUTE for delay in delays)
    assert len(by_minute) > 12
    assert max(by_minute.values()) < len(delays) / 3


def test_check_52_answers_do_not_gather_at_the_end_of_the_night():
    asleep = Rhythm(zone=ZoneInfo("UTC"), quiet=(11 * 60, 14 * 60))
    morning = NOON.replace(hour=14)
    due = [answer_at(NOON, asleep, Random(seed)) - morning for seed in range(200)]
    assert min(due) >= SHORTEST
    assert len({moment // MINUTE for moment in due}) > 10
