"""Data files as they were when a match began: the match is played on with them, whatever was corrected since."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from flibuste.data.errors import DataError, listed
from flibuste.data.sheet import Content, Origin, Row, Sheet

KEPT = Origin("kept", "with the match")
FACE_DOWN: Final = "face-down"


def face_down(content: Content) -> Content:
    """The content as a reader of the file does not see it: a story not yet told lies in it like cards in their box."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return {FACE_DOWN: [[base64.b85encode(zlib.compress(text.encode(), 9)).decode()]]}


def face_up(content: Content) -> Content:
    """The content again; one that lies open already is as it is."""
    if not isinstance(content, dict) or list(content) != [FACE_DOWN]:
        return content
    try:
        ((text,),) = content[FACE_DOWN]
        found: Content = json.loads(zlib.decompress(base64.b85decode(text)))
    except (TypeError, ValueError, zlib.error) as error:
        raise DataError("What was kept face down cannot be turned up again: it was changed.") from error
    return found


def restored(present: Sheet, content: Content) -> Sheet:
    """The sheet with the values that were kept. Its components must be those of the present one: what was corrected
    since may be another number, but no other card."""
    tables = {table: _rows(present, table, rows) for table, rows in _known(present, face_up(content)).items()}
    return Sheet(present.game, present.name, tables)


def _known(present: Sheet, content: Content) -> Content:
    if not isinstance(content, dict) or sorted(content) != sorted(present.tables):
        raise DataError(f"What was kept of {present.file} should have the tables {listed(present.tables)}.")
    return content


def _rows(present: Sheet, table: str, rows: list[list[Any]]) -> dict[str, Row]:
    known = present.tables[table]
    try:
        kept: dict[str, Mapping[str, Any]] = {key: values for key, values in rows}
    except (TypeError, ValueError) as error:
        raise DataError(f"What was kept of {present.file}, table {table}, is not a list of rows.") from error
    if list(kept) != list(known):
        raise DataError(f"What was kept of {present.file}, table {table}, has other rows than {listed(known)}.")
    return {key: _row(known[key], values) for key, values in kept.items()}


def _row(present: Row, values: Mapping[str, Any]) -> Row:
    if not isinstance(values, dict) or not set(values) <= set(present.fields):
        raise DataError(f"What was kept of {present.where} has other fields than {listed(present.fields)}.")
    return Row(f"{present.where} (kept)", present.key, present.fields, values, dict.fromkeys(values, KEPT))
