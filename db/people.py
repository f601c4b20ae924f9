"""What is stored about a person: all of it to show, and what no running game needs to delete."""

from typing import Any

from sqlalchemy import ColumnElement, Table, and_, delete, func, or_, select, update
from sqlmodel import Session

from db.database import Database
from db.loaded import GAMES, SEATS
from db.models import OPEN_STATES, metadata

VOTES = metadata.tables["votes"]
BALLOTS = metadata.tables["ballots"]

NOT_TOLD = {"id", "line", "events", "snapshot", "header", "stamp", "claim", "lease_until"}
"""Columns that say nothing about the person, or hold what is hidden: other hands, the seed."""

MENTIONS: dict[str, tuple[str, ...]] = {
    "people": ("user_id",),
    "seats": ("user_id",),
    "tenures": ("user_id",),
    "moves": ("user_id",),
    "timers": ("user_id",),
    "votes": ("opened_by",),
    "ballots": ("user_id",),
    "bans": ("user_id", "moderator_id"),
    "audit": ("moderator_id", "subject_id"),
    "games": ("created_by", "paused_by"),
}
"""Every column that holds a person's id."""

BLANK: dict[str, dict[str, Any]] = {"seats": {"display_name": "", "standing": {}}}
"""What goes with the id when it is taken out of a row."""


async def export(database: Database, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Everything stored about a person, by table, as JSON can hold it."""

    def work(session: Session) -> dict[str, list[dict[str, Any]]]:
        found = {
            name: _rows(session, metadata.tables[name], columns, user_id)
            for name, columns in MENTIONS.items()
        }
        return {name: rows for name, rows in found.items() if rows}

    return await database.read(work)


async def forget(database: Database, user_id: int) -> dict[str, int]:
    """Delete what no open game needs; return how many rows still name the person, by table.

    Settings and reminders go. In finished games the seat stays without its name. Kept are the
    person's part in open games, and bans, which protect others.
    """

    def work(session: Session) -> dict[str, int]:
        people, timers = metadata.tables["people"], metadata.tables["timers"]
        session.connection().execute(delete(people).where(people.c.user_id == user_id))
        session.connection().execute(
            delete(timers).where(timers.c.user_id == user_id, timers.c.game_id.is_(None))
        )
        _touch_finished(session, user_id)
        _take_out_of_details(session, user_id)
        for name, columns in MENTIONS.items():
            if name not in ("people", "bans"):
                for column in columns:
                    _take_out(session, metadata.tables[name], column, user_id)
        return _kept(session, user_id)

    return await database.write(work)


def _rows(
    session: Session, table: Table, columns: tuple[str, ...], user_id: int
) -> list[dict[str, Any]]:
    told = [column for column in table.c if column.name not in NOT_TOLD]
    query = select(*told).where(or_(*(table.c[name] == user_id for name in columns)))
    rows = session.connection().execute(query.order_by(*table.primary_key.columns)).mappings()
    return [{name: _plain(value) for name, value in row.items()} for row in rows]


def _plain(value: Any) -> Any:
    return value.isoformat() if hasattr(value, "isoformat") else value


def _take_out(session: Session, table: Table, column: str, user_id: int) -> None:
    """Take a person's id out of the rows of a table that belong to no open game."""
    values = {column: None, **BLANK.get(table.name, {})}
    session.connection().execute(
        update(table).where(table.c[column] == user_id, ~_in_open_game(table)).values(**values)
    )


def _take_out_of_details(session: Session, user_id: int) -> None:
    """Versions until 0.2 noted with an act whose seat it had been, beside the column for it."""
    audit, connection = metadata.tables["audit"], session.connection()
    acts = select(audit.c.id, audit.c.details).where(
        audit.c.act.in_(("hand_over", "vacate", "swap")), ~_in_open_game(audit)
    )
    for row in connection.execute(acts).all():
        if row.details.get("from") == user_id:
            kept = {name: value for name, value in row.details.items() if name != "from"}
            connection.execute(update(audit).where(audit.c.id == row.id).values(details=kept))


def _in_open_game(table: Table) -> ColumnElement[bool]:
    is_open = GAMES.c.state.in_(OPEN_STATES)
    if table is GAMES:
        return is_open
    if table is BALLOTS:
        votes = select(VOTES.c.id).join(GAMES, GAMES.c.id == VOTES.c.game_id).where(is_open)
        return table.c.vote_id.in_(votes)
    open_games = select(GAMES.c.id).where(is_open)
    return and_(table.c.game_id.is_not(None), table.c.game_id.in_(open_games))


def _touch_finished(session: Session, user_id: int) -> None:
    """Change the stamp of the games whose seats are about to change."""
    seated = select(SEATS.c.game_id).where(SEATS.c.user_id == user_id)
    session.connection().execute(
        update(GAMES)
        .where(~GAMES.c.state.in_(OPEN_STATES), GAMES.c.id.in_(seated))
        .values(stamp=GAMES.c.stamp + 1)
    )


def _kept(session: Session, user_id: int) -> dict[str, int]:
    counts = {
        name: session.connection().scalar(
            select(func.count())
            .select_from(metadata.tables[name])
            .where(or_(*(metadata.tables[name].c[column] == user_id for column in columns)))
        )
        for name, columns in MENTIONS.items()
    }
    return {name: count for name, count in counts.items() if count}
