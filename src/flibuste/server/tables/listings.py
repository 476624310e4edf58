"""What is read across tables: open ones, a guest's games and figures; and the record of a finished match."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sa

from flibuste.kernel import Document
from flibuste.server.database.schema import holders, seats, tables
from flibuste.server.refusals import Refusal
from flibuste.server.tables.tables import Tables

MOST_OPEN: Final = 20
MOST_OF_A_GUEST: Final = 200


@dataclass(frozen=True, slots=True)
class OpenTable:
    table: str
    game: str
    options: dict[str, str]
    seats: int
    free: int
    clock: str
    deal: str  # what its seed is made of, if that was chosen
    names: tuple[str, ...]  # of those who sit there already, by seat; empty where nobody does
    colours: tuple[str, ...]  # that they chose

    def document(self) -> Document:
        return {name: value for name, value in asdict(self).items() if name not in ("names", "colours")}


def open_tables(connection: sa.Connection) -> list[OpenTable]:
    """The newest tables that wait for anybody."""
    here = tables.c.open & (tables.c.state == "waiting")
    rows = connection.execute(sa.select(tables).where(here).order_by(tables.c.created_at.desc()).limit(MOST_OPEN)).all()
    found = _seats(connection, [row.id for row in rows])
    return [_open_table(row, *zip(*found[row.id], strict=True)) for row in rows]


def _open_table(row: sa.Row[Any], names: tuple[str, ...], colours: tuple[str, ...]) -> OpenTable:
    free = names.count("")
    return OpenTable(row.id, row.game, row.options, len(names), free, row.clock, row.deal, names, colours)


@dataclass(frozen=True, slots=True)
class GuestsTable:
    """One of a guest's games; score, rank and victory once it is over."""

    table: str
    game: str
    state: str
    seat: int
    names: list[str]
    deal: str  # what its seed was made of, if that was chosen
    changed_at: float
    score: int | None
    rank: int | None
    won: bool | None


def tables_of(connection: sa.Connection, guest: str) -> list[GuestsTable]:
    """A guest's games, the latest first."""
    mine = sa.select(holders.c.table_id, sa.func.min(holders.c.seat).label("seat")).where(holders.c.guest == guest)
    held = mine.group_by(holders.c.table_id).subquery()
    query = (
        sa.select(tables, held.c.seat, seats.c.score, seats.c.rank, seats.c.won)
        .join(held, held.c.table_id == tables.c.id)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == held.c.seat))
        .order_by(tables.c.changed_at.desc())
        .limit(MOST_OF_A_GUEST)
    )
    rows = connection.execute(query).all()
    found = _seats(connection, [row.id for row in rows])
    return [
        GuestsTable(
            row.id,
            row.game,
            row.state,
            row.seat,
            [name for name, _ in found[row.id]],
            row.deal,
            row.changed_at,
            row.score,
            row.rank,
            row.won,
        )
        for row in rows
    ]


def _seats(connection: sa.Connection, ids: list[str]) -> dict[str, list[tuple[str, str]]]:
    """Name and chosen colour of every seat; no name where nobody sits."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    query = sa.select(seats.c.table_id, seats.c.name, seats.c.kind, seats.c.colour).where(seats.c.table_id.in_(ids))
    for table, name, kind, colour in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        found[table].append(("" if kind == "free" else name, colour))
    return found


def record(all_tables: Tables, id: str) -> Document:
    """The match with its seed, once it is over."""
    with all_tables.looking(id) as table:
        if table.match is None or not table.match.over:
            raise Refusal(409, "server-not-over")
        document: dict[str, Any] = table.match.record()
        return document
