"""How Alembic reaches the database: on the connection it is given, in its transaction."""

from alembic import context
from sqlalchemy.engine import Connection

from db.models import metadata


def run(connection: Connection) -> None:
    """Run the migrations; SQLite changes a table by copying it (batch mode)."""
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True
    )
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
