"""A small record that is kept as one number, such as a line of a sheet: cells with names, a kind and some bits each."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from flibuste.kernel.codec import expect_keys
from flibuste.kit.columns import Columns
from flibuste.kit.kinds import Kind
from flibuste.kit.rows import Row


class Bits:
    """Where a cell stands in the number."""

    def __init__(self, lowest: int, bits: int) -> None:
        self.lowest: i64 = lowest
        self.mask: i64 = (1 << bits) - 1

    def of(self, packed: i64) -> i64:
        return packed >> self.lowest & self.mask


class Cells(Kind):
    """Written as an object. Of each cell: its kind, its lowest bit, and how many bits it has."""

    def __init__(self, **cells: tuple[Kind, int, int]) -> None:
        super().__init__()
        self.cells = cells
        self.bits = {name: Bits(lowest, bits) for name, (_, lowest, bits) in cells.items()}

    def pack(self, *values: int) -> int:
        packed = 0
        for (_, lowest, _), value in zip(self.cells.values(), values, strict=True):
            packed |= value << lowest
        return packed

    def unpack(self, packed: int) -> list[int]:
        return [bits.of(packed) for bits in self.bits.values()]

    def write(self, rules: Any, value: Any) -> Any:
        named = zip(self.cells.items(), self.unpack(value), strict=True)
        return {name: kind.write(rules, cell) for (name, (kind, _, _)), cell in named}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys(what, document, tuple(self.cells))
        cells = self.cells.items()
        return self.pack(*[kind.read(rules, f"{name} of {what}", document[name]) for name, (kind, _, _) in cells])

    def columns(self, rules: Any) -> Columns:
        return CellsColumns(self)


class CellsColumns(Columns):
    """What a record says, a number each; counted from one, since no record is all zero."""

    def __init__(self, kind: Cells) -> None:
        super().__init__(list(kind.cells))
        self.kind = kind

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        for cell in self.kind.unpack(value):
            row.put(at, cell + 1)
            at += 1
