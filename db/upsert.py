"""Insert-or-update, which SQLite and PostgreSQL spell alike but SQLAlchemy keeps apart."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Session


def insert_once(session: Session, table: Table, values: Mapping[str, Any]) -> bool:
    """Insert a row unless it collides with one; tell whether it was inserted."""
    connection = session.connection()
    statement = _insert_once(connection.dialect.name, table)
    return bool(connection.execute(statement, dict(values)).rowcount)


@cache
def _insert_once(dialect: str, table: Table) -> Executable:
    if dialect == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


def insert_or_update(
    session: Session, table: Table, key: Sequence[str], values: Mapping[str, Any]
) -> None:
    """Insert a row, or give the row with the same ``key`` columns the other values."""
    connection = session.connection()
    changed = {name: value for name, value in values.items() if name not in key}
    if connection.dialect.name == "postgresql":
        postgres = postgresql.insert(table).values(**values)
        connection.execute(postgres.on_conflict_do_update(index_elements=key, set_=changed))
    else:
        lite = sqlite.insert(table).values(**values)
        connection.execute(lite.on_conflict_do_update(index_elements=key, set_=changed))
