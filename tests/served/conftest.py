"""A real PostgreSQL server, as for the tests of the storage."""

from tests.db.conftest import postgres

__all__ = ["postgres"]
