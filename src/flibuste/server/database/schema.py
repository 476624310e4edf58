"""The tables of the database. A match is its header in `tables` and its moves in `log`; the rest is company."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("data", sa.String(64), nullable=False),  # digest of the component data
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),  # hexadecimal; revealed when the match is over
    sa.Column("deal", sa.String(64), nullable=False),  # what the seed was made of, if it was chosen: everybody sees it
    sa.Column("state", sa.String(8), nullable=False),  # waiting, playing, over
    sa.Column("version", sa.Integer, nullable=False),  # counts every change; the id of stream events
    sa.Column("clock", sa.String(16), nullable=False),  # none, minutes:<n>, days:<n>
    sa.Column("open", sa.Boolean, nullable=False),  # listed on the home page
    sa.Column("odds", sa.Boolean, nullable=False),
    sa.Column("pace", sa.Float),  # seconds a bot waits before it answers; none: the server's usual pace
    sa.Column("host", sa.String(32), nullable=False),  # the guest who laid the table; empty if by the JSON interface
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False, index=True),
    sa.Column("started_at", sa.Float),
    sa.Column("undo_seat", sa.Integer),  # who asks to take a move back
    sa.Column("undo_agreed", sa.JSON, nullable=False),  # seats that agree
    sa.Column("rematch", sa.String(16)),  # the table where the same players play again
)

seats: Final = sa.Table(
    "seats",
    metadata,
    _of_a_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # free, person, bot
    sa.Column("level", sa.String(16), nullable=False),  # of a bot
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("colour", sa.String(8), nullable=False),  # as its player chose it; empty: what the others leave
    sa.Column("token", sa.String(32), nullable=False, index=True),
    sa.Column("hint_decision", sa.Integer),
    sa.Column("hint_action", sa.String(200)),  # with what the bot thought of it, see tables/hints.py
    sa.Column("hints", sa.Integer, nullable=False, server_default="0"),  # asked for and given
    sa.Column("score", sa.Integer),
    sa.Column("rank", sa.Integer),
    sa.Column("won", sa.Boolean),
)

holders: Final = sa.Table(
    "holders",
    metadata,
    _of_a_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True, index=True),
)

log: Final = sa.Table(
    "log",
    metadata,
    _of_a_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("unseen", sa.Boolean, nullable=False, server_default=sa.false()),  # by all but the seat
)

tasks: Final = sa.Table(
    "tasks",
    metadata,
    _of_a_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # play, hint, clock, look
    sa.Column("due_at", sa.Float, nullable=False, index=True),
    sa.Column("leased_until", sa.Float, nullable=False),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    _of_a_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),  # -1 for spectators
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(280), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

presence: Final = sa.Table(
    "presence",
    metadata,
    _of_a_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seen_at", sa.Float, nullable=False),
)

hindsight: Final = sa.Table(
    "hindsight",
    metadata,
    _of_a_table(),
    sa.Column("document", sa.JSON, nullable=False),  # bots/hindsight.py says what it holds
    sa.Column("done", sa.Boolean, nullable=False),
)

sheets: Final = sa.Table(
    "sheets",
    metadata,
    sa.Column("data", sa.String(64), primary_key=True),  # the digest that `tables.data` names
    sa.Column("content", sa.JSON, nullable=False),  # the component data themselves
)

keys: Final = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)


def _of_a_campaign() -> sa.Column[str]:
    return sa.Column("campaign_id", sa.String(16), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True)


campaigns: Final = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("document", sa.JSON, nullable=False),  # as in its file, with tables for records
    sa.Column("version", sa.Integer, nullable=False),  # counts every change
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False),
)

campaign_members: Final = sa.Table(
    "campaign_members",
    metadata,
    _of_a_campaign(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("token", sa.String(32), nullable=False),  # of the secret link
)

campaign_holders: Final = sa.Table(
    "campaign_holders",
    metadata,
    _of_a_campaign(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True, index=True),
)

campaign_tables: Final = sa.Table(
    "campaign_tables",
    metadata,
    _of_a_table(),
    sa.Column("campaign_id", sa.String(16), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
)
