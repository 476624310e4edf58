"""Columns of sets, which are kept as numbers with a bit for each member: seats, things with names, cells of a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kit.columns import Chart, Columns, SeatColumns, turned
from flibuste.kit.rows import Row, whole_words


class SeatSetColumns(SeatColumns):
    """Some of the seats, a bit each, the viewer's first."""

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        mask: i64 = value
        for other in range(self.size):
            if mask >> other & 1:
                row.put(at + turned(other, seat, self.seats), 1)


class SetColumns(Columns):
    """Some of some things, a bit each; `places` says where each of them stands, if not in their order."""

    def __init__(self, words: Sequence[str], places: Sequence[int] | None = None) -> None:
        super().__init__(words)
        self.places = vec[i64](range(len(words)) if places is None else places)
        self.bytes = whole_words(len(self.places))

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        mask: int = value
        if not mask:
            return
        row.put_ones(at, mask.to_bytes(self.bytes, "little"), self.places)


class ChartColumns(SetColumns):
    """Some cells of a map, row by row."""

    def __init__(self, names: Sequence[str], shape: tuple[int, int], places: Sequence[int]) -> None:
        super().__init__(names, places)
        self.charts = [Chart("", 0, shape)]


class CellColumns(ChartColumns):
    """One cell of a map, or none."""

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        cell: i64 = value
        if cell >= 0:
            row.put(at + self.places[cell], 1)
