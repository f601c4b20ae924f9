"""The steps of the transactions that change a game, as functions of a session."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import and_, bindparam, delete, insert, or_, select, update
from sqlmodel import Session

from db.announce import announce
from db.errors import NotSeated
from db.loaded import GAMES, INTERACTIONS, MOVES, SEATS, LoadedGame
from db.models import Actor, Controller, GameState, PostState, VoteState, metadata
from db.owed import owe_line
from db.upsert import insert_once
from engine.game import Game

CHECKPOINTS = metadata.tables["checkpoints"]
POSTS = metadata.tables["posts"]
VOTES = metadata.tables["votes"]
TENURES = metadata.tables["tenures"]
AUDIT = metadata.tables["audit"]
BANS = metadata.tables["bans"]

CHECKPOINT_EVERY = 25
STAMP_BITS = 62

# Built once: on the way of every move, building a statement takes longer than running it.
_STORE_VERSION = update(GAMES).where(
    GAMES.c.id == bindparam("of_game"),
    GAMES.c.version == bindparam("at_version"),
    GAMES.c.stamp == bindparam("at_stamp"),
)
_TOUCH = update(GAMES).where(GAMES.c.id == bindparam("of_game"))
_ADD_MOVE = insert(MOVES)
_ADD_POST = insert(POSTS)
_CANCEL_VOTES = (
    update(VOTES)
    .where(
        VOTES.c.game_id == bindparam("of_game"),
        VOTES.c.about_seat == bindparam("about"),
        VOTES.c.state == VoteState.OPEN,
    )
    .values(state=VoteState.CANCELLED, closed_at=bindparam("closed_at"))
    .returning(VOTES.c.id)
)


class LostRace(Exception):
    """Another process changed the game between loading and storing: load again."""


class AlreadyDone(Exception):
    """The interaction was carried out before."""


@dataclass(frozen=True, slots=True)
class Interaction:
    """The press or command behind a change."""

    id: int | None
    user_id: int | None


def position_values(game: Game, at: datetime, last_actor: str | None = None) -> dict[str, Any]:
    """The columns of ``games`` that mirror the engine's game, without its snapshot.

    ``last_actor`` made the last move.
    """
    decision = game.decision
    return {
        "move_count": game.move_count,
        "turn": game.state.turn,
        "asked": sum(1 << seat for seat in game.asked),
        "decision": decision.kind if decision else "",
        "winners": list(game.winners),
        "state": GameState.FINISHED if game.finished else GameState.RUNNING,
        "finished_at": at if game.finished else None,
        "undo_seat": _undo_seat(game) if last_actor == Actor.PERSON else None,
    }


def _undo_seat(game: Game) -> int | None:
    """The seat that may take the last move back; a game must know its last move for that."""
    if not game.moves:
        return None
    seat = game.moves[-1].action.seat
    return seat if game.can_undo(seat) else None


def new_version(before: LoadedGame, at: datetime) -> dict[str, Any]:
    """The columns that every change sets."""
    stamp = secrets.randbits(STAMP_BITS)
    return {"version": before.version + 1, "stamp": stamp, "updated_at": at}


def store_version(session: Session, before: LoadedGame, values: dict[str, Any]) -> None:
    """Store new values if the game is still as it was loaded; raises LostRace otherwise.

    The mark stands for the whole table, its seats included: a seat that was given away meanwhile
    changed it.
    """
    version, stamp = before.mark
    given = {"of_game": before.id, "at_version": version, "at_stamp": stamp, **values}
    if session.connection().execute(_STORE_VERSION, given).rowcount != 1:
        raise LostRace


def touch(session: Session, game_id: int) -> None:
    """Mark a game as changed without a new version: nobody else may notice."""
    stamp = secrets.randbits(STAMP_BITS)
    session.connection().execute(_TOUCH, {"of_game": game_id, "stamp": stamp})


def note_interaction(
    session: Session, interaction: Interaction, game_id: int, version: int, at: datetime
) -> None:
    """Note that the interaction made this version; raises AlreadyDone if it was noted before."""
    if interaction.id is None:
        return
    values = {"id": interaction.id, "game_id": game_id, "version": version, "created_at": at}
    if not insert_once(session, INTERACTIONS, values):
        raise AlreadyDone


def interaction_version(session: Session, interaction_id: int) -> tuple[int, int] | None:
    """The game and the version that an interaction made, or ``None`` if it made none."""
    query = select(INTERACTIONS.c.game_id, INTERACTIONS.c.version).where(
        INTERACTIONS.c.id == interaction_id
    )
    found = session.connection().execute(query).one_or_none()
    return None if found is None else (found.game_id, found.version)


def append_move(session: Session, values: dict[str, Any]) -> None:
    """Add a move to the log."""
    session.connection().execute(_ADD_MOVE, values)


def owe_post(session: Session, game_id: int, version: int, at: datetime) -> None:
    """Note that the channel is owed a post of this version."""
    values = {
        "game_id": game_id,
        "version": version,
        "state": PostState.DUE,
        "nonce": f"{game_id}-{version}",
        "attempts": 0,
        "created_at": at,
    }
    session.connection().execute(_ADD_POST, values)
    announce(session)


def keep_checkpoint(session: Session, game_id: int, number: int, snapshot: bytes) -> None:
    """Keep the position after ``number`` moves."""
    session.connection().execute(
        insert(CHECKPOINTS).values(game_id=game_id, number=number, snapshot=snapshot)
    )


def nearest_checkpoint(session: Session, game_id: int, number: int) -> tuple[int, bytes] | None:
    """The last kept position with at most ``number`` moves."""
    query = (
        select(CHECKPOINTS.c.number, CHECKPOINTS.c.snapshot)
        .where(CHECKPOINTS.c.game_id == game_id, CHECKPOINTS.c.number <= number)
        .order_by(CHECKPOINTS.c.number.desc())
        .limit(1)
    )
    found = session.connection().execute(query).one_or_none()
    return None if found is None else (found.number, found.snapshot)


def standing_lines(session: Session, game_id: int, after: int = 0, until: int | None = None) -> Any:
    """The lines of the moves that stand, numbered ``after`` + 1 to ``until``, in order."""
    query = select(MOVES.c.line).where(
        MOVES.c.game_id == game_id, ~MOVES.c.undone, MOVES.c.number > after
    )
    if until is not None:
        query = query.where(MOVES.c.number <= until)
    return list(session.connection().scalars(query.order_by(MOVES.c.number)))


def actor_of_move(session: Session, game_id: int, number: int) -> str | None:
    """Who made the standing move of a number: a person, a steward, …"""
    query = select(MOVES.c.actor).where(
        MOVES.c.game_id == game_id, ~MOVES.c.undone, MOVES.c.number == number
    )
    return session.connection().scalar(query)


def mark_undone(session: Session, before: LoadedGame, number: int, at: datetime) -> Sequence[Any]:
    """Mark the standing moves after ``number`` as taken back; return their rows, oldest first."""
    connection, version = session.connection(), before.version + 1
    connection.execute(
        update(MOVES)
        .where(MOVES.c.game_id == before.id, ~MOVES.c.undone, MOVES.c.number > number)
        .values(undone=True, undone_at=at, undone_version=version)
    )
    connection.execute(
        delete(CHECKPOINTS).where(CHECKPOINTS.c.game_id == before.id, CHECKPOINTS.c.number > number)
    )
    gone = and_(MOVES.c.game_id == before.id, MOVES.c.undone_version == version)
    return connection.execute(select(MOVES).where(gone).order_by(MOVES.c.number)).all()


def cancel_votes_about(session: Session, game_id: int, seat: int, at: datetime) -> tuple[int, ...]:
    """Cancel the open votes about a seat, because it has moved; return their numbers."""
    given = {"of_game": game_id, "about": seat, "closed_at": at}
    return tuple(session.connection().scalars(_CANCEL_VOTES, given))


def held_once(session: Session, game_id: int, user_id: int) -> bool:
    """Tell whether a person held a seat of this game earlier."""
    query = select(TENURES.c.id).where(
        TENURES.c.game_id == game_id, TENURES.c.user_id == user_id, TENURES.c.until.is_not(None)
    )
    return session.connection().execute(query.limit(1)).first() is not None


def kept_out(session: Session, guild_id: int, game_id: int | None, user_id: int) -> bool:
    """Tell whether a moderator keeps a person out of the game or the server."""
    query = select(BANS.c.id).where(
        BANS.c.guild_id == guild_id,
        BANS.c.user_id == user_id,
        or_(BANS.c.game_id.is_(None), BANS.c.game_id == game_id),
    )
    return session.connection().execute(query.limit(1)).first() is not None


def seatless(
    session: Session, table: LoadedGame, user_id: int | None, seat: int | None = None
) -> NotSeated:
    """The refusal for who does not hold the seat that would act, with all that explains it."""
    own = table.seat_of(user_id)
    return NotSeated(
        seat=seat,
        own=None if own is None else own.number,
        state=table.state,
        language=table.row.language,
        free=any(
            row.user_id is None and row.controller == Controller.STEWARD for row in table.seats
        ),
        former=user_id is not None and held_once(session, table.id, user_id),
        kept_out=user_id is not None and kept_out(session, table.row.guild_id, table.id, user_id),
    )


def begin_tenure(
    session: Session, game_id: int, seat: int, user_id: int | None, at: datetime, reason: str
) -> None:
    """Note that a person holds a seat from now on; whoever held it no longer does."""
    end_tenure(session, game_id, seat, at)
    if user_id is not None:
        session.connection().execute(
            insert(TENURES).values(
                game_id=game_id, seat=seat, user_id=user_id, since=at, reason=reason
            )
        )


def end_tenure(session: Session, game_id: int, seat: int, at: datetime) -> None:
    """Note that nobody holds a seat any more."""
    session.connection().execute(
        update(TENURES)
        .where(TENURES.c.game_id == game_id, TENURES.c.seat == seat, TENURES.c.until.is_(None))
        .values(until=at)
    )


def set_controller(session: Session, game_id: int, seat: int, controller: Controller) -> None:
    """Set who moves for a seat."""
    session.connection().execute(
        update(SEATS)
        .where(SEATS.c.game_id == game_id, SEATS.c.number == seat)
        .values(controller=controller)
    )


def write_audit(
    session: Session,
    table: LoadedGame,
    act: str,
    moderator_id: int | None,
    reason: str,
    at: datetime,
    *,
    version: int | None = None,
    seat: int | None = None,
    subject_id: int | None = None,
    details: dict[str, Any] | None = None,
) -> None:
    """Write down a moderator's act at a table, with the line that the table is owed for it."""
    session.connection().execute(
        insert(AUDIT).values(
            guild_id=table.row.guild_id,
            game_id=table.id,
            version=table.version if version is None else version,
            moderator_id=moderator_id,
            act=act,
            seat=seat,
            subject_id=subject_id,
            reason=reason,
            details=details or {},
            created_at=at,
        )
    )
    owe_line(session, at)
