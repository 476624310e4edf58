"""Positions as the records of the first format knew them: they took their digest from the values themselves."""

from __future__ import annotations

from typing import Any

from flibuste.kit.board import Part, fields_of
from flibuste.kit.kinds import Each, Flag, Kind
from flibuste.kit.packed import Packed


def first_facts_of(part: Any) -> tuple[object, ...]:
    """The stored fields of a part of a board."""
    stored = [field for field in fields_of(type(part)) if field.kind.stored]
    return tuple([_first(field.kind, getattr(part, field.name)) for field in stored])


def _first(kind: Kind, value: Any) -> object:
    """Lists were tuples, but for those of parts, and flags true or false."""
    if isinstance(kind, Flag):
        return bool(value)
    if isinstance(kind, Each) and isinstance(kind.of, Part):
        return [first_facts_of(item) for item in value]
    return tuple(value) if isinstance(kind, Packed) or isinstance(value, list) else value
