"""A database that cannot be used at all is refused in one sentence instead of a trace."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from db.errors import DatabaseUnreachable

FAILURES: Final = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What opening a file or connecting to a server may raise. Of a transaction they mean more."""


@contextmanager
def reaching(place: str, *, again: bool) -> Iterator[None]:
    """Raise DatabaseUnreachable for what fails while a database is opened; ``place`` names it.

    ``again``: it may work later without anybody doing anything.
    """
    try:
        yield
    except FAILURES as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        reason = str(cause).strip() or type(cause).__name__
        raise DatabaseUnreachable(place=place, reason=reason, again=again) from error
