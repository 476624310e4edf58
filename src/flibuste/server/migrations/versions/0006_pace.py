"""How long the bots of a table wait before they answer, where that was said."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Float))
