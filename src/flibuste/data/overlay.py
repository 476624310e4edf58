"""Corrections by somebody who owns the box: rows named by their key replace only the fields they name."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

from flibuste.data.errors import DataError, listed
from flibuste.data.rows import RawRow, parse, raw_rows, read_values, require_all, require_fit
from flibuste.data.schema import Fields, Value, shape
from flibuste.data.sheet import OVERLAY, Origin, Row, Tables


def correct(tables: Tables, file: Path, schemas: Mapping[str, Fields]) -> None:
    """Put the corrections of an overlay file into the rows they name, and add the rows that say they are new."""
    origin = Origin(OVERLAY, str(file))
    for raw in raw_rows(str(file), parse(str(file), file), schemas):
        fields = schemas[raw.table]
        rows = tables.setdefault(raw.table, {})
        values = read_values(raw, fields, also=("new",))
        if raw.content.get("new") is True:
            rows[raw.key] = _added(rows, raw, fields, values, origin)
        else:
            rows[raw.key] = _corrected(rows, raw, values, origin)


def _added(rows: Mapping[str, Row], raw: RawRow, fields: Fields, values: Mapping[str, Value], origin: Origin) -> Row:
    if raw.key in rows:
        raise DataError(f"{raw.where} is called new, but there is such a row already; to correct it leave out new.")
    require_all(raw.where, values, fields)
    return Row(raw.where, raw.key, fields, values, dict.fromkeys(values, origin))


def _corrected(rows: Mapping[str, Row], raw: RawRow, values: Mapping[str, Value], origin: Origin) -> Row:
    if raw.key not in rows:
        near = get_close_matches(raw.key, rows, n=3) or rows
        raise DataError(f"{raw.where} corrects nothing, for there is no such key; it should be one of {listed(near)}.")
    row = rows[raw.key]
    for name, value in values.items():
        if row.fields[name].kind == "any":
            require_fit(raw.where, name, value, shape(row.values[name]))
    origins = {**row.origins, **dict.fromkeys(values, origin)}
    return Row(raw.where, row.key, row.fields, {**row.values, **values}, origins)
