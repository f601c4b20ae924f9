"""Reminders on the simulated Discord: one a request, escalating, then silence (checks 4, 5, 36)."""

from typing import Any

import pytest

from cogs.away.shared import Shared
from tests.sim.absence import agree, default_move, reminders, set_up, showing, table, texts
from tests.sim.games import asked_person, game_of, loaded, person_at
from tests.sim.test_surface import pinged
from tests.sim.world import Actor, World

__all__ = ["table"]


async def test_check_36_reminders_come_at_the_interval_of_the_table(table: World) -> None:
    await agree(table, reminder_minutes=120)
    ada = await asked_person(table)
    await table.advance(hours=1, minutes=59)
    assert reminders(table) == []
    await table.advance(minutes=2)
    assert len(reminders(table)) == 1
    post = table.last_post()
    assert f"<@{ada.id}>, the table waits for you: roll the dice" in table.text_of(post)
    assert pinged(table) == [ada.id]
    assert {button.label for button in table.buttons(post)} >= {"Roll the dice", "Not today"}


async def test_a_reminder_answers_the_question_and_goes_when_it_is_settled(table: World) -> None:
    await agree(table, reminder_minutes=120)
    ada = await asked_person(table)
    await table.advance(hours=2, minutes=1)
    reminder = table.last_post()
    await table.press(ada, "Roll the dice", on=reminder)
    assert (await game_of(table)).state.dice
    await table.advance(seconds=1)
    assert reminder.id not in [post.id for post in table.posts()]


async def test_only_the_newest_reminder_stays(table: World) -> None:
    await agree(table, reminder_minutes=60)
    await table.advance(hours=1, minutes=1)
    await table.advance(hours=1, minutes=1)
    assert len(reminders(table)) == 1


async def test_check_36_after_some_reminders_the_table_is_asked_once_then_silence(
    table: World,
) -> None:
    await agree(table, reminder_minutes=60, reminders=2)
    ada = await asked_person(table)
    posts = len(table.posts())
    sent = []
    for _ in range(30):
        await table.advance(hours=1, minutes=1)
        sent.append(table.text_of(table.last_post()))
    assert sum("⏰" in text for text in dict.fromkeys(sent)) == 1  # equal but for when they came
    question = table.last_post()
    assert "has not answered my reminders" in table.text_of(question)
    labels = [button.label for button in table.buttons(question)]
    assert labels == ["Wait", "Steward", "Free the seat"]
    assert set(pinged(table)) == {actor.id for actor in table.players} - {ada.id}
    assert len(table.posts()) == posts + 2


async def test_check_36_the_own_interval_goes_before_that_of_the_table(table: World) -> None:
    await agree(table, reminder_minutes=60)
    ada = await asked_person(table)
    await set_up(table, ada, reminder_minutes=300)
    await table.advance(hours=4, minutes=59)
    assert reminders(table) == []
    await table.advance(minutes=2)
    assert len(reminders(table)) == 1


async def test_check_36_who_wants_none_gets_none_but_the_table_is_asked(table: World) -> None:
    await agree(table, reminder_minutes=60, reminders=2)
    await set_up(table, await asked_person(table), reminder_minutes=0)
    for _ in range(4):
        await table.advance(hours=1, minutes=1)
    assert reminders(table) == []
    assert "has not answered my reminders" in table.text_of(table.last_post())


async def test_check_05_three_days_of_downtime_make_one_reminder(table: World) -> None:
    await agree(table, reminder_minutes=60, reminders=10)
    await table.env.settle()
    await table.bot.close()
    await table.advance(days=3)
    await table.env.restart_bot(table._make_bot())
    await table.advance(minutes=1)
    assert len(reminders(table)) == 1


async def test_check_05_what_was_settled_is_not_recalled(table: World) -> None:
    await agree(table, reminder_minutes=60)
    ada = await asked_person(table)
    while (await asked_person(table)) is ada:
        await default_move(table)
    await table.bot.close()
    await table.advance(days=3)
    await table.env.restart_bot(table._make_bot())
    await table.advance(minutes=1)
    assert [text for text in reminders(table) if f"<@{ada.id}>" in text] == []
    assert len(reminders(table)) == 1


async def test_check_04_ten_restarts_make_no_noise(table: World) -> None:
    await agree(table, reminder_minutes=60)
    before = len(table.posts())
    for _ in range(10):
        await table.restart()
        await table.advance(seconds=30)
    assert len(table.posts()) == before


async def test_not_today_is_for_whom_it_concerns(table: World) -> None:
    await agree(table, reminder_minutes=60)
    ada = await asked_person(table)
    other = next(actor for actor in table.players if actor is not ada)
    await table.advance(hours=1, minutes=1)
    refused = await table.press(other, "Not today")
    assert "This reminder is for" in refused.text
    assert refused.ephemeral
    answer = await table.press(ada, "Not today")
    assert "No reminder before <t:" in answer.text
    await table.advance(hours=15)
    assert len(reminders(table)) == 1
    shown = table.posts()[-1].id
    await table.advance(hours=2)
    assert table.posts()[-1].id != shown


async def test_who_has_left_the_server_is_told_to_the_table_at_once(table: World) -> None:
    await agree(table, reminder_minutes=60)
    ada: Actor = await person_at(table, (await loaded(table)).asked[0])
    table.guild.remove_member(ada)
    await table.advance(hours=1, minutes=1)
    assert "is no longer on this server" in table.text_of(table.last_post())
    assert reminders(table) == []


class Killed(BaseException):
    """The process is gone: no handler of errors runs any more."""


async def test_03_killed_between_sending_and_noting(
    table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a reminder nor the question to the table comes twice; both end as others do."""
    await agree(table, reminder_minutes=60, reminders=1)
    say = Shared.say

    async def dying(*said: Any, **how: Any) -> None:
        await say(*said, **how)
        raise Killed

    async def killed_while(**time: float) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Shared, "say", dying)
            await table.advance(**time)
        await table.crash()
        await table.advance(minutes=4)

    await killed_while(hours=1, minutes=1)
    assert len(reminders(table)) == 1
    await killed_while(hours=1, minutes=1)
    questions = [text for text in texts(table) if "has not answered my reminders" in text]
    assert len(questions) == 1
    vote = showing(table, "vote")
    await default_move(table)
    await table.advance(seconds=1)
    assert reminders(table) == []
    assert "The vote is off" in next(
        table.text_of(post) for post in table.posts() if post.id == vote.id
    )
