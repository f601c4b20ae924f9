"""Vacations and changed settings: what is planned for a person is planned anew."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import locales
from cogs.away import clocks, timers, words
from cogs.away.alarm import Again
from cogs.away.requests import Request, is_stewarded
from cogs.away.rhythm import Rhythm
from cogs.away.shared import Shared
from cogs.away.terms import Deadline, Terms
from cogs.wording.people import language, name
from db.errors import GameNotFound, WrongState
from db.loaded import LoadedGame
from db.models import Controller, GameState, TimerRow
from db.plan import Clock
from db.timer_rows import PlannedTimer


class People:
    """Changes what persons have set, and lets all their tables follow."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    async def change(self, user_id: int, **settings: Any) -> Rhythm:
        """Change settings; reminders and deadlines that are set follow them."""
        shared = self._shared
        row = await shared.store.save_person(user_id, **settings)
        rhythm = Rhythm.of(row)
        await self._replan(user_id, rhythm, renewed=False)
        return rhythm

    async def prefer(self, user_id: int, **preferences: Any) -> None:
        """Change small preferences that nothing is planned by."""
        row = await self._shared.store.person(user_id)
        kept: Mapping[str, Any] = {**(row.preferences or {}), **preferences}
        await self._shared.store.save_person(user_id, preferences=dict(kept))

    # --- vacation ---------------------------------------------------------------------------------

    async def go_away(self, user_id: int, until: datetime) -> Rhythm:
        """Begin a vacation now, told at every table."""
        shared = self._shared
        rhythm = await self.change(user_id, away_from=shared.now(), away_until=until)
        key = timers.vacation(user_id)
        await shared.timers.set(PlannedTimer(key, timers.VACATION, until, user_id=user_id))
        await self._tell(user_id, "away-begins", until=words.stamp(until, "D"))
        return rhythm

    async def come_back(self, user_id: int) -> None:
        """End a vacation: what is asked of the person begins now."""
        shared = self._shared
        await shared.timers.cancel(timers.vacation(user_id))
        row = await shared.store.save_person(user_id, away_from=None, away_until=None)
        await self._replan(user_id, Rhythm.of(row), renewed=True)
        await self._tell(user_id, "away-ends")

    async def due(self, timer: TimerRow) -> Again | None:
        """A vacation ends by itself."""
        user_id = timer.user_id or 0
        row = await self._shared.store.person(user_id)
        if row.away_until is None:
            return None
        if row.away_until > self._shared.now():
            return Again(row.away_until)
        row = await self._shared.store.save_person(user_id, away_from=None, away_until=None)
        await self._replan(user_id, Rhythm.of(row), renewed=True, pinged=False)
        return None

    async def _tell(self, user_id: int, key: str, **params: locales.Param) -> None:
        """One line at each table of a person; a channel that cannot be reached misses it."""
        for game in await self._shared.store.games_of_person(user_id, (GameState.RUNNING,)):
            seat = game.seat_of(user_id)
            if seat is None:
                continue
            locale = language(game)
            await self._shared.tell(game, locales.text(locale, key, seat=name(seat), **params))

    # --- presence ---------------------------------------------------------------------------------

    async def seen(self, user_id: int, at: datetime, game_id: int | None) -> None:
        """Somebody pressed something: their vacation ends, their steward goes."""
        row = await self._shared.store.person(user_id)
        if row.away_until is not None and (row.away_from or at) < at:
            await self.come_back(user_id)
        if game_id is not None:
            await self._take_back(user_id, game_id)

    async def _take_back(self, user_id: int, game_id: int) -> None:
        try:
            table = await self._shared.table.load(game_id)
            seat = table.seat_of(user_id)
            if seat is None or not is_stewarded(seat):
                return
            table = await self._shared.table.seats.set_controller(
                game_id, seat.number, Controller.PERSON
            )
            await self._shared.go_on(table)
        except (GameNotFound, WrongState):
            return

    # --- what is planned --------------------------------------------------------------------------

    async def _replan(
        self, user_id: int, rhythm: Rhythm, *, renewed: bool, pinged: bool = True
    ) -> None:
        """Set the timers of a person's open requests by their settings as they are now.

        `renewed`: the requests begin now. Otherwise they keep their beginnings, so that no change
        of settings makes a deadline longer than its length.
        """
        for listed in await self._shared.store.waiting_for(user_id):
            table = await self._shared.running(listed.id)
            seat = table.seat_of(user_id) if table is not None else None
            if table is None or seat is None or is_stewarded(seat):
                continue
            request = Request(table, seat, rhythm, Terms.of(table.row.table_options))
            if renewed:
                await self._begin(table, request, pinged=pinged)
            else:
                await self._move(table, request)

    async def _begin(self, table: LoadedGame, request: Request, *, pinged: bool) -> None:
        shared, now, clock = self._shared, self._shared.now(), None
        if request.terms.deadline is Deadline.BUDGET:
            clock = clocks.resumed(request.seat, request.terms, now)
            await shared.table.seats.set_clocks(table.id, {request.seat.number: clock})
        planned = [request.deadline(now, clock), request.first_reminder(now)]
        if not pinged:
            planned[1] = request.ping(now)
        await shared.timers.set(*(timer for timer in planned if timer is not None))

    async def _move(self, table: LoadedGame, request: Request) -> None:
        shared, now, number = self._shared, self._shared.now(), request.seat.number
        if request.terms.deadline is Deadline.BUDGET:
            left = clocks.stopped(request.seat, now).left_ms
            clock = Clock(left, None if request.rhythm.is_away(now) else now)
            await shared.table.seats.set_clocks(table.id, {number: clock})
        for timer in await shared.timers.pending(game_id=table.id):
            if timer.seat != number:
                continue
            if timer.kind == timers.DEADLINE:
                await self._set(timer, request.expiry(timer.payload, now))
            elif timer.kind == timers.REMIND:
                await self._set(timer, request.moved(timer.payload, now))

    async def _set(self, timer: TimerRow, due: datetime) -> None:
        await self._shared.timers.set(
            PlannedTimer(
                timer.key,
                timer.kind,
                due,
                timer.game_id,
                timer.seat,
                timer.user_id,
                timer.payload,
            )
        )
