"""Deals that were chosen and not drawn, and players' colours."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("colour", sa.String(8), nullable=False, server_default=""))
