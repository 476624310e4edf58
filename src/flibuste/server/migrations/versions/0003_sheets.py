"""The component data of every table that is being played, so that it plays on whatever is corrected."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("data", sa.String(64), primary_key=True),
        sa.Column("content", sa.JSON, nullable=False),
    )
