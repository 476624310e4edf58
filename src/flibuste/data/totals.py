"""The sums under the columns: what the rows of a file must add up to.

"card" = 120                                      all copies of all cards
"card type=ship" = 50                             those with this value in this field
"card type=ship by colour" = { red = 10, ... }    one sum for each value of a field, and no other value
"card.marked_count" = 20                          the sum of another field, counted for each copy
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from flibuste.data.errors import DataError, listed, shown
from flibuste.data.schema import COPIES, Fields, Value
from flibuste.data.sheet import Row, Sheet

_TOTAL = re.compile(r"(?P<table>\w+)(?:\.(?P<field>\w+))?(?P<where>(?: \w+=\S+)*)(?: by (?P<by>\w+))?")


def check_totals(sheet: Sheet, schemas: Mapping[str, Fields], totals: Mapping[str, Any]) -> None:
    """Refuse a file whose rows do not add up."""
    for total, expected in totals.items():
        found = _found(f"{sheet.file}, totals: {shown(total)}", sheet, schemas, total)
        wanted = expected if isinstance(expected, dict) else {"": expected}
        for name in dict.fromkeys([*wanted, *found]):
            if wanted.get(name, 0) != found.get(name, 0):
                at = f" for {name}" if name else ""
                raise DataError(
                    f"{sheet.file}, totals: {shown(total)}{at} should be {shown(wanted.get(name, 0))}, "
                    f"but the rows add up to {found.get(name, 0)}."
                )


def _found(where: str, sheet: Sheet, schemas: Mapping[str, Fields], total: str) -> dict[str, int]:
    match = _TOTAL.fullmatch(total)
    if match is None:
        raise DataError(f'{where} cannot be read; it should look like "card type=ship by colour".')
    table, field, by = match["table"], match["field"], match["by"]
    wanted = dict(pair.split("=", 1) for pair in match["where"].split())
    rows = sheet.rows(table)
    fields = schemas[table]
    for name in [*wanted, *filter(None, (field, by))]:
        if name not in fields:
            raise DataError(f"{where} names the field {name}; the fields of {table} are {listed(fields)}.")
    sums: dict[str, int] = {}
    for row in rows:
        if all(_text(row.values.get(name)) == value for name, value in wanted.items()):
            group = _text(row.values.get(by)) if by else ""
            if group is not None:
                sums[group] = sums.get(group, 0) + _amount(row, fields, field)
    return sums


def _amount(row: Row, fields: Fields, field: str | None) -> int:
    """What a row adds: its copies, or a field of it for each copy; a field that itself counts copies adds as it is."""
    if field is not None and fields[field].kind == COPIES:
        return row.int(field, 0)
    return copies(row, fields) * (1 if field is None else row.int(field, 0))


def copies(row: Row, fields: Fields) -> int:
    """How often the thing is in the box: the first field of the kind `copies`, or once."""
    return next((row.int(name, 0) for name, field in fields.items() if field.kind == COPIES), 1)


def _text(value: Value | None) -> str | None:
    """A value as a total writes it: red, 4, true."""
    return None if value is None else value if isinstance(value, str) else shown(value)
