"""Keep which game a table follows with its people and rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("after_game", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "after_game")
