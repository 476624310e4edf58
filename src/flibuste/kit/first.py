"""What a field is before anything happened, by its kind: nothing, zero, the first of its words, an empty list."""

from __future__ import annotations

from typing import Any

from flibuste.kit.board import Part, fields_of
from flibuste.kit.grid_kinds import Cell
from flibuste.kit.kinds import NONE, Coverable, Derived, Each, Kind, Named, Number, Sparse, Word
from flibuste.kit.packed import Packed, row_of
from flibuste.kit.tally import Tally


def fresh(rules: Any, part: Any) -> Any:
    """A new board, or a part of one, whose fields have their first values."""
    fields = fields_of(type(part))
    for field in fields:
        if not isinstance(field.kind, Derived):
            setattr(part, field.name, first_of(rules, field.kind))
    for field in fields:
        if isinstance(field.kind, Derived):
            setattr(part, field.name, field.kind.work_out(rules, part))
    return part


def first_of(rules: Any, kind: Kind) -> Any:
    """The first value of a kind."""
    if isinstance(kind, Coverable):
        return first_of(rules, kind.of)
    if isinstance(kind, Packed):
        return row_of(first_of(rules, kind.of))
    if isinstance(kind, Part):
        return fresh(rules, kind.made())
    if isinstance(kind, Each):
        size = 0 if kind.size is None else kind.size if isinstance(kind.size, int) else kind.size(rules)
        return [first_of(rules, kind.of) for _ in range(size)]
    if isinstance(kind, Named):
        return [first_of(rules, kind.of) - kind.shift for _ in kind.names]
    if isinstance(kind, Sparse):
        return [0] * len(kind.names)
    if isinstance(kind, Tally):
        return kind.zeros()
    if isinstance(kind, (Number, Word, Cell)) and kind.none:
        return NONE
    return kind.least if isinstance(kind, Number) else 0
