"""Timers and clocks follow every change of a table, in its transaction (checks 36–39, 41)."""

from datetime import timedelta

import pytest

from cogs.away import timers
from cogs.away.planner import STEWARD_PAUSE
from db.models import Controller
from engine.modules.base.trade import OfferTrade
from tests.cogs.away.tables import NOON
from tests.db.games import person

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
DEADLINES = (timers.REMIND, timers.DEADLINE)


async def test_a_request_has_one_reminder_after_the_interval_of_the_table(bench):
    await bench.start(reminder_minutes=120)
    timer = await bench.one(timers.REMIND)
    assert (timer.seat, timer.user_id, timer.due_at) == (0, person(0), NOON + 2 * HOUR)
    assert timer.payload == {"since": NOON.isoformat(), "count": 0, "pinged": True}
    assert await bench.pending(timers.DEADLINE) == []


async def test_check_36_the_own_interval_counts_before_that_of_the_table(bench):
    await bench.store.save_person(person(0), reminder_minutes=30)
    await bench.start(reminder_minutes=120)
    assert (await bench.one(timers.REMIND)).due_at == NOON + HOUR / 2


async def test_check_36_who_wants_none_is_counted_in_silence(bench):
    await bench.store.save_person(person(0), reminder_minutes=0)
    await bench.start(reminder_minutes=120)
    assert (await bench.one(timers.REMIND)).due_at == NOON + 2 * HOUR


@pytest.mark.parametrize("terms", [{"reminder_minutes": 0}, {"reminders": 0}])
async def test_check_31_without_reminders_it_is_looked_who_has_left(bench, terms):
    await bench.start(**terms)
    assert (await bench.one(timers.REMIND)).due_at == NOON + DAY


async def test_an_own_move_begins_the_request_anew(bench):
    await bench.start(deadline="soft", turn_minutes=600)
    bench.clock.pass_time(hours=3)
    await bench.play_any()
    assert {t.due_at for t in await bench.pending(timers.DEADLINE)} == {NOON + 13 * HOUR}
    assert (await bench.one(timers.REMIND)).due_at == NOON + 3 * HOUR + DAY


async def test_the_timers_go_on_to_who_is_asked_next(bench):
    await bench.start(deadline="soft")
    loaded = await bench.play_any()
    loaded = await bench.play_any()
    assert loaded.game.asked == (1,)
    assert {(t.kind, t.seat) for t in await bench.pending(*DEADLINES)} == {
        ("remind", 1),
        ("deadline", 1),
    }


async def test_what_is_asked_outside_the_own_turn_has_the_shorter_time(bench):
    await bench.start(
        deadline="soft", turn_minutes=1440, answer_minutes=60, rules={"discard_limit": 2}
    )
    loaded = await bench.until("discard")
    due = {t.seat: t.due_at - bench.clock() for t in await bench.pending(timers.DEADLINE)}
    assert due == {
        seat: DAY if seat == loaded.game.state.active else HOUR for seat in loaded.game.asked
    }


async def test_check_38_quiet_hours_move_the_deadline_and_the_ping(bench):
    await bench.store.save_person(person(0), time_zone="UTC", quiet_from=11 * 60, quiet_until=840)
    await bench.start(deadline="soft", turn_minutes=60)
    assert (await bench.one(timers.DEADLINE)).due_at == NOON + 2 * HOUR
    reminder = await bench.one(timers.REMIND)
    assert reminder.due_at == NOON + 2 * HOUR
    assert reminder.payload["pinged"] is False


async def test_check_37_a_vacation_moves_the_deadline(bench):
    await bench.store.save_person(
        person(0), away_from=NOON - HOUR, away_until=NOON + 10 * DAY, time_zone="Europe/Paris"
    )
    await bench.start(deadline="soft", turn_minutes=60)
    assert (await bench.one(timers.DEADLINE)).due_at == NOON + 10 * DAY + HOUR
    assert (await bench.one(timers.REMIND)).due_at == NOON + 10 * DAY


async def test_a_budget_runs_while_its_seat_is_asked(bench):
    loaded = await bench.start(deadline="budget", budget_minutes=600, increment_minutes=60)
    assert [seat.clock_ms for seat in loaded.seats] == [36_000_000] * 4
    assert [seat.clock_since for seat in loaded.seats] == [NOON, None, None, None]
    assert (await bench.one(timers.DEADLINE)).due_at == NOON + 10 * HOUR
    bench.clock.pass_time(hours=4)
    await bench.play_any()
    assert (await bench.one(timers.DEADLINE)).due_at == NOON + 10 * HOUR
    loaded = await bench.play_any()
    assert loaded.seats[0].clock_ms == 6 * 3_600_000
    assert loaded.seats[0].clock_since is None
    assert loaded.seats[1].clock_since == bench.clock()
    assert (await bench.one(timers.DEADLINE)).due_at == bench.clock() + 10 * HOUR


async def test_a_budget_gains_at_each_request_but_not_by_taking_back(bench):
    await bench.start(deadline="budget", budget_minutes=600, increment_minutes=60)
    bench.clock.pass_time(hours=4)
    await bench.play_any()
    for _ in range(3):
        await bench.table.undo(bench.game_id, user_id=person(0))
        await bench.play_any()
    loaded = await bench.load()
    assert loaded.seats[0].clock_ms == 6 * 3_600_000
    while 0 not in (await bench.play_any()).game.asked:
        pass
    assert (await bench.load()).seats[0].clock_ms == 7 * 3_600_000


async def test_a_pause_stops_everything_and_resuming_begins_anew(bench):
    await bench.start(deadline="budget", budget_minutes=600)
    bench.clock.pass_time(hours=4)
    loaded = await bench.table.moderation.pause(bench.game_id, reason="vote")
    assert await bench.pending() == []
    assert loaded.seats[0].clock_ms == 6 * 3_600_000
    bench.clock.pass_time(days=30)
    await bench.table.moderation.resume(bench.game_id)
    assert (await bench.one(timers.DEADLINE)).due_at == bench.clock() + 6 * HOUR
    assert (await bench.one(timers.REMIND)).due_at == bench.clock() + DAY


async def test_a_steward_has_the_only_timer_of_its_seat(bench):
    await bench.start(deadline="soft")
    await bench.table.seats.set_controller(bench.game_id, 0, Controller.STEWARD)
    (timer,) = await bench.pending()
    assert (timer.kind, timer.due_at) == (timers.STEWARD, NOON + STEWARD_PAUSE)
    await bench.table.seats.set_controller(bench.game_id, 0, Controller.PERSON)
    assert {timer.kind for timer in await bench.pending()} == set(DEADLINES)


async def test_who_comes_back_by_moving_has_time_again(bench):
    await bench.start(deadline="budget", budget_minutes=600, increment_minutes=60)
    bench.clock.pass_time(hours=10)
    await bench.table.seats.set_controller(bench.game_id, 0, Controller.STEWARD)
    assert (await bench.load()).seats[0].clock_ms == 0
    loaded = await bench.load()
    loaded = await bench.play(loaded.game.default(0))
    assert loaded.seats[0].controller == Controller.PERSON
    assert (await bench.one(timers.DEADLINE)).due_at == bench.clock() + HOUR


async def test_check_41_a_takeover_is_a_request_to_the_new_person(bench):
    await bench.start(deadline="soft", turn_minutes=600)
    bench.clock.pass_time(hours=9)
    await bench.table.seats.hand_over(
        bench.game_id, 0, to_user_id=person(9), display_name="Person 9"
    )
    for timer in await bench.pending(*DEADLINES):
        assert timer.user_id == person(9)
    assert (await bench.one(timers.DEADLINE)).due_at == bench.clock() + 10 * HOUR


async def make_offer(bench, step=1):
    """Let the active seat offer a card to everybody for the kind so many steps on."""
    loaded = await bench.until("action")
    seat, hand = loaded.game.state.active, loaded.game.state.hands[loaded.game.state.active]
    kind = next(kind for kind, count in enumerate(hand) if count)
    give = tuple(int(k == kind) for k in range(5))
    get = tuple(int(k == (kind + step) % 5) for k in range(5))
    others = tuple(other for other in range(4) if other != seat)
    return await bench.play(OfferTrade(seat, give, get, others))


async def test_an_offer_lapses_for_who_does_not_answer_where_times_are_limited(bench):
    await bench.start(deadline="soft", answer_minutes=60)
    loaded = await make_offer(bench)
    offers = await bench.pending(timers.OFFER)
    assert {timer.seat for timer in offers} == set(loaded.game.invited)
    assert {timer.due_at - bench.clock() for timer in offers} == {HOUR}
    answering = loaded.game.invited[0]
    bench.clock.pass_time(minutes=10)
    await bench.play(loaded.game.default(answering))
    assert {t.seat: t.due_at - bench.clock() for t in await bench.pending(timers.OFFER)} == {
        seat: 50 * timedelta(minutes=1) for seat in loaded.game.invited if seat != answering
    }


async def test_an_offer_waits_where_no_times_are_limited(bench):
    await bench.start()
    await make_offer(bench)
    assert await bench.pending(timers.OFFER) == []


async def test_a_standing_answer_has_a_timer_at_some_later_moment(bench):
    await bench.start()
    refuse = {"offers": {"chosen": ["all"]}}
    for seat in range(4):
        await bench.table.seats.set_standing(bench.game_id, seat, refuse, user_id=person(seat))
    loaded = await make_offer(bench)
    answers = await bench.pending(timers.AUTO)
    assert [timer.payload for timer in answers] == [{"about": "refuse_offer.1"}] * 3
    assert {timer.seat for timer in answers} == set(loaded.game.invited)
    delays = {timer.due_at - bench.clock() for timer in answers}
    assert len(delays) == 3
    assert all(timedelta(seconds=20) <= delay <= HOUR / 2 for delay in delays)
    before = {timer.key: timer.due_at for timer in answers}
    bench.clock.pass_time(seconds=5)
    await make_offer(bench, step=2)
    after = {timer.key: timer.due_at for timer in await bench.pending(timers.AUTO)}
    assert before.items() <= after.items()


async def test_a_hand_answer_drops_the_automatic_one(bench):
    await bench.start(rules={"discard_limit": 2})
    spare = {"discard": {"chosen": ["ore"]}}
    for seat in range(4):
        await bench.table.seats.set_standing(bench.game_id, seat, spare, user_id=person(seat))
    loaded = await bench.until("discard")
    assert {t.seat for t in await bench.pending(timers.AUTO)} == set(loaded.game.asked)
    for seat in loaded.game.asked:
        loaded = await bench.play(loaded.game.default(seat))
    assert await bench.pending(timers.AUTO) == []


async def test_nothing_is_left_when_a_game_ends(bench):
    await bench.start(deadline="budget")
    await bench.table.moderation.end(bench.game_id, reason="vote")
    assert await bench.pending() == []
