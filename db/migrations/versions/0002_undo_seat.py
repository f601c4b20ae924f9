"""Keep who may take the last move back, so that the button outlives the process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("undo_seat", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "undo_seat")
