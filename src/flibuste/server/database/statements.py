"""Plain statements: what is written at every move, as text that both databases take.

Parameters are named `:so`; PostgreSQL's driver gets them in its own spelling.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import sqlalchemy as sa

_PARAMETER: Final = re.compile(r":(\w+)")

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement and the rows it is run for, one after the other."""

    sql: str
    rows: tuple[Row, ...]


def insert(table: sa.Table, *rows: Row) -> Statement:
    return Statement(_insert(table, tuple(rows[0]), ""), _encoded(table, rows))


def insert_if_absent(table: sa.Table, *rows: Row) -> Statement:
    """Rows whose key is there already are left alone."""
    return Statement(_insert(table, tuple(rows[0]), " ON CONFLICT DO NOTHING"), _encoded(table, rows))


def upsert(table: sa.Table, column: str, *rows: Row) -> Statement:
    """Rows whose key is there already get one column renewed."""
    key = ", ".join(table.primary_key.columns.keys())
    renewing = f" ON CONFLICT ({key}) DO UPDATE SET {column} = excluded.{column}"
    return Statement(_insert(table, tuple(rows[0]), renewing), _encoded(table, rows))


def update(table: sa.Table, key: Mapping[str, Any], *rows: Row) -> Statement:
    """New values of the rows that a key names; with several rows, `key` is part of each and names the columns only."""
    full = tuple({**key, **row} for row in rows)
    return Statement(_update(table, tuple(key), tuple(rows[0])), _encoded(table, full))


def delete(table: sa.Table, key: Mapping[str, Any], condition: str = "") -> Statement:
    """Without the rows that a key names, and a condition if there is one."""
    where = " AND ".join([f"{name} = :{name}" for name in key] + ([condition] if condition else []))
    return Statement(f"DELETE FROM {table.name} WHERE {where}", (dict(key),))


@lru_cache(maxsize=1024)
def for_postgresql(sql: str) -> str:
    return _PARAMETER.sub(r"%(\1)s", sql)


def run(connection: sa.Connection, statement: Statement) -> None:
    """Within a transaction that is open."""
    sqlite = connection.dialect.name == "sqlite"
    sql = statement.sql if sqlite else for_postgresql(statement.sql)
    connection.exec_driver_sql(sql, list(statement.rows))


@lru_cache(maxsize=256)
def _insert(table: sa.Table, columns: tuple[str, ...], conflict: str) -> str:
    values = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({values}){conflict}"


@lru_cache(maxsize=256)
def _update(table: sa.Table, key: tuple[str, ...], columns: tuple[str, ...]) -> str:
    changes = ", ".join(f"{name} = :{name}" for name in columns if name not in key)
    return f"UPDATE {table.name} SET {changes} WHERE {' AND '.join(f'{name} = :{name}' for name in key)}"


@lru_cache(maxsize=64)
def _documents(table: sa.Table) -> frozenset[str]:
    return frozenset(column.name for column in table.columns if isinstance(column.type, sa.JSON))


def _encoded(table: sa.Table, rows: Iterable[Row]) -> tuple[Row, ...]:
    documents = _documents(table)
    if not documents:
        return tuple(rows)
    return tuple(
        {name: json.dumps(value) if name in documents else value for name, value in row.items()} for row in rows
    )
