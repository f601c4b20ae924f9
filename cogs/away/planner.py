"""What each change of a table means for reminders, deadlines, clocks, stewards, answers.

The planner runs in the transaction of the change and only reads and returns: a move is never
separated from its timers.
"""

from collections.abc import Collection
from datetime import timedelta
from random import Random
from typing import Final

from cogs.away import clocks, timers
from cogs.away.answers import answer_at, automatic, subject
from cogs.away.requests import Request, is_present, is_stewarded
from cogs.away.rhythm import Rhythm
from cogs.away.terms import Deadline, Terms
from db.loaded import LoadedGame
from db.models import GameState, SeatRow
from db.plan import Change, Clock, Plan
from db.timer_rows import PlannedTimer
from engine.game import Game

STEWARD_PAUSE: Final = timedelta(seconds=3)
"""Between two acts of a steward, so that people can follow and a crash does not repeat them."""

AS_BEFORE: Final = frozenset({"repost", "relocate"})
"""Changes that ask nobody anew."""
BY_SEAT: Final = frozenset({"move", "seat"})
"""Changes that ask only some seats anew; all others ask everybody anew."""


class Planner:
    """Plans timers and clocks. `random` decides when automatic answers come."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def __call__(self, change: Change) -> Plan:
        """What a change entails."""
        game = change.after.game
        if change.after.state is not GameState.RUNNING or game is None or game.finished:
            return standstill(change)
        return _Planning(change, game, self._random).plan()


def standstill(change: Change) -> Plan:
    """A game that does not run: nobody is asked, the clocks stand.

    Reminders go, and votes are looked at: what they are about may be settled.
    """
    seats, game_id = change.after.seats, change.after.id
    tidy = [timers.of_seat(timers.TIDY, game_id, seat.number) for seat in seats]
    return Plan(
        cancel_kinds=timers.OF_PLAY if change.before.state is GameState.RUNNING else (),
        hasten=(*tidy, *timers.votes(game_id, len(seats))),
        clocks={
            seat.number: clocks.stopped(seat, change.at)
            for seat in seats
            if seat.clock_since is not None
        },
    )


class _Planning:
    """One change of a running game."""

    def __init__(self, change: Change, game: Game, random: Random) -> None:
        self._change, self._game, self._random = change, game, random
        self._table, self._at = change.after, change.at
        self._terms = Terms.of(self._table.row.table_options)
        self._asked, self._invited = frozenset(game.asked), frozenset(game.invited)
        self._asked_before, self._invited_before = _called(change.before)
        self._mover = game.moves[-1].action.seat if change.kind == "move" else -1
        self._set: list[PlannedTimer] = []
        self._keep: list[PlannedTimer] = []
        self._cancel: list[str] = []
        self._clocks: dict[int, Clock] = {}
        self._rhythms: dict[int, Rhythm] = {}

    def plan(self) -> Plan:
        """Go through the seats."""
        renewed = self._renewed()
        self._read_people(renewed)
        for seat in self._table.seats:
            self._request(seat, renewed=seat.number in renewed)
            self._invitation(seat, renewed=seat.number in renewed)
            self._automatic(seat)
        self._steward()
        return Plan(
            set=tuple(self._set),
            keep=tuple(self._keep),
            cancel=tuple(self._cancel),
            hasten=self._hastened(renewed),
            clocks=self._clocks,
        )

    def _renewed(self) -> frozenset[int]:
        """Seats whose requests begin, or begin again because their person has just acted."""
        every = frozenset(seat.number for seat in self._table.seats)
        if self._change.kind in AS_BEFORE:
            return frozenset()
        if self._change.kind not in BY_SEAT:
            return every
        before = {seat.number: _holder(seat) for seat in self._change.before.seats}
        changed = {
            seat.number
            for seat in self._table.seats
            if seat.number == self._mover or before.get(seat.number) != _holder(seat)
        }
        return frozenset(changed) | (self._asked - self._asked_before)

    def _read_people(self, renewed: Collection[int]) -> None:
        waiting = (self._asked | self._invited) & frozenset(
            seat.number for seat in self._table.seats if is_present(seat)
        )
        wanted = [
            seat.user_id
            for seat in self._table.seats
            if seat.user_id is not None
            and seat.number in waiting
            and (seat.number in renewed or seat.number in self._invited or seat.standing)
        ]
        rows = self._change.people(wanted) if wanted else {}
        self._rhythms = {user: Rhythm.of(row) for user, row in rows.items()}

    def _rhythm(self, seat: SeatRow) -> Rhythm:
        return self._rhythms.get(seat.user_id or 0, Rhythm())

    # --- the open question ------------------------------------------------------------------------

    def _request(self, seat: SeatRow, *, renewed: bool) -> None:
        number = seat.number
        if number not in self._asked or not is_present(seat):
            if number in self._asked_before:
                self._drop(timers.REMIND, number)
                self._drop(timers.DEADLINE, number)
            if seat.clock_since is not None:
                self._clocks[number] = clocks.stopped(seat, self._at)
            elif self._begins_clock(seat):
                self._clocks[number] = clocks.full(self._terms)
            return
        if renewed:
            request = Request(self._table, seat, self._rhythm(seat), self._terms)
            self._replace(timers.REMIND, number, request.first_reminder(self._at))
            newly = number not in self._asked_before or self._change.kind != "move"
            newly = newly or self._is_back(number)
            if newly and self._terms.deadline is Deadline.BUDGET:
                self._clocks[number] = self._clock(seat)
            if newly or self._terms.deadline is not Deadline.BUDGET:
                clock = self._clocks.get(number)
                self._replace(timers.DEADLINE, number, request.deadline(self._at, clock))

    def _begins_clock(self, seat: SeatRow) -> bool:
        first = self._change.kind == "start" and seat.user_id is not None
        return first and self._terms.deadline is Deadline.BUDGET

    def _clock(self, seat: SeatRow) -> Clock:
        """The clock of a seat that is newly asked, stopped while its person is on vacation."""
        if self._change.kind in ("move", "start") and not self._is_back(seat.number):
            clock = clocks.started(seat, self._terms, self._at)
        else:
            clock = clocks.resumed(seat, self._terms, self._at)
        return Clock(clock.left_ms) if self._rhythm(seat).is_away(self._at) else clock

    def _is_back(self, number: int) -> bool:
        """Tell whether a steward stood in for the seat until this change."""
        return any(
            seat.number == number and is_stewarded(seat) for seat in self._change.before.seats
        )

    # --- beside it --------------------------------------------------------------------------------

    def _invitation(self, seat: SeatRow, *, renewed: bool) -> None:
        """An offer is refused when its time is up, where the table limits times."""
        number = seat.number
        if number not in self._invited or not is_present(seat):
            if number in self._invited_before:
                self._drop(timers.OFFER, number)
            return
        if self._terms.deadline is Deadline.NONE:
            return
        due = self._rhythm(seat).due(self._at, self._terms.answer)
        key = timers.of_seat(timers.OFFER, self._table.id, number)
        timer = PlannedTimer(key, timers.OFFER, due, self._table.id, number, seat.user_id)
        (self._set if renewed else self._keep).append(timer)

    def _automatic(self, seat: SeatRow) -> None:
        number = seat.number
        if number not in self._asked | self._invited or not is_present(seat):
            if number in self._asked_before and self._change.before.game is not None:
                decision = self._change.before.game.decision
                kind = decision.kind if decision else ""
                self._cancel.append(timers.auto(self._table.id, number, kind))
            return
        action = automatic(self._game, seat)
        if action is None:
            return
        about = subject(self._game, action)
        key = timers.auto(self._table.id, number, about)
        due = answer_at(self._at, self._rhythm(seat), self._random)
        self._keep.append(
            PlannedTimer(key, timers.AUTO, due, self._table.id, number, payload={"about": about})
        )

    def _steward(self) -> None:
        waiting = self._asked | self._invited
        if any(is_stewarded(seat) and seat.number in waiting for seat in self._table.seats):
            due = self._at + STEWARD_PAUSE
            self._set.append(
                PlannedTimer(timers.steward(self._table.id), timers.STEWARD, due, self._table.id)
            )
        elif any(is_stewarded(seat) for seat in self._change.before.seats):
            self._cancel.append(timers.steward(self._table.id))

    # --- small parts ------------------------------------------------------------------------------

    def _hastened(self, renewed: Collection[int]) -> tuple[str, ...]:
        """Reminders that are settled, and votes about whoever has moved or what has changed."""
        game_id = self._table.id
        settled = (self._asked_before - self._asked) | frozenset(renewed)
        tidy = [timers.of_seat(timers.TIDY, game_id, seat) for seat in sorted(settled)]
        if self._mover >= 0:
            tidy += [timers.vote(game_id, kind, self._mover) for kind in timers.ABOUT_SEAT]
        if self._change.kind in ("seat", "resume"):
            tidy += timers.votes(game_id, len(self._table.seats))
        return tuple(tidy)

    def _replace(self, kind: str, seat: int, timer: PlannedTimer | None) -> None:
        if timer is None:
            self._drop(kind, seat)
        else:
            self._set.append(timer)

    def _drop(self, kind: str, seat: int) -> None:
        self._cancel.append(timers.of_seat(kind, self._table.id, seat))


def _holder(seat: SeatRow) -> tuple[int | None, str]:
    return seat.user_id, seat.controller


def _called(table: LoadedGame) -> tuple[frozenset[int], frozenset[int]]:
    """The seats that a table asked and invited, if it was running."""
    game = table.game
    if game is None or table.state is not GameState.RUNNING:
        return frozenset(), frozenset()
    return frozenset(game.asked), frozenset(game.invited)
