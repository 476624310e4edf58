"""A checked data file: rows whose fields are read by type, single values, and where each of them comes from."""

from __future__ import annotations

import builtins
import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from flibuste.data import schema
from flibuste.data.errors import DataError, listed, shown
from flibuste.data.schema import Fields, Kind, Value

T = TypeVar("T")

CERTAINTIES = ("read", "published", "inferred", "reconstructed")
DOUBTFUL = ("inferred", "reconstructed")
OVERLAY = "overlay"
VALUE = "value"


class Origin(NamedTuple):
    """How sure a value is, and where to check it."""

    certainty: str
    source: str


class Entry(NamedTuple):
    """One value of the audit."""

    game: str
    file: str
    row: str
    field: str
    value: Value
    certainty: str
    source: str


class Row:
    """One row of a table; a field is read with the getter of its type, `row.int("cost")`."""

    __slots__ = ("fields", "key", "origins", "values", "where")

    def __init__(
        self, where: str, key: str, fields: Fields, values: Mapping[str, Value], origins: Mapping[str, Origin]
    ) -> None:
        self.where = where
        self.key = key
        self.fields = fields
        self.values = values
        self.origins = origins

    def int(self, name: builtins.str, default: builtins.int | None = None) -> builtins.int:
        return self._read(name, schema.INT, default)

    def float(self, name: builtins.str, default: builtins.float | None = None) -> builtins.float:
        return self._read(name, schema.FLOAT, default)

    def bool(self, name: builtins.str, default: builtins.bool | None = None) -> builtins.bool:
        return self._read(name, schema.BOOL, default)

    def str(self, name: builtins.str, default: builtins.str | None = None) -> builtins.str:
        return self._read(name, schema.STR, default)

    def ints(self, name: builtins.str, default: list[builtins.int] | None = None) -> list[builtins.int]:
        return self._read(name, schema.INTS, default)

    def strs(self, name: builtins.str, default: list[builtins.str] | None = None) -> list[builtins.str]:
        return self._read(name, schema.STRS, default)

    def counts(
        self, name: builtins.str, default: dict[builtins.str, builtins.int] | None = None
    ) -> dict[builtins.str, builtins.int]:
        return self._read(name, schema.COUNTS, default)

    def has(self, name: builtins.str) -> builtins.bool:
        return self._value(name) is not None

    def _read(self, name: builtins.str, kind: Kind[T], default: T | None) -> T:
        value: object = self._value(name)
        if value is None:
            value = default
        if value is None:
            raise DataError(f"{self.where}: {name} is missing; it should be {kind.what}.")
        if not kind.fits(value):
            raise DataError(f"{self.where}: {name} is {shown(value)}; it should be {kind.what}.")
        return value

    def _value(self, name: builtins.str) -> Value | None:
        if name == "key":
            return self.key
        if name not in self.fields:
            raise DataError(f"{self.where}: there is no field {shown(name)}; the fields are {listed(self.fields)}.")
        return self.values.get(name)


Tables = dict[str, dict[str, Row]]
Content = dict[str, list[list[Any]]]


class Sheet:
    """One data file of a game, checked, with the corrections of the overlay in it."""

    def __init__(self, game: str, name: str, tables: Tables) -> None:
        self.game = game
        self.name = name
        self.tables = tables
        self.digest = digest_of(self.content)

    @property
    def content(self) -> Content:
        """Everything in it that matters in play, as JSON can hold it."""
        return {table: [[row.key, row.values] for row in rows.values()] for table, rows in self.tables.items()}

    @property
    def file(self) -> str:
        return f"{self.game}/{self.name}.toml"

    def rows(self, table: str) -> list[Row]:
        """The rows of a table, in the order of the file."""
        return list(self._table(table).values())

    def _table(self, name: str) -> dict[str, Row]:
        if name not in self.tables:
            raise DataError(f"{self.file} has no table {shown(name)}; its tables are {listed(self.tables)}.")
        return self.tables[name]

    def row(self, table: str, key: str) -> Row:
        rows = self._table(table)
        if key not in rows:
            raise DataError(f"{self.file} has no {table} {shown(key)}; the keys are {listed(rows)}.")
        return rows[key]

    def value(self, key: str) -> Value:
        """A single value, whatever its type."""
        return self.row(VALUE, key).values[VALUE]

    def int(self, key: str) -> builtins.int:
        """A single value that is a whole number."""
        return self.row(VALUE, key).int(VALUE)

    def ints(self, key: str) -> list[builtins.int]:
        """A single value that is a list of whole numbers."""
        return self.row(VALUE, key).ints(VALUE)

    def entries(self) -> Iterator[Entry]:
        """Every value with its certainty and its source."""
        for table, rows in self.tables.items():
            for row in rows.values():
                for field, value in row.values.items():
                    origin = row.origins[field]
                    yield Entry(self.game, f"{self.name}.toml", f"{table} {row.key}", field, value, *origin)


def digest_of(content: object) -> str:
    """SHA-256 of a content in its one canonical writing."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
