"""Making a move: play it on a copy, store it whole or not at all."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlmodel import Session

from db import commit
from db.codec import decode_events, encode_events
from db.errors import WrongState
from db.keeper import Keeper
from db.loaded import MOVES, LoadedGame, MoveResult, copy_row, read_seats
from db.models import Actor, Controller, GameState
from db.plan import Change
from db.press import Press, check_holder, check_version, until_stored
from engine.actions import Action
from engine.events import Event
from engine.game import Game


@dataclass(frozen=True, slots=True)
class Played:
    """A move played on a copy of the game and not stored yet."""

    before: LoadedGame
    action: Action
    events: tuple[Event, ...]
    game: Game
    snapshot: bytes


async def play(keeper: Keeper, game_id: int, action: Action, press: Press) -> MoveResult:
    """Make a move; see ``Table.play``."""

    async def attempt(fresh: bool) -> MoveResult:
        played = await _try(keeper, game_id, action, press, fresh=fresh)
        result = await keeper.database.write(lambda session: _store(session, keeper, played, press))
        keeper.remember(result.table, played.snapshot)
        return result

    async def recall(_: int, version: int) -> MoveResult:
        return await _recall(keeper, game_id, version)

    async with keeper.locked(game_id):
        return await until_stored(keeper, press, attempt, recall)


async def _try(
    keeper: Keeper, game_id: int, action: Action, press: Press, *, fresh: bool
) -> Played:
    table = await (keeper.load(game_id) if fresh else keeper.load_quickly(game_id))
    _check_state(table, press)
    await check_holder(keeper, table, press, action.seat)
    await check_version(keeper, table, press, action.seat)
    if table.game is None:
        raise WrongState(state=table.state)
    game = table.game.copy()
    absent = press.actor in (Actor.STEWARD, Actor.MODERATOR)
    events = tuple(game.play(action, absent=absent))
    return Played(table, action, events, game, game.snapshot())


def _check_state(table: LoadedGame, press: Press) -> None:
    if table.state is GameState.RUNNING:
        return
    if table.state is GameState.PAUSED and press.actor is Actor.MODERATOR:
        return
    raise WrongState(state=table.state)


def _store(session: Session, keeper: Keeper, played: Played, press: Press) -> MoveResult:
    at = keeper.now()
    before, game = played.before, played.game
    values = {
        **commit.new_version(before, at),
        **commit.position_values(game, at, press.actor),
        "log_count": before.row.log_count + 1,
    }
    if before.state is GameState.PAUSED and not game.finished:
        values["state"] = GameState.PAUSED
    commit.store_version(session, before, {**values, "snapshot": played.snapshot})
    version = values["version"]
    commit.note_interaction(session, press.interaction, before.id, version, at)
    commit.append_move(session, _move_values(played, press, values))
    commit.owe_post(session, before.id, version, at)
    if game.move_count % commit.CHECKPOINT_EVERY == 0:
        commit.keep_checkpoint(session, before.id, game.move_count, played.snapshot)
    if press.actor is Actor.MODERATOR:
        _audit(session, played, press, version, at=at)
    return _finish(session, keeper, played, press, values)


def _finish(
    session: Session, keeper: Keeper, played: Played, press: Press, values: dict[str, Any]
) -> MoveResult:
    """What follows from the move: a seat taken back from its steward, votes, timers."""
    before, seat, at = played.before, played.action.seat, values["updated_at"]
    returned = cancelled = None
    seats = before.seats
    if press.actor is Actor.PERSON:
        cancelled = commit.cancel_votes_about(session, before.id, seat, at)
        returned = before.seat(seat).controller != Controller.PERSON
        if returned:
            commit.set_controller(session, before.id, seat, Controller.PERSON)
            seats = read_seats(session, before.id)
    after = LoadedGame(copy_row(before.row, **values), seats, played.game)
    change = Change("move", before, after, played.events, at)
    return MoveResult(
        version=values["version"],
        number=played.game.move_count,
        events=played.events,
        table=keeper.plan(session, change),
        returned=bool(returned),
        cancelled_votes=cancelled or (),
    )


def _move_values(played: Played, press: Press, values: dict[str, Any]) -> dict[str, Any]:
    return {
        "game_id": played.before.id,
        "log_number": values["log_count"],
        "number": values["move_count"],
        "version": values["version"],
        "turn": played.before.row.turn,
        "seat": played.action.seat,
        "actor": press.actor,
        "user_id": press.user_id,
        "kind": played.action.kind,
        "line": played.game.moves[-1].line,
        "events": encode_events(played.events),
        "interaction_id": press.interaction_id,
        "reason": press.reason,
        "created_at": values["updated_at"],
        "undone": False,
    }


def _audit(session: Session, played: Played, press: Press, version: int, *, at: Any) -> None:
    commit.write_audit(
        session,
        played.before,
        f"move:{played.action.kind}",
        press.user_id,
        press.reason or "",
        at,
        version=version,
        seat=played.action.seat,
    )


async def _recall(keeper: Keeper, game_id: int, version: int) -> MoveResult:
    query = select(MOVES).where(MOVES.c.game_id == game_id, MOVES.c.version == version)
    row = await keeper.database.read(
        lambda session: session.connection().execute(query).one_or_none()
    )
    return MoveResult(
        version=version,
        number=row.number if row else 0,
        events=decode_events(row.events) if row else (),
        table=await keeper.load(game_id),
        duplicate=True,
    )
