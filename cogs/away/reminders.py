"""Reminders: they belong to the person, say exactly what is missing, and come to an end.

The row of a reminder is the request's only one: after days without the bot one reminder comes, and
none for what was settled meanwhile.
"""

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.away import timers, words
from cogs.away.alarm import Again
from cogs.away.ballots import Ballots
from cogs.away.requests import LOOK, NEVER, Request
from cogs.away.shared import Shared
from cogs.custom_ids import CustomId
from cogs.errors import UNREACHABLE
from cogs.posts.compose import main_row
from cogs.posts.layout import Button
from cogs.wording.people import language, public_voice
from db.loaded import LoadedGame
from db.models import TimerRow
from db.timer_rows import PlannedTimer
from db.timers import nonce

KEPT: Final = timedelta(days=60)
"""How long a reminder stays in the channel if its request is never settled."""

_log = logging.getLogger(__name__)


class Reminders:
    """Sends reminders, takes them away when they are settled, asks the table in the end."""

    def __init__(self, shared: Shared, ballots: Ballots) -> None:
        self._shared = shared
        self._ballots = ballots

    async def remind(self, timer: TimerRow) -> Again | None:
        """The time of a reminder has come."""
        shared, seat = self._shared, timer.seat or 0
        table = await shared.running(timer.game_id)
        request = await shared.request(table, seat) if table is not None else None
        if table is None or request is None:
            return None
        now = shared.now()
        reached = request.rhythm.reachable(now)
        if reached > now:
            return Again(reached)
        if await shared.has_left(table, request.seat):
            await self._ballots.ask_about_absent(table, seat, left=True)
            return None
        return await self._step(timer, table, request, now)

    async def _step(
        self, timer: TimerRow, table: LoadedGame, request: Request, now: datetime
    ) -> Again | None:
        """One step of the escalation: the ping that had to wait, a reminder, the table's turn."""
        since = datetime.fromisoformat(timer.payload["since"])
        count, pinged = timer.payload["count"], timer.payload["pinged"]
        if timer.payload.get("asked"):
            return Again(now + LOOK)
        reminded = pinged and request.spacing != NEVER
        if reminded and count >= request.terms.reminders:
            await self._ballots.ask_about_absent(table, request.seat.number)
            return Again(now + LOOK, {**timer.payload, "asked": True})
        if not pinged or (reminded and not request.in_silence):
            await self._send(timer, table, request, since, first=not pinged)
        following = request.next_reminder(now, since=since, count=count + reminded)
        return Again(following.due_at, following.payload)

    async def _send(
        self, timer: TimerRow, table: LoadedGame, request: Request, since: datetime, *, first: bool
    ) -> None:
        shared, seat = self._shared, request.seat.number
        said = await self._words(table, request, since, first=first)
        user = request.seat.user_id or 0
        sent = await self._sent_already(timer, table) or await shared.say(
            table, said, items=_buttons(table, seat), pings=[user], nonce=nonce(timer)
        )
        await self._take_away(table, seat)
        await shared.timers.set(
            PlannedTimer(
                timers.of_seat(timers.TIDY, table.id, seat),
                timers.TIDY,
                shared.now() + KEPT,
                table.id,
                seat,
                payload={"channel": sent.channel.id, "message": sent.id},
            )
        )

    async def _sent_already(self, timer: TimerRow, table: LoadedGame) -> discord.Message | None:
        """The reminder of this very timer, if an earlier attempt got as far as sending it."""

        def wanted(button: CustomId) -> bool:
            return (button.kind, button.game) == ("later", table.id) and button.payload == str(
                timer.seat or 0
            )

        if timer.attempts < 2:
            return None
        return await self._shared.said_already(table, timer.due_at, wanted)

    async def _words(
        self, table: LoadedGame, request: Request, since: datetime, *, first: bool
    ) -> str:
        """Who, exactly what, since when, until when."""
        seat, locale = request.seat.number, language(table)
        lines = [
            locales.text(
                locale,
                "remind-ping" if first else "remind-again",
                who=words.mention(table, seat),
                what=words.asked(table, seat),
                since=words.stamp(since, "R"),
            )
        ]
        for timer in await self._pending(timers.DEADLINE, table, seat):
            until = words.both(timer.due_at)
            lines += [locales.text(locale, "deadline-until", until=until)]
        return "\n".join(lines)

    # --- reminders that are settled ---------------------------------------------------------------

    async def tidy(self, timer: TimerRow) -> Again | None:
        """Take a reminder out of the channel."""
        channel = self._shared.bot.get_partial_messageable(timer.payload["channel"])
        try:
            await channel.get_partial_message(timer.payload["message"]).delete()
        except UNREACHABLE as error:
            _log.info("reminder %s stays: %s", timer.payload["message"], error)
        return None

    async def _take_away(self, table: LoadedGame, seat: int) -> None:
        """Take away the reminder before this one: only the newest has live buttons."""
        for timer in await self._pending(timers.TIDY, table, seat):
            await self.tidy(timer)

    async def _pending(self, kind: str, table: LoadedGame, seat: int) -> list[TimerRow]:
        """The timer of a kind that a seat has, if it is set."""
        key = timers.of_seat(kind, table.id, seat)
        pending = await self._shared.timers.pending(game_id=table.id)
        return [timer for timer in pending if timer.key == key]


def _buttons(table: LoadedGame, seat: int) -> Iterator[ui.Item[Any]]:
    """What answers the request, what happened since, and “not today”."""
    voice = public_voice(table)
    for button in main_row(table, voice):
        yield button.item()
    for kind, emoji, payload in (
        ("panel", "🖐️", ""),
        ("since", "📰", ""),
        ("later", "🌙", str(seat)),
    ):
        custom_id = CustomId(kind, table.id, table.version, payload)
        yield Button(voice.say(f"button-{kind}"), custom_id, emoji=emoji).item()
