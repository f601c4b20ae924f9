"""Stewards: when time is up they do what is compulsory, and nothing else, until the person is back.

Every act is a move of the log, made by the engine's default (base.md §17); one timer per act.
"""

import logging
from datetime import timedelta
from typing import Final

from cogs.away.alarm import Again
from cogs.away.ballots import Ballots
from cogs.away.requests import is_present, is_stewarded
from cogs.away.shared import NOBODY, Shared
from cogs.away.terms import Deadline, Terms
from cogs.errors import UNREACHABLE
from db.errors import StaleVersion, WrongState
from db.loaded import LoadedGame
from db.models import Actor, Controller, TimerRow
from engine.actions import Action
from engine.game import Game

_SOON: Final = timedelta(seconds=1)

_log = logging.getLogger(__name__)


class Stewards:
    """Steps in, acts, and stops the game when nobody is there to play it."""

    def __init__(self, shared: Shared, ballots: Ballots) -> None:
        self._shared = shared
        self._ballots = ballots

    async def time_is_up(self, timer: TimerRow) -> Again | None:
        """The deadline of a request has come: a steward stands in from now on."""
        shared, seat = self._shared, timer.seat or 0
        table = await shared.running(timer.game_id)
        request = await shared.request(table, seat) if table is not None else None
        if table is None or request is None or request.terms.deadline is Deadline.NONE:
            return None
        now = shared.now()
        expiry = request.expiry(timer.payload, now)
        if expiry > now:
            return Again(expiry)
        try:
            await shared.table.seats.set_controller(
                table.id, seat, Controller.STEWARD, expected_version=table.version
            )
        except StaleVersion:
            return Again(now + _SOON)
        except WrongState:
            return None
        # Of a stewarded seat nothing is asked any more, so no reminder would find it out.
        if await shared.has_left(table, request.seat):
            await self._ask_about(table, seat)
        return None

    async def _ask_about(self, table: LoadedGame, seat: int) -> None:
        try:
            await self._ballots.ask_about_absent(table, seat, left=True)
        except UNREACHABLE as error:
            _log.warning("table %s not asked about seat %s: %s", table.id, seat, error)

    async def offer_is_over(self, timer: TimerRow) -> Again | None:
        """The time to answer an offer is up: it is refused for that seat, which stays its own."""
        shared, seat = self._shared, timer.seat or 0
        table = await shared.running(timer.game_id)
        if table is None or not is_present(table.seat(seat)):
            return None
        if Terms.of(table.row.table_options).deadline is Deadline.NONE:
            return None
        rhythm, now = await shared.rhythm(table.seat(seat).user_id), shared.now()
        if (later := rhythm.present(now)) > now:
            return Again(later)
        assert table.game is not None
        return await self._play(table, beside(table.game, seat))

    async def act(self, timer: TimerRow) -> Again | None:
        """One compulsory act for a seat without its person."""
        table = await self._shared.running(timer.game_id)
        if table is None:
            return None
        if not any(is_present(seat) for seat in table.seats):
            await self._stop(table)
            return None
        return await self._play(table, compulsory(table))

    async def _play(self, table: LoadedGame, action: Action | None) -> Again | None:
        if action is None:
            return None
        try:
            await self._shared.table.play(
                table.id,
                action,
                expected_version=table.version,
                actor=Actor.STEWARD,
                strict=True,
            )
        except StaleVersion:
            return Again(self._shared.now() + _SOON)
        except WrongState:
            return None
        return None

    async def _stop(self, table: LoadedGame) -> None:
        """Pause: a game does not play itself."""
        try:
            await self._shared.table.moderation.pause(table.id, reason=NOBODY)
        except WrongState:
            return


def compulsory(table: LoadedGame) -> Action | None:
    """What a steward must do next: answer offers, then what the game waits for."""
    game = table.game
    if game is None:
        return None
    stewarded = [seat.number for seat in table.seats if is_stewarded(seat)]
    for seat in stewarded:
        if seat in game.invited and (action := beside(game, seat)) is not None:
            return action
    return next((game.default(seat) for seat in stewarded if seat in game.asked), None)


def beside(game: Game, seat: int) -> Action | None:
    """What stands in for a seat beside the open question: the refusal of an offer."""
    answers = (hook(game, seat) for hook in game.rules.on_off_turn_default)
    return next((action for action in answers if action is not None), None)
