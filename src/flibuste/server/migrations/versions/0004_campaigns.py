"""Campaigns: their documents, their members' secret links, and the tables of their evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def of_a_campaign(is_key: bool = True) -> sa.Column:
    target = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    return sa.Column("campaign_id", sa.String(16), target, primary_key=is_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("document", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign_members",
        of_a_campaign(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(32), nullable=False),
    )
    op.create_table(
        "campaign_holders",
        of_a_campaign(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True, index=True),
    )
    op.create_table(
        "campaign_tables",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        of_a_campaign(is_key=False),
    )
