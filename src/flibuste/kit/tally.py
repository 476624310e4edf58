"""The counters of a catalogue, of every seat and of the table, in one list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from flibuste.kernel.codec import expect_keys
from flibuste.kit.catalogue import ROW, TABLE, Catalogue
from flibuste.kit.columns import SMALL, Columns, packed_of
from flibuste.kit.kinds import Each, Kind, Sparse
from flibuste.kit.rows import Row


class Tally(Kind):
    """What is counted, by name: for each seat those above zero, and for the table."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self.names = catalogue.counters
        self.of = Sparse("count", self.names)

    @property
    def size(self) -> int:
        return len(self.names) * ROW

    def zeros(self) -> list[int]:
        return [0] * self.size

    def write(self, rules: Any, value: Any) -> Any:
        seats = [self.of.write(rules, value[seat::ROW]) for seat in range(rules.seats)]
        return {"seats": seats, "table": self.of.write(rules, value[TABLE::ROW])}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys(what, document, ("seats", "table"))
        tally = self.zeros()
        for seat, counts in enumerate(Each(self.of).read(rules, "players", document["seats"])):
            tally[seat::ROW] = counts
        tally[TABLE::ROW] = self.of.read(rules, "the table", document["table"])
        return tally

    def first(self, rules: Any) -> Any:
        return self.zeros()

    def copy(self, value: Any) -> Any:
        return list(value)


class TallyColumns(Columns):
    """Every counter: the viewer's first, then the others', then the table's."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        cells = [f"{name}.{owner}" for name in names for owner in (*range(seats), "table")]
        super().__init__(cells, [SMALL] * len(cells))
        self.seats: i64 = seats

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        row.put_counts(at, packed_of(value), ROW, self.seats, max(0, seat))
