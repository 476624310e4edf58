"""A table from its rows: the header, the seats and their holders, and the log, played on from where memory is."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from flibuste.server.database import schema
from flibuste.server.tables.entries import Entry
from flibuste.server.tables.table import Seat, Table

# Statements that every look needs are built once.
_THE_TABLE: Final = schema.tables.c.id == sa.bindparam("table")
HEADER: Final = sa.select(schema.tables).where(_THE_TABLE)
RAISE_VERSION: Final = (
    sa.update(schema.tables)
    .where(_THE_TABLE)
    .values(version=schema.tables.c.version + 1, changed_at=sa.bindparam("now"))
    .returning(schema.tables)
)
COMPONENT_DATA: Final = sa.select(schema.sheets.c.content).where(schema.sheets.c.data == sa.bindparam("data"))


def load(connection: sa.Connection, table: Table | None, row: sa.Row[Any]) -> Table:
    """The table as the row of the database has it: a new one, or one that is in memory brought up to it. Other
    processes may go on while its parts are read: then they are read again, so that all are of one version."""
    while True:
        table = _read(connection, table, row)
        row = connection.execute(HEADER, {"table": table.id}).one()
        if row.version == table.version:
            return table


def _read(connection: sa.Connection, table: Table | None, row: sa.Row[Any]) -> Table:
    is_new = table is None
    table = table or Table(row)
    table.refresh(row)
    seats, holders, log = schema.seats, schema.holders, schema.log
    columns = [seats.c[name] for name in Seat.__slots__]
    of_seats = sa.select(*columns).where(seats.c.table_id == table.id).order_by(seats.c.seat)
    table.seats = [Seat(*values) for values in connection.execute(of_seats)]
    table.holders = {}
    for guest, seat in connection.execute(
        sa.select(holders.c.guest, holders.c.seat).where(holders.c.table_id == table.id)
    ):
        table.holders.setdefault(guest, set()).add(seat)
    table.follow_seats()
    if is_new:
        table.keep(connection.execute(COMPONENT_DATA, {"data": table.data}).scalar())
    if table.state != "waiting":
        if table.match is None:
            table.begin()
        new = (log.c.table_id == table.id) & (log.c.number >= len(table.entries))
        entry = [log.c[name] for name in Entry.__slots__]
        rows = connection.execute(sa.select(*entry).where(new).order_by(log.c.number))
        table.append([Entry(*values) for values in rows])
    return table
