"""Rows as they stand in a file, checked against the fields of their table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from flibuste.data.errors import DataError, listed, shown
from flibuste.data.schema import Field, Fields, Value
from flibuste.data.sheet import CERTAINTIES, Origin, Row

PROVENANCE = ("source", "certainty", "source_of", "certainty_of")


class RawRow(NamedTuple):
    """A row before its fields are checked: its table, its place for error messages, its key and what it says."""

    table: str
    where: str
    key: str
    content: Mapping[str, Any]


def parse(where: str, file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{where} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{where} is not valid TOML: {error}.") from None


def raw_rows(where: str, document: Mapping[str, Any], schemas: Mapping[str, Fields]) -> list[RawRow]:
    """The rows of a file, in its order, each key once in its table."""
    found: dict[tuple[str, str], RawRow] = {}
    for table, rows in document.items():
        if table not in schemas:
            raise DataError(f"{where} has a table {shown(table)}; the tables are {listed(schemas)}.")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise DataError(f"{where}: {table} is not a list of rows; each row should stand under [[{table}]].")
        for number, content in enumerate(rows, 1):
            key = content.get("key")
            if not isinstance(key, str):
                raise DataError(f"{where}, {table} number {number}: key {_there(key)}; it should be a text.")
            place = f"{where}, {table} {shown(key)}"
            if (table, key) in found:
                raise DataError(f"{place} stands twice; every {table} should have a key of its own.")
            found[table, key] = RawRow(table, place, key, content)
    return list(found.values())


def read_row(raw: RawRow, fields: Fields) -> Row:
    """A complete row: every field it must have, and the origin of each."""
    where, content = raw.where, raw.content
    values = read_values(raw, fields, also=PROVENANCE)
    require_all(where, values, fields)
    certainty, source = _certainty(where, content.get("certainty")), _source(where, content.get("source"))
    certainties, sources = _of_fields(raw, "certainty_of", values), _of_fields(raw, "source_of", values)
    origins = {
        name: Origin(
            _certainty(where, certainties.get(name, certainty)),
            _source(where, sources.get(name, source)),
        )
        for name in values
    }
    return Row(where, raw.key, fields, values, origins)


def read_values(raw: RawRow, fields: Fields, also: tuple[str, ...]) -> dict[str, Value]:
    """What a row says in the fields of its table, each value of the right kind; no other field but `also`."""
    values: dict[str, Value] = {}
    for name, value in raw.content.items():
        if name in fields:
            require_fit(raw.where, name, value, fields[name])
            values[name] = value
        elif name not in ("key", *also):
            legal = listed(("key", *fields, *also))
            raise DataError(f"{raw.where} has a field {shown(name)}; the fields are {legal}.")
    return values


def require_fit(where: str, name: str, value: object, field: Field) -> None:
    if not field.fits(value):
        raise DataError(f"{where}: {name} is {shown(value)}; it should be {field.what}.")


def require_all(where: str, values: Mapping[str, Value], fields: Fields) -> None:
    for name, field in fields.items():
        if name not in values and not field.optional:
            raise DataError(f"{where}: {name} is missing; it should be {field.what}.")


def _of_fields(raw: RawRow, name: str, values: Mapping[str, Value]) -> dict[str, Any]:
    """`certainty_of` or `source_of`: what holds for single fields of the row."""
    given = raw.content.get(name, {})
    if not isinstance(given, dict) or not set(given) <= set(values):
        there, fields = shown(given), listed(values)
        raise DataError(f"{raw.where}: {name} is {there}; it should speak of fields of this row: {fields}.")
    return given


def _certainty(where: str, value: object) -> str:
    if value not in CERTAINTIES:
        raise DataError(f"{where}: certainty {_there(value)}; it should be one of {listed(CERTAINTIES)}.")
    return str(value)


def _source(where: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise DataError(f"{where}: source {_there(value)}; it should say where the value can be checked.")
    return value


def _there(value: object) -> str:
    return "is missing" if value is None else f"is {shown(value)}"
