"""The data files of one game, read together: rows checked, overlay applied, totals added up, files compared."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from flibuste.data.errors import DataError, listed, shown
from flibuste.data.overlay import correct
from flibuste.data.rows import parse, raw_rows, read_row
from flibuste.data.schema import COPIES, Field, Fields, parse_schema
from flibuste.data.sheet import VALUE, Row, Sheet, Tables
from flibuste.data.totals import check_totals

SCHEMA = "schema.toml"
SINGLE_VALUES: Fields = {VALUE: Field("any")}


def open_box(game: str, folder: Traversable, overlay: Path | None = None) -> dict[str, Sheet]:
    """Every data file of a game, by name, with the corrections that stand in the overlay's folder of the same game."""
    schema = f"{game}/{SCHEMA}"
    schemas = {**parse_schema(schema, parse(schema, folder / SCHEMA)), VALUE: SINGLE_VALUES}
    names = sorted(_toml_files(folder) - {SCHEMA})
    corrections = {} if overlay is None else _corrections(overlay / game, names)
    sheets = [_read_sheet(game, folder / name, schemas, corrections.get(name)) for name in names]
    _check_agreement(sheets, schemas)
    return {sheet.name: sheet for sheet in sheets}


def _toml_files(folder: Traversable) -> set[str]:
    return {file.name for file in folder.iterdir() if file.name.endswith(".toml")}


def _corrections(folder: Path, names: list[str]) -> dict[str, Path]:
    if not folder.is_dir():
        return {}
    for name in sorted(_toml_files(folder)):
        if name not in names:
            raise DataError(f"{folder / name} corrects nothing; it should be called one of {listed(names)}.")
    return {name: folder / name for name in _toml_files(folder)}


def _read_sheet(game: str, file: Traversable, schemas: Mapping[str, Fields], correction: Path | None) -> Sheet:
    where = f"{game}/{file.name}"
    document = parse(where, file)
    totals = document.pop("totals", {})
    if not isinstance(totals, dict):
        raise DataError(f'{where}: totals is {shown(totals)}; it should be a table such as [totals] with "card" = 120.')
    tables: Tables = {}
    for raw in raw_rows(where, document, schemas):
        tables.setdefault(raw.table, {})[raw.key] = read_row(raw, schemas[raw.table])
    if correction is not None:
        correct(tables, correction, schemas)
    sheet = Sheet(game, file.name.removesuffix(".toml"), tables)
    check_totals(sheet, schemas, totals)
    return sheet


def _check_agreement(sheets: list[Sheet], schemas: Mapping[str, Fields]) -> None:
    """In a table that counts copies, the same key in two files is the same thing and must look the same."""
    for table, fields in schemas.items():
        printed = [name for name, field in fields.items() if field.kind != COPIES]
        if len(printed) == len(fields):
            continue
        first: dict[str, Row] = {}
        for sheet in sheets:
            for row in sheet.tables.get(table, {}).values():
                _require_alike(first.setdefault(row.key, row), row, printed)


def _require_alike(row: Row, other: Row, names: list[str]) -> None:
    for name in names:
        one, two = row.values.get(name), other.values.get(name)
        if one != two:
            raise DataError(
                f"{other.where}: {name} is {shown(two)}, but {shown(one)} in {row.where}; "
                "a key should mean the same in every file, so change both, or the number of copies."
            )
