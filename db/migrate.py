"""Brings the tables up to date at start, and refuses a database that is newer than the program."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from db.errors import DatabaseTooNew

FOLDER = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x6B6174616E65
"""PostgreSQL advisory lock: of several processes that start at once, one migrates."""


def config(connection: Connection) -> Config:
    """Alembic's settings for a given connection; no file is needed."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def head_revision() -> str:
    """The newest revision this program knows."""
    return str(_scripts().get_current_head())


def known_revisions() -> frozenset[str]:
    """Every revision this program knows."""
    return frozenset(script.revision for script in _scripts().walk_revisions())


def _scripts() -> ScriptDirectory:
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return ScriptDirectory.from_config(settings)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the missing migrations inside the connection's transaction.

    Raises DatabaseTooNew if the database has a revision that this program does not know.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known_revisions():
        raise DatabaseTooNew(revision=current)
    command.upgrade(config(connection), revision)
