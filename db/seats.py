"""Who plays for a seat once the game has started: hand-over, stewards, standing answers, clocks."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import update
from sqlmodel import Session

from db import commit
from db.commit import Interaction
from db.errors import AlreadySeated, SeatHeld, StaleVersion, WrongState
from db.keeper import Draft, Keeper
from db.loaded import SEATS, LoadedGame
from db.lobby import check_welcome
from db.models import Controller, GameState, SeatRow
from db.plan import Clock, Plan, store_plan

AT_TABLE = (GameState.RUNNING, GameState.PAUSED)


class Seats:
    """Changes of seats in a running or paused game."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def hand_over(
        self,
        game_id: int,
        seat: int,
        *,
        to_user_id: int,
        display_name: str,
        clock: Clock | None = None,
        only_if_free: bool = False,
        moderator_id: int | None = None,
        reason: str = "",
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Give a seat with its hand, rights and clock to a person, in one step.

        Whoever held it has no access from this version on; standing answers start empty, the clock
        is ``clock`` or as it was. With ``moderator_id`` the act is audited. Raises AlreadySeated,
        Forbidden, SeatNotFound or WrongState, and SeatHeld if ``only_if_free`` and it is not.
        """

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            row = _seat(table, seat)
            if row.user_id != to_user_id and table.seat_of(to_user_id) is not None:
                raise AlreadySeated
            if only_if_free and row.user_id is not None:
                raise SeatHeld(seat=seat)
            check_welcome(session, table.row.guild_id, table.id, to_user_id)
            values: dict[str, Any] = {
                "user_id": to_user_id,
                "display_name": display_name,
                "controller": Controller.PERSON,
                "computer_level": None,
                "standing": {},
            }
            _update(session, row, values)
            if clock is not None:
                store_plan(session, table.id, Plan(clocks={seat: clock}), at)
            if row.user_id != to_user_id:
                commit.begin_tenure(session, table.id, seat, to_user_id, at, reason)
            _audit(session, table, "hand_over", row, moderator_id, reason, at, to_user_id)
            return Draft("seat")

        return await self._change(game_id, work, interaction_id, moderator_id)

    async def vacate(
        self,
        game_id: int,
        seat: int,
        *,
        controller: Controller = Controller.STEWARD,
        computer_level: str | None = None,
        display_name: str | None = None,
        moderator_id: int | None = None,
        reason: str = "",
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Take a seat from its person and let a steward or the computer play it."""

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            row = _seat(table, seat)
            values: dict[str, Any] = {
                "user_id": None,
                "controller": controller,
                "computer_level": computer_level,
                "standing": {},
            }
            if display_name is not None:
                values["display_name"] = display_name
            _update(session, row, values)
            commit.end_tenure(session, table.id, seat, at)
            _audit(session, table, "vacate", row, moderator_id, reason, at, row.user_id)
            return Draft("seat")

        return await self._change(game_id, work, interaction_id, moderator_id)

    async def swap(
        self,
        game_id: int,
        first: int,
        second: int,
        *,
        moderator_id: int | None,
        reason: str,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Let the persons of two seats change places; hands, colours and clocks stay."""

        def work(session: Session, table: LoadedGame, at: datetime) -> Draft:
            one, two = _seat(table, first), _seat(table, second)
            _update(session, one, {"user_id": None})
            for row, new in ((two, one), (one, two)):
                values = {
                    name: getattr(new, name)
                    for name in ("user_id", "display_name", "controller", "computer_level")
                }
                _update(session, row, {**values, "standing": {}})
                commit.begin_tenure(session, table.id, row.number, new.user_id, at, reason)
            _audit(session, table, "swap", one, moderator_id, reason, at, two.user_id, other=second)
            return Draft("seat")

        return await self._change(game_id, work, interaction_id, moderator_id)

    async def set_controller(
        self,
        game_id: int,
        seat: int,
        controller: Controller,
        *,
        expected_version: int | None = None,
        interaction_id: int | None = None,
    ) -> LoadedGame:
        """Let a steward stand in for a person, or end that; the person keeps the seat.

        A person who moves takes the seat back from the steward with that move. Raises StaleVersion
        if the table is no longer at ``expected_version``.
        """

        def work(session: Session, table: LoadedGame, _: datetime) -> Draft:
            if expected_version not in (None, table.version):
                raise StaleVersion(version=table.version, expected=expected_version or 0)
            commit.set_controller(session, table.id, _seat(table, seat).number, controller)
            return Draft("seat")

        return await self._change(game_id, work, interaction_id, None)

    async def set_standing(
        self, game_id: int, seat: int, standing: Mapping[str, Any], *, user_id: int
    ) -> None:
        """Store the standing answers of a seat; raises NotSeated if the person does not hold it.

        No new version: nobody else may notice.
        """

        def work(session: Session) -> None:
            table = self._keeper.read_in(session, game_id, lock=True)
            row = table.seat(seat)
            if row.user_id != user_id:
                raise commit.seatless(session, table, user_id, seat)
            _update(session, row, {"standing": dict(standing)})
            commit.touch(session, game_id)

        await self._keeper.database.write(work)

    async def set_clocks(self, game_id: int, clocks: Mapping[int, Clock]) -> None:
        """Store clocks outside of a move; no new version."""
        at = self._keeper.now()

        def work(session: Session) -> None:
            commit.touch(session, game_id)
            store_plan(session, game_id, Plan(clocks=clocks), at)

        await self._keeper.database.write(work)

    async def _change(
        self, game_id: int, work: Any, interaction_id: int | None, user_id: int | None
    ) -> LoadedGame:
        return await self._keeper.change(game_id, work, Interaction(interaction_id, user_id))


def _seat(table: LoadedGame, number: int) -> SeatRow:
    if table.state not in AT_TABLE:
        raise WrongState(state=table.state)
    return table.seat(number)


def _update(session: Session, row: SeatRow, values: dict[str, Any]) -> None:
    session.connection().execute(update(SEATS).where(SEATS.c.id == row.id).values(**values))


def _audit(
    session: Session,
    table: LoadedGame,
    act: str,
    row: SeatRow,
    moderator_id: int | None,
    reason: str,
    at: datetime,
    subject_id: int | None,
    **details: Any,
) -> None:
    """Write the act down if a moderator did it; a table may also vote or agree on it."""
    if moderator_id is not None:
        commit.write_audit(
            session,
            table,
            act,
            moderator_id,
            reason,
            at,
            version=table.version + 1,
            seat=row.number,
            subject_id=subject_id,
            details=details,
        )
