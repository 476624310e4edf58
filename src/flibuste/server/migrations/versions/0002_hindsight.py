"""A finished game looked at again by the bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "hindsight",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("document", sa.JSON, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
