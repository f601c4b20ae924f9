"""Taking moves back: by their player while nothing was revealed, by a moderator at will."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row, select
from sqlmodel import Session

from db import commit
from db.errors import NothingToTakeBack, WrongState
from db.keeper import Keeper
from db.loaded import MOVES, LoadedGame, TakenBack, copy_row, log_entry
from db.models import Actor, GameState
from db.plan import Change
from db.press import Press, check_version, not_seated, until_stored
from engine.game import Game

ACT: Final = "take_back"
"""A moderator's taking back in the audit."""


async def undo(keeper: Keeper, game_id: int, press: Press) -> TakenBack:
    """Take back the last move of the person who presses; see ``Table.undo``."""

    async def attempt(_: bool) -> TakenBack:
        table = await keeper.load(game_id)
        seat = await _undoer(keeper, table, press)
        game = await _with_last_move(keeper, table)
        if not game.can_undo(seat):
            raise NothingToTakeBack(seat=seat)
        game.undo()
        return await _store(keeper, table, game, press)

    return await _stored(keeper, game_id, press, attempt)


async def take_back_to(keeper: Keeper, game_id: int, number: int, press: Press) -> TakenBack:
    """Go back to the position after move ``number``; see ``Table.take_back_to``."""

    async def attempt(_: bool) -> TakenBack:
        table = await keeper.load(game_id)
        if table.game is None:
            raise WrongState(state=table.state)
        if not 0 <= number < table.row.move_count:
            raise NothingToTakeBack(number=number)
        game = await keeper.replayed(table, number, known=1)
        return await _store(keeper, table, game, press)

    return await _stored(keeper, game_id, press, attempt)


def by_players(session: Session, game_id: int, since: int, limit: int | None) -> Sequence[Row[Any]]:
    """The moves that players took back after version ``since``, the last taken back first.

    What a moderator took back is told by the line of that act, and is not among them.
    """
    audit = commit.AUDIT
    act = select(audit.c.id).where(
        audit.c.game_id == game_id,
        audit.c.act == ACT,
        audit.c.version == MOVES.c.undone_version,
    )
    query = (
        select(MOVES)
        .where(MOVES.c.game_id == game_id, MOVES.c.undone_version > since, ~act.exists())
        .order_by(MOVES.c.undone_version.desc())
        .limit(limit)
    )
    return session.connection().execute(query).all()


async def _undoer(keeper: Keeper, table: LoadedGame, press: Press) -> int:
    """The seat that takes back; a steward's or moderator's move is not its own."""
    if table.state is not GameState.RUNNING:
        raise WrongState(state=table.state)
    seat = table.seat_of(press.user_id)
    if seat is None:
        raise await not_seated(keeper, table, press.user_id, None)
    await check_version(keeper, table, press, seat.number)
    actor = await keeper.database.read(
        lambda session: commit.actor_of_move(session, table.id, table.row.move_count)
    )
    if actor != Actor.PERSON:
        raise NothingToTakeBack(seat=seat.number)
    return seat.number


def _seat_of(table: LoadedGame, press: Press) -> int | None:
    seat = table.seat_of(press.user_id)
    return None if seat is None else seat.number


async def _with_last_move(keeper: Keeper, table: LoadedGame) -> Game:
    """The game with its last move and the one before, which may be taken back next."""
    needed = min(2, table.row.move_count)
    if table.game is not None and len(table.game.moves) >= needed:
        return table.game.copy()
    return await keeper.replayed(table, table.row.move_count, known=needed)


async def _stored(
    keeper: Keeper, game_id: int, press: Press, attempt: Callable[[bool], Awaitable[TakenBack]]
) -> TakenBack:
    async def recall(_: int, version: int) -> TakenBack:
        return await _recall(keeper, game_id, version)

    async with keeper.locked(game_id):
        return await until_stored(keeper, press, attempt, recall)


async def _store(keeper: Keeper, before: LoadedGame, game: Game, press: Press) -> TakenBack:
    snapshot = game.snapshot()

    def work(session: Session) -> TakenBack:
        at = keeper.now()
        actor = commit.actor_of_move(session, before.id, game.move_count)
        values = {**commit.new_version(before, at), **commit.position_values(game, at, actor)}
        if press.actor is Actor.PERSON and values["undo_seat"] != _seat_of(before, press):
            values["undo_seat"] = None  # the move before it was answered: another seat has acted
        if before.state is GameState.PAUSED and not game.finished:
            values["state"] = GameState.PAUSED
        commit.store_version(session, before, {**values, "snapshot": snapshot})
        commit.note_interaction(session, press.interaction, before.id, values["version"], at)
        rows = commit.mark_undone(session, before, game.move_count, at)
        commit.owe_post(session, before.id, values["version"], at)
        if press.actor is Actor.MODERATOR:
            _audit(session, before, game.move_count, press, values["version"], at)
        after = LoadedGame(copy_row(before.row, **values), before.seats, game)
        return TakenBack(
            version=values["version"],
            moves=tuple(log_entry(row, None) for row in rows),
            table=keeper.plan(session, Change("take_back", before, after, (), at)),
        )

    result = await keeper.database.write(work)
    keeper.remember(result.table, snapshot)
    return result


def _audit(
    session: Session, before: LoadedGame, number: int, press: Press, version: int, at: datetime
) -> None:
    commit.write_audit(
        session,
        before,
        ACT,
        press.user_id,
        press.reason or "",
        at,
        version=version,
        details={"from": before.row.move_count, "to": number},
    )


async def _recall(keeper: Keeper, game_id: int, version: int) -> TakenBack:
    query = (
        select(MOVES)
        .where(MOVES.c.game_id == game_id, MOVES.c.undone_version == version)
        .order_by(MOVES.c.number)
    )
    rows = await keeper.database.read(lambda session: session.connection().execute(query).all())
    return TakenBack(
        version=version,
        moves=tuple(log_entry(row, None) for row in rows),
        table=await keeper.load(game_id),
        duplicate=True,
    )
